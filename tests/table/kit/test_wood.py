"""Reading a set from its file, and the flaws of a serial number."""

from pathlib import Path

import numpy as np
import pytest

from paletti.outline import signed_area
from paletti.physics.shapes import Cylinder, Prism, Slab
from paletti.table.kit import SetError, beech, read_set
from paletti.table.kit.wood import parse_set

SMALL = """
name = "small"
[base]
radius_mm = 100
site_radius_mm = 80
friction = 0.5
[columns]
colours = ["red"]
height_mm = 50
density = 700
friction = 0.5
[[columns.kinds]]
name = "stick"
count = 2
shape = "round"
width_mm = 10
[flaws]
height_sd_mm = 0
height_max_mm = 0
bend_sd_mm = 0
bend_max_mm = 0
friction_sd = 0
friction_max = 0
[plateaus]
thickness_mm = 4
density = 600
friction = 0.5
[[plateaus.pieces]]
name = "lid"
outline_mm = [[-40, -40], [40, -40], [40, 40], [-40, 40]]
"""


def test_the_set_has_twenty_columns_and_five_plateaus_with_their_names() -> None:
    kit = beech()
    colours = ("red", "yellow", "blue", "green")

    assert kit.column_names == tuple(
        f"{colour}-{kind}" for colour in colours for kind in ("thin-1", "thin-2", "thin-3", "hex", "thick")
    )
    assert kit.plateau_names == ("blue", "green", "yellow", "orange", "red")


def test_plateaus_have_the_areas_we_want_and_few_convex_parts() -> None:
    slabs = [piece.shape for piece in beech().plateaus]
    areas = []
    for slab in slabs:
        assert isinstance(slab, Slab)
        areas.append(signed_area(slab.polygon()) * 1e4)
        assert len(slab.parts) <= 4
        filled = sum(signed_area(np.array(part)) for part in slab.parts) * 1e4
        assert filled == pytest.approx(areas[-1], rel=0.01)

    assert areas == pytest.approx([330, 250, 190, 140, 95], rel=0.02)


def test_columns_differ_a_hair_and_never_more_than_the_file_allows() -> None:
    heights = np.array(
        [
            [piece.height - 0.080 for piece in beech().pieces(serial) if not isinstance(piece.shape, Slab)]
            for serial in range(40)
        ]
    )

    assert np.abs(heights).max() <= 0.00015
    assert heights.std() == pytest.approx(0.00005, rel=0.1)
    assert abs(heights.mean()) < 0.00001


def test_a_serial_number_gives_the_same_set_for_ever() -> None:
    pieces = {piece.name: piece for piece in beech().pieces(4711)}
    red, hexagon, blue = pieces["red-thin-1"], pieces["green-hex"], pieces["blue"]
    assert isinstance(red.shape, Cylinder)
    assert isinstance(hexagon.shape, Prism)
    assert isinstance(blue.shape, Slab)

    # Golden values: if they change, no stored game can be verified any more.
    assert (red.shape.height, red.friction) == GOLDEN["red-thin-1"]
    assert (hexagon.shape.height, hexagon.friction) == GOLDEN["green-hex"]
    assert (blue.shape.bend, blue.shape.bend_turn) == GOLDEN["blue"]


GOLDEN = {"red-thin-1": (0.07994595, 0.41465803), "green-hex": (0.08001897, 0.39416671), "blue": (1.417e-05, 2.982072)}


def test_another_serial_number_gives_another_set() -> None:
    assert beech().pieces(1) == beech().pieces(1)
    assert beech().pieces(1) != beech().pieces(2)


def test_another_file_gives_another_set(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    kit = read_set(path)

    assert kit.column_names == ("red-stick-1", "red-stick-2")
    assert kit.pieces(1) == kit.pieces(2)
    world = kit.world(1)
    assert world.names == ("red-stick-1", "red-stick-2", "lid")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[base]", "[base", "not valid TOML"),
        ("radius_mm = 100", "", "lacks radius_mm"),
        ("width_mm = 10", "width_mm = -3", "width_mm must be a number from 1 to 1000"),
        ('shape = "round"', 'shape = "star"', "round or hexagonal, not star"),
        ("[[-40, -40], [40, -40], [40, 40], [-40, 40]]", "[[1, 2]]", "needs four points"),
        ("site_radius_mm = 80", "site_radius_mm = 120", "site is larger than the base"),
        ('name = "lid"', 'name = "red-stick-1"', "two pieces are called red-stick-1"),
        ("height_mm = 50", 'height_mm = "high"', "could not convert"),
    ],
)
def test_a_file_that_describes_no_set_is_refused_with_a_reason(old: str, new: str, why: str) -> None:
    with pytest.raises(SetError, match=why):
        parse_set(SMALL.replace(old, new, 1), "small.toml")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetError, match=r"nowhere\.toml cannot be read"):
        read_set(tmp_path / "nowhere.toml")
