"""Random games of Connect Four with OpenSpiel, the way its Python examples play them."""

from importlib.metadata import version
from random import Random

import pyspiel


class Player:
    """Plays move by move from Python; OpenSpiel uses one core."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.game = pyspiel.load_game("connect_four")
        self.randomness = Random(1)

    def play(self, games: int) -> tuple[int, int | None]:
        """Play so many games and count their moves."""
        random, decisions = self.randomness.random, 0
        for _ in range(games):
            state = self.game.new_initial_state()
            legal_actions, apply_action, over = (
                state.legal_actions,
                state.apply_action,
                state.is_terminal,
            )
            while not over():
                actions = legal_actions()
                # Twice as fast as random.choice.
                apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return games, decisions

    def decisions_a_game(self) -> float:
        """Return the mean moves a game in a sample."""
        games, decisions = self.play(5_000)
        assert decisions is not None
        return decisions / games

    def describe(self) -> str:
        """Return the version."""
        return f"open_spiel {version('open_spiel')}"
