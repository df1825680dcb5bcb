"""Both Zoo Run games at a table: seats, turns, undo, new games, computers."""

import json
import random
from typing import Any

import pytest

from zebres_lib.widgets.cards.table import FreeTable, RaceTable
from zebres_lib.zoo_run.free_the_animals import Verdict
from zebres_lib.zoo_run.game import FreeTheAnimals, Race
from zebres_lib.zoo_run.position import Phase

Table = FreeTable | RaceTable


def free(players: int = 2, **options: Any) -> FreeTable:
    table = {name: options.pop(name) for name in ("seed", "computers") if name in options}
    return FreeTable(FreeTheAnimals(players=players, **options), **table)


def race(players: int = 2, **options: Any) -> RaceTable:
    table = {name: options.pop(name) for name in ("seed", "computers") if name in options}
    return RaceTable(Race(players=players, **options), **table)


def text(table: Table) -> str:
    return table.view().message.text


def kind(table: Table) -> str:
    return table.view().message.kind


def buttons(table: Table) -> dict[str, bool]:
    return {button.id: button.enabled for button in table.view().buttons}


def play_on(table: Table, pick: random.Random, most: int = 400) -> int:
    """Play to the end as somebody would who presses whatever can be pressed."""
    for turn in range(most):
        view = table.view()
        if view.message.kind == "over":
            return turn
        assert view.hand is not None
        if view.hand.mode == "choose":
            table.choose(pick.choice(view.hand.cards))
        elif pick.random() < 0.5:
            table.press("best")
        else:
            table.move(pick.choice(view.hand.cards), pick.randrange(4))
        table.press("confirm")
        assert kind(table) != "error", text(table)
    return most


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_free_the_animals_to_its_verdict(players: int, language: str) -> None:
    table = FreeTable(FreeTheAnimals(players=players), language=language)
    play_on(table, random.Random(players))
    assert table.game.is_over
    assert table.game.verdict in Verdict
    turns = table.game.turn
    view = table.view()
    titles = [turn.title for turn in view.log]
    assert len(titles) == len(set(titles)) >= 2 * turns
    assert view.log[0].notes[-1].rule == "free.verdict"
    assert view.log[0].notes[-1].text == view.message.text
    assert buttons(table) == {"undo": True}
    assert view.hand is not None
    assert view.hand.mode == "look"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_race_to_its_winner(players: int, language: str) -> None:
    table = RaceTable(Race(players=players, track_length=9), language=language)
    play_on(table, random.Random(players))
    assert table.game.is_over
    assert table.game.winners
    view = table.view()
    assert any(note.rule == "race.winner" for note in view.log[0].notes)
    assert view.picture.pawns[table.game.winners[0] - 1].spaces >= 9  # type: ignore[union-attr]


def test_everybody_confirms_in_any_order_and_then_the_turn_is_played() -> None:
    table = free(3)
    assert text(table).startswith("Player 1: put the cards in order, then confirm.")
    table.seat(3)
    table.press("confirm")
    assert [seat.ready for seat in table.view().seats] == [False, False, True]
    assert [seat.current for seat in table.view().seats] == [True, False, False]
    assert table.game.phase == Phase.LINE_UP
    assert table.game.lined_up(1) == (), "nothing happens before all have confirmed"
    table.seat(3)
    assert buttons(table)["confirm"] is False
    before = table.view().hand
    table.choose(before.cards[0])  # type: ignore[union-attr]
    assert kind(table) == "error"
    table.press("confirm")
    assert kind(table) == "error"
    table.seat(2)
    table.press("confirm")
    table.press("confirm")
    assert table.game.turn == 2
    assert "left. Player 1: put the cards in order" in text(table)


def test_what_was_confirmed_is_what_is_played() -> None:
    table = free(2)
    hands = {}
    for player in (1, 2):
        first, second, third = table.game.hand(player)
        table.move(third, 0)
        hands[player] = (third, first, second)
        table.press("confirm")
    lined_up = [action for action in table.game.actions if "-" in action]
    assert lined_up == ["-".join(map(str, hands[player])) for player in (1, 2)]


def test_undo_takes_back_a_confirmation_and_then_a_turn_with_the_same_cards() -> None:
    table = free(2, seed=5)
    assert buttons(table)["undo"] is False
    table.press("undo")
    assert text(table) == "There is nothing to take back."
    first = [table.game.hand(player) for player in (1, 2)]
    table.press("confirm")
    table.press("undo")
    assert table.view().seats[0].current
    assert not table.view().seats[0].ready
    for _ in range(2):
        table.press("confirm")
    second = [table.game.hand(player) for player in (1, 2)]
    tokens = table.game.tokens
    assert second != first
    table.press("undo")
    assert text(table).startswith("Taken back. Player 1")
    assert [table.game.hand(player) for player in (1, 2)] == first
    for _ in range(2):
        table.press("confirm")
    assert [table.game.hand(player) for player in (1, 2)] == second
    assert table.game.tokens == tokens


def test_undo_leads_from_any_end_back_to_the_start() -> None:
    for table in (free(3, path_tokens=3), race(3, track_length=4, computers=1)):
        start = table.game.hand(1)
        play_on(table, random.Random(3))
        for _ in range(60):
            if not buttons(table)["undo"]:
                break
            table.press("undo")
            assert kind(table) == "done", text(table)
        assert table.game.hand(1) == start
        assert len(table.view().log) == 1
        play_on(table, random.Random(4))
        assert table.game.is_over


def test_race_keep_asks_everybody_for_a_card() -> None:
    table = race(2)
    table.press("best")
    table.press("confirm")
    table.press("best")
    table.press("confirm")
    assert "now at" in text(table)
    assert "Player 1: choose the card to keep." in text(table)
    view = table.view()
    assert view.hand is not None
    assert view.hand.mode == "choose"
    assert buttons(table) == {"confirm": False, "undo": True}
    table.press("confirm")
    assert text(table) == "Choose the card to keep first."
    assert kind(table) == "refused"
    table.press("best")
    assert kind(table) == "error"
    kept = []
    for player in (1, 2):
        card = table.game.hand(player)[player]
        kept.append(card)
        table.choose(99)
        assert kind(table) == "error"
        table.choose(card)
        assert f"keeps card {card}" in text(table)
        assert table.view().hand.chosen == card  # type: ignore[union-attr]
        table.press("confirm")
    assert table.game.turn == 2
    for player, card in enumerate(kept, start=1):
        assert card in table.game.hand(player)


def test_the_picture_follows_the_game() -> None:
    table = free(2)
    picture = table.picture()
    assert (picture.keeper, sum(picture.left)) == (0, 20)
    table.press("best")
    table.press("confirm")
    table.press("best")
    table.press("confirm")
    assert table.picture().keeper == 1
    assert sum(table.picture().left) == table.game.animals_left < 20
    other = race(2)
    for _ in range(2):
        other.press("best")
        other.press("confirm")
    for pawn, spaces in zip(other.picture().pawns, other.game.spaces, strict=True):
        assert (pawn.before, pawn.spaces) == (0, spaces)


@pytest.mark.parametrize("make", [free, race])
def test_computers_decide_for_the_last_seats(make: Any) -> None:
    table = make(3, computers=2)
    view = table.view()
    assert [seat.ready for seat in view.seats] == [False, True, True]
    assert "computer" in view.seats[2].name
    for seat in (2, 3):
        line = table._lines[seat]
        assert line.line_up in line.best()
    play_on(table, random.Random(2))
    assert table.game.is_over
    with pytest.raises(ValueError, match="computers: 3 is not from 0 to 2"):
        make(3, computers=3)


def test_a_game_with_some_line_ups_already_goes_on_from_there() -> None:
    game = FreeTheAnimals(players=2)
    game.deal(3)
    game.play("-".join(map(str, reversed(game.hand(1)))))
    table = FreeTable(game)
    assert [seat.ready for seat in table.view().seats] == [True, False]
    table.press("confirm")
    assert game.turn == 2
    running = Race(players=2)
    running.deal(3)
    for player in (1, 2):
        running.play("-".join(map(str, running.hand(player))))
    running.play(f"={running.hand(1)[0]}")
    other = RaceTable(running)
    other.choose(running.hand(2)[0])
    other.press("confirm")
    assert running.turn == 2


def test_the_form_starts_the_game_it_describes() -> None:
    table = free(2)
    names = [field["name"] for field in table.form()]
    assert names == ["players", "computers", "path_tokens", "seed"]
    table.new_game({"players": "4", "computers": "1", "path_tokens": None, "seed": 12})
    assert (table.game.rules.players, table.computers, table.seed) == (4, 1, 12)
    assert table.game.rules.path_tokens == 5
    assert text(table).startswith("New game with seed 12. Player 1")
    hands = [table.game.hand(player) for player in range(1, 5)]
    table.new_game({"players": "4", "path_tokens": 9})
    assert table.seed == 13
    assert table.game.rules.path_tokens == 9
    assert [table.game.hand(player) for player in range(1, 5)] != hands
    table.new_game({"players": "4", "seed": 12})
    assert [table.game.hand(player) for player in range(1, 5)] == hands, "a seed deals the same"


def test_what_a_designer_changed_stays_in_a_new_game() -> None:
    table = free(2, hand_size=4, tokens=2, path_tokens=3)
    table.new_game({"players": "3"})
    rules = table.game.rules
    assert (rules.hand_size, rules.tokens, rules.path_tokens) == (4, (2,) * 5, 6)
    other = race(2, hand_size=3)
    other.new_game({"players": "3"})
    assert other.game.rules.hand_size == 3


def test_the_form_of_the_race_has_everybodys_favourite() -> None:
    table = race(2, favourites=("llama", "panda"))
    fields = {field["name"]: field["value"] for field in table.form()}
    assert fields["favourite_1"] == "llama"
    assert len({fields[f"favourite_{player}"] for player in range(1, 6)}) == 5
    table.new_game(fields | {"players": "3", "track_length": 7})
    assert table.game.rules.favourites[:2] == ("llama", "panda")
    assert table.game.rules.track_length == 7
    assert table.view().seats[0].name == "Player 1, llama"


BAD_FORMS = [
    ({"players": "9"}, "players"),
    ({"players": "two"}, "players: 'two' is not a whole number"),
    ({"players": "2", "computers": "2"}, "at most 1"),
    ({"seed": -1}, "seed: -1"),
    ({"path_tokens": 0}, "path_tokens"),
]


@pytest.mark.parametrize(("fields", "said"), BAD_FORMS, ids=[said for _, said in BAD_FORMS])
def test_a_form_that_cannot_be_played_changes_nothing(fields: dict[str, Any], said: str) -> None:
    table = free(2, seed=3)
    game, hand = table.game, table.game.hand(1)
    table.new_game(fields)
    assert kind(table) == "error"
    assert said in text(table)
    assert table.game is game
    assert (table.seed, table.game.hand(1)) == (3, hand)
    table.press("confirm")
    assert kind(table) == "turn"


def test_two_with_one_favourite_are_refused() -> None:
    table = race(2)
    fields = {field["name"]: field["value"] for field in table.form()}
    table.new_game(fields | {"favourite_1": "panda", "favourite_2": "panda"})
    assert kind(table) == "error"
    assert "panda" in text(table)


def test_errors_reach_the_status_line() -> None:
    table = free(2)
    for act in (lambda: table.seat(5), lambda: table.press("deal"), lambda: table.ask(7)):
        act()
        assert kind(table) == "error"
    table.set_language("fr")
    assert text(table).startswith("Joueur 1")

    def hook(event: object) -> None:
        raise RuntimeError(f"a hook of a lesson, at {event}")

    stop = table.on_event(hook)
    steps = len(table.game.steps)
    table.press("confirm")
    table.press("confirm")
    assert kind(table) == "error"
    assert "RuntimeError" in text(table)
    assert len(table.game.steps) == steps, "the turn was not played"
    stop()
    table.press("confirm")
    assert table.game.turn == 2


def test_hooks_see_every_event_of_a_game() -> None:
    table = race(2, track_length=4)
    seen: list[str] = []
    table.on_event(lambda event: seen.append(event.rule))
    play_on(table, random.Random(1))
    assert "race.winner" in seen
    table.new_game({"players": "2"})
    assert seen[-1].startswith("race.")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("make", [free, race])
def test_the_state_is_json_in_every_language(make: Any, language: str) -> None:
    table = make(3, computers=1)
    table.set_language(language)
    view = table.view()
    for part in (view.seats, view.buttons, view.log, view.notes):
        data = [each.as_json() for each in part]
        assert json.loads(json.dumps(data)) == data
    assert json.loads(json.dumps(list(view.form))) == list(view.form)
