"""A worked study of the game: which ruling matters, is the bonus right, what does the board change.

One command plays it from its seed and prints its tables::

    python -m zebres_lib.zebres.studies            # some minutes
    python -m zebres_lib.zebres.studies --quick    # a minute: fewer games, wider intervals

The same seed prints the same text. The functions return the tables behind it, a kind of players
below the other, for as many games as one likes::

    which_ruling_matters({"random": 20_000, "greedy": 5_000}, seed=17)

A kind of players is a name of :func:`~zebres_lib.zebres.players.names` or of
:func:`~zebres_lib.zebres.levels.names`; both sides play alike. A level that searches plays some
ten games a second only, so it has few of them, and takes no part in the searches for a number.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..explain import LANGUAGES
from ..explain.catalogue import message_text
from ..explain.numbers import interval, number
from . import players
from .computer import levels
from .design import metrics
from .design.metrics import EvenValue, How
from .design.variants import NUMBERS
from .rules import Rules

if TYPE_CHECKING:
    import pandas as pd

SEED = 17
SEARCHING = "careful"
"""The cheapest level that looks ahead: at all its turns, to the guardian's post."""

OPENING = 2
"""Animals that chance places before a level that searches plays on: its games differ by them."""

GAMES: Mapping[str, int] = {"random": 100_000, "greedy": 20_000, SEARCHING: 100}
"""How many games each kind of players plays."""

QUICK: Mapping[str, int] = {"random": 5_000, "greedy": 1_000, SEARCHING: 6}
"""How many games each kind of players plays in the quick study."""

BONUSES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 15)
"""Numbers of Inauguration points to look at."""

BONUS_METRICS = ("draws", "inauguration_decides", "inauguration_wins", "margin", "advantage")
BOARD_METRICS = (
    "margin", "comeback", "lead_changes", "settled_at", "inauguration_decides", "advantage",
)  # fmt: skip

Games = Mapping[str, int]


def which_ruling_matters(
    games: Games = GAMES, *, seed: int = SEED, rules: Rules | None = None, language: str = "en"
) -> pd.DataFrame:
    """Turn each ruling round, and take the bonus away, to see how often the winner changes.

    Returns the rows of :func:`~zebres_lib.zebres.metrics.ruling_effects` for each kind of players,
    named in the column ``players``. Raises ``ValueError`` for players that there are not, and as
    ``ruling_effects`` does.
    """
    base = rules if rules is not None else Rules()
    return _each(games, seed, lambda how: metrics.ruling_effects(base, language=language, **how))


def even_bonus(
    games: Games = GAMES,
    *,
    seed: int = SEED,
    metric: str = "advantage",
    target: float = 0.0,
    highest: int = 30,
) -> pd.DataFrame:
    """Search the bonus that makes the game even, or brings another metric where it is wanted.

    Returns a row a kind of players: ``players``, ``metric``, ``target``, ``status``, ``value``,
    ``low``, ``high``, ``low_open``, ``high_open`` and ``best``, as
    :class:`~zebres_lib.zebres.metrics.EvenValue` explains them, and ``lowest`` and ``highest``, the
    range searched. Levels that search are left out. Raises as :func:`which_ruling_matters` does.
    """
    import pandas as pd

    def search(how: How) -> pd.DataFrame:
        found = metrics.find_value(
            Rules(), "inauguration_points", 0, highest, metric=metric, target=target, **how
        )
        return pd.DataFrame([_row(found, highest)])

    return _each(_quick(games), seed, search)


def bonus_by_value(
    games: Games = GAMES,
    *,
    seed: int = SEED,
    bonuses: Iterable[int] = BONUSES,
    names: Iterable[str] = BONUS_METRICS,
    language: str = "en",
) -> pd.DataFrame:
    """Measure what each number of Inauguration points does (``score.inauguration``).

    Returns a row a kind of players, number of points and metric: ``players``, ``points``,
    ``metric``, ``label``, ``unit``, ``value``, ``low``, ``high``. All numbers are played on the
    same chance. Raises as :func:`which_ruling_matters` does.
    """
    import pandas as pd

    numbers, wanted = tuple(bonuses), tuple(names)

    def measure(how: How) -> pd.DataFrame:
        parts = []
        for points in numbers:
            rules = Rules(inauguration_points=points)
            found = metrics.measure(rules, wanted, language=language, **how).reset_index()
            found.insert(0, "points", points)
            parts.append(found)
        return pd.concat(parts, ignore_index=True)

    return _each(games, seed, measure)


def numbers_that_matter(
    games: Games = GAMES,
    *,
    seed: int = SEED,
    metric: str = "margin",
    numbers: Iterable[str] = NUMBERS,
    language: str = "en",
) -> pd.DataFrame:
    """Move each number of the rules a step up and down, to see what that does to a metric.

    Returns the rows of :func:`~zebres_lib.zebres.metrics.sensitivity` for each kind of players,
    named in ``players``. Levels that search are left out. Raises as :func:`which_ruling_matters`
    does.
    """
    wanted = tuple(numbers)
    return _each(
        _quick(games),
        seed,
        lambda how: metrics.sensitivity(Rules(), metric, numbers=wanted, language=language, **how),
    )


def boards_compared(
    games: Games = GAMES,
    *,
    seed: int = SEED,
    names: Iterable[str] = BOARD_METRICS,
    language: str = "en",
) -> pd.DataFrame:
    """Compare the classic board with the President's on the same chance.

    Returns the rows of :func:`~zebres_lib.zebres.metrics.compare` for each kind of players, named
    in ``players``. Raises as :func:`which_ruling_matters` does.
    """
    wanted = tuple(names)
    return _each(
        games,
        seed,
        lambda how: metrics.compare(["classic", "president"], wanted, language=language, **how),
    )


def _each(games: Games, seed: int, study: Callable[[How], pd.DataFrame]) -> pd.DataFrame:
    """Return the rows of a study for each kind of players, one below the other."""
    import pandas as pd

    _check(games)
    parts = []
    for name, count in games.items():
        player: Any = levels.level(name).after(OPENING) if _searches(name) else name
        how = How(games=count, seed=seed, white=player, green=player)
        if _searches(name):
            how["workers"] = 1
        part = study(how)
        part.insert(0, "players", name)
        part.attrs = {}
        parts.append(part)
    answer = pd.concat(parts, ignore_index=True)
    answer.attrs = {"seed": seed}
    return answer


def _check(games: Games) -> None:
    known = (*players.names(), *(name for name in levels.names() if _searches(name)))
    for name in games:
        if name not in known:
            raise ValueError(f"games: {name!r} is not among the players {', '.join(known)}")
    if not games:
        raise ValueError('games: no players are given; write games={"random": 10_000}')


def _searches(name: str) -> bool:
    return name in levels.names() and levels.level(name).searches


def _quick(games: Games) -> Games:
    """Return the players that do not search."""
    _check(games)
    return {name: count for name, count in games.items() if not _searches(name)}


def _row(found: EvenValue, highest: int) -> dict[str, object]:
    names = ("metric", "target", "status", "value", "low", "high", "low_open", "high_open", "best")
    row = {name: getattr(found, name) for name in names}
    return {**row, "lowest": 0, "highest": highest}


# --- printed ------------------------------------------------------------------------------------


def report(games: Games = GAMES, *, seed: int = SEED, language: str = "en") -> Iterable[str]:
    """Yield the study as text, a section at a time, as soon as it was played."""

    def text(key: str, **given: object) -> str:
        return message_text(language, f"studies-{key}", arguments=given)

    def named(player: str) -> str:
        return levels.name_within(player, language)

    def section(key: str, rows: list[dict[str, str]], **given: object) -> str:
        import pandas as pd

        title = text(key, **given)
        body = (
            pd.DataFrame(rows).to_string(index=False, justify="left")
            if rows
            else text("none-differs")
        )
        return f"{title}\n{'-' * len(title)}\n{body}\n"

    many = [
        text("games", players=named(name), games=number(count, 0, language), seed=seed)
        for name, count in games.items()
    ]
    yield "\n".join([*many, text("note"), ""])
    options: dict[str, Any] = {"seed": seed}
    found = which_ruling_matters(games, language=language, **options)
    yield section(
        "rulings",
        [
            {
                text("players"): named(row["players"]),
                text("what"): row["label"],
                text("course"): _interval(row, "course_changed", language, 100),
                text("winner"): _interval(row, "winner_changed", language, 100),
                text("advantage"): _interval(row, "difference", language, 100) + _star(row),
            }
            for _, row in found.iterrows()
        ],
    )

    def answers(table: pd.DataFrame) -> list[dict[str, str]]:
        rows = []
        for _, row in table.iterrows():
            ends = {"low": row["lowest"], "high": row["highest"]}
            if row["status"] != "none":
                ends = {end: number(row[end], 1, language) for end in ("low", "high")}
            if row["status"] == "found":
                ends["value"] = number(row["value"], 1, language)
            rows.append(
                {
                    text("players"): named(row["players"]),
                    text("answer"): text(row["status"], **ends),
                }
            )
        return rows

    if _quick(games):
        yield section("fairness", answers(even_bonus(games, **options)))
    found = bonus_by_value(games, language=language, **options)
    wide = found.assign(shown=[_interval(row, "value", language) for _, row in found.iterrows()])
    yield section(
        "values",
        [
            {text("players"): named(str(name)), text("points"): str(points)}
            | {_labelled(row, language): row["shown"] for _, row in part.iterrows()}
            for (name, points), part in wide.groupby(["players", "points"], sort=False)
        ],
    )
    if _quick(games):
        tenth = even_bonus(games, metric="inauguration_decides", target=0.1, highest=15, **options)
        yield section("weight", answers(tenth), percent=10)
        found = numbers_that_matter(games, language=language, **options)
        yield section(
            "numbers",
            [
                {
                    text("players"): named(row["players"]),
                    text("what"): row["label"],
                    text("change"): f"{row['old']} → {row['new']}",
                    text("difference"): _interval(row, "difference", language),
                }
                for _, row in found[found["different"].fillna(False)].iterrows()
            ],
        )
    found = boards_compared(games, language=language, **options)
    yield section(
        "boards",
        [
            {
                text("players"): named(row["players"]),
                text("what"): _labelled(row, language),
                text("value"): _interval(row, "value", language),
                text("difference"): _interval(row, "difference", language) + _star(row),
            }
            for _, row in found[found["difference"].notna()].iterrows()
        ],
    )


def _interval(row: pd.Series[Any], name: str, language: str, scale: float = 0) -> str:
    """Return ``value [low, high]``, shares in per cent unless another scale is given."""
    scale = scale or (100 if row["unit"] == "share" else 1)
    ends = (f"{name}_low", f"{name}_high") if f"{name}_low" in row else ("low", "high")
    value, low, high = (number(row[one] * scale, 2, language) for one in (name, *ends))
    return interval(value, low, high, language)


def _labelled(row: pd.Series[Any], language: str) -> str:
    return f"{row['label']} ({metrics.unit_name(row['metric'], language)})"


def _star(row: pd.Series[Any]) -> str:
    return " *" if row["different"] else ""


def main(arguments: list[str] | None = None) -> int:
    """Play the study and print it."""
    parser = argparse.ArgumentParser(
        prog="python -m zebres_lib.zebres.studies",
        description="which ruling matters, is the 5-point bonus right, classic against President's",
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--quick", action="store_true", help="fewer games, wider intervals")
    for name, count in GAMES.items():
        parser.add_argument(
            f"--{name}",
            type=int,
            metavar="GAMES",
            help=f"games of {name} players ({count}); 0: none",
        )
    given = vars(parser.parse_args(arguments))
    games = {
        name: count if given[name] is None else given[name]
        for name, count in (QUICK if given["quick"] else GAMES).items()
    }
    wanted = {name: count for name, count in games.items() if count > 0}
    if not wanted:
        parser.error("no games are asked for")
    for part in report(wanted, seed=given["seed"], language=given["language"]):
        print(part, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
