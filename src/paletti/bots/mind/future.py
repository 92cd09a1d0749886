"""What lies ahead: each player's chance to win by the referee's state, and playouts of the rest of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp

from numpy.random import Generator

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
from paletti.rules.raisable import active, liftable, raisable
from paletti.rules.referee import Applied, apply
from paletti.rules.state import GREEN, NOBODY, Stage, State
from paletti.rules.values import Scoring

# By the top level: early on a new plateau will void the lead that the seal shows, in the end the seal wins.
HOLDS = (0.0, 0.7, 0.7, 0.85, 1.05, 1.4)
SHOWN, POINT, MOBILE, FIRST, VOID = 0.35, 0.10, 0.05, 0.6, 0.35
MOST_DEEDS = 30  # a playout is long enough by then
SAVED = 0.7  # share of the draws that go wrong which is broken off in time
LAID = 0.93  # how often a plateau that was applied for can be laid
COVERED, CARRYING = 0.9, 0.05  # a column under a new plateau that does not carry it, and one that does
CARRIERS = 3  # at least this many of the columns under a plateau carry it
WORN, FAR = 0.96, 0.99  # what a draw leaves of the chances on its own level and on others
TRUST = 0.75  # how much the playouts count beside what is seen at once
LEAST_WITHOUT_SEAL, LEAST_WITH_SEAL = 0.55, 0.85  # the chance at which a column is drawn
TEMPTS = {column: 0.03 * column.worth for column in COLUMNS}


def outlook(state: State) -> tuple[float, ...]:
    """The chance to win of every seat."""
    if state.over:
        share = 1 / len(state.winners) if state.winners else 0.0
        return tuple(share if seat in state.winners else 0.0 for seat in range(len(state.players)))
    playing = active(state)
    appeal = {seat: exp(_appeal(state, seat)) for seat in playing}
    whole = sum(appeal.values())
    return tuple(appeal.get(seat, 0.0) / whole for seat in range(len(state.players)))


def _appeal(state: State, seat: int) -> float:
    match state.house.scoring:
        case Scoring.SEAL:
            return _seal(state, seat)
        case Scoring.BASIC:
            return -0.8 * state.scores[seat]
        case Scoring.TOURNAMENT:
            return 0.25 * state.scores[seat]


def _seal(state: State, seat: int) -> float:
    """How near a seat is to the seal: its holder wins unless the villa falls; points and columns left count too."""
    appeal = 0.0
    if state.holder == seat:
        # On a plateau where nobody stands yet the seal is lost to the first player who comes.
        appeal += HOLDS[state.top] * (VOID if state.fresh and state.top >= GREEN else 1.0)
    if state.former == seat:
        appeal += SHOWN
    if state.top >= GREEN and state.holder != NOBODY and not state.fresh:
        appeal += POINT * (state.points(seat) - state.points(state.holder))
    # Until green lies: the worthy ones come out of a full base most easily, and later stand above, not jammed below.
    stock = liftable(state) if state.top >= GREEN else state.levels[state.top]
    appeal += MOBILE * masks.worth(stock & state.owned[seat]) / max(1, len(state.colours(seat)))
    if state.fresh and state.top >= GREEN and state.stage is Stage.BUILD and state.turn == seat:
        # The first column on a new plateau takes the seal, and this player comes first.
        appeal += FIRST
    return appeal


class Worth:
    """What a state of the game is worth to a seat: its outlook and, if the player looks ahead, playouts."""

    def __init__(self, seat: int, future: Future | None = None) -> None:
        self._seat, self._future = seat, future

    def __call__(self, state: State) -> float:
        """The chance to win from this state on."""
        seen = outlook(state)[self._seat]
        if self._future is None or state.over:
            return seen
        return TRUST * self._future.value(state, self._seat) + (1 - TRUST) * seen


class Future:
    """Playouts of the rest of a game, with the same dice for every choice: luck does not decide between them."""

    def __init__(self, chances: Mapping[Column, float], playouts: int, rng: Generator) -> None:
        self._chances = dict(chances)
        self._dice = rng.random((playouts, 3 * MOST_DEEDS)).tolist()

    def value(self, state: State, seat: int) -> float:
        """The share of the playouts from this state on that this seat wins."""
        if state.over or not self._dice:
            return outlook(state)[seat]
        return sum(outlook(self._played_out(state, seat, iter(dice)))[seat] for dice in self._dice) / len(self._dice)

    def _played_out(self, state: State, seat: int, dice: Iterator[float]) -> State:
        """The state in which one playout ends or breaks off."""
        chances = self._chances.copy()
        # A plateau that lies there only in thought covers columns that nobody has looked at.
        _cover([column for column in masks.columns(liftable(state)) if column not in chances], chances, dice)
        for _ in range(MOST_DEEDS):
            if state.over:
                break
            for deed in _likely_deeds(state, seat, chances, next(dice)):
                applied = apply(state, deed)
                if isinstance(applied, Applied):
                    _wear(state, deed, chances, dice)
                    state = applied.state
                    break
            else:
                break
        return state


def _likely_deeds(state: State, seat: int, chances: Mapping[Column, float], luck: float) -> Iterator[Deed]:
    """What the player on turn would do, the likeliest first; luck says how it goes. Only `seat` itself is cunning."""
    by = state.player
    match state.stage:
        case Stage.CLAIM | Stage.WINDOW:
            yield Consent(None)
        case Stage.LAY:
            if luck < LAID:
                yield LayPlateau(by)
            yield LayPlateau(by, 0, False, LayEnds.GIVEN_UP)  # too few columns stand there, or it would not lie
        case _:
            mine = masks.columns(raisable(state))
            best = max(mine, key=lambda one: chances.get(one, COVERED) + TEMPTS[one], default=None)
            if best is not None:
                sure = chances.get(best, COVERED)
                drawn = MoveColumn(by, best, _ends(sure, luck))
                holds = state.holder == state.turn
                if sure >= (LEAST_WITH_SEAL if holds else LEAST_WITHOUT_SEAL):
                    yield drawn
                # Where the others have just built nothing, building nothing either ends the game.
                if holds and state.turn == seat and not state.fresh and state.passes == 0:
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


def _wear(state: State, deed: Deed, chances: dict[Column, float], dice: Iterator[float]) -> None:
    """What a deed does to the chances of the columns that are left."""
    match deed:
        case MoveColumn(column=column, ends=Ends.STANDS):
            bit = masks.BIT[column]
            level = next((bits for bits in state.levels if bits & bit), 0)
            for other, sure in chances.items():
                chances[other] = sure * (WORN if masks.BIT[other] & level else FAR)
            chances.pop(column, None)
        case LayPlateau(ends=LayEnds.STANDS):
            _cover(list(masks.columns(state.levels[state.top])), chances, dice)
        case _:
            pass


def _cover(columns: list[Column], chances: dict[Column, float], dice: Iterator[float]) -> None:
    """Lays a plateau on these columns: chance says which of them carry it."""
    chances |= dict.fromkeys(columns, COVERED)
    for _ in range(min(CARRIERS, len(columns))):
        chances[columns.pop(int(next(dice) * len(columns)))] = CARRYING
