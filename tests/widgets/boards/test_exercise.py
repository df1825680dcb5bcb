"""Exercises on a board, without a browser."""

from zebres_lib import zebres
from zebres_lib.widgets.boards.exercise import ExercisePresenter
from zebres_lib.zebres import exercises

LION = "6/2G3/1g1Z2/2e3/6 Nc w - place"


def at(text: str) -> zebres.Game:
    return zebres.Game.from_position(text)


def test_squares_are_chosen_and_let_go() -> None:
    exercise = exercises.which_squares(at(LION), "Lc3", ["lion.gazelle-flees"])
    presenter = ExercisePresenter(exercise)
    assert len(presenter.view().targets) == 30
    for square in ("c2", "a1", "a1", "b3"):
        presenter.choose(f"square:{square}")
    assert presenter.view().marks.legal_squares == ("c2", "b3")
    presenter.press("check")
    view = presenter.view()
    assert view.message.kind == "done"
    assert view.message.text.endswith("Right!")
    assert len(view.notes) == 2


def test_a_wrong_answer_can_be_started_again_or_revealed() -> None:
    exercise = exercises.which_squares(at(LION), "Lc3", ["lion.gazelle-flees"])
    presenter = ExercisePresenter(exercise, language="fr")
    presenter.choose("square:a1")
    presenter.press("check")
    assert presenter.view().message.kind == "refused"
    presenter.press("clear")
    assert presenter.verdict is None
    assert presenter.view().marks.legal_squares == ()
    presenter.press("reveal")
    assert "c2, b3" in presenter.view().message.text


def test_an_action_is_judged_as_soon_as_it_is_played() -> None:
    presenter = ExercisePresenter(exercises.find_action(at(LION), "lion.gazelle-flees"))
    presenter.choose("hand:w:L")
    assert presenter.verdict is None
    presenter.choose("square:a1")
    assert presenter.view().message.kind == "refused"
    assert "column c" in presenter.view().message.text
    presenter.choose("square:c3")
    assert presenter.verdict
    assert presenter.view().targets == ()


def test_a_wrong_action_is_taken_back_and_another_can_be_tried() -> None:
    exercise = exercises.find_action(at(LION), "lion.gazelle-flees")
    presenter = ExercisePresenter(exercise)
    first = presenter.view()
    told: list[str] = []
    presenter.subscribe(lambda: told.append(presenter.view().message.text))
    presenter.choose("hand:w:Z")
    presenter.choose("square:c3")
    assert len(told) == 2, "each click is shown once"
    assert presenter.verdict is not None
    assert not presenter.verdict
    view = presenter.view()
    assert view.message.kind == "refused"
    assert view.position == first.position
    assert view.targets == first.targets
    buttons = {button.id: button.enabled for button in view.buttons}
    assert buttons["clear"]
    presenter.press("clear")
    assert presenter.view() == first
    presenter.choose("square:c3")
    presenter.choose("hand:w:L")
    assert presenter.verdict
    assert len(told) == 5


def test_a_wrong_rule_can_be_started_again() -> None:
    presenter = ExercisePresenter(
        exercises.why_forbidden(at(LION), "Za1", ["place.line", "turn.order"])
    )
    options = presenter.exercise.options
    wrong = next(option for option in options if not presenter.exercise.check(option))
    presenter.press(wrong)
    assert {button.id: button.enabled for button in presenter.view().buttons}["clear"]
    presenter.press("clear")
    assert presenter.verdict is None


def test_a_crocodile_is_judged_after_its_swaps() -> None:
    jaws = at("1l4/g5/2g3/6/6 Nb w - place")
    presenter = ExercisePresenter(exercises.find_action(jaws, "crocodile.gazelle-lands"))
    presenter.key("C")
    presenter.choose("square:b2")
    assert presenter.verdict is None
    presenter.choose("square:a2")
    assert presenter.verdict
    again = ExercisePresenter(exercises.find_action(jaws, "crocodile.gazelle-lands"))
    again.key("C")
    again.choose("square:b2")
    again.press("stay")
    assert again.verdict is not None
    assert not again.verdict


def test_a_rule_is_a_button_and_a_number_a_slider() -> None:
    choice = ExercisePresenter(
        exercises.why_forbidden(at(LION), "Ga1", ["turn.order", "place.line"])
    )
    assert [button.id for button in choice.view().buttons][:2] == ["turn.order", "place.line"]
    choice.press("turn.order")
    assert not choice.verdict
    choice.press("place.line")
    assert choice.verdict
    number = ExercisePresenter(exercises.territory_worth(at(LION), "C"))
    assert number.view().slider is not None
    number.slide(6)
    number.press("check")
    assert number.verdict


def test_the_answer_is_not_given_away_by_the_board() -> None:
    from zebres_lib.widgets import ExercisePanel

    game = zebres.Game.load("notebooks/games/bea-and-ivo.txt")
    panel = ExercisePanel(exercises.final_points(game, zebres.Player.GREEN))
    white, green = game.scores()
    shown = panel.svg + str(panel.notes) + str(panel.status)
    assert f"{white}–{green}" not in shown
    assert f">{green} points<" not in shown


def test_an_unknown_button_reaches_the_message_line() -> None:
    presenter = ExercisePresenter(exercises.territory_worth(at(LION), "C"))
    presenter.press("nonsense")
    assert presenter.view().message.kind == "error"
    assert "nonsense" in presenter.view().message.text
