"""Where papers lie: one table in windows of every size, with a finger."""

from collections.abc import Iterator
from math import cos, dist, pi, sin

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.fingers import Finger, by_finger
from tests.browser.papers import FRAMES, is_in_sight, resize, small_buttons
from tests.browser.sight import PATIENCE_S, WIDTHS
from tests.browser.sparing import spare
from tests.browser.table import Table
from tests.browser.windows import LYING, SIZES, UPRIGHT, free, height, over_villa, share_of, standing

LEAST_COLUMN_PX = 32

# For each thin column: how many pixels wide it is to a finger, on a line through its middle. Columns with other wood
# beside them that is as near to the eye are left out.
TOUCHED = """(columns) => {
    const { project, meant, hand } = window.__paletti;
    const [rx, ry] = hand().right;
    const seen = columns.map(([name, x, y, z, half]) => {
        const [at, foot, edge] = [project(x, y, z), project(x, y, z - 0.04), project(x + rx * half, y + ry * half, z)];
        return { name, at, foot, half: Math.abs(edge.x - at.x) };
    });
    const front = seen.filter((one) => one.name.includes("thin") && seen.every((other) => other === one
        || other.foot.y < one.foot.y - 4 || Math.abs(other.at.x - one.at.x) > 20 + Math.max(16, other.half)));
    return Object.fromEntries(front.map(({ name, at }) => {
        const means = (dx) => meant(at.x + dx, at.y, true) === name;
        let [left, right] = [0, 0];
        while (left > -60 && means(left - 1)) left -= 1;
        while (right < 60 && means(right + 1)) right += 1;
        return [name, means(0) ? right - left + 1 : 0];
    }));
}"""


@pytest.fixture
def tablet(chromium: Browser, address: str) -> Iterator[Page]:
    """A table on a touch screen, for two at one device."""
    context = chromium.new_context(
        viewport={"width": 1280, "height": 720}, has_touch=True, reduced_motion="reduce", locale="en-GB"
    )
    spare(context)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    page.goto(address.rstrip("/") + "/?quality=least&seed=5&serial=3")
    yield page
    context.close()


def test_in_windows_of_every_size_the_villa_has_its_share_and_nothing_lies_over_the_piece_in_hand(
    tablet: Page,
) -> None:
    table, finger = by_finger(tablet)
    tablet.tap(".start-play")
    table.come_to_colours()
    for size in SIZES:
        resize(table, tablet, size)
        assert height(table) >= share_of(size), size
        # The base is as broad as the papers allow, and so is the villa on it.
        assert breadth(table) >= size[0] * (0.4 if size in LYING else 0.75 if size in UPRIGHT else 0.3), size
        assert over_villa(table, tablet, size) == [], size
        assert small_buttons(tablet) == [], size
        assert narrow(table, tablet) == {}, size

    # From another side, too, the whole villa is seen once the phone is turned, and it is as large each time.
    resize(table, tablet, (844, 390))
    looks_elsewhere(table, finger)
    resize(table, tablet, (390, 844))
    assert tablet.locator("[data-act=look-side]").is_visible()
    upright = breadth(table)
    assert upright < 390
    resize(table, tablet, (844, 390))
    lying = breadth(table)
    resize(table, tablet, (390, 844))
    assert breadth(table) == pytest.approx(upright, rel=0.03)
    resize(table, tablet, (844, 390))
    assert breadth(table) == pytest.approx(lying, rel=0.03)
    resize(table, tablet, (390, 844))
    tablet.click(".hud-looks button >> nth=0")
    table.until(lambda now: not now["looking"])

    # On a phone, both answers to a question stay in sight, whichever way it is held.
    for size in (*LYING, (360, 740)):
        resize(table, tablet, size)
        tablet.click("[data-act=apply]")
        for act in ("confirm", "cancel"):
            box = tablet.locator(f"[data-act={act}]").bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= size[1], (size, act)
        assert small_buttons(tablet) == [], size
        tablet.click("[data-act=cancel]")
    resize(table, tablet, (390, 844))

    # When the story is unfolded, all its lines are there, including those that a wider window shows at once.
    told = tablet.locator(".hud-story .story > li")
    assert told.first.is_visible()
    tablet.tap(".hud-story summary")
    assert all(told.nth(index).is_visible() for index in range(told.count()))
    assert told.count() > 3
    tablet.tap(".hud-story summary")

    # Unfolding the story leaves the villa where it is. The story is not an opaque paper that scrolls: under one,
    # Chromium leaves out the wrong part of the villa.
    pane = free(table)
    tablet.tap(".hud-story summary")
    tablet.tap("[data-tool=hook]")  # when a paper changes, all of them are measured
    tablet.evaluate(FRAMES)
    assert free(table) == pane
    assert "0.99" in tablet.evaluate("getComputedStyle(document.querySelector('.hud-story')).backgroundColor")
    tablet.tap("[data-tool=hand]")
    tablet.tap(".hud-story summary")

    column = table.loosest()
    table.take(column)
    finger.up()
    in_sight(table, tablet, column)

    resize(table, tablet, (390, 844))
    table.draw_out(column)
    table.until(lambda now: now["hand"]["journey"] == "clear")
    tablet.dispatch_event("[data-act=carry-up]", "click")
    table.until(lambda now: now["hand"]["journey"] == "over" and not now["hand"]["assist"])
    in_sight(table, tablet, column)


def looks_elsewhere(table: Table, finger: Finger) -> None:
    """Drags beside the villa so that the eye goes around it."""
    finger.move(300.0, 360.0)
    finger.down()
    for step in range(1, 5):
        finger.move(300.0 + 30.0 * step, 360.0)
    finger.up()
    table.until(lambda now: not now["looking"])


def breadth(table: Table) -> float:
    """The width of the villa's base on the screen, in pixels: its diameter, from whichever side."""
    ends = [(cos(turn) * 0.145, sin(turn) * 0.145, 0.0) for turn in (0.0, pi / 2, pi, 3 * pi / 2)]
    seen = [table._project(end) for end in ends]
    return max(dist(seen[0], seen[2]), dist(seen[1], seen[3]))


def narrow(table: Table, page: Page) -> dict[str, int]:
    """The thin columns in front that are too narrow for a finger."""
    columns = [[name, *place, WIDTHS[name.split("-")[1]] / 2] for name, place in standing(table)]
    widths = page.evaluate(TOUCHED, columns)
    assert widths
    return {name: width for name, width in widths.items() if width < LEAST_COLUMN_PX}


def in_sight(table: Table, page: Page, column: str) -> None:
    """Looks at the column in hand in every window: nothing lies over it, and the villa keeps its share."""
    for size in SIZES:
        resize(table, page, size)
        is_in_sight(table, page, column)
        assert small_buttons(page) == [], size
        assert height(table) >= share_of(size), size
