"""What players do, each deed with its outcome in the wood."""

from dataclasses import dataclass
from enum import StrEnum

from paletti.rules.pieces import Colour, Column, Plateau, Side


class Ends(StrEnum):
    """How an attempt with a column ends."""

    STANDS = "stands"  # on the top plateau, and everything rests
    BROKEN_OFF = "broken-off"  # back where it stood
    COLLAPSE = "collapse"  # RULING-1
    FALLS = "falls"  # the column itself fell, the villa stands (RULING-2), also while being put back
    FAULT = "fault"  # it pushed another column, and the villa was put back (RULING-4)
    ASKEW = "askew"  # it leans and stays wedged under its plateau (RULING-2)
    JAMMED = "jammed"  # it did not come out however long the hand pulled, and went back (RULING-18)


class TakeOutEnds(StrEnum):
    """How taking a column out of the villa ends."""

    OUT = "out"
    WAIVED = "waived"
    COLLAPSE = "collapse"


class LayEnds(StrEnum):
    """How laying a plateau ends."""

    STANDS = "stands"
    GIVEN_UP = "given-up"
    SLID_OFF = "slid-off"  # it came down while it was being laid, and the villa stands (RULING-1)
    COLLAPSE = "collapse"


@dataclass(frozen=True, slots=True)
class SetUp:
    """All together put the columns on the site and lay the blue plateau on them."""

    on_rim: tuple[Column, ...] = ()
    uncovered: tuple[Column, ...] = ()
    overhangs: bool = False
    unsteady: bool = False  # the blue plateau or a column leans more at rest than the house allows


@dataclass(frozen=True, slots=True)
class ThrowSeal:
    """A player throws the seal as a die."""

    by: str
    shows: Side


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """A player chooses a free colour."""

    by: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class NameColour:
    """A player names the colour to move: the seal stands on its end, or two play with two colours each."""

    by: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class MoveColumn:
    """A player tries to stand a column on the top plateau.

    `fell` and `askew`: other columns that fell, or now lean and hold, while the villa stands (RULING-2).
    """

    by: str
    column: Column
    ends: Ends = Ends.STANDS
    fell: tuple[Column, ...] = ()
    swayed: bool = False  # RULING-17: it swayed while the column was still in
    askew: tuple[Column, ...] = ()


@dataclass(frozen=True, slots=True)
class ApplyForPlateau:
    """A player claims that none of the columns can go up, and applies for the next plateau."""

    by: str


@dataclass(frozen=True, slots=True)
class Consent:
    """A player does not object; without a name, nobody objects, by saying so or by silence (RULING-16)."""

    by: str | None = None


@dataclass(frozen=True, slots=True)
class Object:
    """A player objects, to an application or to a neutral attempt broken off."""

    by: str


@dataclass(frozen=True, slots=True)
class Prove:
    """The objector tries to stand a column on the top plateau."""

    by: str
    column: Column
    ends: Ends = Ends.STANDS
    fell: tuple[Column, ...] = ()
    swayed: bool = False
    askew: tuple[Column, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeOut:
    """The applicant takes a column of the failed objector out of the game, or waives it (then no column is needed)."""

    by: str
    column: Column | None = None
    ends: TakeOutEnds = TakeOutEnds.OUT
    fell: tuple[Column, ...] = ()
    askew: tuple[Column, ...] = ()


@dataclass(frozen=True, slots=True)
class LayPlateau:
    """A player lays the next plateau on the top columns. `plateau` names the one in hand if it could be another.

    `covers` is left out if it is three, or all on the top level if there are fewer.
    """

    by: str
    covers: int | None = None
    overhangs: bool = False
    ends: LayEnds = LayEnds.STANDS
    fell: tuple[Column, ...] = ()
    plateau: Plateau | None = None
    askew: tuple[Column, ...] = ()


@dataclass(frozen=True, slots=True)
class Pass:
    """A player passes because nothing is possible, or because they do not dare (RULING-11)."""

    by: str


@dataclass(frozen=True, slots=True)
class RunOutOfTime:
    """A player's clock ran out, with or without a column in hand (RULING-16)."""

    by: str
    column: Column | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves the table for good; the others go on."""

    by: str


Deed = (
    SetUp
    | ThrowSeal
    | ChooseColour
    | NameColour
    | MoveColumn
    | ApplyForPlateau
    | Consent
    | Object
    | Prove
    | TakeOut
    | LayPlateau
    | Pass
    | RunOutOfTime
    | Leave
)

# The verb of each deed in scenarios, in notation and in JSON.
VERBS: dict[str, type[Deed]] = {
    "setup": SetUp,
    "throw": ThrowSeal,
    "choose": ChooseColour,
    "name": NameColour,
    "move": MoveColumn,
    "apply": ApplyForPlateau,
    "consent": Consent,
    "object": Object,
    "prove": Prove,
    "take-out": TakeOut,
    "lay": LayPlateau,
    "pass": Pass,
    "time-up": RunOutOfTime,
    "leave": Leave,
}
