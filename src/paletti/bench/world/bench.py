"""The wood's figures: creep, memory, cost, speed, verdicts of drawing columns, loose columns, room in memory."""

from __future__ import annotations

import gc
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin
from random import Random
from typing import Final, TypeVar

import mujoco
import numpy as np
from rich.progress import Progress

from paletti.bench.parts import PARTS
from paletti.bench.report import (
    Figures,
    Promises,
    Target,
    above,
    at_least,
    below,
    between,
    exactly,
    reported,
    targets_of,
)
from paletti.physics.gesture import Grip, Move
from paletti.physics.pose import Pose
from paletti.physics.reach import Reach
from paletti.physics.settings import FRAME_S, LIVE, LIVE_AWAKE, REFERENCE, ROLLOUT, USUAL
from paletti.physics.snapshot import Snapshot
from paletti.physics.trial import draw_out, stands
from paletti.physics.world import World
from paletti.table.kit import STYLES, beech, villa
from paletti.testing.processes import resident_bytes

PROMISES: Final[Promises] = {
    "speed": (
        Target("speedup", *above(2)),
        Target("rollout_speedup", *above(4.5)),
        Target("live_speedup", *above(3.5)),
        Target("carry_speedup", *above(8)),
        Target("live_speed", *reported()),
        Target("rollout_speed", *reported()),
        Target("usual_speed", *reported()),
    ),
    "overhead": (Target("overhead", *below(1.15)),),
    "memory": (Target("memory_mb", *below(5)),),
    "restore": (Target("restore_error", *exactly(0)), Target("restore_hashes_equal", *exactly(1))),
    "drift": (
        Target("drift_mm", *below(0.2)),
        Target("drift_fallen", *exactly(0)),
        Target("asleep_drift_mm", *exactly(0)),
    ),
    "loose": (Target("loose_share", *between(0.25, 0.75)),),
    "draws": (
        Target("pull_agreement", *above(0.95)),
        Target("rollout_agreement", *above(0.92)),
        Target("pull_cases", *at_least(120)),
        Target("pull_villas", *at_least(12)),
        Target("pull_fallen_share", *at_least(0.25)),
    ),
}
TARGETS: Final = targets_of(PROMISES)

DRIFT_HEIGHTS = (1, 2, 4)
PULL_HEIGHTS = (2, 3, 4, 5, 1, 4, 5, 3, 2, 5, 3, 4, 4, 5)


Row = TypeVar("Row")


@dataclass(frozen=True)
class Compared:
    """One column drawn under three settings: whether the villa stood in each."""

    reference: bool
    live: bool
    rollout: bool


def measure(progress: Progress, *, quick: bool, parts: Collection[str] = PARTS["world"]) -> Figures:
    """The figures of these parts; `quick` takes fewer cases and cannot keep the promises about their number."""
    figures: Figures = {}
    # Timings come first and alone, so that nothing else of this bench disturbs them.
    if "speed" in parts:
        figures |= _with_bar(progress, "bench-doing-speed", lambda: _speeds(1 if quick else 3))
        figures |= _with_bar(progress, "bench-doing-speed-drawing", lambda: _draws(1 if quick else 4))
        figures |= _with_bar(progress, "bench-doing-speed-carrying", lambda: _carries(1 if quick else 4))
    if "overhead" in parts:
        figures |= _with_bar(progress, "bench-doing-overhead", lambda: _overhead(2 if quick else 6))
    if "memory" in parts:
        figures |= _with_bar(progress, "bench-doing-memory", _memory)
    if "restore" in parts:
        figures |= _with_bar(progress, "bench-doing-restore", _restore)
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        if "drift" in parts:
            figures |= _drifts(progress, pool, 1 if quick else 5, 6.0 if quick else 60.0)
        if "loose" in parts:
            figures |= _looses(progress, pool, 4 if quick else 20)
        if "draws" in parts:
            figures |= _verdicts(progress, pool, 2 if quick else 14, 2 if quick else 9)
    return figures


def _drifts(progress: Progress, pool: ProcessPoolExecutor, sets: int, seconds: float) -> Figures:
    """How far the pieces of villas that nobody touches creep."""
    cases = [(height, serial, seconds) for height in DRIFT_HEIGHTS for serial in range(sets)]
    drifts = _each(progress, "bench-doing-drift", pool, _drift, cases)
    return {
        "drift_mm": max(drift for drift, _, _ in drifts),
        "drift_fallen": sum(not stood for _, _, stood in drifts),
        "asleep_drift_mm": max(asleep for _, asleep, _ in drifts),
    }


def _looses(progress: Progress, pool: ProcessPoolExecutor, villas: int) -> Figures:
    """How many of the covered columns carry next to nothing."""
    looses = _each(progress, "bench-doing-loose", pool, _loose, [(serial,) for serial in range(villas)])
    return {"loose_share": float(np.mean(looses))}


def _verdicts(progress: Progress, pool: ProcessPoolExecutor, villas: int, columns: int) -> Figures:
    """How often a draw ends the same as with the finest step."""
    cases = [(at, PULL_HEIGHTS[at % len(PULL_HEIGHTS)], columns) for at in range(villas)]
    rows = _each(progress, "bench-doing-draws", pool, _pulls, cases)
    verdicts = [pull for row in rows for pull in row]
    return {
        "pull_agreement": float(np.mean([pull.live == pull.reference for pull in verdicts])),
        "rollout_agreement": float(np.mean([pull.rollout == pull.reference for pull in verdicts])),
        "pull_cases": len(verdicts),
        "pull_villas": len(rows),
        "pull_fallen_share": float(np.mean([not pull.reference for pull in verdicts])),
    }


def _with_bar(progress: Progress, title: str, work: Callable[[], Figures]) -> Figures:
    task = progress.add_task(title, total=1)
    figures = work()
    progress.update(task, completed=1)
    return figures


def _each(
    progress: Progress,
    title: str,
    pool: ProcessPoolExecutor,
    work: Callable[..., Row],
    cases: Sequence[tuple[object, ...]],
) -> list[Row]:
    task = progress.add_task(title, total=len(cases))
    waiting = {pool.submit(work, *case): at for at, case in enumerate(cases)}
    rows: dict[int, Row] = {}
    for done in as_completed(waiting):
        rows[waiting[done]] = done.result()
        progress.advance(task)
    return [rows[at] for at in range(len(cases))]


def _spread_mm(world: World, before: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> float:
    present = [not world.is_parked(name) for name in world.names]
    return float(np.abs(world.poses() - before)[present, :3].max() * 1000)


def _drift(height: int, serial: int, seconds: float) -> tuple[float, float, bool]:
    """Worst motion awake and asleep, in mm, and whether the villa still stands."""
    style = STYLES[serial % len(STYLES)]
    world = villa(beech(), serial, serial, plateaus=height, style=style, ears=False)
    before = world.poses()
    world.advance(seconds)
    asleep = _spread_mm(world, before)
    world = villa(beech(), serial, serial, plateaus=height, style=style, settings=LIVE_AWAKE, ears=False)
    before = world.poses()
    worst = 0.0
    for _ in range(int(seconds * 4)):
        world.wake()
        world.step(round(0.25 / world.settings.step))
        worst = max(worst, _spread_mm(world, before))
    return worst, asleep, stands(world.observe())


def _restore() -> Figures:
    world = villa(beech(), 1, 1, plateaus=3)
    world.do(Grip(0, "red-thick", world.pose("red-thick").position))
    x, y, z = world.pose("red-thick").position
    world.do(Move(0, world.time + 3.0, (x * 2, y * 2, z)))
    world.step(100)
    moment = world.snapshot()
    world.step(500)
    poses, mark = world.poses(), world.hash()
    world.restore(Snapshot.from_bytes(moment.to_bytes()))
    world.step(500)
    error = float(np.abs(world.poses() - poses).max())
    return {"restore_error": error, "restore_hashes_equal": int(world.hash() == mark)}


def _speeds(rounds: int) -> Figures:
    """CPU time of the same villas under three settings, measured in turn, so that noise affects all alike."""
    spent = dict.fromkeys(("live", "rollout", "usual"), 0.0)
    seconds = 0.0
    for height in DRIFT_HEIGHTS:
        for serial in range(rounds):
            moment = villa(beech(), serial, serial, plateaus=height, ears=False).snapshot()
            worlds = {settings.name: beech().world(serial, settings, ears=False) for settings in (LIVE, ROLLOUT, USUAL)}
            for world in worlds.values():
                world.restore(moment)
                world.wake()
                mujoco.mj_step(world.model, world.data, 50)
            for _ in range(6):
                for name, world in worlds.items():
                    spent[name] += _cpu(world, 0.4)
                seconds += 0.4
    return {
        "live_speed": seconds / spent["live"],
        "rollout_speed": seconds / spent["rollout"],
        "usual_speed": seconds / spent["usual"],
        "speedup": spent["usual"] / spent["live"],
        "rollout_speedup": spent["usual"] / spent["rollout"],
    }


def _cpu(world: World, seconds: float) -> float:
    steps = round(seconds / world.settings.step)
    start = time.process_time()
    mujoco.mj_step(world.model, world.data, steps)
    return time.process_time() - start


def _draws(rounds: int) -> Figures:
    """CPU time of the same draws, live and with the usual settings, in short turns."""
    spent = {LIVE.name: 0.0, USUAL.name: 0.0}
    for height in DRIFT_HEIGHTS:
        for serial in range(rounds):
            home = villa(beech(), serial, serial, plateaus=height, style=STYLES[serial % len(STYLES)], ears=False)
            moment = home.snapshot()
            worlds = [beech().world(serial, settings, ears=False) for settings in (LIVE, USUAL)]
            for name, direction in _within(home, f"draws/{height}/{serial}")[:3]:
                x, y, z = home.pose(name).position
                goal = (x + 0.08 * cos(radians(direction)), y + 0.08 * sin(radians(direction)), z)
                for world in worlds:
                    world.restore(moment)
                    world.do(Grip(0, name, (x, y, z)))
                    world.do(Move(0, world.time + 2.0, goal))
                _in_turns(worlds, spent, 2.0)
    return {"live_speedup": spent[USUAL.name] / spent[LIVE.name]}


def _carries(rounds: int) -> Figures:
    """CPU time of the same column carried round a villa of three plateaus, with and without sleep, in short turns."""
    spent = {LIVE.name: 0.0, LIVE_AWAKE.name: 0.0}
    for serial in range(rounds):
        home = villa(beech(), serial, serial, plateaus=3, style=STYLES[serial % len(STYLES)], ears=False)
        name = min(home.observe().columns.values(), key=lambda column: (column.covered, column.load)).name
        home.place({name: Pose((0.3, 0.0, 0.3))})
        moment = home.snapshot()
        worlds = [beech().world(serial, settings, ears=False) for settings in (LIVE, LIVE_AWAKE)]
        for world in worlds:
            world.restore(moment)
            world.do(Grip(0, name, world.pose(name).position))
            start = world.time
            for at in range(1, 31):
                world.do(Move(0, start + at / 10, (0.3 * cos(at / 10), 0.3 * sin(at / 10), 0.3)))
            world.advance(1.0)
        _in_turns(worlds, spent, 2.0)
    return {"carry_speedup": spent[LIVE_AWAKE.name] / spent[LIVE.name]}


def _in_turns(worlds: Sequence[World], spent: dict[str, float], seconds: float) -> None:
    """Adds to `spent` the CPU time that these worlds need for these seconds, a fifth of a second each in turn."""
    for _ in range(round(seconds / 0.2)):
        for world in worlds:
            start = time.process_time()
            world.advance(0.2)
            spent[world.settings.name] += time.process_time() - start


def _overhead(rounds: int) -> Figures:
    """The time of our steps, with a hand and a look at every frame, divided by that of bare steps of the same model."""
    ours = bare = 0.0
    for serial in range(rounds):
        # Awake, because a bare loop puts nothing to sleep, and both must do the same work.
        world = villa(beech(), serial, serial, plateaus=1 + serial % 3, settings=LIVE_AWAKE)
        name = min(world.observe().columns.values(), key=lambda column: column.load).name
        x, y, z = world.pose(name).position
        world.do(Grip(0, name, (x, y, z)))
        world.do(Move(0, world.time + 4.0, (x * 1.1, y * 1.1, z)))
        for _ in range(8):
            moment = world.snapshot()
            dues = [round(frame * FRAME_S / world.settings.step) for frame in range(25)]
            # The bare loop gets the same controls, so that the engine has exactly the same work to do.
            controls = []
            for _ in range(dues[-1]):
                world.step(1)
                controls.append(world.data.ctrl.copy())
            world.restore(moment)
            start = time.process_time()
            for before, due in pairwise(dues):
                world.step(due - before)
                _look(world)
            ours += time.process_time() - start
            end = world.poses()
            world.restore(moment)
            start = time.process_time()
            for control in controls:
                world.data.ctrl[:] = control
                mujoco.mj_step(world.model, world.data)
            bare += time.process_time() - start
            if not np.array_equal(world.poses(), end):
                raise AssertionError("The bare loop must do exactly what our own stepping does.")
            world.restore(moment)
            world.step(dues[-1])
            world.frame()
    return {"overhead": ours / bare}


def _look(world: World) -> int:
    """Asks for what a table needs with every picture: poses, hands, sounds, what leans, shifts or has fallen."""
    frame = world.frame()
    return len(frame.sounds) + len(frame.leans) + len(frame.shifts) + len(frame.tilted) + len(world.pushed())


def _memory() -> Figures:
    """How much a fresh process grows from one resting villa to many, for each villa."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        return {"memory_mb": pool.submit(_grow, 12).result()}


def _grow(count: int) -> float:
    kept = [villa(beech(), 0, 0)]
    gc.collect()
    before = _held_mb()
    kept.extend(villa(beech(), serial, serial) for serial in range(1, count + 1))
    gc.collect()
    return (_held_mb() - before) / (len(kept) - 1)


def _held_mb() -> float:
    """The memory that this process holds; if the system does not say, its peak, which a parent may have caused."""
    held = resident_bytes(os.getpid())
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (held or (peak if sys.platform == "darwin" else 1024 * peak)) / (1 << 20)


def _loose(serial: int) -> float:
    """The share of covered columns that carry less than a tenth of the mean load."""
    world = villa(beech(), serial, serial, style=STYLES[serial % len(STYLES)], ears=False)
    loads = np.array([column.load for column in world.observe().columns.values() if column.covered])
    return float(np.mean(loads < loads.mean() / 10))


def _pulls(seed: int, height: int, count: int) -> list[Compared]:
    """Random columns of one villa within reach of fingers, drawn under each of the three settings."""
    home = villa(beech(), seed, seed, plateaus=height, style=STYLES[seed % len(STYLES)], ears=False)
    moment = home.snapshot()
    worlds = [beech().world(seed, settings, ears=False) for settings in (REFERENCE, LIVE, ROLLOUT)]
    rows = []
    for name, direction in _within(home, f"pulls/{seed}")[:count]:
        verdicts = []
        for world in worlds:
            world.restore(moment)
            verdicts.append(draw_out(world, name, direction).stands)
        rows.append(Compared(*verdicts))
    return rows


def _within(home: World, seed: str) -> list[tuple[str, float]]:
    """The covered columns that fingers can reach, in random order, each with the direction that has the most room."""
    rng = Random(seed)
    reaches = {name: home.reach(name) for name, column in home.observe().columns.items() if column.covered}
    within = sorted((rng.random(), name) for name, reach in reaches.items() if reach.hand)
    return [(name, _widest(reaches[name])) for _, name in within]


def _widest(reach: Reach) -> float:
    """The direction with the most room on both sides."""
    angles = np.array(reach.hand)
    near = np.abs((angles[:, None] - angles + 180) % 360 - 180) < 25
    return float(angles[int(np.argmax(near.sum(axis=0)))])
