"""Several nodes of one machine behind one port: a small parent process that starts and restarts them."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from socket import socket
from time import monotonic, sleep
from typing import Final

LOOK_S: Final = 0.1
SOON_S: Final = 5.0
"""A node that dies sooner than this after its start is given a pause before the next try."""
LONGEST_PAUSE_S: Final = 10.0
STOPS_WITHIN_S: Final = 15.0
HANDS_OVER_WITHIN_S: Final = 30.0
"""How long a node may take to stop once its tables had their time to come to rest."""


@dataclass
class Child:
    """One node's process."""

    process: "subprocess.Popen[str]"
    since: float

    @classmethod
    def started(cls, command: Sequence[str], listening: socket) -> "Child":
        """A node that takes its pages from this socket. It ends when its standard input does: with its parent."""
        process = subprocess.Popen(
            [*command, str(listening.fileno())],
            pass_fds=[listening.fileno()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return cls(process, monotonic())

    def ready(self) -> bool:
        """Waits until it serves; False if it ended instead."""
        assert self.process.stdout is not None
        return bool(self.process.stdout.readline())

    def end(self, sign: signal.Signals, within_s: float) -> None:
        """Tells it to stop, waits, and kills it if it does not."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(sign)
        try:
            self.process.wait(within_s)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.forget()

    def forget(self) -> None:
        """Closes the pipes to a process that has ended."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class Nodes:
    """All nodes of this machine. They share one listening socket: a node that is free takes the next page."""

    def __init__(self, count: int, command: Sequence[str], listening: socket, drain_s: float) -> None:
        """`command` starts a node; the number of the socket's descriptor follows it. It hands over within `drain_s`."""
        self._command, self._listening = command, listening
        self._children = [Child.started(command, listening) for _ in range(count)]
        self._hands_over_within_s = drain_s + HANDS_OVER_WITHIN_S
        self._ends = self._restarts = False
        self._pause_s = 0.0

    def run(self, ready: Callable[[], None]) -> int:
        """Looks after the nodes until told to stop; the exit code. `ready` is called when all of them serve.

        SIGHUP restarts them one after the other, each handing its tables over first.
        """
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGHUP, self._restart)
        try:
            if False in [child.ready() for child in self._children]:
                return 1  # it has said why
            ready()
            while not self._ends:
                sleep(LOOK_S)
                self._replace_the_dead()
                if self._restarts:
                    self._restarts = False
                    self._restart_all()
        finally:
            # All stop: there is nobody to hand a table over to.
            enders = [
                threading.Thread(target=child.end, args=(signal.SIGINT, STOPS_WITHIN_S)) for child in self._children
            ]
            for ender in enders:
                ender.start()
            for ender in enders:
                ender.join()
        return 0

    def _stop(self, sign: int, frame: object) -> None:
        self._ends = True

    def _restart(self, sign: int, frame: object) -> None:
        self._restarts = True

    def _replace_the_dead(self) -> None:
        for at, child in enumerate(self._children):
            if child.process.poll() is None:
                continue
            child.forget()
            if monotonic() - child.since < SOON_S:
                self._pause_s = min(LONGEST_PAUSE_S, 2 * self._pause_s + 0.5)
                sleep(self._pause_s)
            else:
                self._pause_s = 0.0
            self._children[at] = Child.started(self._command, self._listening)

    def _restart_all(self) -> None:
        for at, old in enumerate(list(self._children)):
            new = Child.started(self._command, self._listening)
            if self._ends or not new.ready():
                new.end(signal.SIGINT, STOPS_WITHIN_S)
                return
            self._children[at] = new
            old.end(signal.SIGTERM, self._hands_over_within_s)


def end_with_parent() -> None:
    """Ends this process when its standard input does: its parent is gone."""

    def watch() -> None:
        while os.read(sys.stdin.fileno(), 1024):
            pass
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=watch, name="parent", daemon=True).start()
