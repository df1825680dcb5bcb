"""The widgets without a browser: their state, their number, and what they leave in an output."""

import random
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from types import FrameType
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from zebres_lib.widgets import PlayPanel, ReplayPanel, board
from zebres_lib.widgets.boards.widget import BoardWidget
from zebres_lib.widgets.live import WIDGET_VIEW
from zebres_lib.zebres import Game, NotationError, Rules
from zebres_lib.zebres.drawing import Marks
from zebres_lib.zebres.text.boards import text_board

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from ipywidgets.widgets.widget import _instances

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    yield InteractiveShell.instance()
    InteractiveShell.clear_instance()


def send(widget: Any, content: dict[str, Any]) -> None:
    """Do what a message of the page does."""
    widget._handle_custom_msg(content, [])


def choose(widget: BoardWidget, target: str) -> None:
    send(widget, {"type": "choose", "target": target})


def board_of(panel: PlayPanel) -> BoardWidget:
    found = panel.children[0]
    assert isinstance(found, BoardWidget)
    return found


def test_a_click_sends_what_changed_and_of_the_log_what_was_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    panel = PlayPanel()
    board, side = panel.children
    sent: list[tuple[Any, dict[str, Any]]] = []
    for widget in (board, side):

        def record(msg: dict[str, Any], buffers: Any = None, widget: Any = widget) -> None:
            sent.append((widget, msg))

        monkeypatch.setattr(widget, "_send", record)

    def after(target: str) -> dict[Any, list[dict[str, Any]]]:
        sent.clear()
        choose(board, target)
        return {widget: [msg for w, msg in sent if w is widget] for widget in (board, side)}

    # The first action of all is added to an empty log.
    for number, target in enumerate(("post:Nb", "square:b3", "hand:g:G", "post:Nd")):
        messages = after(target)
        (update,) = [msg["state"] for msg in messages[board]]
        assert {"svg", "handled"} <= set(update)
        assert not {"words", "notes", "slider"} & set(update)
        updates = [msg["state"] for msg in messages[side] if msg["method"] == "update"]
        assert all(not {"words", "form", "turns"} & set(update) for update in updates)
        added = [msg["content"] for msg in messages[side] if msg["method"] == "custom"]
        if target == "square:b3":
            assert added == [], "chosen, not played"
            continue
        (entry,) = added
        assert (entry["type"], entry["name"]) == ("more", "turns")
        assert entry["from"] == max(0, number - 1)
        assert side.turns[entry["from"] :] == entry["entries"]
        assert len(side.turns) == len(panel.game.steps)
    # What is taken back is not added.
    sent.clear()
    send(board, {"type": "press", "id": "undo"})
    assert [msg["state"]["turns"] for w, msg in sent if w is side] == [side.turns]
    assert len(side.turns) == 2


def test_a_click_does_its_work_once() -> None:
    panel = PlayPanel(Game.from_position("6/2G3/1g1Z2/2e3/6 Nc w - place"))
    board, side = panel.children
    choose(board, "hand:w:L")
    calls: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "zebres_lib" in frame.f_code.co_filename:
            calls[frame.f_code.co_name] += 1

    sys.setprofile(count)
    try:
        choose(board, "square:c3")
    finally:
        sys.setprofile(None)
    assert panel.game.actions == ["Lc3"]
    once = ("refusal", "legal_actions", "legal_marks", "describe", "score", "svg", "view")
    assert {name: calls[name] for name in once} == dict.fromkeys(once, 1)
    assert calls["explain"] == len(side.turns[0]["notes"])
    assert calls["new_game_form"] == 0, "the rules are the same"


@pytest.mark.parametrize(
    ("make", "most"),
    [(board, 2), (PlayPanel, 6), (lambda: ReplayPanel(Game()), 2)],
)
def test_few_models_and_no_more_after_200_actions(make: Any, most: int) -> None:
    before = len(_instances)
    widget = make()
    made = len(_instances) - before
    assert made <= most <= 10
    shown = board_of(widget) if isinstance(widget, PlayPanel) else widget
    pick = random.Random(1)
    for _ in range(200):
        if shown.targets:
            choose(shown, pick.choice(shown.targets))
        else:
            send(shown, {"type": "press", "id": pick.choice(["undo", "next", "last"])})
    assert shown.handled == 200
    assert len(_instances) - before == made


def test_the_state_follows_the_game() -> None:
    panel = PlayPanel()
    shown = board_of(panel)
    assert len(shown.targets) == 22
    choose(shown, "post:Nb")
    assert panel.game.actions == ["@Nb"]
    assert shown.status == {"text": "Green: choose an animal.", "kind": "turn"}
    assert "square:b3" in shown.targets
    assert shown.labels["square:b3"].startswith("b3, empty, territory A")
    assert set(shown.labels) >= set(shown.targets)
    assert panel.children[1].turns[0]["action"] == "@Nb"


def test_boards_on_one_page_have_different_ids() -> None:
    ids = {widget.svg.split('class="')[1].split('"')[0] for widget in (board(), board())}
    assert len(ids) == 2


def test_a_strange_message_reaches_the_status_line() -> None:
    shown = board()
    send(shown, {"type": "nonsense"})
    assert shown.status["kind"] == "error"
    assert "nonsense" in shown.status["text"]
    assert shown.handled == 1


def test_a_failing_drawing_reaches_the_status_line(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = board()

    def broken(*_: object, **__: object) -> str:
        raise RuntimeError("no ink")

    monkeypatch.setattr("zebres_lib.widgets.boards.board_view.svg", broken)
    choose(shown, "post:Nb")
    assert shown.status["kind"] == "error"
    assert "no ink" in shown.status["text"]


def test_the_panel_takes_languages_texts_and_new_games() -> None:
    panel = PlayPanel()
    side = panel.children[1]
    send(side, {"type": "language", "language": "fr"})
    assert board_of(panel).status["text"].startswith("Blanc")
    send(side, {"type": "paste", "text": SCRIPT})
    assert side.status["kind"] == "error"
    assert SCRIPT in side.status["text"], "as text; the page puts it in as text"
    fields = {field["name"]: field["value"] for field in side.form}
    send(side, {"type": "new-game", "fields": fields | {"board": "president"}})
    assert panel.game.rules.board.name == "president"
    send(side, {"type": "nonsense"})
    assert side.status["kind"] == "error"


# --- outputs ------------------------------------------------------------------------------------


def outputs(widget: Any, shell: InteractiveShell) -> list[dict[str, Any]]:
    with capture_output() as captured:
        widget._ipython_display_()
    return [output.data for output in captured.outputs]


@pytest.mark.parametrize("make", [board, PlayPanel, lambda: ReplayPanel(Game())])
def test_a_cell_shows_a_picture_and_then_the_widget(make: Any, shell: InteractiveShell) -> None:
    first, second = outputs(make(), shell)
    again = outputs(make(), shell)[0]
    assert first == again, "the same for the same position, without ids of models"
    assert set(first) == {"text/html", "text/plain"}
    assert "script" not in first["text/html"].lower()
    assert "data:image/svg+xml" in first["text/html"]
    assert text_board(Game().position) in first["text/plain"]
    assert set(second) == {WIDGET_VIEW}


def test_the_picture_shows_the_position_of_now(shell: InteractiveShell) -> None:
    one = board()
    before = outputs(one, shell)[0]
    choose(one, "post:Nb")
    after = outputs(one, shell)[0]
    assert before["text/html"] != after["text/html"]
    assert "[b]" in after["text/plain"]


def test_the_output_tells_what_the_last_action_did(shell: InteractiveShell) -> None:
    game = Game()
    game.play("@NbGb3>Nc")
    shown = board(game, language="fr")
    first = outputs(shown, shell)[0]
    assert shown.notes
    for note in shown.notes:
        assert note["text"] in first["text/plain"]
    assert shown.status["text"] in first["text/plain"]
    assert shown.notes[0]["text"] not in outputs(board(game, notes=False), shell)[0]["text/plain"]


def test_a_bundle_has_widget_picture_and_text() -> None:
    data, _ = board()._repr_mimebundle_()
    assert set(data) == {WIDGET_VIEW, "text/html", "text/plain"}


# --- board() ------------------------------------------------------------------------------------


def test_a_board_takes_games_positions_and_texts() -> None:
    game = Game()
    game.play("@NbGb3")
    from_game = board(game)
    assert from_game.game is not game
    assert from_game.game.actions == game.actions
    assert from_game.notes, "the last action is explained"
    text = str(game.position)
    assert str(board(text).game.position) == text
    assert str(board(game.position).game.position) == text
    assert not board(game, notes=False).notes
    rules = Rules(board="president")  # type: ignore[arg-type]
    assert board(text, rules=rules).game.rules == rules
    assert board(Game(rules).position).game.rules == rules
    assert board(text, marks=Marks(crossed=["c3"])).svg.count('class="cross"') == 1  # type: ignore[arg-type]


def test_bad_input_is_refused() -> None:
    with pytest.raises(NotationError, match="rows"):
        board("6/6 Nb w - place")
    with pytest.raises(ValueError, match="mark crossed"):
        board(marks=Marks(crossed=("z9",)))
    with pytest.raises(ValueError, match="a game has its own"):
        board(Game(), rules=Rules(inauguration_points=0))
    with pytest.raises(ValueError, match="a game has its own"):
        PlayPanel(Game(), rules=Rules())


def test_headers_are_shown_as_they_are_written() -> None:
    game = Game()
    game.headers["White"] = SCRIPT
    panel = PlayPanel(game)
    assert SCRIPT in panel.children[1].texts["game"]
    assert SCRIPT not in panel.static()["text/html"]
