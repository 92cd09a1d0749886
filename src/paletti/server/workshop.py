"""Processes that may die: they unpack and check untrusted files, within limits of time and memory."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic, process_time
from typing import Final, ParamSpec, TypeVar, cast

from paletti.server.limits import Buckets

P = ParamSpec("P")
R = TypeVar("R")

WorkCall = tuple[Callable[..., object], tuple[object, ...], dict[str, object]]
WorkResult = tuple[bool, object, float]
"""Whether the call succeeded, its result or exception, and the processor seconds that it took."""


@dataclass(frozen=True)
class WorkLimits:
    """What one piece of work may take, and an address for all of its work."""

    cpu_s: int
    """Processor time."""
    wall_s: float
    """Time altogether: its process gives way to all others."""
    memory_bytes: int | None
    """Memory beyond what the process has when the work begins; None: any."""
    share: float
    """Processor seconds that the work of one address may take in a second, on average."""
    saved_s: float
    """Processor seconds that an address may have saved up."""


STRANGERS: Final = WorkLimits(cpu_s=20, wall_s=90.0, memory_bytes=384 << 20, share=0.25, saved_s=60.0)
"""For what comes from outside. A film takes a third of a second for each minute in which hands are at the wood."""
STUDIES: Final = WorkLimits(cpu_s=900, wall_s=3600.0, memory_bytes=1 << 30, share=0.25, saved_s=1800.0)
"""For analysing a game: half a second a deed. No game of people or bots has 1,800 deeds."""
ON_CLUSTER: Final = replace(STUDIES, memory_bytes=None)
"""The same on a cluster: its client reserves gigabytes of memory and hardly uses them."""

MOST_WORK_WAITING: Final = 16
"""Pieces of work that may wait; more are refused."""
MOST_AN_ADDRESS: Final = 2
"""Pieces of work of one address that are in the shop, under way or waiting."""
MOST_OUTSIDE: Final = 8
"""More pieces of one address, which wait until one of its own is done, as when a class opens its films."""
RENEWED_AFTER: Final = 200
"""Pieces of work after which a process is replaced: whatever they left in its memory goes with it."""
MOST_REMEMBERED: Final = 10_000
"""For how many addresses it is known when they had their last turn."""
NICENESS: Final = 10
"""The niceness of its processes: everything else goes first."""


class Worn(Exception):
    """The work exceeded its limit of time or memory: its process was ended, and nothing else happened."""


class Busy(Exception):
    """Too much work waits already: no more is taken."""


class ShareUsed(Exception):
    """This address has too much work under way, or has used up its share: no more is taken from it for now."""


@dataclass(eq=False)
class _Piece:
    """A piece of work that waits for its turn."""

    address: str
    turn: "asyncio.Future[_Worker]"


class Workshop:
    """A few processes, each with one piece of work at a time; they start with the first piece.

    No address has more than one process at a time, and the one served longest ago comes first. So the others' work is
    done, however much one address asks for.
    """

    def __init__(self, count: int = 2, limits: WorkLimits = STRANGERS) -> None:
        self._limits = limits
        self._workers = [_Worker(limits) for _ in range(count)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(count, "workshop")
        self._most_running = max(1, count - 1)
        self._waiting: list[_Piece] = []
        self._running: Counter[str] = Counter()
        self._served: dict[str, None] = {}
        """The addresses that have had a turn, the latest last."""
        self._shares = Buckets(limits.share, limits.saved_s)

    async def work(self, address: str, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """The result or exception of the call, which is made for this address.

        `Worn` if it went beyond its limits, `Busy` if too many wait, `ShareUsed` if this address asked for too much.
        """
        self._admit(address)
        piece = _Piece(address, asyncio.get_running_loop().create_future())
        self._waiting.append(piece)
        self._serve_next()
        try:
            worker = await piece.turn
        except asyncio.CancelledError:
            if piece in self._waiting:
                self._waiting.remove(piece)
            elif not piece.turn.cancelled():
                self._release(address, piece.turn.result(), 0.0)
            raise
        done = asyncio.get_running_loop().run_in_executor(self._threads, worker.work, call, args, kwargs)
        # The caller may go away, but the worker is free only when its work is done.
        done.add_done_callback(lambda _: self._release(address, worker, worker.spent_s))
        return cast(R, await asyncio.shield(done))

    def close(self) -> None:
        """Ends the processes, whatever they are doing."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.kill()

    def _admit(self, address: str) -> None:
        """Raises an error if no more work is accepted, from anybody or from this address."""
        asked = Counter(piece.address for piece in self._waiting)
        mine = asked[address] + self._running[address]
        if mine >= MOST_AN_ADDRESS + MOST_OUTSIDE or not self._shares.of(address).holds(0.0):
            raise ShareUsed
        inside = sum(min(number, MOST_AN_ADDRESS - self._running[whose]) for whose, number in asked.items())
        if mine < MOST_AN_ADDRESS and inside >= MOST_WORK_WAITING:
            raise Busy

    def _serve_next(self) -> None:
        """Gives free workers to those who wait, first to the one served longest ago."""
        order = {address: at for at, address in enumerate(self._served)}
        for piece in sorted(self._waiting, key=lambda piece: order.get(piece.address, -1)):
            if piece.turn.cancelled():
                continue  # its caller is about to take it away
            if self._free and self._running[piece.address] < self._most_running:
                self._waiting.remove(piece)
                self._running[piece.address] += 1
                self._served.pop(piece.address, None)
                self._served[piece.address] = None
                piece.turn.set_result(self._free.pop())
        while len(self._served) > MOST_REMEMBERED:
            del self._served[next(iter(self._served))]

    def _release(self, address: str, worker: "_Worker", spent_s: float) -> None:
        self._shares.of(address).spend(spent_s)
        self._running[address] -= 1
        if not self._running[address]:
            del self._running[address]
        self._free.append(worker)
        self._serve_next()


class _Worker:
    """One process, started again when it has died."""

    def __init__(self, limits: WorkLimits) -> None:
        self._limits = limits
        self._process: SpawnProcess | None = None
        self._line: Connection[WorkCall, WorkResult] | None = None
        self._done = 0
        self.spent_s = 0.0
        """The processor time that its last piece of work took."""

    def work(self, call: Callable[..., object], args: tuple[object, ...], kwargs: dict[str, object]) -> object:
        """The result or exception of the call; blocks."""
        self.spent_s = 0.0
        if self._process is None or not self._process.is_alive() or self._done >= RENEWED_AFTER:
            self._start()
        line, began = self._line, monotonic()
        assert line is not None
        try:
            line.send((call, args, kwargs))
            if not line.poll(self._limits.wall_s):
                raise Worn
            went_well, result, self.spent_s = line.recv()
        except (EOFError, OSError, Worn) as problem:
            # It is unknown how much time it took, but at most this.
            self.spent_s = min(monotonic() - began, self._limits.cpu_s)
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
        # A fork would copy the threads' locks; a fresh process has none.
        spawn = multiprocessing.get_context("spawn")
        self._line, its = spawn.Pipe()
        self._process, self._done = spawn.Process(target=_serve, args=(its, self._limits), daemon=True), 0
        self._process.start()
        its.close()


def _serve(line: "Connection[WorkResult, WorkCall]", limits: WorkLimits) -> None:
    """The loop of such a process: one piece of work after the other, until the server is gone."""
    # Ctrl-C is meant for the server. Its workers end when it does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    while True:
        try:
            call, args, kwargs = line.recv()
        except EOFError:
            return
        _limit(limits)
        began = process_time()
        answer: tuple[bool, object]
        try:
            answer = True, call(*args, **kwargs)
        except Exception as problem:
            problem.__traceback__ = problem.__cause__ = problem.__context__ = None
            answer = False, problem
        line.send((*answer, process_time() - began))


def _limit(limits: WorkLimits) -> None:
    """Limits what the process may use from here on, if the system can do that."""
    if sys.platform == "win32":
        return
    import resource

    used = resource.getrusage(resource.RUSAGE_SELF)
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + limits.cpu_s, hard))
    if limits.memory_bytes is None:
        return
    with suppress(OSError, ValueError), open("/proc/self/statm", encoding="ascii") as statm:
        pages = int(statm.read().split()[0])
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + limits.memory_bytes, hard))
