"""The seats of a table: who owns each by its secret, who is there now, and what happens when somebody is absent."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from paletti.protocol.fromclient import Ownership
from paletti.protocol.view import Ballot, RoomSeat
from paletti.protocol.words import Strength
from paletti.server.names import clean, distinct
from paletti.server.resources import Resources
from paletti.storage import Lease, SeatRecord, unguessable

Kind = Literal["here", "link", "bot"]
VoteChoice = Literal["wait", "drop", "bot"]

BOT: Final = "bot "
DROPPED: Final = "dropped"
"""How the store marks a bot's seat (its strength follows), and one whose player was dropped."""


@dataclass
class Seat:
    """One seat. `claimed`: somebody holds its secret. `lines`: how many of their pages are open."""

    number: int
    kind: Kind
    name: str
    claimed: bool
    strength: Strength | None = None
    lines: int = 0
    away_since: float | None = None
    waited_since: float | None = None
    """Since when the others wait for the owner: since they went, or since the last vote to wait on."""
    dropped: bool = False
    substitute: Strength | None = None
    """A bot that plays for an absent player until they come back."""
    missed: bool = False
    """Whether the others have waited so long for the owner that they are asked what to do."""
    votes: dict[int, VoteChoice] = field(default_factory=dict)
    """What the others want to be done about this absent player."""

    @classmethod
    def from_record(cls, record: SeatRecord) -> "Seat":
        """The seat as the store keeps it."""
        if record.kind == DROPPED:
            return cls(record.seat, "link", record.name, claimed=False, dropped=True)
        if record.kind.startswith(BOT):
            strength = next(word for word in get_args(Strength) if word == record.kind.removeprefix(BOT))
            return cls(record.seat, "bot", record.name, claimed=False, strength=strength)
        return cls(record.seat, "here" if record.kind == "here" else "link", record.name, claimed=record.claimed)

    @property
    def open(self) -> bool:
        """Whether anybody may still sit down here."""
        return self.kind != "bot" and not self.claimed and not self.dropped

    @property
    def bot(self) -> Strength | None:
        """The strength of the bot that plays here now, if one does."""
        if self.dropped:
            return None
        return self.strength if self.kind == "bot" else self.substitute

    @property
    def person(self) -> bool:
        """Whether a person owns it."""
        return self.kind != "bot" and self.claimed and not self.dropped

    @property
    def attended(self) -> bool:
        """Whether a person owns it and has a page open."""
        return self.person and self.lines > 0

    @property
    def empty(self) -> bool:
        """Whether this is a person's seat and nobody sits on it now."""
        return self.kind != "bot" and not self.dropped and self.lines == 0

    @property
    def voted_on(self) -> bool:
        """Whether the others are asked what to do about this player."""
        return self.missed and self.empty and self.substitute is None

    @property
    def present(self) -> bool:
        """Whether somebody or something acts for this seat."""
        return self.bot is not None or self.lines > 0

    def arrive(self) -> None:
        """One more page of its owner is open."""
        self.lines += 1
        self.away_since = self.waited_since = None
        self.substitute = None
        self.missed = False
        self.votes.clear()

    def depart(self, now: float) -> None:
        """One page of its owner is closed."""
        self.lines = max(0, self.lines - 1)
        if self.lines == 0:
            self.go(now)

    def go(self, now: float) -> None:
        """Its owner is away from now on."""
        self.away_since = self.waited_since = now

    def absent_for(self, now: float) -> float:
        """Seconds since the owner was last there; 0 while anybody is."""
        return now - self.away_since if self.empty and self.away_since is not None else 0.0

    def waited_for(self, now: float) -> float:
        """Seconds that the others have waited since they were last asked; 0 while the owner is there."""
        return now - self.waited_since if self.empty and self.waited_since is not None else 0.0

    def shown(self, now: float) -> RoomSeat:
        """The seat in the form for pages."""
        filled: Literal["open", "person", "bot", "dropped"] = (
            "dropped" if self.dropped else "bot" if self.bot else "open" if self.open else "person"
        )
        return RoomSeat(
            seat=self.number,
            name=self.name,
            filled=filled,
            here=self.kind == "here",
            present=self.present,
            strength=self.bot,
            away_s=round(self.absent_for(now)),
        )


class Seats:
    """All seats of one table, in the order of play. The store also keeps who owns them."""

    def __init__(self, resources: Resources, lease: Lease, records: Iterable[SeatRecord]) -> None:
        self._resources, self._lease = resources, lease
        self._seats = [Seat.from_record(record) for record in records]

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    @property
    def open(self) -> int:
        """How many may still be claimed."""
        return sum(seat.open for seat in self._seats)

    @property
    def attended(self) -> set[int]:
        """The seats whose owners are there now."""
        return {seat.number for seat in self._seats if seat.attended}

    def is_open(self, number: int) -> bool:
        """Whether there is such a seat and anybody may sit down there."""
        return number < len(self._seats) and self._seats[number].open

    def shown(self) -> list[RoomSeat]:
        """Who sits where now."""
        now = self._resources.clock()
        return [seat.shown(now) for seat in self._seats]

    def ballots(self) -> list[Ballot]:
        """The votes that are open."""
        return [Ballot(seat.number, dict(seat.votes)) for seat in self._seats if seat.voted_on]

    # Who owns them

    async def opened_by(self, claims: Iterable[Ownership]) -> set[int]:
        """The seats that these secrets really open."""
        given = list(claims)
        if not given:
            return set()
        secrets = [claim.secret for claim in given]
        opened = await self._resources.in_thread(self._resources.store.seats_of, self._lease.table, *secrets)
        return {claim.seat for claim in given if claim.seat in opened and not self._seats[claim.seat].dropped}

    async def claim(self, number: int, name: str) -> str | None:
        """The secret of an open seat, which from now on belongs to its owner; None if somebody was faster."""
        seat = self._seats[number]
        taken = [other.name for other in self._seats if other is not seat and (other.claimed or other.kind == "bot")]
        name, secret = distinct(clean(name, seat.name), taken), unguessable()
        claim = self._resources.store.claim
        if not await self._resources.in_thread(claim, self._lease, number, name=name, kind=seat.kind, secret=secret):
            return None
        seat.name, seat.claimed = name, True
        return secret

    async def hand_on(self, number: int, kind: Kind) -> str:
        """The secret of a seat that is kept for a player of the game before, under the name it already has."""
        seat, secret = self._seats[number], unguessable()
        claim = self._resources.store.claim
        await self._resources.in_thread(claim, self._lease, number, name=seat.name, kind=kind, secret=secret)
        seat.kind, seat.claimed = kind, True
        return secret

    async def give_to_bot(self, number: int, strength: Strength) -> None:
        """Gives the seat to a bot from now on."""
        await self._release(number, f"{BOT}{strength}")
        self._seats[number].kind, self._seats[number].strength = "bot", strength

    async def drop(self, number: int) -> None:
        """Puts the player out of the game; their secret no longer opens the seat."""
        self._seats[number].dropped = True
        await self._release(number, DROPPED)

    async def _release(self, number: int, kind: str) -> None:
        await self._resources.in_thread(self._resources.store.release, self._lease, number, kind=kind)

    # Who is missed

    def missing(self) -> Iterator[tuple[Seat, float]]:
        """Absent players who are still waited for, and for how many seconds more."""
        for seat in self._seats:
            if seat.empty and seat.substitute is None and not seat.missed:
                now = self._resources.clock()
                if seat.away_since is None:
                    seat.go(now)  # never seen yet
                yield seat, max(0.0, self._resources.settings.absent_after_s - seat.waited_for(now))

    def may_vote_on(self, number: int) -> bool:
        """Whether this player has been away long enough to be voted on."""
        if number >= len(self._seats):
            return False
        seat = self._seats[number]
        waited = seat.waited_for(self._resources.clock())
        return seat.voted_on or (seat.empty and waited >= self._resources.settings.absent_after_s)

    def vote(self, voter: int, absent: int, choice: VoteChoice) -> VoteChoice | None:
        """Counts a vote. Returns what more than half of those present want, or None."""
        seat, voters = self._seats[absent], self.attended
        seat.votes[voter] = choice
        for wanted in get_args(VoteChoice):
            if 2 * sum(seat.votes.get(one) == wanted for one in voters) > len(voters):
                seat.votes.clear()
                seat.missed = False
                decided: VoteChoice = wanted
                return decided
        return None
