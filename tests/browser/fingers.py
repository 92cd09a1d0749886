"""Fingers on a page: real touches, sent as a phone sends them."""

from typing import Any, cast

from playwright.sync_api import Page
from tests.browser.table import Table

Place = tuple[float, float]


class Finger:
    """One finger that can do what a mouse can do."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._at: Place = (0.0, 0.0)
        self._down = False

    def move(self, x: float, y: float, **_: Any) -> None:
        """Moves the finger there; on the glass it drags."""
        self._at = (x, y)
        if self._down:
            self._touch("touchMove", self._at)

    def down(self, **_: Any) -> None:
        """Puts the finger on the glass."""
        self._down = True
        self._touch("touchStart", self._at)

    def up(self, **_: Any) -> None:
        """Takes the finger off the glass if it is there."""
        if self._down:
            self._down = False
            self._touch("touchEnd")

    def pinch(self, first: tuple[Place, Place], second: tuple[Place, Place], steps: int = 4) -> None:
        """Puts two fingers on the glass, moves each from one place to another, and takes both off."""
        self._touch("touchStart", first[0])
        self._touch("touchStart", first[0], second[0])
        for step in range(1, steps + 1):
            self._touch("touchMove", _between(first, step / steps), _between(second, step / steps))
        self._touch("touchEnd")

    def second(self, first: Place, second: Place) -> None:
        """Adds a second finger to the one on the glass, then takes both off."""
        self._touch("touchStart", first, second)
        self._down = False
        self._touch("touchEnd")

    def _touch(self, kind: str, *places: Place) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _between(way: tuple[Place, Place], share: float) -> Place:
    (ax, ay), (bx, by) = way
    return ax + (bx - ax) * share, ay + (by - ay) * share


class TouchedPage:
    """A page whose mouse is a finger and whose clicks are taps."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.mouse = Finger(page)

    def click(self, selector: str, **options: Any) -> None:
        """Taps on it."""
        self._page.tap(selector, **options)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._page, name)


def by_finger(page: Page) -> tuple[Table, Finger]:
    """The table on this page, played by touch alone; and the finger."""
    touched = TouchedPage(page)
    return Table(cast("Page", touched)), touched.mouse
