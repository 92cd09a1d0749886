"""A page in a real Chromium, observed and controlled through the window that tests have."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from math import cos, pi, sin
from random import Random
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final

import msgspec

from paletti.bench.report import BadBench
from paletti.protocol import view as shown
from paletti.protocol.api import NewTable, TableMade
from paletti.protocol.words import PIECES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDTH, HEIGHT = 640, 360  # as many pixels as a processor can draw without a graphics card at a playable rate
# Headless, the same browser loads a page in two thirds of the processor time.
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WITHIN_S: Final = 60.0
STROKE_S: Final = 1 / 60  # how often a mouse reports


class PageState(msgspec.Struct):
    """The parts of a page's table that matter here."""

    poses: list[float]
    view: shown.View
    loads: dict[str, shown.Load] | None = None


class Missed(msgspec.Struct, rename="camel"):
    """How far off the page had drawn the hand ahead, according to a frame."""

    mm: float
    stretch_mm: float
    free: bool


class PageCost(msgspec.Struct):
    """Pictures and shadows drawn until now, and of what the last picture consisted."""

    drawn: int
    shadows: int
    calls: int
    triangles: int


class Pixel(msgspec.Struct):
    """A place in the window, in pixels."""

    x: float
    y: float


@dataclass
class Seen:
    """A page at a table, observed through the window that tests have."""

    page: Page
    at: tuple[float, float] = (0.0, 0.0)
    """Where the mouse went down."""

    def state(self) -> PageState:
        """What the page knows of its table now."""
        return msgspec.json.decode(self.page.evaluate("JSON.stringify(window.__paletti.state())"), type=PageState)

    def until(self, expression: str, what: str) -> None:
        """Waits until this is true of `it`, the state."""
        try:
            self.page.wait_for_function(
                f"() => {{ const it = window.__paletti?.state(); return it && ({expression}); }}",
                timeout=1000 * WITHIN_S,
            )
        except Exception as problem:
            raise BadBench(f"The page did not get there in time: {what}.") from problem

    def cost(self) -> PageCost:
        """What its pictures have cost until now."""
        return msgspec.json.decode(self.page.evaluate("JSON.stringify(window.__paletti.cost())"), type=PageCost)

    def missed(self, since: int = 0) -> list[Missed]:
        """How far off each frame was, from this one on."""
        found = self.page.evaluate("JSON.stringify(window.__paletti.missed())")
        return msgspec.json.decode(found, type=list[Missed])[since:]

    def take(self, columns: list[str]) -> str:
        """The first of these columns that a press takes, with the mouse down on it."""
        state = self.state()
        for column in columns:
            at = PIECES.index(column) * 7
            x, y, z = state.poses[at : at + 3]
            place = msgspec.json.decode(self.page.evaluate(PLACE, [column, x, y, z]), type=Pixel | None)
            if place is None:
                continue
            self.at = (place.x, place.y)
            self.page.mouse.move(*self.at)
            self.page.mouse.down()
            with contextlib.suppress(BadBench):
                self.until(f"it.attempt?.piece === '{column}' && it.target", f"{column} in hand")
                return column
            self.page.mouse.up()
        raise BadBench("No column of this villa can be seen and taken.")

    def lead(self, seconds: float, wide: float, rng: Random) -> None:
        """Moves the mouse for this time in loops of this many pixels; the loops are the same in every run."""
        x, y = self.at
        # With a button down, each move of Playwright's mouse runs scripts of its own in the page.
        mouse = self.page.context.new_cdp_session(self.page)
        one, two = rng.uniform(0.7, 1.1), rng.uniform(0.4, 0.6)
        began = perf_counter()
        while (t := perf_counter() - began) < seconds:
            sleep(STROKE_S - t % STROKE_S)
            swing = min(1.0, t) * wide
            there = {"x": x + swing * sin(pi * one * t), "y": y + swing * (1 - cos(pi * two * t)) / 2}
            mouse.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "button": "left", "buttons": 1, **there})
        mouse.detach()


PLACE = """([name, x, y, z]) => JSON.stringify(
    [0, 0.02, -0.02, 0.034].map((up) => window.__paletti.project(x, y, z + up))
        .find((at) => at && window.__paletti.meant(at.x, at.y) === name
            && document.elementFromPoint(at.x, at.y)?.tagName === "CANVAS") ?? null)"""


def executable() -> str | None:
    """The path of the machine's Chromium, or None for Playwright's own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as problem:
        raise BadBench("This bench drives a browser: try `pip install playwright`.") from problem
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        except Error as problem:
            raise BadBench("There is no Chromium here: try `playwright install chromium`.") from problem
        yield browser
        browser.close()


def table_made(port: int, wish: NewTable) -> TableMade:
    """The answer to the wish for a new table."""
    line = HTTPConnection("127.0.0.1", port, timeout=WITHIN_S)
    with contextlib.closing(line):
        line.request("POST", "/api/tables", msgspec.json.encode(wish))
        return msgspec.json.decode(line.getresponse().read(), type=TableMade)


@contextlib.contextmanager
def visiting(browser: Browser, port: int, at: int, wish: NewTable, quality: str) -> Iterator[Seen]:
    """A page at a new table, connected through this port; it owns all seats."""
    made = table_made(port, wish)
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
    key, kept = f"paletti.seats.{made.table}", msgspec.json.encode(made.owns).decode()
    context.add_init_script(f"localStorage.setItem({key!r}, {kept!r})")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{at}/t/{made.table}?quality={quality}", timeout=1000 * WITHIN_S)
    seen = Seen(page)
    seen.until("it.line === 'open' && it.poses.length > 0 && it.drawn > 0 && !it.looking", "the villa on its canvas")
    try:
        yield seen
    finally:
        context.close()
