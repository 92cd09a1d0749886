"""What the server sends as text; frames travel as binary (frames.py)."""

from typing import Annotated, Final, Literal

import msgspec

from paletti.protocol.message import PAGE_TYPE, Facts, Message
from paletti.protocol.view import (
    Attempt,
    AttemptPhase,
    Ballot,
    Forensics,
    Kit,
    Load,
    Outcome,
    Refusal,
    RoomSeat,
    SeatSecret,
    StoryEntry,
    TableTerms,
    View,
)
from paletti.protocol.words import Phrase, RoomStage, Verb


class Welcome(Message, frozen=True):
    """The answer to a good hello: which seats are mine at this table."""

    version: str
    table: str
    seats: list[int]


class Seated(Message, frozen=True):
    """A seat is mine: its secret, which is sent to nobody else. Keep it to come back."""

    seat: int
    secret: str


class Room(Message, frozen=True):
    """The people and the way the table is run; sent whenever it changes."""

    stage: RoomStage
    terms: TableTerms
    seats: list[RoomSeat]
    spectators: int
    ballots: list[Ballot]
    rematch: list[int]
    next_table: str | None
    hurried: bool  # whether its bots move quickly


class Snapshot(Message, frozen=True):
    """The whole game; a key frame follows it."""

    version: int
    hash: str
    kit: Kit
    view: View
    attempt: Attempt | None
    story: list[StoryEntry]
    outcome: Outcome | None
    forensics: Forensics | None


class Judged(Message, frozen=True):
    """A deed is in the journal: its outcome and the state after it. `version` grows by one; a gap means resync."""

    version: int
    hash: str
    entry: StoryEntry
    view: View
    forensics: Forensics | None = None
    """Set if the villa fell. Over rounds the next round begins at once, and there is no `over` for the fall."""


RefusedWish = Annotated[str, msgspec.Meta(extra={PAGE_TYPE: '(Gesture | Deed)["type"] | "time-up" | "leave"'})]
"""The type of the message that was refused, or what the table itself did in a player's name."""


class Refused(Message, frozen=True):
    """To the owner of the seat: that is not allowed, and why."""

    seat: int
    what: RefusedWish
    refusal: Refusal


class AttemptBegan(Message, frozen=True):
    """A hand has taken a piece."""

    attempt: Attempt


class AttemptTurned(Message, frozen=True):
    """The present attempt has another phase: the player's, the table's or nobody's. See `AttemptPhase`."""

    phase: AttemptPhase
    pushed: str | None


class AttemptChosen(Message, frozen=True):
    """The column in hand is no longer merely felt, and stays chosen wherever it is led (RULING-3)."""


class AttemptEnded(Message, frozen=True):
    """The hand is off; the verdict follows once the wood rests."""

    seat: int
    how: Verb


class Noticed(Message, frozen=True):
    """Seen while the wood still moves: the villa swayed (RULING-17), a column does not come out (RULING-18) or pushes
    another one (RULING-4, told to its player alone), a plateau has come down; hands do nothing and will soon be taken
    away (RULING-1, told to their player alone), or were.

    Or told when a game goes on after a breakdown or a long sleep: the hand that was in the villa is away.
    """

    what: Literal["swayed", "pushing", "jammed", "idling", "left-alone", "collapse", "interrupted"]
    seat: int
    piece: str | None
    left_s: int | None = None
    """Seconds until idle hands are taken away."""


class Mark(Message, frozen=True):
    """Whether the hand may let go here and now; sent when it changes, and to every page that joins."""

    seat: int
    refusal: Refusal | None


class Countdown(Message, frozen=True):
    """A running clock: until silence is consent, the turn ends, or the absent seat is voted on. None: it stopped."""

    what: Literal["objection", "turn", "absence"]
    seat: int | None
    left_ms: int | None
    of_ms: int


class Said(Message, frozen=True):
    """Somebody says one of the fixed phrases; no seat: a spectator."""

    seat: int | None
    phrase: Phrase


class Reach(Message, frozen=True):
    """Directions (radians from +x, world) from which fingers, and the hook, can reach a column and draw it."""

    column: str
    fingers: list[float]
    hook: list[float]
    from_above: bool


class Loads(Message, frozen=True):
    """What each column carries, by its name: the answer to `AskLoads`."""

    columns: dict[str, Load]


class Over(Message, frozen=True):
    """The game has ended; its replay is at /api/games/<table>."""

    outcome: Outcome
    forensics: Forensics | None


class Rematched(Message, frozen=True):
    """All want another game: its table, and the secrets of my seats there."""

    table: str
    owns: list[SeatSecret]


SorryReason = Literal[
    "version",
    "no-table",
    "table-full",
    "table-closed",
    "damaged-table",
    "not-your-seat",
    "seat-taken",
    "bad-message",
    "too-fast",
    "not-now",
    "practice-only",
    "bots-missing",
    "server-full",
    "shutting-down",
    "moving",
    "storage-away",
]
"""Why a connection, or a wish about the table, failed."""


class Sorry(Message, frozen=True):
    """Something about the connection or the table went wrong; `reason` is the id of its sentence."""

    reason: SorryReason
    facts: Facts


ALIVE_S: Final = 2.0
"""After this long without a message, the server sends that it is alive. A page that hears nothing reconnects."""


class Alive(Message, frozen=True):
    """Nothing has happened for a while, but the connection is open."""


ToClient = (
    Welcome
    | Seated
    | Room
    | Snapshot
    | Judged
    | Refused
    | AttemptBegan
    | AttemptTurned
    | AttemptChosen
    | AttemptEnded
    | Noticed
    | Mark
    | Countdown
    | Said
    | Reach
    | Loads
    | Over
    | Rematched
    | Sorry
    | Alive
)

_encode: Final = msgspec.json.Encoder().encode


def text(message: ToClient) -> str:
    """The message as it is sent."""
    return _encode(message).decode()
