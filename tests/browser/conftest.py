"""A real server on a free port, a real Chromium, and pages of that server."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.browser.pace import hasten, serve
from tests.browser.sight import PATIENCE_S
from tests.browser.sparing import spare
from tests.browser.table import Table

from paletti.bench.page import browser
from paletti.bench.serving import listening

WIDTH, HEIGHT = 640, 360
PHONE_WIDTH, PHONE_HEIGHT = 360, 740
expect.set_options(timeout=PATIENCE_S * 1000)  # the default of five seconds is too short on a busy machine


@dataclass(frozen=True)
class Served:
    """A server: its address, its database, and whether its time passes faster than real time."""

    address: str
    database: Path
    swift: bool


@pytest.fixture(scope="session")
def in_life(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The address of the server that `paletti play` starts, which runs in real time."""
    home = tmp_path_factory.mktemp("home")
    command = [
        str(Path(sys.executable).with_name("paletti")),
        "play",
        "--here",
        "--port",
        str(20000 + os.getpid() % 20000),
    ]
    environment = {**os.environ, "PALETTI_HOME": str(home), "PALETTI_NO_BROWSER": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield Served(server.stdout.readline().strip(), home / "games.sqlite", swift=False)
        server.terminate()


@pytest.fixture(scope="session")
def in_haste(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same server in fast time."""
    database = tmp_path_factory.mktemp("haste") / "games.sqlite"
    with listening(serve, str(database)) as port:
        yield Served(f"http://127.0.0.1:{port}/", database, swift=True)


@pytest.fixture
def served(request: pytest.FixtureRequest) -> Served:
    """The server that this test visits: the fast one if the test plays long games."""
    swift = request.node.get_closest_marker("swift") is not None
    found: Served = request.getfixturevalue("in_haste" if swift else "in_life")
    return found


@pytest.fixture
def database(served: Served) -> Path:
    """Where the server keeps its games."""
    return served.database


@pytest.fixture(scope="session")
def address(in_life: Served) -> str:
    """The address of the server in real time."""
    return in_life.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser; every page gets a profile of its own."""
    with browser.chromium() as one:
        yield one


@pytest.fixture
def visit(chromium: Browser, served: Served) -> Iterator[Callable[..., Table]]:
    """Opens an address of the server in a browser of its own; if a page complains about anything, the test fails."""
    contexts, complaints = [], []

    def open_page(path: str, at: str | None = None) -> Table:
        viewport: ViewportSize = {"width": WIDTH, "height": HEIGHT}
        context = chromium.new_context(base_url=at or served.address, viewport=viewport, locale="en-GB")
        spare(context)
        if served.swift and at is None:
            hasten(context)
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
def phone(chromium: Browser, served: Served) -> Iterator[Page]:
    """A phone held upright; `phone.goto("/learn")` opens an address of the server."""
    viewport: ViewportSize = {"width": PHONE_WIDTH, "height": PHONE_HEIGHT}
    context = chromium.new_context(
        base_url=served.address, viewport=viewport, has_touch=True, is_mobile=True, locale="en-GB"
    )
    spare(context)
    if served.swift:
        hasten(context)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    yield page
    context.close()
