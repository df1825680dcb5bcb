"""Every rule and ruling of the ledger has a test that names it."""

from pathlib import Path

import pytest

from tests.helpers import FLAGS, shown_rules
from zebres_lib.explain import rule_ids
from zebres_lib.zebres.rules import Rules

TESTED = shown_rules(Path(__file__).parent)
RULES = rule_ids(game="zebres")


@pytest.mark.parametrize("rule", RULES)
def test_a_test_names_the_rule(rule):
    assert rule in TESTED, f"no test in tests/zebres is decorated with shows({rule!r})"


def test_no_test_names_a_rule_that_is_not_in_the_ledger():
    assert set(RULES) >= TESTED


def test_a_missing_test_would_be_noticed(tmp_path):
    (tmp_path / "test_some.py").write_text(
        '@shows("lion.unafraid", "end.full-board")\ndef test_one(rule): ...\n\n'
        '@shows("guardian.jump")\ndef helper(rule): ...\n'
    )
    assert shown_rules(tmp_path) == {"lion.unafraid", "end.full-board"}


def test_the_ledger_is_whole():
    """25 rules and 6 rulings, of which three are options of the rules."""
    rulings = {rule for rule in RULES if rule.startswith("ruling.")}
    assert len(RULES) == len(set(RULES)) == 25 + 6
    assert len(rulings) == 6
    assert {type(getattr(Rules(), flag)) for flag in FLAGS} == {bool}
