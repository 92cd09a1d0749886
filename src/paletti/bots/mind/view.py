"""What a seat sees when it has to decide: the referee's state and the wood, separate from the live game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import radians

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from paletti.bots.mind.rehearsal import STIFFNESSES, private_world
from paletti.bots.mind.sight import Plan, Way, is_open_above, plan_of, stack_of, ways_out
from paletti.physics.observation import Observation
from paletti.physics.reach import Crowd, Reach
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.rules.legal import Options, options
from paletti.rules.state import State
from paletti.statics import Stack
from paletti.table.game import Game
from paletti.table.kit import WoodSet
from paletti.table.setup import GameSetup

NEAR_RAD = radians(6)


@dataclass(frozen=True)
class View:
    """One moment of a game as one seat sees it; plain data, so that thinking can happen in another process."""

    setup: GameSetup
    state: State
    seat: int
    villa: Snapshot

    @classmethod
    def of(cls, game: Game, seat: int) -> View:
        """What this seat sees of the game now."""
        # Nobody knows how hands will tremble, so a rehearsal must not know either (RULING-20).
        return cls(replace(game.setup, nerves=0), game.state, seat, game.snapshot())

    @property
    def player(self) -> str:
        """The seat's name."""
        return self.state.players[self.seat]

    @cached_property
    def options(self) -> Options:
        """What the referee lets this seat do now."""
        return options(self.state, self.player)

    @cached_property
    def kit(self) -> WoodSet:
        """The kind of set."""
        return self.setup.wood()

    def world(self, stiffness: float = STIFFNESSES[0]) -> World:
        """A private world to try things out in; it must be restored before each use."""
        return private_world(self.kit, self.setup.serial, stiffness)

    @cached_property
    def facts(self) -> Observation:
        """The wood as it stands."""
        world = self.world()
        world.restore(self.villa)
        return world.observe()

    @cached_property
    def poses(self) -> NDArray[np.float64]:
        """Where every piece is."""
        return self.facts.poses

    @cached_property
    def stack(self) -> Stack:
        """The wood as statics sees it."""
        return stack_of(self.facts.pieces, self.poses)

    @cached_property
    def plan(self) -> Plan:
        """The wood seen from above."""
        return plan_of(self.facts.pieces, self.poses)

    @cached_property
    def loads(self) -> dict[str, float]:
        """Newtons on every column's head."""
        return {name: fact.load for name, fact in self.facts.columns.items()}

    @cached_property
    def _crowd(self) -> Crowd:
        return Crowd(self.facts)

    def reach(self, column: str) -> Reach:
        """From where fingers or the hook can reach a column."""
        return self._crowd.reach(column)

    def ways(self, column: str) -> tuple[list[Way], list[Way]]:
        """The ways out of a column for fingers, and those only for the hook: the roomiest first, then the shortest."""
        reach = self.reach(column)
        found = ways_out(self.plan, column)
        hand = found if reach.from_above else [way for way in found if _among(way.turn, reach.hand)]
        hook = [way for way in found if way not in hand and _among(way.turn, reach.hook)]
        return hand, hook

    def is_open_above(self, column: str) -> bool:
        """Whether nothing lies over the column."""
        return is_open_above(self.plan, column)


def _among(turn: float, degrees: tuple[float, ...]) -> bool:
    if not degrees:
        return False
    off = np.abs((np.radians(np.array(degrees)) - turn + np.pi) % (2 * np.pi) - np.pi)
    return bool(off.min() < NEAR_RAD)
