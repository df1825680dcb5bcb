"""Run notebooks from a fresh kernel and store their outputs, the same bytes on every machine.

Run it as ``python -m tools.execute_notebooks notebooks`` (or with single notebooks). What
differs by nature from run to run is made the same: times of execution are not stored, the
kernel's metadata do not name a version, and widgets get numbered ids instead of random ones.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from tools.check_notebooks import WIDGET_STATE, discover

CELL_TIMEOUT_SECONDS = 120
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LANGUAGE = {
    "codemirror_mode": {"name": "ipython", "version": 3},
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "nbconvert_exporter": "python",
    "pygments_lexer": "ipython3",
}


def execute(path: Path) -> None:
    """Run all cells of the notebook at ``path`` and store it with its outputs.

    The file is left as it was when a cell fails (``nbclient.exceptions.CellExecutionError``).
    """
    notebook = nbformat.read(path, as_version=4)
    notebook.metadata["kernelspec"] = dict(KERNEL)
    # State of widgets from an earlier run would pile up beside the new.
    notebook.metadata.pop("widgets", None)
    client = NotebookClient(
        notebook,
        timeout=CELL_TIMEOUT_SECONDS,
        kernel_name="python3",
        record_timing=False,
        resources={"metadata": {"path": str(path.parent)}},
    )
    client.execute()
    notebook.metadata["language_info"] = dict(LANGUAGE)
    nbformat.write(with_numbered_widgets(notebook, path.stem), path)


def with_numbered_widgets(notebook: Any, name: str) -> Any:
    """Return ``notebook`` with each widget's random id replaced by one made from ``name``."""
    stored = notebook.metadata.get("widgets", {}).get(WIDGET_STATE, {}).get("state", {})
    text = json.dumps(notebook)
    for number, random_id in enumerate(stored):
        fixed = hashlib.sha256(f"{name} {number}".encode()).hexdigest()[: len(random_id)]
        text = text.replace(random_id, fixed)
    return nbformat.from_dict(json.loads(text))


def main(arguments: list[str] | None = None) -> int:
    """Run the notebooks of the folders or files named; return 1 when a cell fails."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("paths", nargs="+", type=Path, help="notebooks or folders of notebooks")
    failed = 0
    for path in parser.parse_args(arguments).paths:
        for notebook in discover(path) if path.is_dir() else [path]:
            print(f"running {notebook.name}", flush=True)
            try:
                execute(notebook)
            except CellExecutionError as error:
                failed = 1
                print(f"{notebook.name} was not stored:\n{error}", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(main())
