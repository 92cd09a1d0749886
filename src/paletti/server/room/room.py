"""One table on the event loop: its chairs, its lines, and the way to its game."""

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic

from paletti.bots.mind.strength import Strength
from paletti.protocol.api import NewTable
from paletti.protocol.toclient import Room as RoomShown
from paletti.protocol.toclient import Sorry, ToClient, text
from paletti.protocol.view import Ballot, House
from paletti.protocol.view import Chair as ChairShown
from paletti.protocol.words import Stage
from paletti.server.live.line import Line
from paletti.server.metrics import Metrics
from paletti.server.room.chairs import Chair
from paletti.server.room.clocks import Clocks
from paletti.server.room.master import Master
from paletti.server.room.orders import Order
from paletti.server.room.output import EVERYBODY, Output, Summary, To


class Room:
    """The people of one table. What they do is in this folder's other files, one a verb."""

    def __init__(
        self,
        token: str,
        wish: NewTable,
        chairs: list[Chair],
        metrics: Metrics,
        created: float,
        clock: Callable[[], float],
    ) -> None:
        """`created` is a date; `clock` tells how long somebody is away, or the room is quiet."""
        self.token, self.wish, self.chairs, self.metrics, self.created = token, wish, chairs, metrics, created
        self.clock = clock
        self.began = False
        self.finished = False
        self.next_table: str | None = None
        self.rematch: set[int] = set()
        self.lines: set[Line] = set()
        self.master: Master | None = None
        self.summary: Summary | None = None
        self.bots: dict[int, Strength] = {}
        """The bots that the game has been told of."""
        self.quiet_since = clock()
        self.busy = asyncio.Lock()
        """Held while something must be written before anybody may hear of it."""
        self.clocks = Clocks(self.tell_all)
        self.changed: Callable[[], None] = lambda: None
        """Called when somebody came, went or did something: clocks and bots are looked after."""

    @property
    def stage(self) -> Stage:
        if self.finished or (self.summary is not None and self.summary.over):
            return "over"
        return "playing" if self.began else "gathering"

    @property
    def watchers(self) -> int:
        return sum(not line.owns for line in self.lines)

    # What pages are told

    def tell_all(self, message: ToClient) -> None:
        told = text(message)
        for line in self.lines:
            line.tell(told)

    def tell(self, line: Line, message: ToClient) -> None:
        line.tell(text(message))

    def sorry(self, line: Line, reason: str, **facts: str | int) -> None:
        line.tell(text(Sorry(reason, dict(facts))))  # type: ignore[arg-type]  # a literal of Sorry's own, see its field

    def announce(self) -> None:
        """Tells everybody who is at the table now."""
        self.tell_all(self.shown())

    def seated(self) -> list[ChairShown]:
        """Who sits where now."""
        now = self.clock()
        return [chair.shown(now) for chair in self.chairs]

    def shown(self) -> RoomShown:
        return RoomShown(
            stage=self.stage,
            house=House(
                practice=self.wish.practice,
                watchable=self.wish.watchable,
                clock_s=self.wish.clock_s,
                objection_s=self.wish.objection_s or 0,
                layout=self.wish.layout,
            ),
            chairs=self.seated(),
            watchers=self.watchers,
            ballots=[Ballot(chair.seat, dict(chair.votes)) for chair in self.chairs if chair.voted_on],
            rematch=sorted(self.rematch),
            next_table=self.next_table,
        )

    # The way to the game and back

    def order(self, order: Order) -> None:
        """Passes an order to the game, if it is awake at all."""
        if self.master is not None:
            self.master.order(order)

    def deliver(self, output: Output) -> None:
        """Sends what came from the game to whom it is for."""
        if output.broken:
            self._break_off()
            return
        for to, told in output.texts:
            for line in self._addressees(to):
                line.tell(told)
        for line in self.lines if output.everybody_keyed else output.keyed:
            line.wants_key = True
        for line in self.lines:
            line.show(output.delta, output.key)
        if output.delta is not None:
            self.metrics.count("frames_sent", len(self.lines))
            self.metrics.frame_late((monotonic() - output.due) * 1000)
        if output.refusals:
            self.metrics.count("refusals", output.refusals)
        if output.summary is not None:
            self.summary = output.summary
            self.changed()

    def _break_off(self) -> None:
        """Lets a game that broke down go: pages come back by themselves and find it as its journal left it."""
        self.metrics.count("breakdowns")
        self.bots = {}
        if self.master is not None:
            self.master.close()
            self.master = None
        for line in self.lines:
            line.hang_up()

    def _addressees(self, to: To) -> Iterable[Line]:
        if to is EVERYBODY:
            return self.lines
        if to.line is not None:
            return [to.line] if to.line in self.lines else []
        return [line for line in self.lines if to.seat in line.owns]
