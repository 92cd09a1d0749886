"""The six editions as data: what each decides differently from the German original, and house rules on top."""

from dataclasses import replace
from typing import Any, Final

from paletti.rules.choices import CHOICES, Chosen
from paletti.rules.clauses import Clause
from paletti.rules.house import House
from paletti.rules.quoting import quoted
from paletti.rules.values import (
    AfterPlateau,
    Begins,
    BluePlateau,
    BreakingOff,
    ColourRule,
    Mode,
    NeutralBrokenOff,
    Overhang,
    ProofColumn,
    Scoring,
    SealCounted,
    SpareColours,
    Steadying,
    WithoutPlateau,
)

LEAST_PLAYERS: Final = 2
BEGINNERS_FEEL_MM: Final = 3
"""Beginners may feel a column a little longer before it is chosen (RULING-3)."""
LONGEST_NAME: Final = 24
"""Characters of a player's name: at tables, on score sheets, in files."""

EDITIONS: Final[dict[str, House]] = {
    "de": House("de"),
    "nl": House("nl", few_columns_minimum=3, push_top_mm=3, hold_shift_mm=2, hold_turn_deg=1),
    "fr": House(
        "fr",
        blue_plateau=BluePlateau.ON_ALL_COLUMNS,
        colour_rule=ColourRule.ALL_THROW,
        few_columns_minimum=3,
        uncovering=True,
        steadying=Steadying.LAYING,
        seal_counted=SealCounted.TURN_END,
        setup_lean_deg=1,
        setup_column_lean_deg=5,
    ),
    "en": House(
        "en",
        proof_column=ProofColumn.ANY,
        overhang=Overhang.NEVER,
        few_columns_minimum=2,
        neutral_broken_off=NeutralBrokenOff.ASK_FIRST,
    ),
    "ru": House(
        "ru",
        begins=Begins.THROWER,
        breaking_off=BreakingOff.MUST_WHEN_SWAYING,
        proof_column=ProofColumn.ANY,
        overhang=Overhang.NEVER,
        few_columns=True,
        few_columns_minimum=2,
        neutral_broken_off=NeutralBrokenOff.ASK_FIRST,
        hold_shift_mm=2,
        hold_turn_deg=1,
    ),
    "us": House(
        "us",
        columns_on_rim=True,
        blue_plateau=BluePlateau.FREE,
        begins=Begins.NAMED,
        breaking_off=BreakingOff.NEVER,
        cover_minimum=0,
        few_columns_minimum=0,
        after_plateau=AfterPlateau.MUST_RAISE,
        hold_plateaus=False,
        without_plateau=WithoutPlateau.MUST_MOVE,
        spare_colours=SpareColours.UNUSED,
        mode=Mode.FREESTYLE,
        scoring=Scoring.BASIC,
        push_mm=3,
        push_top_mm=3,
        jam_s=10,
    ),
}


# If a book says nothing and the house uses the other editions' clause, that clause is a ruling (RULING-18).
RULED: Final[dict[str, tuple[Clause, ...]]] = {
    "us": (Clause.ABORT_1, Clause.BUILD_2, Clause.BUILD_3, Clause.BUILD_6, Clause.BUILD_8),
}


class NoSuchHouse(ValueError):
    """An edition or house rule that does not exist or does not fit; the message says which."""


def house(edition: str = "de", **changes: object) -> House:
    """The record of an edition with single choices changed as house rules; raises NoSuchHouse if that is impossible."""
    if edition not in EDITIONS:
        raise NoSuchHouse(f"there is no edition {quoted(edition)}, only {', '.join(EDITIONS)}")
    own = EDITIONS[edition]
    chosen: dict[str, Any] = {}  # each value has the type of its choice
    for name, given in changes.items():
        choice = CHOICES.get(name.replace("-", "_"))
        if choice is None:
            raise NoSuchHouse(f"there is no house rule {quoted(name)}")
        try:
            value = choice.read(given)
        except ValueError as refused:
            raise NoSuchHouse(str(refused)) from None
        if value != getattr(own, choice.name):
            chosen[choice.name] = value
    made = replace(own, changed=tuple(sorted(chosen)), **chosen)
    _check(made)
    return made


def house_rules(made: House) -> dict[str, Chosen]:
    """The choices that differ from the edition's own, with their values."""
    return {name: getattr(made, name) for name in made.changed}


def ways(made: House) -> tuple[House, ...]:
    """Every way to play by these rules: all modes and scorings of a game over rounds, else only the house itself."""
    if made.plays_for_seal:
        return (made,)
    modes = [mode for mode in Mode if mode is not Mode.OWN]
    scorings = [scoring for scoring in Scoring if scoring is not Scoring.SEAL]
    rules = house_rules(made)
    return tuple(house(made.edition, **{**rules, "mode": m, "scoring": s}) for m in modes for s in scorings)


def _check(made: House) -> None:
    """Refuse combinations in which nobody could own, earn or win anything."""
    if made.plays_for_seal != (made.mode is Mode.OWN):
        raise NoSuchHouse(f"mode {made.mode} does not go with scoring {made.scoring}")
    if made.plays_for_seal and made.rounds != 1:
        raise NoSuchHouse("rounds go with basic and tournament scoring: the seal is played for once")
