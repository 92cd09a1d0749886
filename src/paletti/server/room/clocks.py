"""The clocks of a table: silence that becomes consent, turns that end, absence that may be voted on (RULING-16)."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Literal

from paletti.protocol.toclient import Countdown

What = Literal["objection", "turn", "absence"]


@dataclass
class Running:
    """One clock that runs."""

    what: What
    seat: int | None
    ends: float
    of_s: float
    handle: asyncio.TimerHandle
    mark: object

    def shown(self) -> Countdown:
        return Countdown(self.what, self.seat, max(0, round((self.ends - monotonic()) * 1000)), round(self.of_s * 1000))


class Clocks:
    """At most one clock of each sort and seat; starting one tells everybody, so does stopping it."""

    def __init__(self, tell: Callable[[Countdown], None]) -> None:
        self._tell = tell
        self._running: dict[tuple[What, int | None], Running] = {}

    def start(self, what: What, seat: int | None, seconds: float, mark: object, rings: Callable[[], None]) -> None:
        """Runs a clock; one that already runs for the same mark goes on as it is."""
        key = (what, seat)
        running = self._running.get(key)
        if running is not None and running.mark == mark:
            return
        self.stop(what, seat, quietly=True)
        handle = asyncio.get_running_loop().call_later(seconds, self._ring, key, rings)
        self._running[key] = Running(what, seat, monotonic() + seconds, seconds, handle, mark)
        self._tell(self._running[key].shown())

    def stop(self, what: What, seat: int | None, *, quietly: bool = False) -> None:
        """Stops a clock if it runs."""
        running = self._running.pop((what, seat), None)
        if running is not None:
            running.handle.cancel()
            if not quietly:
                self._tell(Countdown(what, seat, None, round(running.of_s * 1000)))

    def stop_all(self) -> None:
        for what, seat in list(self._running):
            self.stop(what, seat)

    def of(self, what: What) -> list[int | None]:
        """The seats for which a clock of this sort runs."""
        return [seat for sort, seat in self._running if sort == what]

    def shown(self) -> list[Countdown]:
        """All clocks that run, for a page that comes late."""
        return [running.shown() for running in self._running.values()]

    def _ring(self, key: tuple[What, int | None], rings: Callable[[], None]) -> None:
        self.stop(*key)
        rings()
