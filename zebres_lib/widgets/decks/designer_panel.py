"""A form for the designer of decks: what a deck is asked to be, start and stop, what came of it."""

from html import escape
from time import monotonic
from typing import Any

import ipywidgets
from ipywidgets.widgets.widget_description import DescriptionStyle
from ipywidgets.widgets.widget_string import TextStyle

from ...explain import phrase
from ...explain.catalogue import check_language
from ...zoo_run import players
from ...zoo_run.cards import Deck
from ...zoo_run.design import (
    Constraints,
    ConstraintsError,
    Design,
    Progress,
    WantedChance,
    design_deck,
)
from ...zoo_run.drawing.spoken import animal_name
from ..background import Background, Inbox, Job
from ..live import ShownBox
from ..static_output import STATIC_CLASS, hidden_beside
from .editor import DeckEditor

_EACH = 0.25
"""Seconds between two messages to the page."""
_BAR = (
    '<progress max="1" value="{share}" aria-label="{label}" style="width:min(100%,360px)">'
    "</progress>"
)


class DesignerPanel(ShownBox, ipywidgets.VBox):  # type: ignore[misc]
    """Search for a deck under constraints, with progress, stop, and an honest "not found".

    Parameters
    ----------
    editor
        A deck editor that takes over what is found at the press of a button; without one there is
        no such button.
    constraints
        What the form asks for at first; by default what the reconstructed deck meets.
    language
        ``"en"`` or ``"fr"``.
    seconds
        Time after which a search ends with the best so far.

    ``panel.design`` is what came of the last search (:class:`~zebres_lib.zoo_run.design.Design`),
    ``None`` before the first; ``panel.start()``, ``panel.stop()`` and ``panel.wait()`` do what the
    buttons do. A search runs in a thread of its own, so that the notebook goes on.
    """

    def __init__(
        self,
        editor: DeckEditor | None = None,
        *,
        constraints: Constraints | None = None,
        language: str = "en",
        seconds: float = 300.0,
    ) -> None:
        self._language = check_language(language)
        self._editor, self._seconds = editor, seconds
        self._inbox = Inbox()
        self._background = Background(self._inbox)
        self.design: Design | None = None
        first = constraints if constraints is not None else Constraints()
        chance = first.chance
        # One layout and one style for all fields, not one each.
        layout = ipywidgets.Layout(width="auto", max_width="360px")
        plain: dict[str, Any] = {
            "layout": layout,
            "style": DescriptionStyle(description_width="150px"),
        }
        written = {**plain, "style": TextStyle(description_width="150px")}
        self.cards = ipywidgets.BoundedIntText(
            first.cards, min=2, max=60, **self._named("cards"), **plain
        )
        self.animals = ipywidgets.Text(
            ", ".join(animal_name(one, language) for one in first.animals),
            **self._named("animals"),
            **written,
        )
        self.bodies = ipywidgets.Text(
            _joined(first.body_edges), **self._named("body-edges"), **written
        )
        self.heads = ipywidgets.Text(
            _joined(first.head_edges), **self._named("head-edges"), **written
        )
        self.spread = ipywidgets.Dropdown(
            options=[
                (self._say("spread-0"), 0),
                (self._say("spread-1"), 1),
                (self._say("spread-any"), None),
            ],
            value=first.spread if first.spread in (0, 1) else None,
            **self._named("spread"),
            **plain,
        )
        self.different = ipywidgets.Checkbox(
            first.different, indent=False, description=self._say("different")
        )
        self.hint = ipywidgets.Checkbox(first.hint, indent=False, description=self._say("hint"))
        self.players = ipywidgets.Dropdown(
            options=[
                (self._say("players-none"), 0),
                *((phrase("designer-players-number", language, count=n), n) for n in range(1, 6)),
            ],
            value=chance.players if chance else 0,
            **self._named("players"),
            **plain,
        )
        team = chance.team if chance and isinstance(chance.team, str) else "team"
        self.team = ipywidgets.Dropdown(
            options=[(self._say(f"team-{name}"), name) for name in players.names("free")],
            value=team,
            **self._named("team"),
            **plain,
        )
        self.wanted = ipywidgets.BoundedFloatText(
            chance.wanted if chance else 0.5,
            min=0,
            max=1,
            step=0.05,
            **self._named("wanted"),
            **plain,
        )
        self.seed = ipywidgets.BoundedIntText(1, min=0, max=2**31, **self._named("seed"), **plain)
        fields = [
            self.cards, self.animals, self.bodies, self.heads, self.spread, self.players, self.team,
            self.wanted, self.seed,
        ]  # fmt: skip
        self.start_button = ipywidgets.Button(
            description=self._say("start"), button_style="primary"
        )
        self.stop_button = ipywidgets.Button(description=self._say("stop"), disabled=True)
        self.take_button = ipywidgets.Button(description=self._say("take"), disabled=True)
        self.progress = ipywidgets.HTML()
        self.result = ipywidgets.HTML()
        self.start_button.on_click(lambda _: self.start())
        self.stop_button.on_click(lambda _: self.stop())
        self.take_button.on_click(lambda _: self.take())
        self.players.observe(lambda _: self._show_chance(), "value")
        if editor is None:
            self.take_button.layout.display = "none"
        form = ipywidgets.Box(
            fields,
            layout={
                "display": "grid",
                "grid_template_columns": "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
                "max_width": "760px",
            },
        )
        flags = ipywidgets.HBox(
            [self.different, self.hint], layout={"flex_flow": "row wrap", "max_width": "760px"}
        )
        row = ipywidgets.HBox(
            [self.start_button, self.stop_button, self.take_button],
            layout={"flex_flow": "row wrap"},
        )
        super().__init__([form, flags, row, self.progress, self.result])
        self.add_class("zebres-designer")
        self._show_chance()

    # --- what the form says ----------------------------------------------------------------------

    def constraints(self) -> Constraints:
        """Return what the form asks for.

        Raises :class:`~zebres_lib.zoo_run.design.ConstraintsError` for what no deck can meet.
        """
        chance = None
        if self.players.value:
            chance = WantedChance(self.wanted.value, self.players.value, self.team.value)
        names = [name.strip() for name in self.animals.value.split(",") if name.strip()]
        return Constraints(
            cards=self.cards.value,
            head_edges=_numbers("head_edges", self.heads.value),
            body_edges=_numbers("body_edges", self.bodies.value),
            animals=tuple(names),
            spread=self.spread.value,
            different=self.different.value,
            hint=self.hint.value,
            chance=chance,
        )

    def _show_chance(self) -> None:
        for field in (self.team, self.wanted):
            field.disabled = not self.players.value

    # --- start, stop, take -----------------------------------------------------------------------

    def start(self) -> None:
        """Search with the form as it is now; what cannot be asked for is said below."""
        if self._background.is_busy:
            return
        try:
            constraints = self.constraints()
        except (ConstraintsError, ValueError) as error:
            self._show_error(error)
            return
        self.design = None
        self._busy(True)
        self.result.value = ""
        self.progress.value = f"<p>{escape(self._say('compiling'))}</p>"
        seed = self.seed.value
        self._background.start(
            constraints, lambda job: self._search(constraints, seed, job), self._found, self._failed
        )

    def stop(self) -> None:
        """End the search with the best so far."""
        self._background.stop()

    def wait(self, seconds: float | None = None) -> Design | None:
        """Wait until the search ends, at most so many seconds; return what came of it."""
        self._inbox.wait(lambda: self._background.is_busy, seconds)
        return self.design

    def close(self) -> None:
        """Close the form; what is being searched for is given up."""
        self._background.abandon()
        super().close()

    def take(self) -> None:
        """Put the best deck into the editor."""
        if self._editor is not None and self.design is not None:
            self._editor.load(self.design.best)

    @property
    def deck(self) -> Deck | None:
        """The deck that meets all constraints, if the last search found one."""
        return self.design.deck if self.design is not None else None

    def _search(self, constraints: Constraints, seed: int, job: Job) -> Design:
        """Search in the thread; what comes of it is shown where the panel is used."""
        told = -_EACH

        def tell(now: Progress) -> None:
            nonlocal told
            if monotonic() - told >= _EACH:
                told = monotonic()
                self._background.tell(job, lambda: self._show_progress(now))

        return design_deck(
            constraints,
            seed=seed,
            seconds=self._seconds,
            progress=False,
            on_progress=tell,
            stop=job.stop.is_set,
        )

    def _found(self, design: Design) -> None:
        self.design = design
        self.result.value = self._result_html(design)
        self._ended()

    def _failed(self, error: Exception) -> None:
        self._show_error(error)
        self._ended()

    def _ended(self) -> None:
        self.progress.value = ""
        self._busy(False)

    def _busy(self, busy: bool) -> None:
        self.start_button.disabled, self.stop_button.disabled = busy, not busy
        self.take_button.disabled = busy or self.design is None

    # --- what is shown ---------------------------------------------------------------------------

    def _say(self, key: str) -> str:
        return phrase(f"designer-{key}", self._language)

    def _named(self, key: str) -> dict[str, Any]:
        return {"description": self._say(key), "tooltip": self._say(f"{key}-hint")}

    def _show_progress(self, now: Progress) -> None:
        bar = _BAR.format(
            share=f"{min(now.seconds / now.limit, 1):.3f}", label=escape(self._say("time"))
        )
        self.progress.value = f"{bar}<p>{escape(now.text(self._language))}</p>"

    def _names(self) -> dict[str, str]:
        """Return what the form calls the constraints."""
        fields = {
            "cards": self.cards,
            "animals": self.animals,
            "body_edges": self.bodies,
            "head_edges": self.heads,
            "spread": self.spread,
            "different": self.different,
            "hint": self.hint,
            "chance": self.players,
            "wanted": self.wanted,
        }
        return {name: str(field.description) for name, field in fields.items()}

    def _show_error(self, error: Exception) -> None:
        if isinstance(error, ConstraintsError):
            text = error.text(self._language, self._names())
        else:
            text = phrase("failed", self._language, message=f"{type(error).__name__}: {error}")
        self.result.value = f'<p role="alert"><strong>{escape(text)}</strong></p>'

    def _result_html(self, design: Design) -> str:
        first, *others = design.sentences(self._language)
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in others)
        return f"<p role='status'><strong>{escape(first)}</strong></p><ul>{items}</ul>"

    def static(self) -> dict[str, Any]:
        """Return what is asked for and what came of it as a MIME bundle that needs no kernel."""
        asked = [
            f"{field.description}: {_shown(field)}"
            for field in (self.cards, self.animals, self.bodies, self.heads, self.spread)
        ]
        told = list(self.design.sentences(self._language)) if self.design else [self._say("idle")]
        items = "".join(f"<li>{escape(line)}</li>" for line in asked)
        style = hidden_beside("zebres-designer")
        html = (
            f'<div class="{STATIC_CLASS}" lang="{self._language}">{style}'
            f"<p><strong>{escape(told[0])}</strong></p>"
            + "".join(f"<p>{escape(line)}</p>" for line in told[1:])
            + f"<ul>{items}</ul></div>"
        )
        return {"text/html": html, "text/plain": "\n".join([*told, "", *asked])}


def _joined(numbers: tuple[int, int, int]) -> str:
    return " ".join(map(str, numbers))


def _numbers(name: str, text: str) -> tuple[int, int, int]:
    """Return three numbers written with spaces, commas or plus signs; ``ConstraintsError``."""
    words = text.replace(",", " ").replace("+", " ").split()
    if len(words) != 3 or not all(word.isdecimal() for word in words):
        raise ConstraintsError("edges", name, value=repr(text))
    one, two, three = map(int, words)
    return one, two, three


def _shown(field: Any) -> str:
    if isinstance(field, ipywidgets.Dropdown):
        return str(field.label)
    return str(field.value)
