"""What all widgets share: the files of a page as one text, messages, errors, closing."""

import json
import re
import subprocess
import sys
import warnings
import zipfile
from pathlib import Path
from typing import Any

import pytest

from zebres_lib.widgets import (
    BoardEditor,
    DeckEditor,
    DesignerPanel,
    DesignPanel,
    FreePanel,
    PlayPanel,
    board,
)
from zebres_lib.widgets.live import LiveWidget, page

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from ipywidgets.widgets.widget import _instances

ROOT = Path(__file__).parents[2]
FILES = ROOT / "zebres_lib" / "widgets" / "page"
PAGES = sorted({path.stem for path in FILES.iterdir()} - {"kit"})


class Talker:
    """A presenter with one thing to say."""

    def __init__(self) -> None:
        self.said: dict[str, Any] = {"text": "Hello.", "kind": "turn"}
        self.state = {"status": self.said, "number": 1}
        self.hooks: list[Any] = []

    def subscribe(self, hook: Any) -> Any:
        self.hooks.append(hook)
        return lambda: self.hooks.remove(hook)

    def fail(self, error: Exception) -> None:
        self.state["status"] = {"text": str(error), "kind": "error"}


class TalkerWidget(LiveWidget):
    _esm = "export default {}"

    def _state(self) -> dict[str, Any]:
        if self._presenter.state["number"] == 13:
            raise RuntimeError("unlucky")
        return dict(self._presenter.state)

    def _do(self, message: Any) -> None:
        match message:
            case {"number": int(number)}:
                self._presenter.state["number"] = number
            case {"content": bytes(content)}:
                self._presenter.state["number"] = len(content)
            case _:
                super()._do(message)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_one_module_and_one_sheet(name: str) -> None:
    script, sheet = page(name, "some-root")
    assert not re.findall(r"^\s*(?:import|export (?!default))", script, re.MULTILINE)
    assert script.count("export default") == 1
    assert script.count("function openPage(") == 1
    assert "@import" not in sheet
    assert "zebres-page" not in sheet
    assert sheet.index(".some-root {") < sheet.index(".some-root .zebres-button")


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_imports_is_there(name: str) -> None:
    script = (FILES / f"{name}.js").read_text("utf-8")
    imports = re.findall(r'^import \{([^}]*)\} from "\./(\w+)\.js";$', script, re.MULTILINE)
    assert len(imports) == script.count("import {")
    for names, module in imports:
        text = (FILES / f"{module}.js").read_text("utf-8")
        exports = re.findall(r"^export (?:async )?(?:function|const) (\w+)", text, re.MULTILINE)
        wanted = re.findall(r"\w+", names)
        assert set(wanted) <= set(exports)
        body = script[script.rindex('.js";') :]
        assert all(re.search(rf"\b{each}\b", body) for each in wanted), "imported for nothing"


def test_every_file_of_a_page_has_a_script_and_a_sheet() -> None:
    assert {path.name for path in FILES.iterdir()} == {
        f"{name}.{kind}" for name in ("kit", *PAGES) for kind in ("js", "css")
    }


def test_a_zip_gives_the_same_page(tmp_path: Path) -> None:
    archive = tmp_path / "zebres_lib.zip"
    with zipfile.ZipFile(archive, "w") as zipped:
        for path in (ROOT / "zebres_lib").rglob("*"):
            if path.suffix in (".py", ".js", ".css"):
                zipped.write(path, path.relative_to(ROOT))
    code = (
        "from zebres_lib.widgets import live; import json, os;"
        f"pages = [live.page(name, 'some-root') for name in {PAGES}];"
        "print(json.dumps([os.path.isfile(live.__file__), pages]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PYTHONPATH": str(archive)},
    )
    is_file, pages = json.loads(done.stdout)
    assert not is_file
    assert pages == [list(page(name, "some-root")) for name in PAGES]


def test_a_message_is_answered_with_what_changed_and_its_stamp() -> None:
    talker = Talker()
    widget = TalkerWidget(talker)
    assert (widget.status, widget.number) == (talker.said, 1)
    widget._receive(None, {"number": 5, "stamp": "view#1"}, [])
    assert (widget.number, widget.handled, widget.stamp) == (5, 1, "view#1")
    widget._receive(None, {"type": "file"}, [memoryview(b"four")])
    assert (widget.number, widget.handled) == (4, 2)


@pytest.mark.parametrize("message", [{"type": "nonsense"}, "text", None])
def test_what_is_no_message_is_told(message: Any) -> None:
    widget = TalkerWidget(Talker())
    widget._receive(None, message, [])
    assert widget.status["kind"] == "error"
    assert "not a message" in widget.status["text"]
    assert widget.handled == 1


def test_a_state_that_cannot_be_made_is_told_aloud() -> None:
    widget = TalkerWidget(Talker())
    widget._receive(None, {"number": 13}, [])
    assert widget.status == {"text": "RuntimeError: unlucky", "kind": "error"}
    assert widget.announcement == "RuntimeError: unlucky"
    assert widget.handled == 1


def test_a_state_takes_no_name_that_a_widget_needs() -> None:
    talker = Talker()
    talker.state["layout"] = talker.state["keys"] = talker.state["close"] = ""
    with pytest.raises(TypeError, match="close, keys, layout"):
        TalkerWidget(talker)
    assert type(TalkerWidget(Talker()))(Talker()).number == 1, "nothing of another widget is in it"


@pytest.mark.parametrize(
    "make",
    [board, PlayPanel, FreePanel, BoardEditor, DeckEditor, DesignerPanel, DesignPanel],
)
def test_what_is_closed_is_gone(make: Any) -> None:
    before = set(_instances)
    options = {"games": 20, "sizes": (20,), "compiled": False} if make is DesignPanel else {}
    panel = make(**options)
    assert set(_instances) > before
    panel.close()
    assert set(_instances) == before
