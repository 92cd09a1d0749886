"""What a page at a table shows: its state, where every piece is, and which columns a person would choose."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin
from time import monotonic, sleep
from typing import Any, TypeVar

from playwright.sync_api import Page

COLOURS = ("red", "yellow", "blue", "green")
COLUMNS = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in ("thin-1", "thin-2", "thin-3", "hex", "thick"))
PIECES = (*COLUMNS, "blue", "green", "yellow", "orange", "red", "seal")
WIDTHS = {"thin": 0.015, "hex": 0.0254, "thick": 0.030}
PATIENCE_S = 180.0
POLL_S = 0.05
TURNED_S = 20.0  # by then the eye has turned to what the page points at, and no paper lies over it
FINGER_M = 0.0085  # the room that fingers need beside a column, and a little more

State = dict[str, Any]
Point = tuple[float, float, float]
Seen = TypeVar("Seen")


# For each piece, the first of its points where a press means it and nothing covers the canvas.
MEANT = """(wanted) => wanted.map(([piece, points]) => points
    .map(([x, y, z]) => window.__paletti.project(x, y, z))
    .find((at) => at && window.__paletti.meant(at.x, at.y) === piece
        && document.elementFromPoint(at.x, at.y)?.tagName === "CANVAS") ?? null)"""


def in_hand(state: State) -> str | None:
    """The piece that somebody has in hand in this state."""
    piece: str | None = (state["attempt"] or {}).get("piece")
    return piece


def ended(state: State) -> bool:
    """Whether the game is over in this state and the page knows the result."""
    return bool(state["view"] and state["view"]["over"] and state["outcome"])


def is_over(state: State) -> bool:
    """Whether what is in hand is now over the top."""
    return bool(state["hand"] and state["hand"]["journey"] == "over")


def my_touch(state: State) -> State:
    """What somebody at this page may touch now; empty if nobody may."""
    view = state["view"]
    if not view or view["over"]:
        return {}
    if any("setup" in view["may"][seat] for seat in state["mine"]):
        return {"may": COLUMNS, "only": {}}
    touch = next((touch for touch in view["touch"] if touch["seat"] in state["mine"]), None)
    if touch is None:
        return {}
    return {**touch, "refused": {column: barred["why"] for barred in touch["refused"] for column in barred["columns"]}}


@dataclass
class Sight:
    """A page whose state a test reads through its window object."""

    page: Page

    # What it knows

    @property
    def state(self) -> State:
        """Everything the page knows about its table."""
        # As one string: a page that is asked twenty times a second must not spend its time on answers.
        found = self.page.evaluate("window.__paletti ? JSON.stringify(window.__paletti.state()) : null")
        state: State | None = json.loads(found) if found else None
        return state or {"version": -1, "view": None, "attempt": None, "outcome": None, "line": None, "hand": None}

    def until(self, holds: Callable[[State], object], patience_s: float = PATIENCE_S) -> State:
        """The state once it is as wanted."""
        ends = monotonic() + patience_s
        while True:
            state = self.state
            if holds(state):
                return state
            if monotonic() > ends or state["line"] == "ended":
                raise AssertionError(f"It never came to that; the page knows {brief(state)}")
            sleep(POLL_S)

    def at_rest(self, version: int = 0) -> State:
        """The state once nothing moves, this many deeds are done, and a finished game has its result."""
        return self.until(
            lambda now: (
                now["version"] >= version
                and now["view"]
                and now["rests"]
                and not now["attempt"]
                and bool(now["outcome"]) == now["view"]["over"]
            )
        )

    def where(self, piece: str) -> Point:
        """The middle of a piece."""
        return self.pose(self.state, piece)

    def shown(self, piece: str) -> Point:
        """The middle of a piece as drawn on the canvas, which may show an earlier moment than the latest."""
        at = PIECES.index(piece) * 7
        x, y, z = self.page.evaluate("window.__paletti.shown()")[at : at + 3]
        return x, y, z

    def may(self) -> set[str]:
        """Everything that anybody here may do now."""
        state = self.state
        return {verb for seat in state["mine"] for verb in state["view"]["may"][seat]}

    # Which columns

    def seen(self) -> list[str]:
        """The columns that can be seen and pressed from here."""
        self.until(lambda now: not now["looking"])
        state = self.state
        standing = [name for name in COLUMNS if self._in_villa(state, name)]
        return [name for name, at in zip(standing, self._places(state, standing), strict=True) if at is not None]

    def first_seen(self, columns: Iterable[str]) -> str:
        """The first of these that can be seen and pressed, after looking from all sides."""
        columns = list(columns)
        for _ in range(8):
            state = self.until(lambda now: not now["looking"])
            for column in columns:
                if self._places(state, [column]) != [None]:
                    return column
            self.walk_round()
        raise AssertionError(f"None of {columns} can be seen from anywhere")

    def way_out(self, column: str, state: State | None = None) -> tuple[float, float]:
        """The heading in which a column has room (radians, outwards if possible), and how much room (metres)."""
        state = state or self.state
        x, y, z = self.pose(state, column)
        outward, half = atan2(y, x), self.width(column) / 2
        near = [
            (ox - x, oy - y, self.width(other) / 2)
            for other in COLUMNS
            if other != column and self._in_villa(state, other)
            for ox, oy, oz in [self.pose(state, other)]
            if abs(oz - z) < 0.05
        ]

        def room(heading: float) -> float:
            ahead, aside = (cos(heading), sin(heading)), (-sin(heading), cos(heading))
            beside = [
                abs(dx * aside[0] + dy * aside[1]) - half - other
                for dx, dy, other in near
                if dx * ahead[0] + dy * ahead[1] > -other
            ]
            return min([0.012, *beside])

        headings = [outward + turn * pi / 36 for turn in range(-18, 19)]
        best = max(headings, key=lambda heading: (round(room(heading), 3), -abs(heading - outward)))
        return best, room(best)

    def loosest(self, wanted: Callable[[str], bool] = lambda _: True) -> str:
        """A column that may be touched, is seen, has a way out, and carries as little as possible."""
        state = self.until(lambda now: now["loads"])
        order = {"free": 0, "loose": 1, "light": 2, "heavy": 3}
        return self._choose(wanted, lambda column: order[state["loads"][column]["hint"]])

    def outermost(self, wanted: Callable[[str], bool] = lambda _: True) -> str:
        """The column farthest from the middle among those that may be touched and can be seen."""
        state = self.state
        return self._choose(wanted, lambda column: -hypot(*self.pose(state, column)[:2]))

    def _choose(self, wanted: Callable[[str], bool], least: Callable[[str], float]) -> str:
        state = self.until(lambda now: ended(now) or my_touch(now))
        assert not ended(state), f"There is nothing to choose: the game is over, {state['outcome']}"
        touch = my_touch(state)
        by_hand = [name for name in touch["may"] if touch["only"].get(name) != "hook" and wanted(name)]
        free = sorted((name for name in by_hand if self.way_out(name, state)[1] > FINGER_M), key=least)
        return self.first_seen(free)

    def walk_round(self) -> None:
        """Turns the eye by an eighth of a circle with the right mouse button."""
        self.page.mouse.move(256, 80)
        self.page.mouse.down(button="right")
        self.page.mouse.move(256 + 127, 80, steps=3)
        self.page.mouse.up(button="right")
        self.until(lambda now: not now["looking"])

    @staticmethod
    def width(column: str) -> float:
        """How wide a column is, in metres."""
        return WIDTHS[column.split("-")[1]]

    @staticmethod
    def pose(state: State, piece: str) -> Point:
        """The middle of a piece in this state."""
        at = PIECES.index(piece) * 7
        x, y, z = state["poses"][at : at + 3]
        return x, y, z

    @staticmethod
    def _in_villa(state: State, piece: str) -> bool:
        return bool(state["places"][PIECES.index(piece)] == "villa")

    def _project(self, point: Any) -> tuple[float, float]:
        at = self.page.evaluate("([x, y, z]) => window.__paletti.project(x, y, z)", list(point))
        return at["x"], at["y"]

    def _places(self, state: State, columns: Iterable[str]) -> list[tuple[float, float] | None]:
        """For each column, a place on the screen where a press means it."""
        wanted = []
        for column in columns:
            x, y, z = self.pose(state, column)
            wanted.append([column, [[x, y, z + up] for up in (0.0, -0.015, 0.015, -0.028, 0.028)]])
        return [at and (at["x"], at["y"]) for at in self.page.evaluate(MEANT, wanted)]

    def place_on(self, piece: str, points: Iterable[Point]) -> tuple[float, float]:
        """A place on the screen, at one of these points, where a press means the piece."""
        wanted = [[piece, [list(point) for point in points]]]
        at = self._once_seen(piece, lambda: self.page.evaluate(MEANT, wanted)[0])
        return at["x"], at["y"]

    def _visible(self, column: str) -> tuple[float, float]:
        """A place where a press means this column, once it can be seen."""
        return self._once_seen(column, lambda: self._places(self.state, [column])[0])

    def _once_seen(self, piece: str, look: Callable[[], Seen | None]) -> Seen:
        """What `look` finds once the eye is still; the eye may still have to turn to the piece."""
        ends = monotonic() + TURNED_S
        while True:
            self.until(lambda now: not now["looking"])
            if (found := look()) is not None:
                return found
            assert monotonic() < ends, f"{piece} cannot be seen from here"
            sleep(POLL_S)


def brief(state: State) -> State:
    """What helps to understand a failure: the state without its long parts."""
    left_out = ("poses", "places", "view", "loads", "glowing")
    return {name: value for name, value in state.items() if name not in left_out}
