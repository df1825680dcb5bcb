"""Going through a recorded game, without a widget."""

import pytest

from zebres_lib.widgets.boards.replay import Replay
from zebres_lib.zebres import Game


@pytest.fixture
def game() -> Game:
    game = Game()
    game.play("@NbGb3>NdZd2>E1")
    return game


def test_it_goes_forwards_and_backwards_in_a_copy(game: Game) -> None:
    replay = Replay(game)
    assert (replay.ply, replay.length) == (0, 5)
    for button, ply in (("next", 1), ("next", 2), ("previous", 1), ("last", 5), ("first", 0)):
        replay.press(button)
        assert replay.ply == ply
    replay.slide(3)
    assert replay.game.actions == ["@Nb", "Gb3", ">Nd"]
    assert len(game.steps) == 5


def test_each_step_is_explained(game: Game) -> None:
    replay = Replay(game, language="fr")
    assert replay.view().notes == ()
    for number, (action, events) in enumerate(game.events(), start=1):
        replay.press("next")
        view = replay.view()
        assert [note.rule for note in view.notes] == [event.rule for event in events]
        assert action in view.message.text
        assert f"{number} sur 5" in view.message.text
        assert view.notes[0].text in view.announcement
    assert view.marks.last == ("E1",)


def test_ends_are_ends(game: Game) -> None:
    replay = Replay(game, ply=5)
    enabled = {button.id: button.enabled for button in replay.view().buttons}
    assert enabled == {
        "first": True, "previous": True, "next": False, "last": False, "play": False,
    }  # fmt: skip
    replay.press("next")
    assert replay.ply == 5
    replay.slide(99)
    assert replay.ply == 5
    assert replay.view().message.kind == "error"
    assert "99" in replay.view().message.text


def test_actions_taken_back_belong_to_the_record(game: Game) -> None:
    game.undo()
    game.undo()
    assert Replay(game).length == 5


def test_it_is_looked_at_not_played(game: Game) -> None:
    replay = Replay(game)
    replay.choose("post:Nb")
    assert replay.view().message.kind == "refused"
    assert replay.view().targets == ()
    replay.press("next")
    assert replay.view().message.kind == "turn"
    replay.press("nonsense")
    assert "nonsense" in replay.view().message.text
