"""Villas: the start of a game, taller ones for practice and tests, and any that is described piece by piece."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import islice, pairwise
from math import cos, pi, sin
from random import Random

import numpy as np

from paletti.outline import Points, edge_distance, hull
from paletti.physics.pose import Pose
from paletti.physics.settings import LIVE, WorldSettings
from paletti.physics.shapes import Piece, Slab
from paletti.physics.world import World
from paletti.table.kit.layout import LayoutError, Style, lay_beside, lay_between, lay_out, shuffled, turned
from paletti.table.kit.wood import WoodSet

# How many columns stand on the base and on each plateau of a villa, by its number of plateaus; the last stand free.
STOREYS: dict[int, tuple[int, ...]] = {
    1: (20, 0),
    2: (11, 7, 2),
    3: (8, 6, 4, 2),
    4: (7, 5, 4, 3, 1),
    5: (6, 4, 4, 3, 3, 0),
}
LAID_GAP_M = 5e-5
BALANCE_M = 0.014  # how far inside its supports the weight above each storey must lie


def start_poses(kit: WoodSet, serial: int, seed: int, style: Style = "scattered") -> dict[str, Pose]:
    """All columns on the site and the first plateau on them, not yet settled."""
    return tower_poses(kit, serial, seed, 1, style)


def tower_poses(kit: WoodSet, serial: int, seed: int, plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa with this many plateaus, not yet settled; pieces not named stay in the box."""
    if plateaus not in STOREYS or plateaus > len(kit.plateaus):
        raise LayoutError(f"A villa has 1 to {min(len(STOREYS), len(kit.plateaus))} plateaus, not {plateaus}.")
    rng = Random(f"{kit.name}/{seed}/{plateaus}/{style}")
    for _ in range(400):
        poses = _try_tower(kit, serial, plateaus, style, rng)
        if poses is not None:
            return poses
    raise LayoutError(f"No villa with {plateaus} plateaus was found for seed {seed}.")


def storeyed_poses(
    kit: WoodSet, serial: int, seed: int, storeys: Sequence[Sequence[str]], free: Collection[str] = ()
) -> dict[str, Pose]:
    """A villa with these columns on the base and on each plateau, not yet settled; `free` ones under no plateau."""
    pieces = {piece.name: piece for piece in kit.pieces(serial)}
    groups = [[pieces[name] for name in storey] for storey in storeys]
    rng = Random(f"{kit.name}/{seed}/storeys")
    for _ in range(400):
        poses = _try_storeys(kit, serial, groups, "scattered", rng, free)
        if poses is not None:
            return poses
    raise LayoutError(f"No such villa with {len(storeys) - 1} plateaus was found for seed {seed}.")


def villa(
    kit: WoodSet,
    serial: int,
    seed: int,
    *,
    plateaus: int = 1,
    style: Style = "scattered",
    settings: WorldSettings = LIVE,
    ears: bool = True,
) -> World:
    """A settled villa of the set with this serial number."""
    return villa_at(kit, serial, tower_poses(kit, serial, seed, plateaus, style), settings=settings, ears=ears)


def villa_at(
    kit: WoodSet, serial: int, poses: Mapping[str, Pose], *, settings: WorldSettings = LIVE, ears: bool = True
) -> World:
    """A settled villa with these pieces at these places; raises LayoutError if it cannot stand."""
    from paletti.table.kit.survey import survey

    survey(kit, serial, poses)
    world = kit.world(serial, settings, ears=ears)
    world.place(poses)
    world.settle(20.0)
    return world


def beside_base(kit: WoodSet, serial: int) -> dict[str, Pose]:
    """All columns upright on the table round the base, colour by colour, ready to be carried to the site."""
    columns = kit.pieces(serial)[: len(kit.columns)]
    radius = kit.base_radius + 0.045
    poses = {}
    for at, column in enumerate(columns):
        angle = 2 * pi * (at + 0.5) / len(columns)
        poses[column.name] = Pose.upright(radius * cos(angle), radius * sin(angle), column.height / 2)
    return poses


def reserve_pose(kit: WoodSet, serial: int, plateau: str) -> Pose:
    """Where a plateau lies on the table, to the right of everything, before it is laid."""
    for piece in kit.pieces(serial)[len(kit.columns) :]:
        if piece.name == plateau:
            return Pose.upright(kit.base_radius + 0.24, 0.0, piece.height / 2 + 2e-4)
    raise LayoutError(f"There is no plateau called {plateau}.")


def _try_tower(kit: WoodSet, serial: int, plateaus: int, style: Style, rng: Random) -> dict[str, Pose] | None:
    columns = list(kit.pieces(serial)[: len(kit.columns)])
    if len(columns) != sum(STOREYS[plateaus]):
        raise LayoutError(f"Villas are laid out for {sum(STOREYS[plateaus])} columns, this set has {len(columns)}.")
    order = iter(columns if plateaus == 1 else shuffled(columns, rng))
    return _try_storeys(kit, serial, [list(islice(order, count)) for count in STOREYS[plateaus]], style, rng)


def _try_storeys(
    kit: WoodSet,
    serial: int,
    groups: Sequence[list[Piece]],
    style: Style,
    rng: Random,
    free: Collection[str] = (),
) -> dict[str, Pose] | None:
    """A villa with these columns on the base and on each plateau; None if chance did not find it."""
    pieces = kit.pieces(serial)
    slabs = pieces[len(kit.columns) :][: len(groups) - 1]
    outlines = _stacked_outlines(kit, slabs, rng)
    poses: dict[str, Pose] = {}
    z = 0.0
    storeys: list[list[str]] = []
    for storey, group in enumerate(groups):
        if not group:
            continue
        spots = _storey_spots(kit, storey, group, outlines, style, rng, free)
        if spots is None:
            return None
        storeys.append([piece.name for piece in group if piece.name not in free])
        for piece in group:
            x, y = spots[piece.name]
            turn = 2 * pi * rng.random()
            poses[piece.name] = Pose.upright(x, y, z + LAID_GAP_M + piece.height / 2, turn)
        if storey == len(slabs):
            break
        slab = slabs[storey]
        assert isinstance(slab.shape, Slab)
        z += max(piece.height for piece in group) + LAID_GAP_M + abs(slab.shape.bend)
        x, y, turn = outlines[storey][1]
        poses[slab.name] = Pose.upright(x, y, z + slab.height / 2, turn)
        z += slab.height + abs(slab.shape.bend)
    return poses if _balanced({piece.name: piece for piece in pieces}, poses, storeys) else None


def _stacked_outlines(
    kit: WoodSet, slabs: tuple[Piece, ...], rng: Random
) -> list[tuple[Points, tuple[float, float, float]]]:
    """Each plateau's outline in the plan, and its place and turn: roughly centred, randomly turned."""
    stacked = []
    for number, slab in enumerate(slabs):
        assert isinstance(slab.shape, Slab)
        while True:
            turn = 2 * pi * rng.random()
            x, y = ((rng.random() - 0.5) * 0.016 for _ in range(2))
            plan = turned(slab.shape.polygon(), turn, x, y)
            if number > 0 or float(np.max(np.hypot(*plan.T))) < kit.base_radius - 0.002:
                break
        stacked.append((plan, (x, y, turn)))
    return stacked


def _storey_spots(
    kit: WoodSet,
    storey: int,
    group: list[Piece],
    outlines: list[tuple[Points, tuple[float, float, float]]],
    style: Style,
    rng: Random,
    free: Collection[str] = (),
) -> dict[str, Points] | None:
    """Places for a storey's columns, wholly on the floor below and, except `free` ones, under the plateau above."""
    covered = [piece for piece in group if piece.name not in free]
    for _ in range(40):
        if storey == 0:
            spots = lay_out(covered, outlines[0][0], kit.site_radius, style, rng)
        else:
            spots = lay_between(covered, outlines[storey - 1][0], outlines[min(storey, len(outlines) - 1)][0], rng)
        if spots is None:
            continue
        if storey == len(outlines):
            return spots
        # A first check of the balance, only with the plateau: most bad draws end here.
        x, y, _ = outlines[storey][1]
        if float(edge_distance(hull(np.array(list(spots.values()))), np.array([[x, y]]))[0]) >= BALANCE_M:
            uncovered = [piece for piece in group if piece.name in free]
            if not uncovered:
                return spots
            beside = lay_beside(uncovered, outlines[storey - 1][0], outlines[storey][0], rng)
            if beside is not None:
                return spots | beside
    return None


def _balanced(pieces: Mapping[str, Piece], poses: Mapping[str, Pose], storeys: list[list[str]]) -> bool:
    """Whether the weight above each storey lies well inside the columns that carry it."""
    for below, above in pairwise([*storeys, []]):
        top = max(poses[name].position[2] + pieces[name].height / 2 for name in below)
        upper = [name for name, pose in poses.items() if pose.position[2] > top - 1e-3]
        if not above and not upper:
            continue
        weights = np.array([pieces[name].mass for name in upper])
        centre = weights @ np.array([poses[name].position[:2] for name in upper]) / weights.sum()
        spots = np.array([poses[name].position[:2] for name in below])
        if len(spots) < 3 or float(edge_distance(hull(spots), centre[None])[0]) < BALANCE_M:
            return False
    return True
