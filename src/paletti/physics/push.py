"""Which columns the one in hand pushed, and how far along their floor. Sway through a plateau does not count."""

from __future__ import annotations

from math import dist, hypot
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from paletti.physics.layout import Layout

NEAR_M = 0.006  # a column that was bumped since the last look can hardly be farther away than this
BUMP_M_S = 0.02
COASTING_M_S = 0.01  # a pushed column that still slides faster than this is still moving from that push


class PushMemory(TypedDict):
    """What the watch knows."""

    moved: list[tuple[int, list[float]]]
    last: list[tuple[int, tuple[int, float, float]]]
    speeds: list[list[float]] | None


class PushWatch:
    """Adds up how far each column moved on its floor while one in hand touched it, and while it slid on afterwards.

    A body's number here is its row plus one; 0 is the ground.
    """

    def __init__(self, layout: Layout, slabs: tuple[int, ...], radii: dict[int, float]) -> None:
        self._data, self._slabs = layout.data, slabs
        self._places, self._turns, self._velocities = layout.places, layout.turns, layout.speeds
        self._bodies = np.array(sorted(radii))
        # The rows of columns are mostly adjacent. A view of them is free, while selecting rows costs at every look.
        first, last = min(radii, default=1) - 1, max(radii, default=0)
        rows = slice(first, last) if last - first == len(radii) else self._bodies - 1
        self._columns: slice | NDArray[np.intp] = rows
        self._radii = [radii[body] for body in sorted(radii)]
        self._rows = range(len(radii))
        self._row = {body: row for row, body in enumerate(sorted(radii))}
        # A column has one geom, so a touch can be found by two numbers without looking at any body.
        self._geom = {body: int(layout.model.body_geomadr[layout.body(body - 1)]) for body in radii}
        self._body = {geom: body for body, geom in self._geom.items()}
        self._moved: dict[int, list[float]] = {}
        self._last: dict[int, tuple[int, float, float]] = {}
        self._speeds: NDArray[np.float64] | None = None

    def reset(self) -> None:
        """Begins a new gesture."""
        self._moved, self._last, self._speeds = {}, {}, None

    def look(self, held: tuple[int, ...], seconds: float) -> None:
        """Takes in what happened since the last look, `seconds` ago; `held` are the columns in hand."""
        places = self._places[self._columns].tolist()
        touched: set[int] = set()
        near = False
        for body in held:
            row = self._row[body]
            x, y, z = places[row]
            room = self._radii[row] + NEAR_M
            for other, (u, v, w), radius in zip(self._rows, places, self._radii, strict=True):
                if other != row and abs(w - z) < 0.09 and (u - x) ** 2 + (v - y) ** 2 < (room + radius) ** 2:
                    near = True
                    break
            if near:
                touched |= self._touching(body)
        if near:
            touched |= self._bumped(held)
        else:
            self._speeds = None
        for body in (touched - set(held)) | set(self._last):
            self._follow(body, body in touched, seconds)

    def metres(self) -> dict[int, float]:
        """How far each pushed body went along its floor, by body number."""
        return {body: hypot(*moved) for body, moved in sorted(self._moved.items())}

    def memory(self) -> PushMemory:
        """The watch as plain data."""
        speeds = None if self._speeds is None else self._speeds.tolist()
        moved = [(body, list(far)) for body, far in sorted(self._moved.items())]
        return {"moved": moved, "last": sorted(self._last.items()), "speeds": speeds}

    def remember(self, memory: PushMemory) -> None:
        """Takes over what `memory` returned."""
        self._moved = {body: list(moved) for body, moved in memory["moved"]}
        self._last = {body: (last[0], last[1], last[2]) for body, last in memory["last"]}
        self._speeds = None if memory["speeds"] is None else np.array(memory["speeds"])

    def _touching(self, body: int) -> set[int]:
        # Pairs follow each other: the partner of an index is the one whose last bit differs.
        geoms = self._data.contact.geom.ravel()
        others = geoms[(geoms == self._geom[body]).nonzero()[0] ^ 1].tolist()
        return {self._body[other] for other in others if other in self._body}

    def _bumped(self, held: tuple[int, ...]) -> set[int]:
        """Nearby columns whose speed jumped since the last look; the touch itself may be over."""
        before = self._speeds
        self._speeds = self._velocities[self._columns, :2].copy()
        if before is None:
            return set()
        jumps = np.abs(self._speeds - before)
        if np.maximum.reduce(jumps, axis=None) <= BUMP_M_S:
            return set()
        jumped = np.flatnonzero(jumps.max(axis=1) > BUMP_M_S)
        bumped = set()
        for row in jumped.tolist():
            here = self._places[self._bodies[row] - 1]
            for body in held:
                there, room = self._places[body - 1], NEAR_M + self._radii[row] + self._radii[self._row[body]]
                if dist(here[:2], there[:2]) < room and abs(here[2] - there[2]) < 0.09:
                    bumped.add(int(self._bodies[row]))
        return bumped

    def _follow(self, body: int, touched: bool, seconds: float) -> None:
        floor, x, y = self._place(body)
        before = self._last.get(body)
        self._moved.setdefault(body, [0.0, 0.0])
        # On another floor the old place means nothing: the column fell, which is judged elsewhere.
        if before is not None and before[0] == floor:
            dx, dy = x - before[1], y - before[2]
            self._moved[body][0] += dx
            self._moved[body][1] += dy
            if not touched and hypot(dx, dy) < COASTING_M_S * seconds:
                del self._last[body]
                return
        self._last[body] = (floor, x, y)

    def _place(self, body: int) -> tuple[int, float, float]:
        """The floor under a body (0: the base), and its middle in that floor's own plane."""
        places = self._places
        x, y, z = places[body - 1].tolist()
        best, height = 0, 0.0
        for slab in self._slabs:
            u, v, top = places[slab - 1].tolist()
            if height < top < z and hypot(u - x, v - y) < 0.15:
                best, height = slab, top
        if best == 0:
            return 0, x, y
        local = self._turns[best - 1].T @ (places[body - 1] - places[best - 1])
        return best, float(local[0]), float(local[1])
