"""Last positions of games, and what they tell, against a recount from the text itself."""

from pathlib import Path

import pandas as pd
import pytest

from zebres_lib import zebres
from zebres_lib.zebres.simulation.final_positions import animal_worth, play_finals, results

STORED = Path(__file__).parents[3] / "notebooks" / "games" / "careful.csv"
VALUES = {"G": 2, "Z": 6, "C": 0, "E": 5, "L": 1}
NAMES = {"G": "gazelle", "Z": "zebra", "C": "crocodile", "E": "elephant", "L": "lion"}


def tokens(final: str) -> list[tuple[str, bool, bool]]:
    """Each square's animal, whether it is White's, and whether it lies face down, by its text."""
    found = []
    for letter in final.split(" ")[0].replace("/", ""):
        if letter == "!":
            animal, is_white, _ = found[-1]
            found[-1] = animal, is_white, True
        else:
            found.append((letter.upper(), letter.isupper(), False))
    return found


def test_games_are_those_of_simulate() -> None:
    finals = play_finals(60, white="random", green="greedy", seed=5)
    table = zebres.simulate(60, white="random", green="greedy", seed=5, compiled=False)
    found = results(finals)
    for column in ("game", "white_points", "green_points", "margin"):
        assert found[column].tolist() == table[column].tolist()
    for column in ("winner", "post", "inauguration", "first_player"):
        assert found[column].tolist() == table[column].astype(str).tolist()
    later = play_finals(10, white="random", green="greedy", seed=5, first=50)
    assert later.reset_index(drop=True).equals(finals.iloc[50:].reset_index(drop=True))


def test_what_tokens_bring_is_a_recount() -> None:
    finals = play_finals(40, white="random", green="random", seed=2)
    board = zebres.CLASSIC
    lands = [
        next(n for n, mask in enumerate(board.territories) if mask >> square & 1)
        for square in range(30)
    ]
    counts = {letter: [0, 0, 0, 0] for letter in VALUES}
    for final in finals.final:
        standing = tokens(final)
        lead = [0] * 6
        for land, (_, is_white, _) in zip(lands, standing, strict=True):
            lead[land] += 1 if is_white else -1
        for land, (letter, is_white, hidden) in zip(lands, standing, strict=True):
            count = counts[letter]
            count[0] += 1
            count[3 if hidden else 1 if (lead[land] > 0) == is_white else 2] += 1
    worth = animal_worth(finals)
    for letter, (number, own, theirs, hidden) in counts.items():
        row = worth.loc[NAMES[letter]]
        assert row["tokens"] == number
        assert row["own"] == pytest.approx(own / number)
        assert row["theirs"] == pytest.approx(theirs / number)
        assert row["hidden"] == pytest.approx(hidden / number)
        assert row["worth"] == pytest.approx(VALUES[letter] * (own - theirs) / number)


@pytest.mark.slow
def test_the_stored_games_are_those_that_the_level_plays() -> None:
    stored = pd.read_csv(STORED)
    assert stored.game.tolist() == list(range(len(stored)))
    careful = zebres.levels.level("careful")
    again = play_finals(3, white=careful, green=careful, seed=1, first=100, opening_turns=2)
    assert again.reset_index(drop=True).equals(stored.iloc[100:103].reset_index(drop=True))


def test_an_opening_by_chance_makes_games_differ() -> None:
    def first_legal(rules: zebres.Rules, position: zebres.Position, randomness: object) -> int:
        return zebres.legal_actions(rules, position)[0]

    def played(turns: int) -> int:
        finals = play_finals(30, white=first_legal, green=first_legal, seed=4, opening_turns=turns)
        assert finals.post.nunique() == 1
        return int(finals.final.nunique())

    assert played(0) == 1
    assert played(2) > 20


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="games: -1 is negative"):
        play_finals(-1, white="random", green="random", seed=1)
    wrong = "game 0: .*lambda>, playing white, chose .*, which is not legal in 6/6/6/6/6 - w"
    with pytest.raises(zebres.SimulationError, match=wrong):
        play_finals(1, white=lambda rules, position, chance: 7, green="random", seed=1)
    with pytest.raises(ValueError, match="no column post, final"):
        results(pd.DataFrame({"game": [1]}))
