"""A server in a process of its own, as a host runs it: a test can measure its memory, and kill it."""

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import sleep

from tests.server.served import Server

from paletti.server.settings import Settings
from paletti.testing.processes import family_bytes


@dataclass
class Outside(Server):
    """One running server, its process and its log."""

    process: "subprocess.Popen[str]"
    log: Path = field(default=Path())

    def memory(self) -> int:
        """How many bytes of real memory the server and its helpers hold."""
        return family_bytes(self.process.pid)

    @contextlib.contextmanager
    def watched(self) -> Iterator[list[int]]:
        """A list that in the end holds the greatest growth of the memory, in bytes."""
        before, worst, over = self.memory(), [0], threading.Event()

        def watch() -> None:
            while not over.is_set():
                worst[0] = max(worst[0], self.memory() - before)
                sleep(0.01)

        thread = threading.Thread(target=watch)
        thread.start()
        try:
            yield worst
        finally:
            over.set()
            thread.join()

    @property
    def said(self) -> str:
        return self.log.read_text()


@contextlib.contextmanager
def running(
    folder: Path, *options: str, log_name: str = "server.log", database: str | None = None
) -> Iterator[Outside]:
    """`paletti serve` on a free port of this machine until the block ends, with a SQLite file or another database."""
    log, where = folder / log_name, database or str(folder / "games.sqlite")
    with log.open("w") as errors:
        command = [sys.executable, "-m", "paletti", "serve", "--host", "127.0.0.1", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", where, *options],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PALETTI_HOME": str(folder)},
        )
        try:
            assert process.stdout is not None
            address = process.stdout.readline()
            assert address.startswith("http"), log.read_text()
            port = int(address.strip().rstrip("/").rsplit(":", 1)[1])
            yield Outside(port, Settings(where), process, log)
        finally:
            process.terminate()
            process.wait(60)
            if process.stdout is not None:
                process.stdout.close()
