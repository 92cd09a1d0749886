"""`paletti bench bots`: statics against simulation, the oracle against the wood, and the ladder of strengths."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from statistics import mean, median

import numpy as np
from rich.progress import Progress

from paletti.bench.report import Figures, Target, above, at_least, at_most, below, told
from paletti.bots.arena.tournament import MatchResult, Pairing, pairings, tournament
from paletti.bots.mind.oracle import chance, chance_at_first_sight
from paletti.bots.mind.rehearsal import STIFFNESSES
from paletti.bots.mind.sight import stack_of
from paletti.bots.mind.strength import Strength
from paletti.bots.study.sampling import STEADY_SWAY_RAD, sample_villa, sampled_draws, tried_once
from paletti.physics.collapse import CollapseWatch
from paletti.physics.world import World
from paletti.statics import stands_without
from paletti.table.kit import beech

HELP = "Statics against simulation, predicted against real draws, and each strength against the next."
TARGETS = (
    Target("statics_cases", "columns taken away, over villas of all heights, sets with flaws", *at_least(300)),
    Target("statics_agreement", "'stands without X' against a 3 s simulation", *above(0.97)),
    Target("statics_speedup", "CPU time of that simulation over that of statics", *above(150)),
    Target("oracle_draws", "draws by a steady hand", *at_least(200)),
    Target("oracle_brier", "Brier score of their predicted success", *told()),
    Target("base_rate_brier", "of always saying the base rate", *told()),
    Target("oracle_ratio", "the first over the second", *at_most(0.6)),
    Target("ladder_games", "games a pair, two players, de", *at_least(60)),
    Target("ladder", "the least share of decided games that a strength wins against the next lower", *above(0.6)),
    Target("ladder_master_novice", "master over novice", *above(0.85)),
    Target("master_games", "games of four masters, de", *at_least(30)),
    Target("master_plateaus", "plateaus laid by four masters, blue included, on average", *above(3.0)),
    Target("decide_cpu_s", "CPU seconds of a master's decision, median", *below(1.5)),
    Target("decide_cpu_s_novice", "the same of a novice", *below(0.1)),
)

# None of these seeds was used to fit the oracle or the margins of statics, or to set the strengths.
STATICS_SEED, ORACLE_SEED, LADDER_SEED, MASTERS_SEED = 5000, 5001, 13109, 13610
LADDER = (Strength.MASTER, Strength.JOURNEYMAN, Strength.APPRENTICE, Strength.NOVICE)
DUELS = (*pairwise(LADDER), (LADDER[0], LADDER[-1]))  # each against the next lower, and the ends against each other


def measure(progress: Progress, quick: bool) -> Figures:
    """All figures; `quick` takes few cases of each."""
    figures: Figures = {}
    figures |= statics(progress, 5 if quick else 20)
    figures |= oracle(progress, 30 if quick else 200)
    figures |= games(progress, 3 if quick else 60, 1 if quick else 30)
    return figures


def statics(progress: Progress, villas: int) -> Figures:
    """Agreement and speed of statics."""
    task = progress.add_task("statics", total=villas)
    agreed: list[bool] = []
    simulating = reckoning = 0.0
    for number in range(villas):
        world = beech().world(STATICS_SEED + number, ears=False)
        if sample_villa(world, 1 + number % 5, np.random.default_rng([STATICS_SEED, number])):
            villa, poses = world.snapshot(), world.poses()
            began = time.process_time()
            stack = stack_of(world.pieces, poses)
            covered = [name for name in stack.columns if any(name in stack.carriers(slab) for slab in stack.slabs)]
            found = stands_without(stack, covered)
            reckoning += time.process_time() - began
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
        "statics_speedup": simulating / max(reckoning, 1e-9),
    }


def _stands_without(world: World, name: str) -> bool:
    watch = CollapseWatch(world, besides=(name,))
    world.park(name)
    world.advance(3.0)
    return watch.now() is None


def oracle(progress: Progress, draws: int) -> Figures:
    """How well the success of draws is predicted, by a glance and one rehearsal on the cheap step."""
    task = progress.add_task("oracle", total=draws)
    said, came = [], []
    for number, case in enumerate(sampled_draws(draws, ORACLE_SEED)):
        turn = float(np.random.default_rng([ORACLE_SEED, number]).normal(0, STEADY_SWAY_RAD))
        tale = tried_once(case, STIFFNESSES[0], turn)
        said.append(chance(chance_at_first_sight(case.seen), [tale]))
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


def games(progress: Progress, pair: int, four: int) -> Figures:
    """The ladder, the heights that masters reach, and what their decisions cost."""
    played = schedule(pair, four)
    task = progress.add_task("games", total=len(played))
    return reckoned(played, tournament(played, told=lambda _: progress.advance(task)))


def schedule(pair: int, four: int) -> list[Pairing]:
    """The games to be played: so many of each pair, then so many of four masters; numbered throughout."""
    played: list[Pairing] = []
    for number, duel in enumerate(DUELS):
        played += _numbered(pairings(pair, duel, "de", LADDER_SEED + 100 * number), len(played))
    return played + _numbered(pairings(four, [Strength.MASTER] * 4, "de", MASTERS_SEED), len(played))


def reckoned(played: Sequence[Pairing], results: Sequence[MatchResult]) -> Figures:
    """The figures of these games."""
    figures: Figures = {}
    shares, counts = [], []
    for duel in DUELS:
        share, decided, count = _share([one for one in results if played[one.number].bots == duel])
        strong, weak = duel
        figures[f"ladder_{strong}_{weak}"] = share
        figures[f"decided_{strong}_{weak}"] = decided
        shares.append(share)
        counts.append(count)
    figures["ladder_games"] = min(counts)
    figures["ladder"] = min(shares[:-1])
    four = [result.plateaus for result in results if len(result.seats) == 4]
    figures["master_games"] = len(four)
    figures["master_plateaus"] = float(np.mean(four)) if four else 0.0
    figures["decide_cpu_s"] = _decision(results, played, Strength.MASTER)
    figures["decide_cpu_s_novice"] = _decision(results, played, Strength.NOVICE)
    figures["games_cpu_s"] = sum(result.cpu_s for result in results)
    figures["unfinished"] = sum(result.stuck for result in results)
    return figures


def _numbered(pairing: list[Pairing], start: int) -> list[Pairing]:
    return [Pairing(start + at, one.setup, one.seats, one.bots) for at, one in enumerate(pairing)]


def _share(results: Sequence[MatchResult]) -> tuple[float, int, int]:
    """The share of decided games that the first contestant won, how many were decided, and how many there were."""
    decided = [result for result in results if result.decided]
    won = float(np.mean([0 in result.winners for result in decided])) if decided else 0.0
    return won, len(decided), len(results)


def _decision(results: Sequence[MatchResult], played: Sequence[Pairing], strength: Strength) -> float:
    seconds = [
        spent
        for result in results
        for contestant, spent in result.decide_s
        if played[result.number].bots[contestant] == strength
    ]
    return median(seconds) if seconds else 0.0
