"""Statics may not import the wood, and both must weigh alike."""

from paletti.physics.feel import FALL_M_S2
from paletti.statics.stack import GRAVITY_M_S2


def test_a_stack_weighs_what_the_wood_weighs() -> None:
    assert GRAVITY_M_S2 == FALL_M_S2
