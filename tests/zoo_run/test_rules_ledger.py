"""Every rule of the ledger of Zoo Run has a test here that names it."""

from pathlib import Path

import pytest

from tests.helpers import shown_rules
from zebres_lib.explain import rule_ids

TESTED = shown_rules(Path(__file__).parent)
RULES = rule_ids(game="zoo_run")


@pytest.mark.parametrize("rule", RULES)
def test_a_test_names_the_rule(rule):
    assert rule in TESTED, f"no test in tests/zoo_run is decorated with shows({rule!r})"


def test_no_test_names_a_rule_that_is_not_in_the_ledger():
    assert set(RULES) >= TESTED


def test_the_ledger_is_whole():
    """4 rules of lining up and 7 of each game."""
    kinds = [rule.split(".")[0] for rule in RULES]
    assert len(RULES) == len(set(RULES)) == 18
    assert [kinds.count(kind) for kind in ("lineup", "free", "race")] == [4, 7, 7]
