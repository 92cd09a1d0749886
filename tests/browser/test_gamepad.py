"""A turn by gamepad alone: buttons by its cross, a column by its stick."""

from collections.abc import Callable
from math import cos, sin

from playwright.sync_api import Page
from tests.browser.sight import my_touch
from tests.browser.table import Table

A, B, X, QUICK, DOWN, RIGHT = 0, 1, 2, 7, 13, 15
PRESSES = 60

# A gamepad as a browser presents one; none is plugged in here.
PLUGGED_IN = """() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    window.pad = { id: "pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, rumbled: 0 };
    window.pad.vibrationActuator = { playEffect: () => Promise.resolve(void (window.pad.rumbled += 1)) };
    navigator.getGamepads = () => [window.pad];
    dispatchEvent(new Event("gamepadconnected"));
}"""
# A press lasts as long as the page needs to notice it.
PRESS = """async (button) => {
    const seen = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const pressed of [true, false]) {
        Object.assign(window.pad.buttons[button], { pressed, value: pressed ? 1 : 0 });
        await seen();
    }
}"""
LEAN = """([right, down, quick]) => {
    window.pad.axes.splice(0, 2, right, down);
    window.pad.buttons[7].value = quick;
}"""


def press(page: Page, button: int) -> None:
    page.evaluate(PRESS, button)


def press_until(page: Page, button: int, there: Callable[[], object]) -> None:
    """Presses the button again and again until it has led there."""
    for _ in range(PRESSES):
        if there():
            return
        press(page, button)
    raise AssertionError(f"button {button} never leads there")


def test_a_turn_is_played_by_gamepad_alone(visit: Callable[[str], Table]) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.click(".start-play")
    table.until(lambda now: now["view"] and now["drawn"] > 0)
    page.evaluate(PLUGGED_IN)
    page.wait_for_selector(".access-gamepad")

    # The seal is thrown and colours are chosen with the buttons that the cross reaches.
    for _ in range(PRESSES):
        if my_touch(table.at_rest()).get("may"):
            break
        press_until(page, DOWN, lambda: page.locator(":is([data-act=throw], [data-colour]):focus").count())
        version = table.state["version"]
        page.wait_for_timeout(800)  # a button that has just appeared takes no press
        press(page, A)
        table.at_rest(version + 1)

    column = table.loosest()
    press_until(page, RIGHT, lambda: table.state["hand"]["hovers"] == column)
    assert page.evaluate("document.activeElement.tagName") == "CANVAS"
    press(page, A)
    table.until(lambda now: now["attempt"] and now["attempt"]["piece"] == column)

    # A column that is still in its storey is not carried up. The other hand takes the plateau and lets go of it.
    press(page, A)
    press(page, X)
    table.until(lambda now: now["hand"]["steadies"] == "blue")
    press(page, X)
    table.until(lambda now: now["hand"]["steadies"] is None)
    assert table.state["hand"]["assist"] is None

    heading, _ = table.way_out(column)
    hand = table._hand()
    right, away = (axis[0] * cos(heading) + axis[1] * sin(heading) for axis in (hand["right"], hand["away"]))
    page.evaluate(LEAN, [right, -away, 1])
    table.until(lambda now: now["hand"]["journey"] != "in")
    page.evaluate(LEAN, [0, 0, 0])

    version = table.state["version"]
    press(page, A)
    table.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"])
    press(page, A)
    assert table.at_rest(version + 1)["view"]["at"][column] == "blue"
    assert page.evaluate("window.pad.rumbled") > 0  # at the latest when the column was set down on wood
