"""Writes down how real hands move: `python -m tests.physics.led web/src/protocol/led.json`.

The page computes its own hand in advance (web/src/predict); its tests compare that with what the engine did here.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from math import sin
from pathlib import Path
from typing import Any

from tests.physics.wood import FLOOR, hexagonal, plate, small_villa, thick, thin

from paletti.physics.gesture import Grip, Move
from paletti.physics.pose import Pose, Vector
from paletti.physics.settings import FRAME_S, FRAME_TICKS, LIVE, TICK_S
from paletti.physics.shapes import Piece
from paletti.physics.world import World

FRAMES = 120
START: Vector = (0.0, 0.0, 0.3)

Way = Callable[[float], Vector]
WAYS: dict[str, Way] = {
    "gently": lambda t: (0.05 * sin(4 * t), 0.03 * sin(2.3 * t), 0.02 * sin(3 * t)),
    "in a jump": lambda t: (0.12 if t > 0.3 else 0.0, 0.0, 0.02),
    "and stops": lambda t: (0.3 * min(t, 1.0), 0.0, 0.0),
    "faster than it can": lambda t: (0.15 * sin(4 * t), 0.05 * sin(6 * t), 0.05 * sin(3 * t)),
}

DRAWN = ("loose", "corner-1")
DRAWS: dict[str, Way] = {
    "drawn out": lambda t: (0.05 * t, 0.0, 0.0),
    "tried and left": lambda t: (0.004 * sin(3 * t), 0.0, 0.0),
    "torn at": lambda t: (0.03 * (t > 0.5), 0.0, 0.0),
}


def led(world: World, piece: Piece, start: Vector, way: Way) -> dict[str, Any]:
    """Where a hand went, one picture each frame, and where it was led: by `way` from where it took the piece."""
    world.do(Grip(0, piece.name, start))
    begins, targets, grips = world.ticks, [], []
    for frame in range(FRAMES):
        x, y, z = (round(one + two, 6) for one, two in zip(start, way(frame * FRAME_S), strict=True))
        world.do(Move(0, (world.ticks + FRAME_TICKS) * TICK_S, (x, y, z)))
        world.pass_ticks(FRAME_TICKS)
        (pull,) = world.pulls()
        targets.append((x, y, z))
        grips.append([round(part, 7) for part in pull.grip])
    known = {"massKg": piece.mass, "slab": piece.is_slab, "begins": begins, "start": start}
    return {**known, "targets": targets, "grips": grips}


def in_the_air(piece: Piece, way: Way) -> dict[str, Any]:
    """Where a hand went with nothing around it."""
    world = World([piece], FLOOR, LIVE)
    world.place({piece.name: Pose.upright(*START)})
    return led(world, piece, START, way)


def in_a_villa(name: str, way: Way) -> dict[str, Any]:
    """Where a hand went that pulled at a column under a plateau."""
    world = small_villa()
    (piece,) = (piece for piece in world.pieces if piece.name == name)
    return led(world, piece, world.pose(name).position, way)


def cases() -> dict[str, list[dict[str, Any]]]:
    pieces = {"thin": thin("a"), "hexagonal": hexagonal("a"), "thick": thick("a"), "plate": plate("a")}
    # A measured set may be made of any wood.
    pieces |= {"light": replace(thin("a"), density=160.0), "heavy": replace(thick("a"), density=1200.0)}
    free = [
        {"name": f"{kind} {how}", **in_the_air(piece, way)}
        for kind, piece in pieces.items()
        for how, way in WAYS.items()
    ]
    villa = [{"name": f"{name} {how}", **in_a_villa(name, way)} for name in DRAWN for how, way in DRAWS.items()]
    return {"free": free, "villa": villa}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(cases()), encoding="utf-8")
