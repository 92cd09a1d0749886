"""What a game reports while it runs: verdicts from the journal, and what can be seen of an attempt before its end."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from paletti.rules.deeds import Deed
from paletti.rules.events import Event
from paletti.table.seal import SealThrow


class Verb(StrEnum):
    """What a hand is doing."""

    SET_UP = "setup"
    MOVE = "move"
    PROVE = "prove"
    TAKE_OUT = "take-out"
    LAY = "lay"


class TroubleKind(StrEnum):
    """Why a hand cannot do something that no rule forbids; the catalogue has the sentence under `trouble-<value>`."""

    NOTHING_IN_HAND = "nothing-in-hand"
    HAND_FULL = "hand-full"
    WOOD_MOVES = "wood-moves"  # the villa has not come to rest
    ANOTHER_HAND = "another-hand"  # somebody else's hand is in the villa
    NO_SUCH_PIECE = "no-such-piece"
    NO_ROOM_FOR_FINGERS = "no-room-for-fingers"
    NO_WAY_FOR_HOOK = "no-way-for-hook"
    NOT_ON_PIECE = "not-on-piece"
    NONSENSE = "nonsense"  # numbers that a hand cannot follow
    BEING_PUT_BACK = "being-put-back"
    NOT_THERE_YET = "not-there-yet"  # the plateau in hand is not down on the columns
    IN_THE_AIR = "in-the-air"  # the column in hand is not down on the site, while the villa is set up


@dataclass(frozen=True)
class Trouble:
    """A gesture that cannot be done; nothing has changed."""

    kind: TroubleKind
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Judged:
    """A deed is judged and in the journal."""

    version: int
    deed: Deed
    events: tuple[Event, ...]
    throws: tuple[SealThrow, ...] = ()  # throws of the seal, for watching; the last one counts


@dataclass(frozen=True)
class Placed:
    """While setting up by hand: a piece was put down, or is back beside the base."""

    version: int
    seat: int
    piece: str


@dataclass(frozen=True)
class Felt:
    """A column was touched and let go before it was chosen (RULING-3): nothing has happened."""

    version: int
    seat: int
    piece: str


@dataclass(frozen=True)
class AttemptBegan:
    """A hand took a piece."""

    seat: int
    verb: Verb
    piece: str
    tool: str


@dataclass(frozen=True)
class AttemptEnded:
    """The hand is away and the wood at rest; the verdict follows as `Judged`."""

    seat: int
    verb: Verb
    piece: str


@dataclass(frozen=True)
class Swayed:
    """The villa swayed while the column was still in (RULING-17): in this house the attempt must be broken off."""

    seat: int


@dataclass(frozen=True)
class Pushing:
    """The piece in hand pushes another column, but not too far yet; reported once for each column."""

    seat: int
    pushed: str


@dataclass(frozen=True)
class Faulted:
    """The piece in hand pushed another column too far (RULING-4): if the villa stands, it is put back as it was."""

    seat: int
    pushed: str


@dataclass(frozen=True)
class Collapsing:
    """The villa has come down (RULING-1); the verdict follows when everything lies still."""

    seat: int
    plateau: str | None  # None: no plateau, but a ruin of columns


@dataclass(frozen=True)
class PuttingBack:
    """The table's hands are putting the whole villa back as it was when the attempt began (RULING-4)."""

    seat: int
    piece: str


@dataclass(frozen=True)
class Jammed:
    """The column did not come out, however long the player pulled (RULING-18): the table puts it back."""

    seat: int
    piece: str


@dataclass(frozen=True)
class Idling:
    """The player's hands have done nothing for long: a warning that they will be taken out of the villa (RULING-1)."""

    seat: int
    piece: str
    left_s: int
    """So many seconds are left, rounded up."""


@dataclass(frozen=True)
class LeftAlone:
    """The player's hands did nothing for too long, and the table took them out of the villa (RULING-1)."""

    seat: int
    piece: str


Happening: TypeAlias = (
    Judged
    | Placed
    | Felt
    | AttemptBegan
    | AttemptEnded
    | Swayed
    | Pushing
    | Faulted
    | PuttingBack
    | Jammed
    | Idling
    | LeftAlone
    | Collapsing
)
