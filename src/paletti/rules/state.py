"""The state of a game: one flat, frozen, hashable value, and the questions that it answers."""

from enum import StrEnum
from typing import Final, NamedTuple

from paletti.rules import masks
from paletti.rules.clauses import Clause
from paletti.rules.house import House
from paletti.rules.pieces import LEVELS, PLATEAUS, Colour, Column, Place, Plateau

NOBODY: Final = -1
BLUE: Final = 1  # levels are numbered from the base upwards
GREEN: Final = 2
RED: Final = 5


class Stage(StrEnum):
    """What a turn is waiting for."""

    COLOURS = "colours"  # a throw or a choice of colour
    THROW = "throw"  # a throw for the colour of this turn
    NAME = "name"  # a colour must be named, because the seal stands on its end
    BUILD = "build"  # the start of a turn: raise a column or ask for a plateau
    WINDOW = "neutral-broken-off"  # others may object; the player may go on with a column of their own
    OWN = "own-column"  # the neutral column is done, and one of the player's own is due
    CLAIM = "claimed"  # others may object to an application
    PROOF = "proof"  # the objector must prove that the applicant could have built
    NEUTRAL_PROOF = "neutral-proof"  # the objector must prove that another neutral column could have gone up
    TAKE_OUT = "take-out"  # the applicant's due after a failed proof
    LAY = "lay"  # the application stands
    RAISE = "raise"  # the player still has to raise a column after the plateau
    OVER = "over"


class Lock(NamedTuple):
    """Which column was put back, by which seat, in which turn, by which clause."""

    column: Column
    seat: int
    turn: int
    clause: Clause = Clause.ABORT_2


def counting(top: int, askew: int, void: int) -> int:
    """The columns of the top level that count: not those askew, nor those raised in an incident (RULING-2); as bits."""
    return top & ~(askew | void)


class State(NamedTuple):
    """Everything the referee remembers. Players are seats, numbered clockwise; columns are bits of `masks`."""

    house: House
    players: tuple[str, ...]
    starter: int  # who begins the round; before colours are settled, the one whom the players named
    set_up: bool
    stage: Stage
    turn: int
    number: int  # the turn's number, from 1
    levels: tuple[int, ...]  # the columns of each level, from the base upwards
    top: int
    out: int
    locked: int
    locks: tuple[Lock, ...]
    askew: int  # the columns that lean and hold: locked for everybody, worth nothing
    void: int  # the columns that stand on top after an incident and do not count before the next plateau
    owned: tuple[int, ...]  # the columns of each seat
    neutral: int
    holder: int
    former: int
    fresh: bool  # nobody has stood a column of worth on the top plateau yet
    raised: bool  # the neutral column of this turn went up
    objector: int
    consents: int  # seats as bits
    proof_spent: bool
    required: int  # the colour to move in this turn, if the seal is thrown for it
    passes: int  # one after the other
    gone: int  # players who left for good, as bits of seats
    round: int
    scores: tuple[int, ...]
    cause: int
    winners: tuple[int, ...]
    ended_by: Clause | None  # why the turn before this one ended

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stage is Stage.OVER

    @property
    def counting(self) -> int:
        """The columns of the top level that count, as bits."""
        return counting(self.levels[self.top], self.askew, self.void)

    @property
    def top_plateau(self) -> Plateau:
        """The plateau on which columns are set now."""
        return PLATEAUS[self.top - 1]

    @property
    def next_plateau(self) -> Plateau | None:
        """The plateau that would be laid next, if any is left."""
        return PLATEAUS[self.top] if self.top < RED else None

    @property
    def player(self) -> str:
        """The name of the player on turn."""
        return self.players[self.turn]

    @property
    def actor(self) -> int:
        """The seat that must act now: the objector while a proof is due, else the player on turn."""
        return self.objector if self.stage in (Stage.PROOF, Stage.NEUTRAL_PROOF) else self.turn

    @property
    def neutral_colour(self) -> Colour | None:
        """The colour that belongs to nobody in the game of three."""
        return masks.colours(self.neutral)[0] if self.neutral else None

    def place(self, column: Column) -> Place:
        """The level on which a column stands, or out."""
        bit = masks.BIT[column]
        for level, bits in zip(LEVELS, self.levels, strict=True):
            if bits & bit:
                return level
        return Place.OUT

    def on(self, level: Place) -> tuple[Column, ...]:
        """The columns of a level, or those out of the game."""
        return masks.columns(self.out if level is Place.OUT else self.levels[LEVELS.index(level)])

    def colours(self, seat: int) -> tuple[Colour, ...]:
        """The colours of a player."""
        return masks.colours(self.owned[seat])

    def owner(self, column: Column) -> int:
        """The seat that owns a column, or NOBODY."""
        bit = masks.BIT[column]
        for seat, bits in enumerate(self.owned):
            if bits & bit:
                return seat
        return NOBODY

    def points(self, seat: int) -> int:
        """The worth of a player's own columns on the top level (SEAL-2)."""
        return masks.worth(self.owned[seat] & self.counting)

    def name(self, seat: int) -> str | None:
        """The name of a seat; None for NOBODY."""
        return None if seat == NOBODY else self.players[seat]
