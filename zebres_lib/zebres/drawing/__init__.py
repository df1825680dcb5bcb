"""A position as an SVG picture, the same bytes for the same input.

Its hooks for a program that shows it: every square is a ``<g data-square="c4">``, every post a ``<g
data-post="Nb">``, every animal of a hand a ``<g data-hand="w:Z">`` (``w`` or ``g``, then the
letter), each with a rectangle of class ``hit`` that takes pointer events over its whole area and
shows a ring when its group has the keyboard focus.
"""

from .board import svg as svg
from .marks import (
    Advice as Advice,
    Marks as Marks,
    legal_marks as legal_marks,
    lightning_squares as lightning_squares,
)
from .spoken import labels as labels
