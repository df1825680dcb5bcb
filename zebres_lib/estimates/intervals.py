"""One number and how sure we are of it.

Shares get the score interval of E. B. Wilson, "Probable inference, the law of succession, and
statistical inference", J. Amer. Statist. Assoc. 22 (1927). Means get Student's interval ("The
probable error of a mean", Biometrika 6, 1908) or a bootstrap one (B. Efron, "Better bootstrap
confidence intervals", J. Amer. Statist. Assoc. 82, 1987).
"""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

LARGEST_BCA = 5_000
"""With more values than this a bootstrap takes percentiles: BCa's time grows with their square."""

_BOOTSTRAP_BATCH = 4_000_000


@dataclass(frozen=True)
class Estimate:
    """An estimated value with its confidence interval.

    Parameters
    ----------
    value
        The estimate itself.
    low, high
        The ends of the interval, in the unit of the value.
    n
        The number of observations that it rests on.
    confidence
        How often such intervals cover the truth, such as 0.95.
    method
        How the interval was made: ``Wilson``, ``Student``, ``bootstrap BCa``, ...
    """

    value: float
    low: float
    high: float
    n: int
    confidence: float = 0.95
    method: str = ""

    @property
    def half_width(self) -> float:
        """Half the length of the interval, in the unit of the value."""
        return (self.high - self.low) / 2

    def __contains__(self, value: float) -> bool:
        """Tell whether the interval holds ``value``."""
        return self.low <= value <= self.high

    def __str__(self) -> str:
        decimals = self.decimals()
        value, low, high = (f"{one:.{decimals}f}" for one in (self.value, self.low, self.high))
        n = f"{self.n:,}".replace(",", " ")
        return f"{value} [{low}, {high}] ({100 * self.confidence:g} %, n = {n})"

    def decimals(self, scale: float = 1.0) -> int:
        """Return how many decimals of the value, times ``scale``, its interval justifies."""
        half = self.half_width * scale
        if not 0 < half < math.inf:
            return 3
        return min(max(math.ceil(-math.log10(half / 2)), 0), 9)


def share(successes: int, n: int, confidence: float = 0.95) -> Estimate:
    """Estimate a probability from ``successes`` among ``n`` independent games.

    The interval is Wilson's score interval (1927), without continuity correction.

    Raises
    ------
    ValueError
        If ``n`` is below 1, ``successes`` is not between 0 and ``n``, either is not a whole
        number, or ``confidence`` is not between 0 and 1.

    >>> print(share(4990, 10_000))
    0.499 [0.489, 0.509] (95 %, n = 10 000)
    """
    check_confidence(confidence)
    for name, number in (("successes", successes), ("n", n)):
        if number != int(number):
            raise ValueError(f"{name} is {number}; it counts games, so it is a whole number")
    if n < 1:
        raise ValueError(f"n is {n}; a share needs at least one game")
    if not 0 <= successes <= n:
        raise ValueError(f"successes is {successes}; with n = {n} it is between 0 and {n}")
    low, high = wilson(np.array([successes / n]), np.array([float(n)]), confidence)
    return Estimate(
        value=successes / n,
        low=float(low[0]),
        high=float(high[0]),
        n=int(n),
        confidence=confidence,
        method="Wilson",
    )


def mean(
    values: npt.ArrayLike,
    confidence: float = 0.95,
    method: Literal["normal", "bootstrap"] = "normal",
    *,
    seed: int | np.random.Generator | None = None,
    resamples: int = 1_999,
) -> Estimate:
    """Estimate an expected value from independent ``values``, in their own unit.

    Parameters
    ----------
    values
        One number a game, any unit.
    confidence
        How often such intervals shall cover the truth.
    method
        ``normal``: the mean plus or minus Student's t with n − 1 degrees of freedom times the
        standard error (Student 1908). ``bootstrap``: resampled means (Efron 1987), bias-corrected
        and accelerated up to :data:`LARGEST_BCA` values, plain percentiles beyond. The estimate's
        ``method`` says which.
    seed
        A bootstrap's own randomness; it must be given there, so that a figure can be repeated.
    resamples
        How many times a bootstrap draws anew.

    Raises
    ------
    ValueError
        If there are fewer than two values, one is missing or infinite, the method is unknown,
        a bootstrap has no seed, or ``confidence`` is not between 0 and 1.

    >>> print(mean([40, 44, 41, 39, 46]))
    42 [38, 46] (95 %, n = 5)
    """
    check_confidence(confidence)
    numbers = as_numbers(values, "values")
    n = numbers.size
    if n < 2:
        raise ValueError(f"n is {n}; the interval of a mean needs at least two values")
    value = float(numbers.mean())
    if method == "normal":
        half = float(student_quantiles(n - 1, confidence)) * float(numbers.std(ddof=1))
        half /= math.sqrt(n)
        return Estimate(value, value - half, value + half, n, confidence, "Student")
    if method != "bootstrap":
        raise ValueError(f"method is {method!r}; it is 'normal' or 'bootstrap'")
    if seed is None:
        raise ValueError("a bootstrap draws at random: give seed=, a number or a numpy Generator")
    kind = "BCa" if n <= LARGEST_BCA else "percentile"
    low, high = value, value
    # BCa has no answer where all values are the same.
    if np.ptp(numbers) > 0:
        from scipy import stats

        low, high = stats.bootstrap(
            (numbers,),
            np.mean,
            confidence_level=confidence,
            n_resamples=resamples,
            method=kind,
            batch=max(1, _BOOTSTRAP_BATCH // n),
            rng=np.random.default_rng(seed),
        ).confidence_interval
    return Estimate(value, float(low), float(high), n, confidence, f"bootstrap {kind}")


def games_needed(
    half_width: float,
    *,
    share: float | None = None,
    sd: float | None = None,
    confidence: float = 0.95,
) -> int:
    """Return how many games make an interval no wider than plus or minus ``half_width``.

    Give either the ``share`` that is expected (0.5 is the worst case, and what is taken if
    nothing is given), for Wilson's interval, or the standard deviation ``sd`` of one game's
    number, in the unit of ``half_width``, for the interval of a mean.

    Raises
    ------
    ValueError
        If ``half_width`` or ``sd`` is not above 0, ``share`` is not between 0 and 1, both are
        given, or ``confidence`` is not between 0 and 1.

    >>> games_needed(0.01, share=0.5), games_needed(0.5, sd=20)
    (9600, 6147)
    """
    check_confidence(confidence)
    if not 0 < half_width < math.inf:
        raise ValueError(f"half_width is {half_width}; it is above 0")
    if share is not None and sd is not None:
        raise ValueError("share and sd are both given; give the one that is to be estimated")
    if sd is not None:
        if not 0 < sd < math.inf:
            raise ValueError(f"sd is {sd}; a standard deviation is above 0")
        return max(2, math.ceil((normal_quantile(confidence) * sd / half_width) ** 2))
    expected = 0.5 if share is None else share
    if not 0 <= expected <= 1:
        raise ValueError(f"share is {share}; it is between 0 and 1")

    def is_enough(n: int) -> bool:
        low, high = wilson(np.array([expected]), np.array([float(n)]), confidence, clip=False)
        return bool(high[0] - low[0] <= 2 * half_width)

    # Wilson's interval narrows with every game, so halving finds the smallest number.
    above = 1
    while not is_enough(above):
        above *= 2
    below = above // 2
    while above - below > 1:
        middle = (above + below) // 2
        below, above = (below, middle) if is_enough(middle) else (middle, above)
    return above


def wilson(
    shares: Floats, n: Floats, confidence: float, *, clip: bool = True
) -> tuple[Floats, Floats]:
    """Return the ends of Wilson's interval for arrays of shares among ``n`` games each.

    With ``clip`` the ends are exactly 0 and 1 where no and every game was a success.
    """
    z = normal_quantile(confidence)
    shrunk = 1 + z * z / n
    centre = (shares + z * z / (2 * n)) / shrunk
    half = z / shrunk * np.sqrt(shares * (1 - shares) / n + z * z / (4 * n * n))
    low, high = centre - half, centre + half
    if clip:
        low = np.where(shares == 0, 0.0, np.clip(low, 0.0, shares))
        high = np.where(shares == 1, 1.0, np.clip(high, shares, 1.0))
    return low, high


def normal_quantile(confidence: float) -> float:
    """Return how many standard errors reach out to a two-sided ``confidence``."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student_quantiles(degrees: npt.ArrayLike, confidence: float) -> Floats:
    """Return Student's two-sided quantiles for degrees of freedom, one number or an array."""
    from scipy import stats

    quantiles: Floats = stats.t.ppf((1 + confidence) / 2, degrees)
    return quantiles


def check_confidence(confidence: float) -> None:
    """Raise ``ValueError`` unless ``confidence`` lies between 0 and 1."""
    if not 0 < confidence < 1:
        raise ValueError(f"confidence is {confidence}; it lies between 0 and 1, such as 0.95")


def as_numbers(values: Any, name: str) -> Floats:
    """Return ``values`` as a flat array; raise ``ValueError`` where one is missing or infinite."""
    numbers = np.asarray(values, dtype=np.float64).ravel()
    wrong = int(np.count_nonzero(~np.isfinite(numbers)))
    if wrong:
        raise ValueError(f"{name}: {wrong} of {numbers.size} are missing or infinite")
    return numbers
