"""What tests share: short ways to type positions, to look at events and at errors."""

import ast
import pickle
from collections.abc import Iterable, Iterator
from dataclasses import fields
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from zebres_lib.errors import MessageError
from zebres_lib.explain import LANGUAGES
from zebres_lib.zebres.board import CLASSIC, PRESIDENT, Board
from zebres_lib.zebres.events import Event
from zebres_lib.zebres.game import Game
from zebres_lib.zebres.players import random as random_player
from zebres_lib.zebres.rules import Position, Rules, apply, is_over, start

FLAGS = tuple(each.name for each in fields(Rules) if isinstance(each.default, bool))
"""The rulings that are yes or no, in the order of the fields of the rules."""


def all_rulings(board: Board = CLASSIC) -> list[Rules]:
    """Return the rules of a board under every combination of the rulings."""
    choices = product((True, False), repeat=len(FLAGS))
    return [Rules(board=board, **dict(zip(FLAGS, choice, strict=True))) for choice in choices]


ALL_RULES = [rules for board in (CLASSIC, PRESIDENT) for rules in all_rulings(board)]


def rules_id(rules: Rules) -> str:
    """Name rules in a test id, such as ``classic-TTF`` for the rulings in the order of FLAGS."""
    return f"{rules.board.name}-" + "".join("FT"[getattr(rules, flag)] for flag in FLAGS)


def every_ruling(function):
    """Run a test with the argument ``rules`` under every combination of rulings and boards."""
    return pytest.mark.parametrize("rules", ALL_RULES, ids=rules_id)(function)


def shows(*rule_ids: str):
    """Run a test with the argument ``rule`` for each rule of the ledger that it is about."""
    return pytest.mark.parametrize("rule", rule_ids)


def shown_rules(folder: Path) -> set[str]:
    """Return the rule ids that tests in a folder are decorated with (see :func:`shows`)."""
    found = set()
    for path in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "shows":
                        found |= {ast.literal_eval(argument) for argument in decorator.args}
    return found


def at(position: str, **options) -> Game:
    """Return a game that begins at a position, under rules with these options."""
    return Game.from_position(position, Rules(**options))


def told(events: Iterable[Event], rule: str, case: str = "") -> list[Event]:
    """Return the events of a rule, or only those of one case."""
    return [event for event in events if event.rule == rule and case in ("", event.case)]


def squares(event: Event) -> list[str]:
    """Return where the tokens of an event stand."""
    return [token.square for token in event.tokens]


def random_games(rules: Rules, games: int, seed: int) -> Iterator[list[tuple[Position, int]]]:
    """Yield random games as lists of (position, action taken there); the last action is -1."""
    randomness = np.random.default_rng(seed)
    for _ in range(games):
        position, line = start(), []
        while not is_over(position):
            action = random_player.choose(rules, position, randomness)
            line.append((position, action))
            position = apply(rules, position, action)
        yield [*line, (position, -1)]


def is_told_in_every_language(error: MessageError) -> bool:
    """Tell whether an error says something of its own in each language, as it does once sent."""
    sent = pickle.loads(pickle.dumps(error))
    sentences = [error.sentence(language) for language in LANGUAGES]
    return (
        len({*sentences}) == len(LANGUAGES)
        and sentences == [sent.sentence(language) for language in LANGUAGES]
        and str(sent) == error.sentence("en")
    )
