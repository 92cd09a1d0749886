"""The wooden set as it is described to pages."""

from pathlib import Path

import pytest

from paletti.physics.seal import LENGTH_M, WIDTH_M
from paletti.present.kit import kit
from paletti.table.kit import beech, parse_set, wood

HEAVIER = 1.5


def test_a_page_is_told_what_each_piece_of_the_set_weighs() -> None:
    ours = beech()
    told = kit(ours, 7)
    pieces = ours.pieces(7)
    masses = [column.mass_kg for column in told.columns] + [plateau.mass_kg for plateau in told.plateaus]
    assert masses == [round(piece.mass, 6) for piece in pieces]
    assert told.seal.mass_kg == pytest.approx(720 * LENGTH_M * WIDTH_M**2, abs=1e-6)


def test_columns_of_heavier_wood_are_told_as_heavier() -> None:
    text = Path(wood.__file__).with_name("beech.toml").read_text(encoding="utf-8")
    heavier = parse_set(text.replace("density = 720.0", f"density = {720 * HEAVIER}"), "heavier")
    light, heavy = kit(beech(), 7), kit(heavier, 7)
    assert [shape.mass_kg for shape in heavy.columns] == pytest.approx(
        [shape.mass_kg * HEAVIER for shape in light.columns], abs=2e-6
    )
    assert heavy.plateaus == light.plateaus
