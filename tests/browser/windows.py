"""Windows of every size, and what holds in each: the villa has its share, and no paper lies over it."""

from math import hypot
from typing import Any

from playwright.sync_api import Page
from tests.browser.papers import resize, small_buttons
from tests.browser.sight import PIECES, Point
from tests.browser.table import Table

Size = tuple[int, int]

UPRIGHT: list[Size] = [(360, 740), (390, 844), (700, 900), (768, 1024), (820, 1180)]
LYING: list[Size] = [(667, 375), (844, 390)]
LOW: list[Size] = [(820, 620), (1024, 600)]
WIDE: list[Size] = [*LOW, (1024, 768), (1180, 820), (1280, 720), (1440, 900)]
SIZES = [*UPRIGHT, *LYING, *WIDE]
# One of each kind of layout, the smallest where it matters. Small and wide ones take turns, because a slip that goes
# away by itself stays a while longer after each such change.
KINDS = [UPRIGHT[0], WIDE[1], LYING[0], WIDE[5], UPRIGHT[1], WIDE[2], LYING[1], WIDE[4], UPRIGHT[2]]
PROJECTED = "(spots) => spots.map(([x, y, z]) => window.__paletti.project(x, y, z))"
BASE_M = 0.145  # from the middle of the base almost to its edge
TABLE_M = 0.7  # pieces that rolled farther are not looked for
RUIN = 10  # of the 25 pieces, at least this many lie there after any fall

# Where papers lie: everything over the canvas, except for slips that point at a piece and whatever is not seen.
PAPERS = """() => [...document.querySelectorAll(`
    .hud-top > *, .hud-looks, .hud-looks > [data-act=look-side], .hud-seat, .hud-tray, .hud-low, .hud-story,
    .hud-phrases, .hud-verdict, .access-lift, .learn-sheet, .learn-seats > *, .practice-head`)]
    .filter((paper) => paper.checkVisibility({ visibilityProperty: true }))
    .map((paper) => [paper.className, paper.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && height > 1)
    .map(([name, { left, top, right, bottom }]) => ({ name, left, top, right, bottom }))"""


# Words beside a player's name that are cut off.
CUT = """() => [...document.querySelectorAll(".seat-word")]
    .filter((word) => word.checkVisibility() && word.scrollWidth > word.clientWidth + 1)
    .map((word) => word.textContent)"""


def share_of(size: Size) -> float:
    """The least share of the window's height for the villa: all of it if papers stand beside it."""
    return 0.99 if size in LYING else 2 / 3 if size in UPRIGHT else 0.58 if size in LOW else 0.65


def ailing(table: Table, page: Page, sizes: list[Size] = KINDS) -> list[Any]:
    """What fails in windows of these sizes: the villa too small, papers over it, buttons too small, words cut off."""
    found: list[Any] = []
    for size in sizes:
        resize(table, page, size)
        high = height(table)
        found += [(size, "share", round(high, 3))] * (high < share_of(size))
        found += [(size, "over the villa", *over) for over in over_villa(table, page, size)]
        found += [(size, "small", button) for button in small_buttons(page)]
        found += [(size, "cut off", word) for word in page.evaluate(CUT)]
    return found


def free(table: Table) -> Any:
    """The part of the picture through which the villa is seen."""
    return table.state["pane"]


def height(table: Table) -> float:
    """The villa's share of the picture's height."""
    pane = free(table)
    return float(pane["bottom"] - pane["top"])


def standing(table: Table) -> list[tuple[str, Point]]:
    """The columns of the villa, and where they are."""
    state = table.state
    return [(name, table.pose(state, name)) for name, at in state["view"]["at"].items() if at != "out"]


def over_villa(table: Table, page: Page, size: Size) -> list[tuple[str, str]]:
    """The papers that lie over the villa, and over which part of it: its base or a column."""
    spots = [("base", (x, y, 0.0)) for x, y in ((BASE_M, 0.0), (-BASE_M, 0.0), (0.0, -BASE_M), (0.0, BASE_M))]
    spots += standing(table)
    seen = page.evaluate(PROJECTED, [place for _, place in spots])
    assert all(0 < at["x"] < size[0] and 0 < at["y"] < size[1] for at in seen), size
    return [
        (paper["name"], name)
        for paper in page.evaluate(PAPERS)
        for (name, _), at in zip(spots, seen, strict=True)
        if paper["left"] < at["x"] < paper["right"] and paper["top"] < at["y"] < paper["bottom"]
    ]


def out_of_sight(table: Table) -> list[str]:
    """The pieces of a ruin whose middle is not in the part of the picture that is free of papers."""
    state, canvas = table.state, table.page.locator(".table-villa").bounding_box()
    assert canvas is not None
    pane = state["pane"]
    lying = [name for name in PIECES if table._in_villa(state, name) and hypot(*table.pose(state, name)[:2]) < TABLE_M]
    assert len(lying) > RUIN
    seen = table.page.evaluate(PROJECTED, [table.pose(state, name) for name in lying])
    return [
        name
        for name, at in zip(lying, seen, strict=True)
        if not (
            pane["left"] <= at["x"] / canvas["width"] <= pane["right"]
            and pane["top"] <= at["y"] / canvas["height"] <= pane["bottom"]
        )
    ]
