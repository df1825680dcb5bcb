"""What every game of the library promises its players: one suite for all of them.

A game joins with a class of its own in its tests::

    class TestMyGame(Conformance):
        game = MyGame()

where the game follows the protocol :class:`Playable`.
"""

import pickle
from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Any, Protocol

import numpy as np


class Playable(Protocol):
    """A game as its players see it: positions, legal actions, results."""

    longest: int  # no game takes more actions than this

    def variants(self) -> Sequence[Any]:
        """Return the rules to be tried."""

    def start(self, rules: Any) -> Hashable:
        """Return the start position."""

    def legal(self, rules: Any, position: Any) -> Sequence[Hashable]:
        """Return the legal actions."""

    def apply(self, rules: Any, position: Any, action: Any) -> Hashable:
        """Return the position after a legal action."""

    def is_over(self, rules: Any, position: Any) -> bool:
        """Tell whether the game is over."""


class Conformance:
    """The suite; ``game`` is set by the class that joins."""

    game: Playable

    def lines(self, games: int = 3):
        """Yield (rules, [(position, legal actions, action taken)]) of random games."""
        randomness = np.random.default_rng(80)
        for rules in self.game.variants():
            for _ in range(games):
                position, line = self.game.start(rules), []
                while not self.game.is_over(rules, position):
                    legal = list(self.game.legal(rules, position))
                    assert legal, "a game that goes on offers an action"
                    action = legal[int(randomness.integers(len(legal)))]
                    line.append((position, legal, action))
                    position = self.game.apply(rules, position, action)
                    assert len(line) <= self.game.longest
                yield rules, [*line, (position, [], None)]

    def test_every_game_ends_and_only_then_offers_nothing(self):
        for rules, line in self.lines():
            final, _, _ = line[-1]
            assert self.game.is_over(rules, final)
            assert not self.game.legal(rules, final)

    def test_actions_are_listed_once_and_in_the_same_order(self):
        for rules, line in self.lines(games=1):
            for position, legal, _ in line:
                assert len(set(legal)) == len(legal)
                assert list(self.game.legal(rules, position)) == legal

    def test_applying_leaves_the_position_alone_and_gives_the_same_again(self):
        for rules, line in self.lines(games=1):
            for (position, legal, action), (after, _, _) in pairwise(line):
                key, frozen = hash(position), pickle.dumps(position)
                results = [self.game.apply(rules, position, one) for one in legal]
                assert self.game.apply(rules, position, action) == after
                assert after in results
                assert after != position
                assert (hash(position), pickle.dumps(position)) == (key, frozen)

    def test_positions_are_values(self):
        for _, line in self.lines(games=1):
            for position, _, _ in line:
                again = pickle.loads(pickle.dumps(position))
                assert again == position
                assert hash(again) == hash(position)
            assert len({position for position, _, _ in line}) == len(line)
