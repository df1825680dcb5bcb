"""What the analyses share: what they may be asked about, and the best turn with its line."""

from dataclasses import dataclass

from ....explain import LANGUAGES, LanguageError
from ....record import Step
from ...game import BoardPosition, Game
from ...rules import Phase, Position, Rules, apply
from ...text.games import format_run
from ...text.notation import parse_action
from ...text.positions import parse_position
from ..search import Budget, Searcher, SearchResult
from ..search.evaluation import rules_of

NODES = 400_000
"""Decisions looked at by default: the same answer on any machine, in some tenths of a second."""

TABLE_ENTRIES = 1 << 20

MAIN_SHARE = 0.75
"""Of a budget, for looking ahead as far as possible; the rest is for what remains to be asked."""

Subject = Game | Position | str
"""What can be asked about: a game as it stands now, a position, or a position's text."""


@dataclass(frozen=True)
class Turn:
    """The best way to go on that was found, up to the end of the turn and beyond.

    Attributes
    ----------
    steps
        The actions of the player who decides, up to the end of the turn, with the positions before
        and after each.
    text
        The same actions run together, such as ``"Lc3>E2"``.
    line
        Texts of the actions with which both would go on, those of the turn first.
    value
        The final margin, White minus Green, in points.
    exact
        Whether value and turn are proven best.
    depth
        Placements looked ahead.
    """

    steps: tuple[Step[Position], ...]
    text: str
    line: tuple[str, ...]
    value: float
    exact: bool
    depth: int

    @property
    def after(self) -> Position:
        """The position at the end of the turn."""
        return self.steps[-1].after


def asked(subject: Subject, rules: Rules | None) -> BoardPosition:
    """Return the position asked about, with its rules: those given, its own, or the classic ones.

    Raises ``TypeError`` for anything else, ``ValueError`` for a game of other rules than those
    given, and :class:`~..notation.NotationError` for text that is no position.
    """
    if isinstance(subject, Game):
        if rules is not None and rules != subject.rules:
            raise ValueError("rules: the game has other rules; leave them out to use the game's")
        return subject.position
    if isinstance(subject, Position):
        return BoardPosition.on(rules_of(subject, rules), subject)
    if isinstance(subject, str):
        rules = rules if rules is not None else Rules()
        return BoardPosition.on(rules, parse_position(rules, subject))
    raise TypeError(f"{subject!r} is not a Game, a Position or the text of a position")


def check_language(language: str) -> None:
    """Raise ``LanguageError`` naming the argument if the sentences do not exist in a language."""
    if language not in LANGUAGES:
        raise LanguageError(f"language: {language!r} is not among {', '.join(LANGUAGES)}")


def searcher_for(rules: Rules, searcher: Searcher | None, compiled: bool | None) -> Searcher:
    """Return the searcher given, or a new one; ``ValueError`` if it searches under other rules."""
    if searcher is None:
        return Searcher(rules, table_entries=TABLE_ENTRIES, compiled=compiled)
    if searcher.rules != rules:
        raise ValueError("searcher: it searches under other rules; make one with Searcher(rules)")
    return searcher


def look(
    searcher: Searcher,
    position: Position,
    budget: Budget,
    depth: int | None = None,
    *,
    all_best: bool = False,
) -> SearchResult:
    """Search within what is left of a budget, and count what that used.

    One placement is looked ahead even if nothing is left, and to the end if nothing limits it.
    """
    seconds, nodes = budget.seconds, budget.nodes
    if seconds is not None:
        # A limit must be positive, so a budget already spent leaves the least there is.
        seconds = max(1e-9, seconds - budget.elapsed)
    if nodes is not None:
        nodes = max(1, nodes - budget.used)
    if depth is None and seconds is None and nodes is None and budget.stop is None:
        depth = max(1, searcher.longest(position))
    found = searcher.search(
        position, depth=depth, seconds=seconds, nodes=nodes, stop=budget.stop, all_best=all_best
    )
    budget.used += found.nodes
    return found


def part(budget: Budget, share: float) -> Budget:
    """Return a budget of a share of what is left of another."""
    return Budget(
        None if budget.seconds is None else max(1e-9, share * (budget.seconds - budget.elapsed)),
        None if budget.nodes is None else max(1, int(share * (budget.nodes - budget.used))),
        budget.stop,
    )


def steady(searcher: Searcher, position: Position, found: SearchResult, budget: Budget) -> float:
    """Return the value found, steadied if it is an estimate: its mean with one placement less.

    Estimates favour whoever placed last on the line, so that depths by turns say too much and too
    little. The search remembers the lesser depth, which costs little to ask for again.
    """
    if found.exact or found.depth < 2 or budget.is_spent:
        return found.value
    before = look(searcher, position, budget, depth=found.depth - 1)
    if before.exact or before.depth < found.depth - 1 or budget.is_spent:
        return found.value
    return (found.value + before.value) / 2


def best_turn(searcher: Searcher, position: Position, budget: Budget) -> Turn:
    """Return the best turn from a position, of the player who decides there.

    Raises ``ValueError`` if the game is over.

    The line of a search may end within the turn; what is missing is then searched for in turn.
    """
    if position.phase == Phase.OVER:
        raise ValueError("the game is over; there is nothing to play (end.full-board)")
    rules, board = searcher.rules, searcher.rules.board
    most = part(budget, MAIN_SHARE)
    found = look(searcher, position, most)
    budget.used += most.used
    exact = found.exact
    value = int(found.value) if exact else steady(searcher, position, found, budget)
    line = list(found.line)
    steps: list[Step[Position]] = []
    now = Position(*position)
    while not steps or now.phase in (Phase.SWAP, Phase.MOVE):
        if len(line) == len(steps):
            rest = look(searcher, now, budget)
            exact = exact and rest.exact
            line += rest.line
        action = parse_action(board, line[len(steps)])
        steps.append(Step(now, action, apply(rules, now, action)))
        now = steps[-1].after
    text = format_run(board, [step.action for step in steps])
    return Turn(tuple(steps), text, tuple(line), value, exact, found.depth)


def follow(rules: Rules, position: Position, line: tuple[str, ...]) -> tuple[Step[Position], ...]:
    """Return the steps of a line of action texts from a position."""
    steps = []
    now = Position(*position)
    for text in line:
        action = parse_action(rules.board, text)
        steps.append(Step(now, action, apply(rules, now, action)))
        now = steps[-1].after
    return tuple(steps)


def empty_squares(rules: Rules, position: Position) -> int:
    """Return how many squares are empty."""
    return (rules.all_squares & ~(position.white | position.green)).bit_count()
