"""What will become of it: the rest of the game played out by the referee alone, with the wood's chances as seen now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from numpy.random import Generator

from paletti.bots.mind.outlook import outlook
from paletti.rules import masks
from paletti.rules.deeds import (
    ApplyForPlateau,
    Consent,
    Deed,
    Ends,
    LayEnds,
    LayPlateau,
    MoveColumn,
    Pass,
    RunOutOfTime,
)
from paletti.rules.pieces import COLUMNS, Column
from paletti.rules.reach import raisable
from paletti.rules.referee import Applied, apply
from paletti.rules.state import Stage, State

MOST_DEEDS = 30  # a story is long enough by then
SAVED = 0.7  # of the draws that go wrong, how many are broken off in time
LAID = 0.93  # how often a plateau that was applied for can be laid
COVERED = 0.75  # a column that a new plateau has just covered, before anybody has looked at it
WORN, FAR = 0.96, 0.99  # what a draw leaves of the chances on its own level and on others
TRUST = 0.5  # of what stories tell, against what is seen at once
BOLD, WARY = 0.55, 0.85  # the least chance at which a column is drawn without the seal, and with it
TEMPTS = {column: 0.03 * column.worth for column in COLUMNS}


class Worth:
    """What a state of the game is worth to a seat: its outlook, and for who looks ahead what stories make of it."""

    def __init__(self, seat: int, future: Future | None = None) -> None:
        self._seat, self._future = seat, future

    def __call__(self, state: State) -> float:
        """The chance to win from this state on."""
        seen = outlook(state)[self._seat]
        if self._future is None or state.over:
            return seen
        return TRUST * self._future.value(state, self._seat) + (1 - TRUST) * seen


class Future:
    """Stories of how a game may go on; the same dice for every choice, so that luck does not decide between them."""

    def __init__(self, chances: Mapping[Column, float], stories: int, rng: Generator) -> None:
        self._chances = dict(chances)
        self._dice = rng.random((stories, 2 * MOST_DEEDS)).tolist()

    def value(self, state: State, seat: int) -> float:
        """The share of the stories from this state on that this seat wins."""
        if state.over or not self._dice:
            return outlook(state)[seat]
        return sum(outlook(self._told(state, seat, iter(dice)))[seat] for dice in self._dice) / len(self._dice)

    def _told(self, state: State, seat: int, dice: Iterator[float]) -> State:
        """How one story ends, or where it breaks off."""
        chances = self._chances.copy()
        for _ in range(MOST_DEEDS):
            if state.over:
                break
            for deed in _wishes(state, seat, chances, next(dice)):
                applied = apply(state, deed)
                if isinstance(applied, Applied):
                    _wear(state, deed, chances)
                    state = applied.state
                    break
            else:
                break
        return state


def _wishes(state: State, seat: int, chances: Mapping[Column, float], luck: float) -> Iterator[Deed]:
    """What the player on turn would do, the likeliest first; luck says how it goes. Only `seat` itself is cunning."""
    by = state.player
    match state.stage:
        case Stage.CLAIM | Stage.WINDOW:
            yield Consent(None)
        case Stage.LAY if luck < LAID:
            yield LayPlateau(by)
        case Stage.LAY:
            yield LayPlateau(by, 0, False, LayEnds.GIVEN_UP)
        case _:
            mine = masks.columns(raisable(state))
            best = max(mine, key=lambda one: chances.get(one, COVERED) + TEMPTS[one], default=None)
            if best is not None:
                sure = chances.get(best, COVERED)
                drawn = MoveColumn(by, best, _ends(sure, luck))
                holds = state.holder == state.turn
                if sure >= (WARY if holds else BOLD):
                    yield drawn
                if holds and state.turn == seat and not state.fresh:
                    jammed = min(mine, key=lambda one: chances.get(one, COVERED))
                    yield MoveColumn(by, jammed, Ends.BROKEN_OFF)
                yield ApplyForPlateau(by)
                yield Pass(by)
                yield drawn
            yield ApplyForPlateau(by)
            yield Pass(by)
            yield RunOutOfTime(by)


def _ends(sure: float, luck: float) -> Ends:
    if luck < sure:
        return Ends.STANDS
    return Ends.BROKEN_OFF if luck < sure + (1 - sure) * SAVED else Ends.COLLAPSE


def _wear(state: State, deed: Deed, chances: dict[Column, float]) -> None:
    """What a deed does to the chances of the columns that are left."""
    match deed:
        case MoveColumn(column=column, ends=Ends.STANDS):
            bit = masks.BIT[column]
            level = next((bits for bits in state.levels if bits & bit), 0)
            for other, sure in chances.items():
                chances[other] = sure * (WORN if masks.BIT[other] & level else FAR)
            chances.pop(column, None)
        case LayPlateau(ends=LayEnds.STANDS):
            for column in masks.columns(state.levels[state.top]):
                chances[column] = COVERED
        case _:
            pass
