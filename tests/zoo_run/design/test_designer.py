"""The designer of decks: what it finds is checked card by card by a program of its own."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st

from tests.zoo_run.card_reference import ANIMALS, best, decks, plain, strangers
from zebres_lib import jit
from zebres_lib.randomness import Stream
from zebres_lib.zoo_run import RECONSTRUCTED, Card, Deck
from zebres_lib.zoo_run.design import (
    Constraints,
    ConstraintsError,
    WantedChance,
    constraints_of,
    design_deck,
    unmet,
)
from zebres_lib.zoo_run.design.moves import NO_LIMIT, SIDES, Limits, Walker, set_up
from zebres_lib.zoo_run.design.search import Search, deck_of, first_edges
from zebres_lib.zoo_run.design.walk import all_hands_make, steer, walk

SMALL = Constraints(cards=9, head_edges=(1, 1, 7), body_edges=(1, 1, 7), animals=2)
LOOSE = Constraints(cards=7, head_edges=(2, 2, 3), body_edges=(1, 3, 3), animals=2, spread=2)


# --- an independent check ---------------------------------------------------------------------


def check(deck, constraints):
    """Assert every constraint on the cards of a deck."""
    cards = plain(deck)
    assert len(cards) == constraints.cards
    for part, wanted in ((1, constraints.body_edges), (2, constraints.head_edges)):
        lengths = Counter(sum(animal != "" for animal in card[part]) for card in cards)
        assert [lengths[number] for number in (0, 1, 2, 3)] == [0, *wanted]
        often = Counter((row, card[part][row]) for card in cards for row in range(3))
        numbers = [often[row, animal] for row in range(3) for animal in constraints.animals]
        assert sum(numbers) == sum(n * number for number, n in lengths.items())
        if constraints.spread is not None:
            assert max(numbers) - min(numbers) <= constraints.spread
    if constraints.different:
        assert len({(*one, *other) for _, one, other in cards}) == len(cards)
    if constraints.hint:
        assert not strangers(cards)


# --- constraints ------------------------------------------------------------------------------


def test_the_reconstructed_deck_meets_its_description():
    assert constraints_of(RECONSTRUCTED) == Constraints()
    assert unmet(RECONSTRUCTED, Constraints()) == ()
    check(RECONSTRUCTED, Constraints())


@settings(max_examples=60)
@given(deck=decks(most=9, animals=("lynx", "turtle", "zèbre")))
def test_every_deck_meets_the_constraints_read_off_it(deck):
    constraints = constraints_of(deck)
    assert unmet(deck, constraints) == ()
    check(deck, constraints)
    assert constraints.hint == (not strangers(plain(deck)))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"cards": 29}, "head_edges: 5 + 5 + 20 edges are 30, but there are 29 cards"),
        ({"body_edges": (5, 5, 21)}, "body_edges: 5 + 5 + 21 edges are 31, but there are 30 cards"),
        ({"cards": 1}, "cards: 1 is not a whole number from 2 to 60"),
        ({"cards": 30.0}, "cards: 30.0 is not a whole number from 2 to 60"),
        ({"cards": True}, "cards: True is not a whole number from 2 to 60"),
        ({"head_edges": (5, 25)}, "head_edges: (5, 25) are not three numbers: how many edges show "
         "one, two and three animals"),
        ({"head_edges": "555"}, "head_edges: '555' are not three numbers: how many edges show "
         "one, two and three animals"),
        ({"head_edges": (5, -5, 30)}, "head_edges: -5 is not a whole number from 0 to 60"),
        ({"animals": 6}, "animals: 6 is not a whole number from 1 to 5"),
        ({"animals": ()}, "animals: animals: there are none; name at least one"),
        ({"animals": tuple("abcdefghijklm")}, "animals: 13 are more than 12"),
        ({"spread": -1}, "spread: -1 is not a whole number from 0 to 60"),
        ({"hint": 1}, "hint: 1 is neither True nor False"),
        ({"chance": 0.5}, "chance: 0.5 is not a WantedChance"),
        ({"animals": 4}, "head_edges: 75 animals cannot be shown equally often in three rows of 4 "
         "animals, 12 pairs; make it 72 / 84, or allow a spread of 1"),
        ({"head_edges": (5, 6, 19), "body_edges": (0, 0, 30)}, "head_edges: 74 animals cannot be "
         "shown equally often in three rows of 5 animals, 15 pairs; make it 60 / 75, or allow a "
         "spread of 1"),
        ({"animals": 1, "head_edges": (0, 0, 30), "body_edges": (0, 0, 30)}, "head_edges: 30 edges "
         "with 3 of three rows filled cannot all be on different cards; there are only 1 such "
         "cards"),
        ({"head_edges": (30, 0, 0), "body_edges": (30, 0, 0)}, "hint: among 30 cards at least 210 "
         "pairs must match for any three to make an animal, but these edges make at most 60 "
         "matches; show more animals, use fewer kinds, or leave out the hint"),
        ({"cards": 5, "head_edges": (5, 0, 0), "body_edges": (5, 0, 0), "spread": None,
          "chance": WantedChance(0.5, 2)}, "chance: 2 hands of three are 6 cards, but there are 5"),
    ],
)  # fmt: skip
def test_what_no_deck_can_meet_is_refused_with_the_reason(fields, message):
    with pytest.raises(ConstraintsError) as raised:
        Constraints(**fields)
    assert str(raised.value) == message
    french = raised.value.text("fr")
    assert french != message
    assert french.startswith(raised.value.field)
    assert raised.value.text(names={raised.value.field: "this"}).startswith("this: ")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"wanted": 1.1}, "wanted: 1.1 is not a number from 0.0 to 1.0"),
        ({"wanted": float("nan")}, "wanted: nan is not a number from 0.0 to 1.0"),
        ({"wanted": True}, "wanted: True is not a number from 0.0 to 1.0"),
        ({"wanted": 0.5, "tolerance": 0}, "tolerance: 0 is not a number from 0.001 to 0.5"),
        ({"wanted": 0.5, "players": 6}, "players: 6 is not a whole number from 1 to 5"),
        ({"wanted": 0.5, "team": "nobody"}, "free: 'nobody' is not among foresight, independent, "
         "team, nor a function"),
    ],
)  # fmt: skip
def test_a_chance_that_is_none_is_refused(fields, message):
    with pytest.raises(ValueError, match=r": ") as raised:
        WantedChance(**fields)
    assert str(raised.value) == message


def altered(number, **edges):
    cards = list(RECONSTRUCTED.cards)
    at = RECONSTRUCTED.index(number)
    old = cards[at]
    cards[at] = Card(number, edges.get("bodies", old.bodies), edges.get("heads", old.heads))
    return Deck(tuple(cards))


def test_what_a_deck_lacks_is_told_in_words():
    first, second = RECONSTRUCTED.cards[:2]
    assert first.heads == ("elephant", "panda", "llama")
    alike = altered(2, bodies=first.bodies, heads=first.heads)
    texts = [str(one) for one in unmet(alike, Constraints())]
    assert "Cards that are alike: 1 = 2." in texts
    shorter = altered(1, heads=("elephant", None, None))
    texts = [str(one) for one in unmet(shorter, Constraints())]
    assert "Edges with 1 + 2 + 3 heads: 6 + 5 + 19 instead of 5 + 5 + 20." in texts
    assert "Heads: how often an animal is in a row differs by 1; at most 0 was asked for." in texts
    few = Deck((first, second))
    assert str(unmet(few, Constraints())[0]) == "2 cards instead of 30."
    other = altered(1, heads=("zebra", "zebra", "zebra"))
    assert "Animals that were not asked for: zebra." in map(str, unmet(other, Constraints()))
    three = Deck(tuple(Card(n, (a, None, None), (a, None, None))
                           for n, a in enumerate(ANIMALS[:3], start=4)))  # fmt: skip
    (hint,) = [one for one in unmet(three, Constraints()) if one.constraint == "hint"]
    assert hint.text() == (
        "The hint does not hold: 1 hand of three makes no animal, the cards 4, 5, 6."
    )
    assert hint.text("fr").startswith("L’indice ne vaut pas\N{NO-BREAK SPACE}: 1 main de trois")


# --- the walk ---------------------------------------------------------------------------------


def walker_of(constraints, seed, arrays=False):
    import numpy as np

    edges = first_edges(constraints, Stream(seed))
    make = (lambda values: np.array(values, dtype=np.int64)) if arrays else list
    size, animals = constraints.cards, len(constraints.animals)
    sizes = (SIDES * size, size, SIDES * 3 * animals)
    empty = [make([0] * number) for number in sizes]
    return Walker(make(edges), *empty, make(edges))


def limits_of(constraints):
    spread = NO_LIMIT if constraints.spread is None else constraints.spread
    flags = (int(constraints.hint), int(constraints.different))
    return Limits(constraints.cards, len(constraints.animals), spread, *flags)


def wrong_with(deck):
    cards = plain(deck)
    alike = sum(one[1:] == other[1:] for one, other in combinations(cards, 2))
    return len(strangers(cards)) + alike


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), constraints=st.sampled_from([SMALL, LOOSE, Constraints()]))
def test_a_walk_begins_with_the_right_edges_and_balance(seed, constraints):
    deck = deck_of(constraints, first_edges(constraints, Stream(seed)), "")
    lacking = {one.constraint for one in unmet(deck, constraints)}
    assert lacking <= {"hint", "different"}


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32), constraints=st.sampled_from([SMALL, LOOSE]))
def test_a_walk_keeps_edges_and_balance_and_counts_what_is_wrong(seed, constraints):
    limits, walker = limits_of(constraints), walker_of(constraints, seed)
    wrong = set_up(limits, walker)
    assert wrong == wrong_with(deck_of(constraints, walker.edges, ""))
    always = [1.0] * 400
    outcome = walk(limits, walker, always, 400, wrong, wrong, 200, -1, Stream(seed))
    deck = deck_of(constraints, walker.edges, "")
    assert {one.constraint for one in unmet(deck, constraints)} <= {"hint", "different"}
    assert outcome.wrong == wrong_with(deck)
    assert outcome.least == wrong_with(deck_of(constraints, walker.best, ""))
    assert outcome.least <= wrong
    # What is kept up to date along the way is what it would be from scratch.
    kept = [list(part) for part in walker]
    assert set_up(limits, walker) == outcome.wrong
    assert [list(part) for part in walker] == kept


def test_a_walk_reaches_other_decks_by_every_kind_of_move():
    limits, walker = limits_of(SMALL), walker_of(SMALL, 3)
    before, always = list(walker.edges), [1.0] * 400
    walk(limits, walker, always, 400, set_up(limits, walker), 0, 2_000, -1, Stream(3))
    assert sum(one != other for one, other in zip(before, walker.edges, strict=True)) > 9


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), direction=st.sampled_from([-1, 1]))
def test_steering_counts_what_hands_make_and_spoils_nothing(seed, direction):
    design = design_deck(LOOSE, seed=seed, compiled=False, moves=20_000)
    assert design.found
    limits, walker = limits_of(LOOSE), walker_of(LOOSE, 0)
    size = LOOSE.cards
    search_edges = [
        sum(LOOSE.animals.index(a) + 1 << 4 * row for row, a in enumerate(edge) if a)
        for part in ("bodies", "heads")
        for edge in (getattr(card, part) for card in design.deck.cards)
    ]
    walker.edges[:] = search_edges
    assert set_up(limits, walker) == 0
    joints = [0] * size * size
    made = all_hands_make(walker, joints, size)
    assert made == best_of_all(design.deck)
    target = made + 4 * direction
    steered = steer(limits, walker, joints, [1.0, 0.5], 2, made, target, 0, 300, Stream(seed))
    deck = deck_of(LOOSE, walker.edges, "")
    assert unmet(deck, LOOSE) == ()
    assert steered.made == best_of_all(deck)
    assert abs(steered.made - target) <= abs(made - target)


def best_of_all(deck):
    """What the best line-ups of all hands of three make, added up."""

    return sum(best(hand) for hand in combinations(plain(deck), 3))


# --- the search -------------------------------------------------------------------------------


@pytest.mark.parametrize("constraints", [SMALL, LOOSE])
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_small_deck_is_found_in_plain_python(constraints, seed):
    design = design_deck(constraints, seed=seed, moves=20_000, compiled=False)
    assert design.found
    assert design.deck is design.best
    assert design.unmet == ()
    check(design.deck, constraints)
    again = design_deck(constraints, seed=seed, moves=20_000, compiled=False)
    assert (again.deck, again.tries) == (design.deck, design.tries)


def test_another_seed_finds_another_deck():
    one, other = (design_deck(SMALL, seed=s, moves=20_000, compiled=False) for s in (1, 2))
    assert one.deck != other.deck


# Nine different cards with one head and one body of one animal are all there are, and three of
# them, whose head and body are in the same row, make nothing together.
IMPOSSIBLE = Constraints(cards=9, head_edges=(9, 0, 0), body_edges=(9, 0, 0), animals=1)


def test_what_is_not_found_says_how_close_it_came():
    design = design_deck(IMPOSSIBLE, seed=1, rounds=2, moves=4_000, compiled=False)
    assert not design.found
    assert design.deck is None
    assert (design.rounds, design.stopped) == (2, "")
    assert design.tries == 2 * 4_000
    assert wrong_with(design.best) > 0
    assert {one.constraint for one in design.unmet} <= {"hint", "different"}
    for one in design.unmet:
        if one.constraint == "hint":
            assert dict(one.arguments)["count"] == len(strangers(plain(design.best)))
        assert one.text() in str(design)
    assert str(design).startswith("Not found: ")
    assert design.text("fr").startswith("Rien trouvé\N{NO-BREAK SPACE}: ")
    easier = {"hint": False, "different": False}
    check(design.best, Constraints(**{**vars(IMPOSSIBLE), **easier}))


def test_a_search_is_stopped_with_the_best_so_far():
    told = []

    def stop():
        return len(told) >= 3

    design = design_deck(
        IMPOSSIBLE, compiled=False, moves=40_000, on_progress=told.append, stop=stop
    )
    assert design.stopped == "stop"
    assert not design.found
    assert len(design.best) == 9
    assert len(told) == 3
    assert told[-1].phase == "searching"
    assert told[-1].tries == design.tries
    assert str(design).startswith("Not found before the search was stopped")
    assert "wrong at best" in told[-1].text()


def test_an_interrupt_from_the_keyboard_keeps_the_best_so_far():
    def interrupt(_):
        raise KeyboardInterrupt

    design = design_deck(IMPOSSIBLE, compiled=False, moves=4_000, on_progress=interrupt)
    assert (design.stopped, design.found, len(design.best)) == ("stop", False, 9)


def test_an_interrupt_before_the_first_move_leaves_a_deck(monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Search, "_cool", interrupt)
    design = design_deck(IMPOSSIBLE, compiled=False)
    assert (design.stopped, design.tries, len(design.best)) == ("stop", 0, 9)


def test_time_ends_a_search():
    design = design_deck(IMPOSSIBLE, compiled=False, seconds=0.02, moves=40_000, rounds=1_000)
    assert design.stopped == "time"
    assert str(design).startswith("Not found before time was up")


def test_a_bar_tells_how_far_it_is(capsys):
    design_deck(IMPOSSIBLE, compiled=False, moves=400, rounds=2, progress=True)
    assert "start 2 of 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"constraints": 30}, TypeError, "constraints: 30 are not Constraints"),
        ({"seed": -1}, ValueError, "seed must be at least 0, not -1"),
        ({"rounds": 0}, ValueError, "rounds must be at least 1, not 0"),
        ({"moves": 1.5}, TypeError, "moves must be a whole number, not 1.5"),
        ({"games": 10}, ValueError, "games must be at least 100, not 10"),
        ({"seconds": 0}, ValueError, "seconds: 0 is not a time above 0"),
        ({"seconds": float("nan")}, ValueError, "seconds: nan is not a time above 0"),
    ],
)
def test_bad_arguments_are_named(options, error, message):
    with pytest.raises(error) as raised:
        design_deck(**options)
    assert str(raised.value) == message


# --- towards a chance of winning ----------------------------------------------------------------


def share_won(deck, players, team, games, seed):
    from zebres_lib.zoo_run.simulation.simulate import simulate_free_the_animals

    table = simulate_free_the_animals(
        games, players, team=team, deck=deck, seed=seed, compiled=False, workers=1, progress=False
    )
    return float((table["remaining"] == 0).mean())


@pytest.mark.slow
def test_a_small_deck_is_found_with_a_wanted_chance_in_plain_python():
    chance = WantedChance(0.5, players=1, team="independent", tolerance=0.1)
    wanted = Constraints(**{**vars(SMALL), "chance": chance})
    design = design_deck(wanted, seed=1, games=100, rounds=1, moves=8_000, compiled=False)
    assert design.chance is not None
    check(design.best, SMALL)
    # 400 games more: their own error is 0.05 at most, twice over.
    again = share_won(design.best, 1, "independent", 400, 99)
    assert abs(again - design.chance.value) < 0.05 + design.chance.half_width + 0.05
    if design.found:
        assert design.chance.low >= 0.4
        assert design.chance.high <= 0.6
    else:
        assert [one.constraint for one in design.unmet] == ["chance"]
        assert "should be within 0.100 of 0.500" in str(design)


@pytest.mark.slow
@pytest.mark.skipif(not jit.is_available(), reason="Numba is not installed")
def test_the_full_deck_is_found_from_a_fresh_seed_with_an_even_chance():
    """The constraints of the reconstructed deck, and an even chance for two (five minutes)."""
    chance = WantedChance(0.5, players=2)
    design = design_deck(Constraints(chance=chance), seed=20_240, seconds=280)
    assert design.found, str(design)
    check(design.deck, Constraints())
    assert sum(card[1:] in [other[1:] for other in plain(RECONSTRUCTED)]
               for card in plain(design.deck)) < 3  # fmt: skip
    assert 0.48 <= design.chance.low <= design.chance.high <= 0.52
    from zebres_lib.zoo_run.simulation.simulate import simulate_free_the_animals

    table = simulate_free_the_animals(20_000, 2, deck=design.deck, seed=5, progress=False)
    assert abs(float((table["remaining"] == 0).mean()) - design.chance.value) < 0.02
    # No such deck makes the game that easy; how near it comes is told, with games of its own.
    easy = Constraints(chance=WantedChance(0.95, players=2))
    design = design_deck(easy, seed=1, rounds=1)
    check(design.best, Constraints())
    (lacking,) = design.unmet
    assert (design.found, lacking.constraint, lacking.case) == (False, "chance", "chance")
    assert 0.5 < design.chance.value < 0.9
    assert design.chance.n <= design.games
    # Compiled or not, the same seed walks the same way.
    for constraints in (SMALL, LOOSE):
        slow = design_deck(constraints, seed=4, moves=20_000, compiled=False)
        fast = design_deck(constraints, seed=4, moves=20_000, compiled=True)
        assert (slow.deck, slow.tries) == (fast.deck, fast.tries)
