"""Whole games, event by event, compared with transcripts that one can read."""

import pytest

from tests.zoo_run.transcribe import FOLDER, GAMES, transcript, written_game

PATHS = sorted(FOLDER.glob("*.txt"))


def test_every_game_is_written_down():
    assert [path.stem for path in PATHS] == sorted(GAMES)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_game_happens_as_written(path):
    game = written_game(path)
    assert game.is_over
    assert game.rules == GAMES[path.stem][0]().rules
    assert transcript(game) == path.read_text(encoding="utf-8")
