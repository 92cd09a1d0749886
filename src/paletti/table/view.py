"""What can be seen of a game at a moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from paletti.physics.ears import Sound
from paletti.physics.hand import Pull
from paletti.rules import masks
from paletti.rules.pieces import COLUMNS
from paletti.rules.state import State
from paletti.table.attempt import Phase
from paletti.table.happenings import Happening, Verb


def places_of(parked: Iterable[bool], state: State) -> tuple[str, ...]:
    """Where each piece belongs: in the `villa`, still in the box (`parked`), or `out` of the game.

    `parked` says of each piece, in the order of `Game.pieces`, whether the world has it out of sight.
    """
    out = {number for number, column in enumerate(COLUMNS) if state.out & masks.BIT[column]}
    return tuple("villa" if not away else "out" if number in out else "parked" for number, away in enumerate(parked))


@dataclass(frozen=True)
class GameFrame:
    """A picture of this moment, for pages and bots."""

    tick: int
    at_rest: bool
    poses: NDArray[np.float64]  # a row of x y z w x y z a piece, in the order of Game.pieces
    places: tuple[str, ...]  # where each piece belongs, from `places_of`
    hands: tuple[Pull, ...]
    seat: int | None  # whose hands these are
    sounds: tuple[Sound, ...]


@dataclass(frozen=True)
class Advanced:
    """What happened while time passed, and whether anything moved."""

    happenings: tuple[Happening, ...]
    moved: bool


class AttemptView(NamedTuple):
    """What a hand is doing."""

    seat: int
    verb: Verb
    piece: str
    tool: str
    since: int
    phase: Phase
    swayed: bool
    pushed: str | None = None  # the column that was pushed too far (RULING-4)
    chosen: bool = False  # whether the column is no longer merely felt (RULING-3)
