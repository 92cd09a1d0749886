"""The lesson from its first step to its last, by mouse and by finger; left and resumed."""

import contextlib
from collections.abc import Callable
from json import dumps
from math import cos, dist, pi, sin

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late
from tests.browser.fingers import by_finger
from tests.browser.papers import small_buttons
from tests.browser.sight import State, ended
from tests.browser.table import CHOSEN_M, Table
from tests.browser.windows import ailing

PATIENCE_MS = 180_000
LOOK_MS = 5000  # longer than the eye takes to come down
# Records from now on all that the lesson says and each picture of the seal that passes: on a busy machine the lesson
# may have gone on before anybody looks.
WRITES_DOWN = """() => {
    window.lesson = new Set();
    window.passes = [];
    new MutationObserver(() => {
        window.lesson.add(document.querySelector(".learn-sheet")?.textContent ?? "");
        const passes = document.querySelector(".hud-seal-moment");
        if (!passes) return;
        const { was = null, shows = null } = passes.dataset;
        const names = [...passes.querySelectorAll(".seal-place")].map((name) => name.textContent);
        const points = Number(passes.querySelector(".seal-points")?.textContent);
        window.passes.push(JSON.stringify([names, was, shows, points]));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
# Whether a press at the tip of the finger, or a little below it, means the column.
POINTS_AT = """(column) => {
    const tip = document.querySelector(".learn-pointer")?.getBoundingClientRect();
    const { meant } = window.__paletti;
    return tip && [0, 4, 8, 12].some((down) => meant(tip.left, tip.top + down) === column);
}"""
CUT_OFF = "(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(document.querySelector('.learn-sheet'))"
HALF = ".learn-sheet[data-half=true]"  # the first half of a step is done


class Pupil:
    """Somebody who does what the lesson says."""

    def __init__(self, table: Table) -> None:
        self.table, self.page = table, table.page

    def is_told(self, words: str) -> None:
        """Waits until the lesson has said that."""
        self.page.wait_for_function("(words) => [...window.lesson].some((text) => text.includes(words))", arg=words)

    def comes_to(self, step: str) -> None:
        """Waits until the lesson has come to that step."""
        self.page.wait_for_selector(f".learn-sheet[data-step={step}]", timeout=PATIENCE_MS)

    def pointed(self) -> str:
        """The column that the finger points at, once everything is still and the eye has turned to it."""
        self.page.wait_for_selector(".learn-sheet[data-column]", timeout=PATIENCE_MS)
        self.table.at_rest()
        self.table.until(lambda now: not now["looking"])
        column = str(self.page.get_attribute(".learn-sheet", "data-column"))
        # What the finger points at can be seen there, and is not hidden behind other wood.
        self.page.wait_for_function(POINTS_AT, arg=column)
        return column

    def spot(self) -> tuple[float, float]:
        """Where the finger points."""
        words, before = self._points(), None
        while words != before:  # it may still point at what was shown before
            self.page.wait_for_timeout(200)
            words, before = self._points(), words
        x, y, _ = map(float, words.split())
        return x, y

    def _points(self) -> str:
        words = self.page.get_attribute(".learn-pointer", "data-point", timeout=PATIENCE_MS)
        assert words is not None
        return words

    def looks_round(self, x: float, y: float, along: float) -> None:
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        for step in range(1, 5):
            mouse.move(x + along * step / 4, y)
        mouse.up()

    def looks_level(self, then: str) -> None:
        """Looks from the side with the eye that the lesson speaks of, on a small screen as well, and goes on.

        If the lesson is still busy it may turn the eye once more, and a button that has only just come takes no press;
        then a pupil presses again.
        """
        self.presses("look-side][data-pointed=true", HALF)
        self.presses("learn-skip", f".learn-sheet[data-step={then}]")

    def presses(self, act: str, leads_to: str) -> None:
        """Presses a button, again if need be, until it has led there."""
        for _ in range(4):
            with contextlib.suppress(Late):
                self.page.click(f"[data-act={act}]", timeout=PATIENCE_MS)
                self.page.wait_for_selector(leads_to, timeout=LOOK_MS)
                return
        raise AssertionError(f"{act} does not lead to {leads_to}")

    def toward_me(self, column: str) -> float:
        """The heading from the column to the person who looks at it."""
        x, y, z = self.table.where(column)
        headings = [turn * pi / 18 for turn in range(36)]
        return max(headings, key=lambda way: self.table._project((x + 0.03 * cos(way), y + 0.03 * sin(way), z))[1])

    def draws(self, column: str, heading: float) -> float:
        """Takes the column and draws it that way until it has moved and the lesson has noticed; how far it is then."""
        start = self.table.where(column)
        self.table.take(column)
        for far in (0.008, 0.012, 0.016, 0.02, 0.025):
            self.table.draw((start[0] + far * cos(heading), start[1] + far * sin(heading)))
            self.table.follows()
            if dist(self.table.where(column), start) > CHOSEN_M and self.page.locator(HALF).count():
                break
        self.table.release()
        self.page.wait_for_selector(HALF, timeout=PATIENCE_MS)
        self.table.is_chosen()
        return dist(self.table.where(column), start)

    def puts_back(self) -> State:
        return self.table.next_deed("put-back")

    def raises(self, column: str, step: str) -> State:
        """Draws the column out, which leads to that step, carries it up, and stands it where the finger points."""
        version = self.table.state["version"]
        assert self.table.draw_out(column)
        self.comes_to(step)
        assert self.table.carry_up()
        self.table.set_down(self.spot())
        return self.table.at_rest(version + 1)

    def holds(self, column: str) -> None:
        """Takes the column and steadies the plateau on it with the other hand."""
        plateau = {"base": "blue", "blue": "green"}[self.table.state["view"]["at"][column]]
        self.table.take(column)
        self.table.release()
        self.table.press("hold")
        self.page.mouse.move(*self._on(plateau))
        self.page.mouse.down()
        self.table.until(lambda now: now["hand"]["steadies"] == plateau)
        self.page.mouse.up()
        self.page.wait_for_selector(HALF, timeout=PATIENCE_MS)
        self.table.press("release-hold")
        self.table.next_deed("put-back")

    def applies(self, answer: str, phase: str) -> None:
        self.table.at_rest()
        for act in ("apply", "confirm", answer):
            self.table.press(act)
        self.table.until(lambda now: now["phase"] == phase)

    def lays(self) -> State:
        version = self.table.state["version"]
        self.table.press("take-plateau")
        self.table.until(lambda now: now["attempt"] and now["target"])
        spot = self.spot()
        assert self.table.carry_up()
        self.table.set_down(spot)
        return self.table.at_rest(version + 1)

    def lets_it_fall(self) -> State:
        """Has the lesson do it; the state once the villa lies there, which takes one press."""
        self.table.press("topple")
        return self.table.until(ended)

    def _on(self, plateau: str) -> tuple[float, float]:
        """A place on the screen where a press means the plateau."""
        x, y, z = self.table.where(plateau)
        ways = [(far / 1000, turn / 2) for far in range(0, 100, 8) for turn in range(12)]
        return self.table.place_on(plateau, [(x + far * cos(turn), y + far * sin(turn), z) for far, turn in ways])


def goes_through(pupil: Pupil, beside: tuple[float, float], along: float) -> None:
    """The whole lesson, step by step."""
    table, page = pupil.table, pupil.page
    table.until(lambda now: now["view"] and now["drawn"] > 0)
    page.evaluate(WRITES_DOWN)
    pupil.comes_to("turn")
    pupil.looks_round(*beside, along)
    pupil.comes_to("level")
    pupil.looks_level("throw")
    pupil.comes_to("throw")
    pupil.is_told("in the end wins")  # the aim of the game, before the first column is drawn
    assert small_buttons(page) == []
    table.press("throw")

    pupil.comes_to("draw")
    pupil.raises(pupil.pointed(), "stand")
    assert table.state["view"]["seal"]["holder"] is not None

    pupil.comes_to("feel")
    column = pupil.pointed()
    moved = pupil.draws(column, table.way_out(column)[0])
    locked = pupil.puts_back()["view"]["locked"]
    # The heaviest column may be too heavy to move; it was only felt, so it is free again.
    assert locked == [column] if moved > CHOSEN_M else locked in ([], [column])
    pupil.is_told("It is locked now" if locked else "You only felt it, so it is still free")

    pupil.comes_to("hook")
    column = pupil.pointed()
    page.click("[data-tool=hook]")
    pupil.draws(column, pupil.toward_me(column))
    pupil.puts_back()

    pupil.comes_to("hold")
    pupil.holds(pupil.pointed())

    pupil.comes_to("lay")
    pupil.applies("consent", "lay")
    assert pupil.lays()["view"]["top"] == "yellow"

    pupil.comes_to("object")
    pupil.applies("object", "proof")
    table.tug(pupil.pointed())
    table.next_deed("put-back")

    # First one hand takes the seal, then the other.
    pupil.comes_to("seal")
    table.until(lambda now: now["view"] and now["view"]["top"] == "orange" and now["phase"] == "build")
    took = pupil.raises(pupil.pointed(), "seal")["view"]["seal"]["holder"]
    page.wait_for_selector(HALF, timeout=PATIENCE_MS)
    before = table.state["view"]["seal"]
    view = pupil.raises(pupil.pointed(), "seal")["view"]
    seal, players = view["seal"], view["players"]
    assert (seal["holder"], seal["former"]) == (1 - took, took)
    # It passes from one to the other and turns to the former holder's colour, and the points count up to their number.
    former, holder = players[took], players[1 - took]
    there = [[former["name"], holder["name"]], before["shows"], former["colours"][0], holder["points"]]
    seen = dumps(there, separators=(",", ":"), ensure_ascii=False)
    page.wait_for_function("(seen) => window.passes.includes(seen)", arg=seen)

    # So the fall decides, and the sentence about it names a winner.
    pupil.comes_to("fall")
    pupil.pointed()
    fallen = pupil.lets_it_fall()
    page.wait_for_selector(".hud-fall, .learn-sheet[data-step=end]")
    pupil.comes_to("end")
    holder, cause = fallen["view"]["seal"]["holder"], fallen["view"]["cause"]
    assert fallen["outcome"]["winners"] == [took if holder == cause else holder]
    assert "brought the villa down" in page.inner_text(".learn-sheet [data-end]")


@pytest.mark.swift
def test_the_lesson_to_its_end_by_mouse(visit: Callable[[str], Table]) -> None:
    table = visit("/learn?quality=least")
    pupil = Pupil(table)
    goes_through(pupil, (560.0, 250.0), -150.0)
    assert pupil.page.inner_text(".learn-sheet h1") == "You can build"
    table.press("first-game")  # the page asks for the name of the player, who plays against a weak bot
    assert pupil.page.input_value(".start-sheet [name=strength-1]") == "novice"
    pupil.page.click(".start-play")
    state = table.until(lambda now: now.get("mine") == [0] and now["view"])
    assert "novice" in pupil.page.inner_text(".hud-seat[data-seat='1']")
    assert len(state["view"]["players"]) == 2


@pytest.mark.swift
def test_the_lesson_to_its_end_by_finger_on_a_telephone(phone: Page) -> None:
    phone.goto("/learn?quality=least")
    table, _ = by_finger(phone)
    goes_through(Pupil(table), (330.0, 600.0), -160.0)


def test_the_lesson_is_left_and_resumed_where_one_was(visit: Callable[[str], Table]) -> None:
    table = visit("/learn?quality=least&lang=ru")
    pupil = Pupil(table)
    for step in ("turn", "level"):
        pupil.comes_to(step)
        table.press("learn-skip")
    pupil.comes_to("throw")
    # In a window as low as that of a small phone on its side, the longest text fits without scrolling.
    assert not table.page.evaluate(CUT_OFF)
    table.press("throw")
    pupil.comes_to("draw")
    column = pupil.pointed()
    lesson = table.page.url
    left, left_top = table.state["hash"], table.state["view"]["top"]

    table.page.goto(lesson.split("/learn")[0] + "/rules")
    table.page.goto(lesson)
    pupil.comes_to("draw")
    assert (pupil.pointed(), table.state["hash"]) == (column, left)
    assert ailing(table, table.page) == []

    # Even with a column in hand.
    table.take(column)
    table.release()
    table.page.reload()
    table.until(lambda now: now["hand"] and now["hand"]["holds"] == column)
    pupil.comes_to("draw")

    # The last steps have a villa of their own; whoever goes back from them finds the first one again.
    table.page.goto(lesson)
    while table.page.locator(".learn-sheet[data-step=seal]").count() == 0:
        table.press("learn-skip")
    table.until(lambda now: now["view"] and now["view"]["top"] not in ("", left_top))
    table.press("learn-back")
    pupil.comes_to("object")
    table.until(lambda now: now["view"] and now["view"]["top"] == left_top)
