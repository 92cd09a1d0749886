"""Papers on a page: buttons too small for a finger, and whatever lies over the piece in hand."""

from typing import Any

from playwright.sync_api import Page
from tests.browser.sight import Point
from tests.browser.table import Table

LEAST_BUTTON_PX = 44
FRAMES = """async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""

# A word to press within a sentence is as small as a word, and can be pressed all round it: it is tried by its ::after.
# What is ticked is pressed on its words as well, and what is drawn by what of it can be pressed.
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

# What lies over these points, whether or not it lets presses through.
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

# The buttons that this paper lies on, or that lie on it, but for its own.
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
    """Whatever can be pressed on this page and is smaller than a finger needs."""
    return page.evaluate(SMALL, LEAST_BUTTON_PX)


def resize(table: Table, page: Page, size: tuple[int, int]) -> None:
    """Gives the window another size, and waits until the eye has found its place in it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))
    # The canvas hears of it in one frame, the papers are measured in the next, and then the eye sets out.
    page.evaluate(FRAMES)
    table.until(lambda now: not now["looking"])


def is_in_sight(table: Table, page: Page, piece: str) -> None:
    """Waits until nothing lies over the piece in hand: neither its middle nor its head and foot, or its sides."""
    x, y, z = table.where(piece)
    ends: list[Point] = [(x, y, z - 0.03), (x, y, z + 0.03)]
    if "-" not in piece:  # a plateau is broad, a column high
        ends = [(x - 0.04, y, z), (x + 0.04, y, z)]
    page.wait_for_function(f"(points) => ({COVERED})(points).length === 0", arg=[[x, y, z], *ends])
