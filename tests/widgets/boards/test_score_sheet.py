"""What stands beside the board, as data."""

import json

import pytest

from zebres_lib.widgets.boards.controller import Controller
from zebres_lib.widgets.boards.score_sheet import ScoreSheet, score_table, settings_of
from zebres_lib.zebres import CLASSIC, Board, Game, Rules

# White holds D with a hidden zebra; Green has the Inauguration token.
POSITION = "6/4EZ!/5G/6/g5 E1 w g place"


def test_the_score_table_adds_up() -> None:
    game = Game.from_position(POSITION)
    score = score_table(game, "en")
    rows = {row["name"]: row for row in score["rows"]}
    assert list(rows) == list("ABCDEF")
    assert (rows["D"]["white"], rows["D"]["green"], rows["D"]["squares"]) == (3, 0, 3)
    assert rows["D"]["points"] == 7
    assert rows["D"]["hidden"] == "1 face down"
    assert rows["A"]["owner"] == "nobody"
    assert score["bonus"]["points"] == 5
    assert [total["points"] for total in score["totals"]] == list(game.scores())
    for total in score["totals"]:
        held = [*score["rows"], score["bonus"]]
        points = sum(row["points"] for row in held if row["owner"] == total["owner"])
        assert points == total["points"]


def test_the_state_is_json_and_the_log_tells_every_action() -> None:
    controller = Controller()
    controller.paste("@NbGb3>Nd")
    state = ScoreSheet(controller).state()
    assert json.loads(json.dumps(state)) == state
    assert [entry["action"] for entry in state["turns"]] == ["@Nb", "Gb3", ">Nd"]
    assert [entry["player"] for entry in state["turns"]] == ["white", "green", "green"]
    assert all(entry["notes"] for entry in state["turns"])
    assert state["texts"]["game"] == controller.game.to_text()


def test_the_form_gives_back_the_rules_it_shows() -> None:
    own = Rules(board=Board.from_ascii("AAB/ABB"), counts=(3, 0, 0, 0, 0), crocodile_chain=False)
    for rules in (Rules(), own):
        controller = Controller(Game(rules))
        form = ScoreSheet(controller).state()["form"]
        controller.new_game(settings_of({field["name"]: field["value"] for field in form}))
        if rules.board == CLASSIC:
            assert controller.game.rules == rules
        else:
            assert controller.view().message.kind == "done", controller.view().message


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_is_there(language: str) -> None:
    state = ScoreSheet(Controller(language=language)).state()
    assert all(state["words"].values())
    assert all(field["label"] for field in state["form"])
