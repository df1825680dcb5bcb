"""The rule cards: each rule of the ledger in our own words, with its source and its ruling."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple

from .catalogue import check_language, has_message, message_id, message_text


class UnknownRuleError(LookupError):
    """An id that is no rule of the ledger; the message names those that look like it."""


class LedgerEntry(NamedTuple):
    """What the ledger says of a rule besides its text.

    ``game`` names the game it belongs to, ``option`` the field of its rules that changes it, and
    ``default`` the value of that field, None where the catalogues say it in words.
    """

    game: str
    sources: tuple[str, ...]
    lesson: str
    ruling: str | None = None
    option: str | None = None
    default: bool | int | tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, repr=False)
class RuleCard:
    """One rule, to be read by people; notebooks show it as a card.

    Attributes
    ----------
    id
        Rule id, such as ``"crocodile.chain"``.
    title, text
        The rule in our own words.
    source
        Where it comes from, such as ``"Rulebook, section FAQ; published summary of the rules"``.
    ruling
        What settles a question that the sources leave open, with the values of its option.
    option
        The field of ``Rules`` that changes it, with its default, such as ``"guardian_steps=3"``.
    lesson
        Stem of the notebook that shows it, such as ``"03_crocodile"``.
    language
        Code of the language of all this.
    """

    id: str
    title: str
    text: str
    source: str
    ruling: str | None
    option: str | None
    lesson: str
    language: str

    def _labelled(self) -> list[tuple[str, str]]:
        rows = [("source", self.source), ("ruling", self.ruling), ("option", self.option)]
        rows.append(("lesson", self.lesson))
        return [
            (message_text(self.language, f"card-{label}"), value) for label, value in rows if value
        ]

    def __str__(self) -> str:
        lines = [f"{self.title} [{self.id}]", self.text]
        lines += [
            message_text(self.language, "card-line", arguments={"label": label, "value": value})
            for label, value in self._labelled()
        ]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        # Colours are inherited, so that the card reads in a light and in a dark theme alike.
        rows = "".join(
            f'<dt style="grid-column:1;opacity:.75">{escape(label)}</dt>'
            f'<dd style="grid-column:2;margin:0">{escape(value)}</dd>'
            for label, value in self._labelled()
        )
        return (
            f'<article lang="{escape(self.language)}" style="max-width:42em;margin:.5em 0;'
            'padding:.6em 1em;border:1px solid;border-left-width:.35em;border-radius:.4em">'
            '<p style="display:flex;flex-wrap:wrap;justify-content:space-between;gap:.2em 1em;'
            f'margin:0 0 .4em"><strong>{escape(self.title)}</strong> '
            '<code style="opacity:.75;background:none;color:inherit">'
            f"{escape(self.id)}</code></p>"
            f'<p style="margin:0 0 .6em">{escape(self.text)}</p>'
            '<dl style="display:grid;grid-template-columns:max-content 1fr;gap:.15em .9em;'
            f'margin:0;font-size:.9em">{rows}</dl></article>'
        )

    def _repr_markdown_(self) -> str:
        rows = "\n".join(
            f"- *{_plain(label)}* — {_plain(value)}" for label, value in self._labelled()
        )
        return f"**{_plain(self.title)}** (`{self.id}`)\n\n{_plain(self.text)}\n\n{rows}\n"


@cache
def ledger() -> dict[str, LedgerEntry]:
    """Return the ledgers of all games, by rule id, in their own order."""
    import tomllib  # slow to load, and only cards and brackets need it

    entries = {}
    ledgers = (files(__package__) / "ledgers").iterdir()
    for file in sorted(ledgers, key=lambda file: file.name):
        game = file.name.removesuffix(".toml")
        for rule_id, entry in tomllib.loads(file.read_text(encoding="utf-8")).items():
            default = entry.get("default")
            entries[rule_id] = LedgerEntry(
                game,
                tuple(entry["sources"]),
                entry["lesson"],
                entry.get("ruling"),
                entry.get("option"),
                tuple(default) if isinstance(default, list) else default,
            )
    return entries


def rule_ids(lesson: str | None = None, *, game: str | None = None) -> tuple[str, ...]:
    """Return the ids of all rules and rulings, in ledger order.

    Only those that a lesson shows, with a ``lesson`` (a notebook's stem), and only those of a
    ``game`` (``"zebres"`` or ``"zoo_run"``). Raises ``ValueError`` for a lesson or a game that the
    ledger does not know.
    """
    games = sorted({entry.game for entry in ledger().values()})
    if game is not None and game not in games:
        raise ValueError(f"no ledger for the game {game!r}; games: {', '.join(games)}")
    lessons = sorted({entry.lesson for entry in ledger().values()})
    if lesson is not None and lesson not in lessons:
        raise ValueError(f"no rule is shown in lesson {lesson!r}; lessons: {', '.join(lessons)}")
    return tuple(
        rule_id
        for rule_id, entry in ledger().items()
        if lesson in (None, entry.lesson) and game in (None, entry.game)
    )


def rule(rule_id: str, language: str = "en") -> RuleCard:
    """Return the card of a rule or ruling.

    Raises
    ------
    UnknownRuleError
        If the ledger has no such rule; names those with similar ids.
    LanguageError
        If there is no catalogue for the language; names those there are.

    >>> rule("crocodile.chain").title
    'One swap after another'
    """
    check_language(language)
    entry = ledger_entry(rule_id)
    ruling = None
    if entry.ruling is not None:
        ruling = f"{_text(entry.ruling, language)} {_choice(entry.ruling, language)}"
    elif rule_id.startswith("ruling."):
        ruling = _choice(rule_id, language)
    return RuleCard(
        id=rule_id,
        title=message_text(language, message_id(rule_id)),
        text=_text(rule_id, language),
        source=_source(entry.sources, language),
        ruling=ruling,
        option=_option(rule_id, language),
        lesson=entry.lesson,
        language=language,
    )


def ledger_entry(rule_id: str) -> LedgerEntry:
    """Return what the ledger says of a rule; raises :class:`UnknownRuleError`."""
    known = ledger()
    if rule_id in known:
        return known[rule_id]
    close = get_close_matches(rule_id, known, n=3, cutoff=0.5)
    part = [other for other in known if rule_id and rule_id in other.split(".")]
    near = list(dict.fromkeys(close + part))
    hint = f"did you mean {' or '.join(near)}?" if near else "rule_ids() lists all ids"
    raise UnknownRuleError(f"no rule has the id {rule_id!r}; {hint}")


@cache
def bracket(rule_id: str, language: str) -> str:
    """Return where a rule comes from in a few words, to be put in brackets behind a sentence.

    That is the source that settles it, and that it is a ruling of ours where it is one.
    """
    sources = ledger_entry(rule_id).sources
    where = _source_name(sources[0], language)
    if has_message(language, f"section-{sources[0]}"):
        where = message_text(language, "bracket-rulebook", arguments={"section": where})
    if "house" in sources[1:]:
        house = {"where": where, "next": _source_name("house", language)}
        where = message_text(language, "bracket-also", arguments=house)
    return where


def _text(rule_id: str, language: str) -> str:
    return message_text(language, message_id(rule_id), "text")


def _option(rule_id: str, language: str) -> str | None:
    entry = ledger_entry(rule_id)
    option, default = entry.option, entry.default
    if option is None or isinstance(default, bool):
        return None  # a yes-or-no option is told with its ruling, value by value
    if default is None:  # what it is by default takes words
        return f"{option} ({message_text(language, message_id(rule_id), 'default')})"
    return f"{option}={default}"


def _choice(ruling: str, language: str) -> str:
    entry = ledger_entry(ruling)
    option, default = entry.option, entry.default
    if option is None:
        return message_text(language, "card-no-choice")
    meaning = {value: message_text(language, message_id(ruling), str(value).lower())
            for value in (default, not default)}  # fmt: skip
    choice = {
        "option": option,
        "default": str(default),
        "other": str(not default),
        "default-text": meaning[default],
        "other-text": meaning[not default],
    }
    return message_text(language, "card-choice", arguments=choice)


def _source_name(key: str, language: str) -> str:
    kind = "section" if has_message(language, f"section-{key}") else "source"
    return message_text(language, f"{kind}-{key}")


def _source(sources: Iterable[str], language: str) -> str:
    keys = list(sources)
    sections = [key for key in keys if has_message(language, f"section-{key}")]
    names = [_source_name(key, language) for key in keys if key not in sections]
    if sections:
        listed = {
            "count": len(sections),
            "sections": ", ".join(_source_name(key, language) for key in sections),
        }
        names.insert(0, message_text(language, "source-rulebook", arguments=listed))
    where = names[0][:1].upper() + names[0][1:]
    for name in names[1:]:
        where = message_text(language, "bracket-also", arguments={"where": where, "next": name})
    return where


def _plain(text: str) -> str:
    """Return text with everything that Markdown would read as markup made harmless."""
    return re.sub(r"([\\`*_{}\[\]<>#|~$&])", r"\\\1", text)
