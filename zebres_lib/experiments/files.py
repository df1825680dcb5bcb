"""Files that are whole or absent, and a lock that dies with its owner."""

from __future__ import annotations

import errno
import os
import re
import sys
import threading
import uuid
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import StoreError, StoreWarning

_TEMPORARY = re.compile(r"\.(?P<name>.+)\.[0-9a-f]{32}\.tmp")
_LOCK = ".lock"
_HELD_ERRORS = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}

# POSIX record locks do not tell two runs of one process apart, so those are kept here.
_held: set[Path] = set()
_held_guard = threading.Lock()


def write_whole(path: Path, write: Callable[[Path], object]) -> None:
    """Let ``write`` make a temporary file, then give it the name ``path`` in one step.

    Whatever happens, ``path`` has its old content, if any, or the whole new one. After a power
    cut it may be the old one still, unless :func:`sync_folder` was called.
    """
    temporary = path.with_name(f".{path.name}.{uuid.uuid4().hex}.tmp")
    try:
        write(temporary)
        with temporary.open("r+b") as file:
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Wait until the names of the files in a folder are on disk."""
    if os.name == "nt":  # where folders cannot be opened
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def clear_temporary(folder: Path) -> None:
    """Remove what killed processes left half written; the caller must hold the lock."""
    for path in folder.iterdir():
        if _TEMPORARY.fullmatch(path.name):
            path.unlink(missing_ok=True)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder for one run; the system lets go of it however the process ends.

    Raises :class:`StoreError` when another run, in this process or another, holds it.
    """
    key = folder.resolve()
    with _held_guard:
        if key in _held:
            raise StoreError(_busy(folder))
        _held.add(key)
    try:
        with (folder / _LOCK).open("a+b") as file:
            try:
                _lock_file(file.fileno())
            except OSError as error:
                if error.errno in _HELD_ERRORS:
                    raise StoreError(_busy(folder)) from None
                warnings.warn(
                    f"{folder} is on a file system without locks ({error}); make sure that only "
                    "one run at a time writes into it",
                    StoreWarning,
                    stacklevel=2,
                )
            yield
    finally:
        with _held_guard:
            _held.discard(key)


def _busy(folder: Path) -> str:
    return (
        f"another run is writing into {folder}; wait for it, stop it, or choose another folder "
        "(open_store reads what is finished at any time)"
    )


if sys.platform == "win32":
    import msvcrt

    def _lock_file(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    # Unlike flock, such a lock is not inherited by a pool of forked workers that outlives us.
    def _lock_file(descriptor: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
