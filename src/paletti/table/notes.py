"""What an attempt remembers: how it began, what the hands have done so far, and with what results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paletti.physics.pose import Pose
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.rules.pieces import Column

MEAN_LOOKS = 8  # a tremor averages out over a quarter of a second
QUIET_M = 1.5e-4  # a smaller motion is invisible, and can go on for seconds in wood with little damping
QUIET_TIMES = 3  # after this many looks without a visible change, the table stops waiting


@dataclass(frozen=True)
class Beginning:
    """The villa as it was when the hand closed on the piece."""

    villa: Snapshot
    origin: Pose
    level: str  # what the piece stood on; empty for a plateau
    covered: bool
    plateaus: Mapping[str, Pose]

    @classmethod
    def of(cls, world: World, piece: str) -> Beginning:
        """The present state, before anything moves."""
        facts = world.observe()
        fact = facts.columns.get(piece)
        return cls(
            villa=world.snapshot(),
            origin=world.pose(piece),
            level="" if fact is None else str(fact.level),
            covered=fact is not None and fact.covered,
            plateaus={name: world.pose(name) for name in facts.leans},
        )


class Choosing:
    """Whether the column was moved so far that putting it back counts as breaking off (RULING-3)."""

    def __init__(self) -> None:
        self.chosen = False
        self._latest: list[float] = []  # distances from home: their mean has no tremor in it

    def moved(self, millimetres: float, enough: float) -> None:
        """Notes how far the column is from home now. From `enough` on it is chosen, and stays chosen."""
        if self.chosen:
            return
        self._latest = [*self._latest[1 - MEAN_LOOKS :], millimetres]
        self.chosen = sum(self._latest) / len(self._latest) >= enough

    def choose(self) -> None:
        """It is chosen, however far it was moved."""
        self.chosen = True


class Pulling:
    """How long the column was pulled with full strength, and whether it refuses to come out (RULING-18)."""

    def __init__(self) -> None:
        self.jammed = False
        self._seconds = 0.0

    def pull(self, seconds: float, limit: float) -> bool:
        """Whether it is jammed after this many more seconds."""
        self._seconds += seconds
        self.jammed = self._seconds >= limit
        return self.jammed


class Stillness:
    """How often in a row nothing visible has happened."""

    def __init__(self) -> None:
        self._times = 0
        self._seen: NDArray[np.float64] | None = None

    def look(self, poses: NDArray[np.float64]) -> None:
        """Compares the villa with how it was at the last look."""
        still = self._seen is not None and float(np.abs(poses - self._seen)[:, :3].max()) < QUIET_M
        self._times, self._seen = self._times + 1 if still else 0, poses

    def begin_anew(self) -> None:
        """Forgets what was seen, because something else is awaited now."""
        self._times, self._seen = 0, None

    @property
    def lasts(self) -> bool:
        """Whether there is nothing to wait for."""
        return self._times >= QUIET_TIMES


class Holding:
    """The other hand: the plateau in it, those it has held so far, and what was covered before the first (BUILD-1)."""

    def __init__(self) -> None:
        self.plateau: str | None = None
        self.ever: set[str] = set()
        self.covers_before: dict[str, bool] | None = None

    def take(self, plateau: str, covers_before: dict[str, bool]) -> None:
        """The hand closes on this plateau."""
        self.plateau, self.covers_before = plateau, self.covers_before or covers_before
        self.ever.add(plateau)

    def release(self) -> None:
        """The hand is open."""
        self.plateau = None


@dataclass
class Losses:
    """What fell, leans or slid off; `own` is about the column of the attempt, the rest about others."""

    own_gone: bool = False  # it fell, or could not go back
    own_askew: bool = False
    slid_off: bool = False  # the plateau that was laid
    fell: tuple[Column, ...] = ()
    askew: tuple[Column, ...] = ()

    @property
    def any(self) -> bool:
        """Whether anything happened to a column."""
        return bool(self.fell or self.askew or self.own_gone or self.own_askew)
