"""What all tests share: where Chromium is, and reproducible property tests."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

# Slow machines are no reason to fail; on CI the same examples are tried every time.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
NO_CHROMIUM = (
    "No Chromium found. Install it (Debian, Ubuntu: apt install chromium; macOS, Windows: "
    "Chromium or Chrome), or set ZEBRES_CHROMIUM to the program."
)


def find_chromium() -> str | None:
    """Return the Chromium or Chrome to test with, ``None`` where there is none."""
    if named := os.environ.get("ZEBRES_CHROMIUM"):
        return named
    found = (path for name in CHROMIUM_NAMES if (path := shutil.which(name)))
    installed = (place for place in CHROMIUM_PLACES if Path(place).exists())
    return next(found, None) or next(installed, None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands in ``tests/browser`` needs a browser."""
    folder = Path(__file__).parent / "browser"
    for item in items:
        if folder in item.path.parents:
            item.add_marker("browser")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a browser test where there is no browser; on CI that is a failure."""
    if item.get_closest_marker("browser") and find_chromium() is None:
        if os.environ.get("CI"):
            pytest.fail(NO_CHROMIUM, pytrace=False)
        pytest.skip(NO_CHROMIUM)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the Chromium to test with."""
    path = find_chromium()
    if path is None:
        pytest.fail(NO_CHROMIUM, pytrace=False)
    return path
