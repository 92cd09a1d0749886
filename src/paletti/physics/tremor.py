"""A hand is never quite still: small seeded noise around 10 Hz, more under load and during a long grip (RULING-20)."""

from __future__ import annotations

from math import sqrt
from typing import TypedDict

from paletti.physics.gesture import GestureError, Tremor
from paletti.physics.pose import Vector

REST_M = 0.0002  # root mean square of an unloaded hand's offset
LOAD_M = 0.0003  # what pulling with full force adds
LONG_M = 0.0001  # what a grip of LONG_S adds
LONG_S = 20.0
UPRIGHT_SHARE = 0.5  # a hand shakes less vertically than sideways
MOST_SCALE = 5.0
# A resonance at 10.6 Hz if called every 16 ms, as with live wood, and at 8.5 Hz every 20 ms. It is computed with
# products and sums only, so that every machine gets exactly the same.
ECHO, DECAY = 0.82, 0.7225
GAIN = 0.6065  # makes the root mean square of the noise one
SETTLE = 0.1  # share of a new load that counts at once: it takes full effect within a fifth of a second
MASK = (1 << 64) - 1


class TremorMemory(TypedDict):
    """What a trembling hand remembers."""

    seed: int
    scale: float
    count: int
    load: float
    now: list[float]
    before: list[float]


class Trembling:
    """The tremor of one grip, called whenever the hand is steered (`CONTROL_S`)."""

    def __init__(self, tremor: Tremor) -> None:
        self.tremor = tremor
        self._count = 0
        self._load = 0.0
        self._now: list[float] = [0.0, 0.0, 0.0]
        self._before: list[float] = [0.0, 0.0, 0.0]

    def next(self, load: float, seconds: float) -> Vector:
        """The hand's offset, in metres, under this share of its greatest force, `seconds` after the grip."""
        self._load += SETTLE * (load - self._load)
        self._count += 1
        for axis in range(3):
            noise = _noise(self.tremor.seed, 3 * self._count + axis)
            fresh = ECHO * self._now[axis] - DECAY * self._before[axis] + GAIN * noise
            self._now[axis], self._before[axis] = fresh, self._now[axis]
        return self.offset(seconds)

    def offset(self, seconds: float) -> Vector:
        """The offset since the hand was last steered."""
        size = REST_M + LOAD_M * self._load + LONG_M * min(1.0, seconds / LONG_S)
        size *= self.tremor.scale / sqrt(2 + UPRIGHT_SHARE * UPRIGHT_SHARE)
        x, y, z = self._now
        return size * x, size * y, size * UPRIGHT_SHARE * z

    def memory(self) -> TremorMemory:
        """The tremor as plain data."""
        return {
            "seed": self.tremor.seed,
            "scale": self.tremor.scale,
            "count": self._count,
            "load": self._load,
            "now": list(self._now),
            "before": list(self._before),
        }

    @classmethod
    def remembered(cls, memory: TremorMemory) -> Trembling:
        """The tremor that `memory` returned."""
        trembling = cls(Tremor(memory["seed"], memory["scale"]))
        trembling._count, trembling._load = memory["count"], memory["load"]
        trembling._now, trembling._before = list(memory["now"]), list(memory["before"])
        return trembling


def check_tremor(tremor: Tremor) -> Tremor:
    """The tremor; raises GestureError if hands cannot shake like that."""
    if not isinstance(tremor.seed, int) or not 0 <= tremor.seed <= MASK:
        raise GestureError("A tremor's seed is a whole number of at most 64 bits.")
    if not 0 <= tremor.scale <= MOST_SCALE:
        raise GestureError(f"A tremor's scale is 0 to {MOST_SCALE:g}.")
    return tremor


def _noise(seed: int, count: int) -> float:
    """A number between -1.73 and 1.73, evenly spread, with a root mean square of one: SplitMix64 of seed and count."""
    mixed = (seed + (count + 1) * 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return ((mixed ^ (mixed >> 31)) / MASK * 2 - 1) * 1.7320508
