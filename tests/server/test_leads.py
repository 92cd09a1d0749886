"""Aims that were made evenly and came unevenly, and what the hand gets of them."""

import random
from typing import cast

import pytest

from paletti.physics.settings import FRAME_S
from paletti.server.room.leads import LONGEST_MS, Leads
from paletti.server.room.orders import MOST_AIMS_A_HAND, Inbox, MoveHand
from paletti.table.gestures import Aim, LetGo

SPEED_M_MS = 0.0002
FRAME_MS = 1000 * FRAME_S
MADE_MS = 16.7


def made(at_ms: float, late_ms: float = 0.0) -> MoveHand:
    """An aim of a hand that goes along x, evenly."""
    return MoveHand(0, Aim((SPEED_M_MS * at_ms, 0.0, 0.1), 0.001 * at_ms), None, at_ms, (at_ms + late_ms) / 1000)


def given(moves: list[MoveHand], frames: int, leads: Leads | None = None) -> list[tuple[float, float]]:
    """What the hand is given, frame after frame: where along x, and for which time of the page."""
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


def test_a_hand_goes_as_it_was_led_however_unevenly_its_aims_arrive() -> None:
    rng = random.Random(5)
    last, moves = 0.0, []
    for number in range(400):
        # A line keeps the order, so what comes after a late one is late as well.
        last = max(last, MADE_MS * number + 150 + rng.uniform(-50, 50))
        moves.append(made(MADE_MS * number, last - MADE_MS * number))
    way = given(moves, 400)[100:]
    led = [SPEED_M_MS * MADE_MS * (page_ms // MADE_MS) for _, page_ms in way]
    true = sum(x == pytest.approx(there, abs=1e-6) for (x, _), there in zip(way, led, strict=True))
    assert true > 0.95 * len(way)
    assert way[-1][1] > 400 * FRAME_MS - 350, "no later than the line and its jitter"


def test_on_an_even_line_nothing_waits() -> None:
    way = given([made(FRAME_MS * number, 20.0) for number in range(40)], 40)
    x, page_ms = way[-1]
    assert (x, page_ms) == pytest.approx((SPEED_M_MS * FRAME_MS * 37, FRAME_MS * 39 - 20))


def test_a_letting_go_waits_for_the_aims_before_it() -> None:
    leads = Leads()
    # The clock has learned that the line is 60 ms uneven.
    for move in (made(0, 0), made(16, 60), made(32, 44)):
        leads.put(move)
    let_go = MoveHand(0, LetGo(), None)
    assert leads.put(let_go)
    given = [list(leads.due(number * FRAME_S)) for number in range(12)]
    assert [let_go in moves for moves in given].index(True) == 6, "after 96 ms: 32 ms when it was led, and 60 ms"
    assert not leads
    assert not leads.put(let_go), "nothing waits before it now"


def test_after_a_late_frame_a_page_s_time_catches_up_in_small_steps() -> None:
    leads = Leads()
    times = []
    for now in (0.0, 0.016, 0.090, 0.106, 0.122, 0.138):
        leads.put(made(1000 * now))
        list(leads.due(now))
        times.append(cast(float, leads.page_ms(0)))
    assert times == pytest.approx([0, 16, 36, 56, 76, 96])


def test_no_line_makes_a_hand_wait_longer_than_the_bound() -> None:
    leads = Leads()
    leads.put(made(0, 0))
    leads.put(made(1000, 1500))
    leads.put(made(1016, 1500))
    assert [move.at_ms for move in leads.due((1016 + 1.2 * LONGEST_MS) / 1000)] == [1016]


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
