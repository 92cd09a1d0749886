"""The processes that are measured: a server or nodes beside the bench, each on the cores assigned to it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from paletti.bench.serving import free_ports
from paletti.server.settings import Settings


class OtherProcess:
    """One of our modules in another process: it answers every line with a line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, line: str) -> str:
        """Its answer to this line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()


@contextlib.contextmanager
def other_process(module: str, *words: str) -> Iterator[OtherProcess]:
    """This module, run with these arguments in another process, which ends afterwards."""
    command = [sys.executable, "-m", module, *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield OtherProcess(process)
        finally:
            process.terminate()


@contextlib.contextmanager
def halted(process: subprocess.Popen[str]) -> Iterator[None]:
    """Stops that process meanwhile, if the system can do that."""
    if not hasattr(signal, "SIGSTOP"):
        yield
        return
    process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        process.send_signal(signal.SIGCONT)


@contextlib.contextmanager
def measured_server(database: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server in a process of its own, and its port."""
    (port,) = free_ports(1)
    command = [sys.executable, "-m", "paletti.bench.server.processes", str(database), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield process, port
        finally:
            process.terminate()


@contextlib.contextmanager
def cluster(database: Path, nodes: int) -> Iterator[int]:
    """The port of this number of nodes on this machine, as `paletti serve` starts them."""
    (port,) = free_ports(1)
    command = [sys.executable, "-m", "paletti", "serve", "--nodes", str(nodes), "--port", str(port), "--no-bots"]
    command += ["--host", "127.0.0.1", "--database", str(database), "--behind-proxy"]
    command += ["--tables-an-address", "1000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield port
        finally:
            process.terminate()


@contextlib.contextmanager
def apart(*processes: subprocess.Popen[str]) -> Iterator[None]:
    """Puts those processes on one core and this one on the others, if the system lets us choose."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) < 2:
        yield
        return
    try:
        for process in processes:
            for thread in os.listdir(f"/proc/{process.pid}/task"):
                os.sched_setaffinity(int(thread), {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))
        yield
    finally:
        os.sched_setaffinity(0, set(cores))


def serve(database: str, port: int) -> None:
    """The server's process."""
    from paletti.server.run import listen, run

    settings = Settings(
        database=database,
        steppers=1,
        most_tables=1000,
        most_tables_an_address=1000,
        most_hands_an_address=1000,
        most_lines=10_000,
        most_lines_a_table=10_000,
        most_lines_an_address=10_000,
        most_at_the_door_an_address=1000,
        most_connections_an_address=10_000,
        tables_a_minute=1e6,
        messages_a_second=1e6,
        bots=False,
    )
    run(settings, listen("127.0.0.1", port), lambda: print(port, flush=True))  # noqa: T201  # the parent waits for it


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
