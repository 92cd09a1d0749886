"""The oracle: how likely a draw is to succeed, from statics at a glance, sharpened by rehearsals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log

import numpy as np
from numpy.typing import NDArray

from paletti.bots.mind.rehearsal import Draw, Tried
from paletti.bots.mind.strength import FITTED, Trust
from paletti.statics import Balance, Stack
from paletti.statics.stack import GRAVITY_M_S2

NAMES = ("one", "spare", "gap", "load", "share", "distance", "storeys", "falls")
LEAST, MOST = 0.005, 0.995
MOST_ODDS = log(MOST / LEAST)


@dataclass(frozen=True)
class Prospect:
    """What can be seen of a draw without trying it."""

    spare_mm: float  # margin that is left without the column
    gap_mm: float  # room to its neighbours on the way
    load_n: float  # on its head
    share: float  # of all that its plateau puts on columns
    distance_mm: float
    storeys: int  # plateaus above it

    def row(self) -> NDArray[np.float64]:
        """The figures for the fit, each scaled to about one."""
        return np.array(
            [
                1.0,
                log(1 + max(0.0, self.spare_mm)) / 2,
                min(self.gap_mm, 10.0) / 10,
                self.load_n,
                self.share,
                self.distance_mm / 100,
                self.storeys / 2,
                1.0 if self.spare_mm < 0 else 0.0,
            ]
        )


def prospect(stack: Stack, draw: Draw, without: Balance, loads: Mapping[str, float]) -> Prospect:
    """What is seen of this draw; `without` are the margins once the column is gone, `loads` the newtons on heads."""
    column = stack.columns[draw.column]
    slab = stack.above(column.floor)
    load, share = loads.get(draw.column, 0.0), 0.0
    if slab is not None:
        mass, _ = stack.burden(slab)
        share = load / (mass * GRAVITY_M_S2)
    storeys = sum(1 for plate in stack.slabs if plate.floor == column.floor or _over(stack, plate.floor, column.floor))
    spare = min(without.spare, 1.0) * 1000
    return Prospect(spare, draw.way.gap * 1000, load, share, draw.way.metres * 1000, storeys)


def chance_at_first_sight(seen: Prospect, trust: Trust = FITTED) -> float:
    """How likely the draw is to succeed in a steady hand, without trying it."""
    return _clip(_logistic(float(seen.row() @ np.array(trust.weights))))


def chance(prior: float, tried: Sequence[Tried], trust: Trust = FITTED) -> float:
    """The same after rehearsals. A rehearsal is a witness that is sometimes wrong; a second one adds less."""
    if not tried:
        return _clip(prior)
    odds = trust.glance * log(_clip(prior) / (1 - _clip(prior)))
    for number, one in enumerate(tried):
        odds += _witness(one, trust) * trust.again**number
    return _clip(_logistic(odds))


def _witness(tried: Tried, trust: Trust) -> float:
    """What one rehearsal adds to the log-odds."""
    return trust.came + trust.strained * strain(tried) if tried.good else trust.failed


def strain(tried: Tried) -> float:
    """How near a rehearsal came to going wrong, 0 to 1: a plateau that moved or leant far, a neighbour pushed."""
    return min(1.0, max(tried.pushed / 0.009, tried.shift / 0.012, tried.lean / 4))


def _over(stack: Stack, floor: str, base: str) -> bool:
    """Whether a floor lies above another."""
    order = ["base", *(slab.name for slab in stack.slabs)]
    return order.index(floor) > order.index(base)


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def _clip(share: float) -> float:
    return min(MOST, max(LEAST, share))
