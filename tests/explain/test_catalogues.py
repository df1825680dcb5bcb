"""Every case of every rule has a sentence in every language, and no sentence is left over.

The cases are read from the code that makes the events, so this list cannot go stale.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

import zebres_lib
from zebres_lib.explain import LANGUAGES, explain, rule, rule_ids
from zebres_lib.explain.catalogue import FILES, message_id, source
from zebres_lib.zebres.events import Event
from zebres_lib.zebres.rules import Player
from zebres_lib.zoo_run.events import Event as ZooEvent

CARD = {"text", "true", "false", "default"}
"""Attributes of a rule's message that are for its card; all others are cases of events."""


# --- which cases the code can tell -------------------------------------------------------------


def _values(node: ast.expr, known: dict[str, list[str]]) -> list[tuple[str, str]]:
    """Return what a text expression can be, each with the conditions that lead there."""
    match node:
        case ast.Constant(str(text)):
            return [(text, "")]
        case ast.IfExp():
            test = ast.dump(node.test)
            yes = [(text, f"+{test}{more}") for text, more in _values(node.body, known)]
            no = [(text, f"-{test}{more}") for text, more in _values(node.orelse, known)]
            return yes + no
        case ast.Name():
            return [(text, "") for text in known[node.id]]
        case ast.JoinedStr(parts):
            texts = [""]
            for part in parts:
                inner = part.value if isinstance(part, ast.FormattedValue) else part
                texts = [one + two for one in texts for two, _ in _values(inner, known)]
            return [(text, "") for text in texts]
    raise AssertionError(f"line {node.lineno}: cannot tell what {ast.unparse(node)} can be")


def _assigned(statement: ast.AST, names: tuple[str, ...]) -> Iterator[list[str]]:
    """Yield each group of texts that a statement gives to these names together."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Assign):
            target, values = node.targets[0], [node.value]
        elif isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple):
            target, values = node.target, node.iter.elts
        else:
            continue
        if isinstance(target, ast.Name) and names == (target.id,):
            for value in values:
                yield from ([text] for text, _ in _values(value, {}))
        elif isinstance(target, ast.Tuple):
            bound = [getattr(element, "id", None) for element in target.elts]
            if set(names) <= set(bound):
                for value in values:
                    assert isinstance(value, ast.Tuple)
                    group = [value.elts[bound.index(name)] for name in names]
                    yield [text for element in group for text, _ in _values(element, {})]


def _last_assigned(path: list[ast.AST], names: tuple[str, ...]) -> list[list[str]]:
    """Return the groups of the nearest statement before the end of the path that assigns them."""
    for parent, child in zip(reversed(path[:-1]), reversed(path[1:]), strict=True):
        if isinstance(parent, ast.For):
            heading = ast.For(parent.target, parent.iter, [], [])
            if found := list(_assigned(heading, names)):
                return found
        for block in (getattr(parent, field, None) for field in ("body", "orelse")):
            if isinstance(block, list) and child in block:
                for statement in reversed(block[: block.index(child)]):
                    if found := list(_assigned(statement, names)):
                        return found
    raise AssertionError(f"line {getattr(path[-1], 'lineno', '?')}: nothing assigns {names}")


def _paths(node: ast.AST, above: list[ast.AST]) -> Iterator[list[ast.AST]]:
    path = [*above, node]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event":
        yield path
    for child in ast.iter_child_nodes(node):
        yield from _paths(child, path)


def cases_in(code: str) -> set[tuple[str, str]]:
    """Return the (rule, case) pairs of all events that this code can make."""
    cases = set()
    for path in _paths(ast.parse(code), []):
        call = path[-1]
        assert isinstance(call, ast.Call)
        given = {keyword.arg: keyword.value for keyword in call.keywords}
        rule, case = given["rule"], given["case"]
        if isinstance(rule, ast.Name) and isinstance(case, ast.Name):
            cases |= {(one, two) for one, two in _last_assigned(path, (rule.id, case.id))}
            continue
        names = {
            node.id
            for part in (rule, case)
            for node in ([part] if isinstance(part, ast.Name) else ast.walk(part))
            if isinstance(node, ast.Name) and not _is_test(node, part)
        }
        known = {name: [texts[0] for texts in _last_assigned(path, (name,))] for name in names}
        for rule_text, reason in _values(rule, known):
            for case_text, other in _values(case, known):
                # Two conditional expressions on the same condition go together.
                opposite = {"+": "-", "-": "+"}.get(reason[:1], "") + reason[1:]
                if not (reason and other.startswith(opposite)):
                    cases.add((rule_text, case_text))
    return cases


def _is_test(name: ast.Name, part: ast.expr) -> bool:
    tests = [node.test for node in ast.walk(part) if isinstance(node, ast.IfExp)]
    return any(name in ast.walk(test) for test in tests)


GAMES = ("zebres", "zoo_run")
SENTENCES = {"zebres": "", "zoo_run": "zoo_run."}
"""How the names of the catalogue files begin that have the sentences of a game."""


@cache
def cases_of(game: str) -> frozenset[tuple[str, str]]:
    """The (rule, case) pairs of a whole game."""
    files = (Path(zebres_lib.__file__).parent / game).rglob("*.py")
    return frozenset().union(*(cases_in(path.read_text(encoding="utf-8")) for path in files))


def test_reading_cases_from_code() -> None:
    code = """
def f(flag, other, items):
    yield Event(rule="a.b", case="plain")
    yield Event(rule="x.y" if flag else "x.z", case="one" if flag else ("two" if other else "six"))
    if other:
        case = "early"
        yield Event(rule="late.r", case=case)
    else:
        kind = "cat" if flag else "dog"
        yield Event(rule=f"{kind}.r", case="says")
    for rule, case, item in (("l.one", "first", 1), ("l.two", "second", 2)):
        for thing in items:
            yield Event(rule=rule, case=case)
    if flag:
        rule, case = "m.a", "p"
    else:
        rule, case = "m.b", "q"
    return Event(rule=rule, case=case)
"""
    assert cases_in(code) == {
        ("a.b", "plain"),
        ("x.y", "one"),
        ("x.z", "two"),
        ("x.z", "six"),
        ("late.r", "early"),
        ("cat.r", "says"),
        ("dog.r", "says"),
        ("l.one", "first"),
        ("l.two", "second"),
        ("m.a", "p"),
        ("m.b", "q"),
    }


# --- and which the catalogues have -------------------------------------------------------------


def messages(name: str) -> dict[str, set[str]]:
    """Return the messages of a catalogue file with their attributes."""
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentResource(source(name)).body
        if isinstance(entry, fluent.Message)
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_case_has_a_sentence_and_no_sentence_is_left_over(language: str, game: str) -> None:
    told = {
        (rule, case)
        for rule in rule_ids(game=game)
        for case in messages(f"{SENTENCES[game]}{language}.ftl")[message_id(rule)] - CARD
    }
    assert cases_of(game) - told == set(), "events without a sentence"
    assert told - cases_of(game) == set(), "sentences without an event"


def test_games_lead_to_every_case(events: list[Event], zoo_events: list[ZooEvent]) -> None:
    assert {(event.rule, event.case) for event in events} == cases_of("zebres")
    assert {(event.rule, event.case) for event in zoo_events} == cases_of("zoo_run")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_catalogue_are_those_of_the_ledger(language: str, game: str) -> None:
    file = f"{SENTENCES[game]}{language}.ftl"
    told = {message for message in messages(file) if "_" in message}
    assert told == {message_id(rule) for rule in rule_ids(game=game)}


def test_the_two_first_languages_are_there() -> None:
    assert {"en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_messages(name: str) -> None:
    *room, _, _ = name.split(".")
    assert messages(name) == messages(".".join([*room, "en", "ftl"]))


@pytest.mark.parametrize("name", FILES)
def test_a_catalogue_file_is_read_without_errors(name: str) -> None:
    junk = [e for e in FluentResource(source(name)).body if isinstance(e, fluent.Junk)]
    assert [entry.content for entry in junk] == []


def test_threads_that_read_the_same_message_first_all_get_it() -> None:
    code = """
import sys, threading
from zebres_lib.explain import phrase
sys.setswitchinterval(1e-6)
said, start = [], threading.Barrier(12)
def say():
    start.wait()
    said.append(phrase("choose-square", "fr", player="white", species="lion"))
threads = [threading.Thread(target=say) for _ in range(12)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(said), len(set(said)))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["12", "1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_id_is_used_twice(language: str) -> None:
    ids = [
        entry.id.name
        for name in FILES
        if name.split(".")[-2] == language
        for entry in FluentResource(source(name)).body
        if isinstance(entry, fluent.Message)
    ]
    assert sorted(ids) == sorted(set(ids))


def test_french_punctuation_does_not_break_from_its_word() -> None:
    said = explain(Event(rule="turn.order", case="place-first", player=Player.WHITE), "fr")
    assert "tour\N{NO-BREAK SPACE}: Blanc" in said
    assert "règles\N{NO-BREAK SPACE}: Tour" in said
    for rule_id in rule_ids():
        card = str(rule(rule_id, "fr"))
        assert not re.search(r" [:;?!]", card), card


def test_french_apostrophes_are_curly() -> None:
    for name in FILES:
        if name.split(".")[-2] == "fr":
            lines = source(name).splitlines()
            assert [line for line in lines if "'" in line and not line.startswith("#")] == []
