"""How safely each slab of a stack lies: margins in millimetres of shifted weight, and what stands without X."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from paletti.statics.contact import depth
from paletti.statics.stack import Stack, StackSlab

# Wood that just lost a support drops and leans a tiny bit: weight nearer to the edge than this then tips over.
SAFE_M = 0.0008
SAFE_PER_STOREY_M = 0.0013  # the lean of a floor moves everything above it, more the higher it is


@dataclass(frozen=True)
class Margin:
    """How far the weight on a slab lies inside its supports, in metres; negative if it would tip."""

    slab: str
    metres: float
    storeys_above: int

    @property
    def spare(self) -> float:
        """The margin minus the least that is needed, in metres."""
        return self.metres - SAFE_M - SAFE_PER_STOREY_M * self.storeys_above


@dataclass(frozen=True)
class Balance:
    """The margins of every slab, from below."""

    margins: tuple[Margin, ...]

    @property
    def weakest(self) -> Margin | None:
        """The slab nearest to tipping."""
        return min(self.margins, key=lambda margin: margin.spare, default=None)

    @property
    def spare(self) -> float:
        """What remains of the least margin, in metres; infinite if nothing lies on columns."""
        weakest = self.weakest
        return float("inf") if weakest is None else weakest.spare

    @property
    def stands(self) -> bool:
        """Whether every slab keeps the margin that wood needs."""
        return self.spare >= 0


def balance(stack: Stack, below: str | None = None) -> Balance:
    """The margins of the slabs; with `below`, only of the slab lying on that floor and those beneath it."""
    slabs = _down_from(stack, below) if below is not None else stack.slabs
    return Balance(tuple(_margin(stack, slab) for slab in slabs))


def margins(stack: Stack) -> dict[str, float]:
    """The margin of every slab in metres, by name."""
    return {margin.slab: margin.metres for margin in balance(stack).margins}


def stands(stack: Stack) -> bool:
    """Whether the stack stands with the margin that wood needs."""
    return balance(stack).stands


def stands_without(stack: Stack, names: Iterable[str] | None = None) -> dict[str, Balance]:
    """For each column the margins once it is gone, as if it vanished and the rest stayed."""
    wanted = list(stack.columns) if names is None else list(names)
    return {name: balance(stack.without(name), below=stack.columns[name].floor) for name in wanted}


def _margin(stack: Stack, slab: StackSlab) -> Margin:
    carriers = stack.carriers(slab)
    points = np.concatenate(list(carriers.values())) if carriers else np.zeros((0, 2))
    _, centre = stack.burden(slab)
    above = len(stack.slabs) - 1 - stack.slabs.index(slab)
    return Margin(slab.name, depth(points, centre), above)


def _down_from(stack: Stack, floor: str) -> list[StackSlab]:
    """The slab on that floor and every slab under it."""
    found: list[StackSlab] = []
    for slab in stack.slabs:
        found.append(slab)
        if slab.floor == floor:
            return found
    return found
