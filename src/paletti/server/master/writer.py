"""The writes of one table, done in their order and off the thread that makes frames.

Whatever may only be told once it is written is also done here, after the write. So a slow or locked database delays
the verdicts of its own table, but never frames.
"""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from threading import Condition
from time import monotonic, sleep
from typing import Final

from paletti.storage import StorageDown

Work = Callable[[], None]


RETRIES_FOR_S: Final = 45.0
"""How long a table waits for a database that is away."""
AGAIN_S: Final = 0.5
SLOW_S: Final = 3.0
"""If a write takes longer, the database counts as away: a frozen database gives no answer."""


class Writer:
    """Does one thing after the other. Once something has failed, nothing after it is done."""

    def __init__(
        self, threads: Executor, failed: Callable[[Exception], None], away: Callable[[bool], None] | None = None
    ) -> None:
        """`failed` is called in a thread of these, at most once; `away` when the database is away, and is back."""
        self._threads, self._failed, self._away = threads, failed, away
        self.retries = False
        """Whether it tries again while the database is away; otherwise a write then fails at once."""
        self.stuck = False
        """Whether it waits for the database now."""
        self._since: float | None = None
        """When the current work began."""
        self._closed = False
        self._waiting: deque[Work] = deque()
        self._working = False
        self._problem: Exception | None = None
        self._stir = Condition()

    @property
    def idle(self) -> bool:
        """Whether everything so far is done; reliable if the caller is the only one that gives it work.

        It is never true again once something has failed: what should have been told after the write is never told.
        """
        return not self._working and self._problem is None

    def waits(self) -> bool:
        """Whether it seems to be waiting for the database; called by the game's own thread."""
        with self._stir:
            if not self.stuck and self.retries and self._since is not None and monotonic() > self._since + SLOW_S:
                self._stick(stuck=True)
            return self.stuck

    def do(self, work: Work) -> None:
        """Does this after everything before it; may be called from any thread."""
        with self._stir:
            if self._problem is not None or self._closed:
                return
            self._waiting.append(work)
            if self._working:
                return
            self._working = True
        self._threads.submit(self._work)

    def close(self) -> None:
        """Takes no more work, and does not wait for a database that is away: the game is put away.

        What the game's own thread still does is lost, but it was not announced.
        """
        with self._stir:
            self._closed, self.retries = True, False

    def finish(self) -> None:
        """Waits until everything is done; raises what failed, if something did."""
        with self._stir:
            while self._working:
                self._stir.wait()
            if self._problem is not None:
                raise self._problem

    def _work(self) -> None:
        while True:
            with self._stir:
                if not self._waiting:
                    self._working = False
                    self._stir.notify_all()
                    return
                work = self._waiting.popleft()
            try:
                self._do(work)
            except Exception as problem:
                with self._stir:
                    self._problem = problem
                    self._waiting.clear()
                    self._working = False
                    self._stir.notify_all()
                self._failed(problem)
                return

    def _do(self, work: Work) -> None:
        """Does a piece of work; while the database is away, again and again."""
        until = monotonic() + RETRIES_FOR_S
        while True:
            with self._stir:
                self._since = monotonic()
            try:
                work()
            except StorageDown:
                if not self.retries or monotonic() > until:
                    raise
                with self._stir:
                    self._stick(stuck=True)
                sleep(AGAIN_S)
            else:
                with self._stir:
                    self._since = None
                    self._stick(stuck=False)
                return

    def _stick(self, *, stuck: bool) -> None:
        if stuck is not self.stuck:
            self.stuck = stuck
            if self._away is not None:
                self._away(stuck)
