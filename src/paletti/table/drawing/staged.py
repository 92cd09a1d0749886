"""The villas of the handbook's examples: laid out, and set down in the real world until they rest."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, hypot, pi, radians, sin

from paletti.physics.pose import Pose
from paletti.physics.world import World
from paletti.rules.examples import Example
from paletti.rules.pieces import Column
from paletti.table.kit import WoodSet, beech, storeyed_poses

SERIAL = 1
SEEDS = {
    "figure-4": 7,
    "figure-4-ru": 10,
    "figure-5a": 9,
    "figure-5a-ru": 4,
    "figure-5b": 9,
    "figure-5b-ru": 4,
    "figure-6b": 8,
    "figure-8a": 3,
    "figure-8a-ru": 12,
    "figure-8b": 10,
    "american-2": 12,
    "american-3": 9,
    "askew": 23,
    "askew-ru": 9,
}
"""Villas in which the subject stands well to the front; the first is used if none is named."""
LEAN_DEG = 9.0  # enough to see, and far from falling
PULLED_M = 0.024  # how far a column that is tried has come out
TURNS = 36


@dataclass(frozen=True)
class Built:
    """An example's villa as it stands, and where things are that the drawing points at."""

    example: Example
    kit: WoodSet
    world: World
    homes: dict[str, Pose]
    """Where the pieces were laid out; `tried` columns have left theirs."""


def build(example: Example) -> Built:
    """The example's villa, set down in the real world until it rests."""
    kit = beech()
    seed = SEEDS.get(example.key, 1)
    poses = storeyed_poses(kit, SERIAL, seed, example.storeys, example.free)
    world = kit.world(SERIAL, ears=False)
    set_down = {name: pose for name, pose in poses.items() if name != example.about_to_lay}
    if example.tried is not None:
        set_down[example.tried] = _pulled(poses, example.storeys[0], example.tried)
    world.place(set_down)
    world.settle(20.0)
    if example.askew is not None:
        _lean(world, example.askew)
    return Built(example, kit, world, poses)


def _pulled(poses: dict[str, Pose], storey: tuple[Column, ...], column: Column) -> Pose:
    """A column half drawn out of its storey, in the direction farthest from all others."""
    x, y, z = poses[column].position
    ways = [2 * pi * number / TURNS for number in range(TURNS)]
    spots = [(x + PULLED_M * cos(way), y + PULLED_M * sin(way)) for way in ways]
    others = [poses[other].position for other in storey if other != column]
    spot = max(spots, key=lambda spot: min(hypot(spot[0] - other[0], spot[1] - other[1]) for other in others))
    return Pose((*spot, z), poses[column].quaternion)


def _lean(world: World, column: str) -> None:
    """Leans a column of the base outwards under the blue plateau, which comes to lie on it and on others."""
    piece, blue = world.pieces[world.index(column)], world.pose("blue")
    x, y, _ = world.pose(column).position
    lean, heading = radians(LEAN_DEG), atan2(y, x)
    middle = piece.height / 2 * cos(lean) + piece.foot_radius * sin(lean) + 2e-5
    turn = (cos(lean / 2), -sin(heading) * sin(lean / 2), cos(heading) * sin(lean / 2), 0.0)
    bx, by, bz = blue.position
    world.park("blue")
    world.place({column: Pose((x, y, middle), turn)})
    world.place({"blue": Pose((bx, by, bz + 2 * middle - piece.height + 1e-4), blue.quaternion)})
    world.settle(20.0)
