"""Three nodes and a PostgreSQL for the benchmark: each node can be killed, frozen, cut off, or told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from paletti.bench.cluster.cable import Cable
from paletti.bench.pages import ask
from paletti.bench.serving import free_ports
from paletti.storage import Store
from paletti.testing.postgres import Database, running_database

READY_WITHIN_S: Final = 90.0
CONNECTIONS: Final = 300


@dataclass
class Member:
    """One node: its process, the port of its pages, where other nodes reach it, and its way to the database."""

    port: int
    address: str
    way: Cable
    log: Path
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Starts its process."""
        database = f"postgresql://paletti@127.0.0.1:{self.way.port}/postgres"
        command = [sys.executable, "-m", "paletti", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--node-address", self.address, "--database", database]
        command += ["--new-a-minute", "100000", "--tables-an-address", "1000", "--no-bots", "--name", "127.0.0.1"]
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors, text=True)

    async def ready(self) -> None:
        """Waits until it serves pages."""
        async with asyncio.timeout(READY_WITHIN_S):
            while True:
                with contextlib.suppress(OSError, TimeoutError):
                    async with asyncio.timeout(3):
                        if b'"ok":true' in await ask(self.port, "GET /healthz HTTP/1.1", b""):
                            return
                await asyncio.sleep(0.1)

    def send(self, sign: signal.Signals) -> None:
        """Sends its process a signal."""
        assert self.process is not None
        self.process.send_signal(sign)

    async def ended(self) -> None:
        """Waits until its process has ended."""
        assert self.process is not None
        await asyncio.to_thread(self.process.wait)

    def end(self) -> None:
        """Ends its process, even one that is frozen."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(signal.SIGCONT)
                self.process.kill()
            self.process.wait()


@dataclass
class Cluster:
    """All nodes, and a way to the database that is never cut."""

    members: list[Member]
    database: Database

    @property
    def url(self) -> str:
        """Where the database is."""
        return self.database.url

    def ports(self) -> list[int]:
        """Where pages reach the nodes."""
        return [member.port for member in self.members]

    def owner_of(self, table: str) -> Member | None:
        """The node that owns a table now; blocks."""
        with Store(self.url) as store:
            owner = store.leases.owner(table)
        return next((each for each in self.members if owner is not None and each.address == owner.address), None)


@contextlib.asynccontextmanager
async def cluster(folder: Path, count: int = 3) -> AsyncIterator[Cluster]:
    """This number of nodes that are not started yet, with a database that is."""
    with running_database(CONNECTIONS) as postgres:
        database = str(Path(parse_qs(urlsplit(postgres.url).query)["host"][0]) / ".s.PGSQL.5432")
        numbers = free_ports(3 * count)
        members = [
            Member(
                port=numbers[at],
                address=f"127.0.0.1:{numbers[count + at]}",
                way=Cable(database, numbers[2 * count + at]),
                log=folder / f"node-{at}.log",
            )
            for at in range(count)
        ]
        try:
            for member in members:
                await asyncio.to_thread(member.way.ready)
            yield Cluster(members, postgres)
        finally:
            for member in members:
                member.end()
                member.way.close()
