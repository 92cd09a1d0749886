"""Margins, and what still stands without a given column."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.statics.villas import column, ring, square, stacks

from paletti.statics import BASE, Stack, StackSlab, balance, loads, margins, stands, stands_without
from paletti.statics.contact import depth, disc, overlap
from paletti.statics.programme import Programme


def table() -> Stack:
    return Stack(ring(BASE, 4, 0.05), [square("blue", BASE, 0.08)])


def test_the_margin_is_the_way_from_the_weight_to_the_edge_of_the_supports() -> None:
    stack = Stack([column(f"c{x}{y}", BASE, x * 0.05, y * 0.05) for x in (-1, 1) for y in (-1, 1)], [])
    laid = stack.with_slab(square("blue", BASE, 0.08))

    assert margins(laid) == {"blue": pytest.approx(0.05 + 0.0075)}


def test_a_slab_on_four_columns_stands_without_any_but_the_one_it_leans_on() -> None:
    legs = [column("a", BASE, -0.05, 0.0), column("b", BASE, 0.05, 0.0), column("c", BASE, 0.0, 0.06)]
    stack = Stack([*legs, column("spare", BASE, 0.0, -0.03)], [square("blue", BASE, 0.08, 0.0, 0.03)])

    assert {name: found.stands for name, found in stands_without(stack).items()} == {
        "a": True,
        "b": True,
        "c": False,
        "spare": True,
    }


def test_weight_over_the_edge_of_the_supports_has_a_negative_margin() -> None:
    stack = Stack(ring(BASE, 3, 0.03), [square("blue", BASE, 0.08, 0.08, 0.0)])

    assert margins(stack)["blue"] < -0.03
    assert not stands(stack)


def test_a_slab_on_nothing_has_an_infinite_negative_margin() -> None:
    stack = Stack([column("a", BASE, 0.2, 0.2)], [square("blue", BASE, 0.08)])

    assert margins(stack) == {"blue": -np.inf}


def test_a_column_stood_far_out_takes_away_margin_below() -> None:
    stack = table()
    heavy = stack.with_column(column("out", "blue", 0.07, 0.0, radius=0.015))

    assert margins(heavy)["blue"] < margins(stack)["blue"]


def test_a_slab_laid_beside_its_columns_does_not_stand() -> None:
    stack = Stack([*ring(BASE, 4, 0.05), *ring("blue", 3, 0.03, "d")], [square("blue", BASE, 0.08)])

    assert stands(stack.with_slab(square("green", "blue", 0.06)))
    assert not stands(stack.with_slab(square("green", "blue", 0.06, 0.06, 0.0)))


def test_only_the_part_of_a_head_under_the_slab_carries() -> None:
    stack = Stack([*ring(BASE, 3, 0.02), column("edge", BASE, 0.08, 0.0)], [square("blue", BASE, 0.08)])
    points = stack.carriers(stack.slab("blue"))["edge"]

    assert points[:, 0].max() == pytest.approx(0.08)
    assert points[:, 0].min() == pytest.approx(0.0725)


def test_a_column_over_the_edge_of_its_floor_carries_only_above_its_footing() -> None:
    floor = square("blue", BASE, 0.08)
    stack = Stack(
        [*ring(BASE, 4, 0.05), *ring("blue", 3, 0.02, "d"), column("over", "blue", 0.08, 0.0)],
        [floor, square("green", "blue", 0.1)],
    )

    assert stack.carriers(stack.slab("green"))["over"][:, 0].max() <= 0.08 + 1e-9


def test_a_head_in_the_bay_of_a_concave_slab_does_not_touch() -> None:
    moon = np.array(
        [[-0.08, -0.05], [0.08, -0.05], [0.08, 0.05], [0.03, 0.05], [0.0, -0.02], [-0.03, 0.05], [-0.08, 0.05]]
    )

    assert len(overlap(disc((0.0, 0.03), 0.0075), moon)) == 0
    assert len(overlap(disc((0.0, -0.04), 0.0075), moon)) == 12


def test_a_slab_without_a_floor_is_refused() -> None:
    with pytest.raises(ValueError, match="one slab a floor"):
        Stack([], [square("green", "blue", 0.05)])


def test_a_column_on_a_missing_floor_is_refused() -> None:
    with pytest.raises(ValueError, match="stands on blue, which is not there"):
        Stack([column("a", "blue", 0.0, 0.0)], [])


@given(stacks(), st.floats(-0.06, 0.06), st.floats(-0.06, 0.06))
@settings(max_examples=60, deadline=None)
def test_another_support_of_no_weight_never_takes_margin_away(stack: Stack, x: float, y: float) -> None:
    slab = stack.slabs[0]
    prop = column("prop", BASE, x, y)
    weightless = type(prop)(prop.name, prop.floor, prop.rim, 0.0, prop.height)

    assert margins(stack.with_column(weightless))[slab.name] >= margins(stack)[slab.name] - 1e-9


@given(stacks(), st.floats(0, 2 * np.pi))
@settings(max_examples=60, deadline=None)
def test_margins_do_not_change_when_the_whole_stack_is_turned(stack: Stack, turn: float) -> None:
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    turned = Stack(
        [type(c)(c.name, c.floor, c.rim @ spin.T, c.mass, c.height) for c in stack.columns.values()],
        [
            StackSlab(
                s.name, s.floor, s.outline @ spin.T, s.mass, (float((spin @ s.centre)[0]), float((spin @ s.centre)[1]))
            )
            for s in stack.slabs
        ],
    )

    before, after = margins(stack), margins(turned)
    assert all(after[name] == pytest.approx(before[name], abs=4e-4) for name in before)


@given(stacks())
@settings(max_examples=60, deadline=None)
def test_the_margin_is_positive_exactly_where_the_programme_finds_forces(stack: Stack) -> None:
    for slab in stack.slabs:
        points = np.concatenate([*stack.carriers(slab).values(), np.zeros((0, 2))])
        _, centre = stack.burden(slab)
        margin = depth(points, centre)
        if abs(margin) < 1e-6:
            continue
        target = np.array([1.0, 0.0, 0.0])
        matrix = np.vstack([np.ones(len(points)), (points - centre).T * 1000])
        assert Programme(matrix, target, target, np.zeros(len(points))).feasible() == (margin > 0)


@given(stacks())
@settings(max_examples=40, deadline=None)
def test_only_slabs_at_and_under_a_column_are_asked_when_it_goes(stack: Stack) -> None:
    for name, found in stands_without(stack).items():
        whole = balance(stack.without(name))
        assert {m.slab: m.metres for m in found.margins}.items() <= {m.slab: m.metres for m in whole.margins}.items()


@given(stacks())
@settings(max_examples=40, deadline=None)
def test_likely_loads_hold_the_weight_and_lie_within_what_statics_allows(stack: Stack) -> None:
    found = loads(stack)
    for slab in stack.slabs:
        carriers = stack.carriers(slab)
        if not carriers or margins(stack)[slab.name] < 1e-3:
            continue
        mass, _ = stack.burden(slab)
        assert sum(found[name].likely for name in carriers) == pytest.approx(mass * 9.81, rel=0.01)
        assert all(found[name].least - 1e-6 <= found[name].likely <= found[name].most + 1e-6 for name in carriers)
