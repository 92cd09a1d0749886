"""What lies ahead: each player's chance to win, judged by the referee's state, and playouts of the rest of the game."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from paletti.bots.mind.playout import Chances, Dice, Playouts
from paletti.rules import masks
from paletti.rules.raisable import active, liftable
from paletti.rules.state import GREEN, NOBODY, Stage, State
from paletti.rules.values import Scoring

# By the top level: early on, a new plateau will cancel the lead that the seal shows; at the end the seal wins.
HOLDS = (0.0, 0.7, 0.7, 0.85, 1.05, 1.4)
SHOWN, POINT, MOBILE, FIRST, VOID = 0.35, 0.10, 0.05, 0.6, 0.35
TRUST = 0.85  # how much the playouts count, compared with what is seen at once


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
        # On a plateau without columns, the seal goes to the first player who raises one.
        appeal += HOLDS[state.top] * (VOID if state.fresh and state.top >= GREEN else 1.0)
    if state.former == seat:
        appeal += SHOWN
    if state.top >= GREEN and state.holder != NOBODY and not state.fresh:
        appeal += POINT * (state.points(seat) - state.points(state.holder))
    # Until green lies: valuable columns come out of a full base most easily, and later stand above, not jammed below.
    stock = liftable(state) if state.top >= GREEN else state.levels[state.top]
    appeal += MOBILE * masks.worth(stock & state.owned[seat]) / max(1, len(state.colours(seat)))
    if state.fresh and state.top >= GREEN and state.stage is Stage.BUILD and state.turn == seat:
        # The first column on a new plateau takes the seal, and this player is the first.
        appeal += FIRST
    return appeal


class Worth:
    """What a state of the game is worth to a seat: its outlook and, if the player looks ahead, playouts."""

    def __init__(self, seat: int, future: Future | None = None) -> None:
        self._seat, self._future = seat, future

    def foresee(self, states: Iterable[State]) -> None:
        """Plays on from all these states at once, which takes hardly longer than from one of them."""
        if self._future is not None:
            self._future.foresee(states, self._seat)

    def __call__(self, state: State) -> float:
        """The chance to win from this state on."""
        seen = outlook(state)[self._seat]
        if self._future is None or state.over:
            return seen
        return TRUST * self._future.value(state, self._seat) + (1 - TRUST) * seen


class Future:
    """Playouts of the rest of a game, with the same dice for every choice: luck does not decide between them."""

    def __init__(self, chances: Chances, dice: Dice) -> None:
        self._chances, self._dice = chances, dice
        self._known: dict[tuple[State, int], float] = {}

    def foresee(self, states: Iterable[State], seat: int) -> None:
        """Finds out what these states are worth."""
        asked = [state for state in dict.fromkeys(states) if not state.over and (state, seat) not in self._known]
        if asked:
            values = Playouts(asked, seat, self._chances, self._dice).values()
            self._known |= {(state, seat): value for state, value in zip(asked, values, strict=True)}

    def value(self, state: State, seat: int) -> float:
        """The share of the playouts from this state on that this seat wins."""
        if state.over:
            return outlook(state)[seat]
        self.foresee([state], seat)
        return self._known[state, seat]
