"""The table's own steady hand puts a column back the way it came."""

from __future__ import annotations

from itertools import pairwise
from math import dist, pi

from paletti.physics.gesture import Grip, LetGo, Move
from paletti.physics.pose import Vector
from paletti.physics.world import World

SPEED_M_S = 0.08
NEAR_SPEED_M_S = 0.04  # close to the villa
NEAR_M = 0.07
LOOP_M = 0.004  # if a path comes this close to one of its own earlier points, the part in between can be skipped
LONGEST_S = 40.0
LINGER_S = 0.5  # for the spring to arrive
BACK_M = 0.010  # nearer than this to where it stood, a column is back (RULING-4 lets that much pass)


def without_loops(path: list[Vector]) -> list[Vector]:
    """The path without loops that return to where they began."""
    kept: list[Vector] = []
    for point in path:
        again = next((at for at, earlier in enumerate(kept) if dist(earlier, point) < LOOP_M), None)
        if again is not None:
            del kept[again + 1 :]
        else:
            kept.append(point)
    return kept


def lead_back(world: World, hand: int, piece: str, path: list[Vector], turn: float) -> float:
    """Grips the piece at its middle and sends it back along the path; returns the time when it should be there."""
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
