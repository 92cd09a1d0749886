"""Arranging the villa for the players: a layout from the seed that their house allows."""

from __future__ import annotations

from typing import cast

from paletti.physics.observation import Observation
from paletti.physics.world import World
from paletti.rules import masks
from paletti.rules.deeds import SetUp
from paletti.rules.pieces import LEVELS, Column, Place
from paletti.rules.referee import may
from paletti.rules.state import State
from paletti.table.chance import Chance
from paletti.table.entry import NOTHING, Extra
from paletti.table.kit import Style, WoodSet, tower_poses
from paletti.table.permission import set_up_deed
from paletti.table.setup import BY_HAND, GameSetup

ARRANGEMENTS = 40  # layouts to try for a strict house
SETTLE_S = 20.0


def arrange(world: World, kit: WoodSet, setup: GameSetup, state: State) -> tuple[SetUp, Extra]:
    """The setup that now stands, and what else the journal must know (the levels of a villa for practice)."""
    style = cast(Style, "scattered" if setup.layout == BY_HAND else setup.layout)
    chance = Chance(setup.seed, "layout", state.round)
    for _ in range(ARRANGEMENTS):
        for name in world.names:
            world.park(name)
        world.place(tower_poses(kit, setup.serial, chance.below(1 << 31), setup.height, style))
        world.settle(SETTLE_S)
        facts = world.observe()
        if setup.height > 1:
            return SetUp(), Extra(levels=_levels(facts), top=setup.height)
        deed = set_up_deed(facts, kit.site_radius, state.house)
        if may(state, deed) is None:
            return deed, NOTHING
    raise RuntimeError("no villa of this layout pleases the house")


def _levels(facts: Observation) -> tuple[int, ...]:
    """The columns of each level, as the referee's state has them."""
    levels = [0] * len(LEVELS)
    for name, fact in facts.columns.items():
        levels[LEVELS.index(Place(str(fact.level)))] |= masks.BIT[Column(name)]
    return tuple(levels)
