"""Small pieces of wood and small villas for tests."""

import numpy as np

from paletti.physics.gesture import Move
from paletti.physics.pose import Pose, Vector
from paletti.physics.settings import LIVE, WorldSettings
from paletti.physics.shapes import Cylinder, Piece, Prism, slab
from paletti.physics.world import World
from paletti.physics.yard import Floor

FLOOR = Floor(radius=0.144, friction=0.4)
HEIGHT = 0.080
PLATE = 0.006
FEET = ((-0.065, -0.045), (0.065, -0.045), (0.065, 0.045), (-0.065, 0.045))  # near the corners of a plate


def thin(name: str, height: float = HEIGHT) -> Piece:
    """A thin round column."""
    return Piece(name, Cylinder(0.0075, height), 720.0, 0.4)


def thick(name: str, height: float = HEIGHT) -> Piece:
    """A thick round column."""
    return Piece(name, Cylinder(0.015, height), 720.0, 0.4)


def hexagonal(name: str) -> Piece:
    """A hexagonal column."""
    return Piece(name, Prism(6, 0.022, HEIGHT), 720.0, 0.4)


def plate(name: str, width: float = 0.16, depth: float = 0.12) -> Piece:
    """A rectangular plateau."""
    corners = np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]) * [width / 2, depth / 2]
    return Piece(name, slab(corners, PLATE), 680.0, 0.4)


def stand(piece: Piece, x: float, y: float, floor: float = 0.0) -> Pose:
    """The piece standing on a floor of this height."""
    return Pose.upright(x, y, floor + piece.height / 2)


def lead(world: World, *ways: tuple[float, Vector], hand: int = 0) -> None:
    """Leads a hand through points, each reached this many seconds after the last."""
    at = world.time
    for seconds, point in ways:
        at += seconds
        world.do(Move(hand, at, point))
    world.advance(at - world.time + 0.2)


def small_villa(settings: WorldSettings = LIVE) -> World:
    """A plate on four corner columns, and a slightly shorter fifth, loose near the right edge; all of it settled."""
    corners = [thin(f"corner-{number}") for number in range(4)]
    loose = thin("loose", HEIGHT - 0.0002)
    top = plate("plate")
    spare, free = plate("spare", 0.12, 0.10), hexagonal("free")
    world = World([*corners, loose, free, top, spare], FLOOR, settings)
    poses = {piece.name: stand(piece, *foot) for piece, foot in zip(corners, FEET, strict=True)}
    poses["loose"] = stand(loose, 0.06, 0.0)
    poses["free"] = stand(free, 0.0, 0.105)
    poses["plate"] = stand(top, 0.0, 0.0, HEIGHT + 5e-5)
    world.place(poses)
    assert world.settle()
    return world


TOP = HEIGHT + PLATE
