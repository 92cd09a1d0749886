"""Players who stay away: the others wait for them for a while, and then vote on what happens."""

from functools import partial
from typing import Final

from paletti.protocol import fromclient as wishes
from paletti.protocol.words import Strength
from paletti.server.resources import Resources
from paletti.server.room.clocks import Clocks
from paletti.server.room.noticeboard import Noticeboard
from paletti.server.room.seats import Seat, VoteChoice

SUBSTITUTE: Final[Strength] = "apprentice"
"""The bot that plays for an absent player if the others vote for one."""


class Absence:
    """The absent players of one table."""

    def __init__(self, resources: Resources, board: Noticeboard, clocks: Clocks) -> None:
        self._resources, self._board, self._clocks = resources, board, clocks

    def watch(self) -> None:
        """Starts a clock for each absent player while anybody waits; when it has run, the others may vote."""
        if self._board.stage == "playing" and self._board.pages:
            for seat, wait_s in self._board.seats.missing():
                self._clocks.start("absence", seat.number, wait_s, seat.waited_since, partial(self._miss, seat))

    def _miss(self, seat: Seat) -> None:
        """Asks the others what to do about a player who stays away."""
        seat.missed = True
        self._board.announce()

    def may_vote(self, wish: wishes.Vote) -> bool:
        """Whether this vote is about somebody else, who has been away for long enough."""
        playing, other = self._board.stage == "playing", wish.absent != wish.seat
        return playing and other and self._board.seats.may_vote_on(wish.absent)

    async def vote(self, wish: wishes.Vote) -> VoteChoice | None:
        """Counts a vote, and does to the seat what more than half of those present want; returns what that is."""
        absent = self._board.seats[wish.absent]
        decided = self._board.seats.vote(wish.seat, wish.absent, wish.choice)
        if decided == "wait":
            absent.waited_since = self._resources.clock()
        elif decided == "drop":
            await self._board.seats.drop(absent.number)
        elif decided == "bot" and self._resources.settings.bots:
            absent.substitute = SUBSTITUTE
        return decided
