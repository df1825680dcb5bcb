"""The variants that a designer has at hand: those kept to compare with, and those in files."""

import re
import unicodedata
from dataclasses import dataclass, replace
from pathlib import Path

from ...zebres.design import variants
from ...zebres.design.variants import Variant
from ..refusals import Refused

MOST_KEPT = 8
_SHIPPED, _OWN = "shipped", "file"


@dataclass(frozen=True)
class Kept:
    """Some variants, each with a name and rules that no other has; the methods return others.

    Parameters
    ----------
    variants
        The variants; the first is the one that all others are compared with.
    """

    variants: tuple[Variant, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names, in order."""
        return tuple(one.name for one in self.variants)

    def find(self, name: str) -> Variant:
        """Return a variant by name; raises :class:`Refused` if it is not kept."""
        for one in self.variants:
            if one.name == name:
                return one
        raise Refused("design-panel-not-kept", name=name)

    def add(self, variant: Variant) -> "Kept":
        """Keep another one, with a number after its name if there is one called like that.

        Raises :class:`Refused` if one plays alike, or if there are many already.
        """
        same = next((one for one in self.variants if one.rules == variant.rules), None)
        if same is not None:
            raise Refused("design-panel-same", name=same.name)
        if len(self.variants) >= MOST_KEPT:
            raise Refused("design-panel-full", most=MOST_KEPT)
        added = replace(variant, name=self.free_name(variant.name))
        return replace(self, variants=(*self.variants, added))

    def drop(self, name: str) -> "Kept":
        """Keep one no longer; raises :class:`Refused` if it is not kept."""
        one = self.find(name)
        return replace(self, variants=tuple(each for each in self.variants if each is not one))

    def refer(self, name: str) -> "Kept":
        """Compare with this one; raises :class:`Refused` if it is not kept."""
        one = self.find(name)
        return replace(self, variants=(one, *self.drop(name).variants))

    def free_name(self, name: str) -> str:
        """Return a name that none has: this one, or with a number after it."""
        free, number = name, 2
        while free in self.names:
            free, number = f"{name} ({number})", number + 1
        return free


# --- files ----------------------------------------------------------------------------------------


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


def load(folder: Path, choice: str) -> Variant:
    """Return a variant that :func:`choices` offers.

    Raises :class:`Refused` for what it does not offer, or
    :class:`~zebres_lib.zebres.variants.VariantError` saying what is wrong with the file.
    """
    kind, _, name = choice.partition(":")
    if kind == _SHIPPED and name in variants.shipped():
        return variants.shipped()[name]
    # Only what lies in the folder itself: a name may not lead elsewhere.
    found = {path.name: path for path in folder.glob("*.toml")}
    if kind == _OWN and name in found:
        return variants.load(found[name])
    raise Refused("design-panel-no-file", name=name or choice)
