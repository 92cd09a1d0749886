"""Which columns must carry: how much margin the others of a floor keep once one of them is gone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from paletti.bots.mind.playout import CARRYING, Chances, Reals, levels_of
from paletti.rules.pieces import COLUMNS, Column
from paletti.rules.state import State
from paletti.statics import Stack
from paletti.statics.balance import SAFE_M, SAFE_PER_STOREY_M
from paletti.statics.contact import depth

EASY_SPARE_M = 0.006  # with this margin left, a column comes out as easily as if the other still stood
TIGHT, EASY = 0.5, 0.97
INDEX = {str(column): at for at, column in enumerate(COLUMNS)}


def chances_of(state: State, seen: Mapping[Column, float], stack: Stack) -> Chances:
    """The chances of all columns for a playout; those of columns that nobody looked at are left open."""
    unknown = np.full(len(COLUMNS), np.nan)
    return learnt(Chances(unknown, most_without(stack), levels_of(state)), seen)


def learnt(chances: Chances, seen: Mapping[Column, float]) -> Chances:
    """The same chances, updated with what a player has since learnt about some columns."""
    now = chances.now.copy()
    for column, chance in seen.items():
        now[INDEX[column]] = chance
    return replace(chances, now=now)


def most_without(stack: Stack) -> Reals:
    """For each column that is gone: the most that the margin of their plateau leaves to each of the others."""
    most = np.ones((len(COLUMNS), len(COLUMNS)))
    for at, slab in enumerate(stack.slabs):
        carriers = stack.carriers(slab)
        _, centre = stack.burden(slab)
        need = SAFE_M + SAFE_PER_STOREY_M * (len(stack.slabs) - 1 - at)
        names = list(carriers)
        for number, one in enumerate(names):
            for other in names[:number]:
                points = [corners for name, corners in carriers.items() if name not in (one, other)]
                spare = depth(np.concatenate([*points, np.zeros((0, 2))]), centre) - need
                left = CARRYING if spare < 0 else TIGHT + (EASY - TIGHT) * min(1.0, spare / EASY_SPARE_M)
                most[INDEX[one], INDEX[other]] = most[INDEX[other], INDEX[one]] = left
    return most
