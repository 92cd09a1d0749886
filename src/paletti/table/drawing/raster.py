"""A sheet as PNG, drawn only with NumPy: flat shapes need no imaging library."""

from __future__ import annotations

import struct
import zlib
from itertools import pairwise
from math import ceil, floor, hypot

import numpy as np
from numpy.typing import NDArray

from paletti.paint import PAPER
from paletti.table.drawing.letters import strokes
from paletti.table.drawing.sheet import Drawing, Point, Polygon, Stroke, Words

FINE = 3  # samples a pixel, each way


def to_png(sheet: Drawing) -> bytes:
    """The sheet as a PNG file."""
    canvas = np.empty((sheet.height, sheet.width, 3))
    canvas[:] = _colour(PAPER)
    for shape in sheet.shapes:
        match shape:
            case Polygon(points, fill, opacity, stroke, width):
                _fill(canvas, points, fill, opacity)
                if stroke is not None:
                    _trace(canvas, (*points, points[0]), stroke, width)
            case Stroke(points, stroke, width):
                _trace(canvas, points, stroke, width)
            case Words(at, text, size, fill):
                for chain in strokes(text, at, size):
                    _trace(canvas, tuple(chain), fill, max(1.0, size / 9))
    return _png(np.rint(canvas).astype(np.uint8))


def _trace(canvas: NDArray[np.float64], points: tuple[Point, ...], colour: str, width: float) -> None:
    for (x0, y0), (x1, y1) in pairwise(points):
        long = hypot(x1 - x0, y1 - y0)
        if long < 1e-9:
            continue
        # A little longer than the line, so that corners close.
        ex, ey = (x1 - x0) / long * width / 2, (y1 - y0) / long * width / 2
        box = (
            (x0 - ex - ey, y0 - ey + ex),
            (x1 + ex - ey, y1 + ey + ex),
            (x1 + ex + ey, y1 + ey - ex),
            (x0 - ex + ey, y0 - ey - ex),
        )
        _fill(canvas, box, colour, 1.0)


def _fill(canvas: NDArray[np.float64], points: tuple[Point, ...], colour: str, opacity: float) -> None:
    xs, ys = np.array(points).T
    left, right = max(0, floor(xs.min())), min(canvas.shape[1], ceil(xs.max()) + 1)
    top, bottom = max(0, floor(ys.min())), min(canvas.shape[0], ceil(ys.max()) + 1)
    if left >= right or top >= bottom:
        return
    across = left + (np.arange((right - left) * FINE) + 0.5) / FINE
    down = top + (np.arange((bottom - top) * FINE) + 0.5) / FINE
    inside = np.zeros((len(down), len(across)), dtype=bool)
    for x0, y0, x1, y1 in zip(xs, ys, np.roll(xs, -1), np.roll(ys, -1), strict=True):
        if y0 == y1:
            continue
        rows = (down >= min(y0, y1)) & (down < max(y0, y1))
        cut = x0 + (down[rows] - y0) * (x1 - x0) / (y1 - y0)
        inside[rows] ^= across[None, :] >= cut[:, None]
    share = inside.reshape(bottom - top, FINE, right - left, FINE).mean(axis=(1, 3))[..., None] * opacity
    part = canvas[top:bottom, left:right]
    part += (_colour(colour) - part) * share


def _colour(hexadecimal: str) -> NDArray[np.float64]:
    return np.array([int(hexadecimal[at : at + 2], 16) for at in (1, 3, 5)], dtype=float)


def _png(pixels: NDArray[np.uint8]) -> bytes:
    height, width, _ = pixels.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], axis=1)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = (_chunk(b"IHDR", head), _chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)), _chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
