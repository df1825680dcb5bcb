"""The Zoo Run widgets without a browser: state, number of models, what stays in an output."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from zebres_lib.widgets import FreePanel, RacePanel, hand
from zebres_lib.widgets.cards.widget import ZooWidget
from zebres_lib.widgets.live import WIDGET_VIEW
from zebres_lib.zoo_run import RECONSTRUCTED
from zebres_lib.zoo_run.game import FreeTheAnimals, Race
from zebres_lib.zoo_run.text.boards import text_hand

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from ipywidgets.widgets.widget import _instances

MAKERS: list[Any] = [lambda: hand([7, 13, 4]), FreePanel, lambda: RacePanel(players=3, computers=1)]
NAMES = ["hand", "free", "race"]


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    yield InteractiveShell.instance()
    InteractiveShell.clear_instance()


def send(widget: ZooWidget, **content: Any) -> None:
    """Do what a message of the page does."""
    widget._handle_custom_msg(content, [])


@pytest.mark.parametrize("make", MAKERS, ids=NAMES)
def test_one_model_and_no_more_after_200_moves(make: Any) -> None:
    before = len(_instances)
    widget = make()
    made = len(_instances) - before
    assert made <= 2
    pick = random.Random(1)
    for _ in range(200):
        card = pick.choice(widget.hand["order"])
        send(widget, type="move", card=card, to=pick.randrange(4))
        assert widget.hand["mode"] == "arrange"
    assert widget.handled == 200
    assert len(_instances) - before == made


def test_the_state_follows_the_cards() -> None:
    widget = hand([7, 13, 4], favourite="lynx")
    send(widget, type="lift", card=4)
    assert widget.hand["lifted"] == 4
    send(widget, type="move", card=4, to=0)
    send(widget, type="drop")
    assert widget.hand["lifted"] is None
    assert widget.hand["order"] == [4, 7, 13]
    assert widget.cards == (4, 7, 13)
    assert set(widget.hand["labels"]) == {"card:4", "card:7", "card:13", "joint:0", "joint:1"}
    assert widget.hand["labels"]["card:4"].startswith("Card 4, place 1 of 3")
    send(widget, type="ask", joint=0)
    assert len(widget.notes) >= 3
    send(widget, type="cancel")
    assert widget.notes == []
    send(widget, type="choose", card=7)
    assert widget.announcement == widget.status["text"]
    send(widget, type="press", id="best")
    send(widget, type="language", language="fr")
    assert widget.words["language"] == "fr"
    assert widget.handled == 8


def test_a_panel_plays_by_messages() -> None:
    panel = FreePanel(players=1, path_tokens=2)
    for _ in range(2):
        send(panel, type="press", id="best")
        send(panel, type="press", id="confirm")
    assert panel.status["kind"] == "over"
    assert panel.game.is_over
    assert [turn["title"] for turn in panel.turns] == [
        "Turn 2, what came of it",
        "Turn 2, line-ups",
        "Turn 1, what came of it",
        "Turn 1, line-ups",
        "Turn 1, start",
    ]
    send(panel, type="new-game", fields={"players": "3"})
    send(panel, type="seat", seat=2)
    assert [seat["current"] for seat in panel.seats] == [False, True, False]


def test_pictures_on_one_page_have_different_ids() -> None:
    one, other = FreePanel(), FreePanel()
    names = {
        svg.split('class="')[1].split('"')[0]
        for widget in (one, other)
        for svg in (widget.hand["svg"], widget.picture["svg"])
    }
    assert len(names) == 4


@pytest.mark.parametrize("make", MAKERS, ids=NAMES)
def test_strange_messages_reach_the_status_line(make: Any) -> None:
    widget = make()
    for content in ({"type": "nonsense"}, {"type": "move", "card": "7", "to": 1}, "text"):
        widget._handle_custom_msg(content, [])
        assert widget.status["kind"] == "error"
        assert "not a message" in widget.status["text"]
    assert widget.handled == 3


def test_a_failing_drawing_reaches_the_status_line(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = hand([7, 13, 4])

    def broken(*_: object, **__: object) -> str:
        raise RuntimeError("no ink")

    monkeypatch.setattr("zebres_lib.widgets.cards.zoo_view.hand_svg", broken)
    send(widget, type="move", card=7, to=1)
    assert widget.status["kind"] == "error"
    assert "no ink" in widget.status["text"]
    assert widget.handled == 1


def test_a_panel_takes_a_game_or_rules_for_one() -> None:
    game = FreeTheAnimals(players=1)
    assert FreePanel(game).game is game
    race = Race(players=3)
    assert RacePanel(race).game is race
    for make, own in ((FreePanel, game), (RacePanel, race)):
        with pytest.raises(ValueError, match="hand_size: a game has its own"):
            make(own, hand_size=4)
    seen: list[str] = []
    panel = RacePanel(track_length=2)
    panel.on_event(lambda event: seen.append(event.rule))
    for _ in range(2):
        send(panel, type="press", id="best")
        send(panel, type="press", id="confirm")
    assert "lineup.match" in seen
    assert panel.table.game is panel.game


# --- outputs ------------------------------------------------------------------------------------


def outputs(widget: Any) -> list[dict[str, Any]]:
    with capture_output() as captured:
        widget._ipython_display_()
    return [output.data for output in captured.outputs]


@pytest.mark.parametrize("make", MAKERS, ids=NAMES)
def test_a_cell_shows_pictures_and_then_the_widget(make: Any, shell: InteractiveShell) -> None:
    first, second = outputs(make())
    assert first == outputs(make())[0], "the same for the same state, without ids of models"
    assert set(first) == {"text/html", "text/plain"}
    assert "script" not in first["text/html"].lower()
    assert "data:image/svg+xml" in first["text/html"]
    assert "┌" in first["text/plain"]
    assert set(second) == {WIDGET_VIEW}


def test_the_output_shows_the_cards_as_they_lie_now(shell: InteractiveShell) -> None:
    widget = hand([7, 13, 4], language="fr")
    before = outputs(widget)[0]
    send(widget, type="move", card=4, to=0)
    after = outputs(widget)[0]
    assert before["text/html"] != after["text/html"]
    assert text_hand(RECONSTRUCTED, [4, 7, 13], language="fr") in after["text/plain"]
    assert widget.controller.view().message.text in after["text/plain"]


def test_the_output_tells_what_the_last_turn_did(shell: InteractiveShell) -> None:
    panel = FreePanel(players=1, path_tokens=1)
    send(panel, type="press", id="confirm")
    told = outputs(panel)[0]["text/plain"]
    assert all(note["text"] in told for note in panel.turns[0]["notes"])


def test_a_bundle_has_widget_picture_and_text() -> None:
    data, _ = hand([7, 13, 4])._repr_mimebundle_()
    assert set(data) == {WIDGET_VIEW, "text/html", "text/plain"}
