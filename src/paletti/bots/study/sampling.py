"""Practice: draws by a steady hand on villas of all heights, to fit the oracle and to measure it.

`python -m paletti.bots.study.sampling 600` prints the weights that `oracle.py` keeps.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import radians

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.oracle import NAMES, Glance, glance
from paletti.bots.mind.rehearsal import Draw, Tried, private_world, rehearse
from paletti.bots.mind.sight import stack_of
from paletti.bots.mind.ways import plan_of, ways_out
from paletti.bots.study.villas import practice_villa
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.statics import stands_without
from paletti.table.kit import beech

DRAWS_A_VILLA = 8
STEADY_SPEED_M_S = 0.06
STEADY_SWAY_RAD = radians(1.5)


@dataclass(frozen=True)
class Case:
    """One draw on one villa: the villa, what is seen of the draw, and what a steady hand made of it."""

    serial: int
    villa: Snapshot
    draw: Draw
    seen: Glance
    truth: Tried


def practice(count: int, seed: int) -> Iterator[Case]:
    """So many draws, on villas of one to five plateaus, each villa of another set; the same for the same seed."""
    made = 0
    number = 0
    while made < count:
        serial = seed * 1000 + number
        rng = np.random.default_rng([seed, number])
        world = beech().world(serial, ears=False)
        if practice_villa(world, 1 + number % 5, rng):
            for case in _draws(world, serial, rng):
                yield case
                made += 1
                if made == count:
                    return
        number += 1


def _draws(world: World, serial: int, rng: Generator) -> Iterator[Case]:
    villa = world.snapshot()
    stack = stack_of(world.pieces, world.poses())
    plan = plan_of(world.pieces, world.poses())
    loads = {name: fact.load for name, fact in world.observe().columns.items()}
    covered = [name for name in stack.columns if any(name in stack.carriers(slab) for slab in stack.slabs)]
    without = stands_without(stack, covered)
    for at in rng.permutation(len(covered))[:DRAWS_A_VILLA]:
        name = covered[at]
        ways = ways_out(plan, name)
        if not ways:
            continue
        draw = Draw(name, ways[int(rng.integers(min(3, len(ways))))], STEADY_SPEED_M_S)
        truth = rehearse(world, villa, draw, float(rng.normal(0, STEADY_SWAY_RAD)))
        yield Case(serial, villa, draw, glance(stack, draw, without[name], loads), truth)
    world.restore(villa)


def fit(rows: NDArray[np.float64], good: NDArray[np.float64], firm: float = 1.0) -> NDArray[np.float64]:
    """The weights of a logistic regression, by Newton's method; `firm` pulls them towards nought."""
    weights = np.zeros(rows.shape[1])
    for _ in range(40):
        shares = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (good - shares) - firm * weights
        bend = (rows.T * (shares * (1 - shares))) @ rows + firm * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def tried_once(case: Case, stiffness: float, turn: float) -> Tried:
    """One rehearsal of the case's draw on the cheap step."""
    return rehearse(private_world(beech(), case.serial, stiffness), case.villa, case.draw, turn)


def main(count: int, seed: int) -> None:
    """Prints the fitted weights and how well they do on draws they were not fitted to."""
    cases = list(practice(count, seed))
    rows = np.array([case.seen.row() for case in cases])
    good = np.array([float(case.truth.good) for case in cases])
    held = np.arange(len(cases)) % 4 == 0
    weights = fit(rows[~held], good[~held])
    shares = 1 / (1 + np.exp(-rows[held] @ weights))
    brier, base = np.mean((shares - good[held]) ** 2), good[held].mean() * (1 - good[held].mean())
    sys.stdout.write(f"{len(cases)} draws, {good.mean():.3f} good; held out: {brier:.4f} against {base:.4f}\n")
    whole = fit(rows, good)
    sys.stdout.write(", ".join(f"{name} {weight:.3f}" for name, weight in zip(NAMES, whole, strict=True)) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 600, 77)
