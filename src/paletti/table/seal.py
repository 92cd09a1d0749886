"""Throwing the Master Builder's Seal: which of its sides came up, for the seed of a game."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paletti.physics.seal import throw_seal
from paletti.rules.pieces import Side
from paletti.table.chance import Chance

# The block's long axis is its x axis; its faces in the order of physics: +y, +z, -y, -z.
FACES = (Side.BLUE, Side.RED, Side.GREEN, Side.YELLOW)


@dataclass(frozen=True)
class SealThrow:
    """What a throw showed, and the block's poses (x y z w x y z) every `every_s` seconds for watching it."""

    shows: Side
    poses: NDArray[np.float64]
    every_s: float


def throw(*words: object) -> SealThrow:
    """The throw for these words (the game's seed, which throw)."""
    thrown = throw_seal(Chance(*words, "seal").below(1 << 53))
    return SealThrow(Side.END if thrown.face is None else FACES[thrown.face], thrown.poses, thrown.frame)
