"""All tables of a server: made, found again after a restart, put to sleep, forgotten."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import time
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.toclient import Rematched
from paletti.protocol.view import SeatSecret
from paletti.server.resources import Resources, fresh_secret
from paletti.server.room.room import Room
from paletti.server.room.seats import BOT, Seat, Seats
from paletti.server.room.wish import Declined, TableOptions, settled
from paletti.storage import SeatRecord, TableRecord

SWEEPS: Final = 40
"""Steps of one sweep; the next one, a minute later, goes on."""


class Rooms:
    """The rooms that are in memory now, by their tables' tokens; the others are in the store."""

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._rooms: dict[str, Room] = {}
        self._making = 0
        """Tables that are about to be there."""
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is fetched or put away; a slow one keeps nobody from another."""

    def __iter__(self) -> Iterator[Room]:
        return iter(self._rooms.values())

    def __len__(self) -> int:
        return len(self._rooms)

    async def make(self, wish: NewTable) -> tuple[Room, list[SeatSecret]]:
        """A new table and the secrets of the seats at the maker's device."""
        settings, store = self._resources.settings, self._resources.store
        if not settings.bots and any(seat.kind == "bot" for seat in wish.seats):
            raise Declined("bots-missing", "Bots do not play on this server.")
        made = settled(wish, objection_s=settings.objection_s, kit=settings.kit)
        secrets = [SeatSecret(seat, fresh_secret()) for seat, new in enumerate(made.seats) if new.kind == "here"]
        by_seat = {secret.seat: secret.secret for secret in secrets}
        taken = [
            (new.name, f"{BOT}{new.strength}" if new.kind == "bot" else new.kind, by_seat.get(seat))
            for seat, new in enumerate(made.seats)
        ]
        options = TableOptions(made).text()
        async with self._room_for_one():
            token = await self._resources.in_thread(store.create, {}, options=options, seats_taken=taken)
            seats = [SeatRecord(seat, name, kind, key is not None) for seat, (name, kind, key) in enumerate(taken)]
            room = self._keep(token, made, seats, time())
        self._resources.metrics.count("tables_made")
        await room.begin_if_full()
        return room, secrets

    async def find(self, token: str) -> Room | None:
        """The table of this token: in memory, or from the store; `Declined` where no more can be carried."""
        async with self._lock(token):
            room = self._rooms.get(token)
            if room is None:
                record = await self._resources.in_thread(self._resources.store.table, token)
                options = TableOptions() if record is None else TableOptions.of(record)
                if record is None or options.wish is None:
                    return None
                seats = await self._resources.in_thread(self._resources.store.seats, token)
                async with self._room_for_one():
                    room = self._revive(record, options.wish, seats)
                room.began = options.began
            # Whoever looks for it is about to come in: it must not be swept away under them.
            room.quiet_since = self._resources.clock()
            return room

    @asynccontextmanager
    async def _room_for_one(self) -> AsyncIterator[None]:
        """Keeps a place for one more table while it is made; a table that everybody left gives way to it."""
        most = self._resources.settings.most_tables
        if len(self._rooms) + self._making >= most:
            left = [room for room in self if not room.lines]
            if not left:
                raise Declined("server-full", "This server has as many tables as it can carry; try again later.")
            await self._put_away(min(left, key=lambda room: room.quiet_since))
        if len(self._rooms) + self._making >= most:
            raise Declined("server-full", "This server has as many tables as it can carry; try again later.")
        self._making += 1
        try:
            yield
        finally:
            self._making -= 1

    async def sweep(self, ran_s: float = 0.0) -> None:
        """Lets quiet tables leave the memory, and forgets those where nobody was while servers ran for long.

        `ran_s` is how long this server ran since it was last asked.
        """
        settings, store, now = self._resources.settings, self._resources.store, self._resources.clock()
        await self._resources.in_thread(store.run_on, ran_s)
        for room in list(self):
            if not room.lines and now - room.quiet_since >= settings.sleep_after_s:
                await self._put_away(room)
        for _ in range(SWEEPS):
            # In small steps, between which others write: however many are forgotten, nobody waits for them.
            opened = list(self._rooms)
            gone = await self._resources.in_thread(store.expire, settings.forget_after_s, but=opened)
            sheets = await self._resources.in_thread(store.scores.expire, settings.forget_after_s)
            if not gone and not sheets:
                return

    async def _put_away(self, room: Room) -> None:
        """Lets a table that everybody left leave the memory."""
        # Nobody may find a room that is just being put away.
        async with self._lock(room.token):
            if room.lines or self._rooms.get(room.token) is not room:
                return
            room.close()
            await self._resources.in_thread(room.finish)
            del self._rooms[room.token]
        store = self._resources.store
        # A game of practice lives in memory alone.
        await self._resources.in_thread(store.remove if room.wish.practice else store.see, room.token)

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

    def _keep(self, token: str, wish: NewTable, seats: list[SeatRecord], created: float) -> Room:
        room = Room(self._resources, token, wish, Seats(self._resources, token, seats), created, self._invite)
        self._rooms[token] = room
        return room

    def _revive(self, record: TableRecord, wish: NewTable, seats: list[SeatRecord]) -> Room:
        room = self._keep(record.id, wish, seats, record.created)
        room.finished = record.finished is not None
        room.next_table = record.successor
        for seat in room.seats:
            if seat.person:
                seat.go(self._resources.clock())
        return room

    async def _invite(self, room: Room) -> None:
        """Makes the rematch's table (the same seats and rules, other wood) and tells each owner its new secrets."""
        seats = tuple(_as_played(seat) for seat in room.seats)
        wish = msgspec.structs.replace(room.wish, seats=seats, seed=None, serial=None, listed=False)
        following, _ = await self.make(wish)
        # Who is there sits down anew, with a secret of their own; who is not finds the seat open.
        secrets = {
            number: await following.seats.hand_on(number, room.seats[number].kind) for number in sorted(room.seats.here)
        }
        room.next_table = following.token
        await self._resources.in_thread(self._resources.store.set_successor, room.token, following.token)
        for line in room.lines:
            mine = [SeatSecret(seat, secrets[seat]) for seat in sorted(line.owns) if seat in secrets]
            if mine:
                room.tell(line, Rematched(following.token, mine))
        await following.begin_if_full()


def _as_played(seat: Seat) -> NewSeat:
    """The seat as it was played in the end: a bot may have sat down while the table gathered."""
    if seat.kind == "bot" and seat.strength is not None:
        return NewSeat("bot", seat.name, seat.strength)
    return NewSeat("link", seat.name)
