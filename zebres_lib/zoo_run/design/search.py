"""The search itself: start by chance, cool until nothing is wrong, steer towards the chance."""

from collections.abc import Callable, Sequence
from math import comb, exp
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from ... import jit
from ...estimates import Estimate, games_needed, share
from ...experiments.blocks import Block
from ...randomness import Stream
from ..cards import Card, Deck
from ..simulation import FreeSimulation
from ..variant import FreeRules
from .constraints import HAND_SIZE, Constraints, WantedChance
from .moves import NO_LIMIT, ROW_BITS, ROWS, SIDES, Limits, Walker, animal_at, set_up
from .result import Progress, ProgressHook
from .walk import all_hands_make, steer, walk

_TEMPERATURES = 40
_HOTTEST, _COLDEST = 2.5, 0.25
"""Hands that make nothing, by which a move may worsen a deck; tried on decks of 20 to 60 cards."""
_LEVELS = 24
_PIECE = 25_000
"""Moves between two looks at the clock: some hundredths of a second, compiled."""

_READINGS = 12
"""Decks played in one round before it begins anew."""
_FIRST_SLOPE = 0.85
"""How the chance grows with the animals that a hand makes, before any game has been played."""
_SLOPES = (0.2, 3.0)
_LONGEST_STEP = 0.25
_STEERING_PIECES = 16
_NEAR = 0.001
"""Animals a hand by which a deck may miss what it is steered to."""
_STEERING_HEAT = 0.005
_GAMES_PIECE = 20_000
_CONFIRMING_MARGIN = 1 / 2
_SHAKEN = 300


class Stopped(Exception):
    """The search is cut short: ``"time"`` or ``"stop"``."""


class Reading(NamedTuple):
    """A deck that games were played with: what its hands make, how often it wins."""

    edges: tuple[int, ...]
    made: float
    chance: float


class Search:
    """One search for a deck; :func:`~zebres_lib.zoo_run.design.design_deck` says what it takes.

    After :meth:`run`, ``edges`` are those of the deck that came closest and ``wrong`` is what is
    wrong with it.
    """

    def __init__(
        self,
        constraints: Constraints,
        *,
        seed: int,
        rounds: int,
        moves: int,
        games: int,
        seconds: float,
        compiled: bool,
        on_progress: ProgressHook,
        stop: Callable[[], object],
    ) -> None:
        self._constraints, self._seed, self._moves = constraints, seed, moves
        self.rounds, self._games, self._limit, self._compiled = rounds, games, seconds, compiled
        self._tell, self._stop = on_progress, stop
        spread = NO_LIMIT if constraints.spread is None else constraints.spread
        self._limits = Limits(
            constraints.cards,
            len(constraints.animals),
            spread,
            int(constraints.hint),
            int(constraints.different),
        )
        speed: Callable[[Any], Any] = jit.compiled if compiled else lambda function: function
        self._set_up, self._walk = speed(set_up), speed(walk)
        self._steer, self._all_hands_make = speed(steer), speed(all_hands_make)
        self._begun = perf_counter()
        self.round = self.tries = self.decks_played = self.games = 0
        self.wrong = NO_LIMIT
        self.edges: tuple[int, ...] = ()
        self.nearest: Reading | None = None
        self.chance: Estimate | None = None

    @property
    def seconds(self) -> float:
        """Time since the search was made."""
        return perf_counter() - self._begun

    def run(self) -> bool:
        """Search until a deck is found (true) or all rounds are over; raises :class:`Stopped`."""
        while self.round < self.rounds:
            self.round += 1
            sequence = np.random.SeedSequence(self._seed, spawn_key=(self.round,))
            stream = Stream(sequence)
            edges = first_edges(self._constraints, stream)
            self.edges = self.edges or tuple(edges)
            walker = self._walker(edges)
            state: Any = stream.state() if self._compiled else stream
            if not self._cool(walker, state):
                continue
            if self._constraints.chance is None or self._tune(
                self._constraints.chance, walker, state
            ):
                return True
        return False

    # --- until nothing is wrong ------------------------------------------------------------------

    def _cool(self, walker: Walker, state: Any) -> bool:
        wrong = least = int(self._set_up(self._limits, walker))
        self._keep(walker.best, least)
        each = max(1, self._moves // _TEMPERATURES)
        for level in range(_TEMPERATURES):
            fallen = level / (_TEMPERATURES - 1)
            heat = _HOTTEST * (_COLDEST / _HOTTEST) ** fallen
            chances = self._numbers([exp(-worse / heat) for worse in range(_LEVELS)])
            left = each
            while left and wrong:
                piece = min(left, _PIECE)
                outcome = self._walk(
                    self._limits, walker, chances, _LEVELS, wrong, least, piece, 0, state
                )
                wrong, least = int(outcome.wrong), int(outcome.least)
                self.tries += int(outcome.moves)
                left -= piece
                self._keep(walker.best, least)
                self._look("searching")
        return wrong == 0

    def _keep(self, edges: Any, wrong: int) -> None:
        if wrong < self.wrong:
            self.wrong = wrong
            self.edges = tuple(int(edge) for edge in edges)

    # --- towards the wanted chance ---------------------------------------------------------------

    def _tune(self, chance: WantedChance, walker: Walker, state: Any) -> bool:
        size = self._limits.size
        hands = comb(size, HAND_SIZE)
        joints = self._integers([0] * size * size)
        made = int(self._all_hands_make(walker, joints, size))
        readings: list[Reading] = []
        for _ in range(_READINGS):
            edges = tuple(int(edge) for edge in walker.edges)
            value = self._play(chance, edges, self._games, "playing").value
            if abs(value - chance.wanted) <= chance.tolerance * _CONFIRMING_MARGIN:
                estimate = self._confirm(chance, edges)
                if is_within(estimate, chance):
                    return True
                value = estimate.value
            reading = Reading(edges, made / hands, value)
            readings.append(reading)
            if self.nearest is None or _miss(reading, chance) < _miss(self.nearest, chance):
                self.nearest = reading
            step = (chance.wanted - value) / _slope(readings)
            step = max(-_LONGEST_STEP, min(step, _LONGEST_STEP))
            before = made
            made = self._steer_to(walker, joints, made, made + round(step * hands), state)
            if made == before and abs(step) > _NEAR:
                return False  # this deck leads no further
        return False

    def _steer_to(self, walker: Walker, joints: Any, made: int, target: int, state: Any) -> int:
        """Change the deck until its hands make so many animals; return how many they make."""
        hands = comb(self._limits.size, HAND_SIZE)
        near = max(1, int(_NEAR * hands))
        # A deck that makes what it should already is exchanged for another that makes as much.
        equal = self._numbers([1.0])
        self._walk(self._limits, walker, equal, 1, 0, 0, _SHAKEN, -1, state)
        made = int(self._all_hands_make(walker, joints, self._limits.size))
        moves = min(_PIECE, max(1, self._moves // _TEMPERATURES))
        for piece in range(_STEERING_PIECES):
            if abs(made - target) <= near:
                break
            heat = _STEERING_HEAT * hands * (1 - piece / _STEERING_PIECES)
            levels = max(2, int(6 * heat))
            chances = self._numbers([exp(-away / heat) for away in range(levels)])
            steered = self._steer(
                self._limits, walker, joints, chances, levels, made, target, near, moves, state
            )
            made = int(steered.made)
            self.tries += int(steered.moves)
            self._look("steering")
        return made

    # --- games -----------------------------------------------------------------------------------

    def _play(
        self, chance: WantedChance, edges: tuple[int, ...], games: int, phase: str
    ) -> Estimate:
        """Return how often a deck wins, from games with chance of their own."""
        deck: Deck = deck_of(self._constraints, edges, "")
        rules = FreeRules(chance.players, deck)
        simulation = FreeSimulation.of(
            rules, chance.team, compiled=None if self._compiled else False
        )
        words = np.random.SeedSequence([self._seed, self.decks_played]).generate_state(2, np.uint32)
        seed = int(words[0]) << 32 | int(words[1])
        self.decks_played += 1
        won = played = 0
        while played < games:
            block = Block(0, played, min(_GAMES_PIECE, games - played), seed)
            won += int((simulation.play(block)["remaining"] == 0).sum())
            played += block.count
            self._look(phase, won / played)
        self.games += played
        return share(won, played)

    def _confirm(self, chance: WantedChance, edges: tuple[int, ...]) -> Estimate:
        """Return how often a deck wins, so exactly that its interval can lie within tolerance."""
        games = max(self._games, games_needed(chance.tolerance / 2, share=chance.wanted))
        estimate = self._play(chance, edges, games, "confirming")
        if self.chance is None or _off(estimate, chance) < _off(self.chance, chance):
            self.chance, self.edges = estimate, edges
        return estimate

    def settle(self, chance: WantedChance) -> None:
        """Play games anew with the deck that came nearest, unless it has been confirmed.

        It came nearest among several by chance too, so that its own games flatter it.
        """
        nearest = self.nearest
        if nearest is None or (nearest.edges == self.edges and self.chance is not None):
            return
        self._stop, self._limit = lambda: False, float("inf")
        best = self.chance
        if best is None or _miss(nearest, chance) < _off(best, chance):
            games = min(_GAMES_PIECE, games_needed(chance.tolerance / 2, share=chance.wanted))
            estimate = self._play(chance, nearest.edges, games, "confirming")
            if best is None or _off(estimate, chance) < _off(best, chance):
                self.chance, self.edges = estimate, nearest.edges

    # --- what both need --------------------------------------------------------------------------

    def _walker(self, edges: list[int]) -> Walker:
        size, animals = self._limits.size, self._limits.animals
        return Walker(
            self._integers(edges),
            self._integers([0] * SIDES * size),
            self._integers([0] * size),
            self._integers([0] * SIDES * 3 * animals),
            self._integers(edges),
        )

    def _integers(self, values: list[int]) -> Any:
        return np.array(values, dtype=np.int64) if self._compiled else list(values)

    def _numbers(self, values: list[float]) -> Any:
        return np.array(values) if self._compiled else values

    def _look(self, phase: str, chance: float | None = None) -> None:
        """Tell how far the search is; leave it if time is up or somebody wants it to stop."""
        if chance is None and self.nearest is not None:
            chance = self.nearest.chance
        seconds = self.seconds
        progress = Progress(
            phase, self.round, self.rounds, self.tries, self.wrong, chance, seconds, self._limit
        )
        self._tell(progress)
        if self._stop():
            raise Stopped("stop")
        if seconds > self._limit:
            raise Stopped("time")


def is_within(estimate: Estimate, chance: WantedChance) -> bool:
    """Tell whether the whole interval of an estimate lies within the tolerance."""
    least, most = chance.wanted - chance.tolerance, chance.wanted + chance.tolerance
    return least <= estimate.low and estimate.high <= most


def _off(estimate: Estimate, chance: WantedChance) -> float:
    return abs(estimate.value - chance.wanted)


def _miss(reading: Reading, chance: WantedChance) -> float:
    return abs(reading.chance - chance.wanted)


def _slope(readings: list[Reading]) -> float:
    """Return how the chance grows with what hands make: a line through what has been read."""
    made = np.array([reading.made for reading in readings])
    if np.ptp(made) < _LONGEST_STEP / 5:
        return _FIRST_SLOPE
    slope = float(np.polyfit(made, [reading.chance for reading in readings], 1)[0])
    return max(_SLOPES[0], min(slope, _SLOPES[1]))


# --- between edges and decks ---------------------------------------------------------------------


def first_edges(constraints: Constraints, chance: Stream) -> list[int]:
    """Return edges as a walk has them, bodies first: the right lengths, and as even as can be.

    Which rows of short edges stay empty is chosen as in the proof of the Gale-Ryser theorem: those
    with most empty rows to give. Source: H. J. Ryser, Combinatorial properties of matrices of zeros
    and ones, Canadian Journal of Mathematics 9 (1957), 371-377.
    """
    animals = len(constraints.animals)
    return [
        *_side(constraints.body_edges, animals, chance),
        *_side(constraints.head_edges, animals, chance),
    ]


def deck_of(constraints: Constraints, edges: Sequence[int], name: str) -> Deck:
    """Return the deck of edges as a walk has them, its cards numbered from 1."""

    def shown(edge: int) -> tuple[str | None, str | None, str | None]:
        numbers = [animal_at(edge, row) for row in range(ROWS)]
        top, middle, bottom = (constraints.animals[n - 1] if n else None for n in numbers)
        return top, middle, bottom

    size = constraints.cards
    cards = [
        Card(card + 1, shown(int(edges[card])), shown(int(edges[size + card])))
        for card in range(size)
    ]
    return Deck(tuple(cards), constraints.animals, name)


def _side(edges: Sequence[int], animals: int, chance: Stream) -> list[int]:
    lengths = [place + 1 for place, number in enumerate(edges) for _ in range(number)]
    size, total = len(lengths), sum(lengths)
    in_row = _shared(total, ROWS, chance)
    empty = [size - number for number in in_row]
    rows: list[list[int]] = [[] for _ in range(ROWS)]
    for card, length in enumerate(lengths):  # the shortest first
        order = _shuffled(range(ROWS), chance)
        order.sort(key=lambda row: -empty[row])
        for row in order[: ROWS - length]:
            empty[row] -= 1
        for row in order[ROWS - length :]:
            rows[row].append(card)
    found = [0] * size
    for row, cards in enumerate(rows):
        often = _shared(len(cards), animals, chance)
        shown = [animal + 1 for animal, number in enumerate(often) for _ in range(number)]
        for card, animal in zip(cards, _shuffled(shown, chance), strict=True):
            found[card] |= animal << ROW_BITS * row
    return _shuffled(found, chance)


def _shared(total: int, parts: int, chance: Stream) -> list[int]:
    """Return a number in parts that differ by one at most, which is which by chance."""
    return _shuffled([total // parts + (part < total % parts) for part in range(parts)], chance)


def _shuffled(values: Sequence[int], chance: Stream) -> list[int]:
    shuffled = list(values)
    for place in range(len(shuffled) - 1, 0, -1):
        other = chance.below(place + 1)
        shuffled[place], shuffled[other] = shuffled[other], shuffled[place]
    return shuffled
