"""What is on the table: the base, all pieces of a world, and which of them are not parked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from paletti.physics.shapes import Piece

PARKED_M = 20.0
PARKED_ABOVE_M = PARKED_M / 2  # a piece whose middle is higher than this is parked


class PlaceError(ValueError):
    """A piece cannot be there. The message says why in one sentence, and nothing has changed."""


@dataclass(frozen=True)
class Floor:
    """The round base: its radius (its top is z = 0; the table round it is level with it) and its friction."""

    radius: float
    friction: float


@dataclass(frozen=True)
class Yard:
    """All pieces, and the rows of those columns and plateaus that are on the table."""

    pieces: tuple[Piece, ...]
    names: tuple[str, ...]
    base_radius: float
    columns: NDArray[np.int64]
    slabs: NDArray[np.int64]

    @classmethod
    def of(cls, pieces: tuple[Piece, ...], floor: Floor, parked: NDArray[np.bool_]) -> Yard:
        """The yard in which these rows are parked."""
        rows = np.flatnonzero(~parked)
        slab = np.array([pieces[at].is_slab for at in rows.tolist()], dtype=np.bool_)
        names = tuple(piece.name for piece in pieces)
        return cls(pieces, names, floor.radius, rows[~slab], rows[slab])

    @cached_property
    def column_rows(self) -> list[int]:
        """The rows of the columns, for a loop."""
        rows: list[int] = self.columns.tolist()
        return rows

    @cached_property
    def rows(self) -> dict[str, int]:
        """The row of each piece."""
        return {name: at for at, name in enumerate(self.names)}

    @cached_property
    def radii(self) -> NDArray[np.float64]:
        """The radius of each column's foot."""
        return np.array([self.pieces[at].foot_radius for at in self.columns.tolist()])

    @cached_property
    def halves(self) -> NDArray[np.float64]:
        """Half the height of each column."""
        return np.array([self.pieces[at].height / 2 for at in self.columns.tolist()])
