"""What someone gets who installs the library alone: data, a game, a picture, nothing else."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.slow

PLAY = """
import random
import sys

import zebres_lib
from zebres_lib import zebres

choose = random.Random(1)
game = zebres.Game()
while not game.is_over:
    game.play(choose.choice(game.legal_actions()))
white, green = game.scores()
assert white > 0 and green > 0 and (white + green) % 2 == 1, (white, green)
lab = {"IPython", "anywidget", "ipywidgets", "jupyterlab", "matplotlib", "numba", "pandas"}
assert not lab & set(sys.modules), lab & set(sys.modules)
print(zebres_lib.__file__)
print(zebres.svg(game.position))
"""

EXPLAIN = """
from zebres_lib import zebres

game = zebres.Game()
for event in game.play("@Nb"):
    for language in ("en", "fr"):
        assert zebres.explain(event, language=language).strip()
print(game.position)
"""

CARDS = """
import sys

from zebres_lib import zoo_run

deck = zoo_run.RECONSTRUCTED
assert zoo_run.hint(deck).holds
assert not {"numba", "pandas"} & set(sys.modules)
print(len(deck), max(best.total for best in zoo_run.best_line_ups(deck, [1, 2, 3])))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this folder with the backend that is installed."""
    folder = tmp_path_factory.mktemp("dist")
    built = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT],
        check=False,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and what it requires, in pinned versions."""
    folder = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    inside = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pins = ROOT / "requirements" / "pins.txt"
    options = [
        "--quiet",
        "--disable-pip-version-check",
        "--only-binary=:all:",
        "--constraint",
        pins,
    ]
    installed = subprocess.run(
        [inside, "-m", "pip", "install", *options, wheel],
        check=False,
        capture_output=True,
        text=True,
    )
    assert installed.returncode == 0, installed.stdout + installed.stderr
    return inside


def run(python: Path, code: str, folder: Path) -> str:
    """Run code in an empty folder by a user without a home, and return what it printed."""
    kept = {"SYSTEMROOT", "PATH"} & set(os.environ)
    done = subprocess.run(
        [python, "-I", "-W", "error", "-c", code],
        cwd=folder,
        env={name: os.environ[name] for name in kept} | {"PYTHONUTF8": "1"},
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def data_files() -> Iterator[str]:
    """Every file of the package that is no Python module, by its path from the root."""
    for file in (ROOT / "zebres_lib").rglob("*"):
        if file.is_file() and file.suffix not in {".py", ".pyc"} and file.name[0] != ".":
            yield file.relative_to(ROOT).as_posix()


def test_the_wheel_holds_every_data_file(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    wanted = set(data_files())
    kinds = {Path(name).suffix for name in wanted}
    assert {".ftl", ".js", ".css"} <= kinds, "sentences, the widget's program and its style"
    assert "zebres_lib/zoo_run/decks/reconstructed.csv" in wanted
    assert "zebres_lib/py.typed" in wanted
    assert wanted <= inside


def test_the_wheel_holds_the_library_alone(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"zebres_lib"}


def test_a_clean_environment_has_no_jupyter(python: Path, tmp_path: Path) -> None:
    listed = run(
        python,
        "import importlib.metadata as m; print(*(d.metadata['Name'] for d in m.distributions()))",
        tmp_path,
    )
    names = set(listed.lower().split())
    assert {"zebres-lab", "numpy"} <= names
    assert not names & {"ipywidgets", "jupyterlab", "pandas", "matplotlib", "numba", "anywidget"}


def test_a_game_is_played_and_drawn_there(python: Path, tmp_path: Path) -> None:
    place, svg = run(python, PLAY, tmp_path).split("\n", 1)
    assert not Path(place).is_relative_to(ROOT)
    assert ElementTree.fromstring(svg).tag.endswith("svg")


def test_events_explain_themselves_there(python: Path, tmp_path: Path) -> None:
    assert run(python, EXPLAIN, tmp_path) == "6/6/6/6/6 Nb g - place\n"


def test_cards_are_lined_up_there(python: Path, tmp_path: Path) -> None:
    assert run(python, CARDS, tmp_path) == "30 2\n"
