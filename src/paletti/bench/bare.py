"""Bare physics by the clock: worlds with a hand moving in each, stepped sixty times a second and shown to nobody."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from math import cos, sin
from time import monotonic, process_time, sleep
from typing import Final

from paletti.physics.gesture import Move
from paletti.physics.settings import FRAME_S, FRAME_TICKS, LIVE_BEFORE
from paletti.physics.world import World
from paletti.table.game import Game
from paletti.table.gestures import Grip
from paletti.table.journal import Journal
from paletti.table.kit import beech
from paletti.table.setup import GameSetup

CIRCLE_M: Final = 0.004
SETUP: Final = GameSetup(("Ann", "Ben"), edition="us", serial=7, seed=11)

Vector = tuple[float, float, float]


class Bare:
    """Some worlds in one process."""

    def __init__(self) -> None:
        self._worlds: list[tuple[World, Vector]] = []

    def _fill(self, count: int) -> None:
        """Opens worlds until there are so many."""
        while len(self._worlds) < count:
            game = Game.new(SETUP, Journal())
            columns = [name for name, why in game.touchable(0).items() if why is None]
            column = next(name for name in columns if game.gesture(0, Grip(name, (0.0, 0.0, 0.02))) is None)
            # With nothing asleep: what a core could carry before wood slept is what tables are measured against.
            world = beech().world(SETUP.serial, LIVE_BEFORE)
            world.restore(game.world.snapshot())
            self._worlds.append((world, world.pose(column).position))

    def spell(self, count: int, seconds: float, share: float) -> tuple[float, float]:
        """So many worlds in real time: how late such a share of frames is at most, in milliseconds after the earliest
        of their world, and the processor time in seconds of one frame of one world."""
        self._fill(count)
        lates: list[list[float]] = [[] for _ in self._worlds]
        began, due = process_time(), monotonic()
        for frame in range(round(seconds / FRAME_S)):
            for (world, start), late in zip(self._worlds, lates, strict=True):
                _move(world, start, frame)
                late.append(monotonic() - due)
            due += FRAME_S
            sleep(max(0.0, due - monotonic()))
        taken = process_time() - began
        ranked = sorted(one - min(late) for late in lates for one in late)
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))], taken / len(ranked)


def _move(world: World, start: Vector, frame: int) -> None:
    x, y, z = start
    at = (x + CIRCLE_M * sin(frame / 10), y + CIRCLE_M * cos(frame / 10), z + 0.02)
    world.do(Move(0, world.time + FRAME_S, at))
    world.step(FRAME_TICKS)


# In a process of its own, so that it can have the core that the server has


class Asked:
    """Bare physics in another process."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def spell(self, worlds: int, seconds: float, share: float) -> tuple[float, float]:
        """The spell of so many worlds: how late frames were, and what one took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{worlds} {seconds} {share}\n")
        self.process.stdin.flush()
        late_ms, cpu_s = map(float, self.process.stdout.readline().split())
        return late_ms, cpu_s


@contextlib.contextmanager
def elsewhere() -> Iterator[Asked]:
    """Bare physics in another process, ready to be asked."""
    command = [sys.executable, "-m", "paletti.bench.bare"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Asked(process)
        finally:
            process.terminate()


def main() -> None:
    """Answers every line of worlds, seconds and share with how late frames were and what one took."""
    bare = Bare()
    for line in sys.stdin:
        worlds, seconds, share = line.split()
        sys.stdout.write("{} {}\n".format(*bare.spell(int(worlds), float(seconds), float(share))))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
