"""Tables say the same as the rules they are made from."""

import pytest

from zebres_lib import zebres
from zebres_lib.zebres.simulation import tables


def finished() -> zebres.Game:
    game = zebres.Game()
    while not game.is_over:
        actions = game.legal_actions()
        game.play(actions[len(game.actions) % len(actions)])
    return game


def test_the_territories_add_up_to_the_score() -> None:
    game = finished()
    table = tables.territory_table(game)
    bonus = [5 * (game.position.inauguration == player) for player in (0, 1)]
    assert (table.white_points.sum() + bonus[0], table.green_points.sum() + bonus[1]) == (
        game.scores()
    )
    assert (table.white_tokens + table.green_tokens == table.squares).all()
    assert list(table.territory) == list("ABCDEF")
    assert table.face_down.sum() == game.position.hidden.bit_count()


def test_the_owner_has_more_tokens() -> None:
    table = tables.territory_table(finished())
    for row in table.itertuples():
        assert row.owner == ("white" if row.white_tokens > row.green_tokens else "green")


def test_the_score_is_told_turn_by_turn() -> None:
    game = finished()
    table = tables.score_by_turn(game)
    assert list(table.text) == game.turns
    last = table.iloc[-1]
    assert (last.white_points, last.green_points) == game.scores()
    assert (table.margin == table.white_points - table.green_points).all()
    assert table.player.iloc[0] == "white"
    assert table.player.iloc[1] == "green"


def test_a_record_that_begins_in_the_middle_has_its_turns_too() -> None:
    game = zebres.Game.from_position("6/2G3/1g1Z2/2e3/6 Nc w - place")
    game.play("Lc3>Nd")
    assert list(tables.score_by_turn(game).text) == ["Lc3>Nd"]


def test_random_games_are_the_same_for_the_same_seed() -> None:
    first, second = tables.random_games(20, seed=5), tables.random_games(20, seed=5)
    assert first.equals(second)
    assert not first.equals(tables.random_games(20, seed=6))


def test_random_games_obey_the_sum() -> None:
    table = tables.random_games(50, seed=1)
    total = 101 - 6 * table.hidden_zebras - 2 * table.hidden_gazelles
    assert (table.total == total).all()
    assert (table.placements == 30 + table.gazelles_sent_home).all()
    with pytest.raises(ValueError, match="games: -1 is negative"):
        tables.random_games(-1, seed=1)


def test_the_board_is_told_by_its_territories() -> None:
    table = tables.board_table(zebres.PRESIDENT)
    assert sorted(table["size"]) == [3, 3, 3, 5, 7, 9]
    assert list(table[table["size"] == 9].majority) == [5]
    assert table.squares.iloc[0] == "a1 a2 a3"


@pytest.mark.parametrize("empty", [1, 5, 30])
def test_random_positions_have_so_many_empty_squares(empty: int) -> None:
    positions = tables.random_positions(6, empty=empty, seed=3)
    assert positions == tables.random_positions(6, empty=empty, seed=3)
    for position in positions:
        assert 30 - (position.white | position.green).bit_count() == empty
        assert position.phase == zebres.Phase.PLACE
    assert positions != tables.random_positions(6, empty=empty, seed=4)


@pytest.mark.parametrize(
    ("count", "empty", "message"), [(-1, 3, "count: -1"), (1, 0, "empty: 0"), (1, 31, "empty: 31")]
)
def test_random_positions_that_cannot_be(count: int, empty: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tables.random_positions(count, empty=empty, seed=1)
