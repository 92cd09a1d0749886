"""Loads: the likely share and the possible range."""

import numpy as np
import pytest
from hypothesis import given, settings
from tests.statics.villas import column, ring, square, stacks

from paletti.statics import BASE, Stack, loads, margins, settled


def test_equal_legs_share_alike() -> None:
    stack = Stack(ring(BASE, 4, 0.05), [square("blue", BASE, 0.08)])
    quarter = 0.16**2 * 0.006 * 680 * 9.81 / 4

    assert [load.likely for load in loads(stack).values()] == pytest.approx([quarter] * 4, rel=1e-3)


def test_three_legs_leave_statics_little_choice() -> None:
    places = [(-0.05, -0.03), (0.05, -0.03), (0.0, 0.06)]
    needles = [column(f"c{k}", BASE, *place, radius=0.0005) for k, place in enumerate(places)]
    stack = Stack(needles, [square("blue", BASE, 0.08)])

    assert all(load.most - load.least < 0.1 * load.most for load in loads(stack).values())


def test_four_legs_leave_statics_much_choice() -> None:
    stack = Stack(ring(BASE, 4, 0.05), [square("blue", BASE, 0.08)])

    assert all(load.least == pytest.approx(0.0, abs=1e-6) and load.most > 0.5 for load in loads(stack).values())


def test_a_short_leg_is_loose() -> None:
    legs = [*ring(BASE, 4, 0.05), column("short", BASE, 0.0, 0.0, height=0.0799)]

    assert loads(Stack(legs, [square("blue", BASE, 0.08)]))["short"].likely == pytest.approx(0.0, abs=1e-9)


def test_a_slab_leans_away_from_a_tall_leg() -> None:
    low = [column("b", BASE, -0.04, 0.04), column("c", BASE, -0.04, -0.04)]
    slab = square("blue", BASE, 0.08)
    tilt = settled(Stack([column("tall", BASE, 0.05, 0.0, height=0.0801), *low], [slab]), slab).tilt

    assert tilt == pytest.approx((0.0001 / 0.09, 0.0), rel=0.15, abs=1e-6)


def test_statics_say_nothing_about_a_slab_that_nothing_can_hold() -> None:
    assert loads(Stack(ring(BASE, 3, 0.02), [square("blue", BASE, 0.08, 0.08, 0.0)])) == {}


@given(stacks())
@settings(max_examples=40, deadline=None)
def test_settled_loads_hold_the_weight(stack: Stack) -> None:
    for slab in stack.slabs:
        if margins(stack)[slab.name] < 0.001:
            continue
        mass, _ = stack.burden(slab)
        assert sum(settled(stack, slab).newtons.values()) == pytest.approx(mass * 9.81, rel=1e-3)


def test_settled_loads_balance_the_moments_of_needles() -> None:
    places = [(-0.05, -0.03), (0.05, -0.03), (0.0, 0.06), (0.04, 0.05), (-0.02, -0.05)]
    needles = [column(f"c{k}", BASE, *place, radius=1e-6) for k, place in enumerate(places)]
    slab = square("blue", BASE, 0.08)
    newtons = settled(Stack(needles, [slab]), slab).newtons

    assert np.array(list(newtons.values())) @ np.array(places) == pytest.approx([0.0, 0.0], abs=1e-5)
