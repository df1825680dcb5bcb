"""The frame of the project: who may import whom, pins without addresses, its own words only."""

import ast
import re
import subprocess
import sys
import tomllib
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PINS = ROOT / "requirements" / "pins.txt"
MOST_CODE_LINES = 500
MOST_PUBLIC_NAMES = 110

# From the ground up; a module may import its own layer and those below. A room is named by its path
# under the library, or under its game; a room that is not listed stands with the one it is in.
LAYERS: list[set[str]] = [
    {"jit", "randomness", "explain", "errors", "notation", "record", "art", "svg", "estimates"},
    {"board", "decks", "cards"},
    {"variant", "lineups"},
    {"position", "rules", "free_the_animals", "race"},
    {"events", "telling", "text", "players", "drawing", "game"},
    {"examples", "exercises", "experiments"},
    {"simulation", "exact"},
    {"computer"},
    {"design", "studies", "figures"},
    {"charts", "lessons", "widgets"},
]
GAMES = {"zebres", "zoo_run"}
# Libraries that only the rooms named may import; everything else does without them.
RESERVED = {
    "ipywidgets": {"widgets"},
    "anywidget": {"widgets"},
    "IPython": {"widgets"},
    "pandas": {
        "charts",
        "computer",
        "design",
        "estimates",
        "exact",
        "experiments",
        "figures",
        "simulation",
        "studies",
        "widgets",
    },
    "matplotlib": {"charts", "widgets"},
    "scipy": {"estimates"},
    "pyarrow": {"experiments"},
    "tqdm": {"experiments"},
    "cloudpickle": {"experiments"},
    "loky": {"experiments"},
    "filelock": {"experiments"},
    "numba": {"jit", "randomness"},
    "llvmlite": {"jit"},
}


def repository_files() -> list[Path]:
    """Every file that is or would be committed."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    files = (ROOT / name for name in listed.split("\0") if name)
    return sorted(file for file in files if file.is_file())


def texts() -> dict[str, str]:
    """The text of every file that is or would be committed, pictures and the like left out."""
    found = {}
    for file in repository_files():
        content = file.read_bytes()
        if b"\0" not in content:
            found[file.relative_to(ROOT).as_posix()] = content.decode()
    return found


# --- Who may import whom ------------------------------------------------------------------------


def modules() -> dict[str, ast.Module]:
    """The syntax tree of every module of the library by its dotted name."""
    found = {}
    for file in sorted((ROOT / "zebres_lib").rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(file.read_text("utf-8"))
    return found


MODULES = modules()


def imported(module: str, tree: ast.AST) -> set[str]:
    """The dotted names that ``tree`` imports, a name from a package as the module that it is."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                is_package = any(other.startswith(f"{module}.") for other in MODULES)
                parents = module.split(".")
                above = parents[: len(parents) + (1 if is_package else 0) - node.level]
                base = ".".join([*above, base]).rstrip(".")
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                names.add(inner if inner in MODULES else base)
    return names


def room(module: str) -> str:
    """The room a module stands in: the name under the library, or under its game."""
    parts = module.split(".")[1:]
    if parts and parts[0] in GAMES and len(parts) > 1:
        parts = parts[1:]
    return parts[0] if parts else ""


def layer(module: str) -> int:
    """The layer of a module; the fronts of the games and of the library stand on top."""
    name = room(module)
    if name == "" or name in GAMES:
        return len(LAYERS)
    for number, names in enumerate(LAYERS):
        if name in names:
            return number
    pytest.fail(f"{module} has no layer; give the new room {name!r} its place in LAYERS")


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_from_its_layer_and_below(module: str) -> None:
    for other in imported(module, MODULES[module]):
        if other.split(".")[0] == "zebres_lib":
            assert layer(other) <= layer(module), f"{module} may not import {other}, above it"


@pytest.mark.parametrize("module", MODULES)
def test_the_games_do_not_import_each_other(module: str) -> None:
    own = module.split(".")[1:2]
    for other in imported(module, MODULES[module]):
        game = other.split(".")[1:2]
        if other.startswith("zebres_lib.") and own and own[0] in GAMES and game[0] in GAMES:
            assert game == own, f"{module} imports {other} of the other game"


@pytest.mark.parametrize("module", MODULES)
def test_heavy_libraries_stay_in_their_rooms(module: str) -> None:
    for other in imported(module, MODULES[module]):
        rooms = RESERVED.get(other.split(".")[0])
        if rooms is not None:
            assert room(module) in rooms, f"{module} imports {other}; only {rooms} may"


def test_no_two_modules_import_each_other() -> None:
    """Not when they are loaded, nor later from within a function or for a type."""
    graph = {
        module: {name for name in imported(module, tree) if name in MODULES and name != module}
        for module, tree in MODULES.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"modules import each other in a circle: {' -> '.join(error.args[1])}")


@pytest.mark.slow
def test_importing_the_library_is_light() -> None:
    # How long it takes is for benchmarks/bench_python.py to say; this says why it is quick.
    code = (
        "import sys, zebres_lib, zebres_lib.zebres; "
        "print(*{name.split('.')[0] for name in sys.modules})"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
    assert "zebres_lib" in loaded
    assert not set(loaded) & set(RESERVED)


def code_lines(text: str) -> int:
    """How many lines of a module are code: neither blank nor comment nor docstring."""
    prose: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            prose |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return sum(
        number not in prose and bool(line.strip()) and not line.lstrip().startswith("#")
        for number, line in enumerate(text.splitlines(), start=1)
    )


def test_a_module_is_about_one_thing_and_no_longer_than_that() -> None:
    lengths = {name: code_lines(text) for name, text in texts().items() if name.endswith(".py")}
    too_long = {
        name: lines
        for name, lines in lengths.items()
        if lines > MOST_CODE_LINES and not name.startswith("tests/")
    }
    assert not too_long, f"more than {MOST_CODE_LINES} lines of code; what else is in there?"


def test_public_names_are_few_and_there() -> None:
    """``__all__`` stands where people import from; inside the house nobody needs one."""
    public: set[str] = set()
    for module, tree in MODULES.items():
        for node in tree.body:
            if isinstance(node, ast.Assign) and "__all__" in ast.unparse(node.targets[0]):
                names = ast.literal_eval(node.value)
                room = import_module(module)
                assert [name for name in names if not hasattr(room, name)] == []
                public |= set(names)
    assert 0 < len(public) <= MOST_PUBLIC_NAMES


def test_lessons_import_public_names_alone() -> None:
    """From a room's front, or from what stands at the top of a game to be read."""
    for name, text in texts().items():
        if name.endswith(".ipynb"):
            for module in re.findall(r"from (zebres_lib[.\w]*) import", text):
                front, _, rest = module.removeprefix("zebres_lib").lstrip(".").partition(".")
                assert not rest or (front in GAMES and "." not in rest), f"{name}: {module}"


# --- Pins and environments ----------------------------------------------------------------------


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def direct(*extras: str) -> dict[str, Requirement]:
    """The requirements of the core and of some extras by name."""
    project = pyproject()
    lines = list(project["dependencies"])
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    found = [Requirement(line) for line in lines]
    return {canonicalize_name(one.name): one for one in found if one.name != project["name"]}


def pins() -> list[Requirement]:
    return [Requirement(line) for line in PINS.read_text("utf-8").splitlines()]


def pinned_here() -> dict[str, Version]:
    """The version that the pins choose for the Python and system running this test."""
    chosen = [pin for pin in pins() if pin.marker is None or pin.marker.evaluate()]
    return {
        canonicalize_name(pin.name): Version(next(iter(pin.specifier)).version) for pin in chosen
    }


def test_pins_are_names_versions_and_markers_alone() -> None:
    for number, line in enumerate(PINS.read_text("utf-8").splitlines(), start=1):
        assert "://" not in line, f"{PINS.name}:{number} holds an address"
        assert re.fullmatch(r"[a-z0-9][a-z0-9-]*==[\w.]+( ; [^#@]+)?", line), (
            f"{PINS.name}:{number}: {line!r} is not 'name==version ; marker'"
        )


def test_every_direct_requirement_is_pinned_to_a_version_it_allows() -> None:
    versions = pinned_here()
    for name, requirement in direct("fast", "lab", "cluster", "test", "dev").items():
        assert name in versions, f"{name} has no pin; run make pins"
        assert requirement.specifier.contains(versions[name]), f"{name}: {requirement.specifier}"


def test_pins_reach_everything_that_would_be_installed() -> None:
    versions = pinned_here()
    waiting = list(direct("fast", "lab", "cluster", "test", "dev"))
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        assert name in versions, f"{name} is needed and has no pin; run make pins"
        try:
            needed = [Requirement(line) for line in requires(name) or []]
        except PackageNotFoundError:
            pytest.fail(f"{name} is pinned but not installed here; run make test")
        without_extra = {"extra": ""}
        waiting += [
            canonicalize_name(one.name)
            for one in needed
            if one.marker is None or one.marker.evaluate(without_extra)
        ]


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("python", ["3.11.9", "3.12.0", "3.13.0"])
def test_pins_choose_one_version_for_every_python_and_system(system: str, python: str) -> None:
    environment = {
        "sys_platform": system,
        "os_name": "nt" if system == "win32" else "posix",
        "python_full_version": python,
        "python_version": ".".join(python.split(".")[:2]),
    }
    chosen = [pin.name for pin in pins() if _applies(pin.marker, environment)]
    assert len(chosen) == len(set(chosen))
    assert set(direct("fast", "lab", "cluster", "test", "dev")) <= set(chosen)


def _applies(marker: Marker | None, environment: dict[str, str]) -> bool:
    return marker is None or marker.evaluate(environment)


def test_the_conda_environment_names_what_pyproject_names() -> None:
    environment = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))
    assert environment["name"] == "zebres-lab"
    lines = [line for line in environment["dependencies"] if isinstance(line, str)]
    from_pip = next(one["pip"] for one in environment["dependencies"] if isinstance(one, dict))
    assert "-e ." in from_pip
    listed = [Requirement(line) for line in lines + from_pip if not line.startswith("-e")]
    conda = {canonicalize_name(one.name): one.specifier for one in listed}
    assert conda.pop("python") == pyproject()["requires-python"]
    assert str(conda.pop("pip")) == ""
    wanted = {name: one.specifier for name, one in direct("fast", "lab", "cluster").items()}
    assert conda == wanted
    versions = pinned_here()
    assert all(specifier.contains(versions[name]) for name, specifier in conda.items())


# --- The project speaks of itself alone ---------------------------------------------------------

# Each in pieces, so that this list is not its own first finding.
ELSEWHERE = [
    "/".join(["..", "shared"]),
    "RULES" + ".md",
    "DESIGN" + ".md",
    "MODELS" + ".md",
    "/" + "work/",
    "/" + "root/",
]
DOWNLOAD_HOST = re.compile(
    r"://[\w.-]*(pypi|pythonhosted|npm|anaconda|unpkg|jsdelivr|cdn|registry|mirror)[\w.-]*"
)


def test_no_file_speaks_of_other_places() -> None:
    for name, text in texts().items():
        for word in ELSEWHERE:
            assert word not in text, f"{name} mentions {word}"


def test_no_file_names_a_download_host() -> None:
    for name, text in texts().items():
        found = DOWNLOAD_HOST.search(text)
        assert found is None, f"{name} names a host: {found and found.group()}"


def test_every_text_ends_its_lines_the_same_way() -> None:
    for name, text in texts().items():
        assert "\r" not in text, f"{name} has carriage returns"
        assert text == "" or text.endswith("\n"), f"{name} does not end with a line break"
