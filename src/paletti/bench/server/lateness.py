"""How late frames are, by one rule for live tables and for bare worlds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Lateness:
    """Frames by the stretch that they belong to. The wood's clock stops while it rests, and then starts again."""

    stretches: dict[int, list[float]] = field(default_factory=dict)
    """Seconds from when a frame was due, by some clock, to when it came: only differences within a stretch count."""

    def note(self, stretch: int, after_s: float) -> None:
        """Notes that a frame came."""
        self.stretches.setdefault(stretch, []).append(after_s)

    @property
    def lates(self) -> list[float]:
        """Each frame's seconds after the earliest of its stretch."""
        return [one - first for afters in self.stretches.values() for first in [min(afters)] for one in afters]

    def late_ms(self, share: float) -> float:
        """How late this share of frames is at most."""
        ranked = sorted(self.lates) or [0.0]
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))]

    @classmethod
    def joined(cls, parts: Iterable[Lateness]) -> Lateness:
        """All frames of these parts together."""
        stretches = [afters for part in parts for afters in part.stretches.values()]
        return cls(dict(enumerate(stretches)))
