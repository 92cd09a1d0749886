"""The statics may not import the wood, but both must use the same gravity."""

from paletti.physics.feel import FALL_M_S2
from paletti.statics.stack import GRAVITY_M_S2


def test_a_stack_weighs_as_much_as_its_wood() -> None:
    assert GRAVITY_M_S2 == FALL_M_S2
