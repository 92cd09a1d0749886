"""Everything that a running server has: settings, store, steppers, rooms. Passed to whoever needs it."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from paletti.present.film import Film
from paletti.server.http.study import Study
from paletti.server.http.talk import Talk
from paletti.server.limits import Buckets
from paletti.server.metrics import Metrics
from paletti.server.post import Post
from paletti.server.settings import Settings
from paletti.server.stepper import Steppers
from paletti.server.thinking import Thinkers
from paletti.storage import Store

if TYPE_CHECKING:
    from paletti.server.room.room import Room

P = ParamSpec("P")
R = TypeVar("R")


def fresh_secret() -> str:
    """128 random bits, fit for a message."""
    return secrets.token_urlsafe(16)


@dataclass
class Host:
    """One running server."""

    settings: Settings
    store: Store
    metrics: Metrics
    steppers: Steppers
    makers: Buckets
    threads: ThreadPoolExecutor
    thinkers: Thinkers
    scholars: Thinkers
    """Those who look at finished games again; they have time."""
    post: Post
    rooms: dict[str, "Room"] = field(default_factory=dict)
    films: dict[str, Film] = field(default_factory=dict)
    talk: Talk = field(default_factory=Talk)
    studies: dict[str, Study] = field(default_factory=dict)
    lines: int = 0
    finding: asyncio.Lock = field(default_factory=asyncio.Lock)
    clock: Callable[[], float] = monotonic

    async def in_thread(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the call gives; it may block, so the loop does not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: call(*args, **kwargs))
