"""Practice villas of any height, by seed: what players have in mind when they rehearse, and benchmarks measure on."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.sight import stack_of
from paletti.bots.mind.ways import radius_of
from paletti.physics.pose import Pose
from paletti.physics.shapes import Piece, Slab
from paletti.physics.world import PlaceError, World
from paletti.statics import balance
from paletti.statics.contact import inside

SITE_M = 0.105
GAP_M = 0.003  # between neighbours when they are stood up
LEAST_MARGIN_M = 0.006  # nobody leaves a villa on the very edge
HAIR_M = 0.0002


def practice_villa(world: World, plateaus: int, rng: Generator, tries: int = 60) -> bool:
    """Whether the world now holds a resting villa of so many plateaus, its columns where chance put them."""
    for _ in range(tries):
        poses = _drawn(world.pieces, plateaus, rng)
        if poses is None:
            continue
        for name in world.names:
            world.park(name)
        try:
            world.place(poses)
        except PlaceError:
            continue
        if world.settle(6.0) and _stands(world, plateaus):
            return True
    return False


def _stands(world: World, plateaus: int) -> bool:
    facts = world.observe().plateaus
    return len(facts) == plateaus and all(fact.on_upright_columns_alone and fact.lean < 3 for fact in facts.values())


def _drawn(pieces: tuple[Piece, ...], plateaus: int, rng: Generator) -> dict[str, Pose] | None:
    """Poses of a villa that statics thinks will stand."""
    columns = [piece for piece in pieces if not piece.is_slab]
    slabs = [piece for piece in pieces if piece.is_slab][:plateaus]
    order = [columns[at] for at in rng.permutation(len(columns))]
    shares = _shares(plateaus, len(order), rng)
    poses: dict[str, Pose] = {}
    floor, outline = 0.0, None
    for level, count in enumerate(shares):
        standing, order = order[:count], order[count:]
        slab = slabs[level] if level < plateaus else None
        placed = _stood(standing, slab, outline, floor, rng)
        if placed is None:
            return None
        poses |= placed[0]
        floor, outline = placed[1], placed[2]
    everything = np.array([[0.0, 0, 99, 1, 0, 0, 0]] * len(pieces))
    for at, piece in enumerate(pieces):
        if piece.name in poses:
            pose = poses[piece.name]
            everything[at] = [*pose.position, *pose.quaternion]
    margins = balance(stack_of(pieces, everything)).margins
    return poses if all(margin.metres > LEAST_MARGIN_M for margin in margins) else None


def _shares(plateaus: int, count: int, rng: Generator) -> list[int]:
    """How many columns stand on each level, three at least under every plateau."""
    if plateaus == 1:
        up = int(rng.integers(0, 7))
        return [count - up, up]
    shares = [3] * plateaus + [0]
    weights = np.array([2.0, *([1.2] * (plateaus - 1)), 0.6])
    for level in rng.choice(plateaus + 1, count - 3 * plateaus, p=weights / weights.sum()):
        shares[level] += 1
    return shares


def _stood(
    standing: list[Piece], slab: Piece | None, floor: NDArray[np.float64] | None, height: float, rng: Generator
) -> tuple[dict[str, Pose], float, NDArray[np.float64] | None] | None:
    """Columns on one floor and the plateau on them: poses, the plateau's upper face and its outline."""
    turn = float(rng.uniform(0, 2 * pi))
    middle = np.zeros(2) if floor is None else floor.mean(axis=0) + rng.normal(0, 0.004, 2)
    cover: NDArray[np.float64] | None = None
    if slab is not None:
        assert isinstance(slab.shape, Slab)
        spin = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
        cover = slab.shape.polygon() @ spin.T + middle
    taken: list[tuple[float, float, float]] = []
    poses: dict[str, Pose] = {}
    top = 0.0
    for number, piece in enumerate(standing):
        # The first three are stood well under the plateau, the rest anywhere on the floor.
        spot = _spot(piece, floor, cover if number < 3 or rng.random() < 0.8 else None, taken, rng)
        if spot is None:
            return None
        taken.append((*spot, radius_of(piece)))
        poses[piece.name] = Pose.upright(*spot, height + piece.height / 2 + HAIR_M / 4, float(rng.uniform(0, 2 * pi)))
        top = max(top, piece.height)
    if slab is None or cover is None:
        return poses, height, floor
    assert isinstance(slab.shape, Slab)
    sag = float(slab.shape.sag(slab.shape.polygon()).max())
    middle_z = height + top + slab.shape.thickness / 2 + HAIR_M + sag
    poses[slab.name] = Pose.upright(float(middle[0]), float(middle[1]), middle_z, turn)
    return poses, middle_z + slab.shape.thickness / 2, cover


def _spot(
    piece: Piece,
    floor: NDArray[np.float64] | None,
    cover: NDArray[np.float64] | None,
    taken: list[tuple[float, float, float]],
    rng: Generator,
) -> tuple[float, float] | None:
    radius = radius_of(piece)
    turns = 2 * pi * np.arange(8) / 8
    rim = np.column_stack([np.cos(turns), np.sin(turns)]) * (radius + 0.001)
    for _ in range(60):
        way, far = float(rng.uniform(0, 2 * pi)), SITE_M * sqrt(float(rng.random()))
        x, y = far * cos(way), far * sin(way)
        if any((x - a) ** 2 + (y - b) ** 2 < (radius + r + GAP_M) ** 2 for a, b, r in taken):
            continue
        around = rim + np.array([x, y])
        if floor is not None and not inside(floor, around).all():
            continue
        if cover is not None and not inside(cover, around).all():
            continue
        return x, y
    return None
