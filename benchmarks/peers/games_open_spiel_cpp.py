"""Random games of Connect Four with OpenSpiel, its own C++ playing each game to the end.

OpenSpiel offers its random playouts to Python as the evaluator of its tree search. A search of one
simulation evaluates the opening position and nothing else, so all that is timed are the playouts.
"""

import games_open_spiel
import pyspiel


class Player(games_open_spiel.Player):
    """Calls C++ once for all games of a round; which moves were played stays inside."""

    def play(self, games: int) -> tuple[int, int | None]:
        """Play so many games, uncounted."""
        playouts = pyspiel.RandomRolloutEvaluator(
            n_rollouts=games, seed=self.randomness.getrandbits(31)
        )
        search = pyspiel.MCTSBot(
            self.game, playouts, uct_c=2.0, max_simulations=1, max_memory_mb=10, solve=False,
            seed=1, verbose=False,
        )  # fmt: skip
        search.mcts_search(self.game.new_initial_state())
        return games, None

    def decisions_a_game(self) -> float:
        """Return the mean moves a game in a sample played from Python: the same distribution."""
        games, decisions = super().play(5_000)
        assert decisions is not None
        return decisions / games
