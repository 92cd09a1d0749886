"""A real server on a free port, a real Chromium, and pages at it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.sight import PATIENCE_S
from tests.browser.sparing import spare
from tests.browser.table import Table

from paletti.bench.page import browser

WIDTH, HEIGHT = 640, 360
PHONE_WIDTH, PHONE_HEIGHT = 360, 740
expect.set_options(timeout=PATIENCE_S * 1000)  # its own five seconds are too few for a machine with much to do


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its games."""
    return tmp_path_factory.mktemp("home") / "games.sqlite"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """Where `paletti play` serves its pages."""
    command = [
        str(Path(sys.executable).with_name("paletti")),
        "play",
        "--here",
        "--port",
        str(20000 + os.getpid() % 20000),
    ]
    environment = {**os.environ, "PALETTI_HOME": str(database.parent), "PALETTI_NO_BROWSER": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser; every page gets a profile of its own."""
    with browser.chromium() as one:
        yield one


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Callable[..., Table]]:
    """Opens an address of the server in a browser of its own; whatever a page complains about fails the test."""
    contexts, complaints = [], []

    def open_page(path: str, at: str | None = None) -> Table:
        viewport: ViewportSize = {"width": WIDTH, "height": HEIGHT}
        context = chromium.new_context(base_url=at or address, viewport=viewport, locale="en-GB")
        spare(context)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_S * 1000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return Table(page)

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def phone(chromium: Browser, address: str) -> Iterator[Page]:
    """A telephone held upright; `phone.goto("/learn")` opens an address of the server."""
    viewport: ViewportSize = {"width": PHONE_WIDTH, "height": PHONE_HEIGHT}
    context = chromium.new_context(base_url=address, viewport=viewport, has_touch=True, is_mobile=True, locale="en-GB")
    spare(context)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    yield page
    context.close()
