"""Rule cards: every rule in every language, shown safely, unknown ids answered helpfully."""

import re
import subprocess
import sys
from dataclasses import fields, replace
from html.parser import HTMLParser

import pytest

from zebres_lib.explain import LANGUAGES, LanguageError, RuleCard, UnknownRuleError, rule, rule_ids
from zebres_lib.explain.cards import ledger
from zebres_lib.explain.catalogue import has_message
from zebres_lib.zebres.rules import Rules
from zebres_lib.zoo_run.variant import FreeRules, RaceRules

BY_LESSON = {
    "01_savannah": "setup.guardian turn.order place.line guardian.steps guardian.jump",
    "02_lion": "zebra.beside-lion gazelle.beside-lion lion.zebra-hides lion.gazelle-flees "
    "lion.unafraid ruling.hidden-gazelle ruling.forced-hiding",
    "03_crocodile": "crocodile.swap crocodile.river crocodile.hidden crocodile.chain "
    "crocodile.gazelle-lands ruling.chain",
    "04_scoring_and_inauguration": "inauguration.first-full inauguration.after-effects "
    "inauguration.by-swap score.majority score.all-animals score.face-down score.inauguration "
    "score.winner ruling.tie ruling.even-territory",
    "05_play_a_game": "solo.finish end.full-board ruling.solo",
    "09_line_them_up": "lineup.order lineup.no-offset lineup.match lineup.hint",
    "10_free_the_animals": "free.setup free.lineups free.tokens free.all-free free.keeper "
    "free.redeal free.verdict",
    "11_race_of_the_year": "race.setup race.lineups race.advance race.crowns race.keep "
    "race.finish race.winner",
}
RULES_OF = {"free": FreeRules, "race": RaceRules}
"""What the options of a rule are fields of, by the first word of its id; others are of Rules."""


def test_the_ledger_has_all_rules_and_their_lessons() -> None:
    assert {(entry.lesson, rule_id) for rule_id, entry in ledger().items()} == {
        (lesson, rule_id) for lesson, ids in BY_LESSON.items() for rule_id in ids.split()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule_id", rule_ids())
def test_every_rule_has_a_card(rule_id: str, language: str) -> None:
    card = rule(rule_id, language)
    assert (card.id, card.language) == (rule_id, language)
    assert card.text.endswith(".")
    assert not card.title.endswith(".")
    assert card.source[0] == card.source[0].upper()
    for text in (card.title, card.text, card.source, card.ruling or ""):
        assert not set(text) & set("{}$<>")
        assert "  " not in text
    assert (card.ruling is not None) == (
        rule_id.startswith("ruling.") or bool(ledger()[rule_id].ruling)
    )
    if rule_id != "end.full-board":
        assert card != rule("end.full-board", language)


def rules_of(rule_id: str) -> type:
    return RULES_OF.get(rule_id.split(".")[0], Rules)


@pytest.mark.parametrize(
    ("rules", "by_hand"),
    [(Rules, {"board"}), (FreeRules, {"deck", "players"}), (RaceRules, {"deck", "players"})],
)
def test_every_field_of_the_rules_is_an_option_of_a_rule(rules: type, by_hand: set[str]) -> None:
    options = {
        entry.option
        for rule_id, entry in ledger().items()
        if entry.option and rules_of(rule_id) is rules
    }
    assert options == {field.name for field in fields(rules) if field.init} - by_hand


def test_every_option_is_told_with_its_default() -> None:
    for rule_id, entry in ledger().items():
        default = getattr(rules_of(rule_id), entry.option) if entry.option else None
        if entry.option and rule_id.startswith("ruling."):
            told = rule(rule_id).ruling
            assert told is not None
            assert f"With {entry.option}={default} (the default): " in told
            assert f"With {entry.option}={not default}: " in told
        elif entry.option and default is None:
            assert re.fullmatch(rf"{entry.option} \(.+\)", rule(rule_id).option or "")
        elif entry.option:
            assert rule(rule_id).option == f"{entry.option}={default}"
        else:
            assert rule(rule_id).option is None


def test_cards_need_no_game() -> None:
    code = (
        "import sys; from zebres_lib.explain import rule, rule_ids; "
        "print(*map(rule, rule_ids()), *[name for name in sys.modules if 'zebres_lib.z' in name])"
    )
    run = [sys.executable, "-c", code]
    printed = subprocess.run(run, check=True, capture_output=True, encoding="utf-8").stdout
    assert "zebres_lib.z" not in printed
    assert "[race.winner]" in printed


def test_rules_by_game_and_lesson() -> None:
    assert rule_ids(game="zebres")[0] == "setup.guardian"
    assert rule_ids("11_race_of_the_year", game="zoo_run") == tuple(
        BY_LESSON["11_race_of_the_year"].split()
    )
    assert rule_ids("11_race_of_the_year", game="zebres") == ()
    assert set(rule_ids()) == set(rule_ids(game="zebres")) | set(rule_ids(game="zoo_run"))
    with pytest.raises(ValueError, match=r"game 'chess'; games: zebres, zoo_run"):
        rule_ids(game="chess")
    with pytest.raises(ValueError, match=r"lesson '99_x'; lessons: 01_savannah"):
        rule_ids("99_x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(language: str) -> None:
    for rule_id, entry in ledger().items():
        assert entry.sources, rule_id
        for key in entry.sources:
            names = [has_message(language, f"{kind}-{key}") for kind in ("section", "source")]
            assert names.count(True) == 1, key
        assert entry.ruling is None or entry.ruling in ledger()


def test_a_card_in_both_languages() -> None:
    assert str(rule("crocodile.chain")) == (
        "One swap after another [crocodile.chain]\n"
        "After a swap the crocodile may swap again from its new square with another gazelle across "
        "a river, and so on. It may stop at any time.\n"
        "Source: Rulebook, section FAQ; published summary of the rules\n"
        "Ruling: It may go on as long as it finds gazelles, but it swaps with each gazelle at most "
        "once in a turn. So every turn comes to an end. With crocodile_chain=True (the default): a "
        "crocodile may swap with several gazelles in a row, once with each. With "
        "crocodile_chain=False: a crocodile swaps at most once in a turn.\n"
        "Lesson: 03_crocodile"
    )
    french = str(rule("lion.zebra-hides", "fr")).replace("\N{NO-BREAK SPACE}", " ")
    assert "Source : Livret de règles, rubriques Lion, Zèbre ; édition de 2004" in french


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("rule_id", rule_ids())
def test_html_is_well_formed_and_inherits_its_colours(rule_id: str) -> None:
    html = rule(rule_id, "fr")._repr_html_()
    tags = _Tags()
    tags.feed(html)
    assert tags.open == []
    assert tags.seen == {"article", "p", "strong", "code", "dl", "dt", "dd"}
    assert "#" not in html
    assert "rgb" not in html


def test_markup_in_a_card_shows_as_text() -> None:
    card: RuleCard = replace(
        rule("score.winner"), title="<script>x</script>", text="*a* & [b](c)", lesson="`d`_e_"
    )
    html = card._repr_html_()
    assert "<script>" not in html
    assert "&lt;script&gt;x&lt;/script&gt;" in html
    assert "*a* &amp; [b](c)" in html
    markdown = card._repr_markdown_()
    assert r"**\<script\>x\</script\>**" in markdown
    assert r"\*a\* \& \[b\](c)" in markdown
    assert r"\`d\`\_e\_" in markdown


@pytest.mark.parametrize(
    ("wrong", "near"),
    [("crocodile.chian", "crocodile.chain"), ("lion", "lion.unafraid"), ("solo", "ruling.solo")],
)
def test_an_unknown_rule_names_its_like(wrong: str, near: str) -> None:
    with pytest.raises(UnknownRuleError, match=rf"no rule has the id '{wrong}'.*{near}") as caught:
        rule(wrong)
    assert isinstance(caught.value, LookupError)


def test_an_id_like_no_other_and_an_unknown_language() -> None:
    with pytest.raises(UnknownRuleError, match=r"'' *; rule_ids\(\) lists all"):
        rule("")
    with pytest.raises(LanguageError, match="available: en, fr"):
        rule("crocodile.chain", "xx")
