"""A wooden set as the page draws it."""

from typing import Final

from paletti.physics.seal import LENGTH_M, MASS_KG, WIDTH_M
from paletti.physics.shapes import Cylinder, Piece, Prism, Slab
from paletti.present.facts import word
from paletti.protocol import view as shown
from paletti.protocol.words import COLOURS
from paletti.rules.pieces import Column, Plateau
from paletti.table.kit import WoodSet
from paletti.table.seal import FACES

BASE_THICKNESS_M: Final = 0.003
MASS_DIGITS: Final = 6  # milligrams
HOOK: Final = shown.HookShape(length=0.22, radius=0.0015)


def kit(wood: WoodSet, serial: int) -> shown.Kit:
    """The shapes of the set with this serial number."""
    pieces = wood.pieces(serial)
    columns = len(wood.columns)
    return shown.Kit(
        name=wood.name,
        serial=serial,
        base=shown.BaseShape(wood.base_radius, wood.site_radius, BASE_THICKNESS_M),
        columns=[_column(piece) for piece in pieces[:columns]],
        plateaus=[_plateau(piece) for piece in pieces[columns:]],
        seal=_seal(),
        hook=HOOK,
    )


def _column(piece: Piece) -> shown.ColumnShape:
    name = Column(piece.name)
    match piece.shape:
        case Cylinder(radius=radius):
            width = 2 * radius
        case Prism(across=across):
            width = across
        case Slab():
            raise TypeError(f"{piece.name} is no column.")
    return shown.ColumnShape(
        name.value, name.colour.value, name.shape.value, piece.height, width, name.worth, _mass(piece)
    )


def _plateau(piece: Piece) -> shown.PlateauShape:
    if not isinstance(piece.shape, Slab):
        raise TypeError(f"{piece.name} is no plateau.")
    outline = [(round(x, 5), round(y, 5)) for x, y in piece.shape.outline]
    return shown.PlateauShape(Plateau(piece.name).value, piece.shape.thickness, outline, _mass(piece))


def _mass(piece: Piece) -> float:
    return round(piece.mass, MASS_DIGITS)


def _seal() -> shown.SealShape:
    return shown.SealShape(
        LENGTH_M, WIDTH_M, [word(side.value, COLOURS) for side in FACES], round(MASS_KG, MASS_DIGITS)
    )
