"""Drawing a villa: from the side, and from above one storey at a time, each column with the newtons it carries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from paletti.outline import hull
from paletti.paint import INK, PAINT
from paletti.physics.shapes import Cylinder, Piece, Prism, Slab
from paletti.table.drawing.sheet import Drawing, Point

SITE, RIM, TABLE = "#a9794f", "#7fa35c", "#d9c3a0"
WIDTH, HEIGHT = 1200, 700
SIDE_SCALE, SIDE_FLOOR, SIDE_MIDDLE = 1250.0, 640.0, 300.0  # points a metre; where the base is on the sheet
SIDE_REACH, SIDE_TOP = 270.0, 55.0  # most from its middle, and highest on the sheet, for the view from the side
PLANS_MIDDLE, PLANS_TOP = 900.0, 30.0
PLAN_GAP, LABEL_HIGH = 6.0, 16.0  # between two plans side by side, and under each of them
FEW_M = 0.012  # a foot this close to a floor is drawn on it


def draw(
    pieces: Sequence[Piece],
    poses: NDArray[np.float64],
    present: Sequence[bool],
    base_radius: float,
    site_radius: float,
    loads: Mapping[str, float] | None = None,
    title: str = "",
    named: Callable[[str], str] = str,
) -> Drawing:
    """The villa with these pieces in it; `loads` are newtons on each column's head, or None if unknown.

    `named` gives the word for a floor: `base`, or a plateau's colour.
    """
    sheet = Drawing(WIDTH, HEIGHT)
    there = [(piece, pose) for piece, pose, here in zip(pieces, poses, present, strict=True) if here]
    if title:
        sheet.words((SIDE_MIDDLE, 32), title, 20)
    _side(sheet, there, base_radius)
    _plans(sheet, there, base_radius, site_radius, loads, named)
    return sheet


def _side(sheet: Drawing, there: list[tuple[Piece, NDArray[np.float64]]], base_radius: float) -> None:
    floor = SIDE_FLOOR
    sheet.line([(20, floor + 7), (2 * SIDE_MIDDLE - 20, floor + 7)], TABLE, 4)
    # Full size as long as everything is near the base; smaller if something lies far off or stands high.
    least = SIDE_REACH / SIDE_SCALE
    xs, zs = ([corners(*one)[:, axis] for one in there] for axis in (0, 2))
    left, right = _span(xs, -max(least, base_radius), max(least, base_radius))
    _, high = _span(zs, 0.0, (SIDE_FLOOR - SIDE_TOP) / SIDE_SCALE)
    scale = min(2 * SIDE_REACH / (right - left), (SIDE_FLOOR - SIDE_TOP) / high)
    middle = SIDE_MIDDLE - scale * (left + right) / 2
    wide = base_radius * scale
    edge = [(-wide, 0.0), (wide, 0.0), (wide, 6.0), (-wide, 6.0)]
    sheet.polygon([(middle + x, floor + y) for x, y in edge], RIM, stroke=INK, width=0.8)
    # From the back to the front, seen along the y axis.
    for piece, pose in sorted(there, key=lambda one: -one[1][1]):
        outline = _shadow(piece, pose)
        points = [(middle + x * scale, floor - z * scale) for x, z in outline]
        sheet.polygon(points, paint(piece), stroke=INK, width=0.8)


def _span(parts: list[NDArray[np.float64]], low: float, high: float) -> tuple[float, float]:
    """The least and the greatest of all these numbers, or the given limits if these are farther out."""
    return min([low, *(float(part.min()) for part in parts)]), max([high, *(float(part.max()) for part in parts)])


def _plans(
    sheet: Drawing,
    there: list[tuple[Piece, NDArray[np.float64]]],
    base_radius: float,
    site_radius: float,
    loads: Mapping[str, float] | None,
    named: Callable[[str], str],
) -> None:
    slabs = sorted((one for one in there if one[0].is_slab), key=lambda one: float(one[1][2]))
    floors: list[tuple[Piece, NDArray[np.float64]] | None] = [None, *slabs]
    # One scale for all, so that columns can be compared, and each plan within its own square.
    side, reach = 270.0 if len(floors) <= 4 else 205.0, 1.05 * base_radius
    (left, right), (near, far) = (_span([corners(*one)[:, axis] for one in there], -reach, reach) for axis in (0, 1))
    scale = side / max(right - left, far - near)
    for number, floor in enumerate(floors):
        across = PLANS_MIDDLE + (side + PLAN_GAP) * (number % 2 - 0.5)
        down = PLANS_TOP + (side + LABEL_HIGH) * (number // 2) + side / 2
        middle = (across - scale * (left + right) / 2, down + scale * (near + far) / 2)
        top = 0.0 if floor is None else float(floor[1][2]) + floor[0].height / 2
        if floor is None:
            sheet.circle(middle, base_radius * scale, RIM, stroke=INK, width=0.8)
            sheet.circle(middle, site_radius * scale, SITE)
        else:
            sheet.circle(middle, base_radius * scale, RIM, opacity=0.15)
            sheet.polygon(_plan(floor, middle, scale), paint(floor[0]), opacity=0.55, stroke=INK, width=0.8)
        for piece, pose in there:
            if not piece.is_slab and abs(_foot(piece, pose) - top) < FEW_M:
                sheet.polygon(_plan((piece, pose), middle, scale), paint(piece), stroke=INK, width=0.8)
                if loads and loads.get(piece.name, 0.0) >= 0.005:
                    below = piece.foot_radius * scale + 7
                    at = (middle[0] + pose[0] * scale, middle[1] - pose[1] * scale + below)
                    sheet.words(at, f"{loads[piece.name]:.1f}", 11)
        if number + 1 < len(floors):
            above = floors[number + 1]
            assert above is not None
            outline = _plan(above, middle, scale)
            sheet.line([*outline, outline[0]], PAINT[above[0].name], 1.6)
        sheet.words((across, down + side / 2 + LABEL_HIGH / 2), named("base" if floor is None else floor[0].name), 11)


def _plan(one: tuple[Piece, NDArray[np.float64]], middle: Point, scale: float) -> list[Point]:
    seen = hull(corners(*one)[:, :2]) if not one[0].is_slab else corners(*one)[: len(corners(*one)) // 2, :2]
    return [(middle[0] + x * scale, middle[1] - y * scale) for x, y in seen.tolist()]


def _shadow(piece: Piece, pose: NDArray[np.float64]) -> list[Point]:
    """The outline of a piece seen along the y axis, in x and z."""
    return [(x, z) for x, z in hull(corners(piece, pose)[:, [0, 2]]).tolist()]


def corners(piece: Piece, pose: NDArray[np.float64]) -> NDArray[np.float64]:
    """The corners of a piece in the world: its upper outline, then its lower one."""
    match piece.shape:
        case Cylinder(radius=radius):
            turns = 2 * np.pi * np.arange(24) / 24
            flat = np.column_stack([np.cos(turns), np.sin(turns)]) * radius
        case Prism() as prism:
            flat = prism.corners()
        case Slab() as slab:
            flat = slab.polygon()
    half = piece.height / 2
    local = np.concatenate([np.column_stack([flat, np.full(len(flat), z)]) for z in (half, -half)])
    w, x, y, z = pose[3:].tolist()
    turn = np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )
    placed: NDArray[np.float64] = local @ turn.T + pose[:3]
    return placed


def _foot(piece: Piece, pose: NDArray[np.float64]) -> float:
    return float(corners(piece, pose)[:, 2].min())


def paint(piece: Piece) -> str:
    """The paint of a piece."""
    return PAINT[piece.name.split("-")[0]]
