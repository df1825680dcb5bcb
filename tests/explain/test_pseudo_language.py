"""In a language that is catalogues and nothing else, nothing is left of English.

A room that is added here and there is missed: what is public must be on one of the lists below.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from typing import Any

import ipywidgets
import matplotlib as mpl
import pytest

from tests.explain.pseudo_language import CODE, pseudo_language, texts
from zebres_lib import jit, widgets, zoo_run
from zebres_lib.explain import LANGUAGES
from zebres_lib.zebres import Game, Player, Rules, exercises
from zebres_lib.zoo_run.decks.file import COLUMNS

mpl.use("Agg")

PARAMETERS = [
    field.name for rules in (Rules, zoo_run.FreeRules, zoo_run.RaceRules) for field in fields(rules)
]
PLAIN = {
    r"\b[\w!]+(/[\w!]+)+( [\w-]+){3} (setup|place|swap:\S+|move|over)": "positions",
    r"[GZCELgzcel][a-z][1-9]|x[a-z][1-9]": "actions",
    r"\b[NS][a-z]\b": "posts",
    r"\b[A-Z]+( ?/ ?[A-Z]+)+": "maps of boards",
    r"\b[a-z]+(\.[a-z]+(-[a-z]+)*)+\b": "rule ids",
    r"\b\w+\.(toml|csv)\b": "names of files",
    rf"\b({'|'.join(COLUMNS)})\b": "headings of CSV files that every language reads",
    rf"\b({'|'.join([*PARAMETERS, 'computers', 'seed'])})(?=:)": "parameters, as they are typed",
    rf"\b({'|'.join(code.upper() for code in (*LANGUAGES, CODE))})\b": "codes of languages",
}
"""What is written the same in every language."""

MACHINE = {
    "action", "animal", "behavior", "body", "button_style", "cells", "children", "format", "head",
    "id", "kind", "language", "languages", "layout", "light", "dark", "mode", "name", "of",
    "orientation", "owner", "picture", "player", "repeat", "rule", "selection", "severity",
    "shown-if", "stamp", "style", "targets", "texts", "type",
}  # fmt: skip
"""Keys of a widget's state with what only its page and the kernel read."""


@pytest.fixture(scope="module", autouse=True)
def eo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pseudo_language(tmp_path_factory.mktemp("catalogues")) as code:
        yield code


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "is_available", lambda: False)


def left_over(found: Iterable[tuple[str, str]]) -> list[str]:
    """Return what is plain English in texts, with where it stands."""
    left = {}
    for where, text in found:
        rest = text
        for pattern in PLAIN:
            rest = re.sub(pattern, " ", rest)
        if words := re.findall(r"[A-Za-z]{2,}", rest):
            left[where] = f"{where}: {', '.join(words)} in {text.strip()[:200]!r}"
    return list(left.values())


def said(value: object, where: str = "") -> list[str]:
    """Return what is plain English in data, a picture or a text."""
    return left_over(texts(value, where))


# --- panels -------------------------------------------------------------------------------------

PLAYED = "@NbGb3>NdZd1>E1Gc1>E2"
LATE = "ECZZgz/GCgZg!g/cegZ!l1/z3G!G/c1gG!L1 Sc g w place"
OVER = "ECZZgz/GCgZg!g/cegZ!lz/zZeZG!G/cGgGG!L Sc g w over"


_NO_PICTURE = {"BesideWidget", "ComputerBesideWidget", "DesignWidget"}
"""Parts of a panel that leaves a picture itself."""


def shown(widget: Any) -> list[str]:
    """Return what is plain English in all that a widget and what is in it show."""
    state = {name: value for name, value in widget.get_state().items() if not name.startswith("_")}
    left = left_over(texts(state, type(widget).__name__, MACHINE))
    if type(widget).__name__ not in _NO_PICTURE and hasattr(widget, "static"):
        left += said(dict(widget.static()), f"{type(widget).__name__}.static")
    for child in getattr(widget, "children", ()):
        left += shown(child)
    return left


def game() -> Game:
    played = Game()
    played.play(PLAYED)
    return played


def play_panel() -> Iterator[Any]:
    panel = widgets.PlayPanel(language=CODE)
    yield panel
    panel.controller.choose("post:Nb")
    panel.controller.choose("hand:g:L")
    yield panel
    panel.controller.choose("square:a1")  # refused
    yield panel
    panel.controller.choose("?")
    yield panel
    for text in ("Zz9", "6/6 w", "[G", "1. Gb3"):
        panel.controller.paste(text)
        yield panel
    panel.controller.new_game({"inauguration_points": -1})
    yield panel
    yield widgets.PlayPanel(Game.from_position(LATE), language=CODE)
    yield widgets.PlayPanel(finished(), language=CODE)


def finished() -> Game:
    played = Game.from_position(LATE)
    while not played.is_over:
        played.play(played.legal_actions()[0])
    return played


def board() -> Iterator[Any]:
    live = widgets.board(game(), language=CODE, score=True)
    yield live
    for button in ("undo", "redo", "reset", "?"):
        live.controller.press(button)
        yield live


def replay_panel() -> Iterator[Any]:
    panel = widgets.ReplayPanel(finished(), language=CODE)
    yield panel
    for button in ("last", "previous", "next"):
        panel.replay.press(button)
        yield panel


def exercise_panel() -> Iterator[Any]:
    lion = Game.from_position("6/1ZgG2/6/2zG2/6 E3 w - place")
    made = [
        exercises.which_squares(lion, "Lc3", ["lion.zebra-hides", "lion.gazelle-flees"]),
        exercises.find_action(lion, "lion.zebra-hides"),
        exercises.why_forbidden(lion, "Ga1", ["place.line", "guardian.steps"]),
        exercises.territory_worth(lion, "B"),
        exercises.final_points(lion, Player.WHITE),
    ]
    for exercise in made:
        panel = widgets.ExercisePanel(exercise, language=CODE)
        yield panel
        panel.exercise.press("check")
        yield panel
        panel.exercise.choose("square:a1")
        panel.exercise.press("reveal")
        yield panel


def computer_panel() -> Iterator[Any]:
    panel = widgets.ComputerPanel(
        Game.from_position(LATE), human=Player.GREEN, language=CODE, nodes=200, review_nodes=20
    )
    computer = panel.controller
    computer.wake()
    yield panel
    for level in ("greedy", "careful"):
        computer.set_option("level", level)
        yield panel
    computer.press("hint")
    computer.wait(30)
    yield panel
    computer.press("branch")
    yield panel
    computer.press("branch")
    for button in ("review", "stop", "answer"):  # not now
        computer.press(button)
        yield panel
    while not computer.game.is_over:
        computer.choose(computer.view().targets[-1])
        computer.wait(30)
    yield panel
    computer.press("review")
    computer.wait(60)
    yield panel
    computer.show_turn(computer.review.turns[-1].number if computer.review else 0)
    yield panel


def hand() -> Iterator[Any]:
    cards = widgets.hand([3, 7, 8], favourite="lynx", language=CODE)
    yield cards
    controller = cards.controller
    controller.lift(3)
    yield cards
    controller.move(3, 1)
    controller.ask(0)
    yield cards
    for button in ("best", "?"):
        controller.press(button)
        yield cards


def table(panel: Any) -> Iterator[Any]:
    seats = panel.table
    yield panel
    seats.press("best")
    yield panel
    for _ in range(40):
        if seats.game.is_over:
            break
        seats.press("confirm")
        yield panel
        if seats.line is None and not seats.game.is_over:
            seats.choose(seats.view().hand.cards[0])
    seats.press("confirm")
    yield panel
    seats.press("undo")
    yield panel
    seats.seat(9)
    yield panel
    seats.new_game({"players": "?"})
    yield panel


def board_editor() -> Iterator[Any]:
    editor = widgets.BoardEditor(language=CODE)
    yield editor
    editor.presenter.press("resize", {"columns": 7, "rows": 5})
    yield editor
    editor.presenter.press("load", {"map": "A/B/A"})
    yield editor
    editor.presenter.press("load", {"map": "AB/A"})
    yield editor
    editor.presenter.press("president")
    editor.presenter.press("use")
    yield editor


def position_editor() -> Iterator[Any]:
    editor = widgets.PositionEditor(game(), language=CODE)
    yield editor
    editor.presenter.press("clear")
    yield editor
    editor.presenter.press("load", {"position": "6/6"})
    yield editor
    editor.presenter.choose("square:a1")
    editor.presenter.press("play")
    yield editor


def deck_editor() -> Iterator[Any]:
    editor = widgets.DeckEditor(language=CODE)
    yield editor
    grid = editor.grid
    grid.set_cell(1, "body_top", "?")
    yield editor
    grid.set_cell(1, "body_top", "")
    grid.add_card()
    yield editor
    grid.read("?,??\n1,2", "?.csv")
    yield editor
    grid.load_shipped("?")
    yield editor
    grid.add_animal("?")
    yield editor


def designer_panel() -> Iterator[Any]:
    panel = widgets.DesignerPanel(widgets.DeckEditor(language=CODE), language=CODE, seconds=0.2)
    yield panel
    panel.start()
    panel.wait(60)
    yield panel
    panel.bodies.value = "?"
    panel.start()
    panel.wait(60)
    yield panel


def design_panel() -> Iterator[Any]:
    panel = widgets.DesignPanel(
        "pond", games=30, sizes=(30,), language=CODE, compiled=False, folder="/nowhere"
    )
    lab = panel.controller
    yield panel
    lab.keep()
    lab.change("inauguration_points", 9)
    lab.compare()
    lab.wait(60)
    yield panel
    lab.change("counts.zebra", 0)
    lab.wait(60)
    yield panel
    lab.save()
    yield panel
    lab.load("?")
    yield panel


def simulation_panel() -> Iterator[Any]:
    yield widgets.SimulationPanel(100, language=CODE)


PANELS: dict[str, Callable[[], Iterator[Any]]] = {
    "PlayPanel": play_panel,
    "board": board,
    "ReplayPanel": replay_panel,
    "ExercisePanel": exercise_panel,
    "ComputerPanel": computer_panel,
    "hand": hand,
    "FreePanel": lambda: table(widgets.FreePanel(language=CODE)),
    "RacePanel": lambda: table(widgets.RacePanel(language=CODE, computers=1, track_length=6)),
    "BoardEditor": board_editor,
    "PositionEditor": position_editor,
    "DeckEditor": deck_editor,
    "DesignerPanel": designer_panel,
    "DesignPanel": design_panel,
    "SimulationPanel": simulation_panel,
}


def test_no_widget_is_forgotten() -> None:
    assert {*PANELS} == {*widgets.__all__}


@pytest.mark.parametrize("name", PANELS)
def test_panels(name: str) -> None:
    left: dict[str, None] = {}
    for panel in PANELS[name]():
        left |= dict.fromkeys(shown(panel))
    ipywidgets.Widget.close_all()
    assert not left, "\n".join(left)
