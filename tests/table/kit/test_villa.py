"""Villas: pretty, playable, and the same for the same seed; a villa that cannot stand is refused."""

from dataclasses import replace

import numpy as np
import pytest

from paletti.physics.pose import Pose
from paletti.physics.trial import draw_out, stands
from paletti.table.kit import (
    STYLES,
    LayoutError,
    Style,
    beech,
    beside_base,
    reserve_pose,
    start_poses,
    tower_poses,
    villa,
    villa_at,
)


@pytest.mark.parametrize("style", STYLES)
def test_a_start_stands_on_the_site_under_blue_inside_the_base(style: Style) -> None:
    kit = beech()
    for seed in range(3):
        world = villa(kit, seed, seed, style=style)
        facts = world.observe()

        assert world.at_rest
        assert stands(facts)
        assert facts.plateau("blue").over_base
        assert len(facts.columns) == 20
        for name, column in facts.columns.items():
            radius = world.pieces[world.index(name)].foot_radius
            assert (column.level, column.upright, column.covered_by) == ("base", True, "blue")
            assert np.hypot(*world.pose(name).position[:2]) + radius <= kit.site_radius + 1e-4


@pytest.mark.parametrize("style", STYLES)
def test_fingers_reach_many_columns_of_a_start_and_several_are_loose(style: Style) -> None:
    world = villa(beech(), 5, 5, style=style)
    facts = world.observe()

    assert sum(world.reach(name).by_hand for name in facts.columns) >= 8
    assert sum(column.load < 0.01 for column in facts.columns.values()) >= 4


def test_the_same_seed_gives_the_same_villa_and_another_another() -> None:
    kit = beech()

    assert start_poses(kit, 1, 9) == start_poses(kit, 1, 9)
    assert start_poses(kit, 1, 9) != start_poses(kit, 1, 10)
    assert start_poses(kit, 1, 9) != start_poses(kit, 1, 9, "rings")
    assert villa(kit, 1, 9).hash() == villa(kit, 1, 9).hash()


def test_by_colour_keeps_colours_together() -> None:
    poses = start_poses(beech(), 0, 2, "colours")

    def spread(names: list[str]) -> float:
        spots = np.array([poses[name].position[:2] for name in names])
        return float(np.linalg.norm(spots - spots.mean(axis=0), axis=1).mean())

    colours = [[name for name in beech().column_names if name.startswith(colour)] for colour in beech().colours]
    assert max(spread(names) for names in colours) < spread(list(beech().column_names))


@pytest.mark.parametrize("plateaus", [1, 2, 3, 4, 5])
def test_a_villa_of_any_height_stands(plateaus: int) -> None:
    world = villa(beech(), 3, 3, plateaus=plateaus)
    facts = world.observe()

    assert world.at_rest
    assert len(facts.plateaus) == plateaus
    assert stands(facts)
    assert all(column.upright and column.whole for column in facts.columns.values())


def test_a_villa_has_one_to_five_plateaus() -> None:
    with pytest.raises(LayoutError, match="1 to 5 plateaus, not 6"):
        tower_poses(beech(), 0, 0, 6)


def test_loose_columns_of_a_real_start_come_without_harm() -> None:
    world = villa(beech(), 2, 2, ears=False)
    moment = world.snapshot()
    facts = world.observe()
    loose = [name for name, column in facts.columns.items() if column.load < 0.005 and world.reach(name).hand][:2]
    assert loose
    for name in loose:
        world.restore(moment)
        verdict = draw_out(world, name, world.reach(name).hand[0])
        assert verdict.stands
        assert verdict.shift < 0.004


def explicit() -> dict[str, Pose]:
    """A villa described piece by piece: three thick columns, and blue on them."""
    pieces = {piece.name: piece for piece in beech().pieces(0)}
    poses = {}
    for name, (x, y) in {
        "red-thick": (-0.06, -0.03),
        "yellow-thick": (0.06, -0.03),
        "blue-thick": (0.0, 0.06),
        "green-hex": (0.0, 0.0),
    }.items():
        poses[name] = Pose.upright(x, y, pieces[name].height / 2)
    poses["blue"] = Pose.upright(0, 0, 0.0802 + 0.003)
    return poses


def test_a_villa_from_explicit_positions_stands() -> None:
    world = villa_at(beech(), 0, explicit())

    assert stands(world.observe())
    assert world.is_parked("red-hex")


def moved(name: str, x: float, y: float, z: float = 0.04) -> dict[str, Pose]:
    return explicit() | {name: Pose.upright(x, y, z)}


@pytest.mark.parametrize(
    ("poses", "why"),
    [
        (moved("green-hex", -0.05, -0.03), "red-thick and green-hex overlap"),
        (moved("green-hex", 0.0, 0.125), "green-hex stands on the rim"),
        (moved("green-hex", 0.3, 0.0), "green-hex stands beside the base"),
        (moved("green-hex", 0.0, 0.0, 0.3), "green-hex floats in the air"),
        (moved("green-hex", 0.0, 0.0, 0.01), "green-hex stands in the ground"),
        (moved("green-hex", 0.0, 0.085, 0.1262), "green-hex sticks out over the edge of the blue plateau"),
        (moved("blue", 0.0, 0.0, 0.2), "The blue plateau floats in the air"),
        (moved("blue", 0.0, -0.12, 0.0832), "The blue plateau"),
        (moved("nobody", 0.0, 0.0), "no piece called nobody"),
        (moved("green-hex", float("nan"), 0.0), "finite position"),
        (explicit() | {"green-hex": Pose((0.0, 0.0, 0.04), (0.7071067811865476, 0.7071067811865476, 0, 0))}, "upright"),
        (explicit() | {"green": Pose.upright(0, 0, 0.0842)}, "blue and green overlap"),
    ],
)
def test_what_cannot_stand_is_refused_with_a_reason(poses: dict[str, Pose], why: str) -> None:
    with pytest.raises(LayoutError, match=why):
        villa_at(beech(), 0, poses)


def test_columns_wait_beside_the_base_and_the_next_plateau_to_the_right() -> None:
    kit = beech()
    world = kit.world(3)
    world.place(beside_base(kit, 3) | {"green": reserve_pose(kit, 3, "green")})
    assert world.settle()
    facts = world.observe()

    assert {column.level for column in facts.columns.values()} == {"table"}
    assert all(column.upright for column in facts.columns.values())
    assert facts.plateau("green").rests_on == ("base",)
    with pytest.raises(LayoutError, match="no plateau called pink"):
        reserve_pose(kit, 3, "pink")


def test_layouts_are_laid_out_for_twenty_columns() -> None:
    kit = replace(beech(), columns=beech().columns[:10])

    with pytest.raises(LayoutError, match="20 columns, this set has 10"):
        start_poses(kit, 0, 0)
