"""The friendly record of both games: play, undo, redo, hooks, looking around."""

import numpy as np
import pytest

from tests.zoo_run.games_helpers import ROUND, random_session
from zebres_lib.errors import IllegalAction
from zebres_lib.explain import explain
from zebres_lib.randomness import Stream
from zebres_lib.zoo_run.game import FreeTheAnimals, Race
from zebres_lib.zoo_run.position import Phase
from zebres_lib.zoo_run.variant import FreeRules, RaceRules

GAMES = {"free": lambda: FreeTheAnimals(players=2), "race": lambda: Race(players=3)}


@pytest.fixture(params=GAMES)
def game(request):
    return GAMES[request.param]()


def test_undo_and_redo_walk_through_the_record(game):
    random_session(game, 4)
    states = [game.steps[0].before, *(step.after for step in game.steps)]
    text, plies = game.to_text(), len(game.steps)
    for ply in range(plies, 0, -1):
        assert game.undo() == format_last(text, game)
        assert game.state == states[ply - 1]
    assert not game.can_undo
    with pytest.raises(IndexError, match="no action to take back"):
        game.undo()
    game.go_to(plies)
    assert not game.can_redo
    assert game.to_text() == text
    with pytest.raises(IndexError, match="no action to play again"):
        game.redo()
    game.go_to(5)
    assert game.state == states[5]
    with pytest.raises(IndexError, match=f"ply -1 is not from 0 to {plies}"):
        game.go_to(-1)


def format_last(text: str, game) -> str:
    """Return the text of the action just taken back, read from the text of the whole game."""
    runs = " ".join(line.split(". ", 1)[1] for line in text.splitlines() if ". +" in line)
    return runs.replace("+", " +").split()[len(game.steps)]


def test_playing_anew_forgets_what_was_taken_back(game):
    game.play("+1+2")
    game.undo()
    game.play("+3")
    assert not game.can_redo
    assert game.actions == ["+1", "+3"]


def test_hooks_hear_every_event(game):
    heard: list = []
    stop = game.subscribe(heard.append)
    events = game.deal(7)
    assert heard == events != []
    with pytest.raises(IllegalAction):
        game.play("+1")
    assert heard == events
    stop()
    game.play(game.legal_actions()[0])
    assert heard == events
    stop()


def test_every_event_of_the_record_is_told_again(game):
    played: list = []
    game.subscribe(played.append)
    random_session(game, 2)
    assert [event for _, events in game.events() for event in events] == played
    assert [text for text, _ in game.events()] == game.actions


def test_a_deal_is_the_same_from_the_same_seed(game):
    twin = game.copy()
    game.deal(5)
    twin.deal(5)
    assert game.state == twin.state
    assert game.deal(5) == []
    other = twin.copy()
    other.undo()
    assert other.state != twin.state == game.state


def test_a_deal_takes_a_seed_or_a_generator(game):
    twin = game.copy()
    game.deal(np.int64(3))
    twin.deal(Stream(3))
    assert game.state == twin.state
    for wrong in (None, True, "3", 1.5):
        with pytest.raises(TypeError, match=f"randomness: {wrong!r} is neither a seed"):
            game.deal(wrong)


def test_one_generator_goes_on_from_deal_to_deal():
    chance, hands = np.random.default_rng(1), []
    game = FreeTheAnimals(players=1, tokens=31)
    while not game.is_over:
        game.deal(chance)
        hands.append(game.hand(1))
        game.play(game.legal_actions()[0])
    assert len(set(hands)) == 10


def test_looking_around():
    game = FreeTheAnimals(players=2, deck=ROUND, tokens=3)
    assert (game.phase, game.player, game.turn) == (Phase.DEAL, 1, 1)
    game.play("+3+1+2 +4+5")
    assert (game.hand(1), game.hand(2), game.player) == ((1, 2, 3), (4, 5), 2)
    game.play("+6 3-2-1")
    assert (game.lined_up(1), game.lined_up(2)) == ((3, 2, 1), ())
    assert (game.phase, game.player, game.result) == (Phase.LINE_UP, 2, "*")
    assert repr(game) == "<FreeTheAnimals, 7 actions, turn 1, line up>"
    game.play("4-5-6")
    assert (game.turn, game.path, game.animals_left) == (2, 6, 2)
    assert game.lined_up(1) == ()
    for player in (0, 3):
        with pytest.raises(ValueError, match=f"player {player} is not from 1 to 2"):
            game.hand(player)


def test_a_turn_in_words():
    game = FreeTheAnimals(players=1, deck=ROUND)
    assert str(game.explain()) == ""
    game.play("+1+2+3 1-2-3 +4+5+6")
    told = game.explain()
    assert [event.case for event in told.events] == ["dealt"]
    game.play("4-5-6")
    assert str(game.explain("fr")).splitlines()[1].startswith("● Le joueur 1 aligne 4-5-6")
    assert "Player 1 lines up 4-5-6, which makes 2 animals." in str(game.explain())
    assert explain(game.explain().events[0]).startswith("Player 1 gets cards 4, 5 and 6.")


def test_games_by_rules_that_are_there():
    rules = RaceRules(players=2, track_length=3)
    assert Race.by(rules).rules is rules
    with pytest.raises(TypeError, match="are not FreeRules, which FreeTheAnimals is played by"):
        FreeTheAnimals.by(rules)
    with pytest.raises(TypeError, match="unexpected keyword"):
        Race(players=2, path_tokens=4)
    assert FreeTheAnimals.by(FreeRules(players=5)).path == 5


def test_a_finished_game_offers_nothing(game):
    random_session(game, 9)
    assert game.is_over
    assert game.legal_actions() == []
    assert game.deal(1) == []
    with pytest.raises(IllegalAction, match=r"is over\. Nothing more can be played"):
        game.play("1-2-3")
    with pytest.raises(IllegalAction, match="there is no action"):
        game.play("  ")


def test_a_notebook_shows_the_picture_of_a_game() -> None:
    for game in (FreeTheAnimals(players=2), Race(players=3)):
        game.deal(1)
        assert game._repr_svg_().startswith("<svg ")
