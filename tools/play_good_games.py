"""Play games between two equal levels and keep how they end, for a lesson to look at.

Run it with ``python -m tools.play_good_games --level careful --games 3000 --seed 1``: it writes
``notebooks/games/<level>.csv``, the same file for the same arguments on any machine. Each game
begins with two turns by chance, for the level leaves nothing to it.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pandas as pd
from tqdm.auto import tqdm

from zebres_lib.zebres.computer.levels import level, names
from zebres_lib.zebres.simulation.final_positions import play_finals

FOLDER = Path(__file__).parent.parent / "notebooks" / "games"
PART = 50
OPENING_TURNS = 2


def play(part: tuple[str, int, int, int]) -> pd.DataFrame:
    """Play one part of the games: level, seed, number of the first game and how many."""
    name, seed, first, count = part
    player = level(name)
    return play_finals(
        count, white=player, green=player, seed=seed, first=first,
        opening_turns=OPENING_TURNS,
    )  # fmt: skip


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    searching = [name for name in names() if level(name).recipe.seconds is None]
    parser.add_argument("--level", choices=searching, default="careful")
    parser.add_argument("--games", type=int, default=3_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    parts = [
        (options.level, options.seed, first, min(PART, options.games - first))
        for first in range(0, options.games, PART)
    ]
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        tables = list(tqdm(pool.map(play, parts), total=len(parts), unit="part"))
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{options.level}.csv"
    pd.concat(tables).to_csv(file, index=False, lineterminator="\n")
    print(f"{options.games} games in {file.name}")


if __name__ == "__main__":
    main()
