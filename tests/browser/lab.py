"""A real JupyterLab and what a reader does in it, for the tests in a browser."""

import json
import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import nbformat
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, sync_playwright

CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
START_SECONDS = 90
RUN_SECONDS = 180
SETTINGS = {
    "@jupyterlab/apputils-extension/notification.jupyterlab-settings": {
        "checkForUpdates": False,
        "doNotDisturbMode": True,
        "fetchNews": "false",
    },
    "@jupyterlab/docmanager-extension/plugin.jupyterlab-settings": {"autosave": False},
}


# What JupyterLab itself reports when a kernel is restarted or a notebook is opened.
LAB_ERRORS = (
    "Could not restore the debugger state",
    # It gives up the subshell that it asks for when a kernel is restarted meanwhile.
    "Canceled future for create_subshell_request message",
)


class Lab:
    """A JupyterLab server of its own, with a home of its own, that ends with the ``with`` block.

    Parameters
    ----------
    folder
        Where notebooks are served from.
    home
        An empty folder for everything Jupyter writes about its user.
    """

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder, self.home = folder, home
        self.token = secrets.token_hex(16)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.log = home / "jupyter.log"

    def __enter__(self) -> Self:
        for name, value in SETTINGS.items():
            path = self.home / "settings" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(value))
        folders = {
            "HOME": self.home,
            "JUPYTER_CONFIG_DIR": self.home / "config",
            "JUPYTER_DATA_DIR": self.home / "data",
            "JUPYTER_RUNTIME_DIR": self.home / "runtime",
            "JUPYTERLAB_SETTINGS_DIR": self.home / "settings",
            "JUPYTERLAB_WORKSPACES_DIR": self.home / "workspaces",
            "IPYTHONDIR": self.home / "ipython",
            "MPLCONFIGDIR": self.home / "matplotlib",
        }
        root = Path(__file__).parents[2]
        environment = os.environ | {name: str(path) for name, path in folders.items()}
        environment["PYTHONPATH"] = str(root)
        environment["JUPYTER_TOKEN"] = self.token
        command = [sys.executable, "-m", "jupyterlab", "--no-browser", f"--port={self.port}"]
        command += ["--ServerApp.ip=127.0.0.1", "--ServerApp.port_retries=0", "--allow-root"]
        command += [f"--ServerApp.root_dir={self.folder}", "--LabApp.expose_app_in_browser=True"]
        command += ["--LabApp.news_url=", "--ServerApp.terminals_enabled=False"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command, env=environment, cwd=self.folder, stdout=log, stderr=log
            )
        self._wait()
        return self

    def _wait(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api?token={self.token}", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        self.__exit__(None, None, None)
        raise RuntimeError(
            f"JupyterLab did not start; its log ends:\n{self.log.read_text()[-3000:]}"
        )

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def url(self) -> str:
        """Address of the server, without a token."""
        return f"http://127.0.0.1:{self.port}"

    def write(self, name: str, *cells: str) -> str:
        """Write a notebook of these code cells into the folder served and return its name."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
        )
        nbformat.write(notebook, self.folder / name)
        return name


@contextmanager
def chromium_browser(executable: str) -> Iterator[Browser]:
    """A headless Chromium that is closed with the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, headless=True, args=list(CHROMIUM_FLAGS)
        )
        try:
            yield browser
        finally:
            browser.close()


class Reader:
    """Somebody with a notebook open in a browser."""

    def __init__(self, browser: Browser, lab: Lab, **context: Any) -> None:
        viewport = {"width": 1280, "height": 900}
        self.context = browser.new_context(**({"viewport": viewport} | context))
        self.page: Page = self.context.new_page()
        self.lab = lab
        self.problems: list[str] = []
        self.page.on("pageerror", self._page_error)
        self.page.on("console", self._console)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.page.evaluate("() => window.jupyterapp?.serviceManager.sessions.shutdownAll()")
        self.context.close()

    def _page_error(self, error: object) -> None:
        if not any(own in str(error) for own in LAB_ERRORS):
            self.problems.append(f"page error: {error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(own in message.text for own in LAB_ERRORS):
            place = message.location.get("url", "")
            self.problems.append(f"console: {message.text} ({place})")

    def open(self, name: str, *, theme: str = "light") -> None:
        """Open a notebook with nothing around it, and wait until its kernel is ready."""
        address = f"{self.lab.url}/doc/tree/{name}?reset&token={self.lab.token}"
        self.page.goto(address, wait_until="domcontentloaded")
        self.page.wait_for_function(
            "() => window.jupyterapp?.shell?.currentWidget?.content?.widgets"
        )
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=60_000)
        self.page.wait_for_function(
            "() => window.jupyterapp.shell.currentWidget.sessionContext?.session?.kernel?.status"
            " === 'idle'",
            timeout=60_000,
        )
        # The server remembers the theme from one reader to the next.
        name = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}[theme]
        self.command("apputils:change-theme", theme=name)
        self.page.wait_for_selector(
            f'body[data-jp-theme-light="{str(theme == "light").lower()}"]', state="attached"
        )

    def command(self, name: str, **arguments: Any) -> None:
        """Execute a JupyterLab command and wait for it."""
        self.page.evaluate(
            "([name, arguments]) => window.jupyterapp.commands.execute(name, arguments)"
            ".then(() => null)",
            [name, arguments],
        )

    def run_all(self) -> None:
        """Restart the kernel, run all cells, and wait until the last one is done."""
        self.page.evaluate(
            "() => { window.ranAll = false; window.jupyterapp.commands"
            ".execute('notebook:restart-run-all').then(() => { window.ranAll = true }) }"
        )
        self.page.click(".jp-Dialog .jp-mod-accept", timeout=30_000)
        self.page.wait_for_function("() => window.ranAll", timeout=RUN_SECONDS * 1000)
        self.page.wait_for_function(
            "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.status"
            " === 'idle'",
            timeout=RUN_SECONDS * 1000,
        )

    def cells(self) -> list[dict[str, str]]:
        """The type and source of every cell, as the notebook's model has them."""
        found: list[dict[str, str]] = self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.content.widgets.map("
            "cell => ({ type: cell.model.type, source: cell.model.sharedModel.getSource() }))"
        )
        return found

    def outputs(self) -> list[Any]:
        """The stored form of all outputs of all code cells."""
        found: list[Any] = self.page.evaluate(
            "() => window.jupyterapp.shell.currentWidget.content.widgets"
            ".filter(cell => cell.model.type === 'code')"
            ".flatMap(cell => cell.model.outputs.toJSON())"
        )
        return found

    def board(self, number: int = 0) -> Locator:
        """The live board with this number on the page."""
        return self.page.locator(".zebres-board").nth(number)


_STICKING_OUT = """([selector, ignored]) => {
    // Text is set wider than here, so that what fits does not fit by two pixels of a font.
    const wider = document.createElement('style');
    const all = `:is(${selector}), :is(${selector}) *`;
    wider.textContent = `${all} { letter-spacing: 0.03em !important }`;
    document.head.append(wider);
    const found = [...document.querySelectorAll(all)]
        .filter(node => node instanceof HTMLElement && node.clientWidth > 2)
        .filter(node => !node.matches(ignored))
        .filter(node => node.scrollWidth > node.clientWidth + 1)
        .map(node => `${node.scrollWidth} > ${node.clientWidth}: ${node.outerHTML.slice(0, 200)}`);
    wider.remove();
    return found;
}"""


def sticking_out(page: Page, selector: str, *, scrolling: str = "") -> list[str]:
    """What is wider than its box in what a selector finds, also in a font a little wider.

    ``scrolling`` selects what may be: boxes that are scrolled to and fro.
    """
    ignored = ", ".join(filter(None, ["textarea", "[aria-hidden]", scrolling]))
    found: list[str] = page.evaluate(_STICKING_OUT, [selector, ignored])
    return found
