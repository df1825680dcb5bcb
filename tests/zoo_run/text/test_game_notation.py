"""Actions of Zoo Run as text, both ways, and whole games as text."""

import re
from contextlib import suppress

import pytest
from hypothesis import given, strategies as st

from tests.zoo_run.games_helpers import ALL_RULES, ROUND, random_lines, random_session, rules_id
from zebres_lib.errors import IllegalAction, NotationError
from zebres_lib.zoo_run.game import FreeTheAnimals, Race
from zebres_lib.zoo_run.position import ActionKind
from zebres_lib.zoo_run.text.games import parse_game
from zebres_lib.zoo_run.text.notation import (
    format_action,
    parse_action,
    parse_actions,
)
from zebres_lib.zoo_run.variant import FreeRules


@pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)
def test_actions_are_read_as_they_are_written(rules):
    [line] = random_lines(rules, 1, seed=2)
    for _, action in line[:-1]:
        assert parse_action(rules, format_action(rules, action)).action == action


def test_a_run_of_actions():
    run = parse_actions(FreeRules(), " +3+17, +8\n3-17-8; = 4 8 – 3")
    found = [(a.kind, [card + 1 for card in a.cards]) for a in run]
    deal, line_up, keep = ActionKind.DEAL, ActionKind.LINE_UP, ActionKind.KEEP
    assert found == [
        (deal, [3]),
        (deal, [17]),
        (deal, [8]),
        (line_up, [3, 17, 8]),
        (keep, [4]),
        (line_up, [8, 3]),
    ]
    assert (run[3].start, run[3].end) == (11, 17)


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("3-17-31", 6, "found card 31, expected a card of the deck, from 1 to 30"),
        ("+0", 2, "found card 0, expected a card"),
        ("3-17-", 5, "found '-', expected '\\+' or '=' and a card number"),
        ("lynx", 1, "found 'l', expected"),
        ("", 1, "found no action, expected one"),
        ("+1+2", 3, "found more than one action"),
        ("+" + "9" * 5000, 2, "found card 9{12}, expected"),
        ("+\u0663", 1, "found '\\+', expected"),
    ],
)
def test_what_is_no_action(text, place, message):
    with pytest.raises(NotationError, match=f"character {place}: {message}") as caught:
        parse_action(FreeRules(), text)
    assert (caught.value.text, caught.value.index) == (text, place - 1)


@given(st.text("+-=0123 ,;\n–x", max_size=12))
def test_any_text_is_read_or_refused(text):
    if "x" in text:
        with pytest.raises(NotationError) as caught:
            parse_actions(FreeRules(), text)
        assert 0 <= caught.value.index <= text.index("x")
        return
    with suppress(NotationError):
        actions = parse_actions(FreeRules(), text)
        digits = [int(number) for number in re.findall("[0-9]+", text)]
        assert [card + 1 for one in actions for card in one.cards] == digits


GAME = """[Game "Zoo Run: the race of the year"]
[Deck "reconstructed"]
[Players "2"]
[Rules "track_length=14 favourites=panda,llama"]
[Who "Ada \\"the lynx\\""]
[Result "*"]

1. +1+2+3+4 +5+6+7+8 1-2-3-4 8-5-7-6 =1 =8
2. +9+10
"""


def test_a_whole_game_as_text():
    race = Race.from_text(GAME)
    assert race.to_text() == GAME
    assert race.headers == {"Who": 'Ada "the lynx"'}
    assert race.rules.favourites == ("panda", "llama")
    assert (race.turn, race.player) == (2, 1)
    assert Race.from_text(GAME.replace("\n", "\r\n")).to_text() == GAME


@pytest.mark.parametrize("seed", range(6))
def test_random_games_come_back_from_text(seed, tmp_path):
    game = random_session((Race(3), FreeTheAnimals(2), FreeTheAnimals(1, tokens=2))[seed % 3], seed)
    game.save(tmp_path / "game.txt")
    again = type(game).load(tmp_path / "game.txt")
    assert again.steps == game.steps
    assert again.result == game.result != "*"
    assert again.to_text() == game.to_text()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("1-2-3-4", "1-2-3-9", r"'1-2-3-9' at character 186: Card 9 is not in player 1’s hand"),
        ("=1 =8", "=1 =2", r"action 12, '=2' at character \d+: Card 2 is not in player 2"),
        ("+10", "+99", r"found card 99, expected a card of the deck, from 1 to 30"),
        ('"2"', '"nine"', r"found 'nine', expected the number of players"),
        ('"2"', '"9"', r"players: 9 is not from 2 to 5 \(race.setup\)"),
        ("track_length=14", "length=4", r"found 'length=4', expected name=value with a name of "),
        ("track_length=14", "track_length=four", r"'track_length=four', expected a whole number"),
        ("panda,llama", "panda,yak", r"favourites: 'yak' is not an animal of the deck"),
        ('Deck "recon', 'Deck "con', r"found the deck 'constructed', expected reconstructed, or "),
        (
            "the race of the year",
            "chess",
            r"game 'Zoo Run: chess', expected .*'Zoo Run: the race",
        ),
        ('[Who "', "[Who ", r"found '\[Who Ada"),
        ("[Who", "[Deck", r"found a second header Deck, expected each header once"),
        ('Result "*"', 'Result "1,2"', r"found result 1,2, expected \*, which is what these"),
        ('Result "*"', 'Result "won"', r"found 'won', expected a number, winners such as 1,3"),
    ],
)
def test_what_is_no_game(old, new, message):
    text = GAME.replace(old, new, 1)
    assert text != GAME
    with pytest.raises(NotationError, match=message):
        Race.from_text(text)


def test_the_other_game_is_named():
    with pytest.raises(NotationError, match="expected the game that FreeTheAnimals plays"):
        FreeTheAnimals.from_text(GAME)
    with pytest.raises(NotationError, match="found no header Game"):
        Race.from_text("1. +1+2")


def test_the_name_of_the_game_may_have_been_typeset():
    text = FreeTheAnimals(players=3).to_text()
    assert FreeTheAnimals.from_text(text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"))


def test_a_deck_of_ones_own_is_brought_along(tmp_path):
    game = FreeTheAnimals(players=1, deck=ROUND)
    game.play("+1+2+3 1-2-3")
    with pytest.raises(NotationError, match="the deck 'round'"):
        parse_game(game.to_text())
    assert FreeTheAnimals.from_text(game.to_text(), deck=ROUND).steps == game.steps
    (tmp_path / "bad.txt").write_bytes(b"[Game \xff")
    with pytest.raises(NotationError, match="byte 7: not UTF-8 text"):
        FreeTheAnimals.load(tmp_path / "bad.txt")


def test_a_header_that_could_not_be_read_back_is_refused():
    game = FreeTheAnimals()
    game.headers["two words"] = "x"
    with pytest.raises(ValueError, match="header 'two words'"):
        game.to_text()


def test_an_illegal_run_changes_nothing():
    game = FreeTheAnimals(players=1)
    with pytest.raises(IllegalAction, match=r"action 4, '1-2-4' at character 8: Card 4 is not"):
        game.play("+1+2+3 1-2-4")
    assert game.actions == []
