"""Charts: a DataFrame and an axes in, the same axes out, drawn.

Every chart tells things apart by shade and hatching or line as well as by colour, so that it
holds in print and for colour-blind readers, labels its axes with their units, and, where it shows
many games, states how many and their seed. Labels are in the reader's language.
"""

from .boards import first_post, hiding_heatmap
from .comparison import convergence, two_settings
from .design import tornado, value_search, variants_compared
from .distributions import margin_distribution, points_distribution
from .game import points_by_territory, score_by_turn
from .intervals import intervals
from .search import value_by_turn
from .style import PLAYER_STYLE as PLAYER_STYLE
from .territories import inauguration_effect, territory_points
from .tournament import cross_table, player_ratings
from .tree import game_tree
from .zoo_run import animals_left, hand_distribution, race_turns, turn_spaces, verdicts

__all__ = [
    "animals_left",
    "convergence",
    "cross_table",
    "first_post",
    "game_tree",
    "hand_distribution",
    "hiding_heatmap",
    "inauguration_effect",
    "intervals",
    "margin_distribution",
    "player_ratings",
    "points_by_territory",
    "points_distribution",
    "race_turns",
    "score_by_turn",
    "territory_points",
    "tornado",
    "turn_spaces",
    "two_settings",
    "value_by_turn",
    "value_search",
    "variants_compared",
    "verdicts",
]
