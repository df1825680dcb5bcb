"""Estimates agree with published values and with scipy, and their intervals keep their promise."""

import math

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, strategies as st
from scipy import stats

from zebres_lib import estimates
from zebres_lib.estimates import Estimate, Quantity, games_needed, mean, share

confidences = st.floats(0.5, 0.999)


@st.composite
def counts(draw: st.DrawFn) -> tuple[int, int]:
    n = draw(st.integers(1, 5_000))
    return draw(st.integers(0, n)), n


# --- One estimate -------------------------------------------------------------------------------


def test_an_estimate_prints_with_the_decimals_that_it_has() -> None:
    assert str(Estimate(0.4987, 0.4889, 0.5086, 10_000)) == (
        "0.499 [0.489, 0.509] (95 %, n = 10 000)"
    )
    assert str(Estimate(41.234, 41.195, 41.273, 1_000_000, 0.99)) == (
        "41.23 [41.20, 41.27] (99 %, n = 1 000 000)"
    )
    assert str(Estimate(3.0, 3.0, 3.0, 5)) == "3.000 [3.000, 3.000] (95 %, n = 5)"


def test_an_estimate_knows_its_half_width_and_what_it_holds() -> None:
    estimate = Estimate(5.0, 4.0, 7.0, 10)
    assert estimate.half_width == 1.5
    assert 4.0 in estimate
    assert 7.1 not in estimate
    with pytest.raises(AttributeError):
        estimate.value = 6.0  # type: ignore[misc]


# --- Shares -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("successes", "n", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(
    successes: int, n: int, low: float, high: float
) -> None:
    estimate = share(successes, n)
    assert (round(estimate.low, 4), round(estimate.high, 4)) == (low, high)
    assert (estimate.value, estimate.n, estimate.method) == (successes / n, n, "Wilson")


@given(counts(), confidences)
def test_wilson_agrees_with_scipy(counted: tuple[int, int], confidence: float) -> None:
    estimate = share(*counted, confidence)
    expected = stats.binomtest(*counted).proportion_ci(confidence, method="wilson")
    assert estimate.low == pytest.approx(expected.low, abs=1e-9)
    assert estimate.high == pytest.approx(expected.high, abs=1e-9)


@given(counts(), confidences)
def test_a_share_lies_in_its_interval_within_0_and_1(
    counted: tuple[int, int], confidence: float
) -> None:
    estimate = share(*counted, confidence)
    assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


@given(counts(), st.integers(2, 50), confidences)
def test_more_games_make_a_share_narrower(
    counted: tuple[int, int], times: int, confidence: float
) -> None:
    successes, n = counted
    more = share(successes * times, n * times, confidence)
    assert more.half_width < share(successes, n, confidence).half_width


@pytest.mark.parametrize("truth", [0.03, 0.5])
def test_wilson_covers_as_often_as_it_says(truth: float) -> None:
    successes = np.random.default_rng(1).binomial(200, truth, 4_000)
    covered = np.mean([truth in share(int(one), 200) for one in successes])
    assert covered == pytest.approx(0.95, abs=0.015)


@pytest.mark.parametrize(
    ("successes", "n", "confidence", "message"),
    [
        (0, 0, 0.95, "n is 0; a share needs at least one game"),
        (5, 4, 0.95, "successes is 5; with n = 4"),
        (-1, 4, 0.95, "successes is -1"),
        (1.5, 4, 0.95, "successes is 1.5; it counts games"),
        (1, 4, 1.0, "confidence is 1.0; it lies between 0 and 1"),
        (1, 4, 95, "confidence is 95"),
        (1, 4, math.nan, "confidence is nan"),
    ],
)
def test_an_impossible_share_is_refused(
    successes: int, n: int, confidence: float, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        share(successes, n, confidence)


# --- Means --------------------------------------------------------------------------------------

values = st.lists(st.floats(-1e6, 1e6), min_size=2, max_size=40)


@given(values, confidences)
def test_students_interval_agrees_with_scipy(numbers: list[float], confidence: float) -> None:
    estimate = mean(numbers, confidence)
    assert estimate.low <= estimate.value <= estimate.high
    error = stats.sem(numbers)
    if error > 1e-9:
        low, high = stats.t.interval(confidence, len(numbers) - 1, np.mean(numbers), error)
        assert (estimate.low, estimate.high) == pytest.approx((low, high), rel=1e-6, abs=1e-6)
    assert estimate.method == "Student"


@pytest.mark.parametrize("method", ["normal", "bootstrap"])
def test_means_cover_as_often_as_they_say(method: str) -> None:
    random = np.random.default_rng(2)
    repeats = 1_000 if method == "normal" else 300
    covered = [
        20.0 in mean(random.gamma(4, 5, 60), 0.9, method, seed=random, resamples=499)  # type: ignore[arg-type]
        for _ in range(repeats)
    ]
    assert np.mean(covered) == pytest.approx(0.9, abs=0.05)


def test_a_bootstrap_is_repeatable_and_says_which_it_is() -> None:
    numbers = np.random.default_rng(3).exponential(size=200)
    first = mean(numbers, method="bootstrap", seed=7)
    assert first == mean(numbers, method="bootstrap", seed=7)
    assert first != mean(numbers, method="bootstrap", seed=8)
    assert first.method == "bootstrap BCa"
    assert first.half_width == pytest.approx(mean(numbers).half_width, rel=0.15)
    many = np.random.default_rng(4).exponential(size=6_000)
    large = mean(many, method="bootstrap", seed=7, resamples=499)
    assert large.method == "bootstrap percentile"
    assert large.half_width == pytest.approx(mean(many).half_width, rel=0.15)


def test_equal_values_leave_no_doubt() -> None:
    for method in ("normal", "bootstrap"):
        estimate = mean([4, 4, 4], method=method, seed=1)  # type: ignore[arg-type]
        assert (estimate.low, estimate.value, estimate.high) == (4, 4, 4)


def test_more_games_make_a_mean_narrower() -> None:
    numbers = np.random.default_rng(5).normal(size=10_000)
    widths = [mean(numbers[:n]).half_width for n in (10, 100, 1_000, 10_000)]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(
    ("numbers", "more", "message"),
    [
        ([], {}, "n is 0; the interval of a mean needs at least two values"),
        ([1], {}, "n is 1"),
        ([1, 2, math.nan], {}, "values: 1 of 3 are missing"),
        ([1, 2], {"method": "guess"}, "method is 'guess'; it is 'normal' or 'bootstrap'"),
        ([1, 2], {"method": "bootstrap"}, "give seed="),
        ([1, 2], {"confidence": 0}, "confidence is 0"),
    ],
)
def test_an_impossible_mean_is_refused(
    numbers: list[float], more: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        mean(numbers, **more)  # type: ignore[arg-type]


# --- How many games -----------------------------------------------------------------------------


@given(st.floats(0.002, 0.4), st.floats(0, 1), confidences)
def test_games_needed_is_the_smallest_number_that_will_do(
    half_width: float, expected: float, confidence: float
) -> None:
    n = games_needed(half_width, share=expected, confidence=confidence)

    def half(games: int) -> float:
        z = stats.norm.ppf((1 + confidence) / 2)
        spread = expected * (1 - expected) / games + z * z / (4 * games * games)
        return float(z * math.sqrt(spread) / (1 + z * z / games))

    assert half(n) <= half_width * (1 + 1e-9)
    assert n == 1 or half(n - 1) > half_width * (1 - 1e-9)


def test_games_needed_for_known_cases() -> None:
    # The textbook's 9 604 for the simple interval, less z squared for Wilson's.
    assert games_needed(0.01) == games_needed(0.01, share=0.5) == 9_604 - 4
    assert games_needed(1, sd=10) == 385
    assert share(4_800, 9_600).half_width <= 0.01
    drawn = np.random.default_rng(6).normal(0, 20, games_needed(0.5, sd=20))
    assert mean(drawn).half_width == pytest.approx(0.5, rel=0.03)


@pytest.mark.parametrize(
    ("half_width", "more", "message"),
    [
        (0, {}, "half_width is 0; it is above 0"),
        (0.1, {"share": 0.5, "sd": 2}, "both given"),
        (0.1, {"share": 1.5}, "share is 1.5"),
        (0.1, {"sd": 0}, "sd is 0"),
        (0.1, {"confidence": 1}, "confidence is 1"),
    ],
)
def test_games_needed_refuses(half_width: float, more: dict[str, float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        games_needed(half_width, **more)


# --- Pairs --------------------------------------------------------------------------------------


def settings(games: int = 400) -> tuple[pd.DataFrame, pd.DataFrame]:
    random = np.random.default_rng(7)
    common = random.normal(0, 10, games)
    tables = []
    for shift in (0.0, 2.0):
        margin = common + shift + random.normal(0, 2, games)
        winner = pd.Categorical(np.where(margin > 0, "white", "green"))
        tables.append(pd.DataFrame({"game": range(games), "margin": margin, "winner": winner}))
        tables[-1].attrs["seed"] = 1
    return tables[0], tables[1]


def test_a_paired_difference_uses_what_the_games_share() -> None:
    first, second = settings()
    pair = estimates.paired_difference(first, second)
    expected = stats.ttest_rel(second.margin, first.margin).confidence_interval()
    assert (pair.difference.low, pair.difference.high) == pytest.approx(tuple(expected))
    welch = stats.ttest_ind(second.margin, first.margin, equal_var=False).confidence_interval()
    assert (pair.unpaired.low, pair.unpaired.high) == pytest.approx(tuple(welch))
    assert 2.0 in pair.difference
    assert pair.relative_width == pytest.approx(
        pair.difference.half_width / pair.unpaired.half_width
    )
    assert pair.relative_width < 0.3
    changes = int(((first.margin > 0) != (second.margin > 0)).sum())
    assert pair.changed == share(changes, 400)
    assert f"{pair.relative_width:.2f} of the unpaired interval's width" in str(pair)


def test_pairs_are_aligned_by_game() -> None:
    first, second = settings()
    shuffled = second.sample(frac=1, random_state=1)
    assert estimates.paired_difference(first, shuffled) == estimates.paired_difference(
        first, second
    )
    arrays = estimates.paired_difference(first.margin, second.margin)
    assert arrays.difference == estimates.paired_difference(first, second).difference
    assert arrays.changed is None


def test_pairs_that_do_not_match_are_refused() -> None:
    first, second = settings()
    with pytest.raises(ValueError, match="first has 2 values and second 3"):
        estimates.paired_difference([1, 2], [1, 2, 3])
    with pytest.raises(ValueError, match=r"1 are in one of them only, such as game 399"):
        estimates.paired_difference(first, second.iloc[:-1])
    with pytest.raises(ValueError, match="the second table has no column margin"):
        estimates.paired_difference(first, second.drop(columns="margin"))
    with pytest.raises(ValueError, match="game 0 more than once"):
        estimates.paired_difference(pd.concat([first, first.iloc[:1]]), second)
    with pytest.raises(ValueError, match="second is no DataFrame"):
        estimates.paired_difference(first, [1, 2])
    second.attrs["seed"] = 2
    with pytest.raises(ValueError, match="first has seed 1 and second seed 2"):
        estimates.paired_difference(first, second)


# --- Summaries ----------------------------------------------------------------------------------


@pytest.fixture
def table() -> pd.DataFrame:
    frame = pd.DataFrame(
        {
            "game": range(8),
            "margin": [5, -3, 1, 7, -9, 3, -1, 11],
            "winner": pd.Categorical(["white", "green", "white", "white"] * 2),
            "first_player": pd.Categorical(["white", "white", "green", "green"] * 2),
            "inauguration": pd.Categorical(["white", "white", "nobody", "green"] * 2),
            "inauguration_placement": [12, 14, 0, 20] * 2,
            "owner_A": ["white"] * 6 + ["green"] * 2,
            "points_A": [10, 12, 14, 16] * 2,
        }
    )
    frame.attrs["seed"] = 9
    return frame


def test_a_summary_estimates_what_the_columns_allow(table: pd.DataFrame) -> None:
    rows = estimates.summary(table)
    assert list(rows.columns) == ["value", "low", "high", "half_width", "unit", "method", "n"]
    assert "swaps" not in rows.index
    assert rows.value["White wins"] == 0.75
    assert rows.value["first player wins"] == 0.25
    assert rows.loc["first player wins", "low"] == share(2, 8).low
    assert (rows.value["Inauguration holder wins"], rows.n["Inauguration holder wins"]) == (
        1 / 3,
        6,
    )
    assert rows.value["placement that takes the Inauguration"] == pytest.approx(46 / 3)
    assert rows.value["margin, White minus Green"] == table.margin.mean()
    assert rows.value["winning margin"] == 5
    assert rows.high["winning margin"] == mean(table.margin.abs()).high
    assert rows.value["White owns territory A"] == 0.75
    assert rows.value["points of territory A"] == 13
    assert set(rows.unit[rows.method == "Wilson"]) == {"share"}
    assert rows.unit["winning margin"] == "points"
    assert rows.attrs == {"seed": 9, "confidence": 0.95}


def test_a_quantity_without_a_game_has_no_number(table: pd.DataFrame) -> None:
    table["inauguration"] = "nobody"
    row = estimates.summary(table).loc["Inauguration holder wins"]
    assert row.n == 0
    assert math.isnan(row.value)
    assert math.isnan(row.high)


def test_a_summary_takes_any_quantities() -> None:
    frame = pd.DataFrame({"turns": [4, 5, 5, 4]})
    long = Quantity("more than four turns", "share", ("turns",), lambda rows: rows["turns"] > 4)
    turns = Quantity("length", "turns", ("turns",), lambda rows: rows["turns"])
    rows = estimates.summarize(frame, [long, turns], 0.9)
    assert list(rows.index) == ["more than four turns", "length"]
    assert rows.low["more than four turns"] == share(2, 4, 0.9).low
    assert rows.high["length"] == mean([4, 5, 5, 4], 0.9).high


def test_a_summary_of_nothing_is_refused(table: pd.DataFrame) -> None:
    with pytest.raises(ValueError, match="the table has no game"):
        estimates.summary(table.iloc[:0])
    with pytest.raises(ValueError, match=r"columns of no quantity; they are .*winner"):
        estimates.summary(table[["game"]])
    with pytest.raises(ValueError, match="confidence is 2"):
        estimates.summary(table, 2)


# --- Running ------------------------------------------------------------------------------------


def test_running_gives_what_each_number_of_games_gives_alone() -> None:
    numbers = np.random.default_rng(8).normal(1e6, 20, 3_000)
    table = pd.DataFrame({"margin": numbers})
    table.attrs["seed"] = 8
    followed = estimates.running(table, "margin", points=30)
    assert followed.n.iloc[0] == 2
    assert followed.n.iloc[-1] == 3_000
    assert followed.n.is_monotonic_increasing
    assert followed.attrs == {"seed": 8, "method": "Student", "confidence": 0.95}
    for row in followed.itertuples():
        alone = mean(numbers[: int(row.n)])  # type: ignore[arg-type]
        assert (row.value, row.low, row.high) == pytest.approx(
            (alone.value, alone.low, alone.high), rel=1e-12, abs=1e-6
        )


def test_running_follows_shares_of_functions_and_quantities() -> None:
    table = pd.DataFrame({"margin": np.random.default_rng(9).normal(size=500)})

    def won(rows: pd.DataFrame) -> pd.Series:
        return rows["margin"] > 0

    followed = estimates.running(table, won, points=25)
    assert followed.attrs["method"] == "Wilson"
    for row in followed.itertuples():
        n = int(row.n)  # type: ignore[arg-type]
        alone = share(int((table.margin[:n] > 0).sum()), n)
        assert (row.value, row.low, row.high) == pytest.approx((alone.value, alone.low, alone.high))
    quantity = Quantity("White wins", "share", ("margin",), won)
    assert estimates.running(table, quantity, points=25).equals(followed)
    assert list(estimates.running(table, won, points=1).n) == [500]


def test_running_refuses_what_it_cannot_follow() -> None:
    table = pd.DataFrame({"margin": [1.0, 2.0]})
    with pytest.raises(ValueError, match="no column winner"):
        estimates.running(table, "winner")
    with pytest.raises(ValueError, match="no game"):
        estimates.running(table.iloc[:0], "margin")
    with pytest.raises(ValueError, match="needs at least two"):
        estimates.running(table.iloc[:1], "margin")
    with pytest.raises(ValueError, match="points is 0"):
        estimates.running(table, "margin", points=0)
