from math import dist

from playwright.sync_api import Page
from tests.browser.fingers import by_finger
from tests.browser.sight import State

START = "/?quality=least&seed=5&serial=3"
LATER_MS = 500  # a finger that stays so long takes a column


def test_a_column_is_drawn_raised_and_set_down_by_touch(phone: Page) -> None:
    phone.goto(START)
    table, finger = by_finger(phone)
    phone.tap(".start-play")
    table.come_to_colours()

    # Two fingers move the eye, and leave the wood alone.
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
    phone.wait_for_selector(".hud-loupe")  # what the finger hides is seen beside it
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

    # It stands above, or else the next player's does, all by touch.
    after = table.raise_column(column, (0.0, 0.0))
    if raised(after) != [column]:
        column, after = table.raise_one((0.0, 0.0))
    assert raised(after) == [column]


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

    # A finger that trembles a little on a column has not drawn it yet.
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


def seen_at(page: Page) -> tuple[float, float]:
    """Where a spot of the base is on the screen."""
    at = page.evaluate("window.__paletti.project(0.1, 0, 0)")
    return at["x"], at["y"]


def raised(state: State) -> list[str]:
    """The columns that stand on the blue plateau."""
    return [name for name, level in state["view"]["at"].items() if level == "blue"]
