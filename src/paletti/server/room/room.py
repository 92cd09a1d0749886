"""One table on the event loop: its pages and seats, their wishes, and the way to its game and back."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import assert_never

from paletti.bots.mind.strength import Strength
from paletti.protocol import fromclient as wishes
from paletti.protocol import toclient as said
from paletti.protocol.api import NewTable
from paletti.protocol.version import VERSION
from paletti.server.limits import Bucket, Purses
from paletti.server.master import orders
from paletti.server.master.gestures import gesture_of
from paletti.server.master.orders import Line, Order
from paletti.server.master.outbox import GameSummary, Output
from paletti.server.resources import Resources, to_its_end
from paletti.server.room.absence import Absence
from paletti.server.room.clocks import Clocks
from paletti.server.room.newtable import Declined, TableOptions, setup
from paletti.server.room.noticeboard import Noticeboard
from paletti.server.room.recovery import LiveGame
from paletti.server.room.seats import Seats
from paletti.storage import Lease
from paletti.table.journal import Journal


class Room:
    """The people of one table, from the first link to the rematch."""

    def __init__(
        self,
        resources: Resources,
        lease: Lease,
        brief: NewTable,
        seats: Seats,
        created: float,
        invite: "Callable[[Room], Awaitable[None]]",
    ) -> None:
        """`created` is a date; `invite` makes the table of the rematch and tells its owners."""
        self.lease, self.token, self.brief, self.seats = lease, lease.table, brief, seats
        self._resources, self._invite = resources, invite
        self.board = Noticeboard(lease.table, brief, seats, created)
        self.pages = self.board.pages
        self.broken = False
        """Whether the game broke down: the next page that comes finds the table as the store has it."""
        self.quiet_since = resources.clock()
        self.clocks = Clocks(self.pages.tell, self.order, brief.clock_s, brief.objection_s or 0)
        self._absence = Absence(resources, self.board, self.clocks)
        self._game = LiveGame(resources, lease, self._deliver, practice=brief.practice)
        self._bots = orders.SeatBots({})
        """The bots that the game has been told of."""
        settings = resources.settings
        self._purses = Purses(len(brief.seats), settings.work_a_second, settings.spectators_work_a_second)
        self._busy = asyncio.Lock()
        """Held while something must be written before anybody may hear of it."""

    @property
    def awake(self) -> bool:
        """Whether its game is in memory."""
        return self._game.awake

    @property
    def practised(self) -> Journal | None:
        """The journal of a practice game that is over, which is only kept in memory."""
        return self._game.journal if self.brief.practice and self.board.stage == "over" else None

    @property
    def at_rest(self) -> bool:
        """Whether nothing is lost if the table is put away now."""
        return not self._busy.locked() and self._game.at_rest

    def move_by(self, address: str) -> None:
        """Notes that a page of this address is about to take a piece in hand."""
        self._game.take_for(address)

    def come_from(self, address: str) -> None:
        """Notes where a page comes from: until a hand takes something, the bots here move for the first who came."""
        if not self._game.party:
            self._game.belong_to(address)

    def is_moved_by(self, address: str) -> bool:
        """Whether wood moves here, or is about to, because of this address."""
        return bool(self.pages) and self._game.is_moved_by(address)  # in an empty room the wood stops

    # What pages are told

    def tell(self, line: Line, message: said.ToClient) -> None:
        """Says something to one page."""
        line.tell(said.text(message))

    def sorry(self, line: Line, reason: said.SorryReason, **facts: str | int) -> None:
        """Tells a page why its wish was not met."""
        self.tell(line, said.Sorry(reason, dict(facts)))

    # Coming and going

    def refuses(self, seats: set[int]) -> said.SorryReason | None:
        """Why a page that owns these seats may not come in, if so; the owner of a seat always may."""
        if not seats and self.pages.spectators >= self._resources.settings.most_lines_a_table:
            return "table-full"
        if not seats and not self.brief.watchable and not self.seats.open:
            return "table-closed"
        return None

    async def arrive(self, line: Line, seats: set[int]) -> None:
        """Lets a page in: it learns who is there, and gets the whole picture."""
        for seat in seats:
            self._drop_oldest_pages(seat)
        line.owns = seats
        self.pages.add(line)
        self.tell(line, said.Welcome(VERSION, self.token, sorted(seats)))
        for seat in seats:
            self.seats[seat].arrive()
            self.clocks.stop("absence", seat)
        if seats:
            self.board.announce()
        else:
            self.tell(line, self.board.shown())
            self.board.announce_soon()
        for running in self.clocks.shown():
            self.tell(line, running)
        if self.board.began:
            await self._wake()
            self.order(orders.Show(line))
            self._look_after()

    def _drop_oldest_pages(self, seat: int) -> None:
        """Disconnects the oldest pages of a seat until one more may come."""
        mine = self.pages.of(seat)
        for line in mine[: max(0, len(mine) + 1 - self._resources.settings.most_lines_a_seat)]:
            line.hang_up()

    def catch_up(self, dropped: int) -> None:
        """Gives a page that was too slow, and missed this many frames, a key frame to go on from."""
        self._resources.metrics.count("frames_dropped", dropped)
        self.order(orders.Key())

    def depart(self, line: Line) -> None:
        """A page has disconnected; its seats wait for it."""
        if line not in self.pages:
            return
        self.pages.remove(line)
        now = self._resources.clock()
        for seat in line.owns:
            self.seats[seat].depart(now)
        if not self.pages:
            self.quiet_since = now
            self.order(orders.Wait())
        self._absence.watch()
        if line.owns:
            self.board.announce()
        else:
            self.board.announce_soon()

    # What pages wish

    def work_of(self, line: Line) -> Bucket:
        """What all pages of the line's seat, or all who watch, may ask of the table together."""
        return self._purses.of(line.owns)

    async def hear(self, line: Line, wish: wishes.FromClient) -> None:
        """Does what a page wants, or tells it why not."""
        seat = wish.seat if isinstance(wish, wishes.ForSeat) else None
        if seat is not None and seat not in line.owns:
            self.sorry(line, "not-your-seat", seat=seat)
            return
        if isinstance(wish, wishes.Gesture):
            self.move_hand(line, wish)
            return
        if isinstance(wish, wishes.Deed):
            self.order(orders.DoDeed(wish.seat, wish, line))
            return
        match wish:
            case wishes.Hello():
                self.sorry(line, "bad-message")
            case wishes.Resync():
                self.order(orders.Show(line))
            case wishes.ClaimSeat():
                await to_its_end(self._claim(line, wish))
            case wishes.SeatBot():
                await to_its_end(self._seat_bot(line, wish))
            case wishes.Vote():
                await to_its_end(self._vote(line, wish))
            case wishes.Rematch():
                await to_its_end(self._want_rematch(line, wish))
            case wishes.SayAtTable(phrase=phrase, seat=speaker):
                self.pages.tell(said.Said(speaker, phrase))
            case wishes.Undo():
                if self.brief.practice and line.owns:
                    self.order(orders.TakeBack())
                else:
                    self.sorry(line, "practice-only")
            case wishes.Hurry(on=on):
                self._hurry(line, on)
            case wishes.AskReach(column=column):
                self.order(orders.ShowReach(line, column))
            case wishes.AskLoads():
                self.order(orders.ShowLoads(line, exact=self.brief.practice))
            case _:
                assert_never(wish)

    def move_hand(self, line: Line, wish: wishes.Gesture) -> None:
        """Passes a gesture on to the game; the seat must be known to be the line's own."""
        at_ms = wish.at_ms if isinstance(wish, wishes.Aim | wishes.AimHold) else None
        self.order(orders.MoveHand(wish.seat, gesture_of(wish), line, at_ms, monotonic()))

    async def _claim(self, line: Line, wish: wishes.ClaimSeat) -> None:
        """Seats a page on an open seat; its secret goes to that page alone."""
        async with self._busy:
            secret = await self.seats.claim(wish.seat, wish.name) if self.seats.is_open(wish.seat) else None
            if secret is None:
                self.sorry(line, "seat-taken", seat=wish.seat)
                return
            self.tell(line, said.Seated(wish.seat, secret))
            if line in self.pages:
                line.owns.add(wish.seat)
                self.seats[wish.seat].arrive()
        self.board.announce()
        await self.begin_if_full()

    async def _seat_bot(self, line: Line, wish: wishes.SeatBot) -> None:
        """Gives an open seat to a bot."""
        if not self._resources.settings.bots:
            self.sorry(line, "bots-missing")
            return
        async with self._busy:
            if not self.seats.is_open(wish.seat) or not line.owns:
                self.sorry(line, "seat-taken", seat=wish.seat)
                return
            await self.seats.give_to_bot(wish.seat, wish.strength)
        self.board.announce()
        await self.begin_if_full()
        self._look_after()

    async def _vote(self, line: Line, wish: wishes.Vote) -> None:
        """Counts a vote on an absent player; more than half of those present decide."""
        if not self._absence.may_vote(wish):
            self.sorry(line, "not-now")
            return
        decided = await self._absence.vote(wish)
        if decided == "drop":
            self.order(orders.Drop(wish.absent))
        elif decided == "bot" and not self._resources.settings.bots:
            self.sorry(line, "bots-missing")
        self.board.announce()
        self._look_after()

    def _hurry(self, line: Line, on: bool) -> None:
        """Lets bots move quickly, or at their own pace again; those who only watch have no say in it."""
        if not line.owns:
            self.sorry(line, "not-now")
        elif on != self.board.hurried:
            self.board.hurried = on
            self.board.announce()
            self._look_after()

    async def _want_rematch(self, line: Line, wish: wishes.Rematch) -> None:
        """Notes who wants another game; when all who are there do, makes its table."""
        if self.board.stage != "over" or self.brief.practice:
            self.sorry(line, "not-now")
            return
        async with self._busy:
            self.board.rematch.add(wish.seat)
            if self.board.next_table is None and self.seats.attended <= self.board.rematch:
                try:
                    await self._invite(self)
                except Declined as declined:
                    self.board.rematch.discard(wish.seat)
                    self.sorry(line, "not-now" if declined.reason == "bad-setup" else declined.reason)
        self.board.announce()

    # Beginning, sleeping, coming back

    async def begin_if_full(self) -> None:
        """Begins the game when it no longer waits for anybody."""
        async with self._busy:
            if self.board.began or self.seats.open:
                return
            made = setup(self.brief, [seat.name for seat in self.seats], self._resources.settings.kit)
            store = self._resources.store
            await self._resources.in_thread(store.set_setup, self.lease, made.to_json())
            await self._resources.in_thread(store.set_options, self.lease, TableOptions(self.brief, began=True).text())
            self.board.began = True
            self._opened(await self._game.begin(made))
        self.board.announce()
        for line in self.pages:
            self.order(orders.Show(line))
        self._resources.metrics.count("games_begun")

    async def _wake(self) -> None:
        """Opens the game of a table that has begun, if it is not open already."""
        async with self._busy:
            if not self._game.awake:
                self._opened(await self._game.recover())

    def _opened(self, summary: GameSummary) -> None:
        self.board.summary, self.board.finished = summary, summary.over

    def close(self) -> None:
        """Puts the game away; its journal stays."""
        self.board.hush()
        self.clocks.stop_all()
        self._bots = orders.SeatBots({})
        self._game.close()

    def finish(self) -> None:
        """Waits until everything that was done here is written; blocks."""
        self._game.finish()

    # The way to the game and back

    def order(self, order: Order) -> None:
        """Passes an order to the game, if it is awake; if too many orders wait, the page is told so."""
        master = self._game.master
        if master is not None and not master.order(order):
            self._resources.metrics.count("orders_too_many")
            line = orders.asked_by(order)
            if line is not None:
                self.sorry(line, "too-fast")

    def _deliver(self, output: Output) -> None:
        """Sends messages from the game to those who should get them."""
        if output.broken:
            self._break_off()
            return
        if output.away:
            self.pages.tell(said.Sorry("storage-away", {}))
            return
        self.pages.deliver(output)
        metrics = self._resources.metrics
        if output.delta is not None:
            metrics.count("frames_sent", len(self.pages))
            metrics.frame_late((monotonic() - output.due) * 1000)
        if output.refusals:
            metrics.count("refusals", output.refusals)
        if output.summary is not None:
            self.board.summary = output.summary
            self._look_after()

    def _break_off(self) -> None:
        """Closes a game that broke down: its pages reconnect by themselves and find it as its journal left it."""
        self._resources.metrics.count("breakdowns")
        self.broken = True
        self.close()
        self.pages.hang_up()

    def move_out(self, reason: said.SorryReason) -> None:
        """Tells everybody why the table leaves, and disconnects. Pages come back by themselves, wherever it is then."""
        self.close()
        for line in self.pages:
            self.sorry(line, reason)
            line.hang_up()

    # What follows from every change

    def _look_after(self) -> None:
        """Starts and stops clocks, asks bots and announces the end, as the table stands now."""
        summary = self.board.summary
        if summary is None:
            return
        if summary.over != self.board.finished:
            # The last deed of a finished practice game can be undone.
            self.board.finished = summary.over
            self.board.announce()
        self.clocks.follow(summary)
        if not summary.over:
            self._absence.watch()
            self._seat_bots()

    def _seat_bots(self) -> None:
        """Tells the game who its bots are, if that has changed."""
        strengths = {seat.number: Strength(seat.bot) for seat in self.seats if seat.bot is not None}
        bots = orders.SeatBots(strengths, self.board.hurried)
        if self._game.awake and bots != self._bots:
            self._bots = bots
            self.order(bots)
