from contextlib import suppress
from math import cos, dist, sin

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.fingers import Finger, by_finger
from tests.browser.papers import BUTTONS_UNDER, is_in_sight
from tests.browser.sight import State
from tests.browser.table import Table

START = "/?quality=least&seed=5&serial=3"
LATER_MS = 500  # a finger that stays this long takes a column
TAPS, SAID_MS = 4, 5000


def test_a_column_is_drawn_raised_and_set_down_by_touch(phone: Page) -> None:
    phone.goto(START)
    table, finger = by_finger(phone)
    phone.tap(".start-play")
    table.come_to_colours()

    # Two fingers move the eye and leave the wood alone.
    table.until(lambda now: not now["looking"])
    home = seen_at(phone)
    finger.pinch(((120, 230), (80, 230)), ((240, 230), (280, 230)))
    table.until(lambda now: not now["looking"] and dist(seen_at(phone), home) > 5)
    assert table.state["attempt"] is None
    near = seen_at(phone)
    phone.locator(".hud-looks button").first.tap()
    table.until(lambda now: not now["looking"] and dist(seen_at(phone), near) > 5)

    column = table.loosest()
    table.take(column)
    phone.wait_for_selector(".hud-loupe")  # it shows what the finger hides
    table.release()
    low = table.state["target"][2]
    box = phone.locator(".access-lift").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger.move(x, y)
    finger.down()
    finger.move(x, y - 5)
    table.until(lambda now: now["target"][2] > low)
    finger.move(x, y)
    finger.up()

    # Two fingers cost no turn: neither with a column half drawn, nor with one over the top.
    version = table.state["version"]
    heading, _ = table.way_out(column)
    x, y, _ = table.where(column)
    table.take(column)
    table.draw((x + 0.012 * cos(heading), y + 0.012 * sin(heading)))
    table.follows()
    turned_in_vain(table, finger)
    table.release()
    assert dist(table.where(column), (x, y, table.where(column)[2])) > 0.009
    refused_in_sight(phone, table, column)
    pinch_in_vain(table, finger)
    if table.draw_out(column) and table.carry_up():
        pinch_in_vain(table, finger)
        table.set_down((0.0, 0.0))

    # It stands on top, or else the next player's does, all by touch.
    after = table.at_rest(version + 1)
    if raised(after) != [column]:
        column, after = table.raise_one((0.0, 0.0))
    assert raised(after) == [column]


def refused_in_sight(phone: Page, table: Table, column: str) -> None:
    """*Carry up* says why it cannot yet, and the words can be read: in the window, over no button nor the column."""
    said = phone.locator(".hud-refused:has-text('It is still inside')")
    for _ in range(TAPS):  # the first tap may come while the buttons still move
        phone.tap(".hud-held .primary", force=True)
        with suppress(NotInTime):
            said.wait_for(timeout=SAID_MS)
            break
    table.until(lambda now: not now["looking"])
    box, size = said.bounding_box(), phone.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["x"] < box["x"] + box["width"] <= size["width"]
    assert 0 <= box["y"] < box["y"] + box["height"] <= size["height"]
    is_in_sight(table, phone, column)
    covered = phone.evaluate(BUTTONS_UNDER, ".hud-refused")
    assert covered == []


def test_a_tap_two_taps_and_a_pinch_take_nothing(phone: Page) -> None:
    phone.goto(START)
    table, finger = by_finger(phone)
    phone.tap(".start-play")
    table.come_to_colours()
    version = table.state["version"]
    x, y = table.seen_place(table.loosest())

    def nothing_taken() -> None:
        phone.wait_for_timeout(LATER_MS)
        state = table.at_rest()
        assert (state["version"], state["hand"]["holds"]) == (version, None)

    for _ in range(2):
        finger.move(x, y)
        finger.down()
        finger.up()
    assert phone.locator("[data-tapped=keep]").inner_text().startswith("Keep your finger on it")
    nothing_taken()

    # A finger that only trembles on a column has not drawn it.
    finger.down()
    finger.move(x + 6, y)
    finger.up()
    nothing_taken()

    finger.pinch(((x, y), (x - 30, y)), ((x + 60, y), (x + 90, y)))
    nothing_taken()


def test_a_second_finger_lets_go_of_what_has_not_moved(phone: Page) -> None:
    phone.goto(START)
    table, finger = by_finger(phone)
    phone.tap(".start-play")
    state = table.come_to_colours()
    x, y = table.seen_place(table.loosest())
    finger.move(x, y)
    finger.down()
    table.until(lambda now: now["attempt"])  # held long enough, it is taken
    finger.second((x, y), (x + 80, y - 40))
    now = table.at_rest(state["version"] + 1)
    assert now["hand"]["holds"] is None
    assert now["view"]["turnNumber"] == state["view"]["turnNumber"]
    assert now["view"]["locked"] == []


def pinch_in_vain(table: Table, finger: Finger) -> None:
    """Puts two fingers on the glass, the first on the column in hand, which stays there."""
    held = table.state["hand"]["holds"]
    at = table.page.evaluate("window.__paletti.project(...window.__paletti.state().target)")
    x, y = at["x"], at["y"]
    finger.pinch(((x, y), (x - 30, y)), ((x + 60, y), (x + 90, y)))
    table.page.wait_for_timeout(LATER_MS)
    state = table.until(lambda now: not now["looking"])
    assert (state["hand"]["holds"], state["attempt"]["piece"], state["view"]["locked"]) == (held, held, [])


def turned_in_vain(table: Table, finger: Finger) -> None:
    """Turns the phone under the finger that draws, and moves the finger on: what is in hand stays where it is."""
    phone, size, held = table.page, table.page.viewport_size, table.state["hand"]["holds"]
    assert size is not None
    aim = table.state["target"]
    phone.set_viewport_size({"width": size["height"], "height": size["width"]})
    for step in range(1, 5):
        finger.move(size["height"] / 2 + 20 * step, size["width"] / 2)
    state = table.until(lambda now: now["hand"]["drags"] is None)
    assert (state["hand"]["holds"], state["target"]) == (held, aim)
    phone.set_viewport_size(size)
    table.until(lambda now: not now["looking"])


def seen_at(page: Page) -> tuple[float, float]:
    """Where a spot of the base is on the screen."""
    at = page.evaluate("window.__paletti.project(0.1, 0, 0)")
    return at["x"], at["y"]


def raised(state: State) -> list[str]:
    """The columns that stand on the blue plateau."""
    return [name for name, level in state["view"]["at"].items() if level == "blue"]
