"""Why a deed is refused: each reason with the facts its sentence needs and the clauses that forbid the deed."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paletti.rules.clauses import Clause as C


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
    # Building
    COLUMN_OUT = "column-out"
    COLUMN_ON_TOP = "column-on-top"
    COLUMN_LOCKED = "column-locked"
    NOT_YOUR_COLUMN = "not-your-column"
    WRONG_COLOUR = "wrong-colour"
    NEUTRAL_FIRST = "neutral-first"
    ONE_NEUTRAL_A_TURN = "one-neutral-a-turn"
    NEUTRAL_TRIED = "neutral-tried"
    LAST_NEUTRAL = "last-neutral"
    NO_BREAKING_OFF = "no-breaking-off"
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
    PROOF_LAST_NEUTRAL = "proof-last-neutral"
    NOTHING_TO_TAKE_OUT = "nothing-to-take-out"
    NOT_THE_OBJECTORS = "not-the-objectors"
    ALREADY_OUT = "already-out"
    WHICH_COLUMN = "which-column"
    # Passing, the clock, leaving
    PLATEAU_LEFT = "plateau-left"
    MUST_MOVE = "must-move"
    NO_PASSING_NOW = "no-passing-now"
    NO_CLOCK_RUNS = "no-clock-runs"
    NOT_BEGUN = "not-begun"
    # Building regulations, asked by the table before a hand opens
    HANDS_OFF_PLATEAU = "hands-off-plateau"
    COVER_CHANGED = "cover-changed"
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

    `rounds` holds the clauses where points over rounds are played for and not the seal.
    """

    facts: tuple[str, ...]
    seal: tuple[C, ...]
    rounds: tuple[C, ...] = ()

    def clauses(self, plays_for_seal: bool) -> tuple[C, ...]:
        """The clauses against the deed in this kind of game."""
        return self.seal if plays_for_seal or not self.rounds else self.rounds


_LEFT = (C.RULING_2, C.RULING_4, C.PLATEAU_3, C.PLATEAU_4, C.RULING_9)  # how a column can have left the game

# facts: player = whom the sentence speaks of (who is on turn, who owns, who holds); column, colour, plateau, level, ...
GROUNDS: Final[dict[Reason, Grounds]] = {
    Reason.GAME_OVER: Grounds((), (C.END_1,), (C.US_1,)),
    Reason.NOT_AT_THE_TABLE: Grounds(("player",), (C.MOVE_1,)),
    Reason.NOT_YOUR_TURN: Grounds(("player",), (C.MOVE_1,)),
    Reason.NOT_SET_UP: Grounds((), (C.SETUP_1, C.SETUP_2)),
    Reason.ALREADY_BUILDING: Grounds((), (C.SETUP_1,)),
    Reason.COLUMN_ON_RIM: Grounds(("column",), (C.SETUP_1,)),
    Reason.BLUE_BEYOND_BASE: Grounds((), (C.SETUP_2,)),
    Reason.COLUMN_UNCOVERED: Grounds(("column",), (C.SETUP_2,)),
    Reason.COLOURS_FIRST: Grounds(("player",), (C.COLOUR_1, C.COLOUR_2, C.MOVE_1), (C.US_2, C.COLOUR_1)),
    Reason.COLOURS_SETTLED: Grounds((), (C.COLOUR_1,), (C.US_2,)),
    Reason.COLOURS_OPEN_TO_ALL: Grounds((), (C.US_2,)),
    Reason.NOT_YOUR_THROW: Grounds(("player",), (C.COLOUR_1,), (C.US_2, C.MOVE_1)),
    Reason.NOT_YOUR_CHOICE: Grounds(("player",), (C.COLOUR_1,), (C.US_2,)),
    Reason.THROW_FOR_COLOUR: Grounds((), (C.COLOUR_1,)),
    Reason.CHOOSE_A_COLOUR: Grounds((), (C.COLOUR_1,), (C.US_2,)),
    Reason.SEAL_ON_END: Grounds((), (C.PIECES_3, C.COLOUR_1)),
    Reason.COLOUR_TAKEN: Grounds(("colour", "player"), (C.COLOUR_1, C.COLOUR_3), (C.US_2, C.COLOUR_1)),
    Reason.COLOUR_HELD: Grounds(("player",), (C.US_2,)),
    Reason.NOTHING_TO_THROW: Grounds((), (C.COLOUR_1,), (C.US_2,)),
    Reason.THROW_FIRST: Grounds((), (C.US_2,)),
    Reason.NAME_FIRST: Grounds((), (C.US_2,)),
    Reason.NOTHING_TO_NAME: Grounds((), (C.US_2,)),
    Reason.COLOUR_NOT_BELOW: Grounds(("colour",), (C.RULING_15, C.US_2)),
    Reason.COLUMN_OUT: Grounds(("column",), (C.MOVE_1, *_LEFT)),
    Reason.COLUMN_ON_TOP: Grounds(
        ("column",), (C.MOVE_2, C.BUILD_7, C.MOVE_1), (C.MOVE_2, C.BUILD_7, C.MOVE_1, C.US_5)
    ),
    Reason.COLUMN_LOCKED: Grounds(("column", "player", "turn"), (C.ABORT_2,)),
    Reason.NOT_YOUR_COLUMN: Grounds(("column", "player"), (C.MOVE_1, C.COLOUR_3)),
    Reason.WRONG_COLOUR: Grounds(("column", "colour"), (C.US_2,)),
    Reason.NEUTRAL_FIRST: Grounds(("column",), (C.THREE_2,)),
    Reason.ONE_NEUTRAL_A_TURN: Grounds(("column",), (C.THREE_2, C.BUILD_6)),
    Reason.NEUTRAL_TRIED: Grounds(("column",), (C.THREE_5, C.BUILD_6, C.THREE_2)),
    Reason.LAST_NEUTRAL: Grounds(("column", "level"), (C.THREE_3,)),
    Reason.NO_BREAKING_OFF: Grounds(("column",), (C.ABORT_1,)),
    Reason.MUST_BREAK_OFF: Grounds(("column",), (C.ABORT_1, C.RULING_17)),
    Reason.APPLIED_ALREADY: Grounds((), (C.PLATEAU_9,), (C.US_5, C.US_4, C.US_9)),
    Reason.ANSWER_FIRST: Grounds((), (C.US_9, C.US_5)),
    Reason.LAY_FIRST: Grounds((), (C.US_5, C.US_4, C.US_9)),
    Reason.NOT_AT_THE_START: Grounds((), (C.PLATEAU_1, C.THREE_2), (C.US_4, C.US_9)),
    Reason.RAISE_NOW: Grounds((), (C.US_5,)),
    Reason.NO_PLATEAU_LEFT: Grounds(
        (), (C.PLATEAU_6, C.BUILD_4, C.PLATEAU_1, C.RULING_11), (C.US_6, C.US_4, C.PLATEAU_6)
    ),
    Reason.NOTHING_TO_CLAIM: Grounds((), (C.US_9, C.US_4)),
    Reason.APPLY_FIRST: Grounds((), (C.PLATEAU_1, C.PLATEAU_5), (C.US_9, C.US_4)),
    Reason.OBJECTIONS_OPEN: Grounds((), (C.PLATEAU_5, C.PLATEAU_2), (C.US_9,)),
    Reason.PROOF_DUE: Grounds(("player",), (C.PLATEAU_2,), (C.US_9,)),
    Reason.TAKE_OUT_DUE: Grounds(("player",), (C.PLATEAU_4, C.RULING_8)),
    Reason.WRONG_PLATEAU: Grounds(("plateau", "next"), (C.PLATEAU_6, C.BUILD_4), (C.US_4, C.PLATEAU_6, C.BUILD_4)),
    Reason.TOO_FEW_COLUMNS: Grounds(("covers", "least"), (C.PLATEAU_8,)),
    Reason.PLATEAU_BEYOND_BASE: Grounds(("plateau",), (C.PLATEAU_7,)),
    Reason.NOTHING_TO_OBJECT_TO: Grounds((), (C.PLATEAU_2, C.PLATEAU_5, C.THREE_6, C.RULING_16), (C.US_9,)),
    Reason.NOTHING_TO_CONSENT_TO: Grounds((), (C.PLATEAU_5, C.PLATEAU_2, C.THREE_6), (C.US_9,)),
    Reason.YOUR_OWN_CLAIM: Grounds((), (C.PLATEAU_2,), (C.US_9,)),
    Reason.ALREADY_OBJECTED: Grounds(("player",), (C.PLATEAU_2,), (C.US_9,)),
    Reason.ONE_PROOF_A_TURN: Grounds((), (C.RULING_13, C.THREE_6)),
    Reason.NOTHING_TO_PROVE_WITH: Grounds((), (C.PLATEAU_2,), (C.US_9,)),
    Reason.NO_PROOF_DUE: Grounds((), (C.PLATEAU_2,), (C.US_9,)),
    Reason.NOT_THE_OBJECTOR: Grounds(("player",), (C.PLATEAU_2,), (C.US_9,)),
    Reason.PROOF_NOT_THEIRS: Grounds(("column", "player"), (C.PLATEAU_2,), (C.US_9, C.US_2)),
    Reason.PROOF_WRONG_COLOUR: Grounds(("column", "colour"), (C.US_9, C.US_2)),
    Reason.PROOF_NOT_NEUTRAL: Grounds(("column",), (C.THREE_6,)),
    Reason.PROOF_OUT: Grounds(("column",), (C.PLATEAU_2, *_LEFT), (C.US_9,)),
    Reason.PROOF_ON_TOP: Grounds(("column",), (C.PLATEAU_2, C.MOVE_2, C.BUILD_7), (C.US_9, C.MOVE_2, C.BUILD_7)),
    Reason.PROOF_LOCKED: Grounds(("column",), (C.PLATEAU_2, C.ABORT_2), (C.US_9, C.ABORT_2)),
    Reason.PROOF_LAST_NEUTRAL: Grounds(("column", "level"), (C.THREE_3, C.PLATEAU_2)),
    Reason.NOTHING_TO_TAKE_OUT: Grounds((), (C.PLATEAU_4,)),
    Reason.NOT_THE_OBJECTORS: Grounds(("column", "player"), (C.PLATEAU_4,)),
    Reason.ALREADY_OUT: Grounds(("column",), (C.PLATEAU_4, C.RULING_2)),
    Reason.WHICH_COLUMN: Grounds((), (C.PLATEAU_4,)),
    Reason.PLATEAU_LEFT: Grounds(("plateau",), (C.RULING_11, C.PLATEAU_1), (C.RULING_11, C.US_4, C.US_6)),
    Reason.MUST_MOVE: Grounds((), (C.RULING_11,), (C.US_6, C.RULING_14)),
    Reason.NO_PASSING_NOW: Grounds((), (C.RULING_11,)),
    Reason.NO_CLOCK_RUNS: Grounds(("player",), (C.RULING_16,)),
    Reason.NOT_BEGUN: Grounds((), (C.COLOUR_1,), (C.US_2,)),
    Reason.HANDS_OFF_PLATEAU: Grounds(("plateau",), (C.BUILD_1,), (C.BUILD_1, C.US_3)),
    Reason.COVER_CHANGED: Grounds(("plateau", "column"), (C.BUILD_1, C.RULING_6)),
    Reason.PLATEAU_HELD: Grounds(("plateau",), (C.BUILD_2,)),
    Reason.PLATEAU_STEADIED: Grounds(("plateau",), (C.BUILD_2,)),
    Reason.COLUMN_OVERHANGS: Grounds(("column", "plateau"), (C.BUILD_3, C.RULING_5)),
    Reason.COLUMN_ON_COLUMN: Grounds(("column", "under"), (C.BUILD_8, C.RULING_5)),
    Reason.COLUMN_LEANS: Grounds(("column",), (C.RULING_5,)),
    Reason.NOT_ON_TOP_PLATEAU: Grounds(("column", "plateau"), (C.MOVE_1, C.RULING_5)),
    Reason.SECOND_COLUMN: Grounds(("column", "chosen"), (C.BUILD_6, C.RULING_3), (C.BUILD_6, C.US_3, C.RULING_3)),
}
