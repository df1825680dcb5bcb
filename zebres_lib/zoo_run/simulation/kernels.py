"""The loops that play many games: plain Python functions, compiled unchanged when speed is wanted.

A kernel plays one block of games and writes one row a game into an array of numbers.
:mod:`~zebres_lib.zoo_run.simulation.simulate` makes tables of them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from ...jit import compilable, is_marked, pointer
from ...randomness import Randomness, below
from ...randomness import begin as start_stream
from ..decks.tables import DeckTables, bind, count, total
from ..free_the_animals import deal_all as deal_free
from ..free_the_animals import end_turn
from ..free_the_animals import is_legal as is_legal_free
from ..free_the_animals import start as start_free
from ..free_the_animals import with_order as with_order_free
from ..players.hand_tables import bind_free, bind_race
from ..position import OVER, action_argument, drawn, nth_order, order_count, order_made
from ..race import advance, end_keeping, end_line_ups, finishers, winners, with_kept
from ..race import deal_all as deal_race
from ..race import is_legal as is_legal_race
from ..race import start as start_race
from ..race import with_order as with_order_race
from ..variant import CompiledFreeRules, CompiledRaceRules

Choose = Callable[..., int]
Kernel = Callable[..., int]
"""Plays ``len(rows)`` games and returns how many were played: fewer if an action was illegal."""

FREE_FACTS = ("path",)
"""What the kernel of game no. 1 writes first; then the tokens left of each animal in turn."""

RACE_FACTS = ("turns", "finishers", "winners")
"""What the kernel of game no. 2 writes first, the latter two as masks of seats; then favourite,
spaces and crowns of each seat in turn."""


@compilable
def bind_free_rules(rules: CompiledFreeRules) -> CompiledFreeRules:
    """Return the tables of the rules in the form that is quickest to pass on."""
    return CompiledFreeRules(
        bind(rules.cards), rules.players, rules.hand_size, rules.path_tokens, rules.packed_tokens
    )


@compilable
def bind_race_rules(rules: CompiledRaceRules) -> CompiledRaceRules:
    """Return the tables of the rules in the form that is quickest to pass on."""
    return CompiledRaceRules(
        bind(rules.cards),
        rules.players,
        rules.hand_size,
        rules.track_length,
        pointer(rules.favourite_animals),
    )


def free_kernel(choose: Choose, *, checked: bool) -> Kernel:
    """Return the loop that plays game no. 1 and writes :data:`FREE_FACTS` and the tokens left."""

    @compilable
    def play_block(given: CompiledFreeRules, made: Any, state: Any, first: int, rows: Any) -> int:
        rules, tables, randomness = bind_free_rules(given), bind_free(made), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, first + game)
            now = start_free(rules)
            while now.phase != OVER:
                now = deal_free(rules, now, randomness)
                # What one line-up after another comes to, with a whole new state once a turn only.
                for _ in range(rules.players):
                    action = choose(rules, now, randomness, tables)
                    if checked and not is_legal_free(rules, now, action):
                        return game
                    now = with_order_free(now, action_argument(action))
                now = end_turn(rules, now)
            rows[game, 0] = now.path
            for animal in range(rules.cards.animals):
                rows[game, 1 + animal] = count(now.tokens, animal)
        return len(rows)

    return play_block


def race_kernel(
    choose_line_up: Choose, choose_card: Choose, *, checked: bool, shuffled: bool
) -> Kernel:
    """Return the loop that plays game no. 2 and writes :data:`RACE_FACTS` and those of each seat.

    With ``shuffled`` the favourites are drawn anew for each game, all different; they are written
    over those in the rules, which must be a copy with room for all animals of the deck.
    """

    @compilable
    def play_block(given: CompiledRaceRules, made: Any, state: Any, first: int, rows: Any) -> int:
        rules, tables, randomness = bind_race_rules(given), bind_race(made), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, first + game)
            if shuffled:
                draw_favourites(rules, randomness)
            now = start_race(rules)
            while now.phase != OVER:
                now = deal_race(rules, now, randomness)
                for _ in range(rules.players):
                    action = choose_line_up(rules, now, randomness, tables)
                    if checked and not is_legal_race(rules, now, action):
                        return game
                    now = with_order_race(now, action_argument(action))
                now = end_line_ups(rules, now)
                if now.phase == OVER:
                    break
                for _ in range(rules.players):
                    action = choose_card(rules, now, randomness, tables)
                    if checked and not is_legal_race(rules, now, action):
                        return game
                    now = with_kept(now, action_argument(action))
                now = end_keeping(rules, now)
            rows[game, 0] = now.turn
            rows[game, 1] = finishers(rules, now)
            rows[game, 2] = winners(rules, now)
            for seat in range(rules.players):
                rows[game, 3 + 3 * seat] = rules.favourite_animals[seat]
                rows[game, 4 + 3 * seat] = now.spaces[seat]
                rows[game, 5 + 3 * seat] = now.crowns[seat]
        return len(rows)

    return play_block


@compilable
def draw_favourites(rules: CompiledRaceRules, randomness: Randomness) -> None:
    """Write a favourite for each seat over those in the rules, all different (``race.setup``)."""
    animals = rules.favourite_animals
    for animal in range(rules.cards.animals):
        animals[animal] = animal
    for seat in range(rules.players):
        other = seat + below(randomness, rules.cards.animals - seat)
        chosen = animals[other]
        animals[other] = animals[seat]
        animals[seat] = chosen


def by_seat(choosers: Sequence[Choose]) -> Choose:
    """Return the function by which players choose, each in their own seat."""
    together = choosers[0]
    for other in dict.fromkeys(choosers[1:]):
        if other is not choosers[0]:
            seats = sum(1 << seat for seat, each in enumerate(choosers) if each is other)
            together = _one_of_two(other, seats, together)
    return together


def _one_of_two(one: Choose, seats: int, other: Choose) -> Choose:
    def choose(rules: Any, state: Any, randomness: Randomness, tables: Any) -> int:
        if seats >> state.player & 1:
            return one(rules, state, randomness, tables)
        return other(rules, state, randomness, tables)

    return compilable(choose) if is_marked(one) and is_marked(other) else choose


def hands_kernel() -> Kernel:
    """Return the loop that deals hands from a full deck and lines each of them up in every order.

    It writes the most animals that a hand makes; then, for each animal as a favourite in turn, the
    most spaces and the most crowns with so many.
    """

    @compilable
    def deal_block(given: DeckTables, cards: int, state: Any, first: int, rows: Any) -> int:
        tables, randomness = bind(given), pointer(state)
        for game in range(len(rows)):
            start_stream(randomness, first + game)
            pile, hand = (1 << tables.size) - 1, 0
            for _ in range(cards):
                bit = 1 << drawn(pile, randomness)
                pile, hand = pile ^ bit, hand | bit
            for number in range(order_count(cards)):
                made = order_made(tables, nth_order(hand, cards, number), cards)
                animals = total(made)
                rows[game, 0] = max(animals, rows[game, 0])
                for favourite in range(tables.animals):
                    spaces, crowns = advance(made, favourite), count(made, favourite)
                    column = 1 + 2 * favourite
                    if spaces > rows[game, column]:
                        rows[game, column] = spaces
                        rows[game, column + 1] = crowns
                    elif spaces == rows[game, column]:
                        rows[game, column + 1] = max(crowns, rows[game, column + 1])
        return len(rows)

    return deal_block
