"""Who is stronger: ratings from games of two, each with its interval.

The model is that of R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs: I.
The method of paired comparisons", Biometrika 39 (1952): each player has a strength, and one beats
another with a probability that depends on the difference alone. Ratings are the most likely
strengths, which exist where everybody is linked to everybody by wins both ways (L. R. Ford,
"Solution of a ranking problem from binary comparisons", Amer. Math. Monthly 64, 1957; D. R. Hunter,
"MM algorithms for generalized Bradley–Terry models", Ann. Statist. 32, 2004).
"""

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .intervals import check_confidence, normal_quantile

if TYPE_CHECKING:
    import pandas as pd

Floats = npt.NDArray[np.float64]

ELO = 400 / np.log(10)
"""Elo points in a unit of strength: 400 points more are ten wins to one loss."""

VERDICTS = ("rated", "above", "below", "open")
"""What can be said of a player; see :func:`bradley_terry`."""

METHOD = "likelihood ratio"

# So many units of strength apart, a loss in a billion games would still be a surprise.
_FAR = 32.0


def bradley_terry(
    points: "pd.DataFrame", *, anchor: str | None = None, confidence: float = 0.95
) -> "pd.DataFrame":
    """Rate players by the games they played, in Elo points.

    Parameters
    ----------
    points
        A square table with the same names for rows and columns: what the player of the row scored
        against that of the column, a point a win and half a point a draw.
    anchor
        A player whose rating is 0 by definition. By default the mean of all ``rated`` players is 0.
    confidence
        That of all intervals.

    Returns
    -------
    pandas.DataFrame
        One row a player, the strongest first: ``player`` (index), ``rating``, ``low``, ``high``
        (Elo points), ``verdict``, ``games``, ``points``. Verdicts:

        * ``rated``: the rating is the most likely one;
        * ``above``: wins lead from the player to the rated ones, and none lead back, so no rating
          is too high: it is infinite, and ``low`` tells what it is at least;
        * ``below``: the same with losses, and ``high``;
        * ``open``: the games do not tell, for nothing links the player to the rated ones, or
          only an opponent of both who always won, or always lost. The rating is missing.

        ``rated`` are the largest group of players linked by wins both ways, or that of the anchor.
        ``attrs``: ``method``, ``confidence``, ``unit``, ``anchor``.

    Raises
    ------
    ValueError
        If the table is not square, names a player twice, has fewer than two players, a number that
        is negative, missing or infinite, a player with points against itself, or no game; or if
        the anchor is not among the players.

    Notes
    -----
    Intervals hold every rating that a likelihood-ratio test does not reject, all other ratings at
    their most likely (S. S. Wilks, Ann. Math. Statist. 9, 1938). They come close to those from the
    information matrix where games are many, and are better where they are few or lopsided. Games
    count as independent of one another; a draw counts as half a win and half a loss, which makes
    intervals somewhat too wide where there are many.

    >>> import pandas as pd
    >>> table = pd.DataFrame([[0, 30], [10, 0]], ["one", "other"], ["one", "other"])
    >>> bradley_terry(table, anchor="other").round()[["rating", "low", "high"]]
            rating   low   high
    player...
    one      191.0  73.0  324.0
    other      0.0   0.0    0.0
    """
    import pandas as pd

    check_confidence(confidence)
    names = _checked(points)
    if anchor is not None and anchor not in names:
        raise ValueError(f"anchor: {anchor!r} is not among {', '.join(map(str, names))}")
    scored = np.ascontiguousarray(points.to_numpy(dtype=np.float64))
    first = None if anchor is None else names.index(anchor)
    rater = _Rater(scored, first, confidence)
    found = [rater.rate(player) for player in range(len(names))]
    games = scored + scored.T
    table = pd.DataFrame(
        {
            "rating": [ELO * one[0] for one in found],
            "low": [ELO * one[1] for one in found],
            "high": [ELO * one[2] for one in found],
            "verdict": pd.Categorical([one[3] for one in found], categories=list(VERDICTS)),
            "games": games.sum(axis=1).round().astype(np.int64),
            "points": scored.sum(axis=1),
        },
        index=pd.Index(names, name="player"),
    )
    # Among those that are above all, whoever must be farther up comes first.
    order = np.lexsort([-table["high"], -table["low"], -table["rating"].fillna(-np.inf)])
    is_open = (table["verdict"] == "open").to_numpy()[order]
    table = table.iloc[np.concatenate([order[~is_open], order[is_open]])]
    table.attrs = {
        "method": METHOD,
        "confidence": confidence,
        "unit": "Elo points",
        "anchor": anchor,
    }
    return table


def _checked(points: "pd.DataFrame") -> list[Any]:
    names = points.index.tolist()
    if names != points.columns.tolist():
        raise ValueError(
            f"points: the rows are {names}, the columns {points.columns.tolist()}; "
            "both name the same players in the same order"
        )
    if len(names) < 2:
        raise ValueError(f"points: {len(names)} players; a rating compares at least two")
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise ValueError(f"points: {twice[0]!r} is there twice")
    numbers = points.to_numpy(dtype=np.float64)
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            number = numbers[row, column]
            if not 0 <= number < np.inf:
                raise ValueError(f"points: {one!r} against {other!r} is {number}")
            if row == column and number:
                raise ValueError(f"points: {one!r} has points against itself")
    if not numbers.any():
        raise ValueError("points: there is no game; nobody can be rated")
    return names


class _Rater:
    """The likelihood of strengths, and the ratings of those who can be rated.

    Strengths are in natural units here, and in Elo points outside.
    """

    def __init__(self, points: Floats, anchor: int | None, confidence: float) -> None:
        from scipy.sparse import csgraph

        def groups(kind: str) -> npt.NDArray[Any]:
            labels: npt.NDArray[Any] = csgraph.connected_components(
                points > 0, directed=True, connection=kind
            )[1]
            return labels

        linked, joined = groups("strong"), groups("weak")
        # The first of the largest, or the anchor's own.
        sizes = np.bincount(linked)[linked]
        chosen = int(np.argmax(sizes)) if anchor is None else anchor
        self._rated = linked == linked[chosen]
        self._reference = self._rated if anchor is None else np.arange(len(points)) == anchor
        self._joined = joined == joined[chosen]
        steps = csgraph.shortest_path((points > 0).astype(float), unweighted=True)
        self._beats = np.isfinite(steps[:, chosen]) & ~self._rated
        self._loses = np.isfinite(steps[chosen]) & ~self._rated
        # What is not joined to the rated players has no say in their ratings.
        self._points = points * np.outer(self._joined, self._joined)
        self._games = self._points + self._points.T
        inside = self._points * (linked[:, None] == linked[None, :])
        # Between groups a win is as good as certain in the limit, so they add nothing.
        self._least = _lowest(inside, self._fixed({}))[0]
        self._strengths = _lowest(points * np.outer(self._rated, self._rated), self._fixed({}))[1]
        self._allowed = normal_quantile(confidence) ** 2

    def rate(self, player: int) -> tuple[float, float, float, str]:
        """Return rating, low, high and verdict of a player."""
        if self._rated[player]:
            value = float(self._strengths[player])
            if self._reference[player] and self._reference.sum() == 1:
                return 0.0, 0.0, 0.0, "rated"
            return value, self._end(player, value, -1), self._end(player, value, 1), "rated"
        if self._beats[player]:
            return np.inf, self._end(player, self._inside(player, 1), -1), np.inf, "above"
        if self._loses[player]:
            return -np.inf, -np.inf, self._end(player, self._inside(player, -1), 1), "below"
        return np.nan, -np.inf, np.inf, "open"

    def _fixed(self, strengths: dict[int, float]) -> tuple[Floats, Floats]:
        """Return the equations that strengths fulfil: the reference at 0, and some given."""
        rows = [self._reference / self._reference.sum()]
        for player in (*strengths, *np.flatnonzero(~self._joined)):
            rows.append(np.arange(len(self._points)) == player)
        values = [0.0, *strengths.values(), *[0.0] * int((~self._joined).sum())]
        return np.array(rows, dtype=np.float64), np.array(values)

    def _excess(self, player: int, strength: float) -> float:
        """Return by how much a strength of a player fails the test: negative inside."""
        loss, _ = _lowest(self._points, self._fixed({player: strength}))
        return float(2 * (loss - self._least) - self._allowed)

    def _inside(self, player: int, direction: int) -> float:
        """Return a strength of somebody without an end that the games do not contradict."""
        away = 1.0
        while self._excess(player, direction * away) >= 0 and away < _FAR:
            away *= 2
        return direction * away

    def _end(self, player: int, inside: float, direction: int) -> float:
        """Return where the interval ends, from a strength inside it in one direction."""
        from scipy.optimize import brentq

        step, last = 0.25, inside
        while self._excess(player, inside + direction * step) < 0:
            last = inside + direction * step
            step *= 2
        end = brentq(
            lambda strength: self._excess(player, strength),
            last,
            inside + direction * step,
            xtol=1e-6,
        )
        return float(end)


def _lowest(points: Floats, fixed: tuple[Floats, Floats]) -> tuple[float, Floats]:
    """Return the least negative log-likelihood under linear equations, and the strengths there."""
    from scipy.linalg import null_space
    from scipy.optimize import minimize

    rows, values = fixed
    origin = np.linalg.pinv(rows) @ values
    free = null_space(rows)
    games = points + points.T

    def differences(numbers: Floats) -> Floats:
        strengths = origin + free @ numbers
        apart: Floats = strengths[:, None] - strengths[None, :]
        return apart

    def loss(numbers: Floats) -> float:
        return float((points * np.logaddexp(0, -differences(numbers))).sum())

    def expected(numbers: Floats) -> Floats:
        chances: Floats = 1 / (1 + np.exp(-np.clip(differences(numbers), -500, 500)))
        return chances

    def slope(numbers: Floats) -> Floats:
        down: Floats = free.T @ (games * expected(numbers) - points).sum(axis=1)
        return down

    def bend(numbers: Floats) -> Floats:
        chances = expected(numbers)
        weights = games * chances * (1 - chances)
        curved: Floats = free.T @ (np.diag(weights.sum(axis=1)) - weights) @ free
        return curved

    numbers = np.zeros(free.shape[1])
    if numbers.size:
        numbers = minimize(
            loss, numbers, method="trust-exact", jac=slope, hess=bend, options={"gtol": 1e-7}
        ).x
    return loss(numbers), origin + free @ numbers
