"""Games a second of compiled simulation beside a plain C program that plays the same games.

Run it with ``python benchmarks/bench_simulate.py``; ``make bench`` runs it with the others.
``--quick`` takes smaller samples, ``--long`` plays 10 million games too.

Both play random games of the classic rules by the same policy, on one processor, in turns, and are
measured by the processor time that each takes, so that other work on the machine matters little.
"""

import argparse
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from zebres_lib.experiments import Store, run
from zebres_lib.zebres.simulation.simulate import BLOCK_GAMES, simulate
from zebres_lib.zebres.simulation.simulation import Simulation

AIMS = {"points": 0.7, "all": 0.5}
AIM_OF_THREADS = 1.8
COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-O3", "-march=native")
SOURCE = Path(__file__).with_name("random_games.c")
MEGABYTE = 1024 if sys.platform != "darwin" else 1024 * 1024  # what the system counts memory in


@contextmanager
def one_processor() -> Iterator[None]:
    """Stay on one processor, and so do programs that are started, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def c_program(folder: Path) -> Path | None:
    """Compile the C program and return it, ``None`` where there is no compiler."""
    compiler = next((path for name in COMPILERS if (path := shutil.which(name))), None)
    if compiler is None:
        return None
    program = folder / "random_games"
    subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", str(program)], check=True)
    return program


def c_rate(program: Path, games: int, seed: int) -> float:
    """Return the games a second of processor time that the C program says it plays."""
    ran = subprocess.run(
        [str(program), str(games), str(seed)], capture_output=True, text=True, check=True
    )
    return games / float(ran.stdout.split()[1])


def our_rate(columns: str, games: int, seed: int) -> float:
    """Return the games a second of processor time that ``simulate`` plays, table included."""
    begin = time.process_time()
    simulate(games, columns=columns, seed=seed, workers=1, progress=False)  # type: ignore[arg-type]
    return games / (time.process_time() - begin)


def seconds(play: Callable[[], object]) -> float:
    """Return the seconds on the clock that something takes."""
    begin = time.perf_counter()
    play()
    return time.perf_counter() - begin


def show(label: str, figure: str, note: str = "") -> None:
    """Print a line of the table."""
    print(f"{label:42s} {figure:>12s}  {note}".rstrip(), flush=True)


def compare(games: int, rounds: int) -> None:
    """Print the rates side by side."""
    kinds = tuple(AIMS)
    with tempfile.TemporaryDirectory() as folder, one_processor():
        program = c_program(Path(folder))
        ratios: dict[str, list[float]] = {columns: [] for columns in kinds}
        rates: dict[str, list[float]] = {"C": [], **{columns: [] for columns in kinds}}
        for number in range(rounds):
            if program is not None:
                rates["C"].append(c_rate(program, games, number))
            for columns in kinds:
                rates[columns].append(our_rate(columns, games, number))
                if program is not None:
                    rates["C"].append(c_rate(program, games, number + rounds))
                    # The machine's pace drifts, so each turn is held against its neighbours.
                    neighbours = statistics.mean(rates["C"][-2:])
                    ratios[columns].append(rates[columns][-1] / neighbours)
    if program is None:
        show("C program", "none", f"no compiler among {', '.join(COMPILERS)}: no ratio")
    else:
        show("C program, games a second", f"{statistics.median(rates['C']):,.0f}", " ".join(FLAGS))
    for columns in kinds:
        rate = statistics.median(rates[columns])
        note = ""
        if program is not None:
            ratio, best = statistics.median(ratios[columns]), max(rates[columns]) / max(rates["C"])
            note = f"{ratio:.2f} of C (aim {AIMS[columns]}; best against best {best:.2f})"
        show(f"ours, columns={columns!r}, games a second", f"{rate:,.0f}", note)


def scale(sizes: list[int]) -> None:
    """Print how the time grows with the number of games."""
    for games in sizes:
        took = seconds(lambda games=games: simulate(games, seed=1, workers=1, progress=False))
        show(f"{games:,} games, all columns, one thread", f"{took:.3f} s", f"{games / took:,.0f}/s")


def stored_memory(games: int) -> tuple[float, float]:
    """Return the seconds, and the peak memory in megabytes, of a fresh process that stores."""
    program = f"from benchmarks.bench_simulate import store_games; store_games({games})"
    answer = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=True,
    )
    took, peak = map(float, answer.stdout.split())
    return took, peak


def store_games(games: int) -> None:
    """Play into a store, then print the seconds it took and this process's peak memory."""
    simulation = Simulation.of(None, "random", "random")
    simulation.compile()
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        kept = run(
            simulation,
            games,
            seed=1,
            block_size=BLOCK_GAMES,
            workers=1,
            store=Path(folder) / "games",
            progress=False,
            collect=False,
        )
        took = time.perf_counter() - begin
        if not isinstance(kept, Store) or kept.finished(games) != games:
            raise RuntimeError(f"the store does not hold {games} games")
    print(took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE)


def threads(games: int, rounds: int) -> None:
    """Print how much sooner two threads are done than one."""
    if len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else [0, 1]) < 2:
        show("two threads", "none", "one processor only")
        return
    for columns in AIMS:
        ratios = []
        for number in range(rounds):
            took = {
                workers: seconds(
                    lambda workers=workers, columns=columns, number=number: simulate(
                        games, seed=number, columns=columns, workers=workers, progress=False
                    )
                )
                for workers in (1, 2)
            }
            ratios.append(took[1] / took[2])
        note = f"times as fast as one (aim {AIM_OF_THREADS}; best {max(ratios):.2f})"
        show(f"two threads, columns={columns!r}", f"{statistics.median(ratios):.2f}", note)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="smaller samples")
    parser.add_argument("--long", action="store_true", help="play 10 million games too")
    options = parser.parse_args()
    if hasattr(os, "getloadavg"):
        load = os.getloadavg()[0]
        show("load of the machine before", f"{load:.1f}", f"{os.cpu_count()} processors")
    for columns in AIMS:
        took = seconds(lambda columns=columns: simulate(1, columns=columns, workers=1))
        show(f"first call, compiles columns={columns!r}", f"{took:.1f} s")
    compare(100_000 if options.quick else 300_000, 5 if options.quick else 15)
    sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
    scale(sizes[:3] if options.quick else sizes if options.long else sizes[:4])
    stored = sizes[1:3] if options.quick else sizes[2:] if options.long else sizes[2:4]
    for games in stored:
        took, peak = stored_memory(games)
        show(f"{games:,} games stored, peak memory", f"{peak:.0f} MB", f"in {took:.1f} s")
    threads(200_000 if options.quick else 1_000_000, 3 if options.quick else 5)


if __name__ == "__main__":
    main()
