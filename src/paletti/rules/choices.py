"""Every choice of a house: the clause that it belongs to and the values that it can take."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from paletti.rules.clauses import Clause
from paletti.rules.house import House
from paletti.rules.quoting import quoted
from paletti.rules.values import (
    AfterChallenge,
    AfterPlateau,
    Begins,
    BluePlateau,
    BreakingOff,
    ColourRule,
    ColourUsedUp,
    EndsWhen,
    Hands,
    Mode,
    NeutralBrokenOff,
    Overhang,
    OwnAfterNeutral,
    ProofColumn,
    Scoring,
    SealCounted,
    SpareColours,
    Steadying,
    ToppleCosts,
    TwoColours,
    WithoutPlateau,
)

Chosen: TypeAlias = str | int | float | bool | None
"""What a house rule may be set to, as JSON and files write it."""


@dataclass(frozen=True)
class When:
    """The answer to another question that makes this one matter."""

    name: str
    values: tuple[object, ...]


@dataclass(frozen=True)
class Choice:
    """A choice among a few values; `when` names the answer to another question without which it changes nothing."""

    name: str
    clause: Clause
    values: tuple[object, ...]
    when: When | None = None

    @property
    def slug(self) -> str:
        """The name as files and pages spell it: `few-columns`."""
        return self.name.replace("_", "-")

    def read(self, given: object) -> object:
        """The choice's own value for a plain one from a file or a form; ValueError says what is possible."""
        for value in self.values:
            if isinstance(value, StrEnum) and value.value == given:
                return value
            if type(value) is type(given) and value == given:
                return value
        allowed = ", ".join(str(value).lower() for value in self.values)
        raise ValueError(f"{self.slug} is one of {allowed}, not {quoted(given)}")


@dataclass(frozen=True)
class Number:
    """A number between two limits; with `or_none` a house can also do without it."""

    name: str
    clause: Clause
    lowest: float
    highest: float
    whole: bool = False
    or_none: bool = False
    when: When | None = None

    @property
    def slug(self) -> str:
        """The name as files and pages spell it: `push-mm`."""
        return self.name.replace("_", "-")

    def read(self, given: object) -> object:
        """The number itself, if it is within the limits; ValueError says what is possible."""
        if given is None and self.or_none:
            return None
        kind = int if self.whole else int | float
        if isinstance(given, kind) and not isinstance(given, bool) and self.lowest <= given <= self.highest:
            return given
        raise ValueError(f"{self.slug} is a number from {self.lowest:g} to {self.highest:g}, not {quoted(given)}")


_SWAYS: Final = When("breaking_off", (BreakingOff.MUST_WHEN_SWAYING,))

_ALL: Final[tuple[Choice | Number, ...]] = (
    Choice("columns_on_rim", Clause.SETUP_1, (False, True)),
    Choice("blue_plateau", Clause.SETUP_2, tuple(BluePlateau)),
    Choice("colour_rule", Clause.COLOUR_1, tuple(ColourRule), When("mode", (Mode.OWN,))),
    Choice("begins", Clause.COLOUR_2, tuple(Begins), When("scoring", (Scoring.SEAL,))),
    Choice("breaking_off", Clause.ABORT_1, tuple(BreakingOff)),
    Choice("proof_column", Clause.PLATEAU_2, tuple(ProofColumn), When("scoring", (Scoring.SEAL, Scoring.TOURNAMENT))),
    Choice("overhang", Clause.PLATEAU_7, tuple(Overhang)),
    Choice("cover_minimum", Clause.PLATEAU_8, (0, 1, 2, 3)),
    Choice("few_columns", Clause.PLATEAU_8, (False, True)),
    Choice("few_columns_minimum", Clause.PLATEAU_8, (0, 1, 2, 3), When("few_columns", (True,))),
    Choice("after_plateau", Clause.PLATEAU_9, tuple(AfterPlateau)),
    Choice("hold_plateaus", Clause.BUILD_1, (True, False)),
    Choice("uncovering", Clause.BUILD_1, (False, True), When("hold_plateaus", (True,))),
    Choice("steadying", Clause.BUILD_2, tuple(Steadying), When("hold_plateaus", (True,))),
    Choice("seal_counted", Clause.SEAL_3, tuple(SealCounted), When("scoring", (Scoring.SEAL,))),
    Choice("ends_when", Clause.END_1, tuple(EndsWhen)),
    Choice("without_plateau", Clause.US_6, tuple(WithoutPlateau)),
    Choice("spare_colours", Clause.TWO_1, tuple(SpareColours), When("mode", (Mode.OWN, Mode.ASSIGNED))),
    Choice("two_colours", Clause.TWO_1, tuple(TwoColours), When("scoring", (Scoring.SEAL,))),
    Choice("own_after_neutral", Clause.THREE_2, tuple(OwnAfterNeutral), When("mode", (Mode.OWN,))),
    Choice("neutral_broken_off", Clause.THREE_5, tuple(NeutralBrokenOff), When("mode", (Mode.OWN,))),
    Choice("mode", Clause.US_2, tuple(Mode)),
    Choice("scoring", Clause.US_7, tuple(Scoring)),
    Number("rounds", Clause.US_1, 1, 99, whole=True),
    Choice("colour_used_up", Clause.RULING_15, tuple(ColourUsedUp), When("mode", (Mode.RANDOM,))),
    Choice("topple_costs", Clause.US_8, tuple(ToppleCosts), When("scoring", (Scoring.TOURNAMENT,))),
    Choice("after_challenge", Clause.US_9, tuple(AfterChallenge), When("scoring", (Scoring.TOURNAMENT,))),
    Number("setup_lean_deg", Clause.SETUP_2, 0.1, 45, or_none=True),
    Number("setup_column_lean_deg", Clause.SETUP_2, 0.1, 45, or_none=True),
    Number("collapse_lean_deg", Clause.RULING_1, 1, 90),
    Number("collapse_drop_percent", Clause.RULING_1, 5, 100),
    Number("collapse_after_s", Clause.RULING_1, 0.1, 60),
    Number("ruin_columns", Clause.RULING_1, 1, 20, whole=True),
    Number("idle_hand_s", Clause.RULING_1, 5, 3600),
    Number("askew_lean_deg", Clause.RULING_2, 1, 45),
    Number("feel_first", Clause.RULING_3, 0.5, 20),
    Number("push_mm", Clause.RULING_4, 0, 100),
    Number("push_top_mm", Clause.RULING_4, 0, 100),
    Number("hold_shift_mm", Clause.RULING_6, 0.1, 100, when=When("hold_plateaus", (True,))),
    Number("hold_turn_deg", Clause.RULING_6, 0.1, 90, when=When("hold_plateaus", (True,))),
    Number("objection_time_s", Clause.RULING_16, 1, 3600, or_none=True),
    Number("turn_clock_s", Clause.RULING_16, 1, 3600, or_none=True),
    Number("sway_lean_deg", Clause.RULING_17, 0.1, 45, when=_SWAYS),
    Number("sway_shift_mm", Clause.RULING_17, 0.1, 100, when=_SWAYS),
    Number("jam_s", Clause.RULING_18, 1, 600, or_none=True),
    Choice("hands", Clause.RULING_20, tuple(Hands)),
)

CHOICES: Final = {choice.name: choice for choice in _ALL}

_UP_FRONT: Final = ("mode", "scoring", "rounds")

UNJUDGED: Final = (
    *("hold_plateaus", "uncovering", "steadying", "hold_shift_mm", "hold_turn_deg", "hands", "feel_first"),
    *("collapse_lean_deg", "collapse_drop_percent", "collapse_after_s", "idle_hand_s", "askew_lean_deg"),
    *("push_mm", "push_top_mm", "sway_lean_deg", "sway_shift_mm", "objection_time_s", "turn_clock_s"),
)
"""Choices about hands, wood and clocks. The referee never reads them, so that a score keeper need not ask for them."""


def up_front(made: House) -> tuple[Choice | Number, ...]:
    """The choices that a game for points over rounds asks about first, each with its possible values."""
    if made.plays_for_seal:
        return ()
    return tuple(_over_rounds(CHOICES[name]) for name in _UP_FRONT)


def matters(choice: Choice | Number, made: House) -> bool:
    """Whether the answer changes anything in a game by these rules."""
    return choice.when is None or getattr(made, choice.when.name) in choice.when.values


def rounds_only(choice: Choice | Number) -> bool:
    """Whether only a game for points over rounds raises the question."""
    return choice.clause.family == "US"


def asked(made: House) -> tuple[Choice | Number, ...]:
    """The choices that a game by these rules raises."""
    return tuple(
        choice
        for choice in CHOICES.values()
        if matters(choice, made) and not (made.plays_for_seal and rounds_only(choice))
    )


def asked_by_keeper(made: House) -> tuple[Choice | Number, ...]:
    """Those of them that the score keeper of a wooden game asks as house rules."""
    return tuple(choice for choice in asked(made) if choice.name not in (*_UP_FRONT, *UNJUDGED))


def _over_rounds(choice: Choice | Number) -> Choice | Number:
    if isinstance(choice, Number):
        return choice
    return replace(choice, values=tuple(v for v in choice.values if v not in (Mode.OWN, Scoring.SEAL)))
