from collections import Counter
from collections.abc import Callable
from math import ceil, cos, dist, sin
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.desk import DESK, lies_beside
from tests.browser.fingers import by_finger
from tests.browser.prepared import sit_down
from tests.browser.reasons import BY_A_HAND
from tests.browser.sight import State, my_touch
from tests.browser.table import TRIES, Table
from tests.table.tables import begun

from paletti.paint import PAINT
from paletti.testing.hand import ScriptedHand

VILLAS, TOUCHED = range(1, 11), (3, 8)  # these two are played by touch
HIGHEST = 3  # storeys
PRESSES = 32  # in all villas together; one sees this many columns from where one stands
ENOUGH = 30
HOOKED, HOOKED_M = 40, 0.006  # at most this many strokes of this length: once the column is out, the hook stays
LATER_MS = 800  # by then the page goes by what the server said, no longer by where the hand was just led


@pytest.mark.swift
def test_every_press_on_a_column_that_glows_takes_it_by_fingers_or_by_the_hook(
    visit: Callable[[str], Table], phone: Page, database: Path
) -> None:
    taken, tools = 0, Counter[str]()
    phone.goto("/rules")
    mouse, (touch, _) = visit("/rules"), by_finger(phone)
    for seed in VILLAS:
        table = touch if seed in TOUCHED else mouse
        sit_down(table, database, begun(players=2, seed=seed, serial=seed, height=1 + seed % HIGHEST))
        turn = table.state["view"]["turnNumber"]
        glowing = [column for column in table.seen() if column in table.state["glowing"]]
        # Columns that only the hook can reach come first: they are rare, and the test needs one.
        by_hook = my_touch(table.state)["only"]
        glowing.sort(key=lambda column: by_hook.get(column) != "hook")
        for column in glowing[: ceil((PRESSES - taken) / (len(VILLAS) - VILLAS.index(seed)))]:
            version = table.state["version"]
            if seed % 2:
                table.page.click("[data-tool=hook]")
            tools[press_to_take(table, column)] += 1
            taken += 1
            # It was only felt, so putting it back costs nothing.
            table.press("put-back")
            now = table.at_rest(version + 1)
            assert now["view"]["turnNumber"] == turn
    assert taken >= ENOUGH
    assert tools.keys() == {"hand", "hook", "offered hook"}


def press_to_take(table: Table, column: str) -> str:
    """Presses on a column, and takes the hook if that is offered; the tool that has the column then."""
    table.page.mouse.move(*table.seen_place(column))
    table.page.mouse.down()
    offered = table.until(lambda now: now["attempt"] or now["hand"]["offer"])["hand"]["offer"]
    table.page.mouse.up()
    if offered:
        table.press("take-hook")
    attempt = table.until(lambda now: now["attempt"])["attempt"]
    assert attempt["piece"] == column
    return f"offered {attempt['tool']}" if offered else str(attempt["tool"])


@pytest.mark.swift
def test_at_a_laptops_size_the_hook_is_offered_beside_the_column_and_draws_it_out_for_the_fingers(
    visit: Callable[[str], Table], database: Path
) -> None:
    table = visit("/rules")
    page = table.page
    page.set_viewport_size(DESK)
    game = begun(players=2, seed=5, serial=5)
    sit_down(table, database, game)
    column = table.first_seen(["red-thick"])  # near the edge, where no finger fits beside it
    heading = ScriptedHand(game, game.state.turn).heading(column)
    table.press_on(column)
    table.until(lambda now: now["hand"]["offer"])
    assert lies_beside(table, page.locator(".hud-athand", has=page.locator("[data-act=take-hook]")), column)

    version = table.state["version"]
    table.press("take-hook")
    table.until(lambda now: now["attempt"] and now["target"])
    assert table.grab_again()
    for _ in range(HOOKED):
        x, y, _ = table.state["target"]
        table.draw((x + HOOKED_M * cos(heading), y + HOOKED_M * sin(heading)))
        table.follows()
        if table.state["hand"]["journey"] != "in":
            break
    table.release()
    assert table.grab_again()  # by the fingers, which can reach it now
    table.release()
    table.until(lambda now: now["hand"]["grasp"] == "hand")
    assert table.carry_up()
    table.press("set-down")
    assert table.at_rest(version + 1)["view"]["at"][column] == "blue"


def at_first_turn(visit: Callable[[str], Table]) -> tuple[Table, str]:
    """A table whose first player may draw, and the column that comes out most easily."""
    table = visit("/?quality=least&seed=5&serial=3")
    table.page.click(".start-play")
    table.come_to_colours()
    return table, table.loosest()


def test_a_column_is_not_set_down_while_the_plateau_is_held_and_the_reason_stands_beside_it(
    visit: Callable[[str], Table],
) -> None:
    table, column = at_first_turn(visit)
    page = table.page

    # Before the column has moved, the page says nothing about letting go.
    table.take(column)
    held = table.state["tick"] + 120
    table.until(lambda now: now["tick"] > held)
    assert page.locator("[data-act=let-go]").count() == 0

    # Escape releases only the pointer: the column stays in hand, and the mouse no longer leads it.
    page.keyboard.press("Escape")
    state = table.until(lambda now: now["hand"]["drags"] is None)
    assert (state["hand"]["holds"], state["attempt"]["piece"]) == (column, column)
    table.release()

    # The other hand stays where it was put.
    hold_blue(table)

    version = table.state["version"]
    assert table.draw_out(column)

    # Once the column is out, letting go is offered first. By keys one may go on anyway, and is told why not.
    page.wait_for_selector(".hud-held .primary[data-act=release-hold]")
    assert page.locator("[data-act=carry-up], [data-act=set-down]").count() == 0
    page.focus("canvas")
    page.keyboard.press("u")
    table.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"])
    page.keyboard.press("n")
    table.until(lambda now: now["hand"]["opening"] == "not")
    why = page.locator("[data-why=plateau-held]")
    why.wait_for()
    assert why.inner_text().startswith(BY_A_HAND["plateau-held"])
    # Beside the piece it says why, and at the buttons what to do; the same words need not be in both places.
    assert page.inner_text(".hud-tools-hint >> nth=0") != why.inner_text()
    assert lies_beside(table, page.locator(".hud-athand", has=why), column)

    # Done as told, the column stands: by itself if the hand was still on its way down, else after one more press.
    table.press("release-hold")
    if not table.opens():
        table.press("let-go")
    assert table.at_rest(version + 1)["view"]["at"][column] == "blue"
    # The story shows it beside the colour that was meant, whichever of the player's two colours it is.
    colour = column.split("-")[0]
    line = page.locator(".hud-story .story > li", has_text=colour).first
    expect(line.locator(".emblem circle")).to_have_attribute("fill", PAINT[colour])


def test_who_holds_a_plateau_and_reloads_lets_go_of_it_and_sets_the_column_down(visit: Callable[[str], Table]) -> None:
    table, column = at_first_turn(visit)
    page = table.page
    for _ in range(TRIES):  # wood that is really drawn may push a neighbour; then the next player tries
        table.take(column)
        table.release()
        hold_blue(table)
        version = table.state["version"]
        assert table.draw_out(column)
        page.reload()
        table.until(lambda now: now["hand"] and now["hand"]["holds"])
        assert table.state["hand"]["holds"] == column

        # The page knows of both hands, and leads nobody to where the column would be refused.
        assert table.state["hand"]["steadies"] == "blue"
        assert page.locator("[data-act=hold]").count() == 0
        table.press("release-hold")
        assert table.carry_up()
        table.press("set-down")
        if table.at_rest(version + 1)["view"]["at"][column] == "blue":
            return
        column = table.loosest()
    raise AssertionError("No column comes to stand above")


def test_nothing_is_lost_unasked_nor_offered_on_the_way_up_and_beside_the_top_plateau_a_column_is_not_lowered(
    visit: Callable[[str], Table],
) -> None:
    table, column = at_first_turn(visit)
    page = table.page

    # A double click on a column that glows takes it and lets go of it.
    before = table.state
    page.mouse.dblclick(*table.seen_place(column))
    table.at_rest(before["version"] + 1)
    assert_nothing_lost(table, before)

    # If it was drawn, putting it back has its price, even when it is led back to its place; the page asks first.
    stood = table.where(column)
    table.take(column)
    led_mm(table, 10, 0)
    table.follows()
    table.is_chosen()
    assert dist(table.where(column), stood) > 0.002
    for _ in range(12):  # wood lags behind the hand and may turn aside on its way
        if dist(table.where(column), stood) < 0.0008:
            break
        led_mm(table, -2, 0)
        table.follows()
    assert dist(table.where(column), stood) < 0.005
    table.release()
    page.wait_for_timeout(LATER_MS)
    table.press("put-back")
    page.wait_for_selector(".hud-sure")
    page.keyboard.press("Escape")
    page.wait_for_selector(".hud-sure", state="detached")
    assert table.state["hand"]["holds"] == column
    click_twice_in_vain(table)
    assert_nothing_lost(table, before)

    # In the villa ten pixels are about four millimetres, sideways as well as in depth.
    table.take(column)
    ways = [led_mm(table, *way) for way in ((10, 0), (-10, 0), (0, -10), (0, 10))]
    assert [way for way in ways if not 3.4 <= way <= 4.1] == []
    assert max(ways) - min(ways) < 0.05
    table.release()
    # When a key leads to the picture, a thin line shows it, not a frame around the whole page.
    page.keyboard.press("F8")
    assert page.evaluate(FRAME_PX) == 1
    for key in ("Shift", "Control", "Home", "Tab", "Shift+Tab"):
        page.keyboard.press(key)
        assert page.evaluate(FRAME_PX) <= 1, key

    assert table.draw_out(column)
    table.press("carry-up")
    page.wait_for_selector(".hud-held .primary[aria-disabled=true]")
    assert page.locator("[data-act=carry-up], [data-act=set-down]").count() == 0
    assert page.inner_text(".hud-tools-hint >> nth=0") == "Carrying it up …"
    assert table.carry_up()

    click_twice_in_vain(table)
    assert_nothing_lost(table, before)
    assert table.grab_again()
    assert led_mm(table, 10, 0) > 1.5 * max(ways)  # in free air the hand moves faster
    assert table.draw((0.22, 0.0))
    table.follows()
    table.release()
    high = table.where(column)[2]
    for _ in range(2):
        table.press("set-down")
        said = page.locator(".hud-refused")
        said.wait_for()
        assert said.inner_text() == f"{BY_A_HAND['not-over-top']}."
    after = table.state["tick"] + 120
    state = table.until(lambda now: now["tick"] > after)
    assert state["hand"]["journey"] == "over"
    assert abs(table.where(column)[2] - high) < 0.005


# The width of the thickest outline of any element that fills the page.
FRAME_PX = """() => {
    const fills = ({ width, height }) => width > 0.8 * innerWidth && height > 0.8 * innerHeight;
    const lines = [...document.querySelectorAll("*")].filter((it) => fills(it.getBoundingClientRect())).map((it) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(it);
        return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
    });
    return Math.max(0, ...lines);
}"""


def assert_nothing_lost(table: Table, before: State) -> None:
    """Since then nobody's turn has ended, and no column was locked."""
    now, then = table.state["view"], before["view"]
    assert (now["turnNumber"], now["locked"]) == (then["turnNumber"], then["locked"])


def click_twice_in_vain(table: Table) -> None:
    """Double-clicks the column in hand, which stays there."""
    held = table.state["hand"]["holds"]
    assert table.grab_again()
    table.release()
    table.page.mouse.dblclick(*table._mouse)
    table.page.wait_for_timeout(LATER_MS)
    now = table.state
    assert (now["hand"]["holds"], now["attempt"]["piece"]) == (held, held)


def led_mm(table: Table, dx: float, dy: float) -> float:
    """How far the hand is led when the mouse that holds it moves by this many pixels."""
    before = table.state["target"]
    table._mouse = (table._mouse[0] + dx, table._mouse[1] + dy)
    table.page.mouse.move(*table._mouse)
    after = table.until(lambda now: now["target"] != before)["target"]
    return 1000 * dist(before[:2], after[:2])


def hold_blue(table: Table) -> None:
    """Lets the other hand take the blue plateau: there is no other above, so it need not be pressed."""
    table.press("hold")
    table.until(lambda now: now["hand"]["steadies"] == "blue")
