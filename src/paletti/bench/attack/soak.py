"""A long evening of bots, and whether the server's memory grows over it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import Final

from rich.progress import Progress

from paletti.bench.attack.attacked import attacked
from paletti.bench.pages import join, make
from paletti.bench.report import Figures
from paletti.protocol import toclient as said
from paletti.protocol.api import NewSeat, NewTable
from paletti.testing.bombs import MB

TABLES: Final = 4
TWO_BOTS: Final = NewTable((NewSeat("bot", "Ann", "apprentice"), NewSeat("bot", "Ben", "apprentice")))


async def soak(progress: Progress, folder: Path, seconds: float) -> Figures:
    """Memory at the end of four tables of bots over that after a sixth of the time."""
    task = progress.add_task("bench-doing-soak", total=seconds)
    with attacked(folder, "soak") as server:
        began, early = monotonic(), 0
        watching: list[asyncio.Task[None]] = []
        while (passed := monotonic() - began) < seconds:
            # When a game is over, the next one begins.
            watching = [each for each in watching if not each.done()]
            while len(watching) < TABLES:
                table, _ = await make(server.port, TWO_BOTS)
                watching.append(asyncio.create_task(_watch_to_the_end(server.port, table)))
            if not early and passed > seconds / 6:
                early = server.memory()
            progress.update(task, completed=passed)
            await asyncio.sleep(1.0)
        late = server.memory()
        for each in watching:
            each.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return {"soak_s": seconds, "soak_mb": late / MB, "soak_growth": late / max(1, early)}


async def _watch_to_the_end(port: int, table: str) -> None:
    page = await join(port, table, [])
    try:
        await page.hear(said.Over)
    finally:
        await page.line.close()
