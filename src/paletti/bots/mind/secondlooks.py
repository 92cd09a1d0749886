"""Second looks: a draw is rehearsed again in a second thread before it is known whether that will be needed."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from threading import Event
from types import TracebackType
from typing import Final

from paletti.bots.mind.rehearsal import Draw, Tried, rehearse
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.rules.house import House


@dataclass(frozen=True)
class Rehearsal:
    """Everything that a rehearsal depends on. Equal ones have exactly the same result."""

    world: World
    villa: Snapshot
    draw: Draw
    turn: float
    house: House

    def made(self, unwanted: Event | None = None) -> Tried:
        """Its result; raises `Unwanted` soon after `unwanted` is set."""

        def heed() -> None:
            if unwanted is not None and unwanted.is_set():
                raise Unwanted

        return rehearse(self.world, self.villa, self.draw, self.turn, house=self.house, heed=heed)


class Unwanted(Exception):
    """The result of this rehearsal is no longer wanted."""


class SecondLooks:
    """Looks at draws, one at a time. If a second core is free, the one that may follow is begun beside the first.

    While this is open only looks use the private worlds. When it closes, no look is under way any more.
    """

    def __init__(self, cores: int = 1) -> None:
        self._thread = ThreadPoolExecutor(1, "second-look") if cores > 1 else None
        self._begun: tuple[Rehearsal, Future[Tried], Event] | None = None

    def __enter__(self) -> SecondLooks:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end()
        if self._thread is not None:
            self._thread.shutdown()

    @property
    def may_begin(self) -> bool:
        """Whether there is a core for a look that is not yet asked for."""
        return self._thread is not None

    def made(self, look: Rehearsal, following: Rehearsal | None = None) -> Tried:
        """The result of this look; `following`, in another world, is begun beside it because it may be needed next."""
        if self._begun is not None and self._begun[0] == look:
            shows, self._begun = self._begun[1], None
            return shows.result()
        self._end()
        if following is not None and self._thread is not None:
            unwanted = Event()
            self._begun = following, self._thread.submit(following.made, unwanted), unwanted
        return look.made()

    def _end(self) -> None:
        """Ends the look that was begun, if any; its world is free once this returns."""
        if self._begun is None:
            return
        _, shows, unwanted = self._begun
        self._begun = None
        unwanted.set()
        wait([shows])


ONE_BY_ONE: Final = SecondLooks()
"""For thinking with one core: nothing is begun before it is asked for."""
