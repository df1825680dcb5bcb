"""Who is stronger: players in pairs of games with sides exchanged, rated.

>>> from zebres_lib.zebres import tournament
>>> table = tournament.play(["random", "beginner", "greedy"], rounds=2, seed=1)
>>> table[["round", "pair", "white", "green", "margin"]].head(4)
   round  pair     white     green  margin
0      0     0    random  beginner       3
1      0     0  beginner    random      -1
2      0     1    random    greedy      41
3      0     1    greedy    random      21

Columns of :func:`play`
-----------------------
=================== ============================================================================
``game``            number of the game, from 0
``pair``            number of the pair of games, from 0: the same start, sides exchanged
``round``           number of the round, from 0: all pairs of a round have the same start
``white``           name of the player who has White
``green``           name of the player who has Green
``post``            the guardian's first post
``start``           text of the position in which the players take over
``white_points``    points of White at the end, the Inauguration token included
``green_points``    points of Green
``margin``          points, White's minus Green's
``winner``          ``white``, ``green`` or ``draw``
``won_by``          name of the player who wins, or ``draw``
``inauguration``    who holds the token at the end, ``white``, ``green`` or ``nobody``
``placements``      animals placed, those of the opening included
=================== ============================================================================

``table.attrs`` says which games these are: ``games``, ``seed``, ``players``, ``rounds``,
``opening_turns``, ``rules``.

:func:`cross_table` and :func:`ratings` tell what the games show, :mod:`zebres_lib.charts` draws it.
"""

from ....errors import TournamentError as TournamentError
from .contestants import names as names
from .playing import play as play
from .results import cross_table as cross_table, ratings as ratings
