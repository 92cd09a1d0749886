"""A person's mouse on a page at a table: each verb waits for what the wood should do, and fails if it does not."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import cos, dist, sin
from time import sleep
from typing import Any

from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.sight import POLL_S, Sight, State, brief, ended, in_hand, is_over, my_touch

STEP_MM = 6.0
BOLD_MM = 16.0  # if nothing is near
TRIES = 4  # how often a person makes the same gesture before giving up
CHOSEN_M = 0.005  # a column that has moved this far is chosen, in practice as well (RULING-3)
CHOSEN_TICKS = 96  # after this long the referee has seen it, tremor or not
OPENED_TICKS = 900  # this long after it began its way down, a hand that may open has opened
MOST_STROKES = 400
LIFTS = 10  # of 16 mm each

# How far the pointer must move to bring the hand's target a step nearer to a spot; null when it is there, or when
# nothing is in hand any more. The page must know of the pointer's last move, and a person who draws waits for the wood
# to follow, in the wood's own time. So this is as gentle on a fast machine as on a slow one.
STROKE = """async ([[u, v], most, before, lagging]) => {
    const wait = () => new Promise((done) => setTimeout(done, 12));
    const look = () => window.__paletti.hand();
    const same = ({ target }) => before && target && target.every((part, i) => part === before[i]);
    const lag = ({ target, grip }) => grip ? Math.hypot(target[0] - grip[0], target[1] - grip[1]) : 0;
    let hand = look();
    for (let tries = 0; tries < 40 && hand.attempt && same(hand); tries++, hand = look()) await wait();
    const { tick } = hand;
    for (let tries = 0; tries < 200 && hand.target && lag(hand) > lagging && hand.tick < tick + 40; tries++) {
        await wait();
        hand = look();
    }
    const { attempt, target, reach, right, away } = hand;
    if (!attempt || !target) return null;
    const [x, y] = target;
    const gap = Math.hypot(u - x, v - y);
    if (gap < 0.0015) return null;
    const share = Math.min(1, most / gap);
    const [dx, dy] = [(u - x) * share, (v - y) * share];
    const [sideways, ahead] = [dx * right[0] + dy * right[1], dx * away[0] + dy * away[1]];
    return { x: sideways / reach.sideways, y: -ahead / reach.away, target };
}"""

# Waits until the wood is where the hand is, or comes no nearer.
FOLLOWS = """async () => {
    const wait = () => new Promise((done) => setTimeout(done, 12));
    const look = () => window.__paletti.hand();
    let hand = look();
    let since = hand;
    for (let tries = 0; tries < 800 && hand.attempt && hand.grip && hand.target; tries++) {
        if (Math.hypot(...hand.grip.map((part, i) => part - hand.target[i])) < 0.002) return;
        if (hand.tick >= since.tick + 48) {
            if (Math.hypot(...hand.grip.map((part, i) => part - (since.grip ?? hand.grip)[i])) < 0.0004) return;
            since = hand;
        }
        await wait();
        hand = look();
    }
}"""


@dataclass
class Table(Sight):
    """A page that is used by mouse and keys alone."""

    _mouse: tuple[float, float] = (0.0, 0.0)

    # Buttons

    def press(self, act: str) -> None:
        """Presses the button of that name."""
        self.page.click(f"[data-act={act}]")

    def press_twice(self, act: str) -> None:
        """Presses it with a hasty double click, which asks and answers nothing.

        Its second half finds the way back in the same place, or comes before the question.
        """
        version = self.state["version"]
        self.page.dblclick(f"[data-act={act}]")
        self.page.wait_for_selector(f"[data-act={act}], [data-act=cancel]")
        if self.page.locator("[data-act=cancel]").count():
            self.press("cancel")
        self.page.wait_for_selector(".hud-sure", state="detached")
        assert self.state["version"] == version, f"{act} was answered by a double click"

    def next_deed(self, act: str) -> State:
        """Presses it and waits for the deed."""
        version = self.state["version"]
        self.press(act)
        if act == "put-back":
            self.put_back_surely()
        return self.at_rest(version + 1)

    def put_back_surely(self) -> None:
        """Confirms what putting back costs, if it costs anything."""
        self.until(lambda now: now["hand"]["sure"] or not now["hand"]["holds"])
        if self.state["hand"]["sure"]:
            self.press("confirm")

    def see_result(self) -> str:
        """Skips the replay of the fall if it is not over already; the heading of the result."""
        self.page.wait_for_selector("[data-act=skip], .hud-ending h1")
        with suppress(NotInTime):
            if self.page.locator("[data-act=skip]").count():
                self.page.click("[data-act=skip]", timeout=2000)
        return self.page.inner_text(".hud-ending h1")

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

    # Taking and leading

    def seen_place(self, column: str) -> tuple[float, float]:
        """Where on the screen a press means this column."""
        return self._visible(column)

    def press_on(self, column: str) -> None:
        """Clicks on a column, which may be anybody's."""
        self.page.mouse.click(*self._visible(column))

    def take(self, column: str) -> None:
        """Presses the mouse on a column until the hand has it; a finger stays until the page takes it for a grip."""
        if self._holds(self.state, column):
            self.grab_again()
            return
        self.until(lambda now: ended(now) or column in my_touch(now).get("may", ()))
        for _ in range(TRIES):
            self._mouse = self._visible(column)
            self.page.mouse.move(*self._mouse)
            self.page.mouse.down()
            if self._comes(lambda now: in_hand(now) == column and self._holds(now, column)):
                return
            self.release()
        raise AssertionError(f"The hand does not take {column}; the page knows {brief(self.state)}")

    def release(self) -> None:
        """Releases the mouse; the hand stays closed."""
        self.page.mouse.up()

    def grab_again(self) -> bool:
        """Presses the mouse on what is in hand; false if there is nothing any more."""
        for _ in range(TRIES):
            self.until(lambda now: not now["looking"] and (now["target"] or not now["attempt"]))
            target = self.state["target"]
            if target is None:
                return False
            self._mouse = self._project(tuple(target))
            self.page.mouse.move(*self._mouse)
            self.page.mouse.down()
            if self._comes(lambda now: now["hand"]["drags"] == "main" or not now["attempt"]):
                return bool(self.state["attempt"])
            self.release()
        raise AssertionError(f"The hand is not led any more; the page knows {brief(self.state)}")

    def draw(self, to: tuple[float, float], step_mm: float | None = None) -> bool:
        """Moves the hand at its height, with the mouse pressed, until its target is over that spot.

        False if nothing is in hand any more.
        """
        before: list[float] | None = None
        for _ in range(MOST_STROKES):
            boldly = self._hand()["journey"] != "in"
            step, lag = (BOLD_MM, 0.025) if boldly else (STEP_MM, 0.005)
            stroke = self.page.evaluate(STROKE, [list(to), (step_mm or step) / 1000, before, lag])
            if stroke is None:
                return bool(self.state["attempt"])
            there = (self._mouse[0] + stroke["x"], self._mouse[1] + stroke["y"])
            if not self._on_screen(there):
                # As a person does at the edge of the desk: lift the mouse, and go on from where the piece is.
                self.release()
                if not self.grab_again():
                    return False
                before = None
                continue
            before, self._mouse = stroke["target"], there
            self.page.mouse.move(*self._mouse)
        raise AssertionError(f"The hand never comes to {to}; the page knows {brief(self.state)}")

    def grips(self) -> bool:
        """Whether a hand holds a piece at this moment."""
        return bool(self._hand()["grip"])

    def follows(self) -> None:
        """Waits until the wood has followed the hand as far as it will."""
        self.page.evaluate(FOLLOWS)

    # Whole ways

    def tug(self, column: str) -> None:
        """Takes a column and draws it a little, so that it is chosen and no longer only felt."""
        start = self.where(column)
        heading, _ = self.way_out(column)
        self.take(column)
        for far in (0.008, 0.011, 0.014, 0.018, 0.024):
            self.draw((start[0] + far * cos(heading), start[1] + far * sin(heading)))
            self.follows()
            if dist(self.where(column), start) > CHOSEN_M:
                break
        else:
            raise AssertionError(f"{column} does not move; the page knows {brief(self.state)}")
        self.release()
        self.is_chosen()

    def is_chosen(self) -> None:
        """Waits until the referee has certainly seen how far the column in hand has moved."""
        seen = self.state["tick"] + CHOSEN_TICKS
        self.until(lambda now: now["tick"] >= seen or not now["attempt"])

    def draw_out(self, column: str) -> bool:
        """Takes a column and draws it until it is clear of the villa; false if something else happened."""
        x, y, _ = self.where(column)
        heading, _ = self.way_out(column)
        self.take(column)
        for far in (0.05, 0.08, 0.11, 0.14, 0.17, 0.20):
            if not self.draw((x + far * cos(heading), y + far * sin(heading))):
                break
            self.follows()
            if self._hand()["journey"] != "in":
                # A little farther: a tremor would take a column that is only just clear back in.
                far += 0.01
                self.draw((x + far * cos(heading), y + far * sin(heading)))
                self.follows()
                break
        self.release()
        state = self.state
        held = bool(state["attempt"]) and state["hand"]["holds"] == column  # what is taken out leaves the hand at once
        assert not held or state["hand"]["journey"] != "in", f"{column} does not come out: {brief(state)}"
        return held

    def take_out(self, column: str) -> State:
        """Draws a column out, which leaves the game as soon as it is clear; the state after that."""
        version = self.state["version"]
        self.draw_out(column)
        return self.at_rest(version + 1)

    def raise_column(self, column: str, spot: tuple[float, float]) -> State:
        """Draws a column out, carries it up and sets it down at the spot; the state after that."""
        version = self.state["version"]
        if self.draw_out(column) and self.carry_up():
            self.set_down(spot)
        return self.at_rest(version + 1)

    def raise_one(self, spot: tuple[float, float]) -> tuple[str, State]:
        """The player on turn raises a loose column, or after a fall the next player does; the column, and the state."""
        came: list[tuple[str, str]] = []
        for _ in range(TRIES):
            column = self.loosest()
            state = self.raise_column(column, spot)
            if state["view"]["at"][column] == state["view"]["top"]:
                return column, state
            came.append((column, state["view"]["at"][column]))
            if ended(state):
                break
        raise AssertionError(f"No column comes to stand above: {came}; the page knows {brief(self.state)}")

    def stand(self, column: str, spot: tuple[float, float]) -> State:
        """While the villa is set up: takes a column that stands ready and stands it on the spot."""
        version = self.state["version"]
        self.take(column)
        self.until(lambda now: not now["hand"]["assist"])
        self.draw(spot, 4 * STEP_MM)
        self.follows()
        self.release()
        for _ in range(TRIES):  # too early a press is refused, and a person presses again
            if not self._press_in_hand("set-down", "let-go") or self.opens():
                break
        return self.at_rest(version + 1)

    def lift_plateau(self) -> bool:
        """Takes the next plateau and carries it up; false if something else happened."""
        self.press("take-plateau")
        self.until(lambda now: now["attempt"] and now["target"])
        return self.carry_up()

    def lay_plateau(self, spot: tuple[float, float]) -> State:
        """Takes the next plateau, carries it over the spot and lays it down."""
        version = self.state["version"]
        if self.lift_plateau():
            self.set_down(spot)
        return self.at_rest(version + 1)

    def carry_up(self) -> bool:
        """Lets the hand carry what it holds over the top; false if something else happened."""
        for _ in range(TRIES):
            state = self.until(lambda now: not now["hand"]["assist"] or not now["attempt"])
            if not state["attempt"] or is_over(state):
                return bool(state["attempt"])
            self._press_in_hand("carry-up", unless=is_over)
        raise AssertionError(f"It is not carried up; the page knows {brief(self.state)}")

    def set_down(self, spot: tuple[float, float]) -> None:
        """Leads what is over the top to the spot and sets it down; nearer to the middle if it may not stand there."""
        for share in (1.0, 0.8, 0.6, 0.4):
            if not self.grab_again() or not self.draw((spot[0] * share, spot[1] * share), BOLD_MM):
                self.release()
                return
            self.follows()
            self.release()
            if not self._press_in_hand("set-down", "let-go") or self.opens():
                return
            for _ in range(2):
                self._press_in_hand("raise")
        raise AssertionError(f"It may not be set down near {spot}; the page knows {brief(self.state)}")

    def opens(self) -> bool:
        """Whether the hand opens at the end of its way down, as it does where it may."""
        waited = self.state["tick"] + OPENED_TICKS
        self.until(lambda now: not now["attempt"] or not self.grips() or now["tick"] > waited)
        return not self.state["attempt"] or not self.grips()

    def topple(self, column: str) -> State:
        """Takes a column and jerks it up with all that lies on it; the state after that, mostly with a ruin.

        A column that slips out from below leaves the villa standing and is stood on top.
        """
        version = self.state["version"]
        self.take(column)
        for _ in range(LIFTS):
            self.page.mouse.wheel(0, -400)
        self.follows()
        self.release()
        if self.grips() and self.carry_up() and self._press_in_hand("set-down", "let-go") and not self.opens():
            self.set_down((0.0, 0.0))
        return self.at_rest(version + 1)

    def bring_down(self) -> tuple[State, State]:
        """Lifts one column after another from below until the villa falls; the states before and after."""
        for _ in range(2 * TRIES):
            before = self.at_rest()
            after = self.topple(self.outermost())
            if ended(after):
                return before, after
        raise AssertionError(f"The villa stands; the page knows {brief(self.state)}")

    # Inside

    def _hand(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("window.__paletti.hand()")
        return found

    @staticmethod
    def _holds(state: State, column: str) -> bool:
        return bool(state["hand"] and state["hand"]["holds"] == column and state["target"])

    def _comes(self, holds: Callable[[State], object], patience_s: float = 8.0) -> bool:
        """Whether that soon happens; if not, a person makes the same gesture again."""
        try:
            self.until(holds, patience_s)
        except AssertionError:
            return False
        return True

    def _press_in_hand(self, *acts: str, unless: Callable[[State], bool] = lambda _: False) -> bool:
        """Presses the first of these buttons that is there; false if nothing is in hand or no button is needed."""
        buttons = ", ".join(f"[data-act={act}]" for act in acts)
        for _ in range(300):
            state = self.state
            if not state["attempt"] or unless(state):
                return False
            try:
                if self.page.locator(buttons).count():
                    self.page.click(buttons, timeout=2000)
                    return True
            except NotInTime:  # the button went away meanwhile, and another may be there
                continue
            sleep(POLL_S)
        raise AssertionError(f"None of {acts} is there to press; the page knows {brief(self.state)}")

    def _on_screen(self, place: tuple[float, float]) -> bool:
        size = self.page.viewport_size
        assert size is not None
        return 2 < place[0] < size["width"] - 2 and 2 < place[1] < size["height"] - 2
