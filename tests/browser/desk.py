"""A laptop's window: slips lie close beside what they are about and cover none of it."""

from math import cos, pi, sin
from time import monotonic, sleep

from playwright.sync_api import Locator, ViewportSize
from tests.browser.sight import COLUMNS, POLL_S, TURNED_S, Point
from tests.browser.table import Table

from paletti.table.kit import beech

DESK: ViewportSize = {"width": 1280, "height": 720}
NEAR_PX = 40  # from the piece or the villa
SIDE_PX = 360  # from the piece: on its own side of the villa
BESIDE_M = 0.016  # slips beside the villa keep this far from the base
HALF_M = 0.04  # of a column's height
MOSTLY_M = 0.06  # around its middle; most of a plateau lies within this

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels."""

ROUND = """(points) => {
    const seen = points.map((point) => window.__paletti.project(...point)).filter((at) => at);
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}"""


def lies_beside(table: Table, slip: Locator, piece: str) -> bool:
    """Whether the slip soon lies near the piece or the villa, in both directions, and not over the piece."""
    ends = monotonic() + TURNED_S
    while True:  # the eye may be about to turn
        paper, about, villa = _paper(slip), _seen(table, _corners(table, piece)), _seen(table, _villa(table))
        if paper and 0 <= _gap(paper, about) < SIDE_PX and min(_gap(paper, about), _gap(paper, villa)) < NEAR_PX:
            return True
        if monotonic() > ends:
            return False
        sleep(POLL_S)


def _paper(slip: Locator) -> Box | None:
    box = slip.bounding_box()
    return box and (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])


def _gap(one: Box, other: Box) -> float:
    """The distance of two boxes along the axis on which they are farther apart; negative if they overlap."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])


def _seen(table: Table, points: list[Point]) -> Box:
    left, top, right, bottom = table.page.evaluate(ROUND, points)
    return left, top, right, bottom


def _corners(table: Table, piece: str) -> list[Point]:
    x, y, z = table.where(piece)
    out, up = (table.width(piece) / 2, HALF_M) if piece in COLUMNS else (MOSTLY_M, 0.0)
    return [(x + a * out, y + b * out, z + c * up) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]


def _villa(table: Table) -> list[Point]:
    radius = beech().base_radius + BESIDE_M
    base = [(radius * cos(at * pi / 6), radius * sin(at * pi / 6), 0.0) for at in range(12)]
    state = table.state
    return base + [at for name in COLUMNS if table._in_villa(state, name) for at in _corners(table, name)]
