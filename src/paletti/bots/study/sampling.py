"""Samples: villas of any height and draws on them by a steady hand, to fit the oracle, and to measure it and statics.

`python -m paletti.bots.study.sampling` prints the weights, and how far to trust a rehearsal, that
`strength.py` keeps.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.bots.mind.oracle import MOST_ODDS, NAMES, Prospect, prospect, strain
from paletti.bots.mind.rehearsal import STIFFNESSES, Draw, Tried, private_world, rehearse
from paletti.bots.mind.sight import plan_of, stack_of, ways_out
from paletti.outline import contains
from paletti.physics.pose import Pose
from paletti.physics.shapes import Piece, Slab
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.physics.yard import PlaceError
from paletti.statics import balance, stands_without
from paletti.table.kit import beech

SITE_M = 0.105
GAP_M = 0.003  # between neighbours when they are set up
LEAST_MARGIN_M = 0.006  # players do not leave a villa on the very edge
HAIR_M = 0.0002
DRAWS_A_VILLA = 8
STEADY_SPEED_M_S = 0.06
STEADY_AIM_ERROR_RAD = radians(1.5)
TRUST_FIRM = 0.3


def sample_villa(world: World, plateaus: int, rng: Generator, tries: int = 60) -> bool:
    """Whether the world now holds a resting villa of this many plateaus, its columns where chance put them."""
    for _ in range(tries):
        poses = _drawn(world.pieces, plateaus, rng)
        if poses is None:
            continue
        for name in world.names:
            world.park(name)
        try:
            world.place(poses)
        except PlaceError:
            continue
        if world.settle(6.0) and _stands(world, plateaus):
            return True
    return False


def _stands(world: World, plateaus: int) -> bool:
    facts = world.observe().plateaus
    return len(facts) == plateaus and all(fact.on_upright_columns_alone and fact.lean < 3 for fact in facts.values())


def _drawn(pieces: tuple[Piece, ...], plateaus: int, rng: Generator) -> dict[str, Pose] | None:
    """Poses of a villa that statics thinks will stand."""
    columns = [piece for piece in pieces if not piece.is_slab]
    slabs = [piece for piece in pieces if piece.is_slab][:plateaus]
    order = [columns[at] for at in rng.permutation(len(columns))]
    shares = _shares(plateaus, len(order), rng)
    poses: dict[str, Pose] = {}
    floor, outline = 0.0, None
    for level, count in enumerate(shares):
        standing, order = order[:count], order[count:]
        slab = slabs[level] if level < plateaus else None
        placed = _stood(standing, slab, outline, floor, rng)
        if placed is None:
            return None
        poses |= placed[0]
        floor, outline = placed[1], placed[2]
    everything = np.array([[0.0, 0, 99, 1, 0, 0, 0]] * len(pieces))
    for at, piece in enumerate(pieces):
        if piece.name in poses:
            pose = poses[piece.name]
            everything[at] = [*pose.position, *pose.quaternion]
    margins = balance(stack_of(pieces, everything)).margins
    return poses if all(margin.metres > LEAST_MARGIN_M for margin in margins) else None


def _shares(plateaus: int, count: int, rng: Generator) -> list[int]:
    """How many columns stand on each level, three at least under every plateau."""
    if plateaus == 1:
        up = int(rng.integers(0, 7))
        return [count - up, up]
    shares = [3] * plateaus + [0]
    weights = np.array([2.0, *([1.2] * (plateaus - 1)), 0.6])
    for level in rng.choice(plateaus + 1, count - 3 * plateaus, p=weights / weights.sum()):
        shares[level] += 1
    return shares


def _stood(
    standing: list[Piece], slab: Piece | None, floor: NDArray[np.float64] | None, height: float, rng: Generator
) -> tuple[dict[str, Pose], float, NDArray[np.float64] | None] | None:
    """Columns on one floor and the plateau on them: poses, the plateau's upper face and its outline."""
    turn = float(rng.uniform(0, 2 * pi))
    middle = np.zeros(2) if floor is None else floor.mean(axis=0) + rng.normal(0, 0.004, 2)
    cover: NDArray[np.float64] | None = None
    if slab is not None:
        assert isinstance(slab.shape, Slab)
        spin = np.array([[cos(turn), -sin(turn)], [sin(turn), cos(turn)]])
        cover = slab.shape.polygon() @ spin.T + middle
    taken: list[tuple[float, float, float]] = []
    poses: dict[str, Pose] = {}
    top = 0.0
    for number, piece in enumerate(standing):
        # The first three stand well under the plateau, the rest anywhere on the floor.
        spot = _spot(piece, floor, cover if number < 3 or rng.random() < 0.8 else None, taken, rng)
        if spot is None:
            return None
        taken.append((*spot, piece.foot_radius))
        poses[piece.name] = Pose.upright(*spot, height + piece.height / 2 + HAIR_M / 4, float(rng.uniform(0, 2 * pi)))
        top = max(top, piece.height)
    if slab is None or cover is None:
        return poses, height, floor
    assert isinstance(slab.shape, Slab)
    sag = float(slab.shape.sag(slab.shape.polygon()).max())
    middle_z = height + top + slab.shape.thickness / 2 + HAIR_M + sag
    poses[slab.name] = Pose.upright(float(middle[0]), float(middle[1]), middle_z, turn)
    return poses, middle_z + slab.shape.thickness / 2, cover


def _spot(
    piece: Piece,
    floor: NDArray[np.float64] | None,
    cover: NDArray[np.float64] | None,
    taken: list[tuple[float, float, float]],
    rng: Generator,
) -> tuple[float, float] | None:
    radius = piece.foot_radius
    turns = 2 * pi * np.arange(8) / 8
    rim = np.column_stack([np.cos(turns), np.sin(turns)]) * (radius + 0.001)
    for _ in range(60):
        way, far = float(rng.uniform(0, 2 * pi)), SITE_M * sqrt(float(rng.random()))
        x, y = far * cos(way), far * sin(way)
        if any((x - a) ** 2 + (y - b) ** 2 < (radius + r + GAP_M) ** 2 for a, b, r in taken):
            continue
        around = rim + np.array([x, y])
        if floor is not None and not contains(floor, around).all():
            continue
        if cover is not None and not contains(cover, around).all():
            continue
        return x, y
    return None


@dataclass(frozen=True)
class Case:
    """One draw on one villa: the villa, what can be seen of the draw, and the result with a steady hand."""

    serial: int
    villa: Snapshot
    draw: Draw
    seen: Prospect
    truth: Tried


def sampled_draws(count: int, seed: int) -> Iterator[Case]:
    """This many draws, on villas of one to five plateaus, each villa of another set; the same for the same seed."""
    made = 0
    number = 0
    while made < count:
        serial = seed * 1000 + number
        rng = np.random.default_rng([seed, number])
        world = beech().world(serial, ears=False)
        if sample_villa(world, 1 + number % 5, rng):
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
        truth = rehearse(world, villa, draw, float(rng.normal(0, STEADY_AIM_ERROR_RAD)))
        yield Case(serial, villa, draw, prospect(stack, draw, without[name], loads), truth)
    world.restore(villa)


def fit(rows: NDArray[np.float64], good: NDArray[np.float64], firm: float = 1.0) -> NDArray[np.float64]:
    """The weights of a logistic regression, by Newton's method; `firm` pulls them towards 0."""
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
    """Prints the fitted weights and how well they do on draws that they were not fitted to."""
    cases = list(sampled_draws(count, seed))
    rows = np.array([case.seen.row() for case in cases])
    good = np.array([float(case.truth.good) for case in cases])
    held = np.arange(len(cases)) % 4 == 0
    weights = fit(rows[~held], good[~held])
    shares = 1 / (1 + np.exp(-rows[held] @ weights))
    brier, base = np.mean((shares - good[held]) ** 2), good[held].mean() * (1 - good[held].mean())
    sys.stdout.write(f"{len(cases)} draws, {good.mean():.3f} good; held out: {brier:.4f} against {base:.4f}\n")
    whole = fit(rows, good)
    sys.stdout.write(", ".join(f"{name} {weight:.3f}" for name, weight in zip(NAMES, whole, strict=True)) + "\n")
    trusted = fit(np.array(list(_witnessed(cases, rows @ whole, seed))), good, TRUST_FIRM)
    sys.stdout.write(
        f"a glance {trusted[1]:.2f}; a rehearsal that failed {trusted[0]:+.2f}, that came "
        f"{trusted[0] + trusted[2]:+.2f}, strained {trusted[3]:+.2f}\n"
    )


def _witnessed(cases: list[Case], odds: NDArray[np.float64], seed: int) -> Iterator[list[float]]:
    """A row for the fit for each draw: the odds at a glance, and the result of one rehearsal."""
    for number, (case, glance) in enumerate(zip(cases, odds.tolist(), strict=True)):
        turn = float(np.random.default_rng([seed, number]).normal(0, STEADY_AIM_ERROR_RAD))
        tried = tried_once(case, STIFFNESSES[0], turn)
        good = float(tried.good)
        yield [1.0, max(-MOST_ODDS, min(MOST_ODDS, glance)), good, good * strain(tried)]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500, 77)
