"""A sheet to draw on: polygons, lines and words, in points from the upper left corner. It can be written as SVG."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from math import cos, pi, sin
from typing import TypeAlias

from paletti.paint import INK, PAPER

Point: TypeAlias = tuple[float, float]

CIRCLE_CORNERS = 48


@dataclass(frozen=True)
class Polygon:
    """A filled outline."""

    points: tuple[Point, ...]
    fill: str
    opacity: float = 1.0
    stroke: str | None = None
    width: float = 1.0


@dataclass(frozen=True)
class Stroke:
    """A line through points."""

    points: tuple[Point, ...]
    stroke: str
    width: float = 1.0


@dataclass(frozen=True)
class Words:
    """A short text, its middle at a point."""

    at: Point
    text: str
    size: float
    fill: str = INK


@dataclass
class Drawing:
    """A drawing, later things over earlier ones."""

    width: int
    height: int
    shapes: list[Polygon | Stroke | Words] = field(default_factory=list)

    def polygon(
        self, points: list[Point], fill: str, *, opacity: float = 1.0, stroke: str | None = None, width: float = 1.0
    ) -> None:
        """Draws a filled outline."""
        self.shapes.append(Polygon(tuple(points), fill, opacity, stroke, width))

    def circle(
        self,
        at: Point,
        radius: float,
        fill: str,
        *,
        opacity: float = 1.0,
        stroke: str | None = None,
        width: float = 1.0,
    ) -> None:
        """Draws a disc."""
        turns = [2 * pi * number / CIRCLE_CORNERS for number in range(CIRCLE_CORNERS)]
        points = [(at[0] + radius * cos(turn), at[1] + radius * sin(turn)) for turn in turns]
        self.polygon(points, fill, opacity=opacity, stroke=stroke, width=width)

    def line(self, points: list[Point], stroke: str, width: float = 1.0) -> None:
        """Draws a line."""
        self.shapes.append(Stroke(tuple(points), stroke, width))

    def words(self, at: Point, text: str, size: float, fill: str = INK) -> None:
        """Writes a short text, its middle at a point."""
        self.shapes.append(Words(at, text, size, fill))


def to_svg(sheet: Drawing) -> str:
    """The sheet as an SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet.width} {sheet.height}" '
        f'width="{sheet.width}" height="{sheet.height}">',
        f'<rect width="{sheet.width}" height="{sheet.height}" fill="{PAPER}"/>',
        *(_svg(shape) for shape in sheet.shapes),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _svg(shape: Polygon | Stroke | Words) -> str:
    match shape:
        case Polygon(points, fill, opacity, stroke, width):
            edge = "" if stroke is None else f' stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"'
            clear = "" if opacity == 1 else f' fill-opacity="{opacity:g}"'
            return f'<polygon points="{_points(points)}" fill="{fill}"{clear}{edge}/>'
        case Stroke(points, stroke, width):
            return f'<polyline points="{_points(points)}" fill="none" stroke="{stroke}" stroke-width="{width:g}"/>'
        case Words((x, y), text, size, fill):
            return (
                f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}" text-anchor="middle" '
                f'dominant-baseline="central" font-family="sans-serif">{escape(text)}</text>'
            )


def _points(points: tuple[Point, ...]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
