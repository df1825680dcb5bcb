"""Both games of Zoo Run keep what every game of the library promises."""

from tests.conformance import Conformance
from tests.zoo_run.games_helpers import FREE_RULES, RACE_RULES
from zebres_lib.zoo_run import free_the_animals, race


class Free:
    """Let's free the animals as its players and chance see it."""

    # At most 13 turns, each of at most 15 cards dealt and 5 line-ups.
    longest = 13 * 20

    def variants(self):
        return FREE_RULES

    def start(self, rules):
        return free_the_animals.start(rules)

    def legal(self, rules, position):
        return free_the_animals.legal_actions(rules, position)

    def apply(self, rules, position, action):
        return free_the_animals.apply(rules, position, action)

    def is_over(self, rules, position):
        return free_the_animals.is_over(position)


class Racing:
    """The race of the year as its players and chance see it."""

    # A turn that moves nobody is possible, but with random play not a hundred of them.
    longest = 100 * 30

    def variants(self):
        return RACE_RULES

    def start(self, rules):
        return race.start(rules)

    def legal(self, rules, position):
        return race.legal_actions(rules, position)

    def apply(self, rules, position, action):
        return race.apply(rules, position, action)

    def is_over(self, rules, position):
        return race.is_over(position)


class TestFree(Conformance):
    game = Free()


class TestRace(Conformance):
    game = Racing()
