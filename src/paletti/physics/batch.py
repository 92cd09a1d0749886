"""Many trials from one moment, on all cores: the engine steps outside Python's lock.

A trial is a function of a world. It begins at the given moment, in a world that nothing else touches meanwhile, and
knows nothing of the others. So its result is the same, however many worlds share the work.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from paletti.physics.gesture import Tool, Tremor
from paletti.physics.snapshot import Snapshot
from paletti.physics.trial import STEADY_M_S, Verdict, draw_out
from paletti.physics.world import World

Result = TypeVar("Result")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def try_all(worlds: Sequence[World], moment: Snapshot, trials: Iterable[Callable[[World], Result]]) -> list[Result]:
    """The result of each trial, in their order. As many run at once as there are worlds, which must be alike."""
    if not worlds:
        raise ValueError("Trials need at least one world.")
    if any(world.settings != worlds[0].settings or world.pieces != worlds[0].pieces for world in worlds):
        raise ValueError("Trials are compared, so their worlds must have the same pieces and settings.")

    def attempt(trial: Callable[[World], Result], world: World) -> Result:
        world.restore(moment)
        return trial(world)

    if len(worlds) == 1:
        return [attempt(trial, worlds[0]) for trial in trials]
    free: SimpleQueue[World] = SimpleQueue()
    for world in worlds:
        free.put(world)

    def take_turn(trial: Callable[[World], Result]) -> Result:
        world = free.get()
        try:
            return attempt(trial, world)
        finally:
            free.put(world)

    with ThreadPoolExecutor(len(worlds)) as pool:
        return list(pool.map(take_turn, trials))


def draw_each(
    worlds: Sequence[World],
    moment: Snapshot,
    draws: Iterable[tuple[str, float]],
    *,
    speed: float = STEADY_M_S,
    tool: Tool = Tool.HAND,
    tremor: Tremor | None = None,
) -> list[Verdict]:
    """The verdict of each draw, by column and direction (degrees from the x axis), each from the same moment."""

    def trial(column: str, direction: float) -> Callable[[World], Verdict]:
        return lambda world: draw_out(world, column, direction, speed=speed, tool=tool, tremor=tremor)

    return try_all(worlds, moment, [trial(column, direction) for column, direction in draws])
