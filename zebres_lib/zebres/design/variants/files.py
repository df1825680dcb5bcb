"""Variants as TOML files: :func:`load` and :func:`save`, :func:`loads` and :func:`dumps`."""

import json
import os
from pathlib import Path

from ...board import BOARDS, Board
from ...variant import Rules, Species
from .model import Variant, VariantError
from .parameters import RULINGS
from .reading import read

_LONGEST_FILE = 100_000


def load(path: str | Path) -> Variant:
    """Read a variant from a file; raises :class:`VariantError` saying what is wrong with it."""
    path = Path(path)
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise VariantError("there is no such file", str(path)) from None
    except OSError as error:
        raise VariantError(f"cannot be read: {error.strerror}", str(path)) from error
    if len(content) > _LONGEST_FILE:
        raise VariantError(
            f"has {len(content)} bytes; a variant has at most {_LONGEST_FILE}", str(path)
        )
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise VariantError("not UTF-8; save the file as UTF-8", str(path), line) from None
    return loads(text, str(path))


def loads(text: str, source: str = "text") -> Variant:
    r"""Read a variant from the text of a file.

    Parameters
    ----------
    text
        TOML. ``name`` is needed; every other key that is left out has its classic value.
    source
        What error messages call the text.

    Raises
    ------
    VariantError
        Naming line, key and value, and what would be right.

    >>> loads('name = "Rich zebras"\nvalues.zebra = 7').rules.values
    (2, 7, 0, 5, 1)
    """
    return read(text, source)


def save(
    variant: Variant, path: str | Path, *, full: bool = False, overwrite: bool = False
) -> Path:
    """Write a variant to a file, whole or not at all, and return its path.

    Raises ``FileExistsError`` unless ``overwrite`` is given; see :func:`dumps` for ``full``.
    """
    path = Path(path)
    if path.exists() and not overwrite:
        raise FileExistsError(f"{path} is there already; give another name, or overwrite=True")
    text = dumps(variant, full=full)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_text(text, encoding="utf-8", newline="\n")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    return path


def dumps(variant: Variant, *, full: bool = False) -> str:
    """Return a variant as the text of a TOML file, which :func:`loads` reads back as it was.

    Parameters
    ----------
    variant
        What to write.
    full
        Write every key, a classic value too, as a form to fill in.
    """
    rules, classic = variant.rules, Rules()
    lines = [f"name = {_text(variant.name)}"]
    if variant.notes or full:
        lines.append(f"notes = {_text(variant.notes)}")
    for name in ("inauguration_points", "guardian_steps", *RULINGS):
        value = getattr(rules, name)
        if full or value != getattr(classic, name):
            lines.append(f"{name} = {json.dumps(value)}")
    own_board = rules.board not in BOARDS.values()
    if not own_board and (full or rules.board != classic.board):
        published = next(name for name, board in BOARDS.items() if board == rules.board)
        lines.append(f"board = {_text(published)}")
    for name in ("counts", "values"):
        numbers = [
            f"{species.name.lower()} = {new}"
            for species, new, old in zip(
                Species, getattr(rules, name), getattr(classic, name), strict=True
            )
            if full or new != old
        ]
        lines += ["", f"[{name}]", *numbers] if numbers else []
    if own_board:
        lines += ["", "[board]", *_board_lines(rules.board, full)]
    for language, told in variant.translations:
        lines += ["", f"[{language}]", f"name = {_text(told.name)}"]
        lines += [f"notes = {_text(told.notes)}"] if told.notes else []
    return "\n".join(lines) + "\n"


def _board_lines(board: Board, full: bool) -> list[str]:
    lines = [] if board.name == "custom" else [f"name = {_text(board.name)}"]
    lines.append(f'map = """\n{board.to_ascii()}\n"""')
    if full or not board.clockwise:
        lines.append(f"clockwise = {json.dumps(board.clockwise)}")
    if full or board.split_territories:
        lines.append(f"split_territories = {json.dumps(board.split_territories)}")
    return lines


def _text(text: str) -> str:
    """Return a TOML string, on several lines where the text has several."""
    if "\n" not in text:
        return _escaped(text)
    lines = [_escaped(line)[1:-1] for line in text.split("\n")]
    return '"""\n' + "\n".join(lines) + '"""'


def _escaped(text: str) -> str:
    # JSON's strings are TOML's but for one control character.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
