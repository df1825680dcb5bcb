"""Charts of Zoo Run: what hands make, how the co-operative game ends, how the race goes."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..estimates import mean, share
from ..explain.numbers import number
from ..zoo_run.drawing.spoken import animal_name, deck_name
from .intervals import sizes_note, whiskers
from .style import (
    INK,
    axes,
    chart,
    finish,
    interval_text,
    intervals_note,
    label_room,
    labelled,
    require,
    require_games,
    word,
)

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

VERDICTS = ("all_free", "one_left", "two_or_three_left", "four_or_five_left", "more_left")
# From good to bad and from dark to light, so that grey print keeps the order.
_VERDICT_LOOKS = (
    ("#1d5a41", ""),
    ("#5b9a5e", "///"),
    ("#b9cf86", "..."),
    ("#e9d08d", "\\\\\\"),
    ("#f6eedd", ""),
)
# Colour, marker and line of each animal, told apart by shape as well.
ANIMAL_LOOKS = (
    ("#b3541e", "o", "-"),
    ("#2f6b4f", "s", "--"),
    ("#3b3024", "^", "-."),
    ("#5676a8", "D", ":"),
    ("#c08a1c", "v", (0, (5, 1))),
)


@chart
def hand_distribution(
    exact: "pd.DataFrame",
    simulated: "Sequence[int] | pd.Series | None" = None,
    ax: "Axes | None" = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw how many animals the best line-up of a hand makes, exactly, and simulated beside it.

    Parameters
    ----------
    exact
        What :func:`zebres_lib.zoo_run.hand_distribution` returns: ``animals``, ``hands``,
        ``probability``.
    simulated
        The results of hands that were drawn by chance, shown as points with Wilson intervals.
    ax
        Where to draw; a new figure if None.
    confidence
        That of each interval.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If the table lacks a column or ``simulated`` is empty.
    """
    require(exact, "animals", "hands", "probability")
    ax = axes(ax)
    results = exact["animals"].to_numpy()
    percent = exact["probability"].to_numpy() * 100
    ax.bar(
        results,
        percent,
        width=0.8,
        facecolor="#dccfb4",
        edgecolor="#8a6f3c",
        label=word("exact", language),
    )
    for result, value in zip(results, percent, strict=True):
        shown = number(float(value), 1 if value < 99.95 else 0, language)
        ax.annotate(
            shown, (result, value), (0, 3), textcoords="offset points", ha="center",
            fontsize="small", color=INK,
        )  # fmt: skip
    notes = [word("hands", language, n=number(int(exact["hands"].sum()), 0, language))]
    notes += [_deck_note(exact.attrs.get("deck"), language)]
    if simulated is not None:
        drawn = np.asarray(simulated)
        if drawn.size == 0:
            raise ValueError("simulated holds no hand; leave it out or draw some")
        shares = [share(int((drawn == one).sum()), drawn.size, confidence) for one in results]
        label = word("simulated", language, n=number(drawn.size, 0, language))
        whiskers(ax, results + 0.25, shares, scale=100, label=label)
        notes.append(intervals_note(confidence, language))
    ax.set_xticks(results)
    ax.set_xlabel(word("animals made", language))
    ax.set_ylabel(word("share of hands", language))
    label_room(ax, float(percent.max()), 0.14)
    title = word("hand title", language, cards=str(exact.attrs.get("cards", "")))
    return finish(ax, title, ", ".join(one for one in notes if one), language, legend=2)


@chart
def verdicts(
    tables: "Mapping[object, pd.DataFrame]",
    ax: "Axes | None" = None,
    *,
    label: str = "",
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw how games of Let's free the animals end: one bar a table, its verdicts side by side.

    Parameters
    ----------
    tables
        Name of a bar to a table with ``verdict``, one row a game (``free.verdict``).
    ax
        Where to draw; a new figure if None.
    label
        What the names are, such as ``"players"``, for the vertical axis.
    confidence
        That of the intervals of the share of games won, written at the bars.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If there is no table, or one lacks the column or has no game.
    """
    _require_tables(tables)
    for table in tables.values():
        require_games(table, "verdict")
    ax = axes(ax, (7, 1.6 + 0.5 * len(tables)))
    names = [str(name) for name in tables]
    shares = np.array(
        [[(table["verdict"] == one).mean() * 100 for one in VERDICTS] for table in tables.values()]
    )
    left = np.zeros(len(names))
    for place, (verdict, (color, hatch)) in enumerate(zip(VERDICTS, _VERDICT_LOOKS, strict=True)):
        ax.barh(
            range(len(names)), shares[:, place], left=left, height=0.72, facecolor=color,
            edgecolor="#3b3024", linewidth=0.7, hatch=hatch, label=word(verdict, language),
        )  # fmt: skip
        left = left + shares[:, place]
    for row, table in enumerate(tables.values()):
        won = share(int((table["verdict"] == "all_free").sum()), len(table), confidence)
        text = interval_text(won, language, scale=100, unit="%")
        ax.annotate(text, (101, row), va="center", fontsize="small", annotation_clip=False)
    ax.set_yticks(range(len(names)), names)
    ax.invert_yaxis()
    ax.set_xlim(0, 100)
    ax.set_xlabel(word("share of games", language))
    if label:
        ax.set_ylabel(label)
    note = _tables_note(tables, "each", confidence, language, word("verdict note", language))
    return finish(ax, word("verdicts title", language), note, language, legend=3)


@chart
def animals_left(
    tables: "Mapping[object, pd.DataFrame]",
    ax: "Axes | None" = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw how many tokens of each animal are left at the end, on average, with intervals.

    Parameters
    ----------
    tables
        Name of a series to a table with ``left_<animal>``, one row a game.
    ax
        Where to draw; a new figure if None.
    confidence
        That of each interval.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If there is no table, or one has no column of that kind or no game.
    """
    _require_tables(tables)
    first = next(iter(tables.values()))
    columns = [name for name in first.columns if str(name).startswith("left_")]
    if not columns:
        raise ValueError("the table has no column left_<animal>")
    ax = axes(ax)
    places = np.arange(len(columns))
    for series, (name, table) in enumerate(tables.items()):
        require_games(table, *columns)
        means = [mean(table[column], confidence) for column in columns]
        shift = (series - (len(tables) - 1) / 2) * 0.16
        color, marker, _ = ANIMAL_LOOKS[series % len(ANIMAL_LOOKS)]
        whiskers(ax, places + shift, means, label=str(name), color=color, marker=marker)
    ax.set_xticks(places, [animal_name(str(one)[5:], language) for one in columns])
    ax.set_ylabel(word("left label", language))
    ax.set_ylim(bottom=0)
    ax.set_xlim(-0.6, len(columns) - 0.4)
    note = _tables_note(tables, "each n", confidence, language)
    return finish(ax, word("left title", language), note, language, legend=3)


@chart
def race_turns(
    tables: "Mapping[object, pd.DataFrame]",
    ax: "Axes | None" = None,
    *,
    confidence: float = 0.95,
    language: str = "en",
) -> "Axes":
    """Draw how many turns races last, one line a table, with the means and their intervals.

    Parameters
    ----------
    tables
        Name of a line to a table with ``turns``, one row a race.
    ax
        Where to draw; a new figure if None.
    confidence
        That of the intervals of the means in the legend.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If there is no table, or one lacks the column or has no race.
    """
    _require_tables(tables)
    ax = axes(ax)
    top = 0.0
    for series, (name, table) in enumerate(tables.items()):
        require_games(table, "turns")
        percent = table["turns"].value_counts(normalize=True).sort_index() * 100
        average = interval_text(mean(table["turns"], confidence), language)
        text = labelled(str(name), f"{word('mean', language)} {average}", language)
        _line(ax, percent.index, percent.to_numpy(), series, text)
        top = max(top, float(percent.max()))
    ax.set_xlabel(word("turns", language))
    ax.set_ylabel(word("share of games", language))
    _whole_ticks(ax)
    label_room(ax, top, 0.06)
    note = _tables_note(tables, "each n", confidence, language)
    return finish(ax, word("turns title", language), note, language, legend=1)


@chart
def turn_spaces(
    distributions: "Mapping[str, pd.DataFrame]",
    ax: "Axes | None" = None,
    *,
    language: str = "en",
) -> "Axes":
    """Draw how many spaces one turn of the race brings, exactly, one line a favourite.

    Parameters
    ----------
    distributions
        A favourite's name to a table with ``spaces`` and ``probability``
        (:func:`zebres_lib.zoo_run.hand_distribution` with that favourite).
    ax
        Where to draw; a new figure if None.
    language
        Code of a language, such as ``fr``.

    Raises
    ------
    ValueError
        If there is no table, or one lacks a column.
    """
    if not distributions:
        raise ValueError("there is no table; give at least one, by favourite")
    ax = axes(ax)
    top = 0.0
    for series, (name, table) in enumerate(distributions.items()):
        require(table, "spaces", "probability")
        percent = table.groupby("spaces")["probability"].sum() * 100
        average = float((table["spaces"] * table["probability"]).sum())
        text = f"{word('mean', language)} {number(average, 3, language)}"
        label = labelled(animal_name(name, language), text, language)
        _line(ax, percent.index, percent.to_numpy(), series, label)
        top = max(top, float(percent.max()))
    ax.set_xlabel(word("spaces", language))
    ax.set_ylabel(word("share of hands", language))
    _whole_ticks(ax)
    label_room(ax, top, 0.06)
    first = next(iter(distributions.values()))
    note = [word("exact", language), _deck_note(first.attrs.get("deck"), language)]
    return finish(
        ax,
        word("spaces title", language),
        ", ".join(one for one in note if one),
        language,
        legend=2,
    )


def _line(ax: "Axes", x: Any, y: Any, series: int, label: str) -> None:
    color, marker, line = ANIMAL_LOOKS[series % len(ANIMAL_LOOKS)]
    ax.plot(
        x, y, color=color, marker=marker, linestyle=line, markersize=5, linewidth=1.6, label=label
    )


def _whole_ticks(ax: "Axes") -> None:
    from matplotlib.ticker import MaxNLocator

    ax.xaxis.set_major_locator(MaxNLocator(integer=True))


def _require_tables(tables: "Mapping[object, pd.DataFrame]") -> None:
    if not tables:
        raise ValueError("there is no table; give at least one, by name")


def _tables_note(
    tables: "Mapping[object, pd.DataFrame]",
    each: str,
    confidence: float,
    language: str,
    *more: str,
) -> str:
    """Return how many games each table has, where they come from, and what else there is to say."""
    sizes = {len(table) for table in tables.values()}
    parts = [sizes_note(sizes, each, language), *_origin(tables, language), *more]
    return ", ".join([*parts, intervals_note(confidence, language)])


def _origin(tables: "Mapping[object, pd.DataFrame]", language: str) -> list[str]:
    """Return the notes on where tables come from: their seed and deck, where they share them."""
    seeds, decks = (
        [table.attrs.get(name) for table in tables.values()] for name in ("seed", "deck")
    )
    found = []
    if all(seed is None for seed in seeds):
        found.append(word("no seed", language))
    elif len(set(seeds)) == 1:
        found.append(word("seed", language, seed=str(seeds[0])))
    found.append(_deck_note(decks[0], language) if len(set(decks)) == 1 else "")
    return [one for one in found if one]


def _deck_note(deck: object, language: str) -> str:
    return word("deck", language, deck=deck_name(str(deck), language)) if deck else ""
