"""Random games of Connect Four with pgx, many at a time, a finished one replaced by a new one.

As fast as we could make it: the whole loop compiled, no observations asked for (the compiler drops
them), the cheapest random numbers of JAX, one uniform number a move, the fastest of several batch
sizes, and on more than one core a batch for each of them.
"""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from typing import Any

MOVES = 500
BATCHES = (64, 256, 1024, 4096)
TRIALS = 3
TRIAL_SECONDS = 0.3


class Player:
    """Plays MOVES moves in every game of a batch at each step, on each core."""

    def __init__(self, cores: int) -> None:
        # JAX reads these when it is first imported.
        flags = [f"--xla_force_host_platform_device_count={cores}"]
        if cores == 1:
            flags.append("--xla_cpu_multi_thread_eigen=false")
        os.environ["XLA_FLAGS"] = " ".join([os.environ.get("XLA_FLAGS", ""), *flags]).strip()
        os.environ["JAX_PLATFORMS"] = "cpu"
        import jax
        import pgx

        jax.config.update("jax_default_prng_impl", "unsafe_rbg")
        self.env = pgx.make("connect_four")
        self.devices = jax.devices()
        self.batches = [Batch(self.env, size, self.devices) for size in BATCHES]
        rates = {batch.size: 0.0 for batch in self.batches}
        # In turns and the best of each, as something else may disturb any one trial.
        for _ in range(TRIALS):
            for batch in self.batches:
                rates[batch.size] = max(rates[batch.size], batch.rate(TRIAL_SECONDS))
        self.batch = max(self.batches, key=lambda batch: rates[batch.size])

    def play(self, games: int) -> tuple[int, int | None]:
        """Play at least so many games to the end, going on with those under way."""
        ended = decisions = 0
        while ended < games:
            ended += self.batch.play()
            decisions += MOVES * self.batch.size * len(self.devices)
        return ended, decisions

    def decisions_a_game(self) -> float:
        """Return the mean moves a game."""
        games, decisions = self.play(50_000)
        assert decisions is not None
        return decisions / games

    def describe(self) -> str:
        """Return versions and the batch size."""
        versions = f"pgx {version('pgx')}, jax {version('jax')}"
        of_each = "" if len(self.devices) == 1 else f" on each of {len(self.devices)} cores"
        return f"{versions}, batches of {self.batch.size} games{of_each}"


class Batch:
    """So many games under way on each device, and the compiled loop that goes on with them."""

    def __init__(self, env: Any, size: int, devices: list[Any]) -> None:
        import jax

        self.size = size
        self.step = jax.jit(partial(moves, env, size))
        self.states = [
            jax.device_put(opening(env, size, seed), device) for seed, device in enumerate(devices)
        ]
        self.threads = ThreadPoolExecutor(len(devices))
        # The first time compiles.
        self.play()

    def play(self) -> int:
        """Make MOVES moves in each game and return how many games have ended."""
        # A thread for each device: JAX alone makes small batches wait for one another.
        answers = list(self.threads.map(self.go_on, self.states))
        self.states = [state for state, _ in answers]
        return sum(ended for _, ended in answers)

    def go_on(self, state: Any) -> tuple[Any, int]:
        """Make MOVES moves in each game on one device; return also how many games have ended."""
        state, ended = self.step(state)
        return state, int(ended)

    def rate(self, seconds: float) -> float:
        """Return the games a second over so many seconds."""
        games, begin = 0, time.perf_counter()
        while time.perf_counter() - begin < seconds:
            games += self.play()
        return games / (time.perf_counter() - begin)


def opening(env: Any, batch: int, seed: int) -> tuple[Any, Any]:
    """Return a batch of games not yet begun, and the key of their random numbers."""
    import jax

    key, begin = jax.random.split(jax.random.key(seed))
    return jax.vmap(env.init)(jax.random.split(begin, batch)), key


def moves(env: Any, batch: int, carried: tuple[Any, Any]) -> tuple[tuple[Any, Any], Any]:
    """Make MOVES uniformly random moves in each game of a batch; return also the games ended."""
    import jax
    import jax.numpy as jnp

    fresh = env.init(jax.random.key(0))

    def move(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carried
        key, now = jax.random.split(key)
        legal = jnp.cumsum(state.legal_action_mask, axis=-1, dtype=jnp.int32)
        chosen = jnp.floor(jax.random.uniform(now, (batch,)) * legal[:, -1]).astype(jnp.int32)
        action = jnp.sum(legal <= chosen[:, None], axis=-1).astype(jnp.int32)
        state = jax.vmap(env.step)(state, action)
        ended = state.terminated

        def renewed(old: Any, new: Any) -> Any:
            return jnp.where(ended.reshape((batch,) + (1,) * (old.ndim - 1)), new, old)

        return (jax.tree.map(renewed, state, fresh), key), ended.sum()

    carried, ended = jax.lax.scan(move, carried, None, length=MOVES)
    return carried, ended.sum()
