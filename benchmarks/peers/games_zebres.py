"""Random games of Drôles de Zèbres by ``zebres.simulate``, all columns of its table filled."""

import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random

# What is measured is what stands beside this file, installed or not.
sys.path.insert(0, str(Path(__file__).parents[2]))

from zebres_lib import zebres

SAMPLE = 200


class Player:
    """Plays with ``zebres.simulate``; a new seed each time."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.seed = 0
        self.placements = 0.0

    def play(self, games: int) -> tuple[int, int | None]:
        """Play so many games; ``simulate`` does not count decisions."""
        self.seed += 1
        table = zebres.simulate(
            games=games, white="random", green="random", seed=self.seed, workers=self.cores
        )
        self.placements = float(table["placements"].mean())
        return len(table), None

    def decisions_a_game(self) -> float:
        """Return the mean decisions a game: placements, swaps or staying, guardian's moves."""
        randomness, decisions = Random(1), 0
        for _ in range(SAMPLE):
            game = zebres.Game()
            while not game.is_over:
                game.play(randomness.choice(game.legal_actions()))
                decisions += 1
        return decisions / SAMPLE

    def describe(self) -> str:
        """Return versions, and the placements among the decisions."""
        try:
            compiled = f"numba {version('numba')}"
        except PackageNotFoundError:
            compiled = "without numba: plain Python"
        return f"{compiled}, {self.placements:.1f} of the decisions are placements"
