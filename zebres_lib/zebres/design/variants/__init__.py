"""Variants of the game: rules with a name and notes, in short TOML files to write by hand.

>>> from zebres_lib.zebres import variants
>>> variant = variants.find("no_bonus")
>>> variants.differences(variants.find("classic"), variant)
['The Inauguration token is worth 0 points instead of 5.']

A file names what differs from the classic game, nothing else is needed::

    name = "Short walks"
    notes = "The guardian hardly moves."
    guardian_steps = 1
    board = "president"

    [values]
    zebra = 7

A board of one's own is a table ``[board]`` with its ``map``; ``variants.dumps(variant, full=True)``
shows every key there is.
"""

from .differences import differences
from .files import dumps, find, load, loads, save, shipped
from .model import Variant, VariantError
from .parameters import NUMBERS, RULINGS, changed, parameter_name, parameters, value_of
from .remarks import Remark, remarks

__all__ = [
    "NUMBERS",
    "RULINGS",
    "Remark",
    "Variant",
    "VariantError",
    "changed",
    "differences",
    "dumps",
    "find",
    "load",
    "loads",
    "parameter_name",
    "parameters",
    "remarks",
    "save",
    "shipped",
    "value_of",
]
