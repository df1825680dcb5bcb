"""Variants in a folder and those that come with the library, for the design panel."""

import re
import unicodedata
from pathlib import Path

from ...explain import phrase
from ...zebres.design import variants
from ...zebres.design.variants import Variant

_SHIPPED, _OWN = "shipped", "file"


def file_name(name: str) -> str:
    """Return the file name for a variant: its name in plain letters, words joined by ``_``.

    >>> file_name("Zèbres à 7 points !")
    'zebres_a_7_points.toml'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:60]
    return f"{stem or 'variant'}.toml"


def choices(folder: Path, language: str) -> tuple[tuple[str, str], ...]:
    """Return what can be loaded, as pairs of an id for :func:`load` and what people read."""
    shipped = [
        (f"{_SHIPPED}:{name}", variant.told(language).name)
        for name, variant in variants.shipped().items()
    ]
    own = [(f"{_OWN}:{path.name}", path.name) for path in sorted(folder.glob("*.toml"))]
    return (*shipped, *own)


def load(folder: Path, choice: str, language: str) -> Variant:
    """Return a variant that :func:`choices` offers.

    Raises ``ValueError`` for what it does not offer, or
    :class:`~zebres_lib.zebres.variants.VariantError` saying what is wrong with the file.
    """
    kind, _, name = choice.partition(":")
    if kind == _SHIPPED and name in variants.shipped():
        return variants.shipped()[name]
    # Only what lies in the folder itself: a name may not lead elsewhere.
    found = {path.name: path for path in folder.glob("*.toml")}
    if kind == _OWN and name in found:
        return variants.load(found[name])
    raise ValueError(phrase("design-panel-no-file", language, name=name or choice))
