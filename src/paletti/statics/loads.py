"""What every column carries: the likely share, from exact heights, and the range that statics alone allows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from paletti.outline import Points
from paletti.statics.programme import Programme
from paletti.statics.stack import GRAVITY_M_S2, Stack, StackSlab

STIFFNESS_N_M = 40_000.0  # of a contact at head or foot: a newton presses it in by some hundredths of a millimetre


@dataclass(frozen=True)
class Load:
    """What the slab above puts on a column, in newtons: the likely figure and the range that equilibrium allows."""

    likely: float
    least: float
    most: float


@dataclass(frozen=True)
class Settled:
    """How a slab lies: its tilt (metres a metre, along x and y) and what each column carries."""

    tilt: tuple[float, float]
    newtons: dict[str, float]


def loads(stack: Stack) -> dict[str, Load]:
    """The load of every covered column; empty if a slab cannot be held by what is under it."""
    found: dict[str, Load] = {}
    for slab in stack.slabs:
        carriers = stack.carriers(slab)
        mass, centre = stack.burden(slab)
        ranges = _ranges(carriers, mass * GRAVITY_M_S2, centre)
        if ranges is None:
            continue
        likely = settled(stack, slab).newtons
        for name, (least, most) in ranges.items():
            found[name] = Load(min(max(likely[name], least), most), least, most)
    return found


def settled(stack: Stack, slab: StackSlab) -> Settled:
    """How the slab lies on columns that give a little and differ slightly in height.

    Columns are springs that only push. The plane of least energy is found by Newton's method on three unknowns, its
    height and two slopes; which columns touch changes from step to step until it is settled.
    """
    carriers = stack.carriers(slab)
    names = list(carriers)
    mass, centre = stack.burden(slab)
    weight = mass * GRAVITY_M_S2
    counts = [len(points) for points in carriers.values()]
    owner = np.repeat(np.arange(len(names)), counts)
    places = np.concatenate([*carriers.values(), np.zeros((0, 2))])
    tops = np.array([stack.columns[name].height for name in names])[owner]
    # A contact's stiffness is spread over its corners: a slab that leans presses on one side of a head.
    share = np.array([1 / count for count in counts])[owner]
    spring = STIFFNESS_N_M * share
    rows = np.column_stack([np.ones(len(places)), places - centre])
    plane = np.array([tops.max(initial=0.0), 0.0, 0.0])
    pull = np.array([weight, 0.0, 0.0])
    soft = np.diag([1.0, 1e-4, 1e-4]) * 1e-3 * STIFFNESS_N_M
    for _ in range(80):
        press = tops - rows @ plane
        touching = press > 0
        slope = pull - rows[touching].T @ (spring[touching] * press[touching])
        if np.abs(slope).max() < 1e-9 * max(weight, 1e-9):
            break
        stiff = (rows[touching].T * spring[touching]) @ rows[touching] + soft
        step = np.linalg.solve(stiff, slope)
        plane = plane - _shortened(step, plane, rows, tops, pull, spring) * step
    press = np.maximum(tops - rows @ plane, 0) * spring
    newtons = np.bincount(owner, press, minlength=len(names))
    return Settled((float(plane[1]), float(plane[2])), dict(zip(names, newtons.tolist(), strict=True)))


def _energy(plane: Points, rows: Points, tops: Points, pull: Points, spring: Points) -> float:
    press = np.maximum(tops - rows @ plane, 0)
    return float(pull @ plane + 0.5 * spring @ press**2)


def _shortened(step: Points, plane: Points, rows: Points, tops: Points, pull: Points, spring: Points) -> float:
    """The share of a Newton step that does not overshoot."""
    share, now = 1.0, _energy(plane, rows, tops, pull, spring)
    while share > 1e-4 and _energy(plane - share * step, rows, tops, pull, spring) > now:
        share /= 2
    return share


def _ranges(carriers: dict[str, Points], weight: float, centre: Points) -> dict[str, tuple[float, float]] | None:
    """The least and most each carrier may bear while the slab is in balance."""
    if not carriers:
        return None
    points = np.concatenate(list(carriers.values()))
    owner = np.concatenate([np.full(len(corners), index) for index, corners in enumerate(carriers.values())])
    # Millimetres and shares of the weight keep the numbers near one, where the solver's tolerances make sense.
    matrix = np.vstack([np.ones(len(points)), (points - centre).T * 1000])
    target = np.array([1.0, 0.0, 0.0])
    programme = Programme(matrix, target, target, np.zeros(len(points)))
    found: dict[str, tuple[float, float]] = {}
    for index, name in enumerate(carriers):
        goal = (owner == index).astype(float)
        most, least = programme.most(goal), programme.most(-goal)
        if most is None or least is None:
            return None
        found[name] = (-least * weight, most * weight)
    return found
