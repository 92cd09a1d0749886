"""A table begins when every seat is filled; one that slept wakes when somebody comes back."""

from functools import partial

import msgspec

from paletti.server.host import Host
from paletti.server.room.journal import TableJournal
from paletti.server.room.master import Master
from paletti.server.room.orders import Show
from paletti.server.room.output import Output
from paletti.server.room.room import Room
from paletti.server.room.wish import setup
from paletti.table.game import Game
from paletti.table.setup import GameSetup


async def begin_if_full(host: Host, room: Room) -> None:
    """Begins the game when nobody is waited for any more."""
    async with room.busy:
        if room.began or any(chair.open for chair in room.chairs):
            return
        made = setup(room.wish, [chair.name for chair in room.chairs])
        await host.in_thread(host.store.set_setup, room.token, made.to_json())
        await host.in_thread(host.store.set_options, room.token, options(room, began=True))
        room.began = True
        await _open(host, room, made)
    room.announce()
    for line in room.lines:
        room.order(Show(line))
    host.metrics.count("games_begun")


async def wake(host: Host, room: Room) -> None:
    """Opens the game of a table that has begun, if it is not open already."""
    if room.master is not None:
        return
    async with room.busy:
        if room.master is None:
            await _open(host, room, None)


async def _open(host: Host, room: Room, made: GameSetup | None) -> None:
    game, journal = await host.in_thread(_game, host, room, made)

    def deliver(output: Output) -> None:
        host.post.send(partial(room.deliver, output))

    room.master = Master(game, journal, host.steppers.home(), deliver, host.thinkers)
    room.summary = await host.in_thread(room.master.summary)
    room.finished = room.summary.over


def _game(host: Host, room: Room, made: GameSetup | None) -> tuple[Game, TableJournal]:
    journal = TableJournal(None if room.wish.practice else host.store, room.token)
    if made is None:
        record = host.store.table(room.token)
        if record is None:
            raise LookupError("This table is gone.")
        made = GameSetup.from_json(record.setup)
    if journal.last() is None:
        return Game.new(made, journal), journal
    return Game.resume(made, journal), journal


def options(room: Room, *, began: bool) -> dict[str, object]:
    """What the store keeps of a table besides its setup."""
    return {"wish": msgspec.to_builtins(room.wish), "began": began}
