"""A game as one plays it: a record with play, undo, redo and hooks. No rule is decided here."""

from pathlib import Path
from typing import Self

from ..notation import read_file
from ..record import Record, Step
from .events import Event
from .rules import (
    ActionKind,
    Phase,
    Player,
    Position,
    Rules,
    Species,
    action_kind,
    apply,
    encode,
    in_hand,
    is_over,
    legal_actions,
    score,
    start,
)
from .telling.narration import describe
from .telling.refusals import refusal
from .telling.scoring import score_events, territory_events
from .text.games import format_game, format_run, parse_game, split_turns
from .text.notation import WrittenAction, format_action, parse_action, parse_actions
from .text.positions import format_position, parse_position


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


class Game(Record[Rules, Position, Event]):
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
    TypeError
        If the rules are none.

    >>> game = Game()
    >>> [event.rule for event in game.play("@Nb")]
    ['setup.guardian', 'turn.order']
    >>> str(game.position)
    '6/6/6/6/6 Nb g - place'
    """

    def __init__(self, rules: Rules | None = None, *, first_player: Player = Player.WHITE) -> None:
        if rules is None:
            rules = Rules()
        if not isinstance(rules, Rules):
            raise TypeError(f"rules: {rules!r} are not zebres.Rules, which a game is played by")
        if first_player not in (Player.WHITE, Player.GREEN):
            raise ValueError(
                f"first_player: {first_player!r} is neither Player.WHITE nor Player.GREEN "
                "(setup.guardian)"
            )
        super().__init__(rules, start(int(first_player)))

    @classmethod
    def from_position(cls, text: str, rules: Rules | None = None) -> Self:
        """Begin at any well-formed position text.

        Raises :class:`NotationError` saying where the text is wrong and why.
        """
        game = cls(rules)
        game._start = parse_position(game.rules, text)
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
        game._start = parsed.start
        game._replay(parsed.game)
        return game

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a game from a UTF-8 text file; errors as in :meth:`from_text`, and ``OSError``."""
        return cls.from_text(read_file(path))

    def to_text(self) -> str:
        """Return the whole game as text with headers (rules, board, result)."""
        actions = [step.action for step in self._steps]
        return format_game(
            self.rules, self._start, actions, result=self.result, headers=self.headers
        )

    # --- looking -------------------------------------------------------------------------------

    @property
    def position(self) -> BoardPosition:
        """The position now; ``str(game.position)`` is its text."""
        return BoardPosition.on(self.rules, self._now)

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
        return super().actions

    @property
    def turns(self) -> list[str]:
        """The texts of the turns so far, each its actions run together."""
        actions = [step.action for step in self._steps]
        board = self.rules.board
        return [format_run(board, actions[begin:end]) for begin, end in split_turns(actions)]

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
        if not self.is_over:
            return "*"
        white, green = self.scores()
        return f"{white}-{green}"

    # --- playing -------------------------------------------------------------------------------

    def play(self, text: str) -> list[Event]:
        """Play an action or a run of actions, whole or not at all, and return its events.

        Within a run a stay (``-``) may be left out. Every subscribed hook is called with every
        event after the run has been recorded. Raises :class:`IllegalAction` with nothing changed,
        naming the action, its place in the text and the rule that forbids it.
        """
        return super().play(text)

    def go_to_turn(self, turn: int) -> None:
        """Undo or redo until the end of a turn, counted from 1; 0 is the start of the record.

        Raises ``IndexError`` if the record has no such turn.
        """
        self.go_to(len(self._steps) + len(self._undone))
        ends = [0, *(end for _, end in split_turns([step.action for step in self._steps]))]
        if not 0 <= turn < len(ends):
            raise IndexError(f"turn {turn} is not from 0 to {len(ends) - 1}")
        self.go_to(ends[turn])

    # --- for the record ------------------------------------------------------------------------

    def _read_actions(self, text: str) -> list[WrittenAction]:
        return parse_actions(self.rules.board, text)

    def _format_action(self, action: int) -> str:
        return format_action(self.rules.board, action)

    def _refusal(self, position: Position, written: WrittenAction) -> Event | None:
        return refusal(self.rules, position, written.action)

    def _apply(self, position: Position, action: int) -> Position:
        return apply(self.rules, position, action)

    def _describe(self, step: Step[Position]) -> list[Event]:
        return describe(self.rules, *step)

    def _left_out(self, position: Position, action: int) -> int | None:
        decides = action_kind(action) in (ActionKind.SWAP, ActionKind.STAY)
        return encode(ActionKind.STAY) if position.phase == Phase.SWAP and not decides else None

    def __repr__(self) -> str:
        return f"<Game, {len(self._steps)} actions, {self.position}>"

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()
