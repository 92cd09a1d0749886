"""Rooms on the event loop, with a clock that the test sets: who is waited for, and when a table leaves the memory."""

import asyncio
import contextlib
import gc
import sqlite3
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from tests.clock import Clock
from tests.loop import carried_out

from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.fromclient import Vote
from paletti.server import app
from paletti.server.app import application
from paletti.server.host import Host
from paletti.server.limits import Allowance
from paletti.server.live.line import SocketLine
from paletti.server.room.room import Room
from paletti.server.settings import Settings
from paletti.storage import Store

TWO = NewTable((NewSeat("here", "Ann"), NewSeat("here", "Ben")), serial=7, seed=11)
SLEEP_S = Settings("").sleep_after_s
EXPIRED = 20_500
MANY = """
    WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
    INSERT INTO tables (id, setup, options, created, touched, seen_s)
    SELECT 'old-' || n, '{}', '{}', 0, 0, ? FROM number
"""


class Ear:
    """The server's end of a socket whose page accepts everything."""

    def __init__(self) -> None:
        self.scope: dict[str, object] = {}

    async def send_bytes(self, frame: bytes) -> None: ...


@asynccontextmanager
async def hosting(folder: Path, clock: Clock, **changes: Any) -> AsyncIterator[Host]:
    """A server without its socket."""
    served = application(Settings(str(folder / "games.sqlite"), steppers=1, **changes))
    async with served.router.lifespan_context(served):
        host: Host = served.state.host
        host.resources.clock = clock
        yield host


def page(room: Room) -> SocketLine:
    """A page that only listens."""
    return SocketLine(cast(WebSocket, Ear()), Allowance(1.0, 1.0), room.catch_up)


def test_who_is_waited_for_once_more_is_waited_for_as_long_again(tmp_path: Path) -> None:
    async def play() -> list[tuple[str, int | None, int]]:
        clock = Clock()
        async with hosting(tmp_path, clock, absent_after_s=20.0) as host:
            room, _ = await host.rooms.make(TWO)
            ann, ben = page(room), page(room)
            await room.arrive(ann, {0})
            await room.arrive(ben, {1})
            room.depart(ben)
            clock.now += 90.0
            await room.hear(ann, Vote(0, 1, "wait"))
            return [(running.what, running.seat, running.of_ms) for running in room.clocks.shown()]

    assert carried_out(play()) == [("absence", 1, 20_000)]


def test_a_table_that_everybody_left_makes_room_for_another_and_comes_back_when_its_link_is_opened(
    tmp_path: Path,
) -> None:
    async def play() -> tuple[set[str], list[str], bool]:
        clock = Clock()
        async with hosting(tmp_path, clock, most_tables=1) as host:
            left, _ = await host.rooms.make(TWO)
            clock.now += SLEEP_S
            await host.rooms.sweep()
            other, _ = await host.rooms.make(TWO)
            kept = {room.token for room in host.rooms} - {other.token}
            again = await host.rooms.find(left.token)
            assert again is not None
            await again.arrive(page(again), {0, 1})
            return kept, [seat.name for seat in again.seats], again.awake

    assert carried_out(play()) == (set(), ["Ann", "Ben"], True)


def test_a_table_that_is_put_away_is_gone_from_memory_before_the_collector_comes_by_itself(tmp_path: Path) -> None:
    async def play() -> list[object]:
        clock = Clock()
        async with hosting(tmp_path, clock) as host:
            room, _ = await host.rooms.make(TWO)
            line = page(room)
            await room.arrive(line, {0, 1})
            while room.board.summary is None:
                await asyncio.sleep(0.01)
            room.depart(line)
            gone = weakref.ref(room)
            del room, line
            clock.now += SLEEP_S
            gc.disable()
            try:
                # First the time of its last frame has to pass.
                for _ in range(100):
                    await host.rooms.sweep()
                    if gone() is None:
                        break
                    await asyncio.sleep(0.01)
                return [gone(), *host.rooms]
            finally:
                gc.enable()

    assert carried_out(play()) == [None]


def test_many_expired_tables_are_forgotten_in_small_steps_and_what_one_sweep_leaves_the_next_one_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[int] = []

    class Watched(Store):
        def expire(self, unseen_for_s: float, *, finished_too: bool = False, most: int = 500) -> list[str]:
            gone = super().expire(unseen_for_s, finished_too=finished_too, most=most)
            steps.append(len(gone))
            return gone

    monkeypatch.setattr(app, "Store", Watched)

    async def play() -> tuple[list[int], int]:
        async with hosting(tmp_path, Clock()) as host:
            room, _ = await host.rooms.make(TWO)
            left = []
            with contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as games:
                games.execute(MANY, (EXPIRED, -2 * host.resources.settings.forget_after_s))
                for _ in range(2):
                    await host.rooms.sweep()
                    left += games.execute("SELECT count(*) FROM tables WHERE id <> ?", (room.token,)).fetchone()
            return left, max(steps)

    assert carried_out(play()) == ([EXPIRED - 20_000, 0], 500)


@pytest.mark.parametrize(("passed_s", "counted_s"), [(60.2, 60.2), (3600.0, 120.0), (14 * 86400.0, 120.0)])
def test_time_in_which_the_machine_slept_makes_nothing_older(passed_s: float, counted_s: float) -> None:
    assert app.really_ran_s(passed_s) == counted_s


def test_a_table_stays_while_somebody_is_there_or_looks_for_it(tmp_path: Path) -> None:
    async def play() -> tuple[set[str], set[str]]:
        clock = Clock()
        async with hosting(tmp_path, clock) as host:
            (busy, _), (sought, _) = await host.rooms.make(TWO), await host.rooms.make(TWO)
            await host.rooms.make(TWO)
            await busy.arrive(page(busy), {0, 1})
            clock.now += SLEEP_S
            await host.rooms.find(sought.token)
            await host.rooms.sweep()
            return {room.token for room in host.rooms}, {busy.token, sought.token}

    stayed, wanted = carried_out(play())
    assert stayed == wanted


def test_frames_that_a_slow_page_missed_are_counted_when_it_catches_up(tmp_path: Path) -> None:
    async def play() -> str:
        async with hosting(tmp_path, Clock()) as host:
            room, _ = await host.rooms.make(TWO)
            slow = page(room)
            sending = asyncio.create_task(slow.send_all())
            for _ in range(2):
                slow.show(None, b"key")
                for _ in range(3):
                    slow.show(b"delta", b"key")
                for _ in range(5):
                    await asyncio.sleep(0)
            slow.hang_up()
            await sending
            return host.resources.metrics.text({})

    assert "paletti_frames_dropped_total 6\n" in carried_out(play())
