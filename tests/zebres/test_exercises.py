"""Exercises: the engine knows the answer, checks what is given and explains."""

import pytest

from zebres_lib import zebres
from zebres_lib.zebres import exercises
from zebres_lib.zebres.exercises import Answer

LION = "6/2G3/1g1Z2/2e3/6 Nc w - place"
FRIGHT = ["lion.zebra-hides", "lion.gazelle-flees"]


def at(text: str) -> zebres.Game:
    return zebres.Game.from_position(text)


def test_squares_are_those_where_the_rules_act() -> None:
    exercise = exercises.which_squares(at(LION), "Lc3", FRIGHT)
    assert exercise.form == Answer.SQUARES
    assert exercise.check("c2 b3 d3")
    assert exercise.check("d3, b3 and c2")
    assert exercise.check("d3 b3 et c2", "fr").message == "Exact\N{NO-BREAK SPACE}!"
    assert exercise.solution().message == "The answer is: c2, b3, d3"
    assert len(exercise.solution().explanations) == 3


def test_a_wrong_set_of_squares_says_what_is_wrong_without_giving_the_rest_away() -> None:
    exercise = exercises.which_squares(at(LION), "Lc3", FRIGHT)
    assert exercise.check("c2").message == "Not yet: 2 squares are missing."
    assert exercise.check("c2 b3").message == "Not yet: one square is missing."
    verdict = exercise.check("c2 b3 d3 c4")
    assert not verdict
    assert verdict.message == "Not concerned: c4."
    assert verdict.explanations == ()


def test_near_misses_can_be_asked_for() -> None:
    exercise = exercises.which_squares(at(LION), "Lc3", ["lion.unafraid"])
    assert exercise.check("c4")


def test_an_action_counts_when_it_shows_the_rule() -> None:
    exercise = exercises.find_action(at(LION), "lion.gazelle-flees")
    assert exercise.check("Lc3")
    other = exercise.check("Gc3")
    assert not other
    assert other.message == "Gc3 is allowed, but shows something else."
    assert other.explanations


def test_a_forbidden_action_is_answered_with_its_rule() -> None:
    exercise = exercises.find_action(at(LION), "lion.gazelle-flees")
    verdict = exercise.check("La1")
    assert verdict.message == "La1 is not allowed here."
    assert "column c" in verdict.explanations[0]


def test_a_crocodile_may_need_its_swaps() -> None:
    exercise = exercises.find_action(at("1l4/g5/2g3/6/6 Nb w - place"), "crocodile.gazelle-lands")
    assert not exercise.check("Cb2")
    assert exercise.check("Cb2xa2")
    assert exercise.solution().message == "The answer is: Cb2xa2"


def test_an_exercise_without_an_answer_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no action here shows crocodile\.swap"):
        exercises.find_action(at("6/6/6/6/6 Nc w - place"), "crocodile.swap")


def test_a_rule_is_chosen_among_options() -> None:
    options = ["place.line", "turn.order", "guardian.steps"]
    exercise = exercises.why_forbidden(at(LION), "Ga1", options)
    assert exercise.options == tuple(options)
    assert exercise.check("place.line")
    assert exercise.check("turn.order").message == "No, it is another rule."
    assert exercise.option_label("place.line") == zebres.rule("place.line").title
    with pytest.raises(ValueError, match="Gc3 is legal here"):
        exercises.why_forbidden(at(LION), "Gc3", options)
    with pytest.raises(ValueError, match=r"forbidden by place\.line, which is not among"):
        exercises.why_forbidden(at(LION), "Ga1", ["turn.order"])


def test_numbers_are_those_of_the_score() -> None:
    game = zebres.example("scoring").game()
    game.play(zebres.example("scoring").decisive)
    worth = exercises.territory_worth(game, "C")
    assert worth.check("20")
    assert worth.check(20)
    assert worth.check("19").message == "No, it is more than that."
    assert worth.check("21").message == "No, it is less than that."
    points = exercises.final_points(game, zebres.Player.GREEN)
    assert points.check(game.scores()[1])
    with pytest.raises(ValueError, match="territory 'Q' is not among A, B, C, D, E, F"):
        exercises.territory_worth(game, "Q")


@pytest.mark.parametrize("answer", ["", "zz", "<script>", "c99", "9" * 5000, "b3 <b>", "-"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whatever_is_typed_gets_a_verdict(answer: str, language: str) -> None:
    game = at(LION)
    made = [
        exercises.which_squares(game, "Lc3", FRIGHT),
        exercises.find_action(game, "lion.gazelle-flees"),
        exercises.why_forbidden(game, "Ga1", ["place.line"]),
        exercises.territory_worth(game, "B"),
    ]
    before = str(game.position)
    for exercise in made:
        verdict = exercise.check(answer, language)
        assert not verdict
        assert verdict.message
        assert exercise.prompt(language)
    assert str(game.position) == before
