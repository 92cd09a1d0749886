"""The server under attack: `paletti serve` with its own limits, in a process of its own."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from paletti.bench.pages import ask
from paletti.bench.serving import free_ports
from paletti.testing.processes import family_bytes


@dataclass
class Attacked:
    """One such server."""

    process: subprocess.Popen[str]
    port: int
    log: Path

    def memory(self) -> int:
        """Bytes of memory held by it and the processes that it started."""
        return family_bytes(self.process.pid)

    def tracebacks(self) -> int:
        """How many it has logged."""
        return self.log.read_text().count("Traceback")

    async def counted(self, name: str) -> int:
        """One of the server's own counters."""
        text = (await ask(self.port, "GET /metrics HTTP/1.1", b"")).decode()
        line = next((line for line in text.splitlines() if line.startswith(f"paletti_{name} ")), "0 0")
        return int(float(line.split()[1]))


@contextlib.contextmanager
def attacked(folder: Path, name: str) -> Iterator[Attacked]:
    """A server whose log and database lie in that folder under that name."""
    log = folder / f"{name}.log"
    (port,) = free_ports(1)
    command = [sys.executable, "-m", "paletti", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--new-a-minute", "100000", "--database", str(folder / f"{name}.sqlite")]
    with (
        log.open("a") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise RuntimeError(f"the server did not start: {log.read_text()}")
            yield Attacked(process, port, log)
        finally:
            process.terminate()
