"""The measure of a collapse: how far a plateau leans or sinks, and how many columns fall, until a villa counts as down.

Table, rehearsals and trials share it. The fall of a villa in a game is judged in `table/fall.py`, by this measure.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from paletti.physics.facts import BASE, TABLE, ColumnFact
from paletti.physics.observation import Observation
from paletti.physics.world import World

ALARM_DEG, ALARM_M = 2.0, 0.005  # a plateau that leans and sank less than this is neither down nor coming down


@dataclass(frozen=True)
class Limits:
    """What counts as down: degrees of lean, metres that a point of the rim sank, seconds on end, fallen columns.

    A table gets its limits from its house. Without one, these apply: those of the usual house, for columns of 8 cm.
    """

    lean_deg: float = 15.0
    drop_m: float = 0.333 * 0.08
    after_s: float = 1.0
    ruin: int = 5
    askew_deg: float = 5.0


class Why(StrEnum):
    """How a collapse looks to everybody."""

    LEANS = "leans"  # a plateau leans too far
    DROPPED = "dropped"  # a point of its rim sank too far
    LIES = "lies"  # it lies on the base, the table or another plateau
    RUIN = "ruin"  # too many columns fell, whatever the plateaus do


@dataclass(frozen=True)
class Collapse:
    """Which plateau came down (None: a ruin of columns), how, on what, and at what time it began."""

    why: Why
    plateau: str | None
    on: str | None
    since: float


class CollapseWatch:
    """Follows a villa from the moment it is made. A plateau that a hand holds or props is judged afterwards."""

    def __init__(self, world: World, limits: Limits | None = None, besides: Collection[str] = ()) -> None:
        self.limits = limits or Limits()
        self._world, self._besides = world, frozenset(besides)
        facts = world.observe()
        # Plateaus that already lie on the ground wait beside the villa and are not part of it.
        villa = {name for name, fact in facts.plateaus.items() if not fact.on_ground}
        self._poses = {name: world.pose(name) for name in facts.leans if name in villa - self._besides}
        self._laid = {(name, lower) for name, fact in facts.plateaus.items() for lower in fact.on_plateaus}
        self._columns = {
            name: fact.level for name, fact in facts.columns.items() if not fallen(fact, fact.level, self.limits)
        }
        self._since: dict[str, float] = {}

    def look(self) -> Collapse | None:
        """The collapse that has lasted long enough at this moment, while things may still move."""
        now = self._world.time
        found = self._down(propped=False)
        self._since = {name: self._since.get(name, now) for name in found}
        lasting = [name for name, since in self._since.items() if now - since >= self.limits.after_s - 1e-9]
        return found[min(lasting, key=self._since.__getitem__)] if lasting else None

    def at_rest(self) -> Collapse | None:
        """The collapse that everybody sees now that nothing moves."""
        return self.now(propped=False)

    def now(self, *, propped: bool = True) -> Collapse | None:
        """What is down at this very moment; `propped`: including what a hand still holds or props."""
        found = self._down(propped=propped)
        first = min(found, key=lambda name: self._since.get(name, self._world.time), default=None)
        return None if first is None else found[first]

    @property
    def alarming(self) -> bool:
        """Whether a plateau leans or sank so far that it is worth a closer look; cheap enough for every picture."""
        world = self._world
        return any(
            world.lean(name) > ALARM_DEG or pose.position[2] - world.height(name) > ALARM_M
            for name, pose in self._poses.items()
            if not world.is_parked(name)
        )

    def _down(self, *, propped: bool) -> dict[str, Collapse]:
        """Everything that is down now, lowest plateau first; a ruin of columns has a name of its own."""
        found: dict[str, Collapse] = {}
        alarming, ruin = self.alarming, self._world.tilted >= self.limits.ruin
        if not alarming and not ruin:
            return found  # as almost always: there is no need to look at the contacts
        facts = self._world.observe()
        if alarming:
            aside = frozenset() if propped else in_hands(facts)
            for name in self._poses:
                seen = None if name in aside or name not in facts.leans else self._seen(facts, name)
                if seen is not None:
                    found[name] = Collapse(seen[0], name, seen[1], self._since.get(name, self._world.time))
        if ruin and self._ruined(facts):
            found[Why.RUIN] = Collapse(Why.RUIN, None, None, self._since.get(Why.RUIN, self._world.time))
        return found

    def _seen(self, facts: Observation, name: str) -> tuple[Why, str | None] | None:
        fact = facts.plateaus[name]
        on = BASE if fact.on_base else TABLE if fact.on_table else None
        on = on or next((lower for lower in fact.on_plateaus if (name, lower) not in self._laid), None)
        if on is not None:
            return Why.LIES, on
        if fact.lean > self.limits.lean_deg:
            return Why.LEANS, None
        return (Why.DROPPED, None) if facts.drop(name, self._poses[name]) > self.limits.drop_m else None

    def _ruined(self, facts: Observation) -> bool:
        fell = [
            name
            for name, level in self._columns.items()
            if name not in self._besides and name in facts.columns and fallen(facts.columns[name], level, self.limits)
        ]
        return len([name for name in fell if not facts.columns[name].held]) >= self.limits.ruin


def askew(fact: ColumnFact, level: str | None, limits: Limits) -> bool:
    """Whether a column leans on its own level and stays wedged under its plateau."""
    if fact.lean <= limits.askew_deg or fact.flat or fact.leans_on:
        return False
    return fact.wedged_under is not None and fact.level == level


def fallen(fact: ColumnFact, level: str | None, limits: Limits) -> bool:
    """Whether a column that stood on this level fell over or off."""
    if fact.lean > limits.askew_deg:
        return not askew(fact, level, limits)
    return fact.level != level


def in_hands(facts: Observation) -> frozenset[str]:
    """The plateaus that a hand holds or props, and all that rest on these."""
    found: set[str] = set()
    for name, fact in facts.plateaus.items():
        carried = (facts.columns[column].level in found for column in fact.on_columns if column in facts.columns)
        if fact.held or fact.propped or any(carried) or not found.isdisjoint(fact.on_plateaus):
            found.add(name)
    return frozenset(found)
