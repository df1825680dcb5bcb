"""The rules of game no. 2, the race of the year."""

import pytest

from tests.helpers import shows
from tests.zoo_run.games_helpers import ROUND, random_session, told
from zebres_lib.zoo_run.game import Race
from zebres_lib.zoo_run.position import Phase

DEAL = "+1+2+3+4 +5+6+7+8"


def racing(**rules) -> Race:
    """Return a race of two with the cards of the first turn dealt; favourites lynx and panda."""
    race = Race(players=2, deck=ROUND, **rules)
    race.play(DEAL)
    return race


@shows("race.setup")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_different_favourites_pawns_on_start_four_cards(rule, players):
    race = Race(players=players)
    assert race.why_not("1-2-3-4").rule == rule
    assert race.why_not("=1").case == "deal-first"
    events = race.deal(1)
    favourites = told(events, rule, "favourite")
    assert tuple(e.animal for e in favourites) == race.rules.favourites
    assert len(set(race.rules.favourites)) == players
    assert [len(race.hand(player)) for player in range(1, players + 1)] == [4] * players
    assert race.spaces == race.crowns == (0,) * players
    assert race.phase == Phase.LINE_UP


@shows("race.setup")
def test_a_card_is_dealt_once(rule):
    race = Race(players=2)
    race.play("+7")
    assert (race.why_not("+7").rule, race.why_not("+7").case) == (rule, "not-in-pile")


@shows("race.lineups")
def test_no_pawn_moves_before_all_have_lined_up(rule):
    race = racing()
    [waits] = told(race.play("1-2-3-4"), rule)
    assert (waits.case, waits.players) == ("waits", (2,))
    assert race.spaces == (0, 0)
    for text in ("+9", "=1"):
        assert (race.why_not(text).rule, race.why_not(text).case) == (rule, "line-up-first")
    assert [e.case for e in told(race.play("5-6-7-8"), rule)] == ["all"]
    assert race.spaces != (0, 0)


@shows("race.advance")
def test_a_space_for_each_animal_and_two_for_the_favourite(rule):
    race = racing()
    events = told(race.play("1-2-3-4 5-6-7-8"), rule)
    # Both make a panda, a lynx and a panda.
    assert race.spaces == (4, 5)
    advances = [event for event in events if event.case == "advances"]
    assert [
        (e.number("spaces"), e.number("favourites"), e.number("reached")) for e in advances
    ] == [
        (4, 1, 4),
        (5, 2, 5),
    ]
    # With two lynxes player 1 would have come a space farther.
    [farther] = told(events, rule, "farther")
    assert (farther.player, farther.number("best"), farther.happened) == (1, 5, False)


@shows("race.advance")
def test_no_animal_no_space(rule):
    race = Race(players=2, deck=ROUND)
    race.play("+1+3+5+7 +2+4+6+8 1-3-5-7")
    events = told(race.play("2-4-6-8"), rule)
    assert [(e.case, e.happened) for e in events] == [("stays", False), ("stays", False)]
    assert race.spaces == (0, 0)


@shows("race.crowns")
def test_a_crown_for_each_favourite(rule):
    race = racing()
    events = told(race.play("1-2-3-4 5-6-7-8"), rule)
    assert [(e.case, e.player, e.number("total")) for e in events] == [
        ("gets", 1, 1),
        ("gets", 2, 2),
    ]
    assert race.crowns == (1, 2)


@shows("race.crowns")
def test_a_crown_that_another_order_would_have_brought(rule):
    race = racing()
    [missed, gets] = told(race.play("1-3-2-4 5-6-7-8"), rule)
    assert (missed.case, missed.happened, missed.player) == ("missed", False, 1)
    assert (missed.number("crowns"), gets.case) == (2, "gets")
    assert race.crowns == (0, 2)


@shows("race.keep")
def test_one_card_is_kept_and_all_discard_before_anyone_draws(rule):
    race = racing()
    race.play("1-2-3-4 5-6-7-8")
    assert race.legal_actions() == ["=1", "=2", "=3", "=4"]
    for text in ("+9", "1-2-3-4"):
        assert (race.why_not(text).rule, race.why_not(text).case) == (rule, "keep-first")
    assert (race.why_not("=5").rule, race.why_not("=5").case) == (rule, "not-yours")
    events = told(race.play("=2"), rule)
    assert [e.case for e in events] == ["keeps", "waits"]
    assert race.hand(1) == (1, 2, 3, 4)
    events = told(race.play("=8"), rule)
    assert [e.case for e in events] == ["keeps", "discarded"]
    assert (race.hand(1), race.hand(2)) == ((2,), (8,))
    # The pile first; then what both have discarded.
    assert race.legal_actions() == ["+9", "+10"]
    assert race.why_not("+1").case == "not-in-pile"
    assert race.why_not("=2").case == "deal-first"
    [reshuffled] = told(race.play("+9+10"), rule, "reshuffled")
    assert reshuffled.number("cards") == 6
    assert race.legal_actions() == ["+1", "+3", "+4", "+5", "+6", "+7"]
    [dealt] = told(race.play("+7"), rule, "dealt")
    assert (dealt.player, dealt.cards) == (1, (2, 7, 9, 10))
    race.play("+1+3+4")
    assert race.hand(2) == (1, 3, 4, 8)


@shows("race.finish")
def test_the_turn_of_the_first_finisher_is_played_whole(rule):
    race = racing(track_length=4)
    race.play("1-2-3-4")
    assert not race.is_over
    events = told(race.play("5-6-7-8"), rule)
    assert [(e.case, e.player, e.number("beyond")) for e in events] == [
        ("passes", 1, 0),
        ("passes", 2, 1),
    ]
    assert race.is_over
    assert race.finishers == (1, 2)
    assert (race.why_not("=1").rule, race.why_not("=1").case) == (rule, "over")


@shows("race.finish")
def test_one_space_short_of_the_line(rule):
    race = racing(track_length=5)
    events = told(race.play("1-2-3-4 5-6-7-8"), rule)
    assert [(e.case, e.player, e.happened) for e in events] == [
        ("one-short", 1, False),
        ("passes", 2, True),
    ]
    longer = racing(track_length=6)
    events = told(longer.play("1-2-3-4 5-6-7-8"), rule)
    assert [(e.case, e.player) for e in events] == [("one-short", 2)]
    assert not longer.is_over


@shows("race.winner")
def test_a_single_finisher_wins(rule):
    race = racing(track_length=5)
    [alone] = told(race.play("1-2-3-4 5-6-7-8"), rule)
    assert (alone.case, alone.player) == ("alone", 2)
    assert (race.winners, race.result) == ((2,), "2")


@shows("race.winner")
def test_among_several_the_most_crowns_win(rule):
    race = racing(track_length=4)
    assert race.winners is None
    [crowned] = told(race.play("1-2-3-4 5-6-7-8"), rule)
    assert (crowned.case, crowned.player, crowned.players) == ("by-crowns", 2, (1, 2))
    assert crowned.number("crowns") == 2
    assert race.winners == (2,)


@shows("race.winner")
def test_equal_crowns_share_the_victory(rule):
    race = racing(track_length=3)
    # A lynx each way: player 1 makes lynx, panda, lynx, player 2 panda, lynx, panda.
    [shared] = told(race.play("2-1-4-3 5-6-7-8"), rule)
    assert (shared.case, shared.players, shared.number("crowns")) == ("shared", (1, 2), 2)
    assert (race.winners, race.result) == ((1, 2), "1,2")


@shows("race.winner")
def test_in_front_is_not_enough(rule):
    fronts = []
    for seed in range(200):
        race = random_session(Race(players=3, track_length=6), seed)
        fronts = [e for _, events in race.events() for e in told(events, rule, "in-front")]
        if fronts:
            break
    [front] = fronts
    assert front.player not in race.winners
    assert front.players == race.winners
    assert race.spaces[front.player - 1] > max(race.spaces[w - 1] for w in race.winners)
    assert race.crowns[front.player - 1] < race.crowns[race.winners[0] - 1]
