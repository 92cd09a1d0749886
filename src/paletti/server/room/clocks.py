"""The clocks of a table: silence that becomes consent, turns that end, absence that may be voted on (RULING-16)."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final, Literal

from paletti.protocol.toclient import Countdown
from paletti.server.master.orders import Order, Silence, TimeUp
from paletti.server.master.outbox import GameSummary

What = Literal["objection", "turn", "absence"]

ASKED: Final = ("claimed", "neutral-broken-off")
"""Stages in which the others are asked whether they object."""
UNTIMED: Final = ("setup", "colours", *ASKED)


@dataclass
class Running:
    """One clock that runs."""

    what: What
    seat: int | None
    ends: float
    of_s: float
    handle: asyncio.TimerHandle
    occasion: object

    def shown(self) -> Countdown:
        return Countdown(self.what, self.seat, max(0, round((self.ends - monotonic()) * 1000)), round(self.of_s * 1000))


class Clocks:
    """At most one clock of each kind and seat. Everybody is told when one starts or stops."""

    def __init__(
        self, tell: Callable[[Countdown], None], order: Callable[[Order], None], turn_s: float, objection_s: float
    ) -> None:
        """`order` is called when a clock of the game has run out; a clock of 0 s never runs."""
        self._tell, self._order = tell, order
        self._turn_s, self._objection_s = turn_s, objection_s
        self._running: dict[tuple[What, int | None], Running] = {}

    def follow(self, now: GameSummary) -> None:
        """Starts and stops the clocks of the objection and the turn according to the game."""
        self._follow_objection(now)
        self._follow_turn(now)
        if now.over:
            self.stop_all()

    def _follow_objection(self, now: GameSummary) -> None:
        if now.stage in ASKED and self._objection_s:
            occasion, silence = (now.turn_number, now.stage), Silence(now.turn_number)
            self.start("objection", now.turn, self._objection_s, occasion, lambda: self._order(silence))
        else:
            for seat in self.of("objection"):
                self.stop("objection", seat)

    def _follow_turn(self, now: GameSummary) -> None:
        actor = now.acting[0] if len(now.acting) == 1 else None
        for seat in self.of("turn"):
            if seat != actor or now.stage in UNTIMED:
                self.stop("turn", seat)
        if self._turn_s and actor is not None and now.stage not in UNTIMED and not now.over:
            occasion, ring = (now.turn_number, actor), TimeUp(actor, now.turn_number)
            self.start("turn", actor, self._turn_s, occasion, lambda: self._order(ring))

    def start(self, what: What, seat: int | None, seconds: float, occasion: object, rings: Callable[[], None]) -> None:
        """Runs a clock; one that already runs for the same occasion goes on as it is."""
        key = (what, seat)
        running = self._running.get(key)
        if running is not None and running.occasion == occasion:
            return
        self.stop(what, seat, quietly=True)
        handle = asyncio.get_running_loop().call_later(seconds, self._ring, key, rings)
        self._running[key] = Running(what, seat, monotonic() + seconds, seconds, handle, occasion)
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
        """All running clocks, for a page that joins late."""
        return [running.shown() for running in self._running.values()]

    def _ring(self, key: tuple[What, int | None], rings: Callable[[], None]) -> None:
        self.stop(*key)
        rings()
