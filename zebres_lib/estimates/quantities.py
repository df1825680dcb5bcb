"""What a simulation's table says: each quantity with its unit, written once as data."""

from typing import TYPE_CHECKING

from .tabulate import Quantity, summarize

if TYPE_CHECKING:
    import pandas as pd


def text(table: "pd.DataFrame", column: str) -> "pd.Series":
    """Return a column as plain text, since categories of two columns refuse to be compared."""
    return table[column].astype(str)


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


ZEBRES: tuple[Quantity, ...] = (
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
    Quantity("winning margin", "points", ("margin",), lambda table: table["margin"].abs()),
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
"""The quantities of a game of Drôles de Zèbres, one row a game; territories come on top."""


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
    return (*ZEBRES, *territories)


def summary(table: "pd.DataFrame", confidence: float = 0.95) -> "pd.DataFrame":
    """Summarize a simulation of Drôles de Zèbres, one row a quantity.

    Only the columns that ``table`` has are used. Columns of the answer and errors as in
    :func:`~zebres_lib.estimates.summarize`.
    """
    return summarize(table, quantities(table), confidence)
