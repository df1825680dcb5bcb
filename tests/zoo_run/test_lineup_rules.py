"""The rules of lining up, as both games tell them."""

import pytest

from tests.helpers import shows
from tests.zoo_run.games_helpers import ROUND, told
from zebres_lib.errors import IllegalAction
from zebres_lib.explain import explain
from zebres_lib.zoo_run.cards import Card, Deck
from zebres_lib.zoo_run.game import FreeTheAnimals, Race

OFFSET = Deck(
    (
        Card(1, ("llama", None, None), ("lynx", "panda", None)),
        Card(2, (None, "lynx", "panda"), (None, None, "turtle")),
        Card(3, ("elephant", None, None), (None, "llama", None)),
        Card(4, ("turtle", None, None), ("llama", None, None)),
    )
)


def lined_up(line: str, deck: Deck = ROUND) -> list:
    """Return the events of a line-up of a single player, who was dealt just these cards."""
    game = FreeTheAnimals(players=1, deck=deck)
    game.play("".join(f"+{number}" for number in line.split("-")))
    return game.play(line)


@shows("lineup.order")
def test_the_whole_hand_in_any_order(rule):
    game = FreeTheAnimals(players=1, deck=ROUND)
    game.play("+4+1+7")
    assert game.legal_actions() == ["1-4-7", "1-7-4", "4-1-7", "4-7-1", "7-1-4", "7-4-1"]
    assert told(lined_up("1-3-2"), rule, "lined-up")[0].cards == (1, 3, 2)
    race = Race(players=2, deck=ROUND)
    race.play("+1+2+3+4 +5+6+7+8")
    assert len(race.legal_actions()) == 24


@shows("lineup.order")
@pytest.mark.parametrize(
    ("tried", "case", "cards"),
    [
        ("1-4", "not-all", (7,)),
        ("7", "not-all", (1, 4)),
        ("1-4-1", "twice", (1, 1, 4, 7)),
        ("1-4-8", "not-yours", (8, 1, 4, 7)),
        ("1-4-7-8", "not-yours", (8, 1, 4, 7)),
        ("1-4-7-1", "twice", (1, 1, 4, 7)),
    ],
)
def test_other_line_ups_are_refused(rule, tried, case, cards):
    game = FreeTheAnimals(players=1, deck=ROUND)
    game.play("+4+1+7")
    reason = game.why_not(tried)
    assert (reason.rule, reason.case, reason.happened) == (rule, case, False)
    assert reason.cards == cards
    with pytest.raises(IllegalAction, match=tried) as caught:
        game.play(tried)
    assert caught.value.reason == reason
    assert game.actions == ["+4", "+1", "+7"]


@shows("lineup.order")
def test_a_better_order_is_told(rule):
    [better] = told(lined_up("1-3-2"), rule, "better")
    assert not better.happened
    assert better.better == (1, 2, 3)
    assert (better.number("animals"), better.number("best")) == (1, 2)
    assert told(lined_up("1-2-3"), rule, "better") == []


@shows("lineup.match")
def test_head_and_body_of_one_animal_in_one_row(rule):
    events = told(lined_up("1-2-3"), rule)
    assert [(e.case, e.animal, e.cards, e.rows) for e in events] == [
        ("made", "panda", (1, 2), ("top",)),
        ("made", "lynx", (2, 3), ("top",)),
    ]


@shows("lineup.match")
def test_nothing_is_made_and_why(rule):
    assert [e.case for e in told(lined_up("1-3-5"), rule)] == ["nothing", "nothing"]
    events = told(lined_up("1-4-3", OFFSET), rule)
    assert [(e.case, e.cards) for e in events] == [("reversed", (1, 4)), ("nothing", (4, 3))]
    assert events[0].animal == "llama"
    assert not any(event.happened for event in events)


@shows("lineup.no-offset")
def test_head_and_body_in_different_rows(rule):
    events = told(lined_up("1-2-4", OFFSET), rule)
    assert [(e.animal, e.cards, e.rows, e.happened) for e in events] == [
        ("lynx", (1, 2), ("top", "middle"), False),
        ("panda", (1, 2), ("middle", "bottom"), False),
        ("turtle", (2, 4), ("bottom", "top"), False),
    ]


@shows("lineup.hint")
def test_no_animal_where_three_cards_could_make_one(rule):
    [missed] = told(lined_up("1-4-3", OFFSET), rule)
    assert (missed.case, missed.happened) == ("missed", False)
    assert (missed.better, missed.number("best")) == ((3, 4, 1), 1)
    [fails] = told(lined_up("1-3-5"), rule)
    assert fails.case == "fails"
    assert told(lined_up("1-3-2"), rule) == []


@shows("lineup.hint")
def test_two_cards_need_not_make_one(rule):
    game = FreeTheAnimals(players=1, deck=ROUND, hand_size=2)
    game.play("+1+3")
    assert told(game.play("1-3"), rule) == []


def test_a_refusal_is_a_sentence_with_its_source():
    game = FreeTheAnimals(players=1)
    with pytest.raises(IllegalAction, match=r"'1-2-3' at character 1: The game begins with the"):
        game.play("1-2-3")
    assert explain(game.why_not("=4"), "fr").startswith("Dans ce jeu, on ne garde aucune carte")
