"""What can be seen of a game at a moment."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paletti.physics.ears import Sound
from paletti.physics.hand import Pull
from paletti.table.attempt import Phase
from paletti.table.happenings import Happening, Verb


@dataclass(frozen=True)
class GameFrame:
    """A picture of this moment, for pages and bots."""

    tick: int
    at_rest: bool
    poses: NDArray[np.float64]  # a row of x y z w x y z a piece, in the order of Game.pieces
    places: tuple[str, ...]  # of each piece: `villa`, `reserve` (in the box) or `out`
    hands: tuple[Pull, ...]
    seat: int | None  # whose hands these are
    sounds: tuple[Sound, ...]


@dataclass(frozen=True)
class Advanced:
    """What happened while time passed, and whether anything moved."""

    happenings: tuple[Happening, ...]
    moved: bool


@dataclass(frozen=True)
class AttemptView:
    """What a hand is at."""

    seat: int
    verb: Verb
    piece: str
    tool: str
    since: int
    phase: Phase
    swayed: bool
    pushed: str | None = None  # the column that was pushed too far (RULING-4)
