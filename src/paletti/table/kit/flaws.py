"""The small flaws of a set, from its serial number: the same piece of the same set never changes."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from statistics import NormalDist


@dataclass(frozen=True)
class Flaws:
    """How much pieces of one set may differ: standard deviations and bounds, metres and friction coefficients."""

    height_sd: float
    height_max: float
    bend_sd: float
    bend_max: float
    friction_sd: float
    friction_max: float

    def height(self, serial: int, piece: str) -> float:
        """How much higher than nominal this column is."""
        return _bounded_normal(serial, piece, "height", self.height_sd, self.height_max)

    def friction(self, serial: int, piece: str) -> float:
        """How much rougher than nominal this piece is."""
        return _bounded_normal(serial, piece, "friction", self.friction_sd, self.friction_max)

    def bend(self, serial: int, piece: str) -> float:
        """How far this plateau falls (or, negative, rises) from its middle to its far end."""
        return _bounded_normal(serial, piece, "bend", self.bend_sd, self.bend_max)

    def bend_turn(self, serial: int, piece: str) -> float:
        """The direction in which this plateau is bent, in radians."""
        if self.bend_sd <= 0:
            return 0.0
        return round(3.141592653589793 * share(serial, piece, "bend turn"), 6)


def share(serial: int, piece: str, quality: str) -> float:
    """A number from 0 to 1 that depends only on these three: BLAKE2b of their text, as a 53-bit fraction."""
    digest = blake2b(f"{serial}/{piece}/{quality}".encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 11) / (1 << 53)


def _bounded_normal(serial: int, piece: str, quality: str, deviation: float, most: float) -> float:
    if deviation <= 0 or most <= 0:
        return 0.0
    bell = NormalDist(0.0, deviation)
    low, high = bell.cdf(-most), bell.cdf(most)
    drawn = bell.inv_cdf(low + (high - low) * share(serial, piece, quality))
    # Rounded, much finer than wood can show, so that the last bit of a processor cannot make another set.
    return round(min(max(drawn, -most), most), 8)
