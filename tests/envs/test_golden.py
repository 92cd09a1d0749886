"""A version of an environment is frozen: the same seed and actions move the wood in the same way, to the bit."""

from collections.abc import Callable

import pytest
from tests.envs.golden import GOLDEN, draw_rollout, game_rollout

from paletti.envs import DRAW, ENGINE
from paletti.table.machine import machine

ROLLOUTS = {DRAW: draw_rollout, "paletti_v0": game_rollout}


@pytest.mark.parametrize("name", ROLLOUTS)
def test_a_roll_out_is_the_one_its_version_was_frozen_with(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    rollout = ROLLOUTS[name]
    here = GOLDEN.get(machine())
    if here is None:
        known = " and ".join(GOLDEN)
        record_property(
            "not here", f"{name} was frozen on {known}; this is {machine()}: its roll-out was compared with itself."
        )
    assert rollout() == (rollout() if here is None else here[name])


def test_every_version_has_a_roll_out_of_its_engine() -> None:
    assert [set(hashes) for name, hashes in GOLDEN.items() if name.startswith(f"{ENGINE}, ")] == [set(ROLLOUTS)]
