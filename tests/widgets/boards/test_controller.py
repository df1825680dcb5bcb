"""What a click does, without a widget or a browser."""

import random
import subprocess
import sys

import pytest

from zebres_lib import zebres
from zebres_lib.explain import LanguageError, explain
from zebres_lib.widgets.boards.controller import Controller
from zebres_lib.zebres import Game, Player
from zebres_lib.zebres.drawing import Marks

CHOICE = "6/6/2G3/1gC3/2g3 W4 w - swap:c4"
SCRIPT = "<script>alert(1)</script>"


def controller_at(text: str, language: str = "en") -> Controller:
    return Controller(Game.from_position(text), language=language)


def state(controller: Controller) -> tuple[str, list[str], bool]:
    game = controller.game
    return str(game.position), game.actions, game.can_redo


def test_no_widget_library_is_imported() -> None:
    code = (
        "import sys; from zebres_lib.widgets.boards import controller, score_sheet;"
        "print({'ipywidgets', 'anywidget', 'IPython'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "set()"


# --- choosing -----------------------------------------------------------------------------------


def test_the_guardian_is_posted_by_choosing_a_post() -> None:
    controller = Controller()
    assert controller.view().targets == tuple(f"post:{p}" for p in zebres.CLASSIC.post_names)
    controller.choose("post:Nb")
    assert controller.game.actions == ["@Nb"]
    assert controller.view().message.text == "Green: choose an animal."


def test_an_animal_and_then_a_square() -> None:
    controller = controller_at("6/6/6/6/6 Nb g - place")
    controller.choose("hand:g:Z")
    view = controller.view()
    assert view.selection == "hand:g:Z"
    assert view.targets == tuple(f"square:b{row}" for row in range(1, 6))
    assert view.message.text == "Green: choose a square for a zebra."
    controller.choose("square:b3")
    assert controller.game.actions == ["Zb3"]
    assert controller.view().selection == ""


def test_a_square_and_then_an_animal() -> None:
    controller = controller_at("6/6/6/6/6 Nb g - place")
    controller.choose("square:b3")
    view = controller.view()
    assert view.selection == "square:b3"
    assert view.targets == tuple(f"hand:g:{letter}" for letter in "GZCEL")
    assert view.marks.selected == "b3"
    controller.key("l")
    assert controller.game.actions == ["Lb3"]


def test_a_selection_is_let_go_by_cancel_or_by_choosing_it_again() -> None:
    controller = controller_at("6/6/6/6/6 Nb g - place")
    for target in ("square:b3", "hand:g:Z"):
        controller.choose(target)
        assert controller.selected == target
        controller.cancel()
        assert controller.selected is None
        controller.choose(target)
        controller.choose(target)
        assert controller.selected is None
    controller.choose("square:b3")
    controller.choose("square:b4")
    assert controller.selected == "square:b4"


def test_another_animal_or_square_replaces_the_selection_and_a_refusal_keeps_it() -> None:
    controller = controller_at("6/6/6/6/6 Nb g - place")
    controller.choose("hand:g:Z")
    controller.choose("hand:g:L")
    assert controller.selected == "hand:g:L"
    controller.choose("square:c3")
    assert controller.selected == "hand:g:L"
    assert controller.view().message.kind == "refused"


@pytest.mark.parametrize(("target", "action"), [("square:b4", "xb4"), ("square:c5", "xc5")])
def test_a_crocodile_swaps_with_the_gazelle_chosen(target: str, action: str) -> None:
    controller = controller_at(CHOICE)
    view = controller.view()
    assert set(view.targets) == {"square:b4", "square:c5", "square:c4"}
    assert {("c4", "b4"), ("b4", "c4")} <= set(view.marks.arrows)
    assert view.buttons[0].id == "stay"
    controller.choose(target)
    assert controller.game.actions[0] == action


@pytest.mark.parametrize("stay", ["square:c4", "stay", "key", "button"])
def test_a_crocodile_stays_by_its_own_square_the_button_or_minus(stay: str) -> None:
    controller = controller_at(CHOICE)
    if stay == "key":
        controller.key("-")
    elif stay == "button":
        controller.press("stay")
    else:
        controller.choose(stay)
    assert controller.game.actions == ["-"]
    assert all(button.id != "stay" for button in controller.view().buttons)


def test_the_guardian_moves_to_the_post_chosen() -> None:
    controller = controller_at("6/6/1g4/6/6 Nb g - move")
    assert controller.view().targets == ("post:Nc", "post:Nd", "post:Ne")
    controller.choose("post:Nd")
    assert controller.game.actions == [">Nd"]


def test_a_whole_game_by_what_is_offered() -> None:
    choose = random.Random(5)
    controller = Controller()
    for _ in range(400):
        if controller.game.is_over:
            break
        before = state(controller), controller.selected
        controller.choose(choose.choice(controller.view().targets))
        assert controller.view().message.kind in ("turn", "over"), controller.view().message
        assert (state(controller), controller.selected) != before
    assert controller.game.is_over
    assert controller.view().targets == ()
    white, green = controller.game.scores()
    message = controller.view().message
    assert message.kind == "over"
    assert str(max(white, green)) in message.text


# --- what is not allowed ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "target", "action"),
    [
        ("6/6/6/6/6 - w - setup", "square:c3", "Gc3"),
        ("6/6/6/6/6 - w - setup", "hand:w:G", "Ga1"),
        ("6/6/6/6/6 Nb g - place", "square:c3", "Gc3"),
        ("6/6/6/6/6 Nb g - place", "post:Nd", ">Nd"),
        ("6/1G4/6/6/6 Nb g - place", "square:b2", "Gb2"),
        ("6/6/6/6/5l Nb g - place", "hand:g:L", "Lb1"),
        (CHOICE, "square:c3", "xc3"),
        (CHOICE, "square:a1", "xa1"),
        (CHOICE, "post:W3", ">W3"),
        (CHOICE, "hand:w:G", "Ga1"),
        ("6/6/1g4/6/6 Nb g - move", "post:Nf", ">Nf"),
        ("6/6/1g4/6/6 Nb g - move", "square:b4", "Gb4"),
        ("6/6/1g4/6/6 Nb g - move", "stay", "-"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_illegal_choice_is_answered_with_why_not_and_changes_nothing(
    position: str, target: str, action: str, language: str
) -> None:
    controller = controller_at(position, language)
    reason = controller.game.why_not(action)
    assert reason is not None
    before = state(controller)
    controller.choose(target)
    assert state(controller) == before
    message = controller.view().message
    assert message.kind == "refused"
    assert message.text == explain(reason, language)
    assert controller.view().announcement == message.text


def test_the_other_hand_is_not_the_one_to_choose_from() -> None:
    controller = controller_at("6/6/6/6/6 Nb g - place")
    controller.choose("hand:w:G")
    message = controller.view().message
    assert message.kind == "refused"
    assert "Green" in message.text
    assert controller.selected is None


@pytest.mark.parametrize("target", ["", "c3", "square:z9", "post:", "hand:x:G", "hand:w:Q", SCRIPT])
def test_what_names_nothing_is_an_error_and_changes_nothing(target: str) -> None:
    controller = controller_at("6/6/6/6/6 Nb g - place")
    before = state(controller)
    controller.choose(target)
    assert state(controller) == before
    assert controller.view().message.kind == "error"
    assert repr(target) in controller.view().message.text


def test_a_failing_hook_reaches_the_message_line_and_the_game_is_as_it_was() -> None:
    game = Game()
    game.play("@Nb")
    game.undo()
    controller = Controller(game)
    told: list[str] = []

    def broken(event: zebres.Event) -> None:
        told.append(event.rule)
        raise ZeroDivisionError("in the lesson")

    stop = game.subscribe(broken)
    before = state(controller)
    assert before[2], "something to redo, which must stay"
    controller.choose("post:Nd")
    assert told, "the hook was called"
    assert state(controller) == before
    message = controller.view().message
    assert message.kind == "error"
    assert "ZeroDivisionError: in the lesson" in message.text
    assert controller.game is game
    stop()
    controller.choose("post:Nd")
    assert game.actions == ["@Nd"]


def test_hooks_of_the_controller_hear_later_games_too() -> None:
    controller = Controller()
    heard: list[str] = []
    stop = controller.on_event(lambda event: heard.append(event.rule))
    controller.new_game()
    controller.choose("post:Nb")
    assert heard == ["setup.guardian", "turn.order"]
    stop()
    controller.choose("hand:g:G")
    controller.choose("square:b1")
    assert len(heard) == 2


# --- back and forth -----------------------------------------------------------------------------


def test_undo_and_redo() -> None:
    controller = Controller()
    controller.undo()
    assert controller.view().message.kind == "refused"
    controller.choose("post:Nb")
    controller.choose("hand:g:Z")
    controller.press("undo")
    assert controller.game.actions == []
    assert controller.selected is None
    assert "@Nb" in controller.view().message.text
    assert not controller.view().buttons[0].enabled
    controller.press("redo")
    assert controller.game.actions == ["@Nb"]
    controller.redo()
    assert controller.view().message.kind == "refused"
    assert controller.game.actions == ["@Nb"]


def test_a_lesson_board_starts_over() -> None:
    game = Game()
    game.play("@NbGb3")
    controller = Controller(game, resettable=True, marks=Marks(crossed=("a1",)))
    assert [button.id for button in controller.view().buttons] == ["undo", "reset"]
    assert controller.view().marks.crossed == ("a1",)
    controller.choose("post:Nd")
    assert controller.view().marks.crossed == ()
    controller.press("reset")
    assert controller.game.actions == ["@Nb", "Gb3"]
    assert controller.view().marks.crossed == ("a1",)
    assert not controller.view().buttons[1].enabled


def test_marks_are_added_to_those_of_the_game() -> None:
    controller = Controller(marks=Marks(highlight=("A",)))
    marks = controller.view().marks
    assert marks.highlight == ("A",)
    assert len(marks.legal_posts) == 22


# --- other games --------------------------------------------------------------------------------


def test_a_new_game_with_other_rules() -> None:
    controller = Controller()
    settings = {
        "board": "president",
        "crocodile_chain": False,
        "values": (2, 7, 0, 5, 1),
        "inauguration_points": 0,
        "first_player": "green",
    }
    controller.new_game(settings)
    rules = controller.game.rules
    assert rules.board is zebres.PRESIDENT
    assert (rules.crocodile_chain, rules.inauguration_points) == (False, 0)
    assert rules.values[1] == 7
    assert controller.game.player == Player.GREEN
    assert controller.view().message.kind == "done"
    controller.new_game()
    assert controller.game.rules == rules
    assert controller.game.player == Player.WHITE


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"board": "AAB/AB"}, "row 2"),
        ({"board": SCRIPT}, "column 1: '<'"),
        ({"inauguration_points": None}, "inauguration_points"),
        ({"values": (1, 2)}, "values"),
        ({"first_player": "blue"}, "first_player"),
        ({"colour": 1}, "colour"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(settings: dict[str, object], named: str) -> None:
    controller = Controller()
    controller.choose("post:Nb")
    before = state(controller)
    controller.new_game(settings)
    assert state(controller) == before
    assert controller.view().message.kind == "error"
    assert named.lower() in controller.view().message.text.lower()


def test_paste_decides_what_a_text_is() -> None:
    controller = Controller()
    controller.paste("  6/6/1g4/6/6 Nb g - move\n")
    assert str(controller.game.position) == "6/6/1g4/6/6 Nb g - move"
    controller.paste(">Nd Gd1 >Ne")
    assert controller.game.actions == [">Nd", "Gd1", ">Ne"]
    other = Game()
    other.play("@E1Ga1>E2")
    controller.paste(other.to_text())
    assert controller.game.actions == other.actions
    assert controller.view().notes, "the last action is explained"
    controller.paste("1. @Nb\n2. Gb3>Nd")
    assert controller.game.turns == ["@Nb", "Gb3>Nd"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "error"),
        (SCRIPT, "error"),
        ("6/6/6/6 Nb g - place", "error"),
        ("a b c d e", "error"),
        ("[Result", "error"),
        ("1. Gb3", "refused"),
        ("Gc3", "refused"),
    ],
)
def test_a_text_that_is_nothing_changes_nothing(text: str, kind: str) -> None:
    controller = Controller()
    controller.choose("post:Nb")
    before = state(controller)
    controller.paste(text)
    assert state(controller) == before
    assert controller.view().message.kind == kind


def test_positions_are_loaded_under_the_rules_on_the_board() -> None:
    controller = Controller(Game(zebres.Rules(board="president")))  # type: ignore[arg-type]
    controller.paste("6/6/1g4/6/6 Nb g - move")
    assert controller.game.rules.board is zebres.PRESIDENT


def test_what_is_wrong_with_a_pasted_text_is_told_in_the_language_of_the_board() -> None:
    controller = Controller(language="fr")
    controller.paste('[Rules "counts=' + "9" * 3_000 + '"]')
    message = controller.view().message
    assert message.kind == "error"
    assert "caractère 1, trouvé" in message.text
    assert "un nombre entier" in message.text
    assert "found" not in message.text


def test_languages() -> None:
    controller = Controller(language="fr")
    assert controller.view().message.text.startswith("Blanc")
    controller.set_language("en")
    assert controller.view().message.text == "White: choose a post for the guardian."
    controller.set_language("xx")
    assert controller.language == "en"
    assert controller.view().message.kind == "error"
    with pytest.raises(LanguageError, match="en, fr"):
        Controller(language="xx")


def test_what_happened_is_announced_before_whose_turn_it_is() -> None:
    controller = Controller()
    controller.choose("post:Nb")
    view = controller.view()
    assert [note.rule for note in view.notes] == ["setup.guardian", "turn.order"]
    assert view.announcement.startswith(view.notes[0].text)
    assert view.announcement.endswith(view.message.text)


def test_changes_are_told_once() -> None:
    controller = Controller()
    told: list[int] = []
    stop = controller.subscribe(lambda: told.append(1))
    controller.choose("post:Nb")
    controller.choose("post:zz")
    assert len(told) == 2
    stop()
    controller.undo()
    assert len(told) == 2
