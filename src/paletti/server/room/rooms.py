"""All tables of a server: made, found again after a restart, put to sleep, forgotten."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from time import time
from typing import Final
from weakref import WeakSet, WeakValueDictionary

import msgspec

from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.fromclient import Ownership
from paletti.protocol.toclient import Rematched, SorryReason
from paletti.protocol.view import SeatSecret
from paletti.server import memory
from paletti.server.resources import Resources
from paletti.server.room.newtable import Declined, TableOptions, settled
from paletti.server.room.noticeboard import Noticeboard
from paletti.server.room.room import Room
from paletti.server.room.seats import BOT, Seat, Seats
from paletti.storage import Fenced, Lease, SeatRecord, StorageDown, unguessable
from paletti.table.journal import Journal

log = logging.getLogger("paletti.server")

TAKEN_UP_WITHIN_S: Final = 0.5
SWEEPS: Final = 40
"""Steps of one sweep; the next one, a minute later, goes on."""


ONE_KEPT_OF: Final = 10
"""One of this many places for tables is kept for players who come back to their game."""


class Elsewhere(Exception):
    """Another node owns this table."""


class Rooms:
    """The rooms that are in memory now, by their tables' tokens; the others are in the store."""

    def __init__(self, resources: Resources) -> None:
        self._resources, self._node = resources, resources.node
        self._rooms: dict[str, Room] = {}
        self._making = 0
        """Tables that are about to be there."""
        self._left: WeakSet[Room] = WeakSet()
        """Tables that were put away and are still in memory: a thread holds them until their last frame is done."""
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is fetched or put away; a slow one delays no other."""

    def __iter__(self) -> Iterator[Room]:
        return iter(self._rooms.values())

    def __len__(self) -> int:
        return len(self._rooms)

    async def make(self, brief: NewTable) -> tuple[Room, list[SeatSecret]]:
        """A new table and the secrets of the seats at the maker's device."""
        settings, store = self._resources.settings, self._resources.store
        if not settings.bots and any(seat.kind == "bot" for seat in brief.seats):
            raise Declined("bots-missing", "Bots do not play on this server.")
        made = settled(brief, objection_s=settings.objection_s, kit=settings.kit)
        secrets = [SeatSecret(seat, unguessable()) for seat, new in enumerate(made.seats) if new.kind == "here"]
        by_seat = {secret.seat: secret.secret for secret in secrets}
        taken = [
            (new.name, f"{BOT}{new.strength}" if new.kind == "bot" else new.kind, by_seat.get(seat))
            for seat, new in enumerate(made.seats)
        ]
        options = TableOptions(made).text()
        if not self._node.stands:
            raise StorageDown("This node waits for the database.")
        async with self._place_for_one(self._most):
            node = self._node.id
            token = await self._resources.in_thread(store.create, {}, options=options, seats_taken=taken, node=node)
            seats = [SeatRecord(seat, name, kind, key is not None) for seat, (name, kind, key) in enumerate(taken)]
            room = self._keep(Lease(token, node, 1), made, seats, time())
        self._resources.metrics.count("tables_made")
        await room.begin_if_full()
        return room, secrets

    async def find(self, token: str, owns: Sequence[Ownership] = ()) -> Room | None:
        """The table with this token, from memory or the store; None if there is none.

        `Declined` if no more can be carried, `Elsewhere` if another node owns it. Some places are kept for players who
        come back to a game that has begun; the secrets of their seats prove it.
        """
        async with self._lock(token):
            room = self._rooms.get(token)
            if room is None or room.broken:
                most = self._most
                if owns and self._carried >= most and await self._resources.in_thread(self._is_played_by, token, owns):
                    most = self._resources.settings.most_tables
                async with self._place_for_one(most):
                    room = await self._resources.in_thread(self._taken, token)
                if room is None:
                    return None
                self._rooms[token] = room
            # A page is about to join, and the table must not be swept away before it does.
            room.quiet_since = self._resources.clock()
            return room

    def board(self, token: str) -> Noticeboard | None:
        """What is known of this table, if it is in memory; it is not woken."""
        room = self._rooms.get(token)
        return None if room is None else room.board

    def practised(self, token: str) -> Journal | None:
        """The journal of this practice game, if it is over and in memory: no store has it."""
        room = self._rooms.get(token)
        return None if room is None else room.practised

    @property
    def _carried(self) -> int:
        return len(self._rooms) + self._making

    @property
    def _most(self) -> int:
        """How many tables there may be, without the places that are kept for those who come back."""
        most = self._resources.settings.most_tables
        return most - most // ONE_KEPT_OF

    def _is_played_by(self, token: str, owns: Sequence[Ownership]) -> bool:
        """Whether one of these secrets opens a seat in a game that has begun and is not over. Blocks."""
        store = self._resources.store
        record, _ = store.with_seats(token)
        if record is None or record.finished is not None or not TableOptions.of(record).began:
            return False
        return bool(store.seats_of(token, *(own.secret for own in owns)))

    @asynccontextmanager
    async def _place_for_one(self, most: int) -> AsyncIterator[None]:
        """Keeps one of `most` places for a table while it is made; a table that everybody left makes room for it."""
        if self._carried >= most:
            left = min((room for room in self if not room.pages), key=lambda room: room.quiet_since, default=None)
            if left is not None:
                await self.put_away(left)
        if self._carried >= most:
            raise Declined("server-full", "This server has as many tables as it can carry; try again later.")
        self._making += 1
        try:
            yield
        finally:
            self._making -= 1

    async def sweep(self, ran_s: float = 0.0) -> None:
        """Removes quiet tables from memory, and deletes those that nobody visited while servers ran for long.

        `ran_s` is how long this server ran since it was last asked.
        """
        settings, store, now = self._resources.settings, self._resources.store, self._resources.clock()
        if self._left:
            # A villa takes megabytes. Collecting it delays the others by milliseconds, so it is not done after each.
            await self._resources.in_thread(memory.give_back)
        for room in list(self):
            if not room.pages and now - room.quiet_since >= settings.sleep_after_s:
                await self.put_away(room)
        if not self._node.leads:
            return  # only one of several nodes counts the time and deletes
        await self._resources.in_thread(store.run_on, ran_s)
        for _ in range(SWEEPS):
            # In small steps, between which others write: however many are forgotten, nobody waits for them.
            gone = await self._resources.in_thread(store.expire, settings.forget_after_s)
            sheets = await self._resources.in_thread(store.scores.expire, settings.forget_after_s)
            if not gone and not sheets:
                return

    async def put_away(self, room: Room) -> None:
        """Removes a table that everybody has left from memory."""
        # Nobody may find a room that is just being put away.
        async with self._lock(room.token):
            if not room.pages and self._rooms.get(room.token) is room:
                await self._close(room)

    async def _close(self, room: Room) -> None:
        """Closes a room, waits until everything is written, and gives its table back; its lock must be held."""
        room.close()
        await self._resources.in_thread(room.finish)
        self._forget(room)
        await self._resources.in_thread(self._give_back, room)

    def _give_back(self, room: Room) -> None:
        """Lets go of a table, so that the next node that is asked for it may take it. Blocks."""
        store = self._resources.store
        try:
            if room.brief.practice:
                store.remove(room.lease)  # a practice game is only kept in memory
            else:
                store.give_back(room.lease)
        except Fenced:
            log.info("A table was another node's already when it was put away.")
        except StorageDown as problem:
            # Its pages are disconnected anyway: they find the table once the database is back, or the lease has ended.
            log.warning("A table could not be given back; its lease ends by itself: %s", problem)

    def _lock(self, token: str) -> asyncio.Lock:
        lock = self._finding.get(token)
        if lock is None:
            lock = self._finding[token] = asyncio.Lock()
        return lock

    def close(self) -> None:
        """Puts all games away: the server stops."""
        for room in self:
            room.close()

    def finish(self) -> None:
        """Waits until everything is written; blocks."""
        for room in self:
            room.finish()

    # Other nodes

    def lose(self, reason: SorryReason) -> None:
        """Lets all tables go at once, and tells their pages why: another node may own them soon. Nothing is written."""
        for room in list(self):
            self._lose(room, reason)

    def renewing(self) -> Callable[[Mapping[str, int]], None]:
        """What to do with the epochs of a renewal that begins now: it lets tables go that another node owns by then."""
        before = list(self)

        def renewed(epochs: Mapping[str, int]) -> None:
            for room in before:
                if self._rooms.get(room.token) is room and epochs.get(room.token) != room.lease.epoch:
                    self._lose(room, "moving")

        return renewed

    def _lose(self, room: Room, reason: SorryReason) -> None:
        self._resources.metrics.count("tables_lost")
        self._forget(room)
        room.move_out(reason)

    def _forget(self, room: Room) -> None:
        """Lets a room leave the memory, if it has not left already: a lease may end while a table is put away."""
        if self._rooms.get(room.token) is room:
            del self._rooms[room.token]
            self._left.add(room)

    async def hand_over(self, within_s: float) -> None:
        """Gives every table back as soon as it is at rest, or at the end of that time in its present state.

        A gesture that is then under way is dropped as if it had not begun, and its player is told.
        """
        clock = self._resources.clock
        until = clock() + within_s
        while self._rooms:
            for room in [room for room in self if room.at_rest or clock() >= until]:
                if room.at_rest or clock() >= until:  # it may have begun to move while others were handed over
                    await self._move(room)
            await asyncio.sleep(0.05)

    async def _move(self, room: Room) -> None:
        """Gives one table back and sends its pages on, whoever is there."""
        async with self._lock(room.token):
            if self._rooms.get(room.token) is not room:
                return
            await self._close(room)
            self._resources.metrics.count("tables_handed_over")
            watched = bool(room.pages)
            room.move_out("moving")
        if watched:
            await self._taken_up(room.token)

    async def _taken_up(self, token: str) -> None:
        """Waits a little until another node has the table, so that not all tables arrive there at once."""
        until = self._resources.clock() + TAKEN_UP_WITHIN_S
        while self._resources.clock() < until:
            await asyncio.sleep(0.05)
            if await self._resources.in_thread(self._resources.store.leases.owner, token) is not None:
                return

    def _keep(self, lease: Lease, brief: NewTable, seats: list[SeatRecord], created: float) -> Room:
        room = self._built_room(lease, brief, seats, created)
        self._rooms[lease.table] = room
        return room

    def _built_room(self, lease: Lease, brief: NewTable, seats: list[SeatRecord], created: float) -> Room:
        return Room(self._resources, lease, brief, Seats(self._resources, lease, seats), created, self._invite)

    def _taken(self, token: str) -> Room | None:
        """A table from the store, which this node owns from now on; None if it was not made here. Blocks."""
        store = self._resources.store
        if not self._node.stands:
            raise StorageDown("This node waits for the database.")
        if self._node.draining:
            raise Elsewhere
        lease = store.leases.take(token, self._node.id)
        # Read only now: until a moment ago another node may have written.
        record, seats = store.with_seats(token)
        if record is None:
            return None
        if not isinstance(lease, Lease):
            raise Elsewhere
        options = TableOptions.of(record)
        if options.brief is None:
            store.leases.release(lease)
            return None  # a game from elsewhere, which can be watched but not played
        room = self._built_room(lease, options.brief, seats, record.created)
        room.board.began = options.began
        room.board.finished = record.finished is not None
        room.board.next_table = record.successor
        for seat in room.seats:
            if seat.person:
                seat.go(self._resources.clock())
        return room

    async def _invite(self, room: Room) -> None:
        """Makes the rematch's table (the same seats and rules, other wood) and tells each owner its new secrets."""
        seats = tuple(_as_played(seat) for seat in room.seats)
        brief = msgspec.structs.replace(room.brief, seats=seats, seed=None, serial=None, listed=False)
        following, _ = await self.make(brief)
        # Players who are here get a seat with a new secret; the seats of the others stay open.
        attended = sorted(room.seats.attended)
        secrets = {number: await following.seats.hand_on(number, room.seats[number].kind) for number in attended}
        room.board.next_table = following.token
        await self._resources.in_thread(self._resources.store.set_successor, room.lease, following.token)
        for line in room.pages:
            mine = [SeatSecret(seat, secrets[seat]) for seat in sorted(line.owns) if seat in secrets]
            if mine:
                room.tell(line, Rematched(following.token, mine))
        await following.begin_if_full()


def _as_played(seat: Seat) -> NewSeat:
    """The seat as it was played in the end: a bot may have sat down while the table gathered."""
    if seat.kind == "bot" and seat.strength is not None:
        return NewSeat("bot", seat.name, seat.strength)
    return NewSeat("link", seat.name)
