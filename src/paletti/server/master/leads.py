"""How pages lead hands: aims contain the time at which they were made, and reach the wood in that timing.

However unevenly a connection delivers them, the hand moves as it was led, only later: as much later as the jitter
requires and no more. So a page can predict at once how the hand will move, and a jerky connection does not jerk it.
"""

import math
from collections import deque
from collections.abc import Iterator
from typing import Final

from paletti.physics.settings import FRAME_S
from paletti.server.master.orders import MoveHand
from paletti.table.gestures import Aim, AimHold

LONGEST_MS: Final = 200.0
"""No aim waits longer than this to make an uneven line even."""
LEARNS_MS: Final = 1000.0
"""For this long a new page's clock is reset at once; after that it changes too slowly to be seen."""
LATER_MS: Final = 2.0
"""A late aim delays the following ones by at most this: a single one says little about its line."""
SPARE: Final = 0.3
"""The share added to a line's jitter for rare, worse moments: a late aim does more harm than a longer wait."""
FORGET_MS_A_MS: Final = 0.002
"""How fast the line's best and worst moments are forgotten."""
SLOWS_MS, SPEEDS_MS = 5_000.0, 100_000.0
"""How slowly the clock waits longer (first) or catches up (second). There is no hurry to catch up: after the hand's
next pause the clock is reset at once."""
FAR_MS: Final = 1000.0
"""A clock that is wrong by more than this is corrected without waiting, at the speed that HURRIES says."""
HURRIES: Final = 0.25
"""The share by which a clock that is far wrong runs faster or slower."""
LOST_MS: Final = 2000.0
"""An aim that is off by more than this comes from another clock: the page's clock is learnt again."""
QUIET_MS: Final = 500.0
"""This long after the last aim, the hand no longer counts as led."""
MOST_AIMS: Final = 64
"""How many gestures of one seat may wait for their time; with more, the oldest are due at once."""
FRAME_MS: Final = 1000 * FRAME_S


class PageClock:
    """The time of a page's clock at which aims are due: late enough for nearly all of them to have come.

    This clock runs with the simulation, frame by frame, because a page computes its hand in advance by it. For every
    hundredth of a second that the two differ, a fast hand is three millimetres from where the page foresaw it.
    """

    def __init__(self) -> None:
        self._fastest_ms = 0.0
        self._needs_ms = 0.0
        """How much our clock is ahead of the page's when nearly every aim has come."""
        self._began_ms: float | None = None
        self._heard_ms = 0.0
        self._newest_ms = 0.0
        self._shown_ms = 0.0

    def hear(self, at_ms: float, came_ms: float) -> None:
        """Learns from an aim that was made at this time of the page's clock and came at this one of ours."""
        late = came_ms - at_ms
        if self._began_ms is None or abs(late - self._needs_ms) > LOST_MS:
            # The first aim, or another page's clock: nothing is known of it yet.
            self._fastest_ms = self._needs_ms = late
            self._began_ms, self._shown_ms = came_ms, at_ms
        else:
            forgotten = FORGET_MS_A_MS * (came_ms - self._heard_ms)
            self._fastest_ms = min(late, self._fastest_ms + forgotten)
            most = LONGEST_MS if self._learns(came_ms) else LATER_MS
            needs = max(self._needs_ms - forgotten, min(late, self._needs_ms + most))
            self._needs_ms = min(needs, self._fastest_ms + LONGEST_MS)
            if self.quiet(at_ms):
                self._shown_ms = max(self._shown_ms, self._due(came_ms) - FRAME_MS)
        self._heard_ms, self._newest_ms = came_ms, at_ms

    def at(self, now_ms: float) -> float:
        """The time of the page's clock whose aims are due now; it never runs backwards. Asked once a frame."""
        due = self._due(now_ms)
        if self._learns(now_ms) or self.quiet(due):
            self._shown_ms = max(self._shown_ms, due)
        else:
            # A server that was held up does not catch up either: its wood has stood still meanwhile.
            behind = due - (self._shown_ms + FRAME_MS)
            if abs(behind) > FAR_MS:
                share = math.copysign(HURRIES, behind)
            else:
                share = behind / (SPEEDS_MS if behind > 0 else SLOWS_MS)
            self._shown_ms += FRAME_MS * (1 + share)
        return self._shown_ms

    def quiet(self, page_ms: float) -> bool:
        """Whether nobody leads the hand any more at this time of the page's clock."""
        return page_ms >= self._newest_ms + QUIET_MS

    def _due(self, now_ms: float) -> float:
        """Where the clock should be."""
        jitter = self._needs_ms - self._fastest_ms
        return now_ms - self._fastest_ms - min(LONGEST_MS, (1 + SPARE) * jitter)

    def _learns(self, now_ms: float) -> bool:
        return self._began_ms is None or now_ms < self._began_ms + LEARNS_MS


class Lead:
    """How one seat is led: the gestures that wait for their time, in the order in which they came."""

    def __init__(self) -> None:
        self.page_ms: float | None = None
        """The page's time that the hand's target stands for; None while nobody leads it."""
        self._clock = PageClock()
        self._waiting: deque[MoveHand] = deque()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, move: MoveHand) -> None:
        """Keeps a gesture until those before it are carried out and its own time has come."""
        if move.at_ms is not None:
            self._clock.hear(move.at_ms, 1000 * move.came)
        self._waiting.append(move)

    def due(self, now: float) -> list[MoveHand]:
        """The gestures to carry out now; of consecutive aims only the last."""
        page_ms = self._clock.at(1000 * now)
        found: list[MoveHand] = []
        while self._waiting:
            move = self._waiting[0]
            if move.at_ms is not None and move.at_ms > page_ms and len(self._waiting) < MOST_AIMS:
                break
            _add(found, self._waiting.popleft())
        self.page_ms = None if self._clock.quiet(page_ms) else page_ms
        return found


def _add(found: list[MoveHand], move: MoveHand) -> None:
    if found and isinstance(move.gesture, Aim | AimHold) and type(found[-1].gesture) is type(move.gesture):
        found[-1] = move
    else:
        found.append(move)


class Leads:
    """How the seats of a table are led."""

    def __init__(self) -> None:
        self._seats: dict[int, Lead] = {}

    def __bool__(self) -> bool:
        """Whether something waits for its time."""
        return any(self._seats.values())

    def put(self, move: MoveHand) -> bool:
        """Whether the gesture is kept until its time. One without a time is for now, unless others wait before it."""
        lead = self._seats.get(move.seat)
        if move.at_ms is None and not lead:
            return False
        if lead is None:
            lead = self._seats[move.seat] = Lead()
        lead.put(move)
        return True

    def due(self, now: float) -> Iterator[MoveHand]:
        """The gestures to carry out now."""
        for lead in self._seats.values():
            yield from lead.due(now)

    def page_ms(self, seat: int | None) -> float | None:
        """The page's time that the target of this seat's hand stands for, if a page leads it."""
        lead = None if seat is None else self._seats.get(seat)
        return None if lead is None else lead.page_ms
