"""Drôles de Zèbres keeps what every game of the library promises."""

from tests.conformance import Conformance
from tests.helpers import ALL_RULES
from zebres_lib.zebres import rules as zebres_rules


class Zebres:
    """The game as its players see it."""

    # The guardian's post, then at most 38 placements, each with a swap or two or a stay and a move.
    longest = 1 + 38 * 2 + 4 * 12

    def variants(self):
        return ALL_RULES

    def start(self, rules):
        return zebres_rules.start()

    def legal(self, rules, position):
        return zebres_rules.legal_actions(rules, position)

    def apply(self, rules, position, action):
        return zebres_rules.apply(rules, position, action)

    def is_over(self, rules, position):
        return zebres_rules.is_over(position)


class TestZebres(Conformance):
    game = Zebres()
