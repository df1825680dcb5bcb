"""Rules as data: what they hold, and what is said of rules that cannot be played."""

import numpy as np
import pytest

from tests.helpers import is_told_in_every_language
from zebres_lib.errors import RulesError
from zebres_lib.zebres.board import CLASSIC, PRESIDENT
from zebres_lib.zebres.rules import Rules, Species, start


def test_the_classic_rules():
    rules = Rules()
    assert rules.board is CLASSIC
    assert rules.counts == (6, 5, 2, 1, 1)
    assert rules.values == (2, 6, 0, 5, 1)
    assert rules.hand_size == 15
    assert (rules.inauguration_points, rules.guardian_steps) == (5, 3)
    assert rules.differences() == {}
    # All face-up animals together are worth 96 points.
    worth = 2 * sum(n * v for n, v in zip(rules.counts, rules.values, strict=True))
    assert worth == 96
    assert "".join(species.letter for species in Species) == "GZCEL"
    assert len(start()) == 14


def test_fields_are_given_in_several_ways():
    rules = Rules(board="president", counts={"zebra": 4, Species.LION: 2}, values=[2, 7, 0, 5, 1])
    assert rules.board is PRESIDENT
    assert rules.counts == (6, 4, 2, 1, 2)
    assert rules.values == (2, 7, 0, 5, 1)
    assert rules.differences() == {
        "board": PRESIDENT,
        "counts": (6, 4, 2, 1, 2),
        "values": (2, 7, 0, 5, 1),
    }
    assert Rules(values=np.array([2, 6, 0, 5, 1])) == Rules()
    assert hash(Rules()) == hash(Rules(board="classic"))


@pytest.mark.parametrize(
    ("options", "field", "rule"),
    [
        ({"board": 3}, "board: 3 is not a Board", "classic, president"),
        ({"board": "nope"}, "board: 'nope' is not a Board", "classic, president"),
        ({"counts": 5}, "counts: 5 is not five whole numbers", "place.line"),
        ({"counts": (1, 2)}, "counts: (1, 2) is not five whole numbers", "place.line"),
        ({"counts": "66666"}, "counts: '66666' is not five whole numbers", "place.line"),
        ({"counts": {"cow": 1}}, "counts: 'cow' is not an animal", "place.line"),
        ({"counts": {"zebra": -1}}, "counts: zebra: -1 is not from 0 to 99", "place.line"),
        ({"counts": {"zebra": 1.5}}, "counts: zebra: 1.5 is not a whole number", "place.line"),
        ({"counts": (1, 1, 1, 1, 1)}, "counts: two hands hold 10 tokens", "end.full-board"),
        ({"values": (1, 2, 3, 4, True)}, "values: lion: True is not", "score.all-animals"),
        ({"values": {"lion": 100}}, "values: lion: 100 is not from 0", "score.all-animals"),
        ({"inauguration_points": -1}, "inauguration_points: -1 is not", "score.inauguration"),
        ({"inauguration_points": "5"}, "inauguration_points: '5' is not", "score.inauguration"),
        ({"guardian_steps": 0}, "guardian_steps: 0 is not from 1 to 21", "guardian.steps"),
        ({"guardian_steps": 22}, "guardian_steps: 22 is not from 1 to 21", "guardian.steps"),
        ({"hidden_gazelles_flee": 1}, "hidden_gazelles_flee: 1 is", "ruling.hidden-gazelle"),
        ({"crocodile_chain": "no"}, "crocodile_chain: 'no' is neither", "ruling.chain"),
        ({"guardian_while_solo": None}, "guardian_while_solo: None is", "ruling.solo"),
    ],
)
def test_errors_name_the_field_and_the_rule(options, field, rule):
    with pytest.raises(RulesError) as caught:
        Rules(**options)
    assert str(caught.value).startswith(field)
    assert rule in str(caught.value)
    assert is_told_in_every_language(caught.value)


def test_compiled_tables_hold_the_same_numbers():
    rules = Rules(board=PRESIDENT, crocodile_chain=False)
    tables = rules.compiled()
    for name in tables._fields:
        assert np.array_equal(getattr(tables, name), getattr(rules, name))
    assert tables.lines.dtype == np.int64
