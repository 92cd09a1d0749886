"""Which scenario exercises which clause: the table of docs/rules-coverage.md.

`python -m tests.rules.coverage` writes the page again; a test fails while the page is out of date.
"""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml
from tests.rules.games import differences

from paletti.rules.choices import CHOICES, Choice
from paletti.rules.clauses import Clause, canonical
from paletti.rules.editions import EDITIONS, house
from paletti.rules.scenarios import MustRefuse, Scenario, read
from paletti.rules.values import Scoring

ROOT: Final = Path(__file__).parents[2]
SCENARIOS: Final = ROOT / "tests" / "scenarios"
PAGE: Final = ROOT / "docs" / "rules-coverage.md"

# Clauses that no scenario can have refused, and which test proves them instead.
_TABLE = "the table asks before a hand opens: paletti.table judges it from the wood"
NEVER_REFUSED: Final[dict[Clause, str]] = {
    Clause.PIECES_1: "says what the set is",
    Clause.PIECES_2: "says what columns are worth",
    Clause.BUILD_1: _TABLE,
    Clause.BUILD_2: _TABLE,
    Clause.BUILD_3: _TABLE,
    Clause.BUILD_5: "gives leave to use the hook",
    Clause.BUILD_8: _TABLE,
    Clause.SEAL_1: "says who takes the seal",
    Clause.SEAL_2: "says what counts",
    Clause.SEAL_3: "says who takes the seal",
    Clause.SEAL_4: "says who takes the seal",
    Clause.SEAL_5: "says how the seal lies",
    Clause.END_2: "says who wins",
    Clause.TWO_2: "says what counts",
    Clause.THREE_4: "gives leave to go on",
    Clause.US_3: _TABLE,
    Clause.US_7: "says what counts",
    Clause.US_8: "says what counts",
    Clause.RULING_6: _TABLE,
    Clause.RULING_10: "says how points are counted",
    Clause.RULING_12: "says who wins",
    Clause.RULING_19: "says what is forgotten",
    Clause.RULING_20: "the world adds the tremor: paletti.physics and paletti.table prove it",
    Clause.RULING_17: "a file cannot tell of swaying: tests/rules/test_live.py",
}


@dataclass
class Cover:
    """The scenarios of one clause."""

    fulfils: list[str] = field(default_factory=list)
    refuses: list[str] = field(default_factory=list)
    editions: set[str] = field(default_factory=set)


def parsed(path: Path) -> Any:
    """The data of a scenario's file; libyaml reads it ten times as fast as Python."""
    return yaml.load(path.read_text("utf-8"), yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader)


@cache
def scenarios() -> dict[str, Scenario]:
    """All scenarios of the project by the names of their files."""
    return {path.stem: read(parsed(path)) for path in sorted(SCENARIOS.glob("*.yaml"))}


def coverage(found: dict[str, Scenario]) -> dict[Clause, Cover]:
    """For every clause: the scenarios that exercise it, and those in which it is the reason for a refusal."""
    covers = {clause: Cover() for clause in Clause}
    for name, scenario in found.items():
        for clause in scenario.clauses:
            covers[clause].fulfils.append(name)
            covers[clause].editions.add(scenario.house.edition)
        for clause in {step.clause for step in scenario.steps if isinstance(step, MustRefuse)}:
            covers[clause].refuses.append(name)
    return covers


def uncovered(found: dict[str, Scenario]) -> list[str]:
    """What has no scenario: a clause, a refusal by it, an edition's own choice, a mode or a scoring."""
    missing = []
    covers = coverage(found)
    for clause, cover in covers.items():
        if not cover.fulfils:
            missing.append(f"{clause}: no scenario")
        same = [other for other in Clause if canonical(other) is canonical(clause)]
        refused = any(covers[other].refuses for other in same)
        if clause in NEVER_REFUSED and refused:
            missing.append(f"{clause}: refused after all, so it is no longer in NEVER_REFUSED")
        if clause not in NEVER_REFUSED and not refused:
            missing.append(f"{clause}: no refusal")
    for edition in EDITIONS:
        for name in differences(edition):
            clause = CHOICES[name].clause
            if edition not in covers[clause].editions:
                missing.append(f"{edition}: {name} ({clause}) has no scenario")
    for name, choice in CHOICES.items():
        if isinstance(choice, Choice):
            used = {getattr(scenario.house, name) for scenario in found.values() if _about(scenario, choice)}
            missing += [f"{name}={value} has no scenario" for value in _in_use(choice) - used]
    return missing


def _in_use(choice: Choice) -> set[object]:
    """The values that the editions use, and all modes and scorings."""
    if choice.name in ("mode", "scoring"):
        return set(choice.values)
    return {getattr(house(edition), choice.name) for edition in EDITIONS}


def _about(scenario: Scenario, choice: Choice) -> bool:
    """Whether a scenario exercises the choice; those of the US clauses count wherever people play for the seal."""
    if choice.clause.family == "US" and scenario.house.plays_for_seal:
        return True
    if choice.name == "scoring" and scenario.house.scoring is Scoring.TOURNAMENT:
        return Clause.US_8 in scenario.clauses
    return choice.clause in scenario.clauses


def page(found: dict[str, Scenario]) -> str:
    """The whole page."""
    covers = coverage(found)
    lines = [
        "# Which scenario covers which clause",
        "",
        "Written by `python -m tests.rules.coverage` from `tests/scenarios/`; a test fails while it is not current.",
        f"{len(found)} scenarios, {len(covers)} clauses and rulings.",
        "",
        "| clause | editions | fulfilled in | refused in |",
        "| --- | --- | --- | --- |",
    ]
    for clause, cover in covers.items():
        editions = " ".join(edition for edition in EDITIONS if edition in cover.editions)
        same = [other for other in Clause if canonical(other) is canonical(clause) and other is not clause]
        refuses = cover.refuses or [name for other in same for name in covers[other].refuses]
        refused = ", ".join(refuses) or f"*{NEVER_REFUSED.get(clause, '')}*"
        lines.append(f"| {clause} | {editions} | {', '.join(cover.fulfils)} | {refused} |")
    lines += ["", "## Choices of the editions", "", "| choice | clause | " + " | ".join(EDITIONS) + " |"]
    lines.append("| --- " * (2 + len(EDITIONS)) + "|")
    for name, choice in CHOICES.items():
        values = [_show(getattr(house(edition), name)) for edition in EDITIONS]
        lines.append(f"| {choice.slug} | {choice.clause} | {' | '.join(values)} |")
    return "\n".join(lines) + "\n"


def _show(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "none" if value is None else str(value)


if __name__ == "__main__":
    PAGE.write_text(page(scenarios()), "utf-8")
