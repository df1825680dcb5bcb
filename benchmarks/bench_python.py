"""Import time of the library, and random games a second in plain Python.

Run it with ``python benchmarks/bench_python.py``; ``make bench`` runs it with the others.
"""

import statistics
import subprocess
import sys
import time

import numpy as np

from zebres_lib.zebres.players.random import play_out
from zebres_lib.zebres.rules import Rules, start

IMPORTS = 9
SECONDS = 2.0
ROUNDS = 5


def import_seconds(statement: str) -> list[float]:
    """Return the seconds that a statement takes in fresh interpreters, start-up not included."""
    program = (
        f"import time; begin = time.perf_counter()\n{statement}\nprint(time.perf_counter() - begin)"
    )
    return [
        float(
            subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout
        )
        for _ in range(IMPORTS)
    ]


def games_a_second(seconds: float) -> float:
    """Return how many random classic games plain Python plays a second."""
    rules, randomness = Rules(), np.random.default_rng(1)
    games, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        play_out(rules, start(), randomness)
        games += 1
    return games / (time.perf_counter() - begin)


def main() -> None:
    """Print the figures."""
    for statement in ("import zebres_lib", "from zebres_lib import zebres"):
        times = import_seconds(statement)
        print(f"{statement:32s} {statistics.median(times):6.3f} s  (median of {IMPORTS})")
    rates = [games_a_second(SECONDS) for _ in range(ROUNDS)]
    print(
        f"random games, plain Python       {statistics.median(rates):6.0f} games a second "
        f"(median of {ROUNDS}; best {max(rates):.0f})"
    )


if __name__ == "__main__":
    main()
