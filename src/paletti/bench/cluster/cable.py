"""A node's way to the database, which can be cut. It is a separate process: no deed waits for the bench's pages."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from typing import Final

CUT, MEND, READY = "cut", "mend", "ready"
CHUNK: Final = 65536


class Cable:
    """Such a way, from a port of this machine to the database's own socket."""

    def __init__(self, database: str, port: int) -> None:
        self.port = port
        command = [sys.executable, "-m", "paletti.bench.cluster.cable", database, str(port)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ready(self) -> None:
        """Waits until it listens for the node."""
        assert self._process.stdout is not None
        if self._process.stdout.readline().strip() != READY:
            raise RuntimeError("the way to the database could not be opened")

    def cut(self) -> None:
        """Ends every connection; those made from now on get no answer, as if the plug were pulled."""
        self._say(CUT)

    def mend(self) -> None:
        """Lets connections through again."""
        self._say(MEND)

    def close(self) -> None:
        """Ends the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait()

    def _say(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()


class _Carrier:
    """The process's own side."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._is_cut = False
        self._ends: set[asyncio.StreamWriter] = set()

    async def run(self, port: int) -> None:
        """Carries until its standard input ends."""
        server = await asyncio.start_server(self._carry, "127.0.0.1", port)
        sys.stdout.write(f"{READY}\n")
        sys.stdout.flush()
        while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
            self._is_cut = word == CUT
            if self._is_cut:
                for end in list(self._ends):
                    end.transport.abort()
        server.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            if self._is_cut:
                await reader.read()
                return
            far_reader, far_writer = await asyncio.open_unix_connection(self._database)
            copies = [asyncio.create_task(_copy(*pair)) for pair in ((reader, far_writer), (far_reader, writer))]
            try:
                await asyncio.wait(copies, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for copy in copies:
                    copy.cancel()
                far_writer.close()
        except (OSError, asyncio.CancelledError):
            pass  # the connection was cut, or the bench is over
        finally:
            self._ends.discard(writer)
            writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()


if __name__ == "__main__":
    asyncio.run(_Carrier(sys.argv[1]).run(int(sys.argv[2])))
