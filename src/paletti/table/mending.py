"""Putting a whole villa back as it was (RULING-4): visibly, and without passing through wood.

First the upper storeys are lifted off. Then every column that was moved goes up, over the others and down to its
place, one after the other. Then the upper storeys come down again.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.table.parting import PoseRows

MOVED_M = 0.0005  # a foot or a head that is farther from its place than this is carried, not slid
CLEAR_M = 0.015  # between a carried column and the heads it passes over, or the plateau it passes under
ASIDE_M = 0.24  # this far from the middle a piece is beside everything
BEGIN_TICKS, EACH_TICKS, STOREY_TICKS = 500, 400, 300  # for the lifting, for a column, for each storey that is lifted
MOST_TICKS = 2000  # for all columns together: the more there are, the faster each moves
OUT, LIFTED, CARRIED = 0.1, 0.25, 0.8  # shares of the time: strayed columns are out, the upper part up, all are carried


@dataclass(frozen=True)
class WayBack:
    """Where one piece is at each share of the time."""

    times: tuple[float, ...]
    poses: tuple[PoseRows, ...]

    def at(self, share: float) -> PoseRows:
        """Its pose at this share; every leg begins and ends softly."""
        for (since, until), (one, two) in zip(pairwise(self.times), pairwise(self.poses), strict=True):
            if share < until:
                part = max(0.0, (share - since) / (until - since))
                eased = part * part * (3 - 2 * part)
                # The shorter way round.
                turn = two[3:] if float(one[3:] @ two[3:]) >= 0 else -two[3:]
                row: PoseRows = np.concatenate(
                    (one[:3] + (two[:3] - one[:3]) * eased, one[3:] + (turn - one[3:]) * eased)
                )
                row[3:] /= np.linalg.norm(row[3:])
                return row
        return self.poses[-1]


class Mending:
    """The way of a whole villa back to how it stood; at the end everything is exactly the same."""

    def __init__(self, world: World, start: Snapshot) -> None:
        self._world, self._start, self._began = world, start, world.ticks
        here, poses = world.snapshot(), world.poses()
        world.restore(start)
        to = world.poses()
        world.restore(here)
        self._ways, self._ticks = ways(world, poses, to)

    def step(self, ticks: int) -> int:
        """Moves on; how many ticks of the way passed. The last one restores the villa exactly, except for the clock."""
        world = self._world
        gone = world.ticks - self._began
        made = min(ticks, self._ticks - gone)
        share = (gone + made) / self._ticks
        world.glide(np.array([way.at(share) for way in self._ways]), made)
        if self.done:
            world.restore(self._start.at(world.time))
        return made

    @property
    def done(self) -> bool:
        """Whether everything is where it was."""
        return self._world.ticks - self._began >= self._ticks


def ways(world: World, poses: PoseRows, to: PoseRows) -> tuple[list[WayBack], int]:
    """The way of every piece from these poses to those, and how many ticks it takes."""
    pieces = world.pieces
    gone = (poses[:, 2] > PARKED_ABOVE_M) & (to[:, 2] < PARKED_ABOVE_M)
    poses = np.where(gone[:, None], to, poses)  # a piece that was off the table simply appears again
    slabs = sorted(to[at, 2] for at, piece in enumerate(pieces) if piece.is_slab and to[at, 2] < PARKED_ABOVE_M)
    storeys = [
        sum(height < to[at, 2] - 1e-4 for height in slabs) + piece.is_slab if to[at, 2] < PARKED_ABOVE_M else 0
        for at, piece in enumerate(pieces)
    ]
    moved = [at for at in range(len(pieces)) if not pieces[at].is_slab and _moved(pieces[at].height, poses[at], to[at])]
    moved.sort(key=lambda at: -poses[at, 2])  # in a heap, the uppermost first
    height = max((piece.height for piece in pieces if not piece.is_slab), default=0.0)
    open_storeys = {storeys[at] for at in moved}
    lifts = [(2 * (height + CLEAR_M)) * sum(storey < own for storey in open_storeys) for own in storeys]
    found = []
    for at in range(len(pieces)):
        up = np.array([0, 0, lifts[at], 0, 0, 0, 0])
        if at not in moved:
            found.append(
                WayBack((0.0, OUT, LIFTED, CARRIED, 1.0), (poses[at], poses[at], poses[at] + up, to[at] + up, to[at]))
            )
            continue
        turn, each = moved.index(at), (CARRIED - LIFTED) / len(moved)
        begins = LIFTED + turn * each
        over = to[at] + up
        over[2] += height + CLEAR_M
        first = poses[at].copy()
        astray = abs(first[2] - to[at, 2]) > height  # in a hand over the villa, or on another floor
        if astray:
            first[:2] *= ASIDE_M / max(float(np.hypot(*first[:2])), 1e-9)
        waits = first if astray else first + up
        raised = waits.copy()
        raised[2] = over[2] if astray else max(float(raised[2]) + height + CLEAR_M, float(over[2]) - height / 2)
        found.append(
            WayBack(
                (0.0, OUT, LIFTED, begins, begins + 0.3 * each, begins + 0.7 * each, begins + each, 1.0),
                (poses[at], first, waits, waits, raised, over, to[at] + up, to[at]),
            )
        )
    ticks = BEGIN_TICKS + min(MOST_TICKS, EACH_TICKS * len(moved)) + STOREY_TICKS * max(0, len(open_storeys) - 1)
    return found, ticks


def _moved(height: float, pose: PoseRows, to: PoseRows) -> bool:
    """Whether a column's foot or head is away from its place."""
    if pose[2] > PARKED_ABOVE_M or to[2] > PARKED_ABOVE_M:
        return False
    half = np.array([[-height / 2], [height / 2]])
    return bool(np.abs(_axis(pose) * half + pose[:3] - _axis(to) * half - to[:3]).max() > MOVED_M)


def _axis(pose: PoseRows) -> PoseRows:
    w, x, y, z = pose[3:]
    return np.array([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)])
