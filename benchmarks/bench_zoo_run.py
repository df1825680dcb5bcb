"""Games of Zoo Run a second beside a plain C program that plays by the same policies.

Run it with ``python benchmarks/bench_zoo_run.py``; ``make bench`` runs it with the others.
``--quick`` takes smaller samples.

Co-operative games are those of a team that frees most each turn, races those of 20 spaces with the
best kept card. Both programs look up what a hand can make in tables made beforehand; they play on
one processor, in turns, and are measured by the processor time that each takes, so that other work
on the machine matters little.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench_simulate import COMPILERS, FLAGS, one_processor, seconds, show

from zebres_lib.zoo_run.cards import RECONSTRUCTED
from zebres_lib.zoo_run.exact.hands import hand_table
from zebres_lib.zoo_run.players.hand_tables import race_hands, useful_free_hands
from zebres_lib.zoo_run.simulation.simulate import simulate_free_the_animals, simulate_race

AIM = 0.5
AIM_OF_TABLES = 0.2
SOURCE = Path(__file__).with_name("zoo_run_games.c")
PLAY: dict[str, Callable[..., object]] = {
    "free": partial(simulate_free_the_animals, team="team"),
    "race": partial(simulate_race, keep="best", track_length=20),
}
COMPARED = {"free": 2, "race": 3}
"""Players of the games that are held against C."""
NAMES = {"free": "co-operative games", "race": "races"}


def c_program(folder: Path) -> Path | None:
    """Compile the C program and return it, ``None`` where there is no compiler."""
    compiler = next((path for name in COMPILERS if (path := shutil.which(name))), None)
    if compiler is None:
        return None
    program = folder / "zoo_run_games"
    subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", str(program)], check=True)
    return program


def c_rate(program: Path, deck: Path, game: str, players: int, games: int, seed: int) -> float:
    """Return the games a second of processor time that the C program says it plays."""
    words = [program, game, deck, players, games, seed]
    ran = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=True)
    return games / float(ran.stdout.split()[1])


def our_rate(game: str, players: int, games: int, seed: int) -> float:
    """Return the games a second of processor time that we play, table included."""
    begin = time.process_time()
    PLAY[game](games, players, seed=seed, workers=1, progress=False)
    return games / (time.process_time() - begin)


def compare(program: Path | None, deck: Path, game: str, games: int, rounds: int) -> None:
    """Print the rates of a game side by side."""
    players, ours, theirs, ratios = COMPARED[game], [], [], []
    for number in range(rounds):
        if program is not None:
            theirs.append(c_rate(program, deck, game, players, games, number))
        ours.append(our_rate(game, players, games, number))
        if program is not None:
            theirs.append(c_rate(program, deck, game, players, games, number + rounds))
            # The machine's pace drifts, so each turn is held against its neighbours.
            ratios.append(ours[-1] / statistics.mean(theirs[-2:]))
    name = f"{NAMES[game]} a second, {players} players"
    note = ""
    if program is None:
        show(f"C program, {name}", "none", f"no compiler among {', '.join(COMPILERS)}: no ratio")
    else:
        show(f"C program, {name}", f"{statistics.median(theirs):,.0f}", " ".join(FLAGS))
        best = max(ours) / max(theirs)
        note = f"{statistics.median(ratios):.2f} of C (aim {AIM}; best against best {best:.2f})"
    show(f"ours, {name}", f"{statistics.median(ours):,.0f}", note)


def growth(game: str, games: int, rounds: int) -> None:
    """Print how the cost of a game grows with the number of players."""
    first = 0.0
    for players in range(1 if game == "free" else 2, 6):
        rate = max(our_rate(game, players, games, number) for number in range(rounds))
        first = first or rate
        note = f"{1e6 / rate:.2f} us a game, {first / rate:.2f} times the first"
        show(f"ours, {NAMES[game]}, {players} players", f"{rate:,.0f}", note)


def tables(rounds: int) -> None:
    """Print how long the exact tables take once everything is compiled."""
    for cards in (3, 4):
        hand_table(RECONSTRUCTED, cards)
    took = min(
        seconds(lambda: [hand_table(RECONSTRUCTED, cards) for cards in (3, 4)])
        for _ in range(rounds)
    )
    show("exact tables of 4 060 and 27 405 hands", f"{took:.3f} s", f"aim {AIM_OF_TABLES}")
    useful_free_hands.cache_clear()
    race_hands.cache_clear()
    took = seconds(lambda: (useful_free_hands(RECONSTRUCTED, 3), race_hands(RECONSTRUCTED, 4)))
    show("tables that the players look up", f"{took:.3f} s")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="smaller samples")
    options = parser.parse_args()
    games, rounds = (200_000, 5) if options.quick else (400_000, 11)
    if hasattr(os, "getloadavg"):
        load = os.getloadavg()[0]
        show("load of the machine before", f"{load:.1f}", f"{os.cpu_count()} processors")
    for game in PLAY:
        took = seconds(lambda game=game: PLAY[game](1, COMPARED[game], workers=1))
        show(f"first call, compiles {NAMES[game]}", f"{took:.1f} s")
    with tempfile.TemporaryDirectory() as folder, one_processor():
        program, deck = c_program(Path(folder)), Path(folder) / "deck.csv"
        RECONSTRUCTED.to_csv(deck)
        for game in PLAY:
            compare(program, deck, game, games, rounds)
        for game in PLAY:
            growth(game, games // 4, 2 if options.quick else 4)
    tables(rounds)


if __name__ == "__main__":
    main()
