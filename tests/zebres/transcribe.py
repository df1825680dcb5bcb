"""Whole games as readable transcripts, which the tests compare word for word.

After a change of the rules that is meant to change them, write them again and read the difference::

    python -m tests.zebres.transcribe
"""

from pathlib import Path

import numpy as np

from zebres_lib.zebres import Game, Rules
from zebres_lib.zebres.board import PRESIDENT
from zebres_lib.zebres.events import Event
from zebres_lib.zebres.players import random as random_player
from zebres_lib.zebres.text.notation import format_action
from zebres_lib.zebres.text.positions import format_position

FOLDER = Path(__file__).parent / "transcripts"

EVENTS = "--- the events ---"
"""The line between the game text and what happened."""

GAMES = {
    "classic": (Rules(), 64),
    "president": (Rules(board=PRESIDENT, hidden_gazelles_flee=False), 78),
    "guardian_while_solo": (Rules(guardian_while_solo=True, crocodile_chain=False), 10),
}
"""Rules and seed of a random game to write down where there is no file of this name yet."""


def random_game(rules: Rules, seed: int) -> Game:
    """Return a whole random game."""
    randomness, game = np.random.default_rng(seed), Game(rules)
    while not game.is_over:
        action = random_player.choose(rules, game.position, randomness)
        game.play(format_action(rules.board, action))
    return game


def written_game(path: Path) -> Game:
    """Return the game that a transcript tells."""
    return Game.from_text(path.read_text(encoding="utf-8").split(EVENTS)[0])


def transcript(game: Game) -> str:
    """Return the game text, then every action with the position it led to and its events."""
    lines = [game.to_text(), EVENTS]
    for step, (action, events) in zip(game.steps, game.events(), strict=True):
        lines.append(f"{action:<4} {format_position(game.rules, step.after)}")
        lines += [f"       {in_one_line(event)}" for event in events]
    white, green = game.scores()
    lines.append(f"White {white}, Green {green}")
    return "\n".join(lines) + "\n"


def in_one_line(event: Event) -> str:
    """Return an event in one line, such as ``not crocodile.river (same-territory) gc2 Cc3``."""
    parts = ["" if event.happened else "not", event.rule, f"({event.case})"]
    for token in event.tokens:
        letter = token.species.letter if token.player == 0 else token.species.letter.lower()
        parts.append(f"{letter}{'!' * token.face_down}{token.square}")
    parts += [*event.squares, *event.posts, event.territory and f"territory {event.territory}"]
    parts += [f"{name}={number}" for name, number in event.numbers]
    return " ".join(part for part in parts if part)


def write_all() -> None:
    """Write every transcript again, the game in it unchanged where there is one."""
    FOLDER.mkdir(exist_ok=True)
    for name, (rules, seed) in GAMES.items():
        path = FOLDER / f"{name}.txt"
        game = written_game(path) if path.exists() else random_game(rules, seed)
        path.write_text(transcript(game), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_all()
