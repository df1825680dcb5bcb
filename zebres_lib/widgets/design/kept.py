"""The variants that a designer keeps to compare with, the one compared with first."""

from dataclasses import dataclass, replace

from ...explain import phrase
from ...zebres.design.variants import Variant

MOST_KEPT = 8


class DesignError(ValueError):
    """Something that the design panel cannot do, in a sentence for its reader."""


@dataclass(frozen=True)
class Kept:
    """Some variants, each with a name and rules that no other has; the methods return others.

    Parameters
    ----------
    variants
        The variants; the first is the one that all others are compared with.
    language
        The language of errors.
    """

    variants: tuple[Variant, ...] = ()
    language: str = "en"

    @property
    def names(self) -> tuple[str, ...]:
        """The names, in order."""
        return tuple(one.name for one in self.variants)

    def find(self, name: str) -> Variant:
        """Return a variant by name; raises :class:`DesignError` if it is not kept."""
        for one in self.variants:
            if one.name == name:
                return one
        raise DesignError(phrase("design-panel-not-kept", self.language, name=name))

    def add(self, variant: Variant) -> "Kept":
        """Keep another one, with a number after its name if there is one called like that.

        Raises :class:`DesignError` if one plays alike, or if there are many already.
        """
        same = next((one for one in self.variants if one.rules == variant.rules), None)
        if same is not None:
            raise DesignError(phrase("design-panel-same", self.language, name=same.name))
        if len(self.variants) >= MOST_KEPT:
            raise DesignError(phrase("design-panel-full", self.language, most=MOST_KEPT))
        added = replace(variant, name=self.free_name(variant.name))
        return replace(self, variants=(*self.variants, added))

    def drop(self, name: str) -> "Kept":
        """Keep one no longer; raises :class:`DesignError` if it is not kept."""
        one = self.find(name)
        return replace(self, variants=tuple(each for each in self.variants if each is not one))

    def refer(self, name: str) -> "Kept":
        """Compare with this one; raises :class:`DesignError` if it is not kept."""
        one = self.find(name)
        return replace(self, variants=(one, *self.drop(name).variants))

    def free_name(self, name: str) -> str:
        """Return a name that none has: this one, or with a number after it."""
        free, number = name, 2
        while free in self.names:
            free, number = f"{name} ({number})", number + 1
        return free
