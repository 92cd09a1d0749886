"""A line to a server that is far away: whatever comes is passed on later, now more, now less, and in its order."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

CHUNK: Final = 1 << 16


@dataclass(frozen=True)
class Distance:
    """How long everything takes each way, and by how much more or less, in milliseconds."""

    late_ms: float
    jitter_ms: float
    seed: int = 1


@contextlib.contextmanager
def relayed(port: int, distance: Distance) -> Iterator[int]:
    """A port of this machine that leads to that one, so far away."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    opened = asyncio.run_coroutine_threadsafe(_listen(port, distance), loop).result()
    try:
        yield opened.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(_close(opened), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _listen(port: int, distance: Distance) -> asyncio.Server:
    rng = Random(distance.seed)

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        ways = (
            _pass(reader, far_writer, distance, Random(rng.random())),
            _pass(far_reader, writer, distance, Random(rng.random())),
        )
        try:
            # A task of asyncio's own looks at how this one ends, and a cancelled one would be told as a fault.
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(*ways)
        finally:
            for end in (writer, far_writer):
                end.close()

    return await asyncio.start_server(meet, "127.0.0.1", 0)


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, distance: Distance, rng: Random) -> None:
    """Passes on what comes, each piece at its own time and never before the one that came first."""
    waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    async def write() -> None:
        due = 0.0
        while True:
            at, data = await waiting.get()
            due = max(due, at)
            await asyncio.sleep(max(0.0, due - loop.time()))
            if not data:
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


async def _close(server: asyncio.Server) -> None:
    server.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
