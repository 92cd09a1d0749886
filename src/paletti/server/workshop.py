"""Processes that may die: what a stranger sent is unpacked and looked at there, within limits of time and memory."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

WorkCall = tuple[Callable[..., object], tuple[object, ...], dict[str, object]]
WorkResult = tuple[bool, object]
"""Whether the call went well, and what it gave or raised."""

CPU_S: Final = 20
"""Processor time that one piece of work may take."""
WALL_S: Final = 90.0
"""Time that it may take altogether: its process gives way to all others."""
MEMORY_BYTES: Final = 384 << 20
"""Memory that it may use beyond what the process has when the work begins."""
MOST_WORK_WAITING: Final = 16
"""Pieces of work that may wait; more are refused."""
RENEWED_AFTER: Final = 200
"""Pieces of work after which a process is replaced: whatever they left in its memory goes with it."""
NICENESS: Final = 10
"""Its processes let everything else go first."""


class Worn(Exception):
    """The work exceeded its limit of time or memory: its process was ended, and nothing else happened."""


class Busy(Exception):
    """Too much work waits already: no more is taken."""


class Workshop:
    """A few processes, each with one piece of work at a time; they start with the first piece."""

    def __init__(self, count: int = 2, *, cpu_s: int = CPU_S, wall_s: float = WALL_S) -> None:
        self._workers = [_Worker(cpu_s, wall_s) for _ in range(count)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(count, "workshop")
        self._turn = asyncio.Semaphore(count)
        self._waiting = 0

    async def work(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the call gives or raises; `Worn` where it went beyond its limits, `Busy` where too many wait."""
        if self._waiting >= MOST_WORK_WAITING:
            raise Busy
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        worker = self._free.pop()
        done = asyncio.get_running_loop().run_in_executor(self._threads, worker.work, call, args, kwargs)
        # The caller may go away, but the worker is free only when its work is done.
        done.add_done_callback(lambda _: self._release(worker))
        return cast(R, await asyncio.shield(done))

    def close(self) -> None:
        """Ends the processes, whatever they are at."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.kill()

    def _release(self, worker: "_Worker") -> None:
        self._free.append(worker)
        self._turn.release()


class _Worker:
    """One process, started again when it has died."""

    def __init__(self, cpu_s: int, wall_s: float) -> None:
        self._cpu_s, self._wall_s = cpu_s, wall_s
        self._process: SpawnProcess | None = None
        self._line: Connection[WorkCall, WorkResult] | None = None
        self._done = 0

    def work(self, call: Callable[..., object], args: tuple[object, ...], kwargs: dict[str, object]) -> object:
        """What the call gives or raises; blocks."""
        if self._process is None or not self._process.is_alive() or self._done >= RENEWED_AFTER:
            self._start()
        line = self._line
        assert line is not None
        try:
            line.send((call, args, kwargs))
            if not line.poll(self._wall_s):
                raise Worn
            went_well, result = line.recv()
        except (EOFError, OSError, Worn) as problem:
            self.kill()
            raise Worn from problem
        self._done += 1
        if went_well:
            return result
        if isinstance(result, MemoryError):
            self.kill()
            raise Worn from result
        assert isinstance(result, Exception)
        raise result

    def kill(self) -> None:
        """Ends the process at once."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ValueError):
                process.kill()
                process.join()
                process.close()
        if self._line is not None:
            self._line.close()
            self._line = None

    def _start(self) -> None:
        self.kill()
        # A fork would carry the threads' locks along; a fresh process has none.
        spawn = multiprocessing.get_context("spawn")
        self._line, its = spawn.Pipe()
        self._process, self._done = spawn.Process(target=_serve, args=(its, self._cpu_s), daemon=True), 0
        self._process.start()
        its.close()


def _serve(line: "Connection[WorkResult, WorkCall]", cpu_s: int) -> None:
    """The life of such a process: work after work, until the server is gone."""
    # Ctrl-C is meant for the server. Its workers end when it does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while True:
        try:
            call, args, kwargs = line.recv()
        except EOFError:
            return
        _limit(cpu_s)
        answer: WorkResult
        try:
            answer = True, call(*args, **kwargs)
        except Exception as problem:
            problem.__traceback__ = problem.__cause__ = problem.__context__ = None
            answer = False, problem
        line.send(answer)


def _limit(cpu_s: int) -> None:
    """Bounds what the process may use from here on, where the system can."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + cpu_s, hard))
    with suppress(OSError, ValueError), open("/proc/self/statm", encoding="ascii") as told:
        pages = int(told.read().split()[0])
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + MEMORY_BYTES, hard))
