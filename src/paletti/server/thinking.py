"""Where bots think: in processes of their own, so that neither the loop nor the worlds wait for a thought."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Lock
from typing import Final, ParamSpec, TypeVar

from paletti.bots.mind.decision import Decision
from paletti.bots.mind.strength import Strength
from paletti.bots.mind.view import View
from paletti.bots.player import decide
from paletti.server import memory

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger("paletti.server")

TIDY_EACH: Final = 10
"""After this many deeds of a game the thinking process is tidied, which takes a few milliseconds."""


class Thinkers:
    """A few processes that answer one question each at a time; they start with the first question."""

    def __init__(self, count: int, niceness: int = 0, cores: int = 1) -> None:
        """Processes of a higher `niceness` let others go first; each thought may use so many `cores`."""
        self._count, self._niceness, self._cores = count, niceness, cores
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    def ask(
        self, view: View, strength: Strength, seed: int, version: int, answered: Callable[[Decision | None], None]
    ) -> None:
        """Asks what a bot of this strength does. The answer comes in another thread; it is None if there is none."""

        def done(thought: "Future[Decision | None]") -> None:
            try:
                answered(thought.result())
            except BrokenProcessPool:
                self._forget()
                answered(None)
            except Exception:
                log.exception("A bot could not make up its mind.")
                answered(None)

        try:
            self._processes().submit(_decide, view, strength, seed, version, self._cores).add_done_callback(done)
        except (BrokenProcessPool, RuntimeError):
            self._forget()
            answered(None)

    async def work(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the call returns; it runs in one of the processes."""
        try:
            return await asyncio.wrap_future(self._processes().submit(call, *args, **kwargs))
        except BrokenProcessPool:
            self._forget()
            raise

    def _processes(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                # A fork would copy the threads' locks; a fresh process has none.
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self._count, mp_context=spawn, initializer=_begin, initargs=(self._niceness,)
                )
            return self._pool

    def close(self) -> None:
        """Ends the processes; questions that wait get no answer."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _forget(self) -> None:
        """Drops a broken pool; the next question starts a new one."""
        with self._lock:
            self._pool = None


def _decide(view: View, strength: Strength, seed: int, version: int, cores: int) -> Decision | None:
    """What a bot does; now and then the process that thinks gives back what it no longer needs."""
    decided = decide(view, strength, seed, version, cores)
    if version % TIDY_EACH == 0:
        memory.give_back()
    return decided


def _begin(niceness: int) -> None:
    # Ctrl-C is meant for the server. Its thinkers end when it does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
