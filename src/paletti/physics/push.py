"""Which pieces the one in hand pushed, and how far along their floor; sway through a plateau does not count."""

from __future__ import annotations

from math import hypot
from typing import Any

import mujoco
import numpy as np

COASTING_M_S = 0.01  # a pushed column that still slides faster than this is still moving from that push


class PushWatch:
    """Adds up how far each column moved against its floor while a piece in hand touched it, and as it slid on after."""

    def __init__(
        self, model: mujoco.MjModel, data: mujoco.MjData, slabs: tuple[int, ...], columns: frozenset[int]
    ) -> None:
        self._data = data
        self._body = np.asarray(model.geom_bodyid)
        self._slabs, self._columns = slabs, columns
        self._moved: dict[int, list[float]] = {}
        self._last: dict[int, tuple[int, float, float]] = {}

    def reset(self) -> None:
        """Begins a new gesture."""
        self._moved, self._last = {}, {}

    def look(self, held: tuple[int, ...], step: float) -> None:
        """Notes the step just made; `held` are the bodies in hand."""
        bodies = self._body[self._data.contact.geom]
        touched: set[int] = set()
        for body in held:
            mask = bodies == body
            if mask.any():
                touched.update(bodies[mask[:, ::-1]].tolist())
        touched = (touched & self._columns) - set(held)
        if not touched and not self._last:
            return
        for body in touched | set(self._last):
            self._follow(body, body in touched, step)

    def metres(self) -> dict[int, float]:
        """How far each pushed body went along its floor, by body number."""
        return {body: hypot(*moved) for body, moved in sorted(self._moved.items())}

    def memory(self) -> dict[str, Any]:
        """The watch as plain data."""
        return {"moved": sorted(self._moved.items()), "last": sorted(self._last.items())}

    def remember(self, memory: dict[str, Any]) -> None:
        """Takes over what `memory` gave."""
        self._moved = {body: list(moved) for body, moved in memory["moved"]}
        self._last = {body: (last[0], last[1], last[2]) for body, last in memory["last"]}

    def _follow(self, body: int, touched: bool, step: float) -> None:
        floor, x, y = self._place(body)
        before = self._last.get(body)
        self._moved.setdefault(body, [0.0, 0.0])
        # On a change of floor the old place means nothing: it fell, and that is another matter.
        if before is not None and before[0] == floor:
            dx, dy = x - before[1], y - before[2]
            self._moved[body][0] += dx
            self._moved[body][1] += dy
            if not touched and hypot(dx, dy) < COASTING_M_S * step:
                del self._last[body]
                return
        self._last[body] = (floor, x, y)

    def _place(self, body: int) -> tuple[int, float, float]:
        """The floor under a body (0: the base) and where its middle is in that floor's own plane."""
        data = self._data
        here = data.xpos[body]
        best, height = 0, 0.0
        for slab in self._slabs:
            top = float(data.xpos[slab, 2])
            if height < top < here[2] and np.hypot(*(data.xpos[slab, :2] - here[:2])) < 0.15:
                best, height = slab, top
        if best == 0:
            return 0, float(here[0]), float(here[1])
        local = data.xmat[best].reshape(3, 3).T @ (here - data.xpos[best])
        return best, float(local[0]), float(local[1])
