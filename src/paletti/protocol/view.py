"""Parts of what a page is shown: the kit, the rules' view, seats, refusals, events."""

from typing import Annotated, Literal

import msgspec

from paletti.protocol.message import PAGE_TYPE, Facts, Part
from paletti.protocol.words import (
    Colour,
    Edition,
    GamePhase,
    Layout,
    Level,
    Plateau,
    Strength,
    Verb,
    Whereabouts,
)
from paletti.rules.clauses import Clause
from paletti.rules.codec import Plain

# --- the kit: sizes in metres -----------------------------------------------------------------------------------------


class BaseShape(Part, frozen=True):
    """The round base with its building site; the ring outside the site is the forbidden rim."""

    radius: float
    site_radius: float
    thickness: float


class ColumnShape(Part, frozen=True):
    """A column; `width` is the diameter, or across the flats of the hexagonal one, `worth` its points on top."""

    name: str
    colour: Colour
    kind: Literal["thin", "hex", "thick"]
    height: float
    width: float
    worth: int
    mass_kg: float


class PlateauShape(Part, frozen=True):
    """A plateau; its outline counter-clockwise in its own coordinates; z = 0 is the middle of its thickness."""

    colour: Plateau
    thickness: float
    outline: list[tuple[float, float]]
    mass_kg: float


class SealShape(Part, frozen=True):
    """The seal: a long four-sided block, a colour a side (+y, +z, -y, -z round its long x axis)."""

    length: float
    width: float
    sides: list[Colour]
    mass_kg: float


class HookShape(Part, frozen=True):
    """The hook as the scene draws it: how long its rod is, and how thick, in metres."""

    length: float
    radius: float


class Kit(Part, frozen=True):
    """One wooden set as the scene needs it."""

    name: str
    serial: int
    base: BaseShape
    columns: list[ColumnShape]
    plateaus: list[PlateauShape]
    seal: SealShape
    hook: HookShape


# --- what the referee says --------------------------------------------------------------------------------------------


RefusalReason = Annotated[str, msgspec.Meta(extra={PAGE_TYPE: "Reason | Trouble"})]
"""A `Reason` of the rules or a `Trouble` of the hand. Here it is a `str`: msgspec reads no union of two lists."""


class Refusal(Part, frozen=True):
    """Why not, in the JSON form of docs/notation.md: the sentence is `refusal-<reason>`.

    Without a clause no rule forbids it, but a hand cannot do it: the sentence is `trouble-<reason>`.
    """

    clause: Clause | None
    reason: RefusalReason
    facts: dict[str, str]
    also: tuple[Clause, ...] = ()


StoryDeed = Annotated[Plain, msgspec.Meta(extra={PAGE_TYPE: "StoryDeed"})]
"""A deed as the journal has it, in the JSON form of docs/notation.md."""
StoryEvent = Annotated[Plain, msgspec.Meta(extra={PAGE_TYPE: "StoryEvent"})]
"""What followed from a deed, in the same form. `event` is the id of its sentence in the story."""


class StoryEntry(Part, frozen=True):
    """One entry of the story: a deed and its events, in the journal as `version`.

    `seat` did the deed (null: all together); `pushed` is the column that was pushed too far, as the table saw it.
    """

    version: int
    seat: int | None
    deed: StoryDeed
    events: list[StoryEvent]
    pushed: str | None


# --- the game as the rules see it -------------------------------------------------------------------------------------


class Player(Part, frozen=True):
    """One player; `points` on the top level, `score` over the rounds (us)."""

    seat: int
    name: str
    colours: list[Colour]
    points: int
    score: int
    gone: bool


class Seal(Part, frozen=True):
    """The Master Builder's Seal: seats of the holder and the former holder, and the colour that lies up."""

    holder: int | None
    former: int | None
    shows: Colour | None


class Barred(Part, frozen=True):
    """Columns that may not be touched, all for the same reason. Its facts leave out the `column` itself."""

    columns: list[str]
    why: Refusal


class Touchable(Part, frozen=True):
    """Which columns this seat may touch now, why not the others, and `only`: the one tool that can reach a column."""

    seat: int
    verb: Verb
    may: list[str]
    refused: list[Barred]
    only: dict[str, Literal["hand", "hook"]]


class View(Part, frozen=True):
    """The state of the game: the same for everybody."""

    edition: Edition
    house: Facts
    players: list[Player]
    phase: GamePhase
    round: int
    rounds: int
    turn: int | None
    turn_number: int
    acting: list[int]
    objector: int | None
    consented: list[int]
    may: list[list[Verb]]
    may_not: list[dict[str, Refusal]]
    free_colours: list[Colour]
    required: list[Colour]
    neutral: Colour | None
    top: Level
    next_plateau: Plateau | None
    seal: Seal
    at: dict[str, Whereabouts]
    locked: list[str]
    askew: list[str]
    touch: list[Touchable]
    cause: int | None
    winners: list[int]
    over: bool


AttemptPhase = Literal["in-hand", "open", "returning", "settling", "falling", "faulted", "mending"]
"""Whose turn it is in an attempt: the player's (`in-hand`, or `open` with the piece still chosen), the table's (it
leads the piece back, keeps still after a push, or mends the villa), or nobody's while the wood settles or falls."""


class Attempt(Part, frozen=True):
    """A hand is at work: whose it is, on which piece, with which tool, and for which deed."""

    seat: int
    verb: Verb
    piece: str
    tool: Literal["hand", "hook", "hold"]
    since: int
    phase: AttemptPhase
    pushed: str | None  # the column that the one in hand pushed too far (RULING-4)
    chosen: bool  # whether the column was moved so far that it is no longer merely felt (RULING-3)


# --- the people -------------------------------------------------------------------------------------------------------


class RoomSeat(Part, frozen=True):
    """A seat at the table: who sits there and how."""

    seat: int
    name: str
    filled: Literal["open", "person", "bot", "dropped"]
    here: bool
    present: bool
    strength: Strength | None
    away_s: int


class SeatSecret(Part, frozen=True):
    """A seat and its secret, only for its owner."""

    seat: int
    secret: str


class Ballot(Part, frozen=True):
    """The vote on an absent seat: who said what so far."""

    absent: int
    votes: dict[int, Literal["wait", "drop", "bot"]]


class TableTerms(Part, frozen=True):
    """How this table is run."""

    practice: bool
    watchable: bool
    clock_s: int
    objection_s: int
    layout: Layout


# --- the wood ---------------------------------------------------------------------------------------------------------


class Load(Part, frozen=True):
    """What a column carries: newtons if the table shows them (practice, replay), else only a hint."""

    hint: Literal["loose", "light", "heavy", "free"]
    newtons: float | None


# --- the end ----------------------------------------------------------------------------------------------------------


class Forensics(Part, frozen=True):
    """When a collapse happened in its deed (ticks: a hand began, it broke, all lay still), by whom, what gave way."""

    cause: int | None
    version: int
    began: int
    breaks: int
    ended: int
    facts: Facts


class Outcome(Part, frozen=True):
    """How the game ended: the winners' seats (several share), why, and the scores."""

    winners: list[int]
    why: Literal["shared", "won", "nobody"]
    facts: Facts
    scores: list[int]
