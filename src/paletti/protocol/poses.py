"""A piece's pose in frames: in whole steps, relative to the one before, to going on as before, or by itself."""

import math
from collections.abc import Sequence
from typing import Final

from paletti.protocol.framing import STEADY, STEP_M, TURN_STEPS, TURN_WHOLE
from paletti.protocol.varint import NOWHERE, Reader, Triple, less, plus, put_triple, width

Pose = Sequence[float]
Quantised = tuple[int, int, int, int, int, int, int]
"""x y z in steps, the index of the largest part, the other three."""
Way = tuple[Triple, Triple]
"""How far a piece moved and turned, in steps, when it was last sent."""
STILL: Final[Way] = (NOWHERE, NOWHERE)


def quantise(pose: Pose) -> Quantised:
    """A pose (x y z qw qx qy qz) in steps, its quaternion by the smallest three."""
    x, y, z, q, i, j, k = pose
    sizes = abs(q), abs(i), abs(j), abs(k)
    largest = sizes.index(max(sizes))
    left_out, a, b, c = ((q, i, j, k), (i, q, j, k), (j, q, i, k), (k, q, i, j))[largest]
    scale = TURN_STEPS if left_out >= 0 else -TURN_STEPS
    return (
        round(x / STEP_M),
        round(y / STEP_M),
        round(z / STEP_M),
        largest,
        round(a * scale),
        round(b * scale),
        round(c * scale),
    )


def restore(pose: Quantised) -> tuple[float, ...]:
    """The pose that these steps stand for."""
    x, y, z, largest, a, b, c = pose
    parts = [a / TURN_STEPS, b / TURN_STEPS, c / TURN_STEPS]
    d, e, f = parts
    parts.insert(largest, math.sqrt(max(0.0, 1.0 - (d * d + e * e + f * f))))
    return x * STEP_M, y * STEP_M, z * STEP_M, *parts


def put_pose(out: bytearray, pose: Quantised, old: Quantised, way: Way) -> Way:
    """Appends a pose relative to the one before, and returns the way between them."""
    x, y, z, largest, a, b, c = pose
    u, v, w, was_largest, d, e, f = old
    move = (x - u, y - v, z - w)
    if largest != was_largest:
        moved = width(move)
        out.append(largest | moved << 2 | 3 << 4 | TURN_WHOLE)
        put_triple(out, move, moved)
        put_triple(out, (a, b, c), 3)
        return move, NOWHERE
    turn = (a - d, b - e, c - f)
    moved, turned, head = width(move), width(turn), largest
    went = move, turn
    if moved + turned > 1:
        more, bend = less(move, way[0]), less(turn, way[1])
        wide, bent = width(more), width(bend)
        if wide + bent < moved + turned:
            head |= STEADY
            move, turn, moved, turned = more, bend, wide, bent
    out.append(head | moved << 2 | turned << 4)
    put_triple(out, move, moved)
    put_triple(out, turn, turned)
    return went


def read_pose(reader: Reader, old: Quantised, way: Way) -> tuple[Quantised, Way]:
    """The pose that follows on this one, and the way to it."""
    head = reader.byte()
    x, y, z, largest, a, b, c = old
    move, turn = reader.triple(head >> 2 & 3), reader.triple(head >> 4 & 3)
    if head & TURN_WHOLE:
        (u, v, w), largest = move, head & 3
        return (x + u, y + v, z + w, largest, *turn), (move, NOWHERE)
    if head & STEADY:
        move, turn = plus(move, way[0]), plus(turn, way[1])
    (u, v, w), (d, e, f) = move, turn
    return (x + u, y + v, z + w, largest, a + d, b + e, c + f), (move, turn)


def put_whole(out: bytearray, pose: Quantised, way: Way) -> None:
    """Appends a pose for a reader who knows nothing of the piece."""
    x, y, z, largest, a, b, c = pose
    goes = way != STILL
    out.append(largest | (STEADY if goes else 0))
    for triple in ((x, y, z), (a, b, c), *(way if goes else ())):
        put_triple(out, triple, 3)


def read_whole(reader: Reader) -> tuple[Quantised, Way]:
    """A pose by itself, and how the piece last moved."""
    head = reader.byte()
    place, turn = reader.triple(3), reader.triple(3)
    way = (reader.triple(3), reader.triple(3)) if head & STEADY else STILL
    return (*place, head & 3, *turn), way
