"""Hundreds of pages that only watch one table, in a process of their own: they read what comes and ignore it."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Iterator
from threading import Event, Thread
from time import sleep
from typing import Final

from paletti.bench.server.light_page import hello, upgrade
from paletti.bench.server.processes import OtherProcess, other_process

READ_EVERY_S: Final = 0.05
CHUNK: Final = 1 << 16
AT_ONCE: Final = 32
"""Pages that join together, without waiting for each other."""


class Watchers:
    """Sockets at one table; a thread empties them twenty times a second, which is often enough for the server."""

    def __init__(self, port: int, table: str) -> None:
        self._port, self._table = port, table
        self._sockets: list[socket.socket] = []
        self._read: list[int] = []
        self._ends = Event()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def admit(self, count: int) -> int:
        """Lets pages come until this number is there; how many there are, fewer where the server takes no more."""
        with contextlib.suppress(OSError):
            while len(self._sockets) < count:
                for line in [self._knock() for _ in range(min(AT_ONCE, count - len(self._sockets)))]:
                    line.recv(CHUNK)  # the answer to the upgrade; the server sends nothing more before the hello
                    line.sendall(hello())
                    line.setblocking(False)
                    self._read.append(0)
                    self._sockets.append(line)
        return len(self._sockets)

    def _knock(self) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self._port), timeout=60.0)
        line.sendall(upgrade(self._port, self._table))
        return line

    def fewest_since(self) -> int:
        """The fewest bytes that one of them has read since this was last asked."""
        read, self._read = self._read, [0] * len(self._sockets)
        return min(read, default=0)

    def close(self) -> None:
        """Ends them all."""
        self._ends.set()
        self._thread.join()
        for line in self._sockets:
            line.close()

    def _run(self) -> None:
        while not self._ends.is_set():
            sleep(READ_EVERY_S)
            for at in range(len(self._sockets)):
                with contextlib.suppress(BlockingIOError, ConnectionError):
                    self._read[at] += len(self._sockets[at].recv(CHUNK))


class WatchersElsewhere:
    """The same watchers in another process."""

    def __init__(self, other: OtherProcess) -> None:
        self._other = other

    def admit(self, count: int) -> int:
        """Lets pages come until this number is there; how many there are."""
        return int(self._other.ask(f"admit {count}"))

    def fewest_since(self) -> int:
        """The fewest bytes that one of them has read since this was last asked."""
        return int(self._other.ask("fewest"))


@contextlib.contextmanager
def watching(port: int, table: str) -> Iterator[WatchersElsewhere]:
    """Watchers of a table; none has joined yet."""
    with other_process("paletti.bench.server.watchers", str(port), table) as other:
        yield WatchersElsewhere(other)


def main() -> None:
    """Answers `admit N` with how many watch then, and `fewest` with the bytes of the page that got the fewest."""
    watchers = Watchers(int(sys.argv[1]), sys.argv[2])
    for line in sys.stdin:
        what, *count = line.split()
        found = watchers.admit(int(count[0])) if what == "admit" else watchers.fewest_since()
        sys.stdout.write(f"{found}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
