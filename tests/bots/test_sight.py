"""What a bot's eye makes of the wood."""

import numpy as np
from tests.bots.scenes import table_of

from paletti.bots.mind.sight import is_open_above, plan_of, stack_of, ways_out
from paletti.table.kit import beech, villa

RING = (("red-thin-1", 0.06, 0.0), ("red-thin-2", -0.03, 0.05), ("red-thin-3", -0.03, -0.05))


def test_every_column_stands_on_the_floor_it_stands_on() -> None:
    world = villa(beech(), 2, 2, plateaus=3, ears=False)
    stack = stack_of(world.pieces, world.poses())

    facts = world.observe().columns
    assert {name: column.floor for name, column in stack.columns.items()} == {
        name: str(fact.level) for name, fact in facts.items()
    }
    assert [slab.name for slab in stack.slabs] == ["blue", "green", "yellow"]


def test_parked_pieces_are_not_seen() -> None:
    world = table_of(*RING)

    assert set(stack_of(world.pieces, world.poses()).columns) == {"red-thin-1", "red-thin-2", "red-thin-3"}


def test_a_column_at_the_edge_has_many_ways_out() -> None:
    world = table_of(*RING)
    ways = ways_out(plan_of(world.pieces, world.poses()), "red-thin-1")

    assert len(ways) > 15
    assert all(way.gap > 0 and way.metres > 0.02 for way in ways)


def test_no_way_leads_through_a_neighbour() -> None:
    world = table_of(*RING, ("red-thick", 0.02, 0.0))
    ways = ways_out(plan_of(world.pieces, world.poses()), "red-thick")

    assert min(abs(np.arctan2(*way.direction[::-1])) for way in ways) > 0.3


def test_a_column_under_a_plateau_is_not_open_above() -> None:
    world = table_of(*RING)

    assert not is_open_above(plan_of(world.pieces, world.poses()), "red-thin-1")
