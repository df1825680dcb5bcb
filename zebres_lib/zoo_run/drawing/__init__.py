"""Pictures of Zoo Run as SVG: cards in a line, the enclosure, the race track.

Every picture is one self-contained text, the same bytes for the same input, in which every id
begins with ``picture_id``. Hooks for a program that shows it: every card of a line is a ``<g
data-card="7">``, every joint a ``<g data-joint="0">`` counted from the left, each with a rectangle
of class ``hit`` that takes pointer events over its whole area.
"""

from .enclosure import (
    Enclosure as Enclosure,
    enclosure_of as enclosure_of,
    enclosure_svg as enclosure_svg,
)
from .hand import hand_labels as hand_labels, hand_svg as hand_svg
from .track import Pawn as Pawn, Track as Track, track_of as track_of, track_svg as track_svg
