"""Run notebooks from a fresh kernel and store their outputs, the same bytes on every machine.

Run it as ``python -m tools.execute_notebooks notebooks`` (or with single notebooks). What
differs by nature from run to run is not stored: times of execution, the version of the kernel, and
live widgets. A widget's stored state looks alive and answers nothing; the picture that each widget
leaves beside itself stays.
"""

import argparse
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from tools.check_notebooks import WIDGET_VIEW, discover

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
    notebook.metadata.pop("widgets", None)
    client = NotebookClient(
        notebook,
        timeout=CELL_TIMEOUT_SECONDS,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(path.parent)}},
    )
    client.execute()
    notebook.metadata["language_info"] = dict(LANGUAGE)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [out for out in cell.outputs if WIDGET_VIEW not in out.get("data", {})]
    nbformat.write(notebook, path)


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
