"""The worked study: its tables are those of the metrics, and one command prints the same again."""

from collections.abc import Callable

import pandas as pd
import pytest

from zebres_lib.zebres import PRESIDENT, players, studies
from zebres_lib.zebres.computer import levels
from zebres_lib.zebres.design import metrics
from zebres_lib.zebres.rules import Rules

FEW = {"random": 40, "greedy": 6}


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in plain Python: so few games are over before a compiler has begun."""
    monkeypatch.setattr("zebres_lib.jit.is_available", lambda: False)


def how(name: str, seed: int = 17) -> metrics.How:
    return metrics.How(games=FEW[name], seed=seed, white=name, green=name)


def part(table: pd.DataFrame, name: str) -> pd.DataFrame:
    found = table[table["players"] == name].drop(columns="players").reset_index(drop=True)
    found.attrs = {}
    return found


def same(found: pd.DataFrame, wanted: pd.DataFrame) -> None:
    wanted = wanted.copy()
    wanted.attrs = {}
    pd.testing.assert_frame_equal(found, wanted, check_dtype=False)


def test_rulings_are_measured_for_each_kind_of_players() -> None:
    found = studies.which_ruling_matters(FEW)
    assert list(dict.fromkeys(found["players"])) == ["random", "greedy"]
    assert found.attrs == {"seed": 17}
    for name in FEW:
        same(part(found, name), metrics.ruling_effects(Rules(), **how(name)))
    other = studies.which_ruling_matters({"random": 40}, rules=Rules(board=PRESIDENT), seed=3)
    wanted = metrics.ruling_effects(Rules(board=PRESIDENT), **how("random", 3))
    same(part(other, "random"), wanted)


def test_the_bonus_is_searched_and_measured() -> None:
    found = studies.even_bonus(FEW, metric="inauguration_decides", target=0.1, highest=12)
    for _, row in found.iterrows():
        wanted = metrics.find_value(
            Rules(), metric="inauguration_decides", target=0.1, highest=12, **how(row["players"])
        )
        assert row["status"] == wanted.status
        assert row["best"] == wanted.best
        for name in ("value", "low", "high"):
            value = getattr(wanted, name)
            assert pd.isna(row[name]) if value is None else row[name] == value
    table = studies.bonus_by_value({"random": 40}, bonuses=[4, 5], names=["draws", "margin"])
    assert table["points"].to_list() == [4, 4, 5, 5]
    odd = table.query("points == 5 and metric == 'draws'")
    assert odd["value"].to_list() == [0.0]
    wanted = metrics.measure(Rules(inauguration_points=4), ["margin"], **how("random"))
    even = table.query("points == 4 and metric == 'margin'")
    assert even["value"].to_list() == wanted["value"].to_list()


def test_numbers_and_boards() -> None:
    found = studies.numbers_that_matter({"random": 40}, numbers=["values.zebra"])
    wanted = metrics.sensitivity(Rules(), "margin", numbers=["values.zebra"], **how("random"))
    same(part(found, "random"), wanted)
    boards = studies.boards_compared({"random": 40}, names=["margin", "advantage"])
    both = metrics.compare(["classic", "president"], ["margin", "advantage"], **how("random"))
    same(part(boards, "random"), both)


def test_a_level_that_searches_plays_too_but_is_not_asked_for_a_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    class Thinker:
        searches = True

        def __call__(self, rules: Rules, position: object, randomness: object) -> int:
            assert isinstance(rules, Rules)
            return players.find("greedy")(rules, position, randomness)

        def after(self, animals: int) -> "Thinker":
            assert animals == studies.OPENING
            return self

    def level(name: str) -> object:
        asked.append(name)
        return Thinker()

    known: Callable[[], tuple[str, ...]] = levels.names
    assert levels.level(studies.SEARCHING).searches
    assert studies.SEARCHING in known()
    monkeypatch.setattr(levels, "level", level)
    games = {"random": 20, studies.SEARCHING: 3}
    found = studies.boards_compared(games, names=["margin"])
    assert list(dict.fromkeys(found["players"])) == ["random", studies.SEARCHING]
    assert studies.SEARCHING in asked
    wanted = studies.boards_compared({"greedy": 3}, names=["margin"])
    same(part(found, studies.SEARCHING), part(wanted, "greedy"))
    searched = studies.even_bonus({"random": 20, studies.SEARCHING: 3}, highest=3)
    assert searched["players"].to_list() == ["random"]


@pytest.mark.parametrize("games", [{}, {"nobody": 3}])
def test_players_that_there_are_not_are_refused(games: dict[str, int]) -> None:
    for study in (
        studies.which_ruling_matters,
        studies.even_bonus,
        studies.bonus_by_value,
        studies.numbers_that_matter,
        studies.boards_compared,
    ):
        with pytest.raises(ValueError, match="games"):
            study(games)


@pytest.mark.slow
def test_one_command_prints_the_study_again(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--random", "12", "--greedy", "0", "--careful", "0"]
    assert studies.main(few) == 0
    first = capsys.readouterr().out
    assert studies.main(few) == 0
    assert capsys.readouterr().out == first
    assert "seed 17" in first
    assert "another winner" in first
    assert "\n4. " in first
    assert studies.main([*few, "--seed", "18", "--language", "fr"]) == 0
    french = capsys.readouterr().out
    assert "graine 18" in french
    assert "autre gagnant" in french
    assert "\N{NO-BREAK SPACE}; " in french
    with pytest.raises(SystemExit):
        studies.main(["--random", "0", "--greedy", "0", "--careful", "0"])
