"""Outlook: each player's chance to win, read off the referee's state alone; the wood's mood is weighed elsewhere."""

from __future__ import annotations

from math import exp

from paletti.rules import masks
from paletti.rules.reach import active, liftable
from paletti.rules.state import GREEN, NOBODY, Stage, State
from paletti.rules.values import Scoring

# By the top level: early on a new plateau will void the lead that the seal shows, in the end the seal wins.
HOLDS = (0.0, 0.7, 0.7, 0.85, 1.05, 1.4)
SHOWN, POINT, MOBILE, FIRST, VOID = 0.35, 0.10, 0.05, 0.6, 0.35


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
    """Who holds the seal wins, unless he topples the villa; so points, and columns left to move, count besides."""
    appeal = 0.0
    if state.holder == seat:
        # On a plateau where nobody stands yet the seal is lost to whoever comes first.
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
