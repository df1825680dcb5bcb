"""``why_not`` names the rule that forbids an action; everything legal is allowed."""

import pytest

from tests.helpers import at, every_ruling, random_games
from zebres_lib.explain import explain
from zebres_lib.zebres import Game, IllegalAction, NotationError
from zebres_lib.zebres.rules import (
    ActionKind,
    Phase,
    Species,
    apply,
    encode,
    is_over,
    legal_actions,
    start,
)
from zebres_lib.zebres.telling.refusals import refusal

FULL_COLUMN = "2z3/2z3/2Z3/2Z3/2z3"
NEARLY_FULL = "gzgggg/zzzzlc/ceC1CL/ZZZZZE/GGGGG1"
SWAPPING = "1Z4/2g3/1gCg!2/4G1/6 Nc w - swap:c3"

REFUSED = [
    # position, action, rule, case
    ("6/6/6/6/6 - w - setup", "Gc3", "setup.guardian", "post-first"),
    ("6/6/6/6/6 - w - setup", ">Nb", "setup.guardian", "post-first"),
    ("6/6/6/6/6 - w - setup", "-", "setup.guardian", "post-first"),
    ("6/6/6/6/6 Nb g - place", "@Nc", "setup.guardian", "already-posted"),
    ("6/1z4/6/6/6 Nb g - move", "@Nc", "setup.guardian", "already-posted"),
    ("6/1z4/6/6/6 Nb g - place", "Gb2", "place.line", "occupied"),
    ("6/1z4/6/6/6 Nb g - place", "Gc2", "place.line", "off-line"),
    ("6/1l4/6/6/6 Nb g - place", "Lb1", "place.line", "none-left"),
    ("6/1z4/6/6/6 Nb g - place", ">Nc", "turn.order", "place-first"),
    ("6/1z4/6/6/6 Nb g - place", "xb2", "crocodile.swap", "not-offered"),
    ("6/1z4/6/6/6 Nb g - place", "-", "crocodile.swap", "not-offered"),
    ("6/1z4/6/6/6 Nb g - move", "Gb1", "turn.order", "move-first"),
    ("6/1z4/6/6/6 Nb g - move", "-", "crocodile.swap", "not-offered"),
    ("6/1z4/6/6/6 Nb g - move", ">Nf", "guardian.steps", "too-far"),
    ("6/1z4/6/6/6 Nb g - move", ">Na", "guardian.steps", "too-far"),
    ("6/1z4/6/6/6 Nb g - move", ">Nb", "guardian.steps", "too-far"),
    (f"{FULL_COLUMN} Nb g - move", ">Nc", "guardian.steps", "line-full"),
    (f"{NEARLY_FULL} Sd w g move", ">Sb", "guardian.steps", "line-full"),
    (f"{NEARLY_FULL} Sd w g move", ">W3", "guardian.jump", "must-jump"),
    (SWAPPING, "xb1", "crocodile.swap", "no-gazelle"),
    (SWAPPING, "xa1", "crocodile.swap", "no-gazelle"),
    (SWAPPING, "xe4", "crocodile.swap", "not-adjacent"),
    (SWAPPING, "xc2", "crocodile.river", "same-territory"),
    (SWAPPING, "xd3", "crocodile.hidden", "face-down"),
    (SWAPPING, ">Nd", "turn.order", "swap-first"),
    (SWAPPING, "Gc1", "turn.order", "swap-first"),
    ("6/6/1gCg2/6/6 Nc w - swap:c3,b3", "xb3", "ruling.chain", "already-swapped"),
    ("gzgggg/zzzzlc/ceCGCL/ZZZZZE/GGGGGg Nf w g over", "Ga1", "end.full-board", "forbids"),
    ("gzgggg/zzzzlc/ceCGCL/ZZZZZE/GGGGGg Nf w g over", ">Na", "end.full-board", "forbids"),
]


@pytest.mark.parametrize(("position", "action", "rule", "case"), REFUSED)
def test_the_rule_that_forbids_is_named(position, action, rule, case):
    game = at(position)
    reason = game.why_not(action)
    assert (reason.rule, reason.case, reason.happened) == (rule, case, False)
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert caught.value.reason == reason
    assert caught.value.index == 0
    assert explain(reason) in str(caught.value)
    assert str(game.position) == position
    assert explain(reason, "fr")


def test_a_refusal_tells_what_would_be_allowed():
    off_line = at("6/1z4/6/6/6 Nb g - place").why_not("Gc2")
    assert off_line.squares == ("c2", "b1", "b3", "b4", "b5")
    assert off_line.posts == ("Nb",)
    too_far = at("6/1z4/6/6/6 Nb g - move").why_not(">Nf")
    assert too_far.posts == ("Nf", "Nc", "Nd", "Ne")
    assert too_far.number("steps") == 4
    swap_first = at(SWAPPING).why_not(">Nd")
    assert [token.square for token in swap_first.tokens] == ["c3", "b3"]


def test_text_that_is_no_action_is_an_error_not_a_refusal():
    for text in ("", "Gc9", "Gb1Gb2", "hello"):
        with pytest.raises(NotationError):
            Game().why_not(text)


@every_ruling
def test_exactly_the_legal_actions_are_not_refused(rules):
    board = rules.board
    everything = [encode(ActionKind.STAY)]
    for post in range(len(board.post_names)):
        everything += [encode(ActionKind.POST_GUARDIAN, post), encode(4, post)]
    for square in range(board.square_count):
        everything.append(encode(ActionKind.SWAP, square))
        everything += [encode(ActionKind.PLACE_ANIMAL, square, species) for species in Species]
    for position, _ in next(random_games(rules, 1, seed=40)):
        allowed = {a for a in everything if refusal(rules, position, a) is None}
        assert allowed == set(legal_actions(rules, position))
    assert is_over(position)


def test_refusals_in_the_start_position():
    rules = at("6/6/6/6/6 - w - setup").rules
    assert refusal(rules, start(), encode(ActionKind.POST_GUARDIAN, 3)) is None
    posted = apply(rules, start(), encode(ActionKind.POST_GUARDIAN, 3))
    assert posted.phase == Phase.PLACE
    assert refusal(rules, posted, encode(ActionKind.POST_GUARDIAN, 3)) is not None
