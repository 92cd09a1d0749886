"""`paletti bench bots`: statics against simulation, the oracle against the wood, and the ladder of strengths."""

from __future__ import annotations

import time
from collections.abc import Collection
from pathlib import Path
from statistics import mean
from typing import Final

import numpy as np
from rich.progress import Progress

from paletti.bench.bots.games import games
from paletti.bench.bots.turns import turns
from paletti.bench.parts import PARTS
from paletti.bench.report import (
    Figures,
    Promises,
    Target,
    above,
    at_least,
    at_most,
    below,
    between,
    exactly,
    reported,
    targets_of,
)
from paletti.bots.mind.oracle import chance, chance_at_first_sight
from paletti.bots.mind.rehearsal import STIFFNESSES
from paletti.bots.mind.sight import stack_of
from paletti.bots.study.sampling import STEADY_AIM_ERROR_RAD, sample_villa, sampled_draws, tried_once
from paletti.physics.down import CollapseWatch
from paletti.physics.world import World
from paletti.statics import stands_without
from paletti.table.kit import beech

PROMISES: Final[Promises] = {
    "statics": (
        Target("statics_cases", *at_least(300)),
        Target("statics_agreement", *above(0.98)),
        Target("statics_speedup", *above(150)),
    ),
    "oracle": (
        Target("oracle_draws", *at_least(200)),
        Target("oracle_brier", *reported()),
        Target("base_rate_brier", *reported()),
        Target("oracle_ratio", *at_most(0.35)),
    ),
    "games": (
        Target("ladder_games", *at_least(60)),
        Target("ladder", *above(0.65)),
        Target("ladder_master_journeyman", *above(0.75)),
        Target("ladder_master_novice", *above(0.95)),
        Target("former", *at_least(0.45)),
        Target("endless", *exactly(0)),
        Target("master_games", *at_least(30)),
        Target("master_plateaus", *above(4.5)),
        Target("collapses", *between(0.6, 0.9)),
        Target("collapse_plateaus", *between(3.0, 4.5)),
        Target("collapse_turns", *between(20, 60)),
        Target("early", *reported()),
        Target("turn_cpu_s", *below(0.6)),
        Target("decide_cpu_s", *below(0.3)),
        Target("decide_cpu_s_novice", *below(0.1)),
        Target("turn_s_median", *below(6)),
    ),
}
TARGETS: Final = targets_of(PROMISES)

# Neither seed was used to fit the oracle or the margins of statics.
STATICS_SEED, ORACLE_SEED = 5000, 5001


def measure(
    progress: Progress,
    *,
    quick: bool,
    parts: Collection[str] = PARTS["bots"],
    keep: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> Figures:
    """The figures of these parts, `quick` of few cases; `keep` is a file of games already played, and gets new ones."""
    figures: Figures = {}
    if "statics" in parts:
        figures |= statics(progress, 5 if quick else 20)
    if "oracle" in parts:
        figures |= oracle(progress, 30 if quick else 200)
    if "games" in parts:
        figures |= games(progress, 1 if quick else 60, 1 if quick else 30, keep, workers, ray)
        figures |= turns(progress, 1 if quick else 4)
    return figures


def statics(progress: Progress, villas: int) -> Figures:
    """Agreement and speed of statics."""
    task = progress.add_task("bench-doing-statics", total=villas)
    agreed: list[bool] = []
    simulating = computing = 0.0
    for number in range(villas):
        world = beech().world(STATICS_SEED + number, ears=False)
        if sample_villa(world, 1 + number % 5, np.random.default_rng([STATICS_SEED, number])):
            villa, poses = world.snapshot(), world.poses()
            began = time.process_time()
            stack = stack_of(world.pieces, poses)
            covered = [name for name in stack.columns if any(name in stack.carriers(slab) for slab in stack.slabs)]
            found = stands_without(stack, covered)
            computing += time.process_time() - began
            for name in covered:
                world.restore(villa)
                began = time.process_time()
                stands = _stands_without(world, name)
                simulating += time.process_time() - began
                agreed.append(stands == found[name].stands)
        progress.advance(task)
    return {
        "statics_cases": len(agreed),
        "statics_agreement": float(np.mean(agreed)),
        "statics_speedup": simulating / max(computing, 1e-9),
    }


def _stands_without(world: World, name: str) -> bool:
    watch = CollapseWatch(world, besides=(name,))
    world.park(name)
    world.advance(3.0)
    return watch.now() is None


def oracle(progress: Progress, draws: int) -> Figures:
    """How well the success of draws is predicted, by a glance and one rehearsal."""
    task = progress.add_task("bench-doing-oracle", total=draws)
    said, came = [], []
    for number, case in enumerate(sampled_draws(draws, ORACLE_SEED)):
        turn = float(np.random.default_rng([ORACLE_SEED, number]).normal(0, STEADY_AIM_ERROR_RAD))
        tried = tried_once(case, STIFFNESSES[0], turn)
        said.append(chance(chance_at_first_sight(case.seen), [tried]))
        came.append(float(case.truth.good))
        progress.advance(task)
    rate = mean(came)
    brier, base = float(np.mean((np.array(said) - np.array(came)) ** 2)), rate * (1 - rate)
    return {
        "oracle_draws": len(came),
        "oracle_brier": brier,
        "base_rate_brier": base,
        "oracle_ratio": brier / base if base > 0 else 1.0,
    }
