"""One JupyterLab and one Chromium for all tests in a browser."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.lab import Lab, Reader, chromium_browser

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab that serves a copy of the lessons."""
    folder = tmp_path_factory.mktemp("lab")
    notebooks = ROOT / "notebooks"
    served = folder / "notebooks"
    if notebooks.is_dir():
        shutil.copytree(notebooks, served, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    else:
        served.mkdir()
    (folder / "home").mkdir()
    with Lab(served, folder / "home") as started:
        yield started


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """A headless Chromium."""
    with chromium_browser(chromium) as started:
        yield started


@pytest.fixture
def read(lab: Lab, browser: Browser) -> Iterator[Callable[..., Reader]]:
    """Open notebooks: ``read("01_savannah.ipynb", theme="dark", viewport=...)``."""
    with ExitStack() as readers:

        def opened(name: str, *, theme: str = "light", **context: Any) -> Reader:
            reader = readers.enter_context(Reader(browser, lab, **context))
            reader.open(name, theme=theme)
            return reader

        yield opened


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where screenshots go: ``ZEBRES_SCREENSHOTS``, or a temporary folder."""
    named = os.environ.get("ZEBRES_SCREENSHOTS")
    folder = Path(named) if named else tmp_path_factory.mktemp("screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
