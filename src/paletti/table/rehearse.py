"""Rehearsing a deed: the same gestures, slower or from another angle, in a separate world."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, sin

from paletti.physics import gesture as hands
from paletti.physics.down import CollapseWatch
from paletti.physics.gesture import GestureError, Tool
from paletti.physics.pose import Vector
from paletti.physics.settings import TICK_S
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.rules.house import House
from paletti.table.attempt import MAIN, OTHER
from paletti.table.gestures import Aim, AimHold, Grip, Hold, Hook, LetGo, ReleaseHold, TakePlateau
from paletti.table.handling import AIM_TICKS
from paletti.table.kit import WoodSet, reserve_pose
from paletti.table.nerves import Nerves
from paletti.table.observe import limits_of
from paletti.table.record import Timed

AFTER_S = 1.5  # how long the hand stays at the last target before the villa counts as standing


def stands(
    world: World,
    before: Snapshot,
    timed: Sequence[Timed],
    house: House,
    *,
    kit: WoodSet,
    serial: int,
    piece: str,
    nerves: Nerves,
    pace: float = 1.0,
    angle: float = 0.0,
    look: Callable[[World], None] | None = None,
) -> bool:
    """Whether the villa stands when these gestures are made at a pace (0.5: half as fast), turned by an angle (rad)."""
    world.restore(before)
    first = timed[0].tick
    start = world.time
    middle = (0.0, 0.0, 0.0) if world.is_parked(piece) else world.pose(piece).position
    watch = CollapseWatch(world, limits_of(house, world), besides=(piece,))
    due = [(start + (one.tick - first) * TICK_S / pace, one) for one in timed]
    end = due[-1][0] + AFTER_S
    step = world.settings.step
    number = 0
    while world.time < end:
        while number < len(due) and due[number][0] <= world.time + step / 2:
            _do(world, due[number][1], kit, serial, piece, middle, angle, nerves)
            number += 1
        if world.step(2) == 0:
            world.wake()
        if look is not None:
            look(world)
        if watch.look() is not None:
            return False
    # A plateau that is down by now stays down, even if the hand still props it.
    return watch.now() is None


def _do(
    world: World, one: Timed, kit: WoodSet, serial: int, piece: str, middle: Vector, angle: float, nerves: Nerves
) -> None:
    step = world.settings.step
    soon = (round(world.time / step) + round(AIM_TICKS * TICK_S / step)) * step
    try:
        match one.gesture:
            case Grip(column, point):
                _open(world, MAIN)
                _grip(
                    world, hands.Grip(MAIN, column, world.pose(column).outside(point), tremor=nerves.tremor()), nerves
                )
            case Hook(column, _):
                _open(world, MAIN)
                _grip(world, hands.Grip(MAIN, column, world.pose(column).position, Tool.HOOK, nerves.tremor()), nerves)
            case TakePlateau():
                world.place({piece: reserve_pose(kit, serial, piece)})
                _grip(world, hands.Grip(MAIN, piece, world.pose(piece).position, tremor=nerves.tremor()), nerves)
            case Hold(plateau, point):
                _grip(
                    world,
                    hands.Grip(OTHER, plateau, world.pose(plateau).outside(point), tremor=nerves.tremor()),
                    nerves,
                )
            case Aim(position, turn):
                world.do(hands.Move(MAIN, soon, turned(position, middle, angle), turn))
            case AimHold(position):
                world.do(hands.Move(OTHER, soon, position))
            case LetGo():
                _open(world, MAIN)
            case ReleaseHold():
                _open(world, OTHER)
            case _:
                pass
    except GestureError:
        # A gesture that is impossible this way is left out, because a rehearsal does not have to do everything.
        pass


def _grip(world: World, grip: hands.Grip, nerves: Nerves) -> None:
    world.do(grip)
    nerves.gripped()


def turned(point: Vector, middle: Vector, angle: float) -> Vector:
    """A point turned about the vertical through a middle."""
    x, y = point[0] - middle[0], point[1] - middle[1]
    return (
        middle[0] + x * cos(angle) - y * sin(angle),
        middle[1] + x * sin(angle) + y * cos(angle),
        point[2],
    )


def _open(world: World, hand: int) -> None:
    if world.held(hand) is not None:
        world.do(hands.LetGo(hand))
