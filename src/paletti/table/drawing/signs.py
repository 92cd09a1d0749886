"""Small signs on a drawing: the mark of each colour, a padlock, a cross, arrows with a label, the seal."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from paletti.paint import INK, PAINT, PAPER
from paletti.rules.pieces import Colour
from paletti.table.drawing.sheet import Drawing, Point

MARK_INK = {"red": "#fff4df", "yellow": "#4d3206", "blue": "#fff4df", "green": "#fff4df"}
"""The ink of each mark on its own paint."""
BARE = "#dcb588"
"""Unpainted wood."""
FORBIDDEN = "#a3201a"


def mark(sheet: Drawing, colour: Colour, at: Point, size: float, *, neutral: bool = False) -> None:
    """The colour's mark, `size` points from its middle to its edge: sun, lemon, wave or leaf; neutral: a ring."""
    ink, (x, y) = MARK_INK[colour], at
    if neutral:
        sheet.circle(at, size * 0.75, ink)
        sheet.circle(at, size * 0.38, PAINT[colour])
        return
    match colour:
        case Colour.RED:
            rays = [(size if number % 2 else size * 0.55, pi * number / 8) for number in range(16)]
            sheet.polygon([(x + far * cos(turn), y + far * sin(turn)) for far, turn in rays], ink)
        case Colour.YELLOW:
            turns = [2 * pi * number / 24 for number in range(24)]
            # Pointed left and right: the lemon's ends.
            points = [(x + size * cos(turn), y + size * 0.72 * sin(turn) * abs(sin(turn)) ** 0.35) for turn in turns]
            sheet.polygon(points, ink)
        case Colour.BLUE:
            for down in (-0.38, 0.42):
                wave = [(x + size * (t / 8 - 1), y + size * (down + 0.26 * sin(pi * t / 4))) for t in range(17)]
                sheet.line(wave, ink, size * 0.36)
        case Colour.GREEN:
            turns = [pi * number / 12 for number in range(13)]
            side = [(size * -cos(turn), size * 0.52 * sin(turn)) for turn in turns]
            leaf = [*side, *((a, -b) for a, b in reversed(side))]
            sheet.polygon([(x + (a + b) * 0.72, y + (b - a) * 0.72) for a, b in leaf], ink)
            sheet.line([(x - size * 0.8, y + size * 0.8), (x + size * 0.3, y - size * 0.3)], PAINT[colour], size * 0.16)


def padlock(sheet: Drawing, at: Point, size: float) -> None:
    """A padlock on a disc of paper: hands off for the whole game."""
    x, y = at
    sheet.circle(at, size, PAPER, stroke=INK, width=1.2)
    bow = [(x + size * 0.32 * cos(turn), y - size * 0.1 + size * 0.48 * sin(turn)) for turn in _arc(pi, 2 * pi)]
    sheet.line(bow, INK, size * 0.17)
    wide, high = size * 0.46, size * 0.52
    box = [(x - wide, y - size * 0.12), (x + wide, y - size * 0.12), (x + wide, y + high), (x - wide, y + high)]
    sheet.polygon(box, INK)


def cross(sheet: Drawing, at: Point, size: float) -> None:
    """A cross on a disc of paper: not this one."""
    x, y = at
    sheet.circle(at, size, PAPER, stroke=FORBIDDEN, width=1.6)
    reach = size * 0.52
    for way in (1, -1):
        sheet.line([(x - reach, y - way * reach), (x + reach, y + way * reach)], FORBIDDEN, size * 0.24)


def label(sheet: Drawing, at: Point, text: str) -> None:
    """A letter or a number on a disc of ink."""
    sheet.circle(at, 11, INK, stroke=PAPER, width=1.5)
    sheet.words(at, text, 14, PAPER)


def arrow(sheet: Drawing, way: tuple[Point, Point, Point, Point], text: str = "") -> None:
    """An arrow along a curve from the first point to the last, the others pull it; with a label near its middle."""
    points = [_bezier(way, step / 28) for step in range(29)]
    (ex, ey), (bx, by) = points[-1], points[-4]
    long = hypot(ex - bx, ey - by) or 1.0
    ux, uy = (ex - bx) / long, (ey - by) / long
    head = [(ex, ey), (ex - 15 * ux - 8 * uy, ey - 15 * uy + 8 * ux), (ex - 15 * ux + 8 * uy, ey - 15 * uy - 8 * ux)]
    shaft = [*points[:-3], (ex - 10 * ux, ey - 10 * uy)]
    sheet.line(shaft, PAPER, 8)
    sheet.polygon(head, INK, stroke=PAPER, width=3)
    sheet.line(shaft, INK, 3.6)
    sheet.polygon(head, INK)
    if text:
        label(sheet, points[13], text)


def seal(sheet: Drawing, at: Point, shows: Colour) -> None:
    """The seal on the table: a wooden block with a colour on its upper side."""
    x, y = at
    sheet.polygon([(x - 36, y), (x + 36, y), (x + 36, y + 15), (x - 36, y + 15)], BARE, stroke=INK, width=1)
    top = [(x - 36, y), (x - 24, y - 24), (x + 48, y - 24), (x + 36, y)]
    sheet.polygon(top, PAINT[shows], stroke=INK, width=1)
    end = [(x + 36, y), (x + 48, y - 24), (x + 48, y - 9), (x + 36, y + 15)]
    sheet.polygon(end, "#c49a6a", stroke=INK, width=1)
    mark(sheet, shows, (x + 6, y - 12), 8)


def score(sheet: Drawing, at: Point, colour: Colour, points: int, *, holder: bool) -> None:
    """A colour's points beside its mark, ringed for the holder of the seal."""
    x, y = at
    if holder:
        sheet.circle((x, y), 16.5, PAPER, stroke=INK, width=2.2)
    sheet.circle((x, y), 13, PAINT[colour], stroke=INK, width=0.8)
    mark(sheet, colour, (x, y), 7.5)
    sheet.words((x + 27, y), str(points), 19)


def _arc(low: float, high: float) -> list[float]:
    return [low + (high - low) * step / 12 for step in range(13)]


def _bezier(way: tuple[Point, Point, Point, Point], at: float) -> Point:
    shares = ((1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at**2 * (1 - at), at**3)
    return (
        sum(share * point[0] for share, point in zip(shares, way, strict=True)),
        sum(share * point[1] for share, point in zip(shares, way, strict=True)),
    )
