"""One running server: what its routes and its sockets share."""

import asyncio
from dataclasses import dataclass

from paletti.server.limits import Allowance, Buckets, Door, Doorstep, Spread
from paletti.server.resources import Resources
from paletti.server.room.room import Room
from paletti.server.room.rooms import Rooms
from paletti.server.workshop import Workshop
from paletti.storage import TableRecord


@dataclass
class Host:
    """The rooms of a server and what they work with."""

    resources: Resources
    rooms: Rooms
    makers: Buckets
    """How often an address may make tables, files and score sheets."""
    work: Buckets
    """What the pages of an address may cost."""
    arrivals: Buckets
    """How often pages of an address may join."""
    scholars: Workshop
    """Processes that analyse finished games, with low priority."""
    workshop: Workshop
    """Processes for untrusted files, which may die."""
    at_the_door: Doorstep
    """Sockets whose page has not yet said hello."""
    spread: Spread
    """At how many tables the pages of an address are."""
    spectators: Door
    """Sockets of those who own no seat."""
    lines: int = 0
    """How many sockets are open."""
    asking: asyncio.Future[list[TableRecord]] | None = None
    """The last check whether the storage answers."""

    async def drain(self) -> None:
        """Hands all tables over to other nodes, if any of them stays."""
        node, resources = self.resources.node, self.resources
        if node.alone or not node.stands:
            return
        node.draining = True
        await resources.in_thread(resources.store.leases.drain, node.id)
        await resources.in_thread(node.look_round)
        handing = asyncio.create_task(self.rooms.hand_over(resources.settings.drain_s))
        while not handing.done() and any(not other.draining for other in node.others):
            await asyncio.wait({handing}, timeout=1.0)
        handing.cancel()

    def may_take(self, room: Room, address: str) -> bool:
        """Notes that this address moves the table, if a page of it may take a piece there; returns whether it may."""
        moved = sum(other.is_moved_by(address) for other in self.rooms if other is not room)
        if moved >= self.resources.settings.most_hands_an_address:
            return False
        room.move_by(address)
        return True

    def allowance(self, address: str) -> Allowance:
        """How much a page that joins may ask for."""
        settings = self.resources.settings
        return Allowance(settings.messages_a_second, settings.work_a_second, self.work.of(address))
