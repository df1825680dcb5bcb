"""The grid of a deck as one widget: its JavaScript knows no rule."""

from html import escape
from typing import Any
from urllib.parse import quote

from ...explain import phrase
from ...zoo_run.cards import DECKS, RECONSTRUCTED, Deck
from ...zoo_run.decks.file import separator
from ...zoo_run.drawing.animals import animal_drawing, ground_of
from ...zoo_run.drawing.spoken import animal_name, deck_name
from ...zoo_run.drawing.theme import PALETTE
from ..controls import Button
from ..fields import language_words
from ..live import LiveWidget, page
from ..static_output import static_output
from .grid import CELLS, MOST_SHOWN, DeckGrid, GridView

_HALVES = {"body": "0 -27 50 54", "head": "-50 -27 50 54"}
"""Which part of an animal's picture a cell shows."""
_WORDS = (
    "grid", "card", "bodies", "heads", "nothing", "help", "how-to", "open", "open-hint",
    "download", "download-hint", "csv", "csv-label", "copy", "read-text", "new-animal",
    "new-animal-hint", "add-animal", "load", "choose-deck", "hands", "hands-hint",
)  # fmt: skip


class DeckEditor(LiveWidget):
    """A deck in a grid: a row a card, to edit by mouse, touch and keyboard, with undo.

    Below stand the hint with the hands that make nothing (``lineup.hint``), edges and balance, and
    the deck as a CSV file to open, download, copy and paste.

    Parameters
    ----------
    deck
        What to begin with; our reconstruction by default.
    language
        ``"en"`` or ``"fr"``; readers can change it.

    ``editor.deck`` is the deck as it stands (:class:`~zebres_lib.zoo_run.DeckError` while a card
    has no head or no body), ``editor.grid`` what decides what an edit does;
    ``editor.grid.subscribe(hook)`` calls ``hook`` after every change. Where there is no kernel, the
    deck stands there as a table.
    """

    _esm, _css = page("deck", "deck")

    def __init__(self, deck: Deck = RECONSTRUCTED, *, language: str = "en") -> None:
        self._grid = DeckGrid(deck, language=language)
        super().__init__(self._grid)

    @property
    def grid(self) -> DeckGrid:
        """What decides what an edit does."""
        return self._grid

    @property
    def deck(self) -> Deck:
        """The deck as it stands; see :attr:`DeckGrid.deck`."""
        return self._grid.deck

    def load(self, deck: Deck) -> None:
        """Edit another deck from now on; the edit can be taken back."""
        self._grid.load(deck)

    def _do(self, message: Any) -> None:
        grid = self._grid
        match message:
            case {"type": "set", "card": int(card), "cell": str(cell), "animal": str(animal)}:
                grid.set_cell(card, cell, animal)
            case {"type": "add", "like": int(card)}:
                grid.add_card(like=card)
            case {"type": "add"}:
                grid.add_card()
            case {"type": "remove", "card": int(card)}:
                grid.remove_card(card)
            case {"type": "undo"}:
                grid.undo()
            case {"type": "redo"}:
                grid.redo()
            case {"type": "load", "name": str(name)}:
                grid.load_shipped(name)
            case {"type": "animal", "name": str(name)}:
                grid.add_animal(name)
            case {"type": "text", "text": str(text)}:
                grid.read(text)
            case {"type": "file", "name": str(name), "content": bytes(content)}:
                grid.read(content, name)
            case {"type": "language", "language": str(language)}:
                grid.set_language(language)
            case _:
                super()._do(message)

    def _state(self) -> dict[str, Any]:
        view = self._grid.view()
        return {
            **_state(view),
            "animals": _animals(view),
            "words": _words(view.language),
        }

    def static(self) -> dict[str, Any]:
        """Return the deck as a table and as text, a MIME bundle that needs no kernel."""
        view = self._grid.view()
        text = _text_table(view)
        plain = static_output(view.language, view.hint_text, [], text, ())
        frame = plain["text/html"].partition("<p>")[0]
        html = f"{frame}<p><strong>{escape(view.hint_text)}</strong></p>{_html_table(view)}</div>"
        return {"text/html": html, "text/plain": f"{view.hint_text}\n\n{text}"}


def _state(view: GridView) -> dict[str, Any]:
    language, sheet = view.language, view.sheet
    places = {animal: place for place, animal in enumerate(sheet.animals)}
    hands = view.hint.counterexamples if view.hint else ()
    title = _title(view)
    alike = [
        phrase("deck-lab-alike", language, cards=" = ".join(map(str, group)))
        for group in view.alike
    ]
    problems = [*(view.problems or view.lacking.values())][:10]
    name = f"{sheet.name or 'deck'}.csv"
    # A spreadsheet that separates with semicolons knows the encoding by this mark alone.
    mark = "\ufeff" if separator(language) == ";" else ""
    return {
        "title": title,
        "rows": [
            {
                "card": row.number,
                "cells": [places[animal] if animal else -1 for animal in row.cells],
                "lacking": view.lacking.get(row.number, ""),
            }
            for row in sheet.rows
        ],
        "status": {"text": view.message.text, "kind": view.message.kind},
        "announcement": " ".join([view.message.text, *problems]),
        "problems": problems,
        "hint": {
            "text": view.hint_text,
            "kind": "unknown" if view.hint is None else "holds" if view.hint.holds else "fails",
            "hands": [
                {
                    "cards": (numbers := [card.number for card in hand]),
                    "text": phrase("deck-lab-hand", language, cards=", ".join(map(str, numbers))),
                }
                for hand in hands[:MOST_SHOWN]
            ],
            "more": phrase("deck-lab-more-hands", language, count=len(hands) - MOST_SHOWN)
            if len(hands) > MOST_SHOWN
            else "",
        },
        "counts": [view.counts_text, *alike] if view.deck is not None else [],
        "file": {"name": name, "text": mark + view.csv, "plain": view.csv},
        "buttons": [button.as_json() for button in _buttons(view)],
        "decks": [
            *([name, deck_name(name, language)] for name in DECKS),
            ["", phrase("deck-lab-blank", language)],
        ],
    }


def _title(view: GridView) -> str:
    name, language = view.sheet.name, view.language
    return deck_name(name, language) if name else phrase("deck-lab-nameless", language)


def _buttons(view: GridView) -> list[Button]:
    language = view.language
    enabled = {
        "undo": view.can_undo,
        "redo": view.can_redo,
        "add": True,
        "like": bool(view.sheet.rows),
        "remove": bool(view.sheet.rows),
    }
    return [
        Button(
            name,
            phrase(f"deck-lab-{name}", language),
            able,
            phrase(f"deck-lab-{name}-hint", language),
            name == "add",
        )
        for name, able in enabled.items()
    ]


def _animals(view: GridView) -> list[dict[str, Any]]:
    found = []
    for animal in view.sheet.animals:
        drawn = animal_drawing(animal, view.sheet.animals)
        pictures = {
            part: "data:image/svg+xml,"
            + quote(
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{drawn}</svg>',
                safe=" =:/;,.-_~!*$&+@?",
            )
            for part, box in _HALVES.items()
        }
        light, dark = PALETTE[ground_of(animal, view.sheet.animals)]
        name = animal_name(animal, view.language)
        found.append({"animal": animal, "name": name, "light": light, "dark": dark, **pictures})
    return found


def _words(language: str) -> dict[str, Any]:
    words: dict[str, Any] = {name: phrase(f"deck-lab-{name}", language) for name in _WORDS}
    rows = [phrase("zoo-row", language, row=cell.partition("_")[2]) for cell in CELLS]
    return {
        **words,
        **language_words(language),
        "copied": phrase("copied", language),
        "no-answer": phrase("no-answer", language),
        "cells": list(CELLS),
        "rows": rows,
        "labels": [
            phrase("deck-lab-cell", language, part=cell.partition("_")[0], row=row)
            for cell, row in zip(CELLS, rows, strict=True)
        ],
    }


# --- where there is no kernel --------------------------------------------------------------------


def _table(view: GridView) -> list[list[str]]:
    language = view.language
    heading = [phrase("deck-lab-card", language)]
    heading += _words(language)["labels"]
    rows = [
        [str(number), *(animal_name(one, language) if one else "–" for one in cells)]
        for number, cells in view.sheet.rows
    ]
    return [heading, *rows]


def _text_table(view: GridView) -> str:
    table = _table(view)
    widths = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
    lines = [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    ]
    return "\n".join([*lines, *([view.counts_text] if view.counts_text else [])])


def _html_table(view: GridView) -> str:
    heading, *rows = _table(view)
    head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in heading)
    body = "".join(
        f"<tr><th scope='row'>{escape(row[0])}</th>"
        + "".join(f"<td>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in rows
    )
    caption = escape(_title(view))
    counts = f"<p>{escape(view.counts_text)}</p>" if view.counts_text else ""
    return (
        f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table>{counts}"
    )
