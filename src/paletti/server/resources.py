"""What every room of a server works with: settings, store, threads, steppers. It is passed in, never imported."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from paletti.server.metrics import Metrics
from paletti.server.node import Node
from paletti.server.settings import Settings
from paletti.server.stepper import Post, Steppers
from paletti.server.thinking import Thinkers
from paletti.storage import Store

P = ParamSpec("P")
R = TypeVar("R")


@dataclass
class Resources:
    """One server's means, shared by all its rooms."""

    settings: Settings
    store: Store
    node: Node
    """This process among those that carry tables."""
    metrics: Metrics
    steppers: Steppers
    thinkers: Thinkers
    """Processes in which bots think."""
    threads: ThreadPoolExecutor
    """For everything that may block."""
    builders: ThreadPoolExecutor
    """For building villas: few threads, because this work holds the interpreter and frames would wait."""
    writers: ThreadPoolExecutor
    """Only for the journals, so that a verdict does not wait for a film."""
    post: Post
    clock: Callable[[], float] = monotonic
    """Measures how long somebody is away, or a room is quiet."""

    async def in_thread(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result of a call that may block, so the loop does not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: call(*args, **kwargs))

    async def by_builder(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The same for building villas, only a few at a time."""
        return await asyncio.get_running_loop().run_in_executor(self.builders, lambda: call(*args, **kwargs))


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Does the whole work, even if the page that asked for it goes away: nothing may be left half written."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise
