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
from paletti.physics.world import World
from paletti.server.stepper import FRAME_S, FRAME_TICKS
from paletti.table.game import Game
from paletti.table.gestures import Grip
from paletti.table.journal import MemoryJournal
from paletti.table.setup import GameSetup

CIRCLE_M: Final = 0.004
SETUP: Final = GameSetup(("Ann", "Ben"), edition="us", serial=7, seed=11)

Vector = tuple[float, float, float]


class Bare:
    """Some worlds in one process."""

    def __init__(self) -> None:
        self._worlds: list[tuple[World, Vector]] = []

    def fill(self, count: int) -> None:
        """Opens worlds until there are so many."""
        while len(self._worlds) < count:
            game = Game.new(SETUP, MemoryJournal())
            columns = [name for name, why in game.touchable(0).items() if why is None]
            column = next(name for name in columns if game.gesture(0, Grip(name, (0.0, 0.0, 0.02))) is None)
            self._worlds.append((game.world, game.world.pose(column).position))

    def frame_s(self, frames: int) -> float:
        """CPU seconds of one frame of one world, one after the other without a rest."""
        began = process_time()
        for frame in range(frames):
            for world, start in self._worlds:
                _move(world, start, frame)
        return (process_time() - began) / frames / len(self._worlds)

    def late_ms(self, seconds: float, share: float) -> float:
        """How late frames are in real time: so many of them no later than this after the earliest of their world."""
        lates: list[list[float]] = [[] for _ in self._worlds]
        due = monotonic()
        for frame in range(round(seconds / FRAME_S)):
            for (world, start), late in zip(self._worlds, lates, strict=True):
                _move(world, start, frame)
                late.append(monotonic() - due)
            due += FRAME_S
            sleep(max(0.0, due - monotonic()))
        ranked = sorted(one - min(late) for late in lates for one in late)
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))]


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

    def late_ms(self, worlds: int, seconds: float, share: float) -> float:
        """How late the frames of so many worlds are."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{worlds} {seconds} {share}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


@contextlib.contextmanager
def elsewhere() -> Iterator[Asked]:
    """Bare physics in another process, ready to be asked."""
    command = [sys.executable, "-m", "paletti.bench.bare"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Asked(process)
    finally:
        process.terminate()
        process.wait(20)


def main() -> None:
    """Answers every line of worlds, seconds and share with how late frames were."""
    bare = Bare()
    for line in sys.stdin:
        worlds, seconds, share = line.split()
        bare.fill(int(worlds))
        sys.stdout.write(f"{bare.late_ms(float(seconds), float(share))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
