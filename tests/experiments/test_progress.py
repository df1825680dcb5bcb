"""A bar where somebody watches, nothing where nobody does, and a hook."""

import sys
from types import SimpleNamespace

import pytest

from tests.experiments.toy import Dice
from zebres_lib.experiments import progress as progress_room, run


def test_the_hook_is_told_at_the_start_and_after_each_block(tmp_path) -> None:
    told: list[tuple[int, int]] = []
    times: list[float] = []

    def hook(done: int, total: int, seconds: float) -> None:
        told.append((done, total))
        times.append(seconds)

    run(Dice(), 250, seed=7, block_size=100, store=tmp_path, on_progress=hook)
    assert told == [(0, 250), (100, 250), (200, 250), (250, 250)]
    assert times == sorted(times)
    told.clear()
    run(Dice(), 450, seed=7, block_size=100, store=tmp_path, on_progress=hook)
    assert told == [(250, 450), (300, 450), (400, 450), (450, 450)]


@pytest.mark.parametrize("progress", [None, False])
def test_nothing_is_printed_where_nobody_watches(
    progress: bool | None, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_room, "_PATIENCE", 0.0)
    run(Dice(seconds=0.3), 300, seed=7, block_size=100, progress=progress)
    assert capfd.readouterr() == ("", "")


def test_a_bar_shows_games_speed_and_time_left(capfd: pytest.CaptureFixture[str]) -> None:
    run(Dice(seconds=0.25), 400, seed=7, block_size=100, progress=True)
    output, errors = capfd.readouterr()
    assert output == ""
    assert "400/400" in errors
    assert "games/s" in errors
    assert errors.endswith("\n")


class Terminal:
    """Standard error as a terminal that remembers."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        """Everything is written at once."""


def test_a_terminal_gets_a_bar_in_a_long_run_only_and_is_clean_again_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    run(Dice(seconds=0.1), 300, seed=7, block_size=100)
    assert terminal.text == ""
    monkeypatch.setattr(progress_room, "_PATIENCE", 0.2)
    run(Dice(seconds=0.2), 400, seed=7, block_size=100)
    assert "games/s" in terminal.text
    assert terminal.text.split("\r")[-2].strip() == ""


@pytest.mark.parametrize("by_hand", [True, False])
def test_only_a_notebook_that_is_run_by_hand_gets_a_bar(
    by_hand: bool, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = SimpleNamespace(kernel=SimpleNamespace(_allow_stdin=by_hand))
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setattr(progress_room, "_PATIENCE", 0.1)
    run(Dice(seconds=0.25), 300, seed=7, block_size=100)
    assert ("games/s" in capfd.readouterr().err) is by_hand
