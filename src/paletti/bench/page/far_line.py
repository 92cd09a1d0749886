"""A connection to a server that is far away: everything is passed on in order, but late, by a varying time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from paletti.bench.serving import listening

CHUNK: Final = 1 << 16


@dataclass(frozen=True)
class Distance:
    """How long everything takes each way, and how much that varies, in milliseconds."""

    late_ms: float
    jitter_ms: float
    seed: int = 1


@contextlib.contextmanager
def relayed(port: int, distance: Distance) -> Iterator[int]:
    """A port of this machine that leads to that one over this distance."""
    # The relay is a process of its own, so that nothing else delays it.
    with listening(_relay, port, distance) as here:
        yield here


def _relay(there: socket.socket, port: int, distance: Distance) -> None:
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    asyncio.run(_listen(there, port, distance))


async def _listen(there: socket.socket, port: int, distance: Distance) -> None:
    rng = Random(distance.seed)

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        ways = (
            _pass(reader, far_writer, distance, Random(rng.random())),
            _pass(far_reader, writer, distance, Random(rng.random())),
        )
        try:
            await asyncio.gather(*ways)
        finally:
            for end in (writer, far_writer):
                end.close()

    await (await asyncio.start_server(meet, sock=there)).serve_forever()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, distance: Distance, rng: Random) -> None:
    """Passes on what comes, each piece at its own time and never before an earlier one."""
    waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    async def write() -> None:
        due = 0.0
        while True:
            at, data = await waiting.get()
            due = max(due, at)
            await asyncio.sleep(max(0.0, due - loop.time()))
            if not data or writer.is_closing():
                break
            writer.write(data)
        with contextlib.suppress(OSError):
            writer.write_eof()

    writing = asyncio.create_task(write())
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            late = distance.late_ms + rng.uniform(-distance.jitter_ms, distance.jitter_ms)
            waiting.put_nowait((loop.time() + late / 1000, data))
    waiting.put_nowait((loop.time() + distance.late_ms / 1000, b""))
    with contextlib.suppress(ConnectionError):
        await writing
