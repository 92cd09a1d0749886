"""A check of a villa before it is built: pieces that overlap, stand on the rim or float are refused."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

import numpy as np

from paletti.outline import Points, edge_distance, hull
from paletti.physics.pose import Pose
from paletti.physics.shapes import Piece, Slab
from paletti.table.kit.layout import LayoutError
from paletti.table.kit.wood import WoodSet

SLACK_M = 5e-4  # the tolerance
FLOAT_M = 1e-3


def within_site(x: float, y: float, foot_radius: float, site_radius: float) -> bool:
    """Whether a column that stands here stands wholly on the site."""
    return hypot(x, y) + foot_radius <= site_radius + SLACK_M


def survey(kit: WoodSet, serial: int, poses: Mapping[str, Pose]) -> None:
    """Raises LayoutError if these pieces cannot stand like that at all."""
    pieces = {piece.name: piece for piece in kit.pieces(serial)}
    for name, pose in poses.items():
        if name not in pieces:
            raise LayoutError(f"This set has no piece called {name}.")
        if not pose.is_sound():
            raise LayoutError(f"{name} needs a finite position and a unit quaternion.")
        if abs(pose.quaternion[1]) + abs(pose.quaternion[2]) > 0.01:
            raise LayoutError(f"{name} must stand upright.")
    columns = {name: pose for name, pose in poses.items() if not pieces[name].is_slab}
    plateaus = {name: pose for name, pose in poses.items() if pieces[name].is_slab}
    for name, pose in columns.items():
        _refuse_rim_and_air(kit, pieces, name, pose, plateaus)
    _refuse_overlap(pieces, poses)
    for name, pose in plateaus.items():
        _refuse_unsupported(pieces, name, pose, columns)


def _foot(piece: Piece, pose: Pose) -> float:
    return pose.position[2] - piece.height / 2


def _plan(piece: Piece, pose: Pose) -> Points:
    assert isinstance(piece.shape, Slab)
    w, _, _, z = pose.quaternion
    cosine, sine = w * w - z * z, 2 * w * z
    turn = np.array([[cosine, -sine], [sine, cosine]])
    plan: Points = piece.shape.polygon() @ turn.T + np.array(pose.position[:2])
    return plan


def _refuse_rim_and_air(
    kit: WoodSet, pieces: Mapping[str, Piece], name: str, pose: Pose, plateaus: Mapping[str, Pose]
) -> None:
    piece, foot = pieces[name], _foot(pieces[name], pose)
    spot = np.array([pose.position[:2]])
    if abs(foot) <= FLOAT_M:
        x, y, _ = pose.position
        if hypot(x, y) - piece.foot_radius > kit.base_radius:
            raise LayoutError(f"{name} stands beside the base.")
        if not within_site(x, y, piece.foot_radius, kit.site_radius):
            raise LayoutError(f"{name} stands on the rim: columns belong on the site.")
        return
    for plateau, there in plateaus.items():
        top = there.position[2] + pieces[plateau].height / 2
        if abs(foot - top) <= FLOAT_M:
            inside = float(edge_distance(_plan(pieces[plateau], there), spot)[0])
            if inside >= piece.foot_radius - SLACK_M:
                return
            if inside > -piece.foot_radius:
                raise LayoutError(f"{name} sticks out over the edge of the {plateau} plateau.")
    if foot < 0:
        raise LayoutError(f"{name} stands in the ground.")
    raise LayoutError(f"{name} floats in the air.")


def _refuse_overlap(pieces: Mapping[str, Piece], poses: Mapping[str, Pose]) -> None:
    names = list(poses)
    for at, one in enumerate(names):
        for two in names[at + 1 :]:
            low, high = sorted((one, two), key=lambda name: poses[name].position[2])
            gap = poses[high].position[2] - poses[low].position[2]
            if gap > (pieces[one].height + pieces[two].height) / 2 - SLACK_M:
                continue
            if _plans_overlap(pieces[one], poses[one], pieces[two], poses[two]):
                raise LayoutError(f"{one} and {two} overlap.")


def _plans_overlap(one: Piece, here: Pose, two: Piece, there: Pose) -> bool:
    if not one.is_slab and not two.is_slab:
        apart = float(np.hypot(here.position[0] - there.position[0], here.position[1] - there.position[1]))
        return apart < one.foot_radius + two.foot_radius - SLACK_M
    if one.is_slab and two.is_slab:
        first, second = _plan(one, here), _plan(two, there)
        return bool(np.any(edge_distance(first, second) > SLACK_M) or np.any(edge_distance(second, first) > SLACK_M))
    slab, lies, column, stands = (one, here, two, there) if one.is_slab else (two, there, one, here)
    inside = float(edge_distance(_plan(slab, lies), np.array([stands.position[:2]]))[0])
    return inside > -column.foot_radius + SLACK_M


def _refuse_unsupported(pieces: Mapping[str, Piece], name: str, pose: Pose, columns: Mapping[str, Pose]) -> None:
    under = _foot(pieces[name], pose)
    plan = _plan(pieces[name], pose)
    spots = [
        there.position[:2]
        for column, there in columns.items()
        if abs(there.position[2] + pieces[column].height / 2 - under) <= FLOAT_M
        and float(edge_distance(plan, np.array([there.position[:2]]))[0]) > -pieces[column].foot_radius
    ]
    if not spots:
        raise LayoutError(f"The {name} plateau floats in the air.")
    if len(spots) < 3:
        raise LayoutError(f"The {name} plateau lies on {len(spots)} columns only: it needs three.")
    if float(edge_distance(hull(np.array(spots)), np.array([pose.position[:2]]))[0]) < 0:
        raise LayoutError(f"The {name} plateau's weight lies outside its columns.")
