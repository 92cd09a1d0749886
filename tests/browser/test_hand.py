from collections.abc import Callable
from math import ceil

from playwright.sync_api import Page
from tests.browser.sight import my_touch
from tests.browser.table import Table

VILLAS = range(1, 11)
PRESSES = 34  # in all of them together, where so many columns are seen from where one stands
ENOUGH = 30


def test_every_press_on_a_column_that_glows_takes_it_by_fingers_or_by_the_offered_hook(
    visit: Callable[[str], Table],
) -> None:
    taken, hooked = 0, 0
    table = visit("/rules")
    for seed in VILLAS:
        # A page that knows of no game before: one window for all of them costs far less than one each.
        table.page.evaluate("localStorage.clear()")
        table.page.goto(f"/?quality=least&seed={seed}&serial={seed}")
        table.page.click(".start-play")
        state = table.come_to_colours()
        turn = state["view"]["turnNumber"]
        glowing = [column for column in table.seen() if column in table.state["glowing"]]
        # What only the hook reaches comes first: it is seldom, and one of those there must be.
        by_hook = my_touch(state)["only"]
        glowing.sort(key=lambda column: by_hook.get(column) != "hook")
        for column in glowing[: ceil((PRESSES - taken) / (len(VILLAS) - VILLAS.index(seed)))]:
            version = table.state["version"]
            table.press_on(column)
            now = table.until(lambda now: now["attempt"] or now["hand"]["offer"])
            if now["hand"]["offer"]:
                table.press("take-hook")
                hooked += 1
            now = table.until(lambda now: now["attempt"])
            assert now["attempt"]["piece"] == column
            taken += 1
            # Merely felt, it goes back for nothing.
            table.press("put-back")
            now = table.at_rest(version + 1)
            assert now["view"]["turnNumber"] == turn
    assert taken >= ENOUGH
    assert hooked >= 1


def test_a_column_is_not_set_down_while_the_plateau_is_held_and_the_reason_stands_beside_it(
    visit: Callable[[str], Table],
) -> None:
    table = visit("/?quality=least&seed=5&serial=3")
    page = table.page
    page.click(".start-play")
    table.come_to_colours()
    column = table.loosest()

    # Before it has moved nothing is said of letting go.
    table.take(column)
    held = table.state["tick"] + 120
    table.until(lambda now: now["tick"] > held)
    assert page.locator("[data-act=let-go]").count() == 0
    table.release()

    # The other hand holds still where it was put.
    table.press("hold")
    bx, by, bz = table.where("blue")
    top = [(bx + dx, by + dy, bz + 0.003) for dx in (0.0, 0.03, -0.03) for dy in (0.0, -0.03, 0.03)]
    page.mouse.move(*table.place_on("blue", top))
    page.mouse.down()
    table.until(lambda now: now["hand"]["steadies"] == "blue")
    page.mouse.up()

    version = table.state["version"]
    assert table.draw_out(column)
    assert table.carry_up()
    table.press("set-down")
    table.until(lambda now: now["hand"]["opening"] == "not")
    why = page.locator("[data-why=plateau-held]")
    why.wait_for()
    assert why.inner_text().startswith("Let go of the blue plateau before you set the column down")
    assert page.inner_text(".hud-tools-hint >> nth=0") == why.inner_text()
    assert lies_beside(page)

    # Done as it says, the column stands.
    table.press("release-hold")
    assert table.at_rest(version + 1)["view"]["at"][column] == "blue"


def lies_beside(page: Page) -> bool:
    """Whether the slip with the reason lies within a hand's breadth of the piece it speaks of."""
    box = page.locator(".hud-athand").bounding_box()
    at = page.evaluate("window.__paletti.project(...window.__paletti.state().target)")
    assert box is not None
    return bool(max(box["x"] - at["x"], at["x"] - box["x"] - box["width"]) < 120)
