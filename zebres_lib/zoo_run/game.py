"""Games as one plays them: records with play, undo, redo and hooks. No rule is decided here."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar, Generic, Self, TypeVar, cast

from ..explain import Telling, tell
from ..randomness import Randomness
from .cards import Deck
from .decks.tables import count
from .drawing import enclosure_of, enclosure_svg, track_of, track_svg
from .events import Event
from .free_the_animals import FreeState, Verdict, animals_left, verdict
from .position import DEAL_CARD, Phase, card_indices, drawn, encode, unpack_order
from .race import RaceState, finishers, winners
from .runs import (
    IllegalAction,
    Step,
    apply,
    chance_of,
    chance_outcomes,
    legal_actions,
    resolve,
    result,
    start,
)
from .telling.narration import describe
from .telling.refusals import refusal
from .text.games import format_game, game_name, parse_game, split_turns
from .text.notation import NotationError, format_action, numbers_of, parse_action
from .variant import FreeRules, RaceRules

Hook = Callable[[Event], object]
R = TypeVar("R", FreeRules, RaceRules)
S = TypeVar("S", FreeState, RaceState)


class Session(Generic[R, S]):
    """What both games share: a record from the start to any state, with undo and redo.

    Players are numbered from 1, cards go by their own numbers.
    """

    rules_class: ClassVar[type[FreeRules] | type[RaceRules]]

    def __init__(self, rules: R) -> None:
        if not isinstance(rules, self.rules_class):
            raise TypeError(
                f"rules: {rules!r} are not {self.rules_class.__name__}, which "
                f"{type(self).__name__} is played by"
            )
        self.rules: R = rules
        self.headers: dict[str, str] = {}
        self._start: S = cast(S, start(rules))
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._hooks: list[Hook] = []

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
                f"game text, header Game: found {game_name(parsed.rules)!r}, expected the game "
                f"that {cls.__name__} plays",
                text,
                0,
            )
        game = cls.by(cast(R, parsed.rules))
        game.headers = dict(parsed.headers)
        game._steps = resolve(parsed.rules, game._start, parsed.moves, text)
        if parsed.result not in ("*", game.result):
            raise NotationError(
                f"game text, character {parsed.result_index + 1}: found result {parsed.result}, "
                f"expected {game.result}, which is what these actions lead to",
                text,
                parsed.result_index,
            )
        return game

    @classmethod
    def load(cls, path: str | Path, deck: Deck | None = None) -> Self:
        """Read a game from a UTF-8 text file; errors as in :meth:`from_text`, and ``OSError``."""
        data = Path(path).read_bytes()
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise NotationError(
                f"{path}, byte {error.start + 1}: not UTF-8 text, expected a saved game",
                "",
                error.start,
            ) from error
        return cls.from_text(text, deck)

    def save(self, path: str | Path) -> None:
        """Write the game to a UTF-8 text file that :meth:`load` reads."""
        Path(path).write_text(self.to_text(), encoding="utf-8", newline="\n")

    def to_text(self) -> str:
        """Return the whole game as text with headers (game, deck, players, rules, result)."""
        return format_game(self.rules, self._steps, result=self.result, headers=self.headers)

    def copy(self) -> Self:
        """Return an independent game with the same record and no hooks."""
        twin = self.by(self.rules)
        twin.restore(self)
        return twin

    def restore(self, other: Self) -> None:
        """Take over the rules, record and headers of another game; hooks stay as they are."""
        self.rules, self._start = other.rules, other._start
        self._steps, self._undone = list(other._steps), list(other._undone)
        self.headers = dict(other.headers)

    # --- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The state now."""
        return cast(S, self._steps[-1].after) if self._steps else self._start

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

    @property
    def actions(self) -> list[str]:
        """The texts of all actions so far."""
        return [format_action(self.rules, step.action) for step in self._steps]

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every action so far with the states before and after it."""
        return tuple(self._steps)

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
        return [format_action(self.rules, one) for one in legal_actions(self.rules, self.state)]

    def chance_outcomes(self) -> dict[str, float]:
        """Return the probability of each deal that may come next, by its text."""
        outcomes = chance_outcomes(self.rules, self.state)
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

    @property
    def result(self) -> str:
        """How it ended, as in :mod:`~zebres_lib.zoo_run.text.games`; ``*`` while it goes on."""
        return result(self.rules, self.state)

    def events(self) -> Iterator[tuple[str, list[Event]]]:
        """Yield (action text, its events) for every action so far."""
        for step in self._steps:
            yield format_action(self.rules, step.action), describe(self.rules, *step)

    def explain(self, language: str = "en") -> Telling:
        """Return what happened, and what did not, in the turn played last, in words."""
        turns = split_turns(self._steps)
        steps = turns[-1] if turns else []
        return tell([one for step in steps for one in describe(self.rules, *step)], language)

    # --- playing -------------------------------------------------------------------------------

    def play(self, text: str) -> list[Event]:
        """Play an action or a run of actions, whole or not at all, and return its events.

        Every subscribed hook is called with every event after the run has been recorded. Raises
        :class:`IllegalAction` with nothing changed, naming the action, its place in the text and
        the rule that forbids it.
        """
        steps = resolve(self.rules, self.state, text, text)
        if not steps:
            raise IllegalAction("there is no action in this text", text, 0)
        return self._record(steps)

    def deal(self, randomness: Randomness | int) -> list[Event]:
        """Let chance deal until every hand is full, and return the events.

        ``randomness`` is a generator that goes on from deal to deal, or a seed; ``TypeError`` if it
        is neither. Nothing is dealt, and nothing told, where no card is to be dealt now.
        """
        chance = chance_of(randomness)
        state, steps = self.state, []
        while state.phase == Phase.DEAL:
            action = encode(DEAL_CARD, drawn(state.pile, chance))
            after = cast(S, apply(self.rules, state, action))
            steps.append(Step(state, action, after))
            state = after
        return self._record(steps)

    def _record(self, steps: list[Step]) -> list[Event]:
        if not steps:
            return []
        self._steps += steps
        self._undone.clear()
        events = [event for step in steps for event in describe(self.rules, *step)]
        for event in events:
            for hook in tuple(self._hooks):
                hook(event)
        return events

    def undo(self) -> str:
        """Take back the last action and return its text; ``IndexError`` if there is none."""
        if not self._steps:
            raise IndexError("there is no action to take back")
        step = self._steps.pop()
        self._undone.append(step)
        return format_action(self.rules, step.action)

    def redo(self) -> str:
        """Play the action taken back last again and return its text; ``IndexError`` if none."""
        if not self._undone:
            raise IndexError("there is no action to play again")
        step = self._undone.pop()
        self._steps.append(step)
        return format_action(self.rules, step.action)

    def go_to(self, ply: int) -> None:
        """Undo or redo until ``ply`` actions have been played; ``IndexError`` if out of range."""
        most = len(self._steps) + len(self._undone)
        if not 0 <= ply <= most:
            raise IndexError(f"ply {ply} is not from 0 to {most}")
        while len(self._steps) > ply:
            self.undo()
        while len(self._steps) < ply:
            self.redo()

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return bool(self._steps)

    @property
    def can_redo(self) -> bool:
        """Whether there is an action to play again."""
        return bool(self._undone)

    def subscribe(self, hook: Hook) -> Callable[[], None]:
        """Call ``hook`` with every event of every later :meth:`play`; return how to stop that."""
        self._hooks.append(hook)

        def unsubscribe() -> None:
            if hook in self._hooks:
                self._hooks.remove(hook)

        return unsubscribe

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

    def __init__(self, players: int = 2, **rules: object) -> None:
        super().__init__(FreeRules(players=players, **rules))  # type: ignore[arg-type]

    @property
    def tokens(self) -> dict[str, int]:
        """Tokens left in the enclosure, by animal."""
        animals = self.rules.deck.animals
        return {animal: count(self.state.tokens, k) for k, animal in enumerate(animals)}

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

    def _repr_svg_(self) -> str:
        """Return the track as it stands, for notebooks."""
        return track_svg(track_of(self), picture_id="game")
