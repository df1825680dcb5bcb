"""Measure random games of zebres-lab, OpenSpiel and pgx in turns, and print a Markdown table.

Run it from the root of the project::

    python -m benchmarks.peers                                # all in this interpreter
    python -m benchmarks.peers --python peers/bin/python      # the others in another one
    python -m benchmarks.peers --python pgx=a/bin/python --python open_spiel=b/bin/python

It exits with status 1 if anything could not be measured; the table says what, and why.
"""

import argparse
import sys
from pathlib import Path

from .entrants import ENTRANTS, OURS, PACKAGES
from .measuring import measure
from .table import markdown


def interpreters(given: list[str]) -> dict[str, str]:
    """Return the interpreter of each package from texts ``PATH`` or ``PACKAGE=PATH``.

    A path alone is meant for every package but our own. Raises ``ValueError`` for a package that is
    not measured here.
    """
    pythons = dict.fromkeys(PACKAGES, sys.executable)
    for text in given:
        package, equals, path = text.rpartition("=")
        if equals and package not in PACKAGES:
            raise ValueError(f"--python {text}: {package!r} is none of {', '.join(PACKAGES)}")
        # A path with a folder in it is found from here, a bare name along PATH.
        path = str(Path(path).absolute()) if Path(path).name != path else path
        named = [package] if equals else [one for one in PACKAGES if one != OURS.package]
        pythons |= dict.fromkeys(named, path)
    return pythons


def main() -> int:
    """Measure and print; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers",
        description="random games a second of zebres-lab beside those of OpenSpiel and pgx",
    )
    parser.add_argument("--rounds", type=int, default=9, help="rounds of each (default 9)")
    parser.add_argument("--seconds", type=float, default=1.5, help="length of one (default 1.5)")
    parser.add_argument(
        "--python", action="append", default=[], metavar="[PACKAGE=]PATH",
        help=f"interpreter of a package ({', '.join(PACKAGES)}), or of all but zebres; "
        "can be given several times (default: the one running this)",
    )  # fmt: skip
    options = parser.parse_args()
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds must be at least 1, and --seconds more than 0")
    try:
        pythons = interpreters(options.python)
    except ValueError as error:
        parser.error(str(error))
    measured = measure(ENTRANTS, pythons, options.rounds, options.seconds)
    print(markdown(measured, options.rounds))
    return 0 if all(one.rounds for one in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
