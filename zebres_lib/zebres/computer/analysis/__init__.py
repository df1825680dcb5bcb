"""What a position is worth, action by action; what to play and why; what a game's turns were worth.

All values are final margins in points, White minus Green: exact where the search reached the end of
the game on every line that matters, estimates elsewhere, and it is always said which.

>>> from zebres_lib import zebres
>>> text = "Zzg!zec/1g!lG!gZ!/1gZ!EG!L/ZGGzCg!/ZgCczG Sa g w place"
>>> [(one.action, one.value, one.exact) for one in analyse(text, compiled=False).actions]
[('Za2', 1, True), ('Za3', 1, True)]
"""

from .asking import NODES as NODES, Turn as Turn, best_turn as best_turn
from .hinting import Hint as Hint, TerritoryChange as TerritoryChange, hint as hint
from .reviewing import Review as Review, TurnReview as TurnReview, review as review
from .values import ActionValue as ActionValue, Analysis as Analysis, analyse as analyse
