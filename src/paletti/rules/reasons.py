"""Why a deed is refused: each reason with the facts its sentence needs and the clauses that forbid the deed."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paletti.rules.clauses import Clause


class Reason(StrEnum):
    """What was wrong with a deed; the catalogue of messages holds the sentence under `refusal-<value>`."""

    # At any time
    GAME_OVER = "game-over"
    NOT_AT_THE_TABLE = "not-at-the-table"
    NOT_YOUR_TURN = "not-your-turn"
    # Setting up
    NOT_SET_UP = "not-set-up"
    ALREADY_BUILDING = "already-building"
    COLUMN_ON_RIM = "column-on-rim"
    BLUE_BEYOND_BASE = "blue-beyond-base"
    COLUMN_UNCOVERED = "column-uncovered"
    BLUE_UNSTEADY = "blue-unsteady"
    # Colours
    COLOURS_FIRST = "colours-first"
    COLOURS_SETTLED = "colours-settled"
    COLOURS_OPEN_TO_ALL = "colours-open-to-all"
    NOT_YOUR_THROW = "not-your-throw"
    NOT_YOUR_CHOICE = "not-your-choice"
    THROW_FOR_COLOUR = "throw-for-colour"
    CHOOSE_A_COLOUR = "choose-a-colour"
    SEAL_ON_END = "seal-on-end"
    COLOUR_TAKEN = "colour-taken"
    COLOUR_HELD = "colour-held"
    # Throwing in a turn
    NOTHING_TO_THROW = "nothing-to-throw"
    THROW_FIRST = "throw-first"
    NAME_FIRST = "name-first"
    NOTHING_TO_NAME = "nothing-to-name"
    COLOUR_NOT_BELOW = "colour-not-below"
    COLOUR_NOT_YOURS = "colour-not-yours"
    # Building
    COLUMN_OUT = "column-out"
    COLUMN_ON_TOP = "column-on-top"
    COLUMN_LOCKED = "column-locked"
    COLUMN_ASKEW = "column-askew"
    NOT_YOUR_COLUMN = "not-your-column"
    WRONG_COLOUR = "wrong-colour"
    NEUTRAL_FIRST = "neutral-first"
    ONE_NEUTRAL_A_TURN = "one-neutral-a-turn"
    NEUTRAL_TRIED = "neutral-tried"
    LAST_NEUTRAL = "last-neutral"
    ASK_THE_OTHERS = "ask-the-others"
    NO_BREAKING_OFF = "no-breaking-off"
    NO_JAMMING = "no-jamming"
    MUST_BREAK_OFF = "must-break-off"
    APPLIED_ALREADY = "applied-already"
    ANSWER_FIRST = "answer-first"
    LAY_FIRST = "lay-first"
    # A new plateau
    NOT_AT_THE_START = "not-at-the-start"
    RAISE_NOW = "raise-now"
    NO_PLATEAU_LEFT = "no-plateau-left"
    NOTHING_TO_CLAIM = "nothing-to-claim"
    APPLY_FIRST = "apply-first"
    OBJECTIONS_OPEN = "objections-open"
    PROOF_DUE = "proof-due"
    TAKE_OUT_DUE = "take-out-due"
    WRONG_PLATEAU = "wrong-plateau"
    TOO_FEW_COLUMNS = "too-few-columns"
    TOO_MANY_COLUMNS = "too-many-columns"
    PLATEAU_BEYOND_BASE = "plateau-beyond-base"
    # Objections
    NOTHING_TO_OBJECT_TO = "nothing-to-object-to"
    NOTHING_TO_CONSENT_TO = "nothing-to-consent-to"
    YOUR_OWN_CLAIM = "your-own-claim"
    ALREADY_OBJECTED = "already-objected"
    ONE_PROOF_A_TURN = "one-proof-a-turn"
    NOTHING_TO_PROVE_WITH = "nothing-to-prove-with"
    NO_PROOF_DUE = "no-proof-due"
    NOT_THE_OBJECTOR = "not-the-objector"
    PROOF_NOT_THEIRS = "proof-not-theirs"
    PROOF_WRONG_COLOUR = "proof-wrong-colour"
    PROOF_NOT_NEUTRAL = "proof-not-neutral"
    PROOF_OUT = "proof-out"
    PROOF_ON_TOP = "proof-on-top"
    PROOF_LOCKED = "proof-locked"
    PROOF_ASKEW = "proof-askew"
    PROOF_LAST_NEUTRAL = "proof-last-neutral"
    NOTHING_TO_TAKE_OUT = "nothing-to-take-out"
    NOT_THE_OBJECTORS = "not-the-objectors"
    ALREADY_OUT = "already-out"
    WHICH_COLUMN = "which-column"
    # Passing, the clock, leaving
    PLATEAU_LEFT = "plateau-left"
    MUST_MOVE = "must-move"
    OWN_COLUMN_DUE = "own-column-due"
    NO_PASSING_NOW = "no-passing-now"
    NO_CLOCK_RUNS = "no-clock-runs"
    NOT_BEGUN = "not-begun"
    # Building regulations, which the table checks before a hand opens
    HANDS_OFF_PLATEAU = "hands-off-plateau"
    COVER_CHANGED = "cover-changed"
    PLATEAU_SHIFTED = "plateau-shifted"
    PLATEAU_HELD = "plateau-held"
    PLATEAU_STEADIED = "plateau-steadied"
    COLUMN_OVERHANGS = "column-overhangs"
    COLUMN_ON_COLUMN = "column-on-column"
    COLUMN_LEANS = "column-leans"
    NOT_ON_TOP_PLATEAU = "not-on-top-plateau"
    SECOND_COLUMN = "second-column"


@dataclass(frozen=True)
class Grounds:
    """The facts that a reason's sentence needs, and the clauses against the deed, the main one first.

    `rounds` has the clauses for games that are played for points over rounds and not for the seal.
    """

    facts: tuple[str, ...]
    seal: tuple[Clause, ...]
    rounds: tuple[Clause, ...] = ()

    def clauses(self, plays_for_seal: bool) -> tuple[Clause, ...]:
        """The clauses against the deed in this kind of game."""
        return self.seal if plays_for_seal or not self.rounds else self.rounds


_LEFT = (Clause.RULING_2, Clause.PLATEAU_3, Clause.PLATEAU_4, Clause.RULING_9)  # how a column can have left the game

# facts: player = the subject of the sentence (on turn, owner, holder); column, colour, plateau, level, ...
GROUNDS: Final[dict[Reason, Grounds]] = {
    Reason.GAME_OVER: Grounds((), (Clause.END_1,), (Clause.US_1,)),
    Reason.NOT_AT_THE_TABLE: Grounds(("player",), (Clause.MOVE_1,)),
    Reason.NOT_YOUR_TURN: Grounds(("player",), (Clause.MOVE_1,)),
    Reason.NOT_SET_UP: Grounds((), (Clause.SETUP_1, Clause.SETUP_2)),
    Reason.ALREADY_BUILDING: Grounds((), (Clause.SETUP_1,)),
    Reason.COLUMN_ON_RIM: Grounds(("column",), (Clause.SETUP_1,)),
    Reason.BLUE_BEYOND_BASE: Grounds((), (Clause.SETUP_2,)),
    Reason.COLUMN_UNCOVERED: Grounds(("column",), (Clause.SETUP_2,)),
    Reason.BLUE_UNSTEADY: Grounds((), (Clause.SETUP_2,)),
    Reason.COLOURS_FIRST: Grounds(
        ("player",), (Clause.COLOUR_1, Clause.COLOUR_2, Clause.MOVE_1), (Clause.US_2, Clause.COLOUR_1)
    ),
    Reason.COLOURS_SETTLED: Grounds((), (Clause.COLOUR_1,), (Clause.US_2,)),
    Reason.COLOURS_OPEN_TO_ALL: Grounds((), (Clause.US_2,)),
    Reason.NOT_YOUR_THROW: Grounds(("player",), (Clause.COLOUR_1,), (Clause.US_2, Clause.MOVE_1)),
    Reason.NOT_YOUR_CHOICE: Grounds(("player",), (Clause.COLOUR_1,), (Clause.US_2,)),
    Reason.THROW_FOR_COLOUR: Grounds((), (Clause.COLOUR_1,)),
    Reason.CHOOSE_A_COLOUR: Grounds((), (Clause.COLOUR_1,), (Clause.US_2,)),
    Reason.SEAL_ON_END: Grounds((), (Clause.PIECES_3, Clause.COLOUR_1)),
    Reason.COLOUR_TAKEN: Grounds(
        ("colour", "player"), (Clause.COLOUR_1, Clause.COLOUR_3), (Clause.US_2, Clause.COLOUR_1)
    ),
    Reason.COLOUR_HELD: Grounds(("player",), (Clause.US_2,)),
    Reason.NOTHING_TO_THROW: Grounds((), (Clause.COLOUR_1,), (Clause.US_2,)),
    Reason.THROW_FIRST: Grounds((), (Clause.US_2,)),
    Reason.NAME_FIRST: Grounds((), (Clause.TWO_1,), (Clause.US_2,)),
    Reason.NOTHING_TO_NAME: Grounds((), (Clause.TWO_1, Clause.MOVE_1), (Clause.US_2,)),
    Reason.COLOUR_NOT_BELOW: Grounds(("colour",), (Clause.TWO_1,), (Clause.RULING_15, Clause.US_2)),
    Reason.COLOUR_NOT_YOURS: Grounds(("colour",), (Clause.TWO_1, Clause.COLOUR_3)),
    Reason.COLUMN_OUT: Grounds(("column",), (Clause.MOVE_1, *_LEFT)),
    Reason.COLUMN_ON_TOP: Grounds(
        ("column",),
        (Clause.MOVE_2, Clause.BUILD_7, Clause.MOVE_1),
        (Clause.MOVE_2, Clause.BUILD_7, Clause.MOVE_1, Clause.US_5),
    ),
    Reason.COLUMN_LOCKED: Grounds(("column", "player", "turn"), (Clause.ABORT_2,)),
    Reason.COLUMN_ASKEW: Grounds(("column",), (Clause.RULING_2,)),
    Reason.NOT_YOUR_COLUMN: Grounds(("column", "player"), (Clause.MOVE_1, Clause.COLOUR_3)),
    Reason.WRONG_COLOUR: Grounds(("column", "colour"), (Clause.TWO_1,), (Clause.US_2,)),
    Reason.NEUTRAL_FIRST: Grounds(("column",), (Clause.THREE_2,)),
    Reason.ONE_NEUTRAL_A_TURN: Grounds(("column",), (Clause.THREE_2, Clause.BUILD_6)),
    Reason.NEUTRAL_TRIED: Grounds(("column",), (Clause.THREE_5, Clause.BUILD_6, Clause.THREE_2)),
    Reason.LAST_NEUTRAL: Grounds(("column", "level"), (Clause.THREE_3,)),
    Reason.ASK_THE_OTHERS: Grounds(("column",), (Clause.THREE_6, Clause.THREE_5)),
    Reason.NO_BREAKING_OFF: Grounds(("column",), (Clause.ABORT_1,), (Clause.ABORT_1, Clause.RULING_18)),
    Reason.NO_JAMMING: Grounds(("column",), (Clause.RULING_18, Clause.ABORT_1)),
    Reason.MUST_BREAK_OFF: Grounds(("column",), (Clause.ABORT_1, Clause.RULING_17)),
    Reason.APPLIED_ALREADY: Grounds((), (Clause.PLATEAU_9,), (Clause.US_5, Clause.US_4, Clause.US_9)),
    Reason.ANSWER_FIRST: Grounds((), (Clause.US_9, Clause.US_5)),
    Reason.LAY_FIRST: Grounds((), (Clause.US_5, Clause.US_4, Clause.US_9)),
    Reason.NOT_AT_THE_START: Grounds((), (Clause.PLATEAU_1, Clause.THREE_2), (Clause.US_4, Clause.US_9)),
    Reason.RAISE_NOW: Grounds((), (Clause.US_5,)),
    Reason.NO_PLATEAU_LEFT: Grounds(
        (),
        (Clause.PLATEAU_6, Clause.BUILD_4, Clause.PLATEAU_1, Clause.RULING_11),
        (Clause.US_6, Clause.US_4, Clause.PLATEAU_6),
    ),
    Reason.NOTHING_TO_CLAIM: Grounds((), (Clause.US_9, Clause.US_4)),
    Reason.APPLY_FIRST: Grounds((), (Clause.PLATEAU_1, Clause.PLATEAU_5), (Clause.US_9, Clause.US_4)),
    Reason.OBJECTIONS_OPEN: Grounds((), (Clause.PLATEAU_5, Clause.PLATEAU_2), (Clause.US_9,)),
    Reason.PROOF_DUE: Grounds(("player",), (Clause.PLATEAU_2, Clause.PLATEAU_5), (Clause.US_9,)),
    Reason.TAKE_OUT_DUE: Grounds(("player",), (Clause.PLATEAU_4, Clause.RULING_8, Clause.PLATEAU_5)),
    Reason.WRONG_PLATEAU: Grounds(
        ("plateau", "next"), (Clause.PLATEAU_6, Clause.BUILD_4), (Clause.US_4, Clause.PLATEAU_6, Clause.BUILD_4)
    ),
    Reason.TOO_FEW_COLUMNS: Grounds(("covers", "least"), (Clause.PLATEAU_8, Clause.RULING_5, Clause.RULING_7)),
    Reason.TOO_MANY_COLUMNS: Grounds(("covers", "most"), (Clause.PLATEAU_8, Clause.RULING_7)),
    Reason.PLATEAU_BEYOND_BASE: Grounds(("plateau",), (Clause.PLATEAU_7, Clause.RULING_5)),
    Reason.NOTHING_TO_OBJECT_TO: Grounds(
        (), (Clause.PLATEAU_2, Clause.PLATEAU_5, Clause.THREE_6, Clause.RULING_16), (Clause.US_9,)
    ),
    Reason.NOTHING_TO_CONSENT_TO: Grounds((), (Clause.PLATEAU_5, Clause.PLATEAU_2, Clause.THREE_6), (Clause.US_9,)),
    Reason.YOUR_OWN_CLAIM: Grounds((), (Clause.PLATEAU_2,), (Clause.US_9,)),
    Reason.ALREADY_OBJECTED: Grounds(("player",), (Clause.PLATEAU_2,), (Clause.US_9,)),
    Reason.ONE_PROOF_A_TURN: Grounds((), (Clause.RULING_13, Clause.THREE_6)),
    Reason.NOTHING_TO_PROVE_WITH: Grounds((), (Clause.PLATEAU_2,), (Clause.US_9,)),
    Reason.NO_PROOF_DUE: Grounds((), (Clause.PLATEAU_2,), (Clause.US_9,)),
    Reason.NOT_THE_OBJECTOR: Grounds(("player",), (Clause.PLATEAU_2,), (Clause.US_9,)),
    Reason.PROOF_NOT_THEIRS: Grounds(("column", "player"), (Clause.PLATEAU_2,), (Clause.US_9, Clause.US_2)),
    Reason.PROOF_WRONG_COLOUR: Grounds(("column", "colour"), (Clause.US_9, Clause.US_2)),
    Reason.PROOF_NOT_NEUTRAL: Grounds(("column",), (Clause.THREE_6,)),
    Reason.PROOF_OUT: Grounds(("column",), (Clause.PLATEAU_2, *_LEFT), (Clause.US_9,)),
    Reason.PROOF_ON_TOP: Grounds(
        ("column",), (Clause.PLATEAU_2, Clause.MOVE_2, Clause.BUILD_7), (Clause.US_9, Clause.MOVE_2, Clause.BUILD_7)
    ),
    Reason.PROOF_LOCKED: Grounds(("column",), (Clause.PLATEAU_2, Clause.ABORT_2), (Clause.US_9, Clause.ABORT_2)),
    Reason.PROOF_ASKEW: Grounds(("column",), (Clause.RULING_2, Clause.PLATEAU_2), (Clause.RULING_2, Clause.US_9)),
    Reason.PROOF_LAST_NEUTRAL: Grounds(("column", "level"), (Clause.THREE_3, Clause.PLATEAU_2)),
    Reason.NOTHING_TO_TAKE_OUT: Grounds((), (Clause.PLATEAU_4,)),
    Reason.NOT_THE_OBJECTORS: Grounds(("column", "player"), (Clause.PLATEAU_4,)),
    Reason.ALREADY_OUT: Grounds(("column",), (Clause.PLATEAU_4, Clause.RULING_2)),
    Reason.WHICH_COLUMN: Grounds((), (Clause.PLATEAU_4,)),
    Reason.PLATEAU_LEFT: Grounds(
        ("plateau",), (Clause.RULING_11, Clause.PLATEAU_1), (Clause.RULING_11, Clause.US_4, Clause.US_6)
    ),
    Reason.MUST_MOVE: Grounds((), (Clause.RULING_11,), (Clause.US_6, Clause.RULING_14)),
    Reason.OWN_COLUMN_DUE: Grounds((), (Clause.THREE_2, Clause.RULING_11)),
    Reason.NO_PASSING_NOW: Grounds((), (Clause.RULING_11,)),
    Reason.NO_CLOCK_RUNS: Grounds(("player",), (Clause.RULING_16,)),
    Reason.NOT_BEGUN: Grounds((), (Clause.COLOUR_1,), (Clause.US_2,)),
    Reason.HANDS_OFF_PLATEAU: Grounds(("plateau",), (Clause.BUILD_1,), (Clause.BUILD_1, Clause.US_3)),
    Reason.COVER_CHANGED: Grounds(("plateau", "column"), (Clause.BUILD_1, Clause.RULING_6)),
    Reason.PLATEAU_SHIFTED: Grounds(("plateau",), (Clause.BUILD_1, Clause.RULING_6)),
    Reason.PLATEAU_HELD: Grounds(("plateau",), (Clause.BUILD_2,)),
    Reason.PLATEAU_STEADIED: Grounds(("plateau",), (Clause.BUILD_2,)),
    Reason.COLUMN_OVERHANGS: Grounds(("column", "plateau"), (Clause.BUILD_3, Clause.RULING_5)),
    Reason.COLUMN_ON_COLUMN: Grounds(("column", "under"), (Clause.BUILD_8, Clause.RULING_5)),
    Reason.COLUMN_LEANS: Grounds(("column",), (Clause.RULING_5,)),
    Reason.NOT_ON_TOP_PLATEAU: Grounds(("column", "plateau"), (Clause.MOVE_1, Clause.RULING_5)),
    Reason.SECOND_COLUMN: Grounds(
        ("column", "chosen"), (Clause.BUILD_6, Clause.RULING_3), (Clause.BUILD_6, Clause.US_3, Clause.RULING_3)
    ),
}
