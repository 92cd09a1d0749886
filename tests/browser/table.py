"""One page at a table: what it knows, and a person's mouse on it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin
from time import monotonic
from typing import Any

from playwright.sync_api import Page

COLOURS = ("red", "yellow", "blue", "green")
COLUMNS = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in ("thin-1", "thin-2", "thin-3", "hex", "thick"))
PIECES = (*COLUMNS, "blue", "green", "yellow", "orange", "red", "seal")
WIDTHS = {"thin": 0.015, "hex": 0.0254, "thick": 0.030}
PATIENCE_S = 180.0
STEP_MM = 6.0
LAG_MM = 12.0  # a person who draws wood waits for it
WAITS = 8
POLL_MS = 40
FINGER_M = 0.0085  # the room that fingers need beside a column, and a little more

State = dict[str, Any]
Point = tuple[float, float, float]


# The first of a piece's points where a press means it, and nothing lies on the canvas.
MEANT = """(wanted) => wanted.map(([piece, points]) => points
    .map(([x, y, z]) => window.__paletti.project(x, y, z))
    .find((at) => at && window.__paletti.meant(at.x, at.y) === piece
        && document.elementFromPoint(at.x, at.y)?.tagName === "CANVAS") ?? null)"""

# How far the pointer must go so that the hand's target goes a step nearer to a spot; null when it is there.
STROKE = """([[u, v], most]) => {
    const { attempt, target, grip, metresPerPixel, right, away } = window.__paletti.hand();
    if (!attempt || !target) return null;
    const [x, y, z] = target;
    const gap = Math.hypot(u - x, v - y);
    if (gap < 0.0015) return null;
    const share = Math.min(1, most / gap);
    const [dx, dy] = [((u - x) * share) / metresPerPixel, ((v - y) * share) / metresPerPixel];
    const lag = grip ? Math.hypot(x - grip[0], y - grip[1]) : 0;
    return { x: dx * right[0] + dy * right[1], y: -(dx * away[0] + dy * away[1]), lag };
}"""


@dataclass
class Table:
    """A page, read through its window for tests and moved by mouse and keys alone."""

    page: Page

    # What it knows

    @property
    def state(self) -> State:
        """Everything the page knows about its table."""
        # As one string: a page that is asked twenty times a second must not spend its time on answering.
        found = self.page.evaluate("window.__paletti ? JSON.stringify(window.__paletti.state()) : null")
        state: State | None = json.loads(found) if found else None
        return state or {"version": -1, "view": None, "attempt": None, "outcome": None, "line": None, "hand": None}

    def until(self, holds: Callable[[State], object], patience_s: float = PATIENCE_S) -> State:
        """The state once it is as wished."""
        ends = monotonic() + patience_s
        while True:
            state = self.state
            if holds(state):
                return state
            if monotonic() > ends or state["line"] == "ended":
                short = {name: value for name, value in state.items() if name not in ("poses", "places", "view")}
                raise AssertionError(f"It never came to that; the page knows {short}")
            self.page.wait_for_timeout(POLL_MS)

    def at_rest(self, version: int = 0) -> State:
        """The state once nothing moves and at least so many deeds are done."""
        return self.until(lambda now: now["version"] >= version and now["view"] and now["rests"] and not now["attempt"])

    def where(self, piece: str) -> Point:
        """The middle of a piece."""
        return self._pose(self.state, piece)

    def shown(self, piece: str) -> Point:
        """The middle of a piece as it is on the canvas, which may show another moment than the latest."""
        at = PIECES.index(piece) * 7
        x, y, z = self.page.evaluate("window.__paletti.shown()")[at : at + 3]
        return x, y, z

    def may(self) -> set[str]:
        """Everything that anybody here may do now."""
        state = self.state
        return {verb for seat in state["mine"] for verb in state["view"]["may"][seat]}

    # Buttons

    def press(self, act: str) -> None:
        """Presses the button of that name."""
        self.page.click(f"[data-act={act}]")

    def next_deed(self, act: str) -> State:
        """Presses it, and waits for what comes of it."""
        version = self.state["version"]
        self.press(act)
        if act == "put-back":
            self.put_back_surely()
        return self.at_rest(version + 1)

    def put_back_surely(self) -> None:
        """Answers what putting back costs, where it costs anything."""
        self.until(lambda now: now["hand"]["sure"] or not now["hand"]["holds"])
        if self.state["hand"]["sure"]:
            self.press("confirm")

    def come_to_colours(self) -> State:
        """Throws and chooses until everybody has a colour."""
        while True:
            state = self.at_rest()
            if "throw" in self.may() and state["phase"] == "colours":
                self.press("throw")
            elif "choose" in self.may():
                self.page.click(".button.colour >> nth=0")
            else:
                return state
            self.at_rest(state["version"] + 1)

    # The hand

    def seen_place(self, column: str) -> tuple[float, float]:
        """Where on the screen a press means this column."""
        return self._visible(column)

    def take(self, column: str) -> None:
        """Presses the mouse on a column until the hand has it; a finger stays until it is meant."""
        x, y = self._visible(column)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.until(lambda now: (now["attempt"] or {}).get("piece") == column)

    def press_on(self, column: str) -> None:
        """Clicks on a column that need not be anybody's."""
        self.page.mouse.click(*self._visible(column))

    def seen(self) -> list[str]:
        """The columns that can be seen and pressed from here."""
        self.until(lambda now: not now["looking"])
        state = self.state
        standing = [name for name in COLUMNS if self._in_villa(state, name)]
        return [name for name, at in zip(standing, self._places(state, standing), strict=True) if at is not None]

    def draw(self, to: tuple[float, float], step_mm: float = STEP_MM) -> None:
        """Moves the hand in the plane of the floor, the mouse pressed, to where its target is over that spot."""
        waited = 0
        for _ in range(600):
            stroke = self.page.evaluate(STROKE, [list(to), step_mm / 1000])
            if stroke is None:
                return
            if stroke["lag"] > LAG_MM / 1000 and waited < WAITS:
                waited += 1
                self.page.wait_for_timeout(POLL_MS)
                continue
            waited = 0
            there = (self._mouse[0] + stroke["x"], self._mouse[1] + stroke["y"])
            if not self._on_screen(there):
                # As a person does at the edge of the table: lift the mouse, and go on from where the piece is.
                self.release()
                self.grab_again()
                there = (self._mouse[0] + stroke["x"], self._mouse[1] + stroke["y"])
            self._mouse = there
            self.page.mouse.move(*self._mouse)

    def release(self) -> None:
        """Lets the mouse go; the hand stays closed."""
        self.page.mouse.up()

    def grab_again(self) -> None:
        """Presses the mouse on what is in hand."""
        self.until(lambda now: not now["looking"])
        x, y = self._project(tuple(self.state["target"]))
        self._mouse = (x, y)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.until(lambda now: now["hand"]["drags"] == "main")

    def first_seen(self, columns: Iterable[str]) -> str:
        """The first of these that can be seen and pressed, from wherever one has to look."""
        columns = list(columns)
        for _ in range(8):
            state = self.until(lambda now: not now["looking"])
            for column in columns:
                if self._places(state, [column]) != [None]:
                    return column
            self.walk_round()
        raise AssertionError(f"None of {columns} can be seen from anywhere")

    def tug(self, column: str) -> None:
        """Takes a column and draws it a little, so that it is chosen and no longer merely felt."""
        x, y, _ = self.where(column)
        heading, _ = self.way_out(column)
        self.take(column)
        for far in (0.006, 0.008, 0.012, 0.016):
            self.draw((x + far * cos(heading), y + far * sin(heading)))
            self.page.wait_for_timeout(4 * POLL_MS)
            if hypot(self.where(column)[0] - x, self.where(column)[1] - y) > 0.005:  # past what practice lets one feel
                break
        self.release()

    def draw_out(self, column: str) -> None:
        """Takes a column and draws it until it is clear of the villa, or something has come of it."""
        x, y, _ = self.where(column)
        heading, _ = self.way_out(column)
        self.take(column)
        for far in (0.05, 0.08, 0.11, 0.14, 0.17):
            self.draw((x + far * cos(heading), y + far * sin(heading)))
            if self.state["attempt"] is None or self.state["hand"]["journey"] != "in":
                break
        self.release()

    def take_out(self, column: str) -> State:
        """Draws a column out, which leaves the game as soon as it is clear; the state that came of it."""
        version = self.state["version"]
        self.draw_out(column)
        return self.at_rest(version + 1)

    def raise_column(self, column: str, spot: tuple[float, float]) -> State:
        """Draws a column out, carries it up and stands it over the spot; the state that came of it."""
        version = self.state["version"]
        self.draw_out(column)
        if self._is_over(version):
            return self.at_rest(version + 1)
        self.until(lambda now: now["hand"]["journey"] == "clear" or now["version"] > version)
        if self._is_over(version):
            return self.at_rest(version + 1)
        self.press("carry-up")
        self.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"])
        self.grab_again()
        self.draw(spot)
        self.release()
        self.press("set-down")
        return self.at_rest(version + 1)

    def stand(self, column: str, spot: tuple[float, float]) -> State:
        """Takes a column that stands ready and stands it on the spot, while the villa is set up."""
        version = self.state["version"]
        self.take(column)
        self.until(lambda now: not now["hand"]["assist"])
        self.draw(spot, 4 * STEP_MM)
        self.release()
        self.press("set-down")
        return self.at_rest(version + 1)

    def lay_plateau(self, spot: tuple[float, float]) -> State:
        """Takes the next plateau, carries it over the spot and lays it down."""
        version = self.state["version"]
        self.press("take-plateau")
        self.until(lambda now: now["attempt"] and now["target"])
        self.press("carry-up")
        self.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"])
        self.grab_again()
        self.draw(spot, 12)
        self.release()
        self.press("set-down")
        return self.at_rest(version + 1)

    def topple(self, column: str) -> State:
        """Takes a column and lifts it with all that lies on it, until the villa falls; the state that came of it."""
        version = self.state["version"]
        self.take(column)
        for _ in range(12):
            self.page.mouse.wheel(0, -400)
        self.until(lambda now: now["version"] > version or now["attempt"] is None)
        self.release()
        return self.at_rest(version + 1)

    # Inside

    _mouse: tuple[float, float] = (0.0, 0.0)

    def _on_screen(self, place: tuple[float, float]) -> bool:
        size = self.page.viewport_size
        assert size is not None
        return 2 < place[0] < size["width"] - 2 and 2 < place[1] < size["height"] - 2

    def _is_over(self, version: int) -> bool:
        state = self.state
        return state["version"] > version or state["attempt"] is None

    def way_out(self, column: str, state: State | None = None) -> tuple[float, float]:
        """The heading in which a column has room (radians, outward if it can be), and how much room (metres)."""
        state = state or self.state
        x, y, z = self._pose(state, column)
        outward, half = atan2(y, x), self._width(column) / 2
        near = [
            (ox - x, oy - y, self._width(other) / 2)
            for other in COLUMNS
            if other != column and self._in_villa(state, other)
            for ox, oy, oz in [self._pose(state, other)]
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
        """The column farthest from the middle among those that may be touched and are seen."""
        state = self.state
        return self._choose(wanted, lambda column: -hypot(*self._pose(state, column)[:2]))

    def _choose(self, wanted: Callable[[str], bool], least: Callable[[str], float]) -> str:
        state = self.until(lambda now: now["view"]["touch"])
        may = next(touch["may"] for touch in state["view"]["touch"] if touch["seat"] in state["mine"])
        free = sorted((name for name in may if wanted(name) and self.way_out(name, state)[1] > FINGER_M), key=least)
        return self.first_seen(free)

    def walk_round(self) -> None:
        """Turns the eye by an eighth, with the right mouse button."""
        self.page.mouse.move(256, 80)
        self.page.mouse.down(button="right")
        self.page.mouse.move(256 + 127, 80, steps=3)
        self.page.mouse.up(button="right")
        self.until(lambda now: not now["looking"])

    @staticmethod
    def _width(column: str) -> float:
        return WIDTHS[column.split("-")[1]]

    @staticmethod
    def _pose(state: State, piece: str) -> Point:
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
        """For each column a place on the screen where a press means it."""
        wanted = []
        for column in columns:
            x, y, z = self._pose(state, column)
            wanted.append([column, [[x, y, z + up] for up in (0.0, -0.015, 0.015, -0.028, 0.028)]])
        return [at and (at["x"], at["y"]) for at in self.page.evaluate(MEANT, wanted)]

    def place_on(self, piece: str, points: Iterable[Point]) -> tuple[float, float]:
        """A place on the screen where a press means the piece, at one of these points."""
        (at,) = self.page.evaluate(MEANT, [[piece, [list(point) for point in points]]])
        assert at is not None, f"{piece} cannot be seen from here"
        return at["x"], at["y"]

    def _visible(self, column: str) -> tuple[float, float]:
        state = self.until(lambda now: not now["looking"])
        (at,) = self._places(state, [column])
        assert at is not None, f"{column} cannot be seen from here"
        self._mouse = at
        return at
