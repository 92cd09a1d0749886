"""Upload bombs: files that look like replays and are made to use up memory or time."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from rich.progress import Progress

from paletti.bench.attack.attacked import Attacked
from paletti.bench.attack.floods import uploads
from paletti.bench.pages import ask
from paletti.bench.report import Figures
from paletti.protocol.api import Problem
from paletti.testing.bombs import BOMBS, MB


async def upload_bombs(progress: Progress, server: Attacked) -> Figures:
    """The share of bombs that are refused with a sentence, and the memory that the worst of them took."""
    task = progress.add_task("bench-doing-bombs", total=len(BOMBS))
    for _ in range(2):
        await uploads(server.port)  # any first upload takes memory; that does not count for the bombs
    worst = refused = 0
    for bomb in BOMBS.values():
        data, before = await asyncio.to_thread(bomb), server.memory()
        asking = asyncio.create_task(ask(server.port, "POST /api/replays HTTP/1.1", data))
        while not asking.done():
            worst = max(worst, server.memory() - before)
            await asyncio.sleep(0.02)
        with contextlib.suppress(msgspec.MsgspecError):
            refused += msgspec.json.decode(asking.result(), type=Problem).reason == "bad-replay"
        progress.advance(task)
    return {"bombs": len(BOMBS), "bombs_refused": refused / len(BOMBS), "bomb_mb": worst / MB}
