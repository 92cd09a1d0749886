"""`paletti bench attack`: what a hostile client can do to a real server, and what it costs the others there."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.progress import Progress

from paletti.bench.attack.attacked import Attacked, attacked
from paletti.bench.attack.bombs import upload_bombs
from paletti.bench.attack.floods import worst_flood
from paletti.bench.attack.kills import kill
from paletti.bench.attack.messages import send_mutated
from paletti.bench.attack.soak import soak
from paletti.bench.parts import PARTS
from paletti.bench.report import Figures, Promises, Target, above, at_least, below, exactly, targets_of


@dataclass(frozen=True)
class AttackScale:
    """How much is measured."""

    messages: int
    rounds: int
    kills: int
    soak_s: float


FULL: Final = AttackScale(1_000_000, 6, 1000, 3600.0)
QUICK: Final = AttackScale(5000, 1, 5, 60.0)
"""Every day; about five minutes."""

UNHARMED: Final = (Target("breakdowns", *exactly(0)), Target("tracebacks", *exactly(0)))


def promises(scale: AttackScale) -> Promises:
    """The promises for an attack on that scale: it runs to its end and achieves nothing."""
    return {
        "messages": (Target("messages", *at_least(scale.messages)), Target("takeovers", *exactly(0)), *UNHARMED),
        "floods": (Target("victim_fps", *above(0.9)), *UNHARMED),
        "bombs": (Target("bombs_refused", *exactly(1)), Target("bomb_mb", *below(50)), *UNHARMED),
        "kills": (
            Target("kills", *at_least(scale.kills)),
            Target("lost", *exactly(0)),
            Target("differs", *exactly(0)),
        ),
        "soak": (Target("soak_growth", *below(1.10)),),
    }


PROMISES: Final = promises(FULL)
QUICK_PROMISES: Final = promises(QUICK)
TARGETS: Final = targets_of(PROMISES)


def measure(progress: Progress, *, quick: bool, parts: Collection[str] = PARTS["attack"]) -> Figures:
    """The figures of these parts. In full all of them take hours, the quick ones a few minutes."""
    scale = QUICK if quick else FULL
    figures: Figures = {}
    harm: Counter[str] = Counter()
    attacks: dict[str, Callable[[Attacked], Awaitable[Figures]]] = {
        "messages": lambda server: send_mutated(progress, server.port, scale.messages),
        "floods": lambda server: worst_flood(progress, server.port, scale.rounds),
        "bombs": lambda server: upload_bombs(progress, server),
    }
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in parts:
            if part in attacks:
                figures |= asyncio.run(_endured(folder, part, attacks[part], harm))
                figures |= {"breakdowns": harm["breakdowns"], "tracebacks": harm["tracebacks"]}
        if "kills" in parts:
            figures |= asyncio.run(kill(progress, folder, scale.kills))
        if "soak" in parts:
            figures |= asyncio.run(soak(progress, folder, scale.soak_s))
    return figures


async def _endured(
    folder: Path, part: str, attack: Callable[[Attacked], Awaitable[Figures]], harm: Counter[str]
) -> Figures:
    """What an attack did to a server of its own; the harm done is summed over the attacks."""
    with attacked(folder, part) as server:
        figures = await attack(server)
        harm["breakdowns"] += await server.counted("breakdowns_total")
    harm["tracebacks"] += server.tracebacks()
    return figures
