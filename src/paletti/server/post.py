"""The way from the steppers' threads to the event loop: one knock for everything that waits."""

import asyncio
from collections import deque
from collections.abc import Callable


class Post:
    """Calls made in other threads, carried out on the loop in their order."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Callable[[], None]] = deque()
        self._knocked = False

    def send(self, call: Callable[[], None]) -> None:
        """Leaves a call; may be used from any thread."""
        self._waiting.append(call)
        if not self._knocked:
            self._knocked = True
            try:
                self._loop.call_soon_threadsafe(self._collect)
            except RuntimeError:
                # The loop is closed: the server has ended, and nobody is there to be told.
                self._waiting.clear()

    def _collect(self) -> None:
        # Lowered first: what comes from now on knocks again.
        self._knocked = False
        while self._waiting:
            self._waiting.popleft()()
