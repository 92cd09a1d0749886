"""How hard a slab may be pushed."""

import numpy as np
import pytest
from tests.statics.villas import column, ring, square

from paletti.statics import BASE, Stack, push


def legs(radius: float, friction: float = 0.4) -> Stack:
    corners = [(x * 0.05, y * 0.05) for x in (-1, 1) for y in (-1, 1)]
    columns = [column(f"c{k}", BASE, *place, radius=radius, friction=friction) for k, place in enumerate(corners)]
    return Stack(columns, [square("blue", BASE, 0.08)])


def test_thin_columns_rock_when_the_push_exceeds_weight_times_width_over_height() -> None:
    stack = legs(0.0075)
    slab = 0.16**2 * 0.006 * 680 * 9.81
    columns = sum(c.mass for c in stack.columns.values()) * 9.81

    assert push(stack, "blue", [0.0]).newtons[0.0] == pytest.approx(
        slab * 0.015 / 0.08 + columns * 0.0075 / 0.08, rel=0.05
    )


def test_thick_columns_take_more() -> None:
    assert push(legs(0.015), "blue").weakest > 1.6 * push(legs(0.0075), "blue").weakest


def test_on_slippery_wood_the_slab_slides_first() -> None:
    stack = legs(0.015, friction=0.05)
    slab = 0.16**2 * 0.006 * 680 * 9.81

    assert push(stack, "blue", [0.0]).newtons[0.0] == pytest.approx(0.05 * slab, rel=0.02)


def test_a_push_from_either_side_of_a_symmetric_stack_is_alike() -> None:
    found = push(Stack(ring(BASE, 4, 0.05), [square("blue", BASE, 0.08)]), "blue", [0.0, np.pi]).newtons

    assert found[0.0] == pytest.approx(found[np.pi], rel=1e-3)


def test_weight_above_steadies_the_storey_below() -> None:
    one = Stack(ring(BASE, 4, 0.05), [square("blue", BASE, 0.08)])
    two = Stack([*one.columns.values(), *ring("blue", 4, 0.04, "d")], [*one.slabs, square("green", "blue", 0.06)])

    assert push(two, "blue").weakest > push(one, "blue").weakest


def test_a_slab_that_does_not_stand_can_bear_no_push() -> None:
    assert push(Stack(ring(BASE, 3, 0.02), [square("blue", BASE, 0.08, 0.08, 0.0)]), "blue").weakest == 0.0
