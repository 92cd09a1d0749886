"""Slips and panels on a page: buttons too small for a finger, and whatever lies over the piece in hand."""

from typing import Any

from playwright.sync_api import Page
from tests.browser.sight import Point
from tests.browser.table import Table

LEAST_BUTTON_PX = 44
FRAMES = """async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""

# A word that can be pressed within a sentence is small, but it can be pressed all around it: its ::after counts.
# A checkbox can also be pressed on its label; for drawings, the part that can be pressed counts.
SMALL = """(least) => [...document.querySelectorAll(`
    button, a.button, nav a:not(:has(circle)), .masthead-home, nav circle[class*=reach], summary, select, textarea,
    label:has(input:is([type=checkbox], [type=radio])), input:not([type=checkbox], [type=radio])`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.matches(".access-open, .unseen *"))
    .map((one) => {
        const [{ width, height }, round] = [one.getBoundingClientRect(), getComputedStyle(one, "::after")];
        const whole = (side) => round.position === "absolute" ? parseFloat(round[side]) || 0 : 0;
        return [one, Math.max(width, whole("width")), Math.max(height, whole("height"))];
    })
    .filter(([, wide, high]) => wide > 1 && (wide < least - 0.5 || high < least - 0.5))
    .map(([one, wide, high]) => `${one.className} ${one.textContent.trim()}: ${wide} x ${high}`)"""

# What lies over these points, whether or not presses go through it.
COVERED = """(points) => points
    .map(([x, y, z]) => window.__paletti.project(x, y, z))
    .flatMap((at) => {
        const found = document.elementFromPoint(at.x, at.y);
        const over = [...document.querySelectorAll(
            ".hud-athand, .hud-loupe, .hud-seal-moment, .hud-noticed, .hud-refused, .hud-fallen, .hud-verdict")]
            .filter((paper) => paper.checkVisibility())
            .filter((paper) => {
                const { left, top, right, bottom } = paper.getBoundingClientRect();
                return left < at.x && at.x < right && top < at.y && at.y < bottom;
            });
        return found?.tagName === "CANVAS" ? over : [found, ...over];
    })
    .map((found) => found ? found.outerHTML.slice(0, 80) : "beyond the window")"""

# The buttons that this paper covers or that cover it, except for its own.
BUTTONS_UNDER = """(paper) => {
    const own = document.querySelector(paper);
    const over = own.getBoundingClientRect();
    return [...document.querySelectorAll("button, a.button")]
        .filter((one) => !own.contains(one) && one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return left < over.right && over.left < right && top < over.bottom && over.top < bottom;
        })
        .map((one) => one.outerHTML.slice(0, 80));
}"""


def small_buttons(page: Page) -> Any:
    """All controls on this page that are smaller than a finger needs."""
    return page.evaluate(SMALL, LEAST_BUTTON_PX)


def resize(table: Table, page: Page, size: tuple[int, int]) -> None:
    """Resizes the window and waits until the eye has found its new place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))
    # The canvas notices it in one frame, the papers are measured in the next, and then the eye begins to move.
    page.evaluate(FRAMES)
    table.until(lambda now: not now["looking"])


def is_in_sight(table: Table, page: Page, piece: str) -> None:
    """Waits until nothing lies over the piece in hand: neither over its middle nor over its two ends."""
    x, y, z = table.where(piece)
    ends: list[Point] = [(x, y, z - 0.03), (x, y, z + 0.03)]
    if "-" not in piece:  # a plateau is broad, a column high
        ends = [(x - 0.04, y, z), (x + 0.04, y, z)]
    page.wait_for_function(f"(points) => ({COVERED})(points).length === 0", arg=[[x, y, z], *ends])
