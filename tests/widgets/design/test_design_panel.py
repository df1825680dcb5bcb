"""The design panel without a browser: the last change wins, keep, compare, save, load, errors."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ipywidgets
import pandas as pd
import pytest

from zebres_lib.widgets import DesignPanel
from zebres_lib.widgets.design.controller import DesignController
from zebres_lib.widgets.design.games import KEY_METRICS, Comparison, Result, measured
from zebres_lib.widgets.design.panel_state import panel_state
from zebres_lib.widgets.design.settings import Settings, boards
from zebres_lib.widgets.design.variants_at_hand import file_name
from zebres_lib.zebres.board import CLASSIC, Board
from zebres_lib.zebres.design import metrics, variants
from zebres_lib.zebres.rules import Rules

POND = variants.find("pond")
SIZES = (20, 60)
WAIT = 60


def made(folder: Path, **options: Any) -> DesignController:
    options = {"sizes": SIZES, "compiled": False, "patience": 0.0} | options
    return DesignController(options.pop("variant", POND), folder=folder, **options)


@pytest.fixture
def controller(tmp_path: Path) -> Iterator[DesignController]:
    controller = made(tmp_path)
    yield controller
    controller.end()
    assert controller.wait(WAIT)


def figures(rules: Rules, games: int, **how: Any) -> pd.DataFrame:
    names = [name for name in KEY_METRICS if name != "white_advantage"]
    return metrics.measure(rules, names, games=games, seed=1, compiled=False, workers=1, **how)


# --- the last change wins -----------------------------------------------------------------------


def test_it_is_refined_in_steps(controller: DesignController) -> None:
    seen: list[tuple[int, str, bool]] = []

    def hook() -> None:
        if controller.result is not None:
            status = controller.status.kind
            seen.append((len(controller.result.table), status, controller.is_current))

    controller.subscribe(hook)
    controller.refine()
    assert controller.wait(WAIT)
    steps = list(dict.fromkeys(seen))
    assert steps == [(20, "provisional", True), (60, "final", True)]
    assert controller.result is not None
    wanted = figures(POND.rules, 60)
    pd.testing.assert_frame_equal(controller.result.figures, wanted)
    assert controller.result.picture.startswith(b"\x89PNG")


def test_a_first_step_is_not_shown_where_the_second_comes_at_once(tmp_path: Path) -> None:
    controller = made(tmp_path, patience=60.0)
    seen: list[int] = []
    controller.subscribe(lambda: controller.result and seen.append(len(controller.result.table)))
    controller.refine()
    assert controller.wait(WAIT)
    assert set(seen) == {60}


def test_thirty_changes_in_a_row_leave_no_stale_result(controller: DesignController) -> None:
    shown: list[tuple[int, int]] = []
    before = controller.result

    def hook() -> None:
        nonlocal before
        if controller.result is not before and controller.result is not None:
            before = controller.result
            shown.append((before.change, controller.change_number))

    controller.subscribe(hook)
    for number in range(30):
        controller.change("values.zebra", (number * 7) % 20)
        controller.change("crocodile_chain", bool(number % 2))
    assert controller.wait(WAIT)
    assert shown, "nothing was shown"
    assert all(change == asked for change, asked in shown), shown
    result = controller.result
    assert result is not None
    assert result.is_final
    assert result.rules == controller.settings.rules
    assert result.rules.values[1] == (29 * 7) % 20
    assert controller.is_current
    pd.testing.assert_frame_equal(result.figures, figures(result.rules, 60))


def test_a_change_that_changes_nothing_asks_for_nothing(controller: DesignController) -> None:
    controller.change("values.zebra", 6)
    assert controller.change_number == 0


# --- impossible settings --------------------------------------------------------------------


def test_what_cannot_be_played_says_why_and_leaves_the_last_result(
    controller: DesignController,
) -> None:
    controller.refine()
    assert controller.wait(WAIT)
    before = controller.result
    controller.choose_board("classic")
    assert controller.wait(WAIT)
    assert controller.status.kind == "error"
    assert "16 tokens, too few to fill 30 squares" in controller.status.text
    assert "last variant that could be played" in controller.status.text
    assert controller.result is before
    state = panel_state(controller)["result"]
    assert state["current"] is False
    assert "pond" in state["outdated"]
    for action in (controller.keep, controller.save, controller.play):
        action()
        assert controller.message.kind == "refused"
        assert "16 tokens" in controller.message.text
    assert len(controller.kept.variants) == 1
    assert list(controller.folder.iterdir()) == []
    controller.choose_board("pond")
    assert controller.wait(WAIT)
    assert controller.status.kind == "final"


def test_games_that_are_being_played_stop_when_settings_become_impossible(tmp_path: Path) -> None:
    controller = made(tmp_path, sizes=(20, 50_000))
    controller.refine()
    controller.change("counts.gazelle", 0)
    assert controller.wait(WAIT)
    assert controller.status.kind == "error"
    assert controller.result is None or len(controller.result.table) == 20


def test_a_guardian_that_walks_too_far_for_a_smaller_board(controller: DesignController) -> None:
    controller.use_board(Board.from_ascii("A B C D E F G H\nA B C D E F G H"))
    controller.change("guardian_steps", 19)
    assert controller.status.kind != "error"
    controller.choose_board("pond")
    assert controller.status.kind == "error"
    assert "19 posts" in controller.status.text


def test_nonsense_from_the_page_is_told_and_changes_nothing(controller: DesignController) -> None:
    settings, look = controller.settings, controller.look
    for action in (
        lambda: controller.change("values.rhino", 3),
        lambda: controller.change("values.zebra", 999),
        lambda: controller.change("values.zebra", True),
        lambda: controller.change("crocodile_chain", 3),
        lambda: controller.choose_board("moon"),
        lambda: controller.choose_player("white", "nobody"),
        lambda: controller.choose_player("red", "random"),
        lambda: controller.set_look(kind="pie"),
        lambda: controller.set_look(language="xx"),
        lambda: controller.drop("nothing"),
        lambda: controller.take("nothing"),
        lambda: controller.refer("nothing"),
        lambda: controller.load("file:../secret.toml"),
        lambda: controller.load("shipped:moon"),
    ):
        action()
        assert controller.message.kind in ("refused", "error"), controller.message
        assert controller.message.text
    assert (controller.settings, controller.look) == (settings, look)
    assert controller.change_number == 0


def test_an_error_while_playing_is_shown_and_forgotten_with_the_next_change(
    controller: DesignController, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> Iterator[object]:
        raise RuntimeError("the dice are lost")

    with monkeypatch.context() as patched:
        patched.setattr(metrics, "growing", broken)
        controller.change("values.zebra", 9)
        assert controller.wait(WAIT)
    assert controller.status.kind == "error"
    assert "the dice are lost" in controller.status.text
    controller.change("values.zebra", 10)
    assert controller.wait(WAIT)
    assert controller.status.kind == "final"


# --- keep and compare ---------------------------------------------------------------------------


def test_keep_compare_and_refine_the_comparison(controller: DesignController) -> None:
    controller.rename("Rich")
    controller.change("values.zebra", 12)
    controller.keep()
    assert controller.message.kind == "done"
    controller.keep()
    assert controller.message.kind == "refused"
    controller.change("values.zebra", 15)
    controller.keep()
    assert controller.kept.names == ("Pond", "Rich", "Rich (2)")
    controller.drop("Rich (2)")
    controller.compare()
    assert controller.wait(WAIT)
    found = controller.comparison
    assert isinstance(found, Comparison)
    assert found.change == controller.change_number
    rules = {
        "Pond": POND.rules,
        "Rich": controller.kept.find("Rich").rules,
        "now on the sliders": controller.settings.rules,
    }
    names = measured(controller.settings)
    how = {"games": 60, "seed": 1, "compiled": False, "workers": 1}
    wanted = metrics.compare(rules, names, **how)
    pd.testing.assert_frame_equal(found.table, wanted)
    assert found.picture.startswith(b"\x89PNG")
    state = panel_state(controller)["comparison"]
    assert state["names"] == list(rules)
    assert len(state["rows"]) == len(names)
    assert state["current"]
    # After a change it is compared again; another reference turns the differences round.
    controller.refer("Rich")
    assert controller.wait(WAIT)
    assert controller.comparison is not None
    assert controller.comparison.table["variant"].iloc[0] == "Rich"
    controller.take("Rich")
    assert controller.wait(WAIT)
    alike = controller.comparison.table.query("variant == 'now on the sliders'")
    assert not alike["different"].any()
    assert (alike["difference"] == 0).all()
    assert controller.settings.rules.values[1] == 12
    controller.compare(False)
    assert controller.comparison is None
    assert panel_state(controller)["comparison"] is None


def test_only_so_many_are_kept_and_without_any_there_is_nothing_to_compare(
    controller: DesignController,
) -> None:
    for bonus in range(10, 20):
        controller.change("inauguration_points", bonus)
        controller.keep()
    assert controller.message.kind == "refused"
    assert len(controller.kept.variants) == 8
    for name in controller.kept.names:
        controller.drop(name)
    controller.compare()
    assert controller.message.kind == "refused"
    assert not controller.compares


def test_whites_advantage_is_measured_where_the_players_differ(
    controller: DesignController,
) -> None:
    assert "white_advantage" not in measured(controller.settings)
    controller.choose_player("white", "greedy")
    assert controller.wait(WAIT)
    assert controller.result is not None
    assert "white_advantage" in controller.result.figures.index
    assert controller.result.table.attrs["white"] == "greedy"


# --- files --------------------------------------------------------------------------------------


def test_save_and_load_bring_everything_back(controller: DesignController) -> None:
    board = Board.from_ascii("A A A B B\nA A B B B\nC C C C C", name="three")
    controller.use_board(board)
    controller.change("guardian_while_solo", True)
    controller.rename("Ma plaine « à moi »")
    controller.note("two lines\nof notes")
    controller.save()
    assert controller.message.kind == "done"
    assert [path.name for path in controller.folder.iterdir()] == ["ma_plaine_a_moi.toml"]
    other = made(controller.folder, variant=None, language="fr")
    assert ("file:ma_plaine_a_moi.toml", "ma_plaine_a_moi.toml") in other.files
    other.load("file:ma_plaine_a_moi.toml")
    assert other.message.kind == "done"
    assert other.variant == controller.variant
    assert (other.name, other.notes) == (controller.name, controller.notes)
    assert other.settings.board_name == ""
    other.load("shipped:president")
    assert other.settings.board_name == "president"
    assert other.name == "Réserve du Président"
    assert other.variant == variants.find("president")
    other.end()


def test_a_file_is_never_written_over_unasked(controller: DesignController) -> None:
    path = controller.folder / "pond.toml"
    path.write_text("precious", encoding="utf-8")
    controller.save(overwrite=True)
    assert controller.message.kind == "refused"
    assert path.read_text("utf-8") == "precious"
    assert controller.occupied == "pond.toml"
    assert "pond.toml" in panel_state(controller)["file"]["overwrite"]
    # Another name, another file: what was agreed to no longer holds.
    controller.rename("Pond!")
    controller.save(overwrite=True)
    assert path.read_text("utf-8") == "precious"
    controller.save(overwrite=True)
    assert controller.message.kind == "done"
    assert variants.load(path).rules == POND.rules
    assert controller.occupied == ""


def test_what_cannot_be_saved_or_loaded_says_why(controller: DesignController) -> None:
    controller.rename("  ")
    controller.save()
    assert "no name" in controller.message.text
    controller.rename("x")
    controller.folder = controller.folder / "not" / "there"
    controller.save()
    assert controller.message.kind == "refused"
    assert "x.toml" in controller.message.text
    controller.folder = controller.folder.parents[1]
    (controller.folder / "wrong.toml").write_text('name = "A"\nvalues.zebra = "six"', "utf-8")
    settings = controller.settings
    controller.load("file:wrong.toml")
    assert controller.message.kind == "refused"
    assert "line 2" in controller.message.text
    assert controller.settings == settings


def test_file_names_are_plain() -> None:
    assert file_name("../../etc/passwd") == "etc_passwd.toml"
    assert file_name("…") == "variant.toml"
    assert file_name("Zèbre") == "zebre.toml"


# --- settings and view --------------------------------------------------------------------------


def test_settings_say_just_the_rules_they_were_made_of() -> None:
    for variant in variants.shipped().values():
        settings = Settings.of(variant.rules)
        assert settings.rules == variant.rules
        assert settings.problem("en") == ""
        assert boards()[settings.board_name] == variant.rules.board


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_on_the_page_is_said_in_the_language(tmp_path: Path, language: str) -> None:
    controller = made(tmp_path, language=language)
    controller.compare()
    assert controller.wait(WAIT)
    state = panel_state(controller)
    fields = [field["name"] for group in state["groups"] for field in group["fields"]]
    assert sorted(fields) == sorted(variants.parameters())
    label = next(g for g in state["groups"] if g["name"] == "values")["fields"][1]["label"]
    assert label == {"en": "zebra", "fr": "zèbre"}[language]
    assert all(len(row) == 3 for row in state["result"]["rows"])
    sign = {"en": ".", "fr": ","}[language]
    assert any(sign in value for _, value, _ in state["result"]["rows"])
    controller.set_look(language={"en": "fr", "fr": "en"}[language], narrow=True, kind="points")
    assert controller.wait(WAIT)
    other = panel_state(controller)
    assert other["words"] != state["words"]
    assert other["result"]["rows"] != state["result"]["rows"]


# --- the widgets --------------------------------------------------------------------------------


def panel_of(tmp_path: Path, **options: Any) -> DesignPanel:
    options = {"games": 40, "sizes": SIZES, "compiled": False} | options
    return DesignPanel(options.pop("variant", POND), folder=tmp_path, **options)


def test_the_page_is_answered_and_shown_what_came_of_it(tmp_path: Path) -> None:
    panel = panel_of(tmp_path)
    widget = panel._widget
    receive = widget._receive
    receive(None, {"type": "change", "parameter": "values.zebra", "value": 9, "stamp": "v#1"}, [])
    assert widget.stamp == "v#1"
    assert panel.wait(WAIT)
    assert widget.result["current"]
    assert widget.change == widget.result["change"] == 1
    assert widget.picture == panel.controller.result.picture
    for number, message in enumerate(
        [{"type": "nonsense"}, {"type": "change", "parameter": "values.zebra", "value": 400}], 2
    ):
        receive(None, message | {"stamp": f"v#{number}"}, [])
        assert widget.stamp == f"v#{number}"
        assert widget.message["kind"] == "error"
    receive(None, "not even a message", [])
    assert widget.message["kind"] == "error"
    for message, wanted in (
        ({"type": "name", "text": "Mine"}, "Mine"),
        ({"type": "notes", "text": "n"}, "n"),
        ({"type": "player", "side": "green", "name": "greedy"}, "greedy"),
        ({"type": "board", "name": "president"}, "president"),
        ({"type": "load", "id": "shipped:pond"}, "Pond"),
        ({"type": "look", "look": {"kind": "points"}}, "points"),
        ({"type": "compare", "on": True}, "kept"),
    ):
        receive(None, message | {"stamp": "v#9"}, [])
        assert widget.message["kind"] not in ("error", "refused"), message
        assert wanted in str(widget._state())
    assert panel.wait(WAIT)
    receive(None, {"type": "save", "overwrite": False}, [])
    assert (tmp_path / "pond.toml").is_file()


def test_below_it_boards_are_edited_and_variants_played(tmp_path: Path) -> None:
    panel = panel_of(tmp_path)
    panel._widget._receive(None, {"type": "edit"}, [])
    editor = panel.board_editor
    assert editor is not None
    assert editor.board == POND.rules.board
    editor.presenter.press("load", {"map": "AAAA\nAABB\nCCBB\nCCBB"})
    editor.presenter.press("use")
    assert panel.controller.settings.board.to_ascii().startswith("A A A A")
    panel.controller.play()
    assert panel.play_panel is not None
    assert panel.play_panel.game.rules == panel.controller.settings.rules
    first = panel.play_panel
    panel.controller.change("values.zebra", 11)
    panel.controller.play()
    assert panel.play_panel is first
    assert first.game.rules.values[1] == 11
    assert list(panel.children) == [panel._widget, editor, first]
    # An impossible hand still lets the board be edited.
    panel.controller.change("counts.gazelle", 0)
    panel._widget._receive(None, {"type": "edit"}, [])
    assert panel.controller.message.kind != "error"
    assert panel.board_editor is not editor
    assert panel.wait(WAIT)


def test_the_panel_is_four_models(tmp_path: Path) -> None:
    instances = ipywidgets.widgets.widget._instances
    before = set(instances)
    panel = panel_of(tmp_path)
    kinds = sorted(type(instances[one]).__name__ for one in set(instances) - before)
    assert kinds == ["DesignPanel", "DesignWidget", "Layout", "Layout"]
    panel.close()


def test_its_static_form_is_picture_and_numbers(tmp_path: Path) -> None:
    name = "Q <b>bold</b>"
    panel = panel_of(tmp_path, variant=variants.Variant(name, POND.rules))
    bundle = panel.static()
    assert "&lt;b&gt;" in bundle["text/html"]
    assert "<b>bold" not in bundle["text/html"]
    assert bundle["text/plain"].count("\n") > 10
    assert "40 games, seed 1" in bundle["text/plain"]
    row = figures(POND.rules, 40).loc["length"]
    assert f"{row['value']:.1f}  [{row['low']:.1f}, {row['high']:.1f}]" in bundle["text/plain"]
    picture = panel.static_picture()
    assert picture["image/png"].startswith(b"\x89PNG")
    again = panel_of(tmp_path, variant=variants.Variant(name, POND.rules))
    assert again.static() == bundle
    assert again.static_picture() == picture


def test_without_a_game_played_it_says_why(tmp_path: Path) -> None:
    controller = made(tmp_path)
    controller.settings = Settings.of(POND.rules).changed("counts.zebra", 0)
    assert controller.first(10) is None
    assert controller.status.kind == "error"
    assert panel_state(controller)["result"] is None


def test_shipped_variants_by_name(tmp_path: Path) -> None:
    panel = panel_of(tmp_path, variant="pond", games=10)
    assert panel.controller.variant == POND
    assert isinstance(panel.controller.result, Result)
    with pytest.raises(ValueError, match="moon"):
        panel_of(tmp_path, variant="moon")
    classic = DesignController(folder=tmp_path, compiled=False)
    assert classic.settings.board == CLASSIC
    assert classic.name == "My variant"
