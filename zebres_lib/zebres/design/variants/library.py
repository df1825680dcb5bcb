"""The variants that come with the library: whatever TOML file stands beside this module."""

from functools import cache
from importlib.resources import files
from types import MappingProxyType

from .files import loads
from .model import Variant


@cache
def shipped() -> MappingProxyType[str, Variant]:
    """Return the variants that come with the library by file name, the classic game first."""
    found = {
        entry.name.removesuffix(".toml"): loads(entry.read_text(encoding="utf-8"), entry.name)
        for entry in files(__package__).iterdir()
        if entry.name.endswith(".toml")
    }
    return MappingProxyType(dict(sorted(found.items(), key=lambda one: (one[0] != "classic", one))))


def find(name: str) -> Variant:
    """Return a variant that comes with the library; raises ``ValueError`` naming those there are.

    >>> find("president").rules.board.territory_sizes
    (3, 9, 3, 5, 7, 3)
    """
    if name not in shipped():
        raise ValueError(f"variant {name!r} is not among {', '.join(shipped())}")
    return shipped()[name]
