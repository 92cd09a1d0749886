"""Pictures of a villa: all of it is on the sheet, and each view keeps to its own place."""

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from tests.table.replay_game import fallen_villa

from paletti.table.drawing import Drawing, draw
from paletti.table.drawing.sheet import Polygon, Stroke, Words
from paletti.table.kit import beech
from paletti.table.replay.scene import Scene, scene

KIT = beech()
Box = tuple[float, float, float, float]


def drawn(seen: Scene) -> Drawing:
    return draw(seen.pieces, seen.poses, seen.present, KIT.base_radius, KIT.site_radius)


def views(sheet: Drawing) -> list[list[Polygon | Stroke]]:
    """What belongs to each view: the one from the side, and the plan of each floor as far as its label."""
    # The ground line, the base and then the pieces; a plan of the base begins with its rim.
    shapes = sheet.shapes
    side = next(at for at, one in enumerate(shapes) if at > 1 and isinstance(one, Polygon) and len(one.points) == 48)
    found: list[list[Polygon | Stroke]] = [[one for one in shapes[:side] if not isinstance(one, Words)], []]
    for one in shapes[side:]:
        if isinstance(one, Words):
            found.append([])
        else:
            found[-1].append(one)
    return found[:-1]


def box(view: list[Polygon | Stroke]) -> Box:
    xs, ys = zip(*(point for one in view for point in one.points), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def far_off() -> Scene:
    """A tall villa with columns far off in every direction: on the table, and one that is carried high above it."""
    seen = scene(fallen_villa(), 1)
    poses = seen.poses.copy()
    for number, (x, y, z) in enumerate([(0.7, 0.1, 0.04), (-0.5, 0.6, 0.04), (0.1, -0.8, 0.04), (0.0, 0.0, 0.75)]):
        poses[number, :3] = x, y, z
    return Scene(1, seen.pieces, poses, seen.present, None)


def fallen() -> Scene:
    return scene(fallen_villa(), len(fallen_villa().entries))


@pytest.mark.parametrize("seen", [fallen, far_off])
def test_what_lies_beside_the_base_is_on_the_sheet_in_its_own_view(seen: Callable[[], Scene]) -> None:
    sheet = drawn(seen())
    boxes = [box(view) for view in views(sheet)]
    beyond = [one for one in boxes if min(one) < 0 or one[2] > sheet.width or one[3] > sheet.height]
    over_each_other = [
        (one, other)
        for one, other in combinations(boxes, 2)
        if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    ]
    assert (len(boxes), beyond, over_each_other) == (6, [], [])


def test_a_column_beside_the_base_is_drawn_as_far_off_as_it_lies() -> None:
    seen = far_off()
    ground = views(drawn(seen))[1]
    rim, column = ground[0], ground[2]
    a_metre = (box([rim])[2] - box([rim])[0]) / (2 * KIT.base_radius)
    away = np.mean(column.points, axis=0) - np.mean(rim.points, axis=0)
    assert away / a_metre == pytest.approx([0.7, -0.1], abs=0.003)


def test_a_villa_that_stands_is_drawn_as_large_as_ever() -> None:
    base = views(drawn(scene(fallen_villa(), 1)))[0][1]
    left, _, right, _ = box([base])
    assert (left, right) == pytest.approx((300 - 1250 * KIT.base_radius, 300 + 1250 * KIT.base_radius))
