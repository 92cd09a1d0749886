"""Second looks: a draw is tried out again in a second thread before anybody knows whether that will be asked for."""

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
    """All that a rehearsal depends on: equal ones show the same, to the bit."""

    world: World
    villa: Snapshot
    draw: Draw
    turn: float
    house: House

    def made(self, unwanted: Event | None = None) -> Tried:
        """What it shows; it raises `Unwanted` soon after nobody wants to know any more."""

        def heed() -> None:
            if unwanted is not None and unwanted.is_set():
                raise Unwanted

        return rehearse(self.world, self.villa, self.draw, self.turn, house=self.house, heed=heed)


class Unwanted(Exception):
    """Nobody will ask what this rehearsal shows."""


class SecondLooks:
    """Looks at draws, one at a time; where a second core is free, the one that may follow is begun beside the first.

    While this is open a private world is touched by looks alone; when it closes, no look is on its way any more.
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
        """What this look shows; `following`, in another world, is begun beside it, for it may be asked for next."""
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
"""For who thinks with one core: nothing is begun before it is asked for."""
