"""The rulebook's worked examples and FAQ cases as games one can go on playing.

Each is a legal game from the start position, on the classic board under classic rules, up to the
placement that the rulebook talks about.

>>> game = example("crocodile").game()
>>> events = game.play(example("crocodile").decisive)
>>> str(game.position)
'Z3z1/4c1/E1g1Z1/1Cg1e1/2gG1C W4 w - move'
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from .game import Game
from .rules import Rules


class UnknownExampleError(LookupError):
    """A name that no example has; the message lists the names there are."""


@dataclass(frozen=True)
class Example:
    """A worked example of the rulebook.

    Attributes
    ----------
    name
        What :func:`example` takes.
    game_text
        The turns from the start position to just before the decisive placement.
    decisive
        The run of actions that the example is about, without the guardian's move.
    rules_shown
        Ids of the rules that it shows.
    labels
        Squares by the name that the rulebook gives to what stands there, if it gives one.
    rules
        The rules of the game; classic.
    """

    name: str
    game_text: str
    decisive: str
    rules_shown: tuple[str, ...]
    labels: Mapping[str, str] = field(default_factory=dict, hash=False)
    rules: Rules = field(default_factory=Rules)

    def game(self) -> Game:
        """Return a new game with all turns before the decisive placement played."""
        game = Game(self.rules)
        game.play(self.game_text)
        return game

    @property
    def position(self) -> str:
        """The text of the position just before the decisive placement."""
        return str(self.game().position)


_ALL = (
    Example(
        name="lion",
        game_text="""
        @W3 Gb3>Na Za4>Nc Ec4>Ne Ge1>E2 Ge2>E5 Cc5>Sf Zf4>Sc Gc2>W5 Ca5>W3 Zd3>W1 Zc1>Nc
        """,
        decisive="Lc3",
        rules_shown=(
            "lion.zebra-hides",
            "lion.gazelle-flees",
            "lion.unafraid",
            "zebra.beside-lion",
            "gazelle.beside-lion",
            "score.majority",
        ),
    ),
    Example(
        name="crocodile",
        game_text="""
        @W3 Gc3>Na Za1>Nc Gc5>Ne Ze3>E2 Ce2>E3 Ea3>E4 Ee4>Sf Cf5>Se Ze1>Sd Gd5>Sb Gb4>W4
        """,
        decisive="Cc4xb4",
        rules_shown=("crocodile.swap", "crocodile.river", "score.majority"),
        labels=MappingProxyType({"A": "b4", "B": "c5", "C": "c3"}),
    ),
    Example(
        name="scoring",
        game_text="""
        @W3 Za3>W2 Cf2>W1 Ed1>Nc Lc1>Nd Zd5>Nf Gf1>E1 Ge1>E3 Ze3>Sf Zf4>Sd Gd2>Sa Ca5>W4 Eb4>W3
        """,
        decisive="Gd3",
        rules_shown=(
            "score.majority",
            "score.all-animals",
            "inauguration.first-full",
        ),
    ),
    Example(
        name="faq-chain",
        game_text="""
        @W3 Gd3>Na Za5>Nc Zc1>Nd Cd5>Nf Cf5>E3 Gc3>E4 Ee4>Se Ze2>Sb Gb3>Sa Ea2>W4 Za4>W2
        """,
        decisive="Cb2xb3xc3xd3",
        rules_shown=("crocodile.chain", "ruling.chain"),
    ),
    Example(
        name="faq-lion-empties",
        game_text="""
        @Nf Gf2>E1 Za1>E2 Eb2>E3 Ef3>E5 Ga5>Sd Cd5>Sc Cc1>Sb Gb4>W4 Ze4>W3 Zd3>W2
        """,
        decisive="Le2",
        rules_shown=("inauguration.after-effects", "lion.gazelle-flees"),
    ),
    Example(
        name="faq-crocodile-fills",
        game_text="""
        @Na Za5>Nb Eb2>Nd Cd3>E1 Zc1>E2 Ze2>E4 Zf4>E5 Cb5>Sd Gd4>Sb Gb4>W4
        """,
        decisive="Ca4xb4",
        rules_shown=("inauguration.by-swap", "inauguration.first-full"),
    ),
)

EXAMPLES: Mapping[str, Example] = MappingProxyType({example.name: example for example in _ALL})
"""All examples by name, the rulebook's pictures first."""


def example(name: str) -> Example:
    """Return the example of this name.

    Raises :class:`UnknownExampleError`, naming those there are, for any other.
    """
    if name not in EXAMPLES:
        raise UnknownExampleError(f"no example {name!r}; there are: {', '.join(EXAMPLES)}")
    return EXAMPLES[name]
