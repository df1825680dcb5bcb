"""What is common to all widgets: the page is sent what there is to show, and tells what was done.

A presenter decides what is shown and what a message does; it needs no notebook. A widget is a thin
:class:`LiveWidget` that names the files in ``page/`` and the presenter. Its JavaScript knows no
rule.
"""

import re
from collections.abc import Callable
from contextlib import nullcontext
from functools import cache
from importlib import resources
from itertools import count
from typing import Any, Protocol

import anywidget
import traitlets
from IPython.display import publish_display_data

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"

# Ids of pictures on one page must differ, and they must not come from anything random.
_numbers = count(1)


class Presenter(Protocol):
    """What a widget asks of every presenter; it asks more of its own.

    Where a presenter has ``attending()``, that context is held while a message is dealt with.
    """

    def fail(self, error: Exception) -> None:
        """Tell, the next time the state is asked for, of an error met in showing or doing."""

    def subscribe(self, hook: Callable[[], object]) -> Callable[[], None]:
        """Call ``hook`` after every change; return how to stop that."""


# --- what stands in an output -------------------------------------------------------------------


class Shown:
    """A widget that leaves a picture and a text in the output, and itself right after them.

    The page shows one of the two: the live widget where it lives, the picture elsewhere.
    """

    model_id: str | None

    def static(self) -> dict[str, Any]:
        """Return a MIME bundle that needs no kernel, the same for the same state."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        return {**self.static(), **self._view()}, {}

    def _ipython_display_(self) -> None:
        # Two outputs, because in one JupyterLab shows the view of a widget that is gone, an error,
        # in preference to any picture beside it.
        publish_display_data(self.static())  # type: ignore[no-untyped-call]
        publish_display_data(self._view())  # type: ignore[no-untyped-call]

    def _view(self) -> dict[str, Any]:
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        return {WIDGET_VIEW: view}


class ShownBox(Shown):
    """A box of widgets that is shown as one and closed as one."""

    comm: Any

    def close(self) -> None:
        """Close everything in the box too: nothing is left of it in the kernel or on the page."""
        if self.comm is not None:
            close_parts(self)
        super().close()  # type: ignore[misc]


def close_parts(widget: Any) -> None:
    """Close what belongs to a widget: its children, how it is laid out and how it looks."""
    for name in ("layout", "style"):
        if widget.has_trait(name):
            getattr(widget, name).close()
    for child in getattr(widget, "children", ()):
        close_parts(child)
        child.close()


# --- the live widget ----------------------------------------------------------------------------


class LiveWidget(Shown, anywidget.AnyWidget):
    """Shows what a presenter has, and tells it what was done on the page.

    A subclass sets ``_esm, _css = page(...)`` and says what its presenter shows (``_state``), what
    a message does (``_do``) and what is left without a kernel (``static``). Of a list named in
    ``_growing``, such as a log, what was added is sent alone.
    """

    _growing: tuple[str, ...] = ()

    status = traitlets.Dict().tag(sync=True)
    announcement = traitlets.Unicode().tag(sync=True)
    handled = traitlets.Int(0).tag(sync=True)
    """How many messages of the page have been dealt with: the page waits for it to grow."""
    stamp = traitlets.Unicode().tag(sync=True)
    """What the page wrote on the last message that was dealt with: which one of whose it was."""

    def __init__(self, presenter: Presenter) -> None:
        self._presenter: Any = presenter
        self._unanswered = 0
        self._stamp = ""
        self._picture_id = f"zebres{next(_numbers)}"
        state = self._state()
        own = state.keys() - {"status", "announcement"}
        if taken := sorted(name for name in own if self._has_other_use(name)):
            raise TypeError(f"a widget has other uses for {', '.join(taken)}")
        self.add_traits(**{name: traitlets.Any().tag(sync=True) for name in own})
        # The first state is part of the message that makes the widget.
        super().__init__(**state)
        self._unsubscribe = presenter.subscribe(self.refresh)
        self.on_msg(self._receive)

    def _has_other_use(self, name: str) -> bool:
        # Where a class was taken from a widget, what its state needs is there already.
        return hasattr(LiveWidget, name) or (hasattr(self, name) and not self.has_trait(name))

    def refresh(self) -> None:
        """Show what the presenter has now."""
        try:
            state = self._state()
        except Exception as error:  # a callback has no other place to show it
            self._presenter.fail(error)
            text = f"{type(error).__name__}: {error}"
            state = {"status": {"text": text, "kind": "error"}, "announcement": text}
        # The answer is one message to the page, sent before anybody else begins to compute.
        state |= {"handled": self.handled + self._unanswered, "stamp": self._stamp}
        self._unanswered = 0
        for name in self._growing:
            if name in state:
                self._send_more(name, state[name])
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def _send_more(self, name: str, new: list[Any]) -> None:
        """Send what was added to a list, if that is all that changed in it."""
        old = getattr(self, name)
        if len(new) > len(old) and new[: len(old)] == old:
            self.send({"type": "more", "name": name, "from": len(old), "entries": new[len(old) :]})
            with self._lock_property(**{name: new}):  # the page has it now
                setattr(self, name, new)

    def _receive(self, _: object, content: Any, buffers: Any) -> None:
        with getattr(self._presenter, "attending", nullcontext)():
            self._unanswered = 1
            if isinstance(content, dict):
                self._stamp = str(content.get("stamp", ""))
                content = {**content, "content": bytes(buffers[0])} if buffers else content
            try:
                self._do(content)
            except Exception as error:  # a callback has no other place to show it
                self._presenter.fail(error)
                self.refresh()
            if self._unanswered:
                self.refresh()

    def _state(self) -> dict[str, Any]:
        """Return what the page shows now, as JSON; of its keys, those that changed are sent.

        ``"status"``, a text and a kind such as ``"error"``, and ``"announcement"``, what a screen
        reader reads, mean the same on every page.
        """
        raise NotImplementedError

    def _do(self, message: Any) -> None:
        """Do what a message asks for: a dict with a type, and the bytes of a file as content."""
        raise ValueError(f"not a message of the page: {message!r}")

    def close(self) -> None:
        """Close the widget: nothing is left of it in the kernel or on the page."""
        if self.comm is not None:
            self._unsubscribe()
            getattr(self._presenter, "end", lambda: None)()
            close_parts(self)
        super().close()


# --- the files of the page ----------------------------------------------------------------------

_IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const) (\w+))", re.MULTILINE)
_DEFAULT = re.compile(r"^export default .*$", re.MULTILINE)
_RULES = re.compile(r'^@import "\./(\w+)\.css";$', re.MULTILINE)
_ROOT = ".zebres-page"
"""Stands in ``kit.css`` for the root of whatever page uses it."""


def page(name: str, root: str) -> tuple[str, str]:
    """Return JavaScript and CSS of ``page/<name>`` with all that they import, each as one text.

    A page is given to the browser as one module and one style sheet, from a folder, a wheel or a
    zip, without a server of its own. ``root`` is the class of the node that a view makes: what
    ``kit.css`` says holds within it alone, before what the page's own sheet says.
    """
    modules: dict[str, str] = {}
    script = _EXPORT.sub("", _script(name, modules))
    return "\n".join([*modules.values(), script]), _rules(name).replace(_ROOT, f".{root}")


@cache
def _text(file: str) -> str:
    return resources.files(__package__).joinpath("page", file).read_text("utf-8")


def _script(name: str, modules: dict[str, str]) -> str:
    """Return a module's text; what it imports is put into ``modules``, an object each."""
    text = _text(f"{name}.js")
    for _, needed in _IMPORT.findall(text):
        if needed not in modules:
            inner = _script(needed, modules)
            names = ", ".join(_EXPORT.findall(inner))
            inner = _EXPORT.sub("", _DEFAULT.sub("", inner))
            whole = f"(() => {{\n{inner}\nreturn {{ {names} }};\n}})()"
            modules[needed] = f"const {needed}Page = {whole};"
    return _IMPORT.sub(r"const \1 = \2Page;", text)


def _rules(name: str) -> str:
    return _RULES.sub(lambda found: _rules(found[1]), _text(f"{name}.css"))
