"""Frames and what they contain, kept in vectors.json: the Python and the TypeScript decoder must read the same.

`python tests/protocol/vectors.py` writes the file again when the layout is changed on purpose.
"""

import json
import math
import random
from pathlib import Path
from typing import Any

from paletti.protocol.frames import ContactFrame, Decoder, Encoder, HandFrame, Moment
from paletti.protocol.words import BASE, PIECES

FILE = Path(__file__).with_name("vectors.json")
CARRIED = 5  # the moment before a key frame: a page that joins there goes on with the frames that follow


def moments() -> list[Moment]:
    """A villa at rest, a hand that draws a column and carries it, a fall, and rest again."""
    rng = random.Random(7)
    poses = [[rng.uniform(-0.14, 0.14), rng.uniform(-0.14, 0.14), 0.04, 1.0, 0.0, 0.0, 0.0] for _ in PIECES]
    places = [0] * 20 + [0, 1, 1, 1, 1, 3]
    moments = [Moment(960, copy(poses), places, rests=True)]
    for step in range(6):
        quick = 1 if step < 3 else 9
        poses[3][0] += 0.0008 * quick
        poses[3][2] += 0.00004 * quick
        poses[3][3:] = [math.cos(0.01 * step * quick), math.sin(0.01 * step * quick), 0.0, 0.0]
        grip = (poses[3][0], poses[3][1], 0.07)
        hand = HandFrame(2, 0, 3, grip, (grip[0] + 0.004, grip[1], 0.07), 0.83, 0.25, 16370 + 6 * step)
        hold = HandFrame(2, 2, 20, (0.05, -0.02, 0.086), (0.05, -0.02, 0.088), 1.5, 0.5)
        contacts = (ContactFrame(3, BASE, 0.0002, 0.05),) if step == 1 else ()
        moments.append(Moment(964 + 4 * step, copy(poses), places, (hand, hold), contacts))
    for pose in poses[:21]:
        angle, axis = rng.uniform(0, math.pi), [rng.gauss(0, 1) for _ in range(3)]
        length = math.hypot(*axis)
        pose[3:] = [math.cos(angle / 2), *(part / length * math.sin(angle / 2) for part in axis)]
        pose[0] += rng.uniform(-0.3, 0.3)
    loud = tuple(ContactFrame(piece, piece + 1, 0.001 * (piece + 1), 0.0) for piece in range(20))
    moments.append(Moment(988, copy(poses), places, (), loud))
    moments.append(Moment(992, copy(poses), [2, *places[1:]], rests=True))
    return moments


def copy(poses: list[list[float]]) -> list[list[float]]:
    return [list(pose) for pose in poses]


def vectors() -> list[dict[str, Any]]:
    encoder, decoder = Encoder(), Decoder()
    frames = []
    for number, moment in enumerate(moments()):
        frames.append(encoder.encode(moment))
        if number == CARRIED:
            frames.append(encoder.key())
    return [vector(frame, decoder.decode(frame)) for frame in frames if frame is not None]


def vector(frame: bytes, moment: Moment) -> dict[str, Any]:
    return {
        "frame": frame.hex(),
        "tick": moment.tick,
        "poses": [[round(part, 7) for part in pose] for pose in moment.poses],
        "places": list(moment.places),
        "hands": [
            {"seat": hand.seat, "tool": hand.tool, "piece": hand.piece, "forceN": hand.force_n}
            | {"grip": rounded(hand.grip), "target": rounded(hand.target), "strain": round(hand.strain, 6)}
            | {"ledMs": hand.led_ms}
            for hand in moment.hands
        ],
        "contacts": [
            {"first": contact.first, "second": contact.second}
            | {"impulseNs": round(contact.impulse_n_s, 9), "slideMS": round(contact.slide_m_s, 9)}
            for contact in moment.contacts
        ],
        "rests": moment.rests,
    }


def rounded(point: tuple[float, ...]) -> list[float]:
    return [round(part, 7) for part in point]


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), separators=(",", ":")).replace('{"frame"', '\n{"frame"') + "\n")
