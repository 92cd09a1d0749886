"""What is on the table: all pieces of a world, and which of them are not parked."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paletti.physics.shapes import Piece


@dataclass(frozen=True)
class Yard:
    """All pieces, and the rows of those columns and plateaus that are on the table."""

    pieces: tuple[Piece, ...]
    names: tuple[str, ...]
    base_radius: float
    columns: NDArray[np.int64]
    slabs: NDArray[np.int64]
