"""What the design panel shows, as plain data; every text in it is plain text, no HTML."""

from typing import TYPE_CHECKING, Any

from ...charts.style import interval_text
from ...estimates import Estimate
from ...explain import phrase
from ...explain.numbers import number
from ...zebres import players
from ...zebres.board import BOARDS
from ...zebres.computer.levels import name_within
from ...zebres.design import metrics, variants
from ...zebres.design.variants import NUMBERS, RULINGS
from ...zebres.rules import Rules
from ..fields import language_words
from .controller import DesignController
from .games import Comparison, Result, measured
from .pictures import KINDS
from .settings import boards
from .variants_at_hand import file_name

if TYPE_CHECKING:
    import pandas as pd

_WORDS = (
    "title", "settings", "changes", "board", "edit", "edit-hint", "players", "chart",
    "metric", "value", "interval-heading", "kept-title", "keep", "keep-hint", "compare",
    "compare-hint", "compared-metric", "reference", "file", "name", "notes", "save", "load",
    "load-choose", "play", "play-hint", "drop", "refer", "take",
)  # fmt: skip

_MOST_DECIMALS = 3


def panel_state(controller: DesignController) -> dict[str, Any]:
    """Return everything that the page shows but the pictures, as JSON."""
    language = controller.language
    status, message = controller.status, controller.message
    return {
        "change": controller.change_number,
        "status": {"text": status.text, "kind": status.kind},
        "message": {"text": message.text, "kind": message.kind},
        "groups": form_groups(controller),
        "choices": form_choices(controller),
        "changes": changes_of(controller, None),
        "result": result_state(controller),
        "kept": [
            {
                "name": one.name,
                "text": " ".join(kept_text(controller, index)),
                "reference": index == 0 and len(controller.kept.variants) > 0,
                "hints": {
                    key: phrase(f"design-panel-{key}-hint", language, name=one.name)
                    for key in ("drop", "refer", "take")
                },
            }
            for index, one in enumerate(controller.kept.variants)
        ],
        "compares": controller.compares,
        "narrow": controller.look.narrow,
        "comparison": comparison_state(controller),
        "name": controller.name,
        "notes": controller.notes,
        "file": save_words(controller),
        "files": [list(pair) for pair in controller.files],
        "words": words(language),
    }


def words(language: str) -> dict[str, Any]:
    """Return the fixed words of the page."""
    return {
        **language_words(language),
        "no-answer": phrase("no-answer", language),
        **{name: phrase(f"design-panel-{name}", language) for name in _WORDS},
    }


def save_words(controller: DesignController) -> dict[str, str]:
    """Return the hint of the button to save, and the label of the one to write over a file."""
    language, occupied = controller.language, controller.occupied
    file = file_name(controller.name)
    over = phrase("design-panel-overwrite", language, file=occupied) if occupied else ""
    return {"hint": phrase("design-panel-save-hint", language, file=file), "overwrite": over}


def form_groups(controller: DesignController) -> list[dict[str, Any]]:
    """Return the sliders and checkboxes, in groups with a heading."""
    language, settings = controller.language, controller.settings

    def label(name: str) -> str:
        field, _, animal = name.partition(".")
        key = {"counts": "animals", "values": "animal"}.get(field, field.replace("_", "-"))
        given = {"animal": animal} if animal else {}
        return phrase(f"design-panel-{key}", language, **given)

    groups: dict[str, list[dict[str, Any]]] = {"values": [], "counts": [], "others": []}
    for name in NUMBERS:
        least, most = settings.span(name)
        groups[name.partition(".")[0] if "." in name else "others"].append(
            {
                "name": name,
                "kind": "range",
                "label": label(name),
                "hint": variants.parameter_name(name, language),
                "value": int(settings.numbers[name]),
                "min": least,
                "max": most,
            }
        )
    groups["rulings"] = [
        {
            "name": name,
            "kind": "check",
            "label": label(name),
            "hint": rule,
            "value": bool(settings.numbers[name]),
        }
        for name, rule in RULINGS.items()
    ]
    return [
        {"name": name, "legend": phrase(f"design-panel-{name}", language), "fields": fields}
        for name, fields in groups.items()
    ]


def form_choices(controller: DesignController) -> dict[str, Any]:
    """Return what is chosen from lists: board, players, chart, compared metric."""
    language, settings, look = controller.language, controller.settings, controller.look
    named = [[name, _board_label(name, language)] for name in boards()]
    if not settings.board_name:
        named.append(["", phrase("design-panel-own-board", language)])
    who = [[name, name_within(name, language)] for name in players.names()]
    return {
        "board": {"value": settings.board_name, "options": named},
        "white": {
            "label": phrase("design-panel-white", language),
            "value": settings.white,
            "options": who,
        },
        "green": {
            "label": phrase("design-panel-green", language),
            "value": settings.green,
            "options": who,
        },
        "kind": {
            "value": look.kind,
            "options": [[kind, phrase(f"design-panel-{kind}", language)] for kind in KINDS],
        },
        "metric": {
            "value": look.metric,
            "options": [[name, metrics.label(name, language)] for name in measured(settings)],
        },
    }


def changes_of(controller: DesignController, result: Result | None) -> list[str]:
    """Return how what is on the sliders, or a result's rules, differ from the classic game."""
    language = controller.language
    if result is not None:
        return said_of(result.rules, language)
    if not controller.problem:
        rules = controller.settings.rules
        remarks = [remark.text(language) for remark in variants.remarks(rules)]
        return [*said_of(rules, language), *remarks]
    return []


def said_of(rules: Rules, language: str) -> list[str]:
    """Return how rules differ from the classic game, in sentences."""
    said = variants.differences(Rules(), rules, language)
    return said or [phrase("design-panel-classic", language)]


def kept_text(controller: DesignController, index: int) -> list[str]:
    """Return how a kept variant differs from the first one, and the first from the classic game."""
    kept, language = controller.kept.variants, controller.language
    if index == 0:
        return said_of(kept[0].rules, language)
    return variants.differences(kept[0], kept[index], language)


def result_state(controller: DesignController) -> dict[str, Any] | None:
    """Return the figures of the games shown, and whether they belong to the sliders as they are."""
    result, language = controller.result, controller.language
    if result is None:
        return None
    current = controller.is_current and not controller.problem
    games = number(len(result.table), 0, controller.language)
    outdated = ""
    if not current:
        changes = " ".join(said_of(result.rules, language))
        outdated = phrase("design-panel-outdated", language, changes=changes)
    return {
        "change": result.change,
        "games": len(result.table),
        "current": current,
        "final": result.is_final,
        "outdated": outdated,
        "caption": caption(controller, result),
        "picture": phrase("design-panel-chart-of", language, kind=result.look.kind, games=games),
        "rows": figure_rows(result.figures, language),
    }


def caption(controller: DesignController, result: Result) -> str:
    """Return which games these are: players, number, seed."""
    settings = result.settings
    both = [settings.white, settings.green]
    names = both if both[0] != both[1] else both[:1]
    return phrase(
        "design-panel-figures-of",
        controller.language,
        players=" – ".join(name_within(name, controller.language) for name in names),
        games=number(len(result.table), 0, controller.language),
        seed=controller.seed,
    )


def figure_rows(figures: "pd.DataFrame", language: str) -> list[list[str]]:
    """Return a row a metric: name with unit, value, interval."""
    rows = []
    for name, row in figures.iterrows():
        found = Estimate(row["value"], row["low"], row["high"], int(row["n"]))
        scale = 100.0 if row["unit"] == "share" else 1.0
        decimals = min(found.decimals(scale), _MOST_DECIMALS)
        value, low, high = (
            number(one * scale, decimals, language) for one in (found.value, found.low, found.high)
        )
        said = phrase("design-panel-interval", language, low=low, high=high)
        rows.append([_metric_label(str(name), language), value, said])
    return rows


def comparison_state(controller: DesignController) -> dict[str, Any] | None:
    """Return the comparison as a table: a row a metric, a column a variant."""
    language = controller.language
    if not controller.compares:
        return None
    found = controller.comparison
    if found is None:
        return {"note": phrase("design-panel-comparing", language), "rows": [], "current": False}
    table = found.table
    names = list(dict.fromkeys(table["variant"]))
    current = found.change == controller.change_number
    note = phrase(
        "design-panel-compared-note",
        language,
        games=number(int(table["n"].iloc[0]), 0, language),
        seed=controller.seed,
        comparisons=int(table.attrs["comparisons"]),
    )
    old = "" if current else phrase("design-panel-compared-old", language)
    metric = metrics.label(found.metric, language)
    return {
        "change": found.change,
        "current": current,
        "heading": phrase("design-panel-compared", language, name=names[0]),
        "note": f"{note} {old}".strip(),
        "names": names,
        "rows": compared_rows(found, language),
        "picture": phrase("design-panel-compared-chart", language, metric=metric),
    }


def compared_rows(found: Comparison, language: str) -> list[dict[str, Any]]:
    """Return a row a metric: its name with unit, the first variant's value, the differences."""
    rows = []
    for name, part in found.table.groupby("metric", sort=False):
        scale = 100.0 if part["unit"].iloc[0] == "share" else 1.0
        cells = []
        for index, (_, row) in enumerate(part.iterrows()):
            if index == 0:
                value = Estimate(row["value"], row["low"], row["high"], int(row["n"]))
                cells.append({"text": interval_text(value, language, scale=scale), "mark": ""})
                continue
            ends = (row["difference"], row["difference_low"], row["difference_high"])
            text = interval_text(Estimate(*ends, int(row["n"])), language, scale=scale)
            sign = "+" if row["difference"] > 0 else ""
            cells.append({"text": f"{sign}{text}", "mark": "●" if row["different"] else "○"})
        rows.append({"label": _metric_label(str(name), language), "cells": cells})
    return rows


def _metric_label(metric: str, language: str) -> str:
    return f"{metrics.label(metric, language)} ({metrics.unit_name(metric, language)})"


def _board_label(name: str, language: str) -> str:
    if name in BOARDS:
        return phrase(f"board-{name}", language)
    for variant in variants.shipped().values():
        if variant.rules.board == boards()[name]:
            return variant.told(language).name
    return name
