"""Ways through the air: from corner to corner without a stop, over whatever stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist, sqrt

import numpy as np

from paletti.bots.mind.decision import Spot
from paletti.bots.mind.sight import LAID_Z_M
from paletti.physics.pose import Vector, rotation
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.table.game import Game

HASTE_M_S2 = 4.0  # how quickly a hand speeds up and slows down
CORNER_M_S = 0.12  # speed round a corner, at which the piece trails by a few millimetres
LEAST_M_S = 0.02
TRAILING_M = 0.022  # a hand waits for a piece that trails this far behind
ROOM_M = 0.026  # room beside a carried piece; it passes over whatever would come nearer


@dataclass(frozen=True)
class Pace:
    """How quickly a bot acts: seconds of hesitation before a hand moves, and a factor on speeds."""

    hesitation: float
    speed: float


BRISK = Pace(0.0, 1.25)
HUMAN = Pace(1.5, 0.75)  # people first want to see what they themselves have just done


@dataclass
class Leader:
    """Where the target of a hand is on its way; asked once a picture, and told how far the piece trails behind."""

    corners: tuple[Vector, ...]
    speed: float
    gone: float = 0.0
    velocity: float = 0.0

    def __post_init__(self) -> None:
        self._lengths = [dist(one, two) for one, two in pairwise(self.corners)]
        self.length = sum(self._lengths)

    @property
    def share(self) -> float:
        """The share of the way that is done."""
        return self.gone / self.length if self.length > 0 else 1.0

    def step(self, seconds: float, trailing: float) -> Vector:
        """Where the target is after this time."""
        if trailing > TRAILING_M:
            self.velocity = max(LEAST_M_S, self.velocity - 2 * HASTE_M_S2 * seconds)
        else:
            self.velocity = min(self.velocity + HASTE_M_S2 * seconds, self.speed, self._allowed())
        self.gone = min(self.length, self.gone + max(self.velocity, LEAST_M_S) * seconds)
        return self.at(self.gone)

    def at(self, gone: float) -> Vector:
        """The point this far along the way."""
        for (start, end), length in zip(pairwise(self.corners), self._lengths, strict=True):
            if gone <= length and length > 0:
                return between(start, end, gone / length)
            gone -= length
        return self.corners[-1]

    def _allowed(self) -> float:
        """The highest speed at which the next corners and the end can still be reached gently."""
        fastest, ahead = self.speed, -self.gone
        for number, length in enumerate(self._lengths, 1):
            ahead += length
            if ahead < 0:
                continue
            there = LEAST_M_S if number == len(self._lengths) else CORNER_M_S
            fastest = min(fastest, sqrt(there * there + 2 * HASTE_M_S2 * ahead))
        return fastest


def smooth(frames: int) -> Iterator[float]:
    """Shares of a way, from nearly 0 to 1, gently begun and ended."""
    for frame in range(1, frames + 1):
        share = frame / frames
        yield share * share * (3 - 2 * share)


def between(start: Sequence[float], goal: Sequence[float], share: float) -> Vector:
    """The point at this share of the way between two others."""
    x, y, z = (one + (two - one) * share for one, two in zip(start, goal, strict=True))
    return x, y, z


def top_height(game: Game, besides: str) -> float:
    """The height of the highest head or plateau in the villa."""
    top = 0.0
    for piece, pose in zip(game.pieces, game.world.poses(), strict=True):
        lying = piece.is_slab and pose[2] < LAID_Z_M
        if piece.name != besides and pose[2] < PARKED_ABOVE_M and not lying:
            top = max(top, float(pose[2]) + piece.height / 2)
    return top


def height_over(game: Game, column: str, start: tuple[float, float], goal: tuple[float, float], floor: float) -> float:
    """The height of the highest thing that stands in the way from one point to another over the top plateau."""
    top = floor
    along = np.array(goal) - np.array(start)
    length = max(float(along @ along), 1e-12)
    for piece, pose in zip(game.pieces, game.world.poses(), strict=True):
        if piece.name == column or piece.is_slab or not floor < pose[2] < PARKED_ABOVE_M:
            continue
        share = min(1.0, max(0.0, float((pose[:2] - np.array(start)) @ along) / length))
        if float(np.hypot(*(pose[:2] - np.array(start) - share * along))) < piece.foot_radius + ROOM_M:
            top = max(top, float(pose[2]) + piece.height / 2)
    return top


def floor_height(game: Game, plateau: str, spot: Spot) -> float:
    """The height of a plateau's upper face under a spot."""
    at = game.world.index(plateau)
    pose = game.world.poses()[at]
    normal = rotation(pose[3:])[:, 2]
    slope = float(normal[0] * (spot.x - pose[0]) + normal[1] * (spot.y - pose[1])) / float(normal[2])
    return float(pose[2]) - slope + game.pieces[at].height / 2
