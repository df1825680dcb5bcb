"""The rules of the course of a game: start, turn, guardian, Inauguration, solo, end and score."""

import pytest

from tests.helpers import at, shows, squares, told
from zebres_lib.zebres import Game
from zebres_lib.zebres.board import PRESIDENT, Board
from zebres_lib.zebres.rules import Phase, Player, Rules

# Two squares are empty, d3 and f5; each player has one gazelle in hand.
NEARLY_FULL = "gzgggg/zzzzlc/ceC1CL/ZZZZZE/GGGGG1"


# --- start and turn ----------------------------------------------------------------------------


@shows("setup.guardian")
def test_the_first_player_posts_the_guardian_and_no_more(rule):
    game = Game()
    assert game.legal_actions() == [f"@{post}" for post in game.rules.board.post_names]
    assert len(game.legal_actions()) == 22
    (event,) = told(game.play("@E2"), rule)
    assert (event.case, event.player, event.posts) == ("posted", Player.WHITE, ("E2",))
    assert str(game.position) == "6/6/6/6/6 E2 g - place"


@shows("setup.guardian")
def test_green_may_be_the_first_player(rule):
    game = Game(first_player=Player.GREEN)
    assert str(game.position) == "6/6/6/6/6 - g - setup"
    assert told(game.play("@E2"), rule)[0].player == Player.GREEN
    assert game.player == Player.WHITE
    with pytest.raises(ValueError, match=rule):
        Game(first_player=Player.NOBODY)


@shows("turn.order")
def test_a_turn_is_an_animal_then_the_guardian(rule):
    game = Game()
    assert told(game.play("@Nb"), rule)[0].player == Player.GREEN
    assert not told(game.play("Gb3"), rule)
    assert game.phase == Phase.MOVE
    assert game.player == Player.GREEN
    (event,) = told(game.play(">Nd"), rule, "passes")
    assert event.player == Player.WHITE
    assert str(game.position) == "6/6/1g4/6/6 Nd w - place"


@shows("turn.order")
def test_the_check_comes_before_the_guardian(rule):
    # Placing on f3 fills territory D; the token is given before the guardian has moved.
    game = at("6/4eg/6/6/6 Nf w - place")
    events = game.play("Gf3>E1")
    order = [event.rule for event in events]
    assert order.index("place.line") < order.index("inauguration.first-full")
    assert order.index("inauguration.first-full") < order.index("guardian.steps")
    assert order[-1] == rule


@shows("place.line")
def test_an_animal_goes_on_an_empty_square_of_the_line(rule):
    game = at("6/2g3/6/6/6 Nc w - place")
    places = {action[1:] for action in game.legal_actions()}
    assert places == {"c1", "c3", "c4", "c5"}
    assert {action[0] for action in game.legal_actions()} == set("GZCEL")
    (event,) = told(game.play("Ec4"), rule)
    assert squares(event) == ["c4"]
    row = at("6/6/6/1z4/6 W4 w - place")
    assert {action[1:] for action in row.legal_actions()} == {"a4", "c4", "d4", "e4", "f4"}


@shows("place.line")
def test_only_animals_in_hand_may_be_placed(rule):
    game = at("L5/E5/C5/C5/6 Nf w - place")
    assert {action[0] for action in game.legal_actions()} == {"G", "Z"}
    assert game.why_not("Ef1").case == "none-left"
    assert game.why_not("Ef1").rule == rule


# --- the guardian ------------------------------------------------------------------------------


@shows("guardian.steps")
def test_the_guardian_walks_one_to_three_posts_clockwise(rule):
    game = at("6/6/6/6/6 Ne w - move")
    assert game.legal_actions() == [">Nf", ">E1", ">E2"]
    (event,) = told(game.play(">E2"), rule, "moved")
    assert event.posts == ("Ne", "E2")
    assert event.number("steps") == 3
    round_the_corner = at("6/6/6/6/6 W1 w - move")
    assert round_the_corner.legal_actions() == [">Na", ">Nb", ">Nc"]


@shows("guardian.steps")
def test_the_guardian_passes_over_full_lines(rule):
    game = at("2z3/2z3/2Z3/2Z3/2z3 Nb w - move")
    assert game.legal_actions() == [">Nd", ">Ne"]
    assert game.why_not(">Nc").case == "line-full"
    events = game.play(">Nd")
    (missed,) = told(events, rule, "full-line")
    assert (missed.happened, missed.posts) == (False, ("Nc",))


@shows("guardian.steps")
def test_the_only_post_left_is_mandatory(rule):
    game = at(f"{NEARLY_FULL} Nd w g move")
    assert game.legal_actions() == [">Nf"]
    (event,) = told(game.play(">Nf"), rule, "forced")
    assert event.number("steps") == 2


@shows("guardian.jump")
def test_the_guardian_jumps_over_three_full_lines(rule):
    game = at(f"{NEARLY_FULL} Sd w g move")
    assert game.legal_actions() == [">W5"]
    events = game.play(">W5")
    (event,) = told(events, rule, "jumped")
    assert event.number("steps") == 4
    assert not told(events, "guardian.steps")
    assert game.rules.board.post_names.index("W5") - game.rules.board.post_names.index("Sd") == 4


@shows("guardian.jump")
def test_no_jump_while_a_post_is_left(rule):
    game = at(f"{NEARLY_FULL} Nd w g move")
    assert not told(game.play(">Nf"), rule)
    assert at(f"{NEARLY_FULL} Sd w g move").why_not(">Sb").rule == "guardian.steps"
    assert at(f"{NEARLY_FULL} Sd w g move").why_not(">W3").rule == rule


# --- the Inauguration token --------------------------------------------------------------------


@shows("inauguration.first-full")
def test_whoever_fills_the_first_territory_takes_the_token(rule):
    # Green holds the majority of D, White fills it.
    game = at("6/4eg/6/6/6 Nf w - place")
    (event,) = told(game.play("Gf3"), rule, "taken")
    assert (event.player, event.territory) == (Player.WHITE, "D")
    assert (event.number("own"), event.number("other")) == (1, 2)
    assert str(game.position) == "6/4eg/5G/6/6 Nf w w move"


@shows("inauguration.first-full")
def test_the_token_is_given_once(rule):
    game = at("6/4eg/6/6/6 Nf w g place")
    (event,) = told(game.play("Gf3"), rule)
    assert (event.case, event.happened, event.player) == ("already-given", False, Player.GREEN)
    assert str(game.position).split()[3] == "g"
    assert not told(at("6/5g/6/6/6 Nf w - place").play("Gf3"), rule)


@shows("inauguration.after-effects")
def test_a_lion_that_empties_the_territory_it_fills_earns_nothing(rule):
    game = at("6/4e1/5g/6/6 Nf w - place")
    events = game.play("Lf2")
    (event,) = told(events, rule, "emptied")
    assert (event.happened, event.territory, event.squares) == (False, "D", ("f3",))
    assert not told(events, "inauguration.first-full")
    assert str(game.position) == "6/4eL/6/6/6 Nf w - move"


@shows("inauguration.after-effects")
def test_a_lion_that_empties_another_territory_earns_the_token(rule):
    game = at("5g/4e1/5z/6/6 Nf w - place")
    events = game.play("Lf2")
    assert not told(events, rule)
    assert told(events, "inauguration.first-full", "taken")
    assert str(game.position) == "6/4eL/5z!/6/6 Nf w w move"


@shows("inauguration.after-effects")
def test_the_check_waits_for_the_crocodile(rule):
    game = at("5g/4e1/5z/6/6 Nf w - place")
    (event,) = told(game.play("Cf2"), rule, "waits")
    assert (event.happened, event.territory) == (False, "D")
    assert str(game.position) == "5g/4eC/5z/6/6 Nf w - swap:f2"
    assert told(game.play("-"), "inauguration.first-full", "taken")
    assert str(game.position) == "5g/4eC/5z/6/6 Nf w w move"


@pytest.mark.parametrize("gazelle", ["g", "G"])
@shows("inauguration.by-swap")
def test_a_crocodile_that_fills_and_swaps_earns_the_token(rule, gazelle):
    game = at(f"5{gazelle}/4e1/5z/6/6 Nf w - place")
    (event,) = told(game.play("Cf2xf1"), rule)
    assert (event.player, event.territory) == (Player.WHITE, "D")
    assert str(game.position) == f"5C/4e{gazelle}/5z/6/6 Nf w w move"


@shows("inauguration.by-swap")
def test_a_swap_that_fills_nothing_earns_nothing(rule):
    game = at("5g/4e1/6/6/6 Nf w - place")
    events = game.play("Cf2xf1")
    assert not told(events, rule)
    assert str(game.position).split()[3] == "-"


@shows("inauguration.by-swap")
def test_the_token_is_earned_at_the_end_of_a_chain(rule):
    game = at("6/6/6/1gg3/zz4 Na w - place")
    events = game.play("Ca4xb4xc4")
    (event,) = told(events, rule)
    assert event.territory == "E"
    assert str(game.position) == "6/6/6/ggC3/zz4 Na w w move"


# --- one player alone --------------------------------------------------------------------------


@shows("solo.finish", "ruling.solo")
def test_the_other_player_goes_on_alone(rule):
    game = at(f"{NEARLY_FULL} Nf w g place")
    events = game.play("Gf5")
    (event,) = told(events, rule)
    assert event.player == Player.GREEN
    assert event.case == {"solo.finish": "alone", "ruling.solo": "anywhere"}[rule]
    # The guardian stays on Nf, whose line is full now, and does not matter.
    assert str(game.position) == "gzgggg/zzzzlc/ceC1CL/ZZZZZE/GGGGGG Nf g g place"
    assert game.legal_actions() == ["Gd3"]
    game.play("Gd3")
    assert game.is_over


@shows("solo.finish")
def test_the_player_alone_places_again_and_again(rule):
    game = at("gggggg/zzzzzc/cel3/ZZZZZE/GGGGGG Na w g place")
    assert {action[1:] for action in game.legal_actions()} == {"d3", "e3", "f3"}
    for action in ("Cd3", "Cf3", "Le3"):
        assert not told(game.play(action), rule)
        assert game.player == Player.WHITE
    assert str(game.position) == "gggggg/zzzzz!c/celCLC/ZZZZZ!E/GGGGGG Na w g over"


@shows("ruling.solo")
def test_a_lion_brings_the_other_player_back(rule):
    game = at("gzgggg/zzzzgc/cel3/ZZZZZE/GGGGGG Na w g place")
    (event,) = told(game.play("Le3"), rule)
    assert event.case == "resumes"
    # White moves the guardian from where it stands; the next line with room is column d.
    assert str(game.position) == "gzgggg/zzzz1c/cel1L1/ZZZZZ!E/GGGGGG Na w g move"
    assert game.legal_actions() == [">Nd"]
    game.play(">Nd")
    assert str(game.position).endswith("Nd g g place")
    assert game.legal_actions() == ["Gd3"]


@shows("solo.finish", "ruling.solo")
def test_a_last_lion_hands_over_to_the_other_player_alone(rule):
    game = at("gzgggg/zzzzgc/celC1C/ZZZZZE/GGGGGG Na w g place")
    events = game.play("Le3")
    assert told(events, rule)[0].player == Player.GREEN
    assert str(game.position) == "gzgggg/zzzz1c/celCLC/ZZZZZ!E/GGGGGG Na g g place"
    game.play("Ge2")
    assert str(game.position).split()[0].startswith("gzgggg/zzzzg!c/")
    assert game.is_over


@shows("ruling.solo")
def test_a_lion_that_sends_home_ones_own_gazelle_changes_nothing(rule):
    game = at("gggggg/zzzzzc/celC1C/ZZZZGE/GGGGGZ Na w g place")
    events = game.play("Le3")
    assert told(events, "lion.gazelle-flees")
    assert not told(events, rule)
    assert str(game.position) == "gggggg/zzzzz!c/celCLC/ZZZZ1E/GGGGGZ Na w g place"
    assert game.legal_actions() == ["Ge4"]


@shows("ruling.solo")
def test_the_guardian_may_go_on_ruling(rule):
    game = at(f"{NEARLY_FULL} Nf w g place", guardian_while_solo=True)
    (event,) = told(game.play("Gf5"), rule)
    assert (event.case, event.happened) == ("guardian-rules", False)
    assert str(game.position).endswith("Nf w g move")
    assert game.legal_actions() == [">E3"]
    game.play(">E3")
    assert str(game.position).endswith("E3 g g place")


@shows("ruling.solo")
def test_with_the_guardian_the_player_alone_stays_in_its_line(rule):
    rows = "gggggg/zzzzzc/cel3/ZZZZZE/GGGGGG"
    game = at(f"{rows} Nd w g place", guardian_while_solo=True)
    assert game.legal_actions() == ["Cd3", "Ld3"]
    game.play("Cd3>Nf")
    assert str(game.position) == "gggggg/zzzzzc/celC2/ZZZZZE/GGGGGG Nf w g place"
    assert {action[1:] for action in game.legal_actions()} == {"f3"}
    assert at(f"{rows} Nd w g place").legal_actions()[0] == "Cd3"
    assert len(at(f"{rows} Nd w g place").legal_actions()) == 6
    assert rule in {event.rule for event in at(f"{NEARLY_FULL} Nf w g place").play("Gf5")}


# --- the end and the score ---------------------------------------------------------------------


FINISHED = "gzgggg/zzzzlc/ceCGCL/ZZZZZE/GGGGGg Nf w g over"


@shows("end.full-board")
def test_the_game_ends_with_the_board_full(rule):
    game = at(f"{NEARLY_FULL} Nf w g place")
    assert not told(game.play("Gf5"), rule)
    (event,) = told(game.play("Gd3"), rule, "over")
    assert event.player == Player.GREEN
    assert game.legal_actions() == []
    assert game.is_over
    assert game.why_not("Ga1").rule == rule


@shows("end.full-board")
def test_a_lion_that_makes_room_keeps_the_game_going(rule):
    game = at("gzgggg/zzzzgc/celC1C/ZZZZZE/GGGGGG Na w g place")
    assert not told(game.play("Le3"), rule)
    assert not game.is_over


@shows("score.majority")
def test_a_territory_belongs_to_whoever_has_more_tokens(rule):
    # D: two white tokens, one of them face down, against one green.
    game = at("6/4Z!e/5G/6/6 Nf w - move")
    event = next(e for e in told(game.score_events(), rule) if e.territory == "D")
    assert (event.case, event.player) == ("owner", Player.WHITE)
    assert (event.number("white"), event.number("green")) == (2, 1)
    assert game.scores() == (7, 0)


@shows("score.majority")
def test_nobody_leads_an_empty_or_level_territory(rule):
    game = at("6/4Ze/6/6/6 Nf w - move")
    cases = {event.territory: event.case for event in told(game.score_events(), rule)}
    assert cases == {**dict.fromkeys("ABCEF", "empty"), "D": "tied"}
    assert game.scores() == (0, 0)


@shows("score.all-animals")
def test_the_owner_scores_the_animals_of_both_colours(rule):
    game = at("6/4ZE/5z/6/6 Nf w - move")
    (event,) = told(game.score_events(), rule)
    assert (event.number("own"), event.number("other"), event.number("points")) == (11, 6, 17)
    assert game.scores() == (17, 0)


@shows("score.face-down")
def test_a_face_down_token_is_worth_nothing(rule):
    game = at("6/4ZE/5z!/6/6 Nf w - move")
    (event,) = told(game.score_events(), rule)
    assert squares(event) == ["f3"]
    assert event.number("lost") == 6
    assert game.scores() == (11, 0)


@shows("score.inauguration")
def test_the_token_adds_five_points(rule):
    for holder, scores in (("-", (17, 0)), ("w", (22, 0)), ("g", (17, 5))):
        game = at(f"6/4ZE/5z/6/6 Nf w {holder} move")
        (event,) = told(game.score_events(), rule)
        assert event.happened == (holder != "-")
        assert game.scores() == scores
    assert at("6/4ZE/5z/6/6 Nf w w move", inauguration_points=9).scores() == (26, 0)


@shows("score.winner")
def test_the_higher_total_wins(rule):
    game = at(FINISHED)
    white, green = game.scores()
    (event,) = told(game.score_events(), rule, "wins")
    assert event.player == game.winner == (Player.WHITE if white > green else Player.GREEN)
    assert (white, green) == (59, 42)
    assert at("6/4ZE/5z/6/6 Nf w - move").winner is None
    assert told(at("6/4ZE/5z/6/6 Nf w - move").score_events(), rule, "leads")
    assert told(Game().score_events(), rule, "level")


@shows("ruling.tie")
def test_equal_totals_are_a_draw(rule):
    # Two territories of three squares, six points for each player, no bonus.
    board = Board.from_ascii("AAB/ABB")
    game = at("GGg/gGg Na w w over", board=board, inauguration_points=0)
    assert game.scores() == (6, 6)
    (event,) = told(game.score_events(), rule)
    assert event.case == "draw"
    assert game.winner == Player.NOBODY
    assert not told(at(FINISHED).score_events(), rule)


@shows("ruling.even-territory")
def test_nobody_scores_a_level_territory_of_even_size(rule):
    board = Board.from_ascii("AABB/AABB")
    game = at("GgZZ/EeZg Na w w over", board=board)
    (event,) = told(game.score_events(), rule)
    assert (event.case, event.territory, event.happened) == ("nobody", "A", False)
    assert game.scores() == (20 + 5, 0)


@shows("score.majority", "score.all-animals")
def test_the_reserve_scores_by_its_own_territories(rule):
    # a1 and a2 are territory A of the President's reserve, and d2 is B, not C.
    game = Game.from_position("Z5/G2z2/6/6/6 Na w - move", Rules(board=PRESIDENT))
    (event,) = [e for e in told(game.score_events(), rule) if e.territory == "A"]
    assert event.player == Player.WHITE
    assert game.scores() == (8, 6)
