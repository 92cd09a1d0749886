"""Where a hand takes hold: which points of a piece can be gripped, and where the hand is joined to it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paletti.outline import edge_distance
from paletti.physics.feel import COLUMN_FEEL, HOOK_FEEL, PLATEAU_FEEL, Feel
from paletti.physics.gesture import GestureError, Grip, Tool, check_point
from paletti.physics.hand import FOOT_M
from paletti.physics.pose import Vector, rotation
from paletti.physics.shapes import Piece, Slab
from paletti.physics.tremor import check_tremor

GRIP_SLACK_M = 0.012  # a finger may point this far beside a piece and still mean it


def check_grip(grip: Grip, piece: Piece, pose: NDArray[np.float64]) -> None:
    """Raises GestureError if a free hand could not take this piece in this pose."""
    if grip.tool is Tool.HOOK and piece.is_slab:
        raise GestureError("The hook draws columns, not plateaus.")
    if grip.tremor is not None:
        check_tremor(grip.tremor)
    turn = rotation(pose[3:])
    local = turn.T @ (np.array(check_point(grip.point)) - pose[:3])
    anchor_of(piece, local, float(turn[2, 2]), grip.tool)


def feel_of(piece: Piece, tool: Tool) -> Feel:
    """How it feels to hold this piece with this tool."""
    if tool is Tool.HOOK:
        return HOOK_FEEL
    return PLATEAU_FEEL if piece.is_slab else COLUMN_FEEL


def anchor_of(piece: Piece, local: NDArray[np.float64], up: float, tool: Tool) -> Vector:
    """The point of the piece that the hand is joined to: the fingers close round a column's axis."""
    x, y, z = local.tolist()
    beside = abs(z) - piece.height / 2
    if isinstance(piece.shape, Slab):
        inside = float(edge_distance(piece.shape.polygon(), np.array([[x, y]]))[0])
        if inside < -GRIP_SLACK_M or beside > GRIP_SLACK_M:
            raise GestureError(f"That point is not on {piece.name}.")
        return x, y, 0.0
    if np.hypot(x, y) - piece.foot_radius > GRIP_SLACK_M or beside > GRIP_SLACK_M:
        raise GestureError(f"That point is not on {piece.name}.")
    inner = piece.height / 2 - FOOT_M
    if tool is Tool.HOOK:
        return 0.0, 0.0, -inner if up >= 0 else inner
    return 0.0, 0.0, min(max(z, -inner), inner)
