"""How long it takes to solve the end of a game, and how far a second of search reaches.

Run it with ``python benchmarks/bench_search.py``; ``make bench`` runs it with the others.
``--quick`` takes fewer positions, ``--long`` goes on to 18 empty squares, a minute a position.

The positions come from random games of the classic rules, each at its first placement with so many
empty squares. Each is solved from scratch, with all of its best actions found. Times are of the
processor, so that other work on the machine matters less; a search has one thread.
"""

import argparse
import os
import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from zebres_lib.zebres.computer.search import Searcher, mcts, solve
from zebres_lib.zebres.players import random as random_player
from zebres_lib.zebres.rules import Phase, Position, Rules, apply, is_over, start

AIMS = {
    10: "aim 0.05 s, of 95 % 0.5 s",
    12: "aim 0.5 s",
    14: "aim 10 s",
    16: "aim: solved in 60 s",
}
LIMIT = 60.0
SEED = 1


class Row(NamedTuple):
    """What was measured of the positions with one number of empty squares."""

    empty: int
    seconds: list[float]
    nodes: list[int]
    solved: int


def positions(empty: int, count: int) -> Iterator[Position]:
    """Yield positions from seeded random games with so many empty squares."""
    rules = Rules()
    game, found = 0, 0
    while found < count:
        chance = np.random.default_rng([SEED, game])
        game += 1
        position = start()
        while not is_over(position):
            free = (rules.all_squares & ~(position.white | position.green)).bit_count()
            if position.phase == Phase.PLACE and free == empty:
                yield position
                found += 1
                break
            position = apply(rules, position, random_player.choose(rules, position, chance))


def measure(empty: int, count: int) -> Row:
    """Solve so many positions, a minute each at most."""
    row = Row(empty, [], [], 0)
    for position in positions(empty, count):
        begin = time.process_time()
        found = solve(position, seconds=LIMIT)
        row.seconds.append(time.process_time() - begin)
        row.nodes.append(found.nodes)
        row = row._replace(solved=row.solved + found.exact)
    return row


def solving(counts: dict[int, int]) -> None:
    """Print how long solving takes, and how that grows with the empty squares."""
    print("empty  positions  solved   median      95 %       most       nodes  growth")
    before: Row | None = None
    for empty, count in counts.items():
        row = measure(empty, count)
        median = statistics.median(row.seconds)
        growth = ""
        if before is not None:
            factor = statistics.mean(row.nodes) / statistics.mean(before.nodes)
            growth = f"x {factor ** (1 / (empty - before.empty)):.1f}"
        print(
            f"{empty:5d}  {count:9d}  {row.solved:6d}  {median:7.3f} s "
            f"{np.percentile(row.seconds, 95):8.3f} s {max(row.seconds):8.3f} s "
            f"{statistics.mean(row.nodes):11,.0f}  {growth:7s} {AIMS.get(empty, '')}".rstrip(),
            flush=True,
        )
        before = row
    print("(nodes: decisions looked at, mean; growth: of the nodes, by one empty square)")


def playing(searcher: Searcher, count: int) -> None:
    """Print how many placements a second of search looks ahead in the course of a game."""
    print("empty  placements ahead in 1 s  nodes a second")
    for empty in (30, 26, 22, 18):
        depths, rates = [], []
        for position in positions(empty, count):
            searcher.forget()
            begin = time.process_time()
            found = searcher.search(position, seconds=1.0)
            rates.append(found.nodes / (time.process_time() - begin))
            depths.append(found.depth)
        print(f"{empty:5d}  {statistics.mean(depths):23.1f}  {statistics.median(rates):14,.0f}")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer positions")
    parser.add_argument("--long", action="store_true", help="go on to 18 empty squares")
    options = parser.parse_args()
    if hasattr(os, "getloadavg"):
        print(f"load of the machine before: {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    begin = time.process_time()
    searcher = Searcher()
    searcher.compile()
    print(f"compiling the search: {time.process_time() - begin:.1f} s of the processor")
    begin = time.process_time()
    mcts(start(), seed=SEED, games=1)
    print(f"compiling the tree search: {time.process_time() - begin:.1f} s of the processor")
    begin = time.process_time()
    games = mcts(start(), seed=SEED, games=20_000).games
    print(f"tree search: {games / (time.process_time() - begin):,.0f} games a second")
    counts = {6: 100, 8: 100, 10: 100, 12: 100, 14: 20, 16: 10}
    if options.quick:
        counts = {6: 20, 8: 20, 10: 20, 12: 20, 14: 4}
    elif options.long:
        counts |= {14: 50, 16: 20, 17: 10, 18: 10}
    solving(counts)
    playing(searcher, 1 if options.quick else 5)


if __name__ == "__main__":
    main()
