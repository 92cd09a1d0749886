"""Heights that a carrying hand must know: the top of the villa, what stands in its way, the floor under a spot."""

from __future__ import annotations

import numpy as np

from paletti.bots.mind.decision import Spot
from paletti.bots.mind.sight import LAID_Z_M, PARKED_Z_M
from paletti.physics.pose import rotation
from paletti.table.game import Game

ROOM_M = 0.026  # beside what is carried; whatever comes nearer is passed over


def top_height(game: Game, besides: str) -> float:
    """The height of the highest head or plateau in the villa."""
    top = 0.0
    for piece, pose in zip(game.pieces, game.world.poses(), strict=True):
        lying = piece.is_slab and pose[2] < LAID_Z_M
        if piece.name != besides and pose[2] < PARKED_Z_M and not lying:
            top = max(top, float(pose[2]) + piece.height / 2)
    return top


def height_over(game: Game, column: str, start: tuple[float, float], goal: tuple[float, float], floor: float) -> float:
    """The height of the highest thing that stands in the way from one point to another over the top plateau."""
    top = floor
    along = np.array(goal) - np.array(start)
    length = max(float(along @ along), 1e-12)
    for piece, pose in zip(game.pieces, game.world.poses(), strict=True):
        if piece.name == column or piece.is_slab or not floor < pose[2] < PARKED_Z_M:
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
