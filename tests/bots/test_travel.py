"""Paths through the air."""

from itertools import pairwise
from math import dist

import pytest

from paletti.bots.hands.travel import CORNER_M_S, LEAST_M_S, TRAILING_M, Leader
from paletti.physics.pose import Vector
from paletti.physics.settings import FRAME_S

CORNERS: tuple[Vector, ...] = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.1), (0.1, 0.0, 0.1))


def way(leader: Leader, trailing: float = 0.0) -> list[Vector]:
    """The hand's targets, picture by picture, until the end of the path."""
    points = []
    while leader.gone < leader.length:
        points.append(leader.step(FRAME_S, trailing))
    return points


def test_a_way_ends_at_its_last_corner() -> None:
    assert way(Leader(CORNERS, 0.24))[-1] == pytest.approx(CORNERS[-1])


def test_no_target_runs_faster_than_it_may_and_corners_are_taken_slowly() -> None:
    points = [CORNERS[0], *way(Leader(CORNERS, 0.24))]
    speeds = [dist(one, two) / FRAME_S for one, two in pairwise(points)]
    corner = min(range(len(points)), key=lambda at: dist(points[at], CORNERS[1]))

    assert max(speeds) <= 0.24 + 1e-9
    assert min(speeds[corner - 1 : corner + 1]) < 2 * CORNER_M_S


def test_a_hand_waits_for_what_trails_behind() -> None:
    assert len(way(Leader(CORNERS, 0.24), 2 * TRAILING_M)) == pytest.approx(0.2 / (LEAST_M_S * FRAME_S), abs=1)
