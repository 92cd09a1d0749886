"""Putting back by the table's own steady hand: a column the way it came, or the whole villa as it was."""

from __future__ import annotations

from itertools import pairwise
from math import dist, pi

import numpy as np
from numpy.typing import NDArray

from paletti.physics.gesture import Grip, LetGo, Move
from paletti.physics.pose import Vector
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World

SPEED_M_S = 0.08
NEAR_SPEED_M_S = 0.04  # close to the villa
NEAR_M = 0.07
LOOP_M = 0.004  # a path that comes this close to an earlier point of its own may skip what lies between
LONGEST_S = 40.0
LINGER_S = 0.5  # for the spring to arrive
MEND_TICKS = 400  # a villa is put back in about a second and a half: gently, and for all to see
BACK_M = 0.010  # nearer than this to where it stood, a column is back (RULING-4 lets that much pass)


def without_loops(path: list[Vector]) -> list[Vector]:
    """The path with every detour cut that comes back to where it was."""
    kept: list[Vector] = []
    for point in path:
        again = next((at for at, earlier in enumerate(kept) if dist(earlier, point) < LOOP_M), None)
        if again is not None:
            del kept[again + 1 :]
        else:
            kept.append(point)
    return kept


def lead_back(world: World, hand: int, piece: str, path: list[Vector], turn: float) -> float:
    """Grips the piece at its middle and sends it back along the path; the time when it should be there."""
    if world.held(hand) is not None:
        world.do(LetGo(hand))
    here = world.pose(piece).position
    world.do(Grip(hand, piece, here))
    way = [here, *reversed(without_loops(path))]
    home = path[0]
    lengths = [dist(one, two) for one, two in pairwise(way)]
    speeds = [NEAR_SPEED_M_S if dist(point, home) < NEAR_M else SPEED_M_S for point in way[1:]]
    seconds = [length / speed for length, speed in zip(lengths, speeds, strict=True)]
    hurry = min(1.0, LONGEST_S / max(sum(seconds), 1e-9))
    whole, gone, at = sum(lengths), 0.0, world.time
    for point, length, needed in zip(way[1:], lengths, seconds, strict=True):
        at += needed * hurry
        gone += length
        world.do(Move(hand, at, point, -_shortest(turn) * (gone / whole if whole > 0 else 1.0)))
    return at + LINGER_S


def _shortest(turn: float) -> float:
    return (turn + pi) % (2 * pi) - pi


class Mending:
    """The way of a whole villa back to how it stood: every piece glides, and at the end not a bit differs."""

    def __init__(self, world: World, start: Snapshot) -> None:
        self._world, self._start = world, start
        self._from, self._began = world.poses(), world.ticks
        here = world.snapshot()
        world.restore(start)
        self._to = world.poses()
        world.restore(here)
        against = np.sum(self._to[:, 3:] * self._from[:, 3:], axis=1) < 0
        self._from[against, 3:] *= -1  # the shorter way round

    def step(self, ticks: int) -> int:
        """How many ticks of the way were gone; the last of them restores the villa exactly, but for the clock."""
        world = self._world
        gone = world.ticks - self._began
        made = min(ticks, MEND_TICKS - gone)
        world.glide(self._between((gone + made) / MEND_TICKS), made)
        if self.done:
            world.restore(self._start.at(world.time))
        return made

    @property
    def done(self) -> bool:
        """Whether everything is where it was."""
        return self._world.ticks - self._began >= MEND_TICKS

    def _between(self, share: float) -> NDArray[np.float64]:
        eased = share * share * (3 - 2 * share)
        poses = self._from + (self._to - self._from) * eased
        poses[:, 3:] /= np.linalg.norm(poses[:, 3:], axis=1, keepdims=True)
        return poses
