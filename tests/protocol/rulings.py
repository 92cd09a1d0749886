"""Writes what the page must conclude from the rules: `python -m tests.protocol.rulings web/src/protocol/rulings.json`.

The page answers some questions itself, so that it need not wait for the server. Here the referee answers them, and the
page's tests must come to the same answers.
"""

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.protocol import positions

from paletti.rules import scoring
from paletti.rules.choices import CHOICES, Choice, Number, asked
from paletti.rules.draft import Draft
from paletti.rules.editions import EDITIONS, NoSuchHouse, house, house_rules, ways
from paletti.rules.house import House
from paletti.rules.pieces import LEVELS, PLATEAUS
from paletti.rules.referee import start
from paletti.table.notes import Choosing

FEEL_FIRST_MM = (0.5, 1.0, 5.0)
LOOSE_STRAIN = 0.083  # a hand or hook that pulls loose wood by 2 mm is strained no more than this,
HEAVY_STRAIN = 0.094  # and one that pulls heavy wood no less than this (tests/present/test_weight.py)
DRAWN = (0.0, 0.9, 1.0, 1.1, 4.0)  # as shares of what may be merely felt


def vectors() -> dict[str, Any]:
    """The questions with the referee's answers."""
    return {
        "pointsCount": [
            {"edition": house.edition, "scoring": house.scoring, "top": level, "counts": brings_points(house, top)}
            for edition in EDITIONS.values()
            for house in ways(edition)
            for top, level in enumerate(LEVELS)
        ],
        "merelyFelt": [
            {"feelFirstMm": enough, "drawnMm": share * enough, "felt": merely_felt(share * enough, enough)}
            for enough in FEEL_FIRST_MM
            for share in DRAWN
        ],
        "asked": [
            {
                "edition": made.edition,
                "house": {CHOICES[name].slug: value for name, value in house_rules(made).items()},
                "asked": [choice.slug for choice in asked(made)],
            }
            for edition in EDITIONS.values()
            for way in ways(edition)
            for made in raising(way)
        ],
        "lying": positions.lying(),
        "holding": positions.holding(),
        "settingDown": positions.setting_down(),
        "strains": [{"strain": LOOSE_STRAIN, "told": "loose"}, {"strain": HEAVY_STRAIN, "told": "heavy"}],
        "leastCovered": [
            {"edition": house.edition, "fewColumns": few, "next": plateau, "least": chosen.least_covered(level)}
            for house in EDITIONS.values()
            for few in (False, True)
            for chosen in [replace(house, few_columns=few)]
            for level, plateau in enumerate(PLATEAUS, 1)
        ],
    }


def raising(made: House) -> list[House]:
    """This house, and one more for each answer to a question that leads to another question."""
    others = [made]
    for name in dict.fromkeys(choice.when.name for choice in CHOICES.values() if choice.when is not None):
        for value in values_of(CHOICES[name]):
            with suppress(NoSuchHouse):  # the edition says which ways of play go together
                others.append(house(made.edition, **{**house_rules(made), name: value}))
    return list(dict.fromkeys(others))


def values_of(choice: Choice | Number) -> Sequence[object]:
    """All values of this choice."""
    assert isinstance(choice, Choice), f"{choice.name} is a number: which of them raise a question?"
    return choice.values


def brings_points(house: House, top: int) -> bool:
    """Whether a player scores by standing a column on this level."""
    draft = Draft(start(house, ("Ann", "Ben"))._replace(top=top, fresh=True))
    draft.owned = (1, 2)
    scoring.moved(draft, 0, 1)
    scoring.top_changed(draft, 0)
    scoring.turn_ended(draft, 0)
    return bool(draft.events)


def merely_felt(drawn_mm: float, enough_mm: float) -> bool:
    """Whether a column that was drawn this far is still not chosen."""
    choosing = Choosing()
    choosing.moved(drawn_mm, enough_mm)
    return not choosing.chosen


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(vectors(), indent=1), encoding="utf-8")
