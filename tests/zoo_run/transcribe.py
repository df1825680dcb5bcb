"""Whole games of Zoo Run as readable transcripts, which the tests compare word for word.

After a change of the rules that is meant to change them, write them again and read the difference::

    python -m tests.zoo_run.transcribe
"""

from pathlib import Path

from tests.zoo_run.games_helpers import random_session
from zebres_lib.explain import tell
from zebres_lib.zoo_run.game import FreeTheAnimals, Race

FOLDER = Path(__file__).parent / "transcripts"

EVENTS = "--- the events ---"
"""The line between the game text and what happened."""

GAMES = {
    "free_alone": (lambda: FreeTheAnimals(players=1, tokens=1), 3),
    "free_together": (lambda: FreeTheAnimals(players=3, path_tokens=3, tokens=2), 5),
    "race_of_two": (lambda: Race(players=2, track_length=8), 1),
    "race_of_four": (lambda: Race(players=4, track_length=7), 12),
}
"""A game and the seed of its chance, to write down where there is no file of this name yet."""


def written_game(path: Path) -> FreeTheAnimals | Race:
    """Return the game of a transcript, read from its text."""
    kind = FreeTheAnimals if path.stem.startswith("free") else Race
    return kind.from_text(path.read_text(encoding="utf-8").split(EVENTS)[0])


def transcript(game: FreeTheAnimals | Race) -> str:
    """Return a game and everything that happened in it."""
    lines = [game.to_text(), EVENTS]
    for action, events in game.events():
        lines.append(f"\n{action}")
        lines += [f"  {line}" for line in str(tell(events)).splitlines()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all transcripts."""
    FOLDER.mkdir(exist_ok=True)
    for name, (begin, seed) in GAMES.items():
        path = FOLDER / f"{name}.txt"
        game = written_game(path) if path.exists() else random_session(begin(), seed)
        path.write_text(transcript(game), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
