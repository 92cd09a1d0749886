"""What a page sends: claims, gestures, deeds, wishes. A socket may own several seats (hot seat): each names its own."""

from typing import Annotated, Literal

import msgspec

from paletti.protocol.message import MOST_SEATS, Column, Message, Name, Part, Seat, Token
from paletti.protocol.words import Colour, Phrase, Plateau, Strength

Metre = Annotated[float, msgspec.Meta(ge=-5.0, le=5.0)]
Place3 = tuple[Metre, Metre, Metre]
PageTime = Annotated[float, msgspec.Meta(ge=0.0, le=1e12)]
Radian = Annotated[float, msgspec.Meta(ge=-1000.0, le=1000.0)]


class Ownership(Part, frozen=True):
    """A seat and the secret that proves it is mine."""

    seat: Seat
    secret: Token


# --- coming and going -------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message on a socket: the protocol's version and the seats I already own at its table."""

    version: Annotated[str, msgspec.Meta(max_length=16)]
    owns: Annotated[tuple[Ownership, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()


class ClaimSeat(Message, frozen=True):
    """I sit down here (an open seat)."""

    seat: Seat
    name: Name


class SeatBot(Message, frozen=True):
    """A bot takes this open seat."""

    seat: Seat
    strength: Strength


class Resync(Message, frozen=True):
    """Send me a whole snapshot: I have missed something."""


# --- gestures ---------------------------------------------------------------------------------------------------------


class Grip(Message, frozen=True):
    """The hand takes a column at a point in its own coordinates; it is chosen once it has moved a little (RULING-3)."""

    seat: Seat
    column: Column
    point: Place3


class Hook(Message, frozen=True):
    """The hook goes behind a column's foot; from there on aims lead it.

    The direction (x, y) is where the player means to pull. It is kept in the journal, and the wood does not use it.
    """

    seat: Seat
    column: Column
    direction: tuple[Metre, Metre]


class Hold(Message, frozen=True):
    """The other hand takes a plateau at a point in the plateau's own coordinates."""

    seat: Seat
    plateau: Plateau
    point: Place3


class TakePlateau(Message, frozen=True):
    """The applicant takes the next plateau from the side."""

    seat: Seat


class Aim(Message, frozen=True):
    """Where the main hand wants the gripped point to be (world), and its turn in radians.

    With the time at which it was led there, in milliseconds of the page's own clock, the hand goes in that time,
    however unevenly aims arrive. Without it an aim counts at once, and the latest wins.
    """

    seat: Seat
    position: Place3
    turn: Radian = 0.0
    at_ms: PageTime | None = None


class AimHold(Message, frozen=True):
    """Where the holding hand wants its point to be, and when it was led there."""

    seat: Seat
    position: Place3
    at_ms: PageTime | None = None


class LetGo(Message, frozen=True):
    """The main hand opens."""

    seat: Seat


class ReleaseHold(Message, frozen=True):
    """The holding hand opens."""

    seat: Seat


class PutBack(Message, frozen=True):
    """The attempt is broken off: the table leads the column back."""

    seat: Seat


Gesture = Grip | Hook | Hold | TakePlateau | Aim | AimHold | LetGo | ReleaseHold | PutBack

# --- deeds ------------------------------------------------------------------------------------------------------------


class Arrange(Message, frozen=True):
    """Arrange the villa for us: at the start, instead of by hand, and for every new round."""

    seat: Seat


class Throw(Message, frozen=True):
    """Throws the seal."""

    seat: Seat


class Choose(Message, frozen=True):
    """Chooses a colour."""

    seat: Seat
    colour: Colour


class Apply(Message, frozen=True):
    """Applies for the next plateau (us tournament: claims that nothing can be moved)."""

    seat: Seat


class Consent(Message, frozen=True):
    """Does not object. When all who may object consent, the application stands."""

    seat: Seat


class Objection(Message, frozen=True, tag="object"):
    """Objects, and must prove it."""

    seat: Seat


class Pass(Message, frozen=True):
    """Passes (RULING-11)."""

    seat: Seat


class NameColour(Message, frozen=True):
    """Names the colour to move, after the seal landed on its end (us random)."""

    seat: Seat
    colour: Colour


class Waive(Message, frozen=True):
    """Waives the removal of a column (RULING-8)."""

    seat: Seat


class GiveUp(Message, frozen=True):
    """Gives up laying the plateau (PLATEAU-8)."""

    seat: Seat


Deed = Arrange | Throw | Choose | Apply | Consent | Objection | Pass | NameColour | Waive | GiveUp

# --- matters of the table ---------------------------------------------------------------------------------------------


class Vote(Message, frozen=True):
    """A seat's vote on an absent one: wait on, drop the player from the game, or let a bot go on."""

    seat: Seat
    absent: Seat
    choice: Literal["wait", "drop", "bot"]


class Rematch(Message, frozen=True):
    """Another game with the same people; begins when all present seats want it."""

    seat: Seat


class SayAtTable(Message, frozen=True, tag="say"):
    """A short message from the fixed set; without a seat a spectator says it."""

    phrase: Phrase
    seat: Seat | None = None


class Undo(Message, frozen=True):
    """Takes back the last deed (practice only)."""


class Hurry(Message, frozen=True):
    """Asks the table's bots to move quickly, or at their own pace again; every page with a seat may send it."""

    on: bool


class AskReach(Message, frozen=True):
    """From where can fingers or the hook reach this column? Answered with `reach`."""

    column: Column


class AskLoads(Message, frozen=True):
    """What does each column carry? Answered with `loads`."""


Matter = Vote | Rematch | SayAtTable | Undo | Hurry | AskReach | AskLoads

ForSeat = Gesture | Deed | Vote | Rematch | SayAtTable
"""Messages for a seat, which must be the page's own."""

FromClient = Hello | ClaimSeat | SeatBot | Resync | Gesture | Deed | Matter
