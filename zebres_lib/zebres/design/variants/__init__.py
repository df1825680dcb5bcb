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

from .differences import differences as differences
from .files import (
    dumps as dumps,
    find as find,
    load as load,
    loads as loads,
    save as save,
    shipped as shipped,
)
from .model import Variant as Variant, VariantError as VariantError
from .parameters import (
    NUMBERS as NUMBERS,
    RULINGS as RULINGS,
    changed as changed,
    parameter_name as parameter_name,
    parameters as parameters,
    value_of as value_of,
)
from .remarks import Remark as Remark, remarks as remarks
