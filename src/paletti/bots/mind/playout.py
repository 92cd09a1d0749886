"""The rest of a game played out in thought, many times at once, with rows of numbers instead of the referee's states.

It covers the game for the seal and the deeds that decide it: a column is raised, put back or brings the villa down, a
plateau is laid or given up, a player passes. Nobody objects, and the neutral columns of three players stay where they
are. On these deeds it agrees with the referee (`tests/bots/test_playout.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from paletti.rules import masks
from paletti.rules.pieces import COLUMNS
from paletti.rules.raisable import active
from paletti.rules.state import GREEN, NOBODY, RED, Stage, State

Reals = NDArray[np.float64]
Flags = NDArray[np.bool_]
Whole = NDArray[np.int64]

MOST_DEEDS: Final = 48  # a playout may stop after so many
LEVELS: Final = RED + 1
OUT: Final = -1  # instead of a level: out of the game
WORTH: Final = np.array([column.worth for column in COLUMNS], dtype=np.float64)
BITS: Final = np.array([masks.BIT[column] for column in COLUMNS])

SAVED, SAVED_SELF = 0.5, 0.9  # the share of failing draws that is broken off in time
LAID = 0.95  # how often a plateau that was applied for can be laid
COVERED, CARRYING = 0.9, 0.05  # the chance of a column under a new plateau that does not carry it, and of one that does
CARRIERS = 3  # at least this many of the columns under a plateau carry it
WORN, FAR = 0.96, 0.99  # the share of the chances that remains after a draw, on its own level and on others
HOLDS_ON = 0.75  # the chance that the seal stays where it is when a playout is cut short
TEMPTS, TAKES = 0.03, 0.15  # how much a point, and the seal itself, add to a draw's chance in comparisons
# The chance at which a column is drawn: by others, by this player with and without the seal, and if waiting loses.
LEAST, LEAST_WITH_SEAL, LEAST_WITHOUT_SEAL, DESPERATE = 0.65, 0.92, 0.9, 0.4


@dataclass(frozen=True)
class Dice:
    """All the luck of the playouts, by playout, top level and column: the same luck for everything compared."""

    draws: Reals
    saves: Reals
    carries: Reals
    lays: Reals  # by playout and top level

    @classmethod
    def thrown(cls, playouts: int, rng: Generator) -> Dice:
        """Luck for this many playouts."""
        each = (playouts, LEVELS, len(COLUMNS))
        return cls(rng.random(each), rng.random(each), rng.random(each), rng.random(each[:2]))

    def __len__(self) -> int:
        return len(self.draws)


@dataclass(frozen=True)
class Chances:
    """How likely each column is to come out, in the order of the set, now and once others are gone."""

    now: Reals  # NaN if nobody has looked: it stands on top, or under a plateau that only lies in thought
    without: Reals  # by the column that is gone: the most that is left to each of the others
    levels: NDArray[np.int8]  # the level of each when that was seen


@dataclass
class PlayedRows:
    """Many games, a row each. Seats are numbered among those who still play."""

    number: Whole  # of the state that it began with
    luck: Whole  # the row of the dice
    level: NDArray[np.int8]  # of every column
    chance: Reals
    still: Flags  # columns that still stand where they stood at the beginning
    locked: Flags
    void: Flags
    top: Whole
    turn: Whole
    holder: Whole
    former: Whole
    fresh: Flags
    passes: Whole
    lays: Flags  # an application stands: the plateau comes next
    over: Flags
    winner: Whole

    def kept(self, rows: Flags) -> PlayedRows:
        """Some of them."""
        return PlayedRows(*(part[rows] for part in vars(self).values()))


class Playouts:
    """Playouts from several states at once, as seen by one seat. Only that seat plays cunningly in them."""

    def __init__(self, states: Sequence[State], seat: int, chances: Chances, dice: Dice) -> None:
        first = states[0]
        self._playing = active(first)
        self._seat = self._playing.index(seat)
        self._chances, self._dice = chances, dice
        self._seats = len(self._playing)
        owned = np.array([first.owned[at] for at in self._playing])
        self._owned: Flags = (owned[:, None] & BITS[None]) != 0
        self._worth = np.where(self._owned, WORTH, 0.0).T
        self._askew = np.array([_flags(state.askew) for state in states])
        self._least = np.array([first.house.least_covered(min(level + 1, RED)) for level in range(LEVELS)])
        self._count = len(states)
        self.rows = self._begun(states)

    def values(self) -> list[float]:
        """The share of the playouts that the seat wins, for each state."""
        worth = np.zeros(self._count)
        for _ in range(MOST_DEEDS):
            over = self.rows.over
            if over.any():
                ended = self.rows.kept(over)
                np.add.at(worth, ended.number, ended.winner == self._seat)
                self.rows = self.rows.kept(~over)
            if len(self.rows.top) == 0:
                break
            self.step()
        rest = self.rows
        cut = np.where(rest.holder == self._seat, HOLDS_ON, (1 - HOLDS_ON) / max(1, self._seats - 1))
        np.add.at(worth, rest.number, np.where(rest.over, rest.winner == self._seat, cut))
        return [float(share) for share in worth / len(self._dice)]

    def step(self) -> None:
        """One turn in every row that is not over."""
        rows, each = self.rows, np.arange(len(self.rows.top))
        free = self._owned[rows.turn] & ~rows.locked & (rows.level != OUT) & (rows.level < rows.top[:, None])
        column, sure, drawn = self._draws(rows, free)
        top = (rows.level == rows.top[:, None]) & ~self._askew[rows.number]
        layable = (rows.top < RED) & (top.sum(axis=1) >= self._least[rows.top])
        left = self._lets_be(rows, free, drawn, layable)
        jammed = np.where(free, rows.chance + 0.01 * WORTH, np.inf).argmin(axis=1)
        column = np.where(left, jammed, column)
        came = drawn & (self._dice.draws[rows.luck, rows.top, column] < sure)
        save = np.where(rows.turn == self._seat, SAVED_SELF, SAVED)
        fell = drawn & ~came & (self._dice.saves[rows.luck, rows.top, column] >= save)
        lies = ~drawn & ~left & layable & (self._dice.lays[rows.luck, rows.top] < LAID)
        idle = ~(drawn | left | lies)
        self._stand(rows, each[came], column[came])
        lock = each[(drawn & ~came & ~fell) | left]
        rows.locked[lock, column[lock]] = True
        self._lay(rows, each[lies])
        rows.passes = np.where(idle, rows.passes + 1, 0)
        rows.lays[:] = False
        rows.over = fell | (rows.passes >= self._seats)
        rows.winner = np.where(fell & (rows.holder == rows.turn), rows.former, rows.holder)
        rows.turn = (rows.turn + 1) % self._seats

    # What the player on turn does

    def _draws(self, rows: PlayedRows, free: Flags) -> tuple[Whole, Reals, Flags]:
        """The column that attracts the player on turn most, its chance, and whether it is drawn."""
        points = self._points(rows)
        each = np.arange(len(rows.top))
        holds = rows.holder == rows.turn
        behind = np.where(holds, 0.0, points[each, rows.holder] - points[each, rows.turn])
        takes = (rows.top >= GREEN)[:, None] & ~holds[:, None] & (rows.fresh[:, None] | (behind[:, None] < WORTH))
        appeal = np.where(free, rows.chance + TEMPTS * WORTH + TAKES * takes, -1.0)
        column = appeal.argmax(axis=1)
        sure = np.where(free[each, column], rows.chance[each, column], -1.0)
        least = np.where(rows.turn == self._seat, np.where(holds, LEAST_WITH_SEAL, LEAST_WITHOUT_SEAL), LEAST)
        standing = (rows.level == rows.top[:, None]) & ~self._askew[rows.number]
        stuck = ~holds & ((rows.top == RED) | (standing.sum(axis=1) < self._least[rows.top]))
        least = np.where(stuck, DESPERATE, least)
        last = ~holds & (rows.passes + 1 >= self._seats)
        least = np.where(last & stuck, 0.0, least)
        return column, sure, (sure >= least) & ~rows.lays

    def _lets_be(self, rows: PlayedRows, free: Flags, drawn: Flags, layable: Flags) -> Flags:
        """Whether the player takes hold of a column and leaves it; only the seat itself knows this trick."""
        waits = (rows.turn == self._seat) & (rows.top >= GREEN) & (rows.passes == 0) & layable & ~rows.fresh
        found: Flags = waits & free.any(axis=1) & ~drawn & ~rows.lays
        return found

    # What comes of it

    def _points(self, rows: PlayedRows) -> Reals:
        counting = (rows.level == rows.top[:, None]) & ~rows.void & ~self._askew[rows.number]
        found: Reals = counting @ self._worth
        return found

    def _stand(self, rows: PlayedRows, at: Whole, column: Whole) -> None:
        """Raises a column in each of these rows, wears what is left, and hands the seal over."""
        if len(at) == 0:
            return
        self._wear(rows, at, column, rows.level[at, column])
        rows.level[at, column] = rows.top[at]
        rows.still[at, column] = False
        turn, counts = rows.turn[at], rows.top[at] >= GREEN
        points = self._points(rows)[at]
        here = np.arange(len(at))
        ahead = points[here, turn] > points[here, rows.holder[at]]
        takes = counts & (rows.holder[at] != turn) & (rows.fresh[at] | ahead)
        taken = at[takes]
        rows.former[taken] = rows.holder[taken]
        rows.holder[taken] = turn[takes]
        rows.fresh[at[counts]] = False

    def _wear(self, rows: PlayedRows, at: Whole, column: Whole, level: NDArray[np.int8]) -> None:
        """Lowers the chances of the others once a column has left its level."""
        beside = rows.level[at] == level[:, None]
        beside[np.arange(len(at)), column] = False
        worn = rows.chance[at] * np.where(beside, WORN, FAR)
        # For wood that nobody has moved since, it is known which columns must carry without this one.
        known = rows.still[at, column][:, None] & beside & rows.still[at]
        worn = np.where(known, np.minimum(worn, self._chances.without[column]), worn)
        # A plateau lies on three columns at least.
        few = beside & (beside.sum(axis=1) <= CARRIERS)[:, None]
        rows.chance[at] = np.where(few, np.minimum(worn, CARRYING), worn)

    def _lay(self, rows: PlayedRows, at: Whole) -> None:
        """Lays the next plateau in each of these rows: chance says which columns carry it."""
        if len(at) == 0:
            return
        covered = rows.level[at] == rows.top[at][:, None]
        self._cover(rows, at, covered)
        rows.top[at] += 1
        rows.fresh[at] = True
        rows.void[at] = False

    def _cover(self, rows: PlayedRows, at: Whole, covered: Flags) -> None:
        keys = np.where(covered, self._dice.carries[rows.luck[at], rows.top[at]], 2.0)
        rank = keys.argsort(axis=1, kind="stable").argsort(axis=1, kind="stable")
        rows.chance[at] = np.where(covered, np.where(rank < CARRIERS, CARRYING, COVERED), rows.chance[at])

    # The beginning

    def _begun(self, states: Sequence[State]) -> PlayedRows:
        playouts = len(self._dice)
        number = np.repeat(np.arange(len(states)), playouts)
        level = np.array([levels_of(state) for state in states], dtype=np.int8)
        seats = {seat: at for at, seat in enumerate(self._playing)} | {NOBODY: NOBODY}

        def each(found: list[int]) -> Whole:
            return np.array(found, dtype=np.int64)[number]

        rows = PlayedRows(
            number,
            np.tile(np.arange(playouts), len(states)),
            level[number],
            np.tile(np.nan_to_num(self._chances.now, nan=-1.0), (len(number), 1)),
            np.ones((len(number), len(COLUMNS)), dtype=np.bool_),
            np.array([_flags(state.locked | state.askew) for state in states])[number],
            np.array([_flags(state.void) for state in states])[number],
            each([state.top for state in states]),
            each([seats[state.turn] for state in states]),
            each([seats.get(state.holder, NOBODY) for state in states]),
            each([seats.get(state.former, NOBODY) for state in states]),
            each([state.fresh for state in states]) == 1,
            each([state.passes for state in states]),
            each([state.stage in (Stage.CLAIM, Stage.LAY) for state in states]) == 1,
            each([state.over for state in states]) == 1,
            each([seats.get(state.winners[0], NOBODY) if state.winners else NOBODY for state in states]),
        )
        rows.top -= 1  # a plateau that only lies in thought was laid on the level below the top
        unseen = (rows.chance < 0) & (rows.level == rows.top[:, None])
        at = np.flatnonzero(unseen.any(axis=1))
        if len(at):
            self._cover(rows, at, unseen[at])
        rows.top += 1
        for one, there in enumerate(level):
            # Columns that moved since the chances were seen have changed them.
            for column in np.flatnonzero((there != self._chances.levels) & (self._chances.levels != OUT)):
                at = np.flatnonzero(number == one)
                self._wear(rows, at, np.full(len(at), column), np.full(len(at), self._chances.levels[column]))
                rows.still[at, column] = False
        return rows


def levels_of(state: State) -> NDArray[np.int8]:
    """The level of every column, in the order of the set."""
    found = np.full(len(COLUMNS), OUT, dtype=np.int8)
    for at, bits in enumerate(state.levels):
        found[_flags(bits)] = at
    return found


def _flags(bits: int) -> Flags:
    flags: Flags = (bits & BITS) != 0
    return flags
