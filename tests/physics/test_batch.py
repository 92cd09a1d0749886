"""Trials side by side: the same results in the same order, however many worlds share the work."""

from collections.abc import Callable

import pytest
from tests.physics.wood import small_villa

from paletti.physics.batch import draw_each, try_all
from paletti.physics.gesture import Grip, Move
from paletti.physics.settings import LIVE, ROLLOUT
from paletti.physics.trial import draw_out
from paletti.physics.world import World

DRAWS = [("loose", 0.0), ("corner-1", 0.0), ("corner-2", 45.0), ("corner-0", 180.0), ("loose", 30.0)]


def test_draws_side_by_side_end_as_they_do_one_by_one() -> None:
    home = small_villa()
    moment = home.snapshot()
    worlds = [small_villa(ROLLOUT) for _ in range(3)]
    alone = []
    for column, direction in DRAWS:
        worlds[0].restore(moment)
        alone.append(draw_out(worlds[0], column, direction))

    assert draw_each(worlds[:1], moment, DRAWS) == alone
    assert draw_each(worlds[:2], moment, DRAWS) == alone
    assert draw_each(worlds, moment, DRAWS) == alone
    assert len(set(alone)) > 1


def shoved(millimetres: int) -> Callable[[World], str]:
    """A trial that ends with a fingerprint of where every piece is."""

    def trial(world: World) -> str:
        x, y, z = world.pose("loose").position
        world.do(Grip(0, "loose", (x, y, z)))
        world.do(Move(0, world.time + 0.3, (x + millimetres / 1000, y, z)))
        world.advance(0.5)
        return world.hash()

    return trial


def test_every_bit_is_the_same_at_any_number_of_worlds() -> None:
    moment = small_villa().snapshot()
    worlds = [small_villa(ROLLOUT) for _ in range(3)]
    trials = [shoved(millimetres) for millimetres in range(8)]

    alone = try_all(worlds[:1], moment, trials)

    assert try_all(worlds, moment, trials) == alone
    assert len(set(alone)) == len(trials)


def test_what_goes_wrong_in_a_trial_is_told() -> None:
    worlds = [small_villa(ROLLOUT) for _ in range(2)]

    with pytest.raises(ValueError, match="nobody"):
        draw_each(worlds, worlds[0].snapshot(), [("loose", 0.0), ("nobody", 0.0)])


def test_worlds_that_differ_are_refused() -> None:
    world = small_villa(LIVE)
    with pytest.raises(ValueError, match="same pieces and settings"):
        try_all([world, small_villa(ROLLOUT)], world.snapshot(), [shoved(1)])
    with pytest.raises(ValueError, match="at least one"):
        try_all([], world.snapshot(), [shoved(1)])
