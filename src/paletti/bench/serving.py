"""What listens at a port while a bench runs: a server, or anything else, in a process of its own."""

import contextlib
import socket
import tempfile
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Concatenate, Final, ParamSpec

import uvicorn

from paletti.physics.settings import FRAME_S
from paletti.server.run import configured
from paletti.server.settings import Settings

P = ParamSpec("P")
ABSENT_S: Final = 1.0


@contextlib.contextmanager
def serving(frame_s: float = FRAME_S) -> Iterator[int]:
    """The port of a server with a new database; if `frame_s` is short, its wood moves faster than in real life."""
    with (
        tempfile.TemporaryDirectory(prefix="paletti-bench-") as folder,
        listening(_serve, str(Path(folder) / "bench.sqlite"), frame_s) as port,
    ):
        yield port


def _serve(there: socket.socket, database: str, frame_s: float) -> None:
    # If the wood moves faster than in real life, hands lead faster as well.
    haste = FRAME_S / frame_s
    settings = Settings(
        database,
        frame_s=frame_s,
        messages_a_second=haste * Settings.messages_a_second,
        work_a_second=haste * Settings.work_a_second,
        absent_after_s=ABSENT_S,
        tables_a_minute=1000,
        most_tables_an_address=1000,
        most_hands_an_address=1000,
        bots=False,
    )
    uvicorn.Server(configured(settings)).run(sockets=[there])


@contextlib.contextmanager
def listening(
    target: Callable[Concatenate[socket.socket, P], None], *args: P.args, **kwargs: P.kwargs
) -> Iterator[int]:
    """The port; `target` runs in the other process, with the socket before its own arguments."""
    with socket.socket() as there:
        there.bind(("127.0.0.1", 0))
        there.listen(64)
        process = get_context("spawn").Process(target=target, args=(there, *args), kwargs=kwargs)
        process.start()
        try:
            yield there.getsockname()[1]
        finally:
            process.terminate()
            process.join()


def free_ports(count: int) -> list[int]:
    """Different ports at which nobody listens."""
    with contextlib.ExitStack() as stack:
        probes = [stack.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [int(probe.getsockname()[1]) for probe in probes]
