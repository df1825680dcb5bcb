"""What can still change in a position: bounds that hold, and positions that go on alike."""

from collections import defaultdict

import numpy as np
import pytest

from tests.helpers import every_ruling, random_games
from tests.zebres.computer.minimax import margin
from zebres_lib.zebres.computer.search.outlook import Survey, new_notes, survey
from zebres_lib.zebres.players.random import play_out
from zebres_lib.zebres.rules import Phase, Position, Rules, score
from zebres_lib.zebres.text.positions import format_position, parse_position

VARIANT = Rules(
    counts={"lion": 3, "elephant": 0, "crocodile": 3, "zebra": 4}, values=(3, 7, 2, 5, 1)
)


def look(rules: Rules, position: Position) -> Survey:
    return survey(rules, position, new_notes(rules))


def final_margin(rules: Rules, position: Position) -> int:
    white, green = score(rules, position)
    return white - green


@every_ruling
def test_every_game_ends_within_the_bounds(rules):
    within_the_bounds(rules, games=3)


def test_every_game_of_a_variant_ends_within_the_bounds():
    within_the_bounds(VARIANT, games=12)


def within_the_bounds(rules: Rules, games: int) -> None:
    chance = np.random.default_rng(1)
    for game in random_games(rules, games, seed=2):
        for position, _ in game:
            if position.phase == Phase.PLACE:
                view = look(rules, position)
                for _ in range(3):
                    final = play_out(rules, position, chance)
                    text = format_position(rules, position)
                    assert view.lower <= final_margin(rules, final) <= view.upper, text
                placed = (final.white | final.green).bit_count()
                assert view.placements >= placed - (position.white | position.green).bit_count()


def test_bounds_meet_at_the_end():
    for game in random_games(Rules(), 5, seed=3):
        final = game[-1][0]
        view = look(Rules(), final)
        assert view.lower == view.upper == view.settled == final_margin(Rules(), final)


@pytest.mark.parametrize("rules", [Rules(), Rules(hidden_gazelles_flee=False), VARIANT])
def test_positions_of_one_digest_go_on_alike(rules):
    """All positions that trying everything meets, by their digest."""
    groups: dict[tuple[int, int], set[int]] = defaultdict(set)
    checks: dict[int, set[int]] = defaultdict(set)
    positions = 0
    for game in random_games(rules, 8, seed=4):
        # Five squares from the end; lions may still be in hand, and gazelles may come back.
        late = [
            position
            for position, _ in game
            if (rules.all_squares & ~(position.white | position.green)).bit_count() == 5
        ]
        values: dict[Position, int] = {}
        margin(rules, late[0], values)
        for position, value in values.items():
            if position.phase == Phase.PLACE:
                view = look(rules, position)
                groups[view.digest, view.check].add(value - view.settled)
                checks[view.check].add(view.digest)
                positions += 1
    assert all(len(values) == 1 for values in groups.values())
    assert all(len(digests) == 1 for digests in checks.values())
    assert len(groups) < 0.8 * positions


LATE = "zg2gE/ZzCZZG/eL1gzz/Z2GC1/1Zczcg Sf w w place"


@pytest.mark.parametrize(
    ("change", "to"),
    [
        ("Sf", "Sb"),  # the guardian
        ("w w place", "g w place"),  # who decides
        ("w w place", "w - place"),  # whether the Inauguration token is still to be had
        ("zg2gE", "zg2gG"),  # what is left in hand
        ("zg2gE", "z1g1gE"),  # which squares are empty
        ("eL1gzz", "eL1Gzz"),  # a gazelle that Green's lion may send home
        ("eL1gzz", "eL1g!zz"),  # or that has been turned face down
    ],
)
def test_what_matters_is_in_the_digest(change, to):
    one, other = (parse_position(Rules(), text) for text in (LATE, LATE.replace(change, to)))
    assert look(Rules(), one).digest != look(Rules(), other).digest
    assert look(Rules(), one).check != look(Rules(), other).check


def test_what_does_not_matter_is_not():
    # Both lions and all crocodiles are on the board, so that nothing moves any more.
    text = "zg2lE/ZzCZZG/eL1gzz/Z2GC1/1Zczcg Sf w w place"
    one = look(Rules(), parse_position(Rules(), text))
    # The green zebra and the white crocodile of territory B have changed places.
    other = look(Rules(), parse_position(Rules(), text.replace("zCZZG", "CzZZG")))
    assert (one.digest, one.check, one.settled) == (other.digest, other.check, other.settled)
