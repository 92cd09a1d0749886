"""Outlines, shapes and their weight."""

from math import pi

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paletti import outline
from paletti.physics.shapes import Cylinder, Piece, Prism, slab

SQUARE = np.array([[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [0.0, 1.0]])
BOOT = np.array([[0.0, 0.0], [3.0, 0.0], [3.0, 1.0], [1.0, 1.0], [1.0, 3.0], [0.0, 3.0]])


def test_area_centre_and_moments_of_a_rectangle() -> None:
    middle = SQUARE - outline.centroid(SQUARE)

    assert outline.signed_area(SQUARE) == 2
    assert outline.signed_area(SQUARE[::-1]) == -2
    assert outline.centroid(SQUARE) == pytest.approx([1, 0.5])
    assert outline.second_moments(middle) == pytest.approx((8 / 12, 2 / 12, 0))


def test_inside_is_positive_and_outside_negative() -> None:
    points = np.array([[1.0, 0.5], [1.0, 0.9], [3.0, 0.5], [-1.0, -1.0]])

    assert outline.edge_distance(SQUARE, points) == pytest.approx([0.5, 0.1, -1, -(2**0.5)])


def test_a_convex_outline_stays_whole_and_a_boot_falls_in_two() -> None:
    assert len(outline.convex_parts(SQUARE, 0.01)) == 1
    parts = outline.convex_parts(BOOT, 0.01)

    assert len(parts) == 2
    assert sum(outline.signed_area(part) for part in parts) == pytest.approx(outline.signed_area(BOOT))


def test_a_smooth_curve_runs_through_its_corners() -> None:
    curve = outline.smooth(SQUARE, 4)

    assert curve[::4] == pytest.approx(SQUARE)
    assert len(curve) == 16


def test_thinning_leaves_what_matters() -> None:
    dense = np.concatenate([np.linspace(SQUARE[at], SQUARE[(at + 1) % 4], 5)[:-1] for at in range(4)])

    assert outline.thin(dense, 0.01) == pytest.approx(SQUARE)


@settings(max_examples=10, deadline=None, derandomize=True)
@given(st.lists(st.floats(0.6, 1.4), min_size=8, max_size=14))
def test_convex_parts_fill_any_star_shaped_outline(radii: list[float]) -> None:
    turns = 2 * pi * np.arange(len(radii)) / len(radii)
    corners = np.column_stack([np.cos(turns), np.sin(turns)]) * np.array(radii)[:, None]
    curve = outline.smooth(corners, 3)

    parts = outline.convex_parts(curve, 0.02)

    filled = sum(outline.signed_area(part) for part in parts)
    assert filled == pytest.approx(outline.signed_area(curve), rel=0.06)


def test_masses_and_inertias_of_simple_solids() -> None:
    rod = Piece("rod", Cylinder(0.01, 0.08), 700.0, 0.4)
    mass = 700 * pi * 1e-4 * 0.08
    assert rod.mass == pytest.approx(mass)
    assert rod.inertia[2] == pytest.approx(mass * 1e-4 / 2)
    assert rod.inertia[0] == pytest.approx(mass * (3e-4 + 0.0064) / 12)

    hexagon = Piece("hex", Prism(6, 0.022, 0.08), 700.0, 0.4)
    assert hexagon.mass == pytest.approx(700 * 0.08 * 0.022**2 * 3**0.5 / 2)

    board = Piece("board", slab(SQUARE * 0.1, 0.01), 500.0, 0.4)
    assert board.mass == pytest.approx(500 * 0.02 * 0.01)
    assert board.inertia[1] == pytest.approx(board.mass * (0.2**2 + 0.01**2) / 12)
