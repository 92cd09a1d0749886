"""Aims that were made evenly but arrive unevenly, and what the hand makes of them."""

import random
from collections import deque
from itertools import pairwise
from typing import cast

import pytest

from paletti.physics.settings import FRAME_S
from paletti.server.master.leads import LONGEST_MS, Leads, PageClock
from paletti.server.master.orders import MOST_AIMS_A_HAND, Inbox, MoveHand
from paletti.table.gestures import Aim, LetGo

SPEED_M_MS = 0.0002
FRAME_MS = 1000 * FRAME_S
MADE_MS = 16.7


def made(at_ms: float, late_ms: float = 0.0) -> MoveHand:
    """An aim of a hand that moves evenly along x."""
    return MoveHand(0, Aim((SPEED_M_MS * at_ms, 0.0, 0.1), 0.001 * at_ms), None, at_ms, (at_ms + late_ms) / 1000)


def given(moves: list[MoveHand], frames: int, leads: Leads | None = None) -> list[tuple[float, float]]:
    """What the hand is given in each frame: its place along x, and the time of the page."""
    leads = leads or Leads()
    waiting = sorted(moves, key=lambda move: move.came)
    found: list[tuple[float, float]] = []
    for frame in range(frames):
        now = frame * FRAME_MS / 1000
        while waiting and waiting[0].came <= now:
            leads.put(waiting.pop(0))
        for move in leads.due(now):
            x, _, _ = cast(Aim, move.gesture).position
            found.append((x, cast(float, leads.page_ms(0))))
    return found


def over_a_line(count: int, jitter_ms: float = 50.0, late_ms: float = 150.0, seed: int = 5) -> list[MoveHand]:
    """Aims that were made evenly, after a line whose jitter keeps their order."""
    rng = random.Random(seed)
    last, moves = 0.0, []
    for number in range(count):
        last = max(last, MADE_MS * number + late_ms + rng.uniform(-jitter_ms, jitter_ms))
        moves.append(made(MADE_MS * number, last - MADE_MS * number))
    return moves


def test_a_hand_goes_as_it_was_led_however_unevenly_its_aims_arrive() -> None:
    way = given(over_a_line(400), 400)[100:]
    led = [SPEED_M_MS * MADE_MS * (page_ms // MADE_MS) for _, page_ms in way]
    true = sum(x == pytest.approx(there, abs=1e-6) for (x, _), there in zip(way, led, strict=True))
    assert true > 0.95 * len(way)
    assert way[-1][1] > 400 * FRAME_MS - 350, "no later than the line and its jitter"


def test_on_an_even_line_nothing_waits() -> None:
    way = given([made(FRAME_MS * number, 20.0) for number in range(40)], 40)
    x, page_ms = way[-1]
    assert (x, page_ms) == pytest.approx((SPEED_M_MS * FRAME_MS * 37, FRAME_MS * 39 - 20))


def test_letting_go_waits_for_the_aims_before_it() -> None:
    leads = Leads()
    # The clock has learned that the line is uneven by 60 ms.
    for move in (made(0, 0), made(16, 60), made(32, 44)):
        leads.put(move)
    let_go = MoveHand(0, LetGo(), None)
    assert leads.put(let_go)
    given = [list(leads.due(number * FRAME_S)) for number in range(12)]
    assert [let_go in moves for moves in given].index(True) == 7, (
        "after 112 ms: 32 when it was led, and 60 with their spare"
    )
    assert not leads
    assert not leads.put(let_go), "nothing waits before it now"


def test_a_page_s_time_passes_as_the_wood_s_however_unevenly_its_aims_arrive() -> None:
    leads, waiting, times = Leads(), deque(over_a_line(1200)), []
    for frame in range(1200):
        while waiting and 1000 * waiting[0].came <= frame * FRAME_MS:
            leads.put(waiting.popleft())
        list(leads.due(frame * FRAME_S))
        times.append(cast(float, leads.page_ms(0)))
    times = times[100:]
    # A page looks ahead by about half a second, which is this many frames.
    slips = [abs(later - sooner - 30 * FRAME_MS) for sooner, later in pairwise(times[::30])]
    assert len(slips) > 30
    assert max(slips) < 0.5, "a tenth of a millimetre, where a hand is carried fast"


def led_evenly(nows: list[float]) -> list[float]:
    """The page's time, in frames, that the server computes at these times once it knows that the line is even."""
    clock, times = PageClock(), []
    for now in [FRAME_S * number for number in range(100)] + nows:
        clock.hear(1000 * now, 1000 * now)
        times.append(clock.at(1000 * now))
    return times[100:]


def test_while_the_wood_stands_still_the_page_s_time_does_too() -> None:
    times = led_evenly([1.6, 1.76, 1.776, 1.792])
    assert times == pytest.approx([1600, 1616, 1632, 1648], abs=0.5), "behind by 144 ms, and no jump"


def test_far_behind_a_page_s_time_catches_up() -> None:
    times = led_evenly([1.6, 2.0, 2.4, 2.8, 2.816, 2.832])[2:]
    assert [later - sooner for sooner, later in pairwise(times)] == pytest.approx([20, 20, 20])


def test_after_a_pause_a_page_s_time_is_set_at_once() -> None:
    assert led_evenly([1.6, 3.6]) == pytest.approx([1600, 3600])


def test_a_line_that_has_become_slower_is_soon_waited_for() -> None:
    slower = [made(MADE_MS * number, 20 if number < 200 else 120) for number in range(1000)]
    way = given(slower, 1000)[-60:]
    late = [SPEED_M_MS * MADE_MS * (page_ms // MADE_MS) - x for x, page_ms in way]
    assert max(late) < 1.01 * SPEED_M_MS * MADE_MS, "nothing comes later than by one aim"


def test_one_aim_that_comes_very_late_does_not_delay_the_others() -> None:
    moves = [made(MADE_MS * number, 320 if number == 300 else 20) for number in range(600)]
    _, page_ms = given(moves, 600)[-1]
    assert 599 * FRAME_MS - page_ms == pytest.approx(20, abs=2)


def test_no_line_makes_a_hand_wait_longer_than_the_limit() -> None:
    clock = PageClock()
    for at_ms, late_ms in ((0, 0), (10, 0), (20, 900), (30, 900)):
        clock.hear(at_ms, at_ms + late_ms)
    assert clock.at(950) == pytest.approx(950 - LONGEST_MS, abs=3)


def test_after_a_while_without_aims_nobody_is_told_of_the_page_s_time() -> None:
    leads = Leads()
    leads.put(made(0, 0))
    list(leads.due(0.016))
    assert leads.page_ms(0) == pytest.approx(16)
    list(leads.due(2.0))
    assert leads.page_ms(0) is None
    assert leads.page_ms(1) is None


def test_of_aims_with_times_the_latest_dozen_is_kept() -> None:
    inbox = Inbox()
    moves = [made(16.0 * number) for number in range(2 * MOST_AIMS_A_HAND)]
    assert all(inbox.put(move) for move in moves)
    assert inbox.take() == moves[-MOST_AIMS_A_HAND:]
