"""A table's notice board: how far the table has come, for its pages and the lobby."""

import asyncio
from dataclasses import dataclass, field
from typing import Final

from paletti.protocol import toclient as said
from paletti.protocol.api import LobbyTable, NewTable
from paletti.protocol.view import TableTerms
from paletti.protocol.words import RoomStage
from paletti.server.master.outbox import GameSummary
from paletti.server.room.pages import Pages
from paletti.server.room.seats import Seats

CROWD_S: Final = 0.25
"""How soon the others hear that a spectator came or went."""


@dataclass
class Noticeboard:
    """What is known of a table besides its game, and who is told when it changes."""

    table: str
    brief: NewTable
    seats: Seats
    created: float
    """A date."""
    pages: Pages = field(default_factory=Pages)
    began: bool = False
    finished: bool = False
    summary: GameSummary | None = None
    """The last known state of the game, once it has been in memory."""
    rematch: set[int] = field(default_factory=set)
    """The seats that want another game."""
    next_table: str | None = None
    """The rematch's table."""
    hurried: bool = False
    """Whether bots should move quickly."""
    _announcing: asyncio.TimerHandle | None = None

    @property
    def stage(self) -> RoomStage:
        """How far the table has come."""
        if self.finished or (self.summary is not None and self.summary.over):
            return "over"
        return "playing" if self.began else "gathering"

    def announce(self) -> None:
        """Tells everybody at the table how it stands now."""
        self.hush()
        self.pages.tell(self.shown())

    def announce_soon(self) -> None:
        """The same a little later, once for all who come and go until then, because hundreds may watch a table."""
        if self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(CROWD_S, self.announce)

    def hush(self) -> None:
        """Cancels a planned announcement."""
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None

    def shown(self) -> said.Room:
        """The table in the form for its pages."""
        return said.Room(
            stage=self.stage,
            terms=TableTerms(
                practice=self.brief.practice,
                watchable=self.brief.watchable,
                clock_s=self.brief.clock_s,
                objection_s=self.brief.objection_s or 0,
                layout=self.brief.layout,
            ),
            seats=self.seats.shown(),
            spectators=self.pages.spectators,
            ballots=self.seats.ballots(),
            rematch=sorted(self.rematch),
            next_table=self.next_table,
            hurried=self.hurried,
        )

    def listed(self, now: float) -> LobbyTable:
        """The table in the form for the lobby; `now` is a date."""
        game = self.summary
        if game is None:
            waiting_for = [seat.name for seat in self.seats if seat.open]
        else:
            waiting_for = [self.seats[seat].name for seat in game.acting if not self.seats[seat].present]
        return LobbyTable(
            table=self.table,
            stage=self.stage,
            edition=self.brief.edition,
            seats=self.seats.shown(),
            open_seats=self.seats.open,
            spectators=self.pages.spectators,
            watchable=self.brief.watchable,
            waiting_for=waiting_for,
            top=game.top if game else "base",
            turns=game.turn_number if game else 0,
            age_s=max(0, round(now - self.created)),
        )
