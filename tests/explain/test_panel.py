"""The words of the play panel: each field and board is named, each phrase can be said."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import zebres_lib
from zebres_lib.explain import LANGUAGES, CatalogueError, LanguageError, phrase, phrase_keys
from zebres_lib.explain.catalogue import FILES, NO_BREAK, source
from zebres_lib.explain.messages import Message
from zebres_lib.zebres.board import BOARDS
from zebres_lib.zebres.rules import Player, Rules, Species


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.words.add(node.id.name)


def variables(language: str) -> dict[str, set[str]]:
    """Return what each phrase asks for, with what the words that it uses ask for."""
    own: dict[str, _Variables] = {}
    for name in (name for name in FILES if name.split(".")[-2] == language):
        for entry in FluentResource(source(name)).body:
            if isinstance(entry, ast.Message):
                own[entry.id.name] = _Variables()
                own[entry.id.name].visit(entry)

    def all_of(key: str) -> set[str]:
        return own[key].names.union(*(all_of(word) for word in own[key].words))

    return {key: all_of(key) for key in phrase_keys()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_can_be_said(language: str) -> None:
    samples = {"player": Player.GREEN, "colour": Player.WHITE, "species": Species.ZEBRA}
    numbers = {"count", "white", "green", "rows", "columns"}
    flags = {"down", "guardian"}
    english = variables("en")
    for key, wanted in variables(language).items():
        # What a language does not need, another may: callers give what any of them asks for.
        given: dict[str, object] = {
            name: samples.get(name, 2 if name in numbers else name in flags or "x")
            for name in wanted | english[key]
        }
        text = phrase(key, language, **given)
        assert text.strip() == text
        assert text or key in NO_BREAK  # a language may have no such sign
        assert not set(text) & set("{}$"), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_the_rules_and_every_board_is_named(language: str) -> None:
    for field in fields(Rules):
        if field.init:
            assert phrase(f"field-{field.name}", language)
    for name in BOARDS:
        assert phrase(f"board-{name}", language)


def test_no_phrase_is_unused() -> None:
    package = Path(zebres_lib.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    words = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*.ftl"))
    made = [
        re.sub(r"\\{.*?\\}", ".+", re.escape(name))
        for name in re.findall(r'(?:phrase\(|message_text\([\w.]+, )f"(.+?)"', code)
    ]
    unused = [
        key
        for key in phrase_keys()
        if f'"{key}"' not in code
        and f"'{key}'" not in code
        and f"{{ {key} }}" not in words
        and not any(re.fullmatch(pattern, key) for pattern in made)
    ]
    assert made
    assert not unused


def test_wrong_keys_languages_and_arguments() -> None:
    with pytest.raises(CatalogueError, match=r"no phrase has the key 'new-gmae'; .*new-game"):
        phrase("new-gmae")
    with pytest.raises(CatalogueError, match=r"hand.*player.*no arguments"):
        phrase("hand")
    with pytest.raises(LanguageError, match="available: en, fr"):
        phrase("undo", "xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_of_any_length_is_told(language: str) -> None:
    for length in (800, 801, 2_500, 10_000):
        text = phrase("exercise-solution", language, answer="9" * length)
        assert "9" * min(length, 799) in text
        assert ("…" in text) == (length > 800)
        assert Message("failed", {"message": "9" * length}).text(language)
