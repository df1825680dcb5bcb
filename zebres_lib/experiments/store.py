"""Finished blocks kept in a folder as a Parquet data set, to be continued or read later.

The folder holds ``experiment.json``, which says what is played, and one file a block,
``block-000123.parquet``. Both get their name only when they are whole and on disk, so a process
may be killed at any moment. The block files are an ordinary data set for pandas, Polars, DuckDB
and others: ``pandas.read_parquet(sorted(Path(folder).glob("block-*.parquet")))``.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import uuid
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .blocks import Block, Experiment, cut, joined, plain_settings

if TYPE_CHECKING:
    import pandas as pd

FORMAT = 1
DESCRIPTION = "experiment.json"
_BLOCK_NAME = re.compile(r"block-(\d{6,})\.parquet")
_METADATA = b"zebres-lab.block"
_TEMPORARY = re.compile(r"\.(?P<name>.+)\.[0-9a-f]{32}\.tmp")
_NONE = object()
_FIELDS: dict[str, type] = {
    "format": int,
    "name": str,
    "settings": dict,
    "seed": int,
    "block_size": int,
}


class StoreError(RuntimeError):
    """A store cannot be used as asked; the message names the file or field and the way out."""


class StoreWarning(UserWarning):
    """Something in a store's folder does not belong to it, and was left alone."""


@dataclass(frozen=True)
class Store:
    """A folder of finished blocks of one experiment, as :func:`open_store` finds it.

    Attributes
    ----------
    path
        The folder.
    name, settings
        What is played, and the settings that decide the rows.
    seed, block_size
        The experiment's seed, and the number of games in a block.
    """

    path: Path
    name: str
    settings: dict[str, Any]
    seed: int
    block_size: int

    @cached_property
    def digest(self) -> str:
        """SHA-256 of name, settings, seed and block size, in hexadecimal; every file carries it."""
        return digest(self._description())

    def counts(self) -> dict[int, int]:
        """Return the number of games stored in each block, by the block's index.

        Raises :class:`StoreError` naming every block file that is damaged or of another run.
        Warns (:class:`StoreWarning`) of files that do not belong to the store.
        """
        counts, wrong, foreign = {}, [], []
        for path in sorted(self.path.iterdir()):
            match = _BLOCK_NAME.fullmatch(path.name)
            if match is not None and path.name == self._file(int(match[1])).name:
                try:
                    counts[int(match[1])] = self._verified_count(path, int(match[1]))
                except StoreError as error:
                    wrong.append(str(error))
            elif path.name != DESCRIPTION and not path.name.startswith("."):
                foreign.append(path.name)
        if wrong:
            raise StoreError(
                f"{self.path} holds files that cannot be used: {'; '.join(wrong)}. They are left "
                "alone: move them away and run again, and their blocks are played anew."
            )
        if foreign:
            warnings.warn(
                f"{self.path} holds {', '.join(foreign)}, which is no part of this store; it is "
                "left alone and not counted",
                StoreWarning,
                stacklevel=2,
            )
        return dict(sorted(counts.items()))

    def finished(self, total: int | None = None) -> int:
        """Return how many games are stored, of the first ``total`` or of all."""
        if total is None:
            return sum(self.counts().values())
        wanted = {block.index: block.count for block in cut(total, self.block_size, self.seed)}
        return sum(min(count, wanted.get(index, 0)) for index, count in self.counts().items())

    def read(self, total: int | None = None, *, gaps: bool = False) -> pd.DataFrame:
        """Return the stored rows in order, the first ``total`` or all.

        Raises :class:`StoreError` when rows in between are missing, which may be so while a run
        goes on or after it was stopped; with ``gaps=True`` all that is there is returned. Also
        raises it for a damaged file, naming it, and when nothing is stored.
        """
        counts = self.counts()
        if total is None:
            last = max(counts, default=-1)
            total = last * self.block_size + counts.get(last, 0)
        blocks = []
        for block in cut(total, self.block_size, self.seed):
            stored = min(counts.get(block.index, 0), block.count)
            if stored < block.count and not gaps:
                raise StoreError(
                    f"{self.path} has {stored} of the {block.count} rows of {block}; run the "
                    "experiment again to complete it, or read what there is with gaps=True"
                )
            if stored:
                blocks.append(Block(block.index, block.first, stored, self.seed))
        if not blocks:
            raise StoreError(f"{self.path} holds no finished block yet")
        frames = [self._read_block(block) for block in blocks]
        return joined(blocks, frames, name=self.name)

    def write(self, block: Block, frame: pd.DataFrame) -> None:
        """Store the rows of a block; one that held fewer rows of the same block is replaced.

        The caller holds the lock (:func:`prepared`) or works for the run that does.
        """
        import pyarrow as pa
        import pyarrow.parquet as pq

        table = pa.Table.from_pandas(frame, preserve_index=False, nthreads=1)
        facts = json.dumps(self._facts(block.index, block.count)).encode()
        table = table.replace_schema_metadata({**(table.schema.metadata or {}), _METADATA: facts})
        write_whole(
            self._file(block.index),
            lambda path: pq.write_table(table, path, compression="zstd", write_page_checksum=True),
        )

    def _description(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "name": self.name,
            "settings": self.settings,
            "seed": self.seed,
            "block_size": self.block_size,
        }

    def _file(self, index: int) -> Path:
        return self.path / f"block-{index:06d}.parquet"

    def _facts(self, index: int, count: int) -> dict[str, int | str]:
        return {
            "index": index,
            "first": index * self.block_size,
            "count": count,
            "experiment": self.digest,
        }

    def _verified_count(self, path: Path, index: int) -> int:
        import pyarrow as pa
        import pyarrow.parquet as pq

        try:
            metadata = pq.read_metadata(path)
        except (pa.ArrowException, OSError) as error:
            raise StoreError(f"{path.name} is truncated or no Parquet file ({error})") from error
        count: int = metadata.num_rows
        try:
            facts = json.loads((metadata.metadata or {}).get(_METADATA, b"null"))
        except ValueError:
            facts = None
        if not isinstance(facts, dict):
            raise StoreError(f"{path.name} is a Parquet file from elsewhere")
        for field, right in self._facts(index, count).items():
            if facts.get(field) != right:
                raise StoreError(
                    f"{path.name} belongs elsewhere: its {field} is {facts.get(field)!r}, here it "
                    f"would be {right!r}"
                )
        if not 0 < count <= self.block_size:
            raise StoreError(f"{path.name} has {count} rows; a block has 1 to {self.block_size}")
        return count

    def _read_block(self, block: Block) -> pd.DataFrame:
        import pyarrow as pa
        import pyarrow.parquet as pq

        path = self._file(block.index)
        try:
            with pq.ParquetFile(path, page_checksum_verification=True) as file:
                frame: pd.DataFrame = file.read().to_pandas()
        except (pa.ArrowException, OSError) as error:
            raise StoreError(
                f"{path} is damaged ({error}). It is left alone: move it away and run again, and "
                "its block is played anew."
            ) from error
        return frame.iloc[: block.count]


def open_store(path: str | Path) -> Store:
    """Return the store in a folder, to look at what is played and read what is finished.

    Raises :class:`StoreError` when the folder holds none, or one that cannot be read.
    """
    folder = Path(path)
    file = folder / DESCRIPTION
    try:
        found = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise StoreError(f"{folder} is no store: it has no {DESCRIPTION}") from None
    except ValueError as error:
        raise StoreError(f"{file} is damaged ({error}); restore it, or use a new folder") from error
    for field, kind in _FIELDS.items():
        if not isinstance(found, dict) or type(found.get(field)) is not kind:
            raise StoreError(f"{file} is no description of an experiment: {field} is missing")
    if found["format"] != FORMAT:
        raise StoreError(f"{file} has format {found['format']}; this version reads {FORMAT}")
    return Store(folder, found["name"], found["settings"], found["seed"], found["block_size"])


def read(path: str | Path, total: int | None = None) -> pd.DataFrame:
    """Return the rows of the store in a folder; see :meth:`Store.read`."""
    return open_store(path).read(total)


@contextmanager
def prepared(
    path: str | Path, experiment: Experiment, *, seed: int, block_size: int
) -> Iterator[Store]:
    """Make or open the store of an experiment and hold it for one run.

    Raises :class:`StoreError` when another run holds it, when it is a store of something else
    (every field that differs is named with both values), or when the folder is full of other
    things.
    """
    store = Store(Path(path), experiment.name, plain_settings(experiment), seed, block_size)
    description = store.path / DESCRIPTION
    if store.path.exists() and not store.path.is_dir():
        raise StoreError(f"{store.path} is a file; store= takes a folder, new or of a former run")
    if store.path.exists() and not description.exists():
        others = sorted(one.name for one in store.path.iterdir() if not one.name.startswith("."))
        if others:
            raise StoreError(
                f"{store.path} has no {DESCRIPTION} but holds {', '.join(others[:5])}; give an "
                "empty or new folder"
            )
    store.path.mkdir(parents=True, exist_ok=True)
    with locked(store.path), ExitStack() as stack:
        clear_temporary(store.path)
        stack.callback(clear_temporary, store.path)
        if description.exists():
            _refuse_other(open_store(store.path), store)
        else:
            text = json.dumps(store._description(), indent=2, ensure_ascii=False) + "\n"
            write_whole(description, lambda file: file.write_text(text, "utf-8"))
            sync_folder(store.path)
        yield store


def _refuse_other(found: Store, wanted: Store) -> None:
    different = differences(found._description(), wanted._description())
    if different:
        raise StoreError(
            f"{found.path} holds another experiment: {'; '.join(different)}. Give each its own "
            "folder, or ask for the stored one."
        )


# --- Whether two experiments are the same ------------------------------------------------------


def digest(description: dict[str, Any]) -> str:
    """Return the SHA-256 of a description made of JSON values, whatever the order of its keys."""
    text = json.dumps(description, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def differences(stored: object, asked: object, where: str = "") -> list[str]:
    """Return a phrase for each field in which two descriptions differ, with both values."""
    if isinstance(stored, dict) and isinstance(asked, dict):
        found = []
        for key in dict.fromkeys([*stored, *asked]):
            inner = f"{where}.{key}" if where else str(key)
            found += differences(stored.get(key, _NONE), asked.get(key, _NONE), inner)
        return found
    if type(stored) is type(asked) and stored == asked:
        return []
    return [f"{where} is {_shown(stored)} there and {_shown(asked)} here"]


def _shown(value: object) -> str:
    return "absent" if value is _NONE else json.dumps(value, ensure_ascii=False)


# --- Files that are whole or absent ------------------------------------------------------------


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
    from filelock import FileLock, Timeout

    try:
        with FileLock(folder / ".lock", blocking=False):
            yield
    except Timeout:
        raise StoreError(
            f"another run is writing into {folder}; wait for it, stop it, or choose another folder "
            "(open_store reads what is finished at any time)"
        ) from None
