"""What can be heard: knocks and scrapes between pieces since the last time somebody listened."""

from __future__ import annotations

from math import hypot, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paletti.physics.feel import FALL_M_S2
from paletti.physics.layout import Layout

KNOCK_N_S = 2e-4  # a thin column set down at 2 cm/s
SCRAPE_M_S = 0.006
LOUDEST = 8  # people cannot hear more at once


class Sound(NamedTuple):
    """Two things that knocked or scraped: the impulse beyond mere weight (N s), sliding speed (m/s), force (N)."""

    one: str
    two: str
    point: tuple[float, float, float]
    impulse: float
    slide: float
    force: float


class Ears:
    """Notices what changed its speed since the last time; only loud changes are examined closely."""

    def __init__(self, layout: Layout, names: tuple[str, ...], masses: NDArray[np.float64]) -> None:
        model = layout.model
        self._data, self._names, self._places = layout.data, names, layout.places
        self._masses: list[float] = masses.tolist()
        # In a knock one part of the velocity jumps by more than this, even if the jump is spread evenly over all three.
        self._least = (KNOCK_N_S / (2 * masses))[:, None]
        self._number: list[int] = layout.numbers[model.geom_bodyid].tolist()
        self._geoms = {
            row + 1: (int(model.body_geomadr[body]), int(model.body_geomadr[body] + model.body_geomnum[body]))
            for row, body in ((row, layout.body(row)) for row in range(layout.count))
        }
        self._velocities: NDArray[np.float64] = layout.speeds[:, :3]
        self._before, self._time = self._velocities.copy(), 0.0

    def forget(self) -> None:
        """Forgets what was heard."""
        self._before, self._time = self._velocities.copy(), float(self._data.time)

    def listen(self) -> tuple[Sound, ...]:
        """The sounds since the last call, loudest first."""
        now = float(self._data.time)
        if now <= self._time:
            return ()
        velocities, before = self._velocities.copy(), self._before
        jumps = velocities - before
        fallen = FALL_M_S2 * (now - self._time)
        self._before, self._time = velocities, now
        # Most of the wood stands still, so only pieces that may have been loud are examined one by one.
        loud = (np.abs(jumps) > self._least) | (np.abs(velocities) > SCRAPE_M_S)
        knocks = {}
        for row in dict.fromkeys(loud.nonzero()[0].tolist()):
            x, y, z = jumps[row].tolist()
            # Wood at rest does not change its speed, and wood in free fall only by gravity. Everything else is a knock.
            flat = x * x + y * y
            knock = sqrt(min(flat + z * z, flat + (z + fallen) * (z + fallen))) * self._masses[row]
            if knock > KNOCK_N_S or max(map(abs, velocities[row].tolist())) > SCRAPE_M_S:
                knocks[row] = knock
        if not knocks:
            return ()
        return self._sounds(knocks, sorted(knocks, key=lambda row: -knocks[row])[:LOUDEST])

    def _sounds(self, knocks: dict[int, float], rows: list[int]) -> tuple[Sound, ...]:
        data, contact = self._data, self._data.contact
        geoms = contact.geom
        sounds: dict[tuple[int, int], Sound] = {}
        for row in rows:
            body = row + 1
            knock = knocks[row] if knocks[row] > KNOCK_N_S else 0.0
            low, high = self._geoms[body]
            of_body = (geoms == low) if high == low + 1 else (geoms >= low) & (geoms < high)
            mine = of_body.nonzero()[0]
            force = data.efc_force[contact.efc_address[mine]].tolist()
            pressed = sum(force)
            if pressed > 0:
                # The hardest contact gives the other piece and the place of the sound.
                hardest = int(mine[force.index(max(force))])
                one, two = geoms[hardest].tolist()
                other = self._number[one] + self._number[two] - body
                place = contact.pos[hardest]
            elif knock:
                # The bounce is over by now. A loose piece mostly hits whatever is below it.
                other, place = 0, self._places[body - 1]
            else:
                continue
            slide = self._slide(body, other) if pressed else 0.0
            pair = (min(body, other), max(body, other))
            if pair in sounds or (knock == 0 and slide < SCRAPE_M_S):
                continue
            x, y, z = place.tolist()
            sounds[pair] = Sound(self._names[pair[0]], self._names[pair[1]], (x, y, z), knock, slide, pressed)
        return tuple(sounds.values())

    def _slide(self, one: int, two: int) -> float:
        x, y = self._before[one - 1, :2].tolist()
        if two > 0:
            u, v = self._before[two - 1, :2].tolist()
            x, y = x - u, y - v
        return hypot(x, y)
