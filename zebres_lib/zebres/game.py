"""A game as one plays it: a record with play, undo, redo and hooks. No rule is decided here."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

from .events import Event
from .rules import (
    Phase,
    Player,
    Position,
    Rules,
    Species,
    in_hand,
    is_over,
    legal_actions,
    score,
    start,
)
from .runs import IllegalAction, Step, resolve
from .telling.narration import describe
from .telling.refusals import refusal
from .telling.scoring import score_events, territory_events
from .text.games import format_game, format_run, parse_game, split_turns
from .text.notation import NotationError, format_action, parse_action
from .text.positions import format_position, parse_position

Hook = Callable[[Event], object]


class BoardPosition(Position):
    """A position that knows its rules, so that it can write and draw itself.

    It is the same tuple of integers as a plain :class:`~zebres_lib.zebres.rules.Position` and
    equal to it. ``str()`` gives the position text.
    """

    rules: Rules

    @classmethod
    def on(cls, rules: Rules, position: Position) -> Self:
        """Return ``position`` under these rules."""
        placed = cls(*position)
        placed.rules = rules
        return placed

    def __str__(self) -> str:
        return format_position(self.rules, self)

    def _repr_svg_(self) -> str:
        from .drawing import svg

        return svg(self, self.rules)


class Game:
    """A game of Drôles de Zèbres from its start to any position, with undo and redo.

    Parameters
    ----------
    rules
        Numbers, rulings and board; classic by default.
    first_player
        Who posts the guardian (``setup.guardian``).

    Raises
    ------
    ValueError
        If the first player is neither White nor Green.

    >>> game = Game()
    >>> [event.rule for event in game.play("@Nb")]
    ['setup.guardian', 'turn.order']
    >>> str(game.position)
    '6/6/6/6/6 Nb g - place'
    """

    def __init__(self, rules: Rules | None = None, *, first_player: Player = Player.WHITE) -> None:
        self.rules = rules if rules is not None else Rules()
        if first_player not in (Player.WHITE, Player.GREEN):
            raise ValueError(
                f"first_player: {first_player!r} is neither Player.WHITE nor Player.GREEN "
                "(setup.guardian)"
            )
        self.headers: dict[str, str] = {}
        self._begin(start(int(first_player)))

    def _begin(self, position: Position) -> None:
        self._start = position
        self._steps: list[Step] = []
        self._undone: list[Step] = []
        self._hooks: list[Hook] = []

    @classmethod
    def from_position(cls, text: str, rules: Rules | None = None) -> Self:
        """Begin at any well-formed position text.

        Raises :class:`NotationError` saying where the text is wrong and why.
        """
        game = cls(rules)
        game._begin(parse_position(game.rules, text))
        return game

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a whole game, as :meth:`to_text` writes it.

        Raises :class:`NotationError` (:class:`IllegalAction` for an action that the rules forbid),
        naming the character where it went wrong and what was expected, also where the result
        written is not the one that the game has.
        """
        parsed = parse_game(text)
        game = cls(parsed.rules)
        game.headers = dict(parsed.headers)
        game._begin(parsed.start)
        if parsed.moves.strip():
            game._steps = resolve(game.rules, parsed.start, parsed.moves, text)
        if parsed.result not in ("*", game.result):
            raise NotationError(
                f"game text, character {parsed.result_index + 1}: found result {parsed.result}, "
                f"expected {game.result}, which is what these actions lead to",
                text,
                parsed.result_index,
            )
        return game

    @classmethod
    def load(cls, path: str | Path) -> Self:
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
        return cls.from_text(text)

    def save(self, path: str | Path) -> None:
        """Write the game to a UTF-8 text file that :meth:`load` reads."""
        Path(path).write_text(self.to_text(), encoding="utf-8", newline="\n")

    def to_text(self) -> str:
        """Return the whole game as text with headers (rules, board, result)."""
        return format_game(
            self.rules,
            self._start,
            [step.action for step in self._steps],
            result=self.result,
            headers=self.headers,
        )

    def copy(self) -> Self:
        """Return an independent game with the same record and no hooks."""
        twin = type(self)(self.rules)
        twin.restore(self)
        return twin

    def restore(self, other: "Game") -> None:
        """Take over the rules, record and headers of another game; hooks stay as they are."""
        self.rules, self._start = other.rules, other._start
        self._steps, self._undone = list(other._steps), list(other._undone)
        self.headers = dict(other.headers)

    # --- looking -------------------------------------------------------------------------------

    @property
    def position(self) -> BoardPosition:
        """The position now; ``str(game.position)`` is its text."""
        now = self._steps[-1].after if self._steps else self._start
        return BoardPosition.on(self.rules, now)

    @property
    def start(self) -> BoardPosition:
        """The position in which this record begins."""
        return BoardPosition.on(self.rules, self._start)

    @property
    def player(self) -> Player:
        """Who decides next; when the game is over, who placed last."""
        return Player(self.position.player)

    @property
    def phase(self) -> Phase:
        """What kind of decision comes next."""
        return Phase(self.position.phase)

    @property
    def actions(self) -> list[str]:
        """The texts of all actions so far, stays included."""
        return [format_action(self.rules.board, step.action) for step in self._steps]

    @property
    def turns(self) -> list[str]:
        """The texts of the turns so far, each its actions run together."""
        actions = [step.action for step in self._steps]
        board = self.rules.board
        return [format_run(board, actions[begin:end]) for begin, end in split_turns(actions)]

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every action so far with the positions before and after it."""
        return tuple(self._steps)

    def in_hand(self, player: Player, species: Species) -> int:
        """Return how many tokens of this species the player still holds."""
        return in_hand(self.rules, self.position, player, species)

    def legal_actions(self) -> list[str]:
        """Return the texts of all legal actions, in board order; none when the game is over."""
        board = self.rules.board
        return [format_action(board, action) for action in legal_actions(self.rules, self.position)]

    def why_not(self, text: str) -> Event | None:
        """Return the refusal that names the rule forbidding this action, or None if it is legal.

        Raises :class:`NotationError` if the text is not one action of this board.

        >>> Game().why_not("Zc3").rule
        'setup.guardian'
        """
        return refusal(self.rules, self.position, parse_action(self.rules.board, text))

    @property
    def is_over(self) -> bool:
        """Whether the board is full (``end.full-board``)."""
        return is_over(self.position)

    def scores(self) -> tuple[int, int]:
        """Return (White's points, Green's points), as if the game ended now."""
        return score(self.rules, self.position)

    def score_events(self) -> list[Event]:
        """Return the explanation of :meth:`scores`: every territory, then the totals."""
        return score_events(self.rules, self.position)

    def territory_events(self, letter: str) -> list[Event]:
        """Return how one territory scores as the board stands; ``ValueError`` if there is none."""
        letters = self.rules.board.territory_letters
        if letter not in letters:
            raise ValueError(f"territory {letter!r} is not among {', '.join(letters)}")
        return territory_events(self.rules, self.position, letters.index(letter))

    @property
    def winner(self) -> Player | None:
        """The winner of a finished game, ``Player.NOBODY`` on a draw, None while it goes on."""
        if not self.is_over:
            return None
        white, green = self.scores()
        if white == green:
            return Player.NOBODY
        return Player.WHITE if white > green else Player.GREEN

    @property
    def result(self) -> str:
        """Points as ``51-36``, White's first, or ``*`` while the game goes on."""
        white, green = self.scores()
        return f"{white}-{green}" if self.is_over else "*"

    def events(self) -> Iterator[tuple[str, list[Event]]]:
        """Yield (action text, its events) for every action so far."""
        for step in self._steps:
            yield format_action(self.rules.board, step.action), describe(self.rules, *step)

    # --- playing -------------------------------------------------------------------------------

    def play(self, text: str) -> list[Event]:
        """Play an action or a run of actions, whole or not at all, and return its events.

        Within a run a stay (``-``) may be left out. Every subscribed hook is called with every
        event after the run has been recorded. Raises :class:`IllegalAction` with nothing changed,
        naming the action, its place in the text and the rule that forbids it.
        """
        steps = resolve(self.rules, self.position, text, text)
        if not steps:
            raise IllegalAction("there is no action in this text", text, 0)
        self._steps += steps
        self._undone.clear()
        events = [event for step in steps for event in describe(self.rules, *step)]
        self._tell(events)
        return events

    def undo(self) -> str:
        """Take back the last action and return its text; ``IndexError`` if there is none."""
        if not self._steps:
            raise IndexError("there is no action to take back")
        step = self._steps.pop()
        self._undone.append(step)
        return format_action(self.rules.board, step.action)

    def redo(self) -> str:
        """Play the action taken back last again and return its text; ``IndexError`` if none."""
        if not self._undone:
            raise IndexError("there is no action to play again")
        step = self._undone.pop()
        self._steps.append(step)
        return format_action(self.rules.board, step.action)

    def go_to(self, ply: int) -> None:
        """Undo or redo until ``ply`` actions have been played; ``IndexError`` if out of range."""
        if not 0 <= ply <= len(self._steps) + len(self._undone):
            most = len(self._steps) + len(self._undone)
            raise IndexError(f"ply {ply} is not from 0 to {most}")
        while len(self._steps) > ply:
            self.undo()
        while len(self._steps) < ply:
            self.redo()

    def go_to_turn(self, turn: int) -> None:
        """Undo or redo until the end of a turn, counted from 1; 0 is the start of the record.

        Raises ``IndexError`` if the record has no such turn.
        """
        self.go_to(len(self._steps) + len(self._undone))
        ends = [0, *(end for _, end in split_turns([step.action for step in self._steps]))]
        if not 0 <= turn < len(ends):
            raise IndexError(f"turn {turn} is not from 0 to {len(ends) - 1}")
        self.go_to(ends[turn])

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

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            for hook in tuple(self._hooks):
                hook(event)

    def __repr__(self) -> str:
        return f"<Game, {len(self._steps)} actions, {self.position}>"

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()
