"""Gestures as values: their precision, their JSON, and nonsense that is refused."""

import math

import msgspec
import pytest

from paletti.table.gestures import (
    Aim,
    AimHold,
    BadGesture,
    Gesture,
    Grip,
    Hold,
    Hook,
    Interrupt,
    LetGo,
    PutBack,
    ReleaseHold,
    TakePlateau,
    grained,
)
from paletti.table.record import Timed, pack_gestures, unpack_gestures

ALL: tuple[Gesture, ...] = (
    Grip("red-hex", (0.0, 0.0, 0.01)),
    Hook("red-hex", (0.6, 0.8)),
    Hold("blue", (0.05, 0.0, 0.0)),
    TakePlateau(),
    Aim((0.1, -0.2, 0.3), 0.5),
    AimHold((0.1, 0.0, 0.2)),
    LetGo(),
    ReleaseHold(),
    PutBack(),
    Interrupt("clock"),
)


@pytest.mark.parametrize("gesture", ALL, ids=lambda gesture: type(gesture).__name__)
def test_every_gesture_survives_its_json(gesture: Gesture) -> None:
    assert msgspec.json.decode(msgspec.json.encode(gesture), type=Gesture) == gesture


def test_targets_are_taken_to_a_hundredth_of_a_millimetre() -> None:
    assert grained(Aim((0.123456789, -0.000004, 0.1), 0.12345678)) == Aim((0.12346, -0.0, 0.1), 0.1235)


def test_a_hook_pulls_in_a_direction_of_length_one() -> None:
    assert grained(Hook("red-hex", (3.0, 4.0))) == Hook("red-hex", (0.6, 0.8))


@pytest.mark.parametrize(
    "nonsense",
    [
        Aim((math.nan, 0.0, 0.0)),
        Aim((0.0, math.inf, 0.0)),
        Aim((9.0, 0.0, 0.0)),
        Aim((0.0, 0.0, 0.1), math.nan),
        Aim((0.0, 0.0, 0.1), 1e9),
        Hook("red-hex", (0.0, 0.0)),
        Hook("red-hex", (math.nan, 1.0)),
        Hold("blue", (0.0, 0.0, math.inf)),
        Interrupt("left"),
    ],
)
def test_nonsense_is_refused(nonsense: Gesture) -> None:
    with pytest.raises(BadGesture):
        grained(nonsense)


def test_packed_gestures_come_back_in_order() -> None:
    timed = [Timed(100, Grip("red-hex"))]
    for at in range(40):
        timed.append(Timed(104 + 4 * at, grained(Aim((0.1 + at * 0.001, 0.02, 0.04), at * 0.01))))
        if at % 7 == 0:
            timed.append(Timed(104 + 4 * at, grained(AimHold((0.0, 0.0, 0.09 + at * 1e-5)))))
    timed += [Timed(300, LetGo()), Timed(300, PutBack())]
    assert unpack_gestures(pack_gestures(timed)) == timed


def test_no_gestures_pack_to_nothing() -> None:
    assert unpack_gestures(pack_gestures([])) == []
