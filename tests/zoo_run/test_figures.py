"""The figures of Zoo Run against those of an independent program, exact ones exactly."""

from itertools import combinations, permutations
from math import comb

import numpy as np
import pandas as pd
import pytest

from tests.zoo_run.games_helpers import SMALL
from tests.zoo_run.games_reference import animals_made
from zebres_lib.estimates import share
from zebres_lib.zoo_run import figures
from zebres_lib.zoo_run.cards import RECONSTRUCTED
from zebres_lib.zoo_run.exact.races import race_spaces

pytestmark = pytest.mark.slow

WON = {
    "independent": (0.335, 0.429, 0.217, 0.145, 0.328),
    "team": (0.395, 0.504, 0.276, 0.195, 0.411),
    "foresight": (0.413, 0.536, 0.313, 0.226, 0.465),
}
"""Share of games won by 1 to 5 players, each known to 0.006."""
RACES = {
    "turns": (4.60, 4.44, 4.34, 4.28),
    "together": (0.381, 0.476, 0.515, 0.529),
    "shared": (0.086, 0.121, 0.135, 0.141),
}
"""Races of 2 to 5 players by the best kept card, from 20 000 games each."""
SHARES = {
    3: (38.2, 37.9, 18.0, 4.6, 1.2, 0.1),
    4: (25.8, 36.9, 24.3, 9.4, 2.8, 0.6, 0.1),
}


def agrees(row, expected, known):
    """Tell whether a figure is near one that is itself only known to within ``known``."""
    # Four standard errors and not two: there are dozens of figures.
    return row.low - row.half - known <= expected <= row.high + row.half + known


def with_half(table):
    return table.assign(half=(table["high"] - table["low"]) / 2)


def covered(table, most_outside):
    """Tell whether nearly all intervals hold the exact figure beside them."""
    outside = (table["exact"] < table["low"]) | (table["exact"] > table["high"])
    return outside.sum() <= most_outside


def test_the_hint_rests_on_264_pairs():
    row = figures.deck_figures().iloc[0]
    assert row["holds"]
    found = ("counterexamples", "matching_pairs", "pairs", "needed_pairs")
    assert tuple(row[name] for name in found) == (0, 264, 435, 210)


def test_hands_exactly_and_by_chance():
    table = figures.hand_figures(hands=40_000, seed=1, workers=1)
    for cards, percents in SHARES.items():
        exact = table.loc[table["cards"] == cards, "exact"]
        assert tuple((100 * exact).round(1)) == percents
    assert covered(table, 2)
    means = figures.mean_figures(hands=40_000, seed=1, workers=1)
    assert means["exact"].round(3).tolist() == [1.930, 3.285]
    assert covered(means, 1)


def test_turns_exactly_and_by_chance():
    assert covered(figures.turn_figures(hands=40_000, seed=2, workers=1), 1)
    table = figures.two_turn_figures(games=60_000, seed=2, workers=1)
    assert (table["track"] == 12).all()
    assert covered(table, 1)
    assert table["exact"].nunique() == 5


@pytest.mark.parametrize("team", WON)
def test_games_won(team):
    table = with_half(
        figures.free_figures(
            teams=[team], games=lambda players: 40_000 if players < 4 else 20_000, seed=3, workers=1
        )
    )
    assert table["players"].tolist() == [1, 2, 3, 4, 5]
    for row, expected in zip(table.itertuples(), WON[team], strict=True):
        assert agrees(row, expected, 0.006)


def test_a_path_token_less_or_more():
    table = with_half(figures.path_figures(games=40_000, seed=4, workers=1))
    assert table["path_tokens"].tolist() == [6, 7, 8]
    for row, expected in zip(table.itertuples(), (0.24, 0.504, 0.73), strict=True):
        assert agrees(row, expected, 0.008)


def test_races():
    table = with_half(
        figures.race_figures(keepers=["best"], games=lambda keep: 40_000, seed=5, workers=1)
    )
    for row in table.itertuples():
        expected = RACES[row.quantity][row.players - 2]
        known = (
            0.013 if row.quantity == "turns" else share(round(expected * 20_000), 20_000).half_width
        )
        assert agrees(row, expected, known + 0.005 * (row.quantity == "turns"))


def test_a_random_card_costs_turns_and_the_cards_in_sight_save_some():
    table = figures.race_figures(
        keepers=["random", "best", "seen"], games=lambda keep: 1_000, seed=6, workers=1
    )
    turns = table[table["quantity"] == "turns"].pivot(
        index="players", columns="keep", values="simulated"
    )
    assert (turns["random"] - turns["best"]).between(0.1, 0.6).all()
    assert (turns["best"] > turns["seen"]).all()
    keep = figures.keep_figures(games=2_500, seed=6, workers=1).set_index("keep")["simulated"]
    assert keep["random"] < 0.25 < 1 / 3 - 0.03 < keep["best"]
    assert keep["seen"] > keep["best"]


def test_favourites_are_not_quite_equal_and_longer_tracks_take_longer():
    table = figures.favourite_figures(games=40_000, seed=7, workers=1)
    assert (table["simulated"] * table["n"]).sum() == pytest.approx(40_000)
    assert table["low"].max() > table["high"].min()
    table = figures.track_figures(tracks=(10, 20, 30), games=4_000, seed=7, workers=1)
    turns = table[table["quantity"] == "turns"]["simulated"]
    assert turns.is_monotonic_increasing


def test_the_command_prints_all(capsys):
    assert len(list(figures.sections(SMALL, part=0.001, workers=1))) == 10
    figures.main(["--deck", "reconstructed", "--workers", "1", "--part", "0.001"])
    text = capsys.readouterr().out
    assert "With the deck 'reconstructed'" in text
    assert text.count("\n\n") == 11
    assert "0.3820" in text


# --- exact tables of the race ---------------------------------------------------------------------


def spaces(deck, hand, favourite):
    return max(
        (len(made) + made.count(favourite), made.count(favourite))
        for made in (animals_made(list(order)) for order in permutations(hand))
    )[0]


def brute_force(deck, hand_size, turns):
    """Every first hand, every kept card, every draw, card by card."""
    rows = []
    for favourite in deck.animals:
        worth = {
            frozenset(card.number for card in hand): spaces(deck, hand, favourite)
            for hand in combinations(deck.cards, hand_size)
        }
        mean = {
            card.number: np.mean([s for hand, s in worth.items() if card.number in hand])
            for card in deck.cards
        }
        found = {}
        for hand, first in worth.items():
            if turns == 1:
                found[first] = found.get(first, 0) + 1
                continue
            kept = max(sorted(hand), key=lambda number: round(mean[number], 9))
            rest = [card.number for card in deck.cards if card.number not in hand]
            for draw in combinations(rest, hand_size - 1):
                both = first + worth[frozenset({kept, *draw})]
                found[both] = found.get(both, 0) + 1
        rows += [(favourite, s, n / sum(found.values())) for s, n in sorted(found.items())]
    return pd.DataFrame(rows, columns=["favourite", "spaces", "probability"])


@pytest.mark.parametrize("hand_size", [2, 3, 4])
@pytest.mark.parametrize("turns", [1, 2])
def test_spaces_of_the_first_turns_are_those_of_brute_force(hand_size, turns):
    table = race_spaces(SMALL, turns, hand_size=hand_size)
    pd.testing.assert_frame_equal(table, brute_force(SMALL, hand_size, turns), check_dtype=False)


def test_one_turn_counts_all_hands():
    table = race_spaces()
    hands = table["probability"] * comb(30, 4)
    assert np.allclose(hands, hands.round(), atol=1e-6)
    assert table.groupby("favourite")["probability"].sum().tolist() == pytest.approx([1] * 5)
    assert list(dict.fromkeys(table["favourite"])) == list(RECONSTRUCTED.animals)


@pytest.mark.parametrize(
    ("turns", "hand_size", "said"),
    [(3, 4, "turns: 3"), (0, 4, "turns: 0"), (1, 6, "hand_size: 6"), (2, 1, "hand_size: 1")],
)
def test_what_cannot_be_told_is_named(turns, hand_size, said):
    with pytest.raises(ValueError, match=said):
        race_spaces(RECONSTRUCTED, turns, hand_size=hand_size)
