"""What a bot decides, and what it weighed: the thought that learners may read after the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from paletti.bots.mind.rehearsal import Draw
from paletti.bots.mind.strength import Strength
from paletti.rules.deeds import Deed
from paletti.table.journal import Thought
from paletti.table.journal import Weighed as Weighed

MOST_KEPT = 5  # entries of a thought that are worth reading


@dataclass(frozen=True)
class Spot:
    """A place on the top plateau, or for a plateau over it; `turn` in radians."""

    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True)
class Speak:
    """A deed that needs no hand."""

    deed: Deed
    weighed: tuple[Weighed, ...] = ()


@dataclass(frozen=True)
class Raise:
    """Draw a column and stand it on the top plateau, as a move or a proof: boldly if there is nothing to lose, and
    carefully if nobody can win yet."""

    draw: Draw
    spot: Spot
    weighed: tuple[Weighed, ...] = ()
    boldly: bool = False
    carefully: bool = False


@dataclass(frozen=True)
class LetBe:
    """Take hold of a column and leave it where it is, to let the others move first (ABORT-1, ABORT-2)."""

    draw: Draw
    weighed: tuple[Weighed, ...] = ()


@dataclass(frozen=True)
class Remove:
    """Draw a column of the failed objector out of the villa."""

    draw: Draw
    weighed: tuple[Weighed, ...] = ()


@dataclass(frozen=True)
class Lay:
    """Lay the next plateau."""

    plateau: str
    spot: Spot
    weighed: tuple[Weighed, ...] = ()


@dataclass(frozen=True)
class Stand:
    """Stand a column on the building site, in setting up by hand."""

    column: str
    spot: Spot
    weighed: tuple[Weighed, ...] = ()


Decision: TypeAlias = Speak | Raise | LetBe | Remove | Lay | Stand


def thought(version: int, seat: int, strength: Strength, weighed: Sequence[Weighed]) -> Thought:
    """The best of what a bot weighed before the deed of this version, as it is kept beside its game."""
    best = (Weighed(one.what, round(one.chance, 3), round(one.value, 3), one.tries) for one in weighed[:MOST_KEPT])
    return Thought(version, seat, strength.value, tuple(best))
