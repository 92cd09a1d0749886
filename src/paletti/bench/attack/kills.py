"""Kills: a page plays, the server is killed in the middle, and the page must find everything it had heard of."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from pathlib import Path
from time import monotonic
from typing import Final

from rich.progress import Progress

from paletti.bench.attack.attacked import attacked
from paletti.bench.attack.floods import NOISE
from paletti.bench.pages import Page, join, make
from paletti.bench.report import Figures
from paletti.protocol import toclient as said
from paletti.protocol import view as shown
from paletti.protocol.view import SeatSecret

SEED: Final = 16


async def kill(progress: Progress, folder: Path, wanted: int) -> Figures:
    """How often the server was killed, and what was lost or came back differently."""
    task = progress.add_task("bench-doing-kills", total=wanted)
    chance, lost, differs, kills = random.Random(SEED), 0, 0, 0
    table: str | None = None
    owns: list[SeatSecret] = []
    heard: dict[int, str] = {}
    while kills < wanted:
        with attacked(folder, "kill") as server:
            if table is None:
                table, owns = await make(server.port)
                heard = {}
            page = await join(server.port, table, owns)
            now = await page.hear(said.Snapshot)
            lost += max(heard, default=0) > now.version
            differs += heard.get(now.version, now.hash) != now.hash
            heard[now.version] = now.hash
            until = monotonic() + chance.uniform(0.05, 0.6)
            with contextlib.suppress(*NOISE):
                over = await _play(page, now.view, heard, until, chance)
                table = None if over else table
            server.process.send_signal(signal.SIGKILL)
            server.process.wait()
            kills += 1
            with contextlib.suppress(*NOISE):
                await page.line.close()
        progress.update(task, completed=kills)
    return {"kills": kills, "lost": lost, "differs": differs}


async def _play(page: Page, view: shown.View, heard: dict[int, str], until: float, chance: random.Random) -> bool:
    """Grips, pulls and lets go until the time is up; whether the game is over."""
    while monotonic() < until and not view.over:
        seat = view.acting[0]
        column = chance.choice(view.touch[0].may) if view.touch and view.touch[0].may else "red-hex"
        for kind, fields in (
            ("grip", {"column": column, "point": [0.0, 0.0, 0.02]}),
            ("aim", {"position": [chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), 0.1]}),
            ("let-go", {}),
            ("apply", {}),
        ):
            await page.say(kind, seat=seat, **fields)
        async with asyncio.timeout(max(0.05, until - monotonic())):
            judged = await page.hear(said.Judged)
        heard[judged.version], view = judged.hash, judged.view
    return view.over
