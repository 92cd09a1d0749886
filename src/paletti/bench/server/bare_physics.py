"""Bare physics in real time: worlds in which recorded hands draw, carry and set down.

Nobody judges them and nobody is shown anything. The settings are those from before wood could sleep, or today's.
"""

from __future__ import annotations

import contextlib
import pickle
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic, process_time, sleep

from paletti.bench.server.lateness import Lateness
from paletti.bench.server.processes import OtherProcess, other_process
from paletti.bench.server.recorded_games import RecordedGame, endless
from paletti.physics.settings import FRAME_S, FRAME_TICKS, LIVE_AWAKE, LIVE_BEFORE, WorldSettings
from paletti.physics.world import World


class Bare:
    """Some worlds in one process, each of which repeats recorded attempts without a pause."""

    def __init__(self, games: Sequence[RecordedGame]) -> None:
        self._games = games
        self._moving: dict[WorldSettings, list[Iterator[int]]] = {LIVE_BEFORE: [], LIVE_AWAKE: []}

    def spell(self, settings: WorldSettings, count: int, seconds: float, share: float) -> tuple[float, float]:
        """`count` worlds in real time: how late this share of frames is at most, in milliseconds after the earliest of
        their attempt, and the processor time in seconds of one frame of one world."""
        worlds = self._moving[settings]
        while len(worlds) < count:
            worlds.append(_moved(self._games, settings, Random(len(worlds))))
        worlds = worlds[:count]
        lates = [Lateness() for _ in worlds]
        began, due, frames = process_time(), monotonic(), round(seconds / FRAME_S)
        for _ in range(frames):
            for moving, late in zip(worlds, lates, strict=True):
                late.note(next(moving), monotonic() - due)
            due += FRAME_S
            sleep(max(0.0, due - monotonic()))
        taken = process_time() - began
        whole = Lateness.joined(lates)
        return whole.late_ms(share), taken / (frames * len(worlds))


def _moved(games: Sequence[RecordedGame], settings: WorldSettings, chance: Random) -> Iterator[int]:
    """Moves a world by one frame each time, without end; yields the number of its current attempt."""
    worlds: dict[int, World] = {}
    for number, (game, attempt) in enumerate(endless(games, chance)):
        world = worlds.get(game.setup.serial)
        if world is None:
            world = worlds[game.setup.serial] = game.setup.wood().world(game.setup.serial, settings)
        for _ in attempt.play(world, FRAME_TICKS):
            yield number


# In a process of its own, so that it can have the core that the server has


class BareElsewhere:
    """Bare physics in another process."""

    def __init__(self, other: OtherProcess) -> None:
        self._other = other
        self.process = other.process

    def spell(self, worlds: int, seconds: float, share: float, *, as_before: bool = True) -> tuple[float, float]:
        """A spell of this many worlds, with the old settings or today's: how late frames were, and what one took."""
        words = f"{'before' if as_before else 'today'} {worlds} {seconds} {share}"
        late_ms, cpu_s = map(float, self._other.ask(words).split())
        return late_ms, cpu_s


@contextlib.contextmanager
def bare_elsewhere(games: Path) -> Iterator[BareElsewhere]:
    """Bare physics of the games in this file, in another process, ready to be asked."""
    with other_process("paletti.bench.server.bare_physics", str(games)) as other:
        yield BareElsewhere(other)


def main() -> None:
    """Reads lines of settings, worlds, seconds and share; answers each with how late frames were and what one took."""
    bare = Bare(pickle.loads(Path(sys.argv[1]).read_bytes()))  # the bench wrote it a moment ago
    for line in sys.stdin:
        when, worlds, seconds, share = line.split()
        settings = LIVE_BEFORE if when == "before" else LIVE_AWAKE
        sys.stdout.write("{} {}\n".format(*bare.spell(settings, int(worlds), float(seconds), float(share))))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
