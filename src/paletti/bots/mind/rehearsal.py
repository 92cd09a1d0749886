"""Rehearsals: a draw tried out in a private world before anybody touches the real villa."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import dist

import numpy as np

from paletti.bots.mind.sight import Way
from paletti.physics.down import CollapseWatch, Limits, askew, fallen
from paletti.physics.gesture import GestureError, Grip, LetGo, Move, Tool
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose, rotation
from paletti.physics.settings import FRAME_S, LIVE
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.physics.yard import PlaceError
from paletti.rules.house import House
from paletti.table.kit import WoodSet
from paletti.table.observe import covers, limits_of, shifted
from paletti.table.permission import cover_change
from paletti.table.putback import lead_back

FAR_M = 0.04  # no player goes on once a plateau has slid this far
LOOK_S = 0.12  # how often a rehearsal checks whether it is lost already
SETTLE_S, LONGEST_SETTLE_S = 1.2, 4.0
CREEP_M_S = 0.002  # a plateau that slides faster than this has not come to rest: a villa may tip slowly
FELT_S = 0.3  # how long a hand holds a column that will stay where it is
CHOSEN_M = 0.0006  # beyond what a house lets a player feel first
MOST_NUDGES = 6
STEADY_M = 0.0015  # if a nudge moves a plateau farther than this, it is about to slide
BEYOND_M = 0.004
OVER_M = 0.001  # a column is set down from this height, so that it does not stick in a plateau that leans
HASTE_M_S = 0.09  # rehearsing more slowly would not show more
PUSH_SHARE = 0.9  # the share of the push that a house allows a neighbour; players should not come nearer to a fault
HOLD_SHARE = 0.9  # the same share of how far a held plateau may be shifted
STIFFNESSES = (0.008, 0.006, 0.010)  # contact times: how hard the wood is, which nobody knows exactly


@dataclass(frozen=True)
class Steady:
    """The other hand at a plateau: where (in the world) and how far it lifts."""

    plateau: str
    point: tuple[float, float, float]
    lift: float


@dataclass(frozen=True)
class Draw:
    """How a column is drawn: the way, the height of the grip over the column's middle, speed, tool, hold."""

    column: str
    way: Way
    speed: float = 0.06
    grip: float = 0.0
    tool: Tool = Tool.HAND
    hold: Steady | None = None
    stirs: float = 1.0  # how many times a player's own limits the villa moves in it and still stands
    newtons: float = 0.0  # how hard the hand has to pull, if that is known

    @property
    def bare(self) -> Draw:
        """The same without the player's expectations: everything that a rehearsal depends on."""
        return replace(self, stirs=1.0, newtons=0.0)


@dataclass(frozen=True)
class Tried:
    """The result of one rehearsal."""

    stands: bool
    fell: tuple[str, ...]
    pushed: float  # metres, the most that a neighbour was pushed
    peak: float  # newtons, the hardest pull
    shift: float  # metres, the most that a plateau moved
    lean: float  # degrees, the most that a plateau leant
    came: bool  # the column came out
    askew: tuple[str, ...] = ()  # columns that lean now and hold (RULING-2)
    faulted: bool = False  # a neighbour was pushed too far (RULING-4), or a held plateau lies differently (BUILD-1)

    @property
    def good(self) -> bool:
        """Whether the draw would have been a success."""
        return self.stands and self.came and not (self.fell or self.askew or self.faulted)


@lru_cache(maxsize=12)
def private_world(kit: WoodSet, serial: int, stiffness: float) -> World:
    """A private world for trying things out, kept from one rehearsal to the next."""
    return kit.world(serial, replace(LIVE, contact_time=stiffness), ears=False)


@dataclass(frozen=True)
class Landing:
    """Where a drawn column goes: on which plateau, and where in the world."""

    plateau: str
    x: float
    y: float


def rehearse(
    world: World,
    snapshot: Snapshot,
    draw: Draw,
    turn: float = 0.0,
    patience: float = 1.5,
    house: House = House(),  # noqa: B008  # a value that nothing can change
    landing: Landing | None = None,
    heed: Callable[[], None] = lambda: None,
) -> Tried:
    """The result that the draw, turned aside by `turn` radians, would have at a table of this house.

    With a `landing` the column is set down there once it is out, and the villa must bear it. `heed` is called each
    `LOOK_S`; an exception from it ends the rehearsal.
    """
    try:
        return _rehearse(world, snapshot, draw, turn, patience, house, landing, heed)
    except FloatingPointError:
        # The engine cannot simulate this, so a careful hand should not try it.
        return Tried(False, (), 0.0, 0.0, 0.0, 0.0, False)


def _rehearse(
    world: World,
    snapshot: Snapshot,
    draw: Draw,
    turn: float,
    patience: float,
    house: House,
    landing: Landing | None,
    heed: Callable[[], None],
) -> Tried:
    world.restore(snapshot)
    facts = world.observe()
    limits = limits_of(house, world)
    # A plateau that waits beside the villa is not part of it.
    beside = [name for name, fact in facts.plateaus.items() if fact.on_ground]
    watch = CollapseWatch(world, limits, besides=(draw.column, *beside))
    here = world.pose(draw.column).position
    start = (here[0], here[1], here[2] + draw.grip)
    try:
        if draw.hold is not None:
            _take_hold(world, draw.hold)
        world.do(Grip(0, draw.column, start, draw.tool))
    except GestureError:
        return Tried(True, (), 0.0, 0.0, 0.0, 0.0, False)
    metres, (east, north, up) = draw.way.drawn + BEYOND_M, draw.way.along(turn)
    goal = (start[0] + metres * east, start[1] + metres * north, start[2] + metres * up)
    seconds = metres / max(draw.speed, HASTE_M_S)
    world.do(Move(0, world.time + seconds, goal))
    peak = shift = lean = 0.0
    stands, ends = True, world.time + seconds + patience
    came = False
    while world.time < ends and stands and not came:
        heed()
        world.advance(LOOK_S)
        leans, shifts = world.sway()
        lean, shift = max(lean, leans), max(shift, shifts)
        peak = max(peak, world.pulls()[0].newtons)
        stands = watch.now() is None and shift < FAR_M
        x, y, z = world.pose(draw.column).position
        came = (x - here[0]) * east + (y - here[1]) * north + (z - here[2]) * up > metres - BEYOND_M - 0.002
    pushes = world.pushed()
    if draw.tool is Tool.HOOK:
        # A column that the hook drew out must still stand, or fingers cannot take it.
        came = came and world.observe().columns[draw.column].upright
    if stands and came:
        if draw.hold is not None:
            _lower(world, draw.hold)
        world.do(LetGo(0))
        world.park(draw.column)
        _settle(world, heed)
        lean = max(lean, world.sway()[0])
        stands = watch.now() is None
        if stands and landing is not None:
            stands = _bears(world, draw.column, landing, heed) and watch.now() is None
    after = world.observe()
    fell, leant = _fallen(facts, after, draw.column, limits)
    pushed = max(pushes.values(), default=0.0)
    limit = min(house.push_mm, house.push_top_mm) / 1000
    faulted = pushed > PUSH_SHARE * limit or (came and draw.hold is not None and _misses(facts, after, draw, house))
    return Tried(stands, fell, pushed, peak, shift, lean, came, leant, faulted)


def _bears(world: World, column: str, landing: Landing, heed: Callable[[], None]) -> bool:
    """Whether the column can be set down there; if so, the wood has come to rest under it."""
    pose, at = world.pose(landing.plateau), world.index(landing.plateau)
    normal = rotation(np.array(pose.quaternion))[:, 2]
    x, y, z = pose.position
    slope = float(normal[0] * (landing.x - x) + normal[1] * (landing.y - y)) / float(normal[2])
    heights = world.pieces[at].height + world.pieces[world.index(column)].height
    try:
        world.place({column: Pose.upright(landing.x, landing.y, z - slope + heights / 2 + OVER_M)})
    except PlaceError:
        return False
    _settle(world, heed)
    return world.observe().columns[column].upright


def _misses(before: Observation, after: Observation, draw: Draw, house: House) -> bool:
    """Whether a plateau that was held lies differently than before. Then the hand could not open above (BUILD-1)."""
    if draw.hold is None:
        return False
    millimetres, turned = shifted(after.pose(draw.hold.plateau), before.pose(draw.hold.plateau))
    if millimetres > HOLD_SHARE * house.hold_shift_mm or turned > HOLD_SHARE * house.hold_turn_deg:
        return True
    return cover_change(after, covers(before), {draw.column}, house.uncovering) is not None


def nudge(world: World, snapshot: Snapshot, draw: Draw, house: House) -> bool:
    """Whether the villa stays as it is when the column is moved just far enough to be chosen, and put back."""
    try:
        return _nudge(world, snapshot, draw, house)
    except (FloatingPointError, GestureError):
        return False


def _nudge(world: World, snapshot: Snapshot, draw: Draw, house: House) -> bool:
    world.restore(snapshot)
    facts, limits = world.observe(), limits_of(house, world)
    beside = [name for name, fact in facts.plateaus.items() if fact.on_ground]
    watch = CollapseWatch(world, limits, besides=tuple(beside))
    x, y, z = here = world.pose(draw.column).position
    east, north, _ = draw.way.along(0.0)
    needed = house.feel_first / 1000 + CHOSEN_M
    world.do(Grip(0, draw.column, here, draw.tool))
    for step in range(1, MOST_NUDGES + 1):
        world.do(Move(0, world.time + FRAME_S, (x + step * needed * east, y + step * needed * north, z)))
        world.advance(FELT_S)
        if dist(world.pose(draw.column).position[:2], (x, y)) >= needed:
            break
    world.advance(lead_back(world, 0, draw.column, [here], 0.0) - world.time)
    world.do(LetGo(0))
    _settle(world)
    after = world.observe()
    moved = max(dist(after.pose(name).position, facts.pose(name).position) for name in facts.plateaus)
    return moved < STEADY_M and watch.now() is None and not any(_fallen(facts, after, "", limits))


def _settle(world: World, heed: Callable[[], None] = lambda: None) -> None:
    """Waits until the wood rests, or at least until no plateau creeps any more."""
    for _ in range(round(SETTLE_S / LOOK_S)):
        heed()
        world.advance(LOOK_S)
    before, ends = world.sway()[1], world.time + LONGEST_SETTLE_S - SETTLE_S
    while world.time < ends:
        heed()
        world.advance(LOOK_S)
        shift = world.sway()[1]
        if abs(shift - before) < CREEP_M_S * LOOK_S:
            break
        before = shift


def _fallen(
    before: Observation, after: Observation, drawn: str, limits: Limits
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The other columns that fell, and those that newly lean and hold."""
    fell, leant = [], []
    for name, fact in before.columns.items():
        if name == drawn or fallen(fact, fact.level, limits) or name not in after.columns:
            continue
        if fallen(after.columns[name], fact.level, limits):
            fell.append(name)
        elif askew(after.columns[name], fact.level, limits) and not askew(fact, fact.level, limits):
            leant.append(name)
    return tuple(sorted(fell)), tuple(sorted(leant))


def _take_hold(world: World, hold: Steady) -> None:
    world.do(Grip(1, hold.plateau, hold.point))
    x, y, z = hold.point
    world.do(Move(1, world.time + 0.3, (x, y, z + hold.lift)))
    world.advance(0.35)


def _lower(world: World, hold: Steady) -> None:
    world.do(Move(1, world.time + 0.3, hold.point))
    world.advance(0.4)
    world.do(LetGo(1))
