"""What lessons show of the design lab: :class:`DesignPanel`."""

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets
from IPython.display import publish_display_data

from ...zebres.design.variants import Variant
from ...zebres.game import Game
from ...zebres.rules import Rules
from ..boards.panels import PlayPanel
from ..editors.panels import BoardEditor
from ..live import LiveWidget, ShownBox, page
from ..static_output import STATIC_CLASS
from .controller import DesignController
from .panel_state import caption, figure_rows, panel_state, result_state, said_of

FIRST_GAMES = 10_000

# The live panel shows the same as picture and table before it, so a page shows those only where it
# has no live one; and where a panel is gone, JupyterLab's word about that only where they are not.
_HIDE = (
    "<style>.jp-OutputArea-child:has(> .jp-OutputArea-output > .zebres-design-static)"
    ":has(+ .jp-OutputArea-child .zebres-design),"
    ".jp-OutputArea-child:has(> .jp-RenderedImage)"
    ":has(+ .jp-OutputArea-child + .jp-OutputArea-child .zebres-design),"
    ".jp-OutputArea-child:has(.zebres-design-static) + .jp-OutputArea-child "
    "> .jupyter-widgets:not(:has(*)){display:none}</style>"
)


class DesignWidget(LiveWidget):
    """Sliders, charts and tables: shows what a controller has, and tells it what the reader does.

    Parameters
    ----------
    controller
        What decides what a change does.
    on_edit
        Called when the reader wants to edit the board.
    """

    _esm, _css = page("design", "design")

    def __init__(self, controller: DesignController, on_edit: Callable[[], object]) -> None:
        self._on_edit = on_edit
        super().__init__(controller)

    def _state(self) -> dict[str, Any]:
        controller: DesignController = self._presenter
        result = controller.result
        compared = controller.comparison if controller.compares else None
        return panel_state(controller) | {
            "picture": result.picture if result is not None else b"",
            "compared": compared.picture if compared is not None else b"",
        }

    def _do(self, message: Any) -> None:
        controller: DesignController = self._presenter
        match message:
            case {"type": "change", "parameter": str(name), "value": int(value)}:
                controller.change(name, value)
            case {"type": "board", "name": str(name)}:
                controller.choose_board(name)
            case {"type": "player", "side": str(side), "name": str(name)}:
                controller.choose_player(side, name)
            case {"type": "language", "language": str(language)}:
                controller.set_look(language=language)
            case {"type": "look", "look": dict(look)}:
                controller.set_look(**look)
            case {"type": "keep"}:
                controller.keep()
            case {"type": "drop", "name": str(name)}:
                controller.drop(name)
            case {"type": "refer", "name": str(name)}:
                controller.refer(name)
            case {"type": "take", "name": str(name)}:
                controller.take(name)
            case {"type": "compare", "on": bool(on)}:
                controller.compare(on)
            case {"type": "name", "text": str(text)}:
                controller.rename(text)
            case {"type": "notes", "text": str(text)}:
                controller.note(text)
            case {"type": "save", "overwrite": bool(overwrite)}:
                controller.save(overwrite=overwrite)
            case {"type": "load", "id": str(choice)}:
                controller.load(choice)
            case {"type": "play"}:
                controller.play()
            case {"type": "edit"}:
                self._on_edit()
            case _:
                super()._do(message)


class DesignPanel(ShownBox, ipywidgets.VBox):  # type: ignore[misc]
    """Change a number, a ruling or the board, and see within a second what it does to the game.

    A few games are played first, then more while one looks; the last change always wins. Variants
    can be kept, compared with what is on the sliders on equal chance, saved, loaded and played.

    Parameters
    ----------
    variant
        What to begin with, a :class:`~zebres_lib.zebres.variants.Variant` or the name of one that
        comes with the library; the classic game by default.
    folder
        Where variants are saved to and loaded from.
    games
        Games that are played before the panel is there; they stay in the notebook for readers
        without a kernel.
    sizes
        How many games there are after each step of a change.
    seed
        The seed of all games, so that variants are compared on equal chance.
    language, theme
        ``"en"`` or ``"fr"``; that of the board editor and the play panel: ``"auto"``, ``"light"``
        or ``"dark"``.

    ``panel.controller`` does what the buttons do and holds ``settings``, ``variant``, ``result``,
    ``kept`` and ``comparison``; ``panel.wait()`` waits until no games are being played.
    ``panel.board_editor`` and ``panel.play_panel`` stand below, once they are asked for.
    """

    def __init__(
        self,
        variant: Variant | str | None = None,
        *,
        folder: str | Path = ".",
        games: int = FIRST_GAMES,
        sizes: Iterable[int] = (1_000, 10_000, 100_000),
        seed: int = 1,
        language: str = "en",
        theme: str = "auto",
        compiled: bool | None = None,
    ) -> None:
        from ...zebres.design import variants

        begin = variants.find(variant) if isinstance(variant, str) else variant
        self._controller = DesignController(
            begin, folder=folder, sizes=sizes, seed=seed, language=language, compiled=compiled
        )
        self._theme = theme
        self.board_editor: BoardEditor | None = None
        self.play_panel: PlayPanel | None = None
        self._controller.first(games)
        self._widget = DesignWidget(self._controller, self._edit)
        self._controller.on_play(self._play)
        super().__init__([self._widget])
        self.add_class("zebres-design")

    @property
    def controller(self) -> DesignController:
        """What decides what a change does."""
        return self._controller

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until no games are played, at most so many seconds; tell whether that is so."""
        return self._controller.wait(seconds)

    # --- what stands below -----------------------------------------------------------------------

    def _edit(self) -> None:
        controller = self._controller
        settings = controller.settings
        # An editor wants hands that can be dealt; those of the last result if these cannot.
        result = controller.result
        rules = result.rules if controller.problem and result is not None else None
        if self.board_editor is not None:
            self.board_editor.close()
        self.board_editor = BoardEditor(
            settings.board,
            rules=rules if rules is not None else settings.rules,
            language=controller.language,
            theme=self._theme,
            play=False,
        )
        self.board_editor.on_use(lambda rules: controller.use_board(rules.board))
        self._arrange()

    def _play(self, rules: Rules) -> None:
        if self.play_panel is None:
            self.play_panel = PlayPanel(
                Game(rules), language=self._controller.language, theme=self._theme
            )
            self._arrange()
        else:
            self.play_panel.controller.load(Game(rules))
            self.play_panel.controller.set_language(self._controller.language)

    def _arrange(self) -> None:
        below = [each for each in (self.board_editor, self.play_panel) if each is not None]
        self.children = [self._widget, *below]

    # --- where there is no kernel --------------------------------------------------------------

    def static(self) -> dict[str, Any]:
        """Return the figures as a MIME bundle that needs no kernel, the same for the same games."""
        controller = self._controller
        result, language = controller.result, controller.language
        if result is None:
            said = controller.status.text
            html = f'<div class="{STATIC_CLASS} zebres-design-static">{_HIDE}{escape(said)}</div>'
            return {"text/html": html, "text/plain": said}
        head = caption(controller, result)
        changes = said_of(result.rules, language)
        rows = figure_rows(result.figures, language)
        body = "".join(
            f"<tr><th scope='row' style='text-align:left'>{escape(name)}</th>"
            f"<td>{escape(value)}</td><td>{escape(between)}</td></tr>"
            for name, value, between in rows
        )
        items = "".join(f"<li>{escape(line)}</li>" for line in changes)
        html = (
            f'<div class="{STATIC_CLASS} zebres-design-static" lang="{language}">{_HIDE}'
            f"<p><strong>{escape(controller.name)}</strong></p><ul>{items}</ul>"
            f"<table><caption>{escape(head)}</caption>{body}</table></div>"
        )
        widths = [max(len(row[column]) for row in rows) for column in range(2)]
        lines = [
            f"{name:<{widths[0]}}  {value:>{widths[1]}}  {between}" for name, value, between in rows
        ]
        return {
            "text/html": html,
            "text/plain": "\n".join([controller.name, *changes, head, *lines]),
        }

    def static_picture(self) -> dict[str, Any]:
        """Return the chart as a MIME bundle that needs no kernel; empty if no game was played."""
        result = self._controller.result
        if result is None:
            return {}
        state = result_state(self._controller) or {}
        return {"image/png": result.picture, "text/plain": state.get("picture", "")}

    def _ipython_display_(self) -> None:
        picture = self.static_picture()
        if picture:
            publish_display_data(picture)  # type: ignore[no-untyped-call]
        super()._ipython_display_()
        self._controller.refine()
