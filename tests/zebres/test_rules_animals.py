"""The rules of zebras, gazelles, lions and crocodiles, each on the smallest board that shows it."""

import pytest

from tests.helpers import at, shows, squares, told
from zebres_lib.zebres.rules import Player, Species

# The classic board:   a b c d e f
#                    1 A B C C C C
#                    2 A B B C D D
#                    3 A A B C C D
#                    4 E A B B B F
#                    5 E E F F F F


def board_of(game) -> str:
    return str(game.position).split()[0]


def hand_of(game, player: Player, letter: str) -> int:
    counts = dict(zip("GZCEL", game.rules.counts, strict=True))
    letter = letter if player == Player.WHITE else letter.lower()
    return counts[letter.upper()] - board_of(game).count(letter)


# --- zebras and gazelles beside a lion ---------------------------------------------------------


@pytest.mark.parametrize("lion", ["L", "l"])
@pytest.mark.parametrize(("square", "rows"), [("c1", "2Z!3/2{}3/6"), ("c3", "6/2{}3/2Z!3")])
@shows("zebra.beside-lion")
def test_a_zebra_beside_a_lion_goes_face_down(rule, square, rows, lion):
    # c1 lies across a river from the lion on c2, c3 does not; it makes no difference.
    game = at(f"6/2{lion}3/6/6/6 Nc w - place")
    (event,) = told(game.play(f"Z{square}"), rule, "hides")
    assert squares(event) == [square, "c2"]
    assert event.tokens[0].face_down
    assert board_of(game) == rows.format(lion) + "/6/6"


@pytest.mark.parametrize("lion", ["L", "l"])
@pytest.mark.parametrize(("square", "rows"), [("c1", "2G!3/2{}3/6"), ("c3", "6/2{}3/2G!3")])
@shows("gazelle.beside-lion")
def test_a_gazelle_beside_a_lion_goes_face_down(rule, square, rows, lion):
    game = at(f"6/2{lion}3/6/6/6 Nc w - place")
    (event,) = told(game.play(f"G{square}"), rule, "hides")
    assert squares(event) == [square, "c2"]
    assert board_of(game) == rows.format(lion) + "/6/6"


@pytest.mark.parametrize("action", ["Zb1", "Gb1", "Zd1", "Gd1", "Ze1", "Ge1"])
@shows("zebra.beside-lion", "gazelle.beside-lion")
def test_a_corner_is_not_beside(rule, action):
    game = at("6/2L3/6/6/6 W1 w - place")
    assert not told(game.play(action), rule)
    assert "!" not in board_of(game)


@shows("ruling.forced-hiding")
def test_hiding_by_choice_is_allowed_and_told(rule):
    game = at("6/2L3/6/6/6 Nc w - place")
    assert game.why_not("Zc1") is None
    (event,) = told(game.play("Zc1"), rule)
    assert event.case == "by-choice"
    # White's hand is gazelles only and both empty squares of the column lie beside the lion.
    forced = at("6/2L3/6/2E3/2C3 Nc w - place", counts=(16, 0, 1, 1, 1))
    assert sorted(forced.legal_actions()) == ["Gc1", "Gc3"]
    assert not told(forced.play("Gc1"), rule)


# --- lions -------------------------------------------------------------------------------------


@shows("lion.zebra-hides")
def test_a_new_lion_turns_all_zebras_beside_it(rule):
    game = at("6/1ZZ3/1z1Z2/2z3/6 Nc w - place")
    events = told(game.play("Lc3"), rule, "hides")
    assert [event.tokens[0].square for event in events] == ["c2", "b3", "d3", "c4"]
    assert [event.player for event in events] == [0, 1, 0, 1]
    assert all(event.happened for event in events)
    assert board_of(game) == "6/1ZZ!3/1z!LZ!2/2z!3/6"


@shows("lion.zebra-hides")
def test_a_zebra_lies_already_face_down(rule):
    game = at("6/2Z!3/6/6/6 Nc w - place")
    (event,) = told(game.play("Lc3"), rule)
    assert (event.case, event.happened) == ("already-hidden", False)
    assert board_of(game) == "6/2Z!3/2L3/6/6"


@shows("lion.gazelle-flees")
def test_a_new_lion_sends_all_gazelles_beside_it_home(rule):
    game = at("6/1GG3/1g1g2/2G3/6 Nc w - place")
    events = told(game.play("Lc3>Nd"), rule, "flees")
    assert [event.tokens[0].square for event in events] == ["c2", "b3", "d3", "c4"]
    assert [event.player for event in events] == [0, 1, 1, 0]
    assert board_of(game) == "6/1G4/2L3/6/6"
    assert hand_of(game, Player.WHITE, "G") == 5
    assert hand_of(game, Player.GREEN, "G") == 6


@shows("lion.gazelle-flees")
def test_a_gazelle_that_fled_is_played_again(rule):
    game = at("gggggg/6/6/6/6 Nf w - place")
    assert hand_of(game, Player.GREEN, "G") == 0
    (event,) = told(game.play("Lf2>E1"), rule)
    assert squares(event) == ["f1", "f2"]
    assert "Gf1" in game.legal_actions()
    game.play("Gf1")
    assert board_of(game) == "gggggg!/5L/6/6/6"


@shows("lion.unafraid")
def test_elephants_crocodiles_and_lions_stay(rule):
    game = at("6/2E3/1c1l2/2C3/6 Nc w - place")
    events = told(game.play("Lc3"), rule, "unafraid")
    assert [event.tokens[0].species for event in events] == [
        Species.ELEPHANT,
        Species.CROCODILE,
        Species.LION,
        Species.CROCODILE,
    ]
    assert not any(event.happened for event in events)
    assert board_of(game) == "6/2E3/1cLl2/2C3/6"


@pytest.mark.parametrize("action", ["Ec3", "Cc3", "Lc3"])
@shows("lion.unafraid")
def test_an_animal_placed_beside_a_lion_is_unafraid(rule, action):
    game = at("6/2l3/6/6/6 Nc w - place")
    (event,) = told(game.play(action), rule)
    assert set(squares(event)) == {"c3", "c2"}
    assert not event.happened
    assert board_of(game) == f"6/2l3/2{action[0]}3/6/6"


@pytest.mark.parametrize(
    ("flee", "rows", "case"), [(True, "6/6/2L3/6/6", "flees"), (False, "6/2g!3/2L3/6/6", "stays")]
)
@shows("ruling.hidden-gazelle")
def test_a_face_down_gazelle_beside_a_new_lion(rule, flee, rows, case):
    game = at("6/2g!3/6/6/6 Nc w - place", hidden_gazelles_flee=flee)
    (event,) = told(events := game.play("Lc3"), rule)
    assert (event.case, event.happened, event.player) == (case, flee, Player.GREEN)
    assert bool(told(events, "lion.gazelle-flees")) == flee
    assert board_of(game) == rows
    # No mark of hiding stays behind on an empty square.
    assert bool(game.position.hidden) == (not flee)


@shows("ruling.hidden-gazelle")
def test_back_in_hand_it_is_an_ordinary_gazelle(rule):
    game = at("6/2g!3/6/6/6 Nc w - place")
    assert told(game.play("Lc3>Nd"), rule, "flees")
    game.play("Gd5>Ne")
    assert board_of(game) == "6/6/2L3/6/3g2"


# --- crocodiles --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gazelle", "rows"), [("g", "6/6/2g3/2C3/6"), ("G", "6/6/2G3/2C3/6")], ids=["green", "white"]
)
@shows("crocodile.swap")
def test_a_crocodile_swaps_across_a_river(rule, gazelle, rows):
    # c2 and c3 are one territory, d3 lies across the river from c3.
    game = at(f"6/6/3{gazelle}2/6/6 Nc w - place")
    (offer,) = told(game.play("Cc3"), rule, "offered")
    assert squares(offer) == ["c3", "d3"]
    assert str(game.position) == f"6/6/2C{gazelle}2/6/6 Nc w - swap:c3"
    assert game.legal_actions() == ["xd3", "-"]
    (event,) = told(game.play("xd3"), rule, "swapped")
    assert squares(event) == ["d3", "c3"]
    assert event.squares == ("c3", "d3")
    assert str(game.position) == f"6/6/2{gazelle}C2/6/6 Nc w - move"


@shows("crocodile.swap")
def test_a_crocodile_chooses_among_several_or_stays(rule):
    game = at("6/6/1g1G2/6/6 Nc w - place")
    game.play("Cc3")
    assert game.legal_actions() == ["xb3", "xd3", "-"]
    (event,) = told(game.play("-"), rule)
    assert (event.case, event.happened) == ("stays", False)
    assert squares(event) == ["c3", "b3", "d3"]
    assert str(game.position) == "6/6/1gCG2/6/6 Nc w - move"
    game.undo()
    game.play("xb3")
    assert str(game.position) == "6/6/1CgG2/6/6 Nc w - move"


@pytest.mark.parametrize("neighbour", ["Z", "z", "E", "c", "L"])
@shows("crocodile.swap")
def test_a_crocodile_swaps_with_nothing_but_gazelles(rule, neighbour):
    game = at(f"6/6/3{neighbour}2/6/6 Nc w - place")
    assert not told(game.play("Cc3"), rule)
    assert str(game.position).endswith("w - move")


@shows("crocodile.river")
def test_no_swap_within_a_territory(rule):
    game = at("6/2g3/3g2/6/6 Nc w - place")
    (event,) = told(game.play("Cc3"), rule)
    assert (event.case, event.happened, squares(event)) == ("same-territory", False, ["c2", "c3"])
    assert game.legal_actions() == ["xd3", "-"]
    alone = at("6/2g3/6/6/6 Nc w - place")
    assert told(alone.play("Cc3"), rule)
    assert str(alone.position) == "6/2g3/2C3/6/6 Nc w - move"


@shows("crocodile.hidden")
def test_no_swap_with_a_face_down_gazelle(rule):
    game = at("6/6/1g!1g2/6/6 Nc w - place")
    (event,) = told(game.play("Cc3"), rule)
    assert (event.case, event.happened, squares(event)) == ("face-down", False, ["b3", "c3"])
    assert game.legal_actions() == ["xd3", "-"]
    assert game.why_not("xb3").rule == rule


@shows("crocodile.chain")
def test_a_crocodile_goes_on_swapping(rule):
    # b2 is B, b3 is A, c3 is B, d3 is C: a river at each step.
    game = at("6/6/1ggg2/6/6 Nb w - place")
    game.play("Cb2xb3")
    assert str(game.position) == "6/1g4/1Cgg2/6/6 Nb w - swap:b3,b2"
    assert game.legal_actions() == ["xc3", "-"]
    events = game.play("xc3xd3")
    assert [event.case for event in told(events, rule)] == ["again", "offered", "again"]
    assert [event.number("swaps") for event in told(events, rule, "again")] == [2, 3]
    assert str(game.position) == "6/1g4/1ggC2/6/6 Nb w - move"


@shows("ruling.chain")
def test_each_gazelle_is_swapped_once_a_turn(rule):
    game = at("6/6/2gg2/6/6 Nb w - place")
    events = game.play("Cb3xc3")
    # The gazelle now on b3 stands across the river from the crocodile on c3 again.
    (event,) = told(events, rule, "already-swapped")
    assert (event.happened, squares(event)) == (False, ["b3", "c3"])
    assert game.legal_actions() == ["xd3", "-"]
    assert game.why_not("xb3").rule == rule


@shows("ruling.chain")
def test_without_chains_there_is_one_swap(rule):
    game = at("6/6/2gg2/6/6 Nb w - place", crocodile_chain=False)
    events = game.play("Cb3xc3")
    (event,) = told(events, rule, "one-swap")
    assert (event.happened, squares(event)) == (False, ["d3", "c3"])
    assert str(game.position) == "6/6/1gCg2/6/6 Nb w - move"


@shows("crocodile.gazelle-lands")
def test_a_gazelle_swapped_beside_a_lion_goes_face_down(rule):
    # The lion on c2 does not mind, nor do the crocodiles; the gazelle from b3 lands on c3.
    game = at("6/2l3/1g4/6/6 Nc w - place")
    events = game.play("Cc3xb3")
    (event,) = told(events, rule)
    assert squares(event) == ["c3", "c2"]
    assert event.player == Player.GREEN
    assert board_of(game) == "6/2l3/1Cg!3/6/6"
    assert told(events, "lion.unafraid")


@shows("crocodile.gazelle-lands")
def test_a_crocodile_swapped_beside_a_lion_does_not_mind(rule):
    # The gazelle on c3 was placed before the lion's side; the crocodile takes its place.
    game = at("6/2l3/2g3/6/6 Nb w - place")
    assert not told(game.play("Cb3xc3"), rule)
    assert board_of(game) == "6/2l3/1gC3/6/6"


@shows("crocodile.gazelle-lands")
def test_in_a_chain_only_landings_beside_a_lion_hide(rule):
    game = at("6/6/1ggg2/6/6 Nb w - place")
    assert not told(game.play("Cb2xb3xc3xd3"), rule)
    beside = at("6/6/1ggg2/2L3/6 Nb w - place")
    (event,) = told(beside.play("Cb2xb3xc3xd3"), rule)
    assert squares(event) == ["c3", "c4"]
    assert board_of(beside) == "6/1g4/1gg!C2/2L3/6"
