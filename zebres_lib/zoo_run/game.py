"""Games as one plays them: records with play, undo, redo and hooks. No rule is decided here."""

from pathlib import Path
from types import ModuleType
from typing import ClassVar, Generic, Self, TypeVar, cast

from ..errors import NotationError
from ..explain import Telling, tell
from ..notation import read_file
from ..randomness import Randomness, Stream
from ..record import Record, Step
from . import free_the_animals, race
from .cards import Deck
from .decks.tables import count
from .drawing import enclosure_of, enclosure_svg, track_of, track_svg
from .events import Event
from .free_the_animals import FreeState, Verdict, animals_left, verdict
from .position import DEAL_CARD, Phase, card_indices, drawn, encode, unpack_order
from .race import RaceState, finishers, winners
from .telling.narration import describe
from .telling.refusals import refusal
from .text.games import format_game, game_name, parse_game, split_turns
from .text.notation import (
    WrittenAction,
    format_action,
    numbers_of,
    parse_action,
    parse_actions,
)
from .variant import FreeRules, RaceRules

R = TypeVar("R", bound=FreeRules | RaceRules)
S = TypeVar("S", bound=FreeState | RaceState)


class Session(Record[R, S, Event], Generic[R, S]):
    """What both games share: a record from the start to any state, with undo and redo.

    Players are numbered from 1, cards go by their own numbers.
    """

    rules_class: ClassVar[type[FreeRules] | type[RaceRules]]
    _course: ClassVar[ModuleType]
    """The functions that the game is played by."""

    def __init__(self, rules: R) -> None:
        given: object = rules
        if not isinstance(given, self.rules_class):
            raise TypeError(
                f"rules: {rules!r} are not {self.rules_class.__name__}, which "
                f"{type(self).__name__} is played by"
            )
        super().__init__(rules, self._course.start(rules))

    @classmethod
    def by(cls, rules: R) -> Self:
        """Begin a game by rules that are given whole."""
        game = cls.__new__(cls)
        Session.__init__(game, rules)
        return game

    @classmethod
    def from_text(cls, text: str, deck: Deck | None = None) -> Self:
        """Read a whole game, as :meth:`to_text` writes it.

        ``deck`` is what it is played with where that does not come with the library. Raises
        :class:`NotationError` (:class:`IllegalAction` for an action that the rules forbid), naming
        the character where it went wrong and what was expected, also where the text is of the
        other game or the result written is not the one that the game has.
        """
        parsed = parse_game(text, deck)
        if not isinstance(parsed.rules, cls.rules_class):
            raise NotationError(
                "notation-other-game",
                text=text,
                index=0,
                found=repr(game_name(parsed.rules)),
                game=cls.__name__,
            )
        game = cls.by(cast(R, parsed.rules))
        game._replay(parsed.game)
        return game

    @classmethod
    def load(cls, path: str | Path, deck: Deck | None = None) -> Self:
        """Read a game from a UTF-8 text file; errors as in :meth:`from_text`, and ``OSError``."""
        return cls.from_text(read_file(path), deck)

    def to_text(self) -> str:
        """Return the whole game as text with headers (game, deck, players, rules, result)."""
        return format_game(self.rules, self._steps, result=self.result, headers=self.headers)

    # --- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state now."""
        return self._now

    @property
    def player(self) -> int:
        """Number of the player who is dealt a card, lines up or keeps next, from 1."""
        return self.state.player + 1

    @property
    def phase(self) -> Phase:
        """What comes next."""
        return Phase(self.state.phase)

    @property
    def turn(self) -> int:
        """Number of the turn, from 1; when the game is over, of its last."""
        return max(1, len(split_turns(self._steps)) + self._between_turns())

    def _between_turns(self) -> bool:
        return bool(self._steps) and (
            self.phase == Phase.DEAL and Phase(self._steps[-1].before.phase) != Phase.DEAL
        )

    def hand(self, player: int) -> tuple[int, ...]:
        """Return the numbers of the cards of a player; ``ValueError`` if there is no such one."""
        return numbers_of(self.rules.deck, card_indices(self.state.hands[self._seat(player)]))

    def lined_up(self, player: int) -> tuple[int, ...]:
        """Return the card numbers of a player's line-up of this turn, empty before there is one.

        Raises ``ValueError`` if there is no such player.
        """
        order = self.state.orders[self._seat(player)]
        cards = unpack_order(order, self.rules.hand_size) if order else ()
        return numbers_of(self.rules.deck, cards)

    def _seat(self, player: int) -> int:
        if not 1 <= player <= self.rules.players:
            raise ValueError(f"player {player!r} is not from 1 to {self.rules.players}")
        return player - 1

    def legal_actions(self) -> list[str]:
        """Return the texts of all actions that may come next; none when the game is over."""
        legal = self._course.legal_actions(self.rules, self.state)
        return [format_action(self.rules, action) for action in legal]

    def chance_outcomes(self) -> dict[str, float]:
        """Return the probability of each deal that may come next, by its text."""
        outcomes = self._course.chance_outcomes(self.rules, self.state)
        return {format_action(self.rules, action): chance for action, chance in outcomes}

    def why_not(self, text: str) -> Event | None:
        """Return the refusal that names the rule forbidding this action, or None if it is legal.

        Raises :class:`NotationError` if the text is not one action with cards of the deck.

        >>> FreeTheAnimals(players=1).why_not("1-2-3").rule
        'free.setup'
        """
        return refusal(self.rules, self.state, parse_action(self.rules, text))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == Phase.OVER

    def explain(self, language: str = "en") -> Telling:
        """Return what happened, and what did not, in the turn played last, in words."""
        turns = split_turns(self._steps)
        steps = turns[-1] if turns else []
        return tell([one for step in steps for one in self._describe(step)], language)

    # --- playing -------------------------------------------------------------------------------

    def deal(self, randomness: Randomness | int) -> list[Event]:
        """Let chance deal until every hand is full, and return the events.

        ``randomness`` is a generator that goes on from deal to deal, or a seed; ``TypeError`` if it
        is neither. Nothing is dealt, and nothing told, where no card is to be dealt now.
        """
        chance = _chance_of(randomness)
        state, steps = self.state, list[Step[S]]()
        while state.phase == Phase.DEAL:
            action = encode(DEAL_CARD, drawn(state.pile, chance))
            steps.append(Step(state, action, self._apply(state, action)))
            state = steps[-1].after
        return self._record(steps)

    # --- for the record ------------------------------------------------------------------------

    def _read_actions(self, text: str) -> list[WrittenAction]:
        return parse_actions(self.rules, text)

    def _format_action(self, action: int) -> str:
        return format_action(self.rules, action)

    def _refusal(self, state: S, written: WrittenAction) -> Event | None:
        return refusal(self.rules, state, written)

    def _apply(self, state: S, action: int) -> S:
        return cast(S, self._course.apply(self.rules, state, action))

    def _describe(self, step: Step[S]) -> list[Event]:
        return describe(self.rules, *step)

    def __repr__(self) -> str:
        phase = self.phase.name.lower().replace("_", " ")
        return f"<{type(self).__name__}, {len(self._steps)} actions, turn {self.turn}, {phase}>"


class FreeTheAnimals(Session[FreeRules, FreeState]):
    """A game of Let's free the animals.

    Parameters are those of :class:`~zebres_lib.zoo_run.variant.FreeRules`, whose errors it raises;
    :meth:`by` takes rules that are there already.

    >>> game = FreeTheAnimals(players=1)
    >>> events = game.play("+1+2+3")
    >>> game.hand(1)
    (1, 2, 3)
    """

    rules_class = FreeRules
    _course: ClassVar = free_the_animals

    def __init__(self, players: int = 2, **rules: object) -> None:
        super().__init__(FreeRules(players=players, **rules))  # type: ignore[arg-type]

    @property
    def tokens(self) -> dict[str, int]:
        """Tokens left in the enclosure, by animal."""
        animals = self.rules.deck.animals
        return {animal: count(self.state.tokens, k) for k, animal in enumerate(animals)}

    @property
    def result(self) -> str:
        """The number of animals left (``free.verdict``), ``*`` while the game goes on."""
        return str(self.animals_left) if self.is_over else "*"

    @property
    def animals_left(self) -> int:
        """Tokens left in the enclosure."""
        return animals_left(self.state)

    @property
    def path(self) -> int:
        """Path tokens left, the one under the keeper included."""
        return self.state.path

    @property
    def verdict(self) -> Verdict | None:
        """How well a finished game went (``free.verdict``), None while it goes on."""
        return Verdict(verdict(self.animals_left)) if self.is_over else None

    def _repr_svg_(self) -> str:
        """Return the enclosure as it stands, for notebooks."""
        return enclosure_svg(enclosure_of(self), picture_id="game")


class Race(Session[RaceRules, RaceState]):
    """A race of the year.

    Parameters are those of :class:`~zebres_lib.zoo_run.variant.RaceRules`, whose errors it raises;
    :meth:`by` takes rules that are there already.

    >>> race = Race(players=2, favourites=("panda", "llama"))
    >>> events = race.play("+1+2+3+4 +5+6+7+8")
    >>> race.phase.name, race.player
    ('LINE_UP', 1)
    """

    rules_class = RaceRules
    _course: ClassVar = race

    def __init__(self, players: int = 2, **rules: object) -> None:
        super().__init__(RaceRules(players=players, **rules))  # type: ignore[arg-type]

    @property
    def spaces(self) -> tuple[int, ...]:
        """How far each pawn has come, in spaces."""
        return self.state.spaces[: self.rules.players]

    @property
    def crowns(self) -> tuple[int, ...]:
        """Crowns of each player."""
        return self.state.crowns[: self.rules.players]

    @property
    def finishers(self) -> tuple[int, ...]:
        """Numbers of the players whose pawns have passed the finish line."""
        return tuple(seat + 1 for seat in card_indices(finishers(self.rules, self.state)))

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Numbers of the winners of a finished race, None while it goes on (``race.winner``)."""
        if not self.is_over:
            return None
        return tuple(seat + 1 for seat in card_indices(winners(self.rules, self.state)))

    @property
    def result(self) -> str:
        """The winners' numbers with commas between them, ``*`` while the race goes on."""
        return ",".join(map(str, self.winners or ())) or "*"

    def _repr_svg_(self) -> str:
        """Return the track as it stands, for notebooks."""
        return track_svg(track_of(self), picture_id="game")


def _chance_of(randomness: Randomness | int) -> Randomness:
    """Return a generator as it is, or the stream of a seed; ``TypeError`` if it is neither."""
    if hasattr(randomness, "random"):
        return randomness
    if isinstance(randomness, bool) or not hasattr(randomness, "__index__"):
        raise TypeError(
            f"randomness: {randomness!r} is neither a seed, a whole number, nor a generator "
            "such as numpy.random.default_rng(1)"
        )
    return Stream(int(randomness))
