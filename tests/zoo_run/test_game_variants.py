"""The numbers of both games: defaults, what may be changed, and what an error says."""

import pytest

from tests.helpers import is_told_in_every_language
from tests.zoo_run.games_helpers import ROUND, SMALL
from zebres_lib.errors import RulesError
from zebres_lib.zoo_run.cards import RECONSTRUCTED, Card, Deck
from zebres_lib.zoo_run.variant import FreeRules, RaceRules

BARREN = Deck(tuple(Card(n, ("llama", None, None), ("lynx", None, None)) for n in range(1, 13)))


def test_the_defaults_are_the_rulebooks():
    assert FreeRules() == FreeRules(2, RECONSTRUCTED, 7, (4,) * 5, 3)
    assert RaceRules() == RaceRules(2, RECONSTRUCTED, 20, ("lynx", "turtle"), 4)
    assert [FreeRules(players=n).path_tokens for n in range(1, 6)] == [10, 7, 6, 5, 5]
    assert [FreeRules(players=n).tokens[0] for n in range(1, 6)] == [3, 4, 6, 7, 8]


def test_what_may_be_given():
    rules = FreeRules(players=2, deck="reconstructed", path_tokens=8, tokens={"Panda": 3})
    assert rules.tokens == (4, 4, 3, 4, 4)
    assert rules.differences() == {"path_tokens": 8, "tokens": (4, 4, 3, 4, 4)}
    assert FreeRules(players=2, path_tokens=6).path_tokens == 6
    assert FreeRules(players=1, tokens=[0, 0, 1, 0, 0]).tokens == (0, 0, 1, 0, 0)
    race = RaceRules(players=2, favourites=["panda", "lynx"], track_length=25)
    assert race.favourites == ("panda", "lynx")
    assert race.favourite_animals[:2] == (2, 0)
    assert race.differences() == {"track_length": 25, "favourites": ("panda", "lynx")}
    assert FreeRules().differences() == RaceRules().differences() == {}
    assert len({FreeRules(), FreeRules(path_tokens=7), FreeRules(players=3)}) == 2


def test_compiled_tables_hold_the_same():
    for rules in (FreeRules(players=3), RaceRules(players=3, deck=SMALL)):
        compiled = rules.compiled()
        for name, value in compiled._asdict().items():
            if name == "cards":
                assert list(value.joints) == list(rules.cards.joints)
            elif name == "favourite_animals":
                assert tuple(value) == rules.favourite_animals
            else:
                assert value == getattr(rules, name)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 0}, r"players: 0 is not from 1 to 5 \(free.setup\)"),
        ({"players": 6}, r"players: 6 is not from 1 to 5 \(free.setup\)"),
        ({"players": True}, r"players: True is not a whole number \(free.setup\)"),
        ({"players": 2.0}, r"players: 2.0 is not a whole number"),
        ({"deck": "printed"}, r"deck: 'printed' is not a Deck; .*reconstructed \(free.setup\)"),
        ({"path_tokens": 0}, r"path_tokens: 0 is not from 1 to 99 \(free.setup\)"),
        ({"path_tokens": "7"}, r"path_tokens: '7' is not a whole number"),
        ({"tokens": 32}, r"tokens: lynx: 32 is not from 0 to 31 \(free.setup\)"),
        ({"tokens": (1, 2)}, r"tokens: \(1, 2\) is not 5 whole numbers, one for each of lynx, "),
        ({"tokens": {"dodo": 1}}, r"tokens: 'dodo' is not an animal of the deck; choose among "),
        ({"tokens": 0}, r"tokens: there is no animal to free; one token or more"),
        ({"tokens": "4"}, r"tokens: lynx: '4' is not a whole number"),
        ({"hand_size": 1}, r"hand_size: 1 is not from 2 to 5 \(free.setup\)"),
        (
            {"players": 4, "deck": ROUND},
            r"hand_size: 4 hands of 3 cards are 12 cards, but the deck has only 10 \(free.setup\)",
        ),
    ],
)
def test_what_game_1_refuses(given, message):
    with pytest.raises(RulesError, match=message) as caught:
        FreeRules(**given)
    assert is_told_in_every_language(caught.value)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 1}, r"players: 1 is not from 2 to 5 \(race.setup\)"),
        ({"track_length": 0}, r"track_length: 0 is not from 1 to 999 \(race.finish\)"),
        ({"favourites": ("lynx",)}, r"favourites: \('lynx',\) is not 2 animals, one for each"),
        ({"favourites": "lynx"}, r"favourites: 'lynx' is not 2 animals"),
        ({"favourites": ("lynx", "yak")}, r"favourites: 'yak' is not an animal of the deck"),
        (
            {"players": 3, "favourites": ("panda", "lynx", "panda")},
            r"favourites: players 1 and 3 both have panda; each player takes a different animal",
        ),
        (
            {"players": 3, "deck": ROUND, "hand_size": 2},
            r"players: 3 players need 3 different favourites, but the deck has only lynx, panda",
        ),
        ({"deck": BARREN}, r"no two cards of the deck .* make an animal.*\(race.finish\)"),
        ({"players": 5, "hand_size": 5, "deck": SMALL}, r"5 hands of 5 cards are 25 cards"),
    ],
)
def test_what_game_2_refuses(given, message):
    with pytest.raises(RulesError, match=message) as caught:
        RaceRules(**given)
    assert is_told_in_every_language(caught.value)
