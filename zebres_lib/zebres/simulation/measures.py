"""What is measured: from a table with a row a game to one value a game.

A metric is a function whose docstring is its definition, with its source and where ours differs:

* Browne: C. Browne, Automatic Generation and Evaluation of Recombination Games, PhD thesis,
  Queensland University of Technology 2008; shorter in C. Browne, F. Maire, Evolutionary Game
  Design, IEEE Transactions on Computational Intelligence and AI in Games 2 (2010).
* Ludii: the concepts and metrics of the Ludii general game system, by their names there (M.
  Stephenson, D. Soemers, É. Piette, C. Browne, General Game Heuristic Prediction Based on Ludeme
  Descriptions, IEEE Conference on Games 2021).

Both judge who is ahead by a search or by playouts from the position; here it is the running score,
as if the game ended after the turn, which needs no player's opinion and is what people at the table
see. Both average some criteria over all moves of all games; here every metric has one value a game,
a game weighs one, and so intervals and paired differences are those of independent games.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ...estimates import Quantity

if TYPE_CHECKING:
    import pandas as pd

    Values = pd.Series[Any]


@dataclass(frozen=True)
class Metric(Quantity):
    """One thing to measure about a variant: a quantity with a definition.

    Parameters
    ----------
    name
        Its name in tables.
    unit
        ``share`` for what is shown in per cent, else a unit of the catalogue such as ``points``.
    columns, values
        As those of a quantity.
    definition
        What it is, in words.
    folded
        Whether the metric is 1 minus the distance from 0 of the mean of the values, rather than
        the mean itself.
    """

    definition: str = ""
    folded: bool = False


METRICS: dict[str, Metric] = {}
"""All metrics by name, in the order of their definitions."""


def metric(unit: str, *columns: str, folded: bool = False) -> "Callable[[_Values], _Values]":
    """Enter a function into :data:`METRICS` under its own name."""

    def enter(function: "_Values") -> "_Values":
        name = function.__name__
        definition = " ".join((function.__doc__ or "").split())
        METRICS[name] = Metric(name, unit, columns, function, definition, folded)
        return function

    return enter


_Values = Callable[["pd.DataFrame"], "Values"]


def text(table: "pd.DataFrame", column: str) -> "pd.Series":
    """Return a column as plain text, since categories of two columns refuse to be compared."""
    return table[column].astype(str)


# --- who wins -----------------------------------------------------------------------------------


@metric("share", "winner", "first_player")
def advantage(table: "pd.DataFrame") -> "Values":
    """First player's advantage: share of games the first player wins less share the opponent wins.

    A game is 1, 0 (draw) or -1; the first player is who posts the guardian. Ludii's AdvantageP1
    is the first player's share of wins alone; Browne's advantage criterion is the distance between
    the shares, without its sign.
    """
    first = text(table, "winner") == text(table, "first_player")
    draw = text(table, "winner") == "draw"
    return first.astype(int) - (~first & ~draw).astype(int)


@metric("share", "winner", "first_player", folded=True)
def balance(table: "pd.DataFrame") -> "Values":
    """Balance: 1 less the distance between both seats' shares of wins; 1 is even, 0 one-sided.

    Ludii's Balance for two players, and Browne's, with seats (first player, opponent) in place of
    colours. The estimate is biased downwards while the interval of the advantage still holds 0.
    """
    return advantage(table)


@metric("share", "winner")
def white_advantage(table: "pd.DataFrame") -> "Values":
    """White's advantage: share of games White wins less share Green wins.

    With two different players and alternating first players this is how much stronger White's
    player is. No source has it: they let a player meet itself.
    """
    winner = text(table, "winner")
    return (winner == "white").astype(int) - (winner == "green").astype(int)


@metric("share", "winner")
def draws(table: "pd.DataFrame") -> "Values":
    """Drawishness: share of games that end in a draw (``ruling.tie``). Ludii's Drawishness.

    Browne's completion criterion is 1 less this, as every game ends here (``end.full-board``).
    """
    return text(table, "winner") == "draw"


@metric("points", "margin")
def margin(table: "pd.DataFrame") -> "Values":
    """Winning margin: points of the winner less those of the loser at the end, 0 in a draw.

    Ludii's ScoreDifference at the end of the game.
    """
    return table["margin"].abs()


@metric("points", "margin", "first_player")
def first_margin(table: "pd.DataFrame") -> "Values":
    """First player's margin: points of the first player less those of the opponent. Ours."""
    return table["margin"].where(text(table, "first_player") == "white", -table["margin"])


# --- how long, and how much there is to decide --------------------------------------------------


@metric("placements", "placements")
def length(table: "pd.DataFrame") -> "Values":
    """Length: animals placed, which is the number of turns.

    Ludii's DurationTurns, the guardian's first post not counted. Browne rates a duration by its
    distance from a wanted one; nothing is wanted here.
    """
    return table["placements"]


@metric("decisions", "decisions")
def decisions(table: "pd.DataFrame") -> "Values":
    """Decisions: actions taken, the guardian's posts and declined swaps included.

    Ludii's DurationMoves; there too, several moves may make a turn.
    """
    return table["decisions"]


@metric("actions", "options", "decisions")
def branching(table: "pd.DataFrame") -> "Values":
    """Branching factor: mean number of legal actions over the decisions of a game.

    Ludii's BranchingFactor (average), over all decisions, forced ones too.
    """
    return table["options"] / table["decisions"]


@metric("share", "real_decisions", "decisions")
def real_decisions(table: "pd.DataFrame") -> "Values":
    """Share of real decisions: those with more than one legal action. Ludii's DecisionMoves."""
    return table["real_decisions"] / table["decisions"]


# --- how exciting it is -------------------------------------------------------------------------


@metric("changes", "lead_changes")
def lead_changes(table: "pd.DataFrame") -> "Values":
    """Lead changes: times the lead passes from one player to the other; level scores pass over.

    Browne and Ludii (LeadChange) divide by the number of moves, and Ludii also counts going level
    as a change.
    """
    return table["lead_changes"]


@metric("share", "turns_behind", "placements")
def behind(table: "pd.DataFrame") -> "Values":
    """Share of turns after which the eventual winner is behind; 0 in a draw.

    The number of moves in Browne's drama criterion, without their severity.
    """
    return table["turns_behind"] / table["placements"]


@metric("index", "drama")
def drama(table: "pd.DataFrame") -> "Values":
    """Drama: how far behind the eventual winner is, over the turns that end with it behind.

    Mean of the square roots of its deficits, each as a share of all points in play (every animal
    of both hands, and the bonus); 0 where it is never behind, and in a draw, which has no winner.
    Browne's drama criterion game by game, with points in place of his evaluation. Ludii's Drama
    averages the deficit itself over all moves.
    """
    return table["drama"]


@metric("points", "comeback")
def comeback(table: "pd.DataFrame") -> "Values":
    """Comeback: the greatest deficit that the eventual winner makes good; 0 in a draw.

    Ludii's DecisivenessThreshold: the best that the player who does not win ever had.
    """
    return table["comeback"]


@metric("share", "decided_turn", "placements")
def decided_at(table: "pd.DataFrame") -> "Values":
    """Decisiveness: share of the game played when the winner's lead first beats the comeback.

    That is, when the eventual winner is further ahead than the loser ever is in the whole game; 1
    if that never happens and in a draw. Ludii's DecisivenessMoves, the deciding turn included.
    Browne's decisiveness turns it round: how quickly the game ends after that point.
    """
    return table["decided_turn"] / table["placements"]


@metric("share", "settled_turn", "placements")
def settled_at(table: "pd.DataFrame") -> "Values":
    """Settled: share of the game played when the winner goes ahead for good; 1 in a draw.

    Ours; a low number means that most of the game is played with its outcome on the board.
    """
    return table["settled_turn"] / table["placements"]


# --- what the animals and the guardian do -------------------------------------------------------


@metric("share", "hidden_zebras", "hidden_gazelles")
def hiding(table: "pd.DataFrame") -> "Values":
    """Hiding: share of games that end with an animal face down (``lion.zebra-hides`` and others).

    This and the following are coverage of the rules: Ludii's concepts ask whether a game has an
    effect at all, here it is how often a game shows it.
    """
    return (table["hidden_zebras"] + table["hidden_gazelles"]) > 0


@metric("share", "gazelles_sent_home")
def fleeing(table: "pd.DataFrame") -> "Values":
    """Fleeing: share of games in which a lion sends a gazelle home (``lion.gazelle-flees``)."""
    return table["gazelles_sent_home"] > 0


@metric("share", "swaps")
def swapping(table: "pd.DataFrame") -> "Values":
    """Swapping: share of games with a swap of a crocodile and a gazelle (``crocodile.swap``)."""
    return table["swaps"] > 0


@metric("share", "chains")
def chaining(table: "pd.DataFrame") -> "Values":
    """Chaining: share of games with a second swap in one turn (``crocodile.chain``)."""
    return table["chains"] > 0


@metric("share", "jumps")
def jumping(table: "pd.DataFrame") -> "Values":
    """Jumping: share of games in which the guardian jumps (``guardian.jump``)."""
    return table["jumps"] > 0


@metric("share", "solo_placements")
def solo(table: "pd.DataFrame") -> "Values":
    """Solo endings: share of games in which one player alone has tokens for two turns or more.

    Where two hands fill the board exactly, every game ends with one turn like that, the last one
    (``solo.finish``).
    """
    return table["solo_placements"] > 1


@metric(
    "share",
    "hidden_zebras",
    "hidden_gazelles",
    "gazelles_sent_home",
    "swaps",
    "chains",
    "jumps",
    "solo_placements",
)
def coverage(table: "pd.DataFrame") -> "Values":
    """Coverage: share of the six effects, from hiding to solo endings, that a game shows."""
    effects = (hiding, fleeing, swapping, chaining, jumping, solo)
    shown = [effect(table) for effect in effects]
    count: Values = shown[0].astype(int)
    for one in shown[1:]:
        count = count + one
    return count / len(effects)


@metric("tokens", "hidden_zebras", "hidden_gazelles")
def hidden(table: "pd.DataFrame") -> "Values":
    """Face-down tokens at the end, which score nothing (``score.face-down``)."""
    return table["hidden_zebras"] + table["hidden_gazelles"]


@metric("share", "inauguration", "winner")
def inauguration_wins(table: "pd.DataFrame") -> "Values":
    """Share of games won by the holder of the Inauguration token. Ours."""
    return text(table, "inauguration") == text(table, "winner")


@metric("share", "inauguration", "margin", "bonus")
def inauguration_decides(table: "pd.DataFrame") -> "Values":
    """Share of games whose outcome would be another without the points of the Inauguration token.

    The same games, move by move, with the token taken off at the end (``score.inauguration``):
    another winner, a draw in place of one, or the reverse. Players who know that it counts
    nothing may play otherwise; :func:`~zebres_lib.zebres.metrics.ruling_effects` measures that.
    """
    holder = text(table, "inauguration")
    points = table["bonus"] * ((holder == "white").astype(int) - (holder == "green").astype(int))
    without = table["margin"] - points
    changed: Values = np.sign(table["margin"]) != np.sign(without)
    return changed


# --- what a table of games says at a glance ----------------------------------------------------


def _equals(name: str, column: str, value: str) -> Quantity:
    return Quantity(name, "share", (column,), lambda table: text(table, column) == value)


def _same(name: str, column: str, other: str, *, without: str | None = None) -> Quantity:
    """The share of rows where two columns agree, rows with ``without`` in the first left out."""

    def values(table: "pd.DataFrame") -> "pd.Series":
        left, right = text(table, column), text(table, other)
        same = left == right
        return same if without is None else same[left != without]

    return Quantity(name, "share", (column, other), values)


def _number(name: str, column: str, unit: str) -> Quantity:
    return Quantity(name, unit, (column,), lambda table: table[column])


_SUMMARY: tuple[Quantity, ...] = (
    _equals("White wins", "winner", "white"),
    _equals("Green wins", "winner", "green"),
    _equals("draw", "winner", "draw"),
    _same("first player wins", "winner", "first_player"),
    _same("Inauguration holder wins", "inauguration", "winner", without="nobody"),
    _same(
        "Inauguration goes to the first player", "inauguration", "first_player", without="nobody"
    ),
    _number("White's points", "white_points", "points"),
    _number("Green's points", "green_points", "points"),
    _number("margin, White minus Green", "margin", "points"),
    Quantity("winning margin", "points", ("margin",), margin),
    _number("placements", "placements", "placements"),
    Quantity(
        "placement that takes the Inauguration",
        "placements",
        ("inauguration_placement",),
        lambda table: table["inauguration_placement"][table["inauguration_placement"] > 0],
    ),
    _number("zebras face down at the end", "hidden_zebras", "tokens"),
    _number("gazelles face down at the end", "hidden_gazelles", "tokens"),
    _number("gazelles sent home", "gazelles_sent_home", "tokens"),
    _number("swaps", "swaps", "swaps"),
    _number("swaps after the first of a turn", "chains", "swaps"),
    _number("guardian jumps", "jumps", "jumps"),
    _number("solo placements", "solo_placements", "placements"),
    _number("changes of the leader", "lead_changes", "changes"),
)


def quantities(table: "pd.DataFrame") -> tuple[Quantity, ...]:
    """Return the quantities of Drôles de Zèbres, with three for each territory of ``table``."""
    letters = [str(column)[len("owner_") :] for column in table if str(column).startswith("owner_")]
    territories: list[Quantity] = []
    for letter in letters:
        owner, points = f"owner_{letter}", f"points_{letter}"
        territories += [
            _equals(f"White owns territory {letter}", owner, "white"),
            _equals(f"Green owns territory {letter}", owner, "green"),
            _number(f"points of territory {letter}", points, "points"),
        ]
    return (*_SUMMARY, *territories)
