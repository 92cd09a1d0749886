"""What follows from a deed, in the order in which it happened."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paletti.rules.clauses import Clause
from paletti.rules.pieces import Colour, Column, Place, Plateau, Side


class How(StrEnum):
    """How a player got a colour."""

    THROWN = "thrown"
    CHOSEN = "chosen"
    LEFT_OVER = "left-over"


@dataclass(frozen=True, slots=True)
class VillaSetUp:
    """The twenty columns stand on the site, under the blue plateau."""

    round: int


@dataclass(frozen=True, slots=True)
class SealThrown:
    """The seal was thrown."""

    by: str
    shows: Side


@dataclass(frozen=True, slots=True)
class ThrowAgain:
    """The throw was useless: the colour is taken (COLOUR-1), or none of it stands below the top (RULING-15)."""

    by: str
    colour: Colour
    clause: Clause


@dataclass(frozen=True, slots=True)
class ColourTaken:
    """A player got a colour."""

    by: str
    colour: Colour
    how: How


@dataclass(frozen=True, slots=True)
class ColourNeutral:
    """The fourth colour of three players belongs to nobody."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class ColourRequired:
    """The player must move a column of this colour in this turn."""

    by: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn begins."""

    by: str
    number: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A player's turn is over, by this clause."""

    by: str
    clause: Clause


@dataclass(frozen=True, slots=True)
class ColumnRaised:
    """A column stands on the top plateau now."""

    by: str
    column: Column
    origin: Place
    to: Place


@dataclass(frozen=True, slots=True)
class AttemptBrokenOff:
    """A column went back to where it stood; `locked` says that nobody may choose it again."""

    by: str
    column: Column
    locked: bool
    swayed: bool = False


@dataclass(frozen=True, slots=True)
class VillaPutBack:
    """The column in hand pushed another one: everything stands again as before the attempt (RULING-4)."""

    by: str
    column: Column
    locked: bool


@dataclass(frozen=True, slots=True)
class ColumnJammed:
    """A column did not come out and went back; nothing is locked (RULING-18)."""

    by: str
    column: Column


@dataclass(frozen=True, slots=True)
class ColumnAskew:
    """A column leans and stays wedged under its plateau: locked for everybody, worth nothing (RULING-2)."""

    by: str
    column: Column
    level: Place


@dataclass(frozen=True, slots=True)
class ColumnVoid:
    """A raised column stands after an incident, and counts for nothing until the next plateau lies (RULING-2)."""

    by: str
    column: Column


@dataclass(frozen=True, slots=True)
class ColumnOut:
    """A column left the game, by this clause: it fell, proved something or was taken out. `leant`: it was askew."""

    by: str
    column: Column
    clause: Clause
    leant: bool = False


@dataclass(frozen=True, slots=True)
class PlateauAppliedFor:
    """A player applied for the next plateau."""

    by: str
    plateau: Plateau


@dataclass(frozen=True, slots=True)
class Consented:
    """A player does not object; without a name, nobody objects."""

    by: str | None


@dataclass(frozen=True, slots=True)
class ApplicationStood:
    """The applicant may lay the plateau."""

    by: str
    plateau: Plateau


@dataclass(frozen=True, slots=True)
class Objected:
    """A player objected to what another claims."""

    by: str
    against: str


@dataclass(frozen=True, slots=True)
class ProofSucceeded:
    """The objector stood a column on the top plateau."""

    by: str
    against: str
    column: Column


@dataclass(frozen=True, slots=True)
class ProofFailed:
    """The objector's proof failed."""

    by: str
    against: str
    column: Column | None


@dataclass(frozen=True, slots=True)
class RemovalWaived:
    """The applicant takes no column out."""

    by: str


@dataclass(frozen=True, slots=True)
class PlateauLaid:
    """A new plateau is the top of the villa."""

    by: str
    plateau: Plateau


@dataclass(frozen=True, slots=True)
class PlateauGivenUp:
    """The plateau could not be laid."""

    by: str
    plateau: Plateau


@dataclass(frozen=True, slots=True)
class PlateauSlidOff:
    """The plateau slid off while it was laid, and the villa stands: it goes back to the others (RULING-1)."""

    by: str
    plateau: Plateau


@dataclass(frozen=True, slots=True)
class PlateauRequired:
    """No column of the thrown colour stands below the top: the player places the next platform first (RULING-15)."""

    by: str
    plateau: Plateau
    colour: Colour


@dataclass(frozen=True, slots=True)
class Passed:
    """A player passed, or was skipped because nothing was left to do."""

    by: str
    itself: bool


@dataclass(frozen=True, slots=True)
class SealTaken:
    """The seal changed hands, and shows the former holder's colour."""

    by: str
    former: str | None


@dataclass(frozen=True, slots=True)
class PointsScored:
    """A player's account over the rounds changed."""

    by: str
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class VillaCollapsed:
    """The villa fell, and this player was its cause."""

    by: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over."""

    number: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A new round begins with this player, once the villa is set up again."""

    number: int
    by: str


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """A player's clock ran out."""

    by: str


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left for good and is skipped from now on."""

    by: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; several winners share the win, and there may be none."""

    winners: tuple[str, ...]
    clause: Clause


Event = (
    VillaSetUp
    | SealThrown
    | ThrowAgain
    | ColourTaken
    | ColourNeutral
    | ColourRequired
    | TurnBegan
    | TurnEnded
    | ColumnRaised
    | AttemptBrokenOff
    | VillaPutBack
    | ColumnJammed
    | ColumnAskew
    | ColumnVoid
    | ColumnOut
    | PlateauAppliedFor
    | Consented
    | ApplicationStood
    | Objected
    | ProofSucceeded
    | ProofFailed
    | RemovalWaived
    | PlateauLaid
    | PlateauGivenUp
    | PlateauSlidOff
    | PlateauRequired
    | Passed
    | SealTaken
    | PointsScored
    | VillaCollapsed
    | RoundEnded
    | RoundBegan
    | TimeRanOut
    | PlayerLeft
    | GameEnded
)

# The name of each event in notation, in JSON and in the message catalogue (`event-villa-set-up`).
KINDS: dict[str, type[Event]] = {
    "villa-set-up": VillaSetUp,
    "seal-thrown": SealThrown,
    "throw-again": ThrowAgain,
    "colour-taken": ColourTaken,
    "colour-neutral": ColourNeutral,
    "colour-required": ColourRequired,
    "turn-began": TurnBegan,
    "turn-ended": TurnEnded,
    "column-raised": ColumnRaised,
    "attempt-broken-off": AttemptBrokenOff,
    "villa-put-back": VillaPutBack,
    "column-jammed": ColumnJammed,
    "column-askew": ColumnAskew,
    "column-void": ColumnVoid,
    "column-out": ColumnOut,
    "plateau-applied-for": PlateauAppliedFor,
    "consented": Consented,
    "application-stood": ApplicationStood,
    "objected": Objected,
    "proof-succeeded": ProofSucceeded,
    "proof-failed": ProofFailed,
    "removal-waived": RemovalWaived,
    "plateau-laid": PlateauLaid,
    "plateau-given-up": PlateauGivenUp,
    "plateau-slid-off": PlateauSlidOff,
    "plateau-required": PlateauRequired,
    "passed": Passed,
    "seal-taken": SealTaken,
    "points-scored": PointsScored,
    "villa-collapsed": VillaCollapsed,
    "round-ended": RoundEnded,
    "round-began": RoundBegan,
    "time-ran-out": TimeRanOut,
    "player-left": PlayerLeft,
    "game-ended": GameEnded,
}

SILENT: Final = (TurnBegan, TurnEnded, Consented)
"""Events without a line in a story: the question, the seats and the next event show them."""
