"""The small parts: names, limits, orders, lines, and their clocks."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from tests.loop import carried_out

from paletti.protocol import fromclient as page
from paletti.server.limits import Allowance, Bucket, Buckets
from paletti.server.live import line as line_module
from paletti.server.live.line import MOST_MESSAGES, SocketLine
from paletti.server.live.wire import packet
from paletti.server.master import orders
from paletti.server.master.orders import Inbox
from paletti.server.master.outbox import EVERYBODY, GameSummary, Output
from paletti.server.metrics import Metrics
from paletti.server.names import all_distinct, clean
from paletti.server.room.pages import Pages
from paletti.table.gestures import Aim, AimHold, LetGo

SUMMARY = GameSummary("build", 0, 1, (0,), "blue", False)


def test_a_name_is_one_line_of_visible_signs() -> None:
    assert clean("  Zoë\t van\u00a0\u200bDijk\n", "x") == "Zoë van Dijk"
    assert clean("\u202e\u0000\u2066", "Player 1") == "Player 1"
    assert clean("x" * 100, "y") == "x" * 24
    assert clean("Ｆull", "y") == "Full"


def test_names_at_a_table_differ_whatever_their_case() -> None:
    assert all_distinct(["Ann", "ANN", "ann", "Bo"]) == ["Ann", "ANN 2", "ann 3", "Bo"]


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_buckets_forget_the_longest_unused() -> None:
    buckets = Buckets(0.0, 1.0, most=2)
    assert [buckets.take(key) for key in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


def aim(x: float, seat: int = 0) -> orders.MoveHand:
    return orders.MoveHand(seat, Aim((x, 0.0, 0.0)), None)


def test_of_aims_that_wait_only_the_latest_of_each_hand_is_kept() -> None:
    inbox = Inbox()
    hold = orders.MoveHand(0, AimHold((0.0, 0.0, 0.0)), None)
    for order in (aim(1), hold, aim(2), aim(5, seat=1), aim(3)):
        inbox.put(order)
    assert inbox.take() == [aim(3), hold, aim(5, seat=1)]
    assert inbox.take() == []


def test_an_aim_does_not_overtake_letting_go() -> None:
    inbox = Inbox()
    let_go = orders.MoveHand(0, LetGo(), None)
    deed = orders.DoDeed(1, page.Pass(1), None)
    for order in (aim(1), let_go, aim(2), deed, aim(3)):
        inbox.put(order)
    assert [*inbox.take(), *inbox.take()] == [aim(1), let_go, aim(2), deed, aim(3)]


class Wire:
    """A socket whose other end takes nothing until the test says so."""

    def __init__(self) -> None:
        self.sent: list[str | bytes] = []
        self.scope: dict[str, object] = {}
        self.open = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.sent.append(text)

    async def send_bytes(self, frame: bytes) -> None:
        await self.open.wait()
        self.sent.append(frame)


def line_on(wire: Any, missed: Callable[[int], None] = lambda dropped: None) -> SocketLine:
    return SocketLine(wire, Allowance(1.0, 1.0), missed)


def test_a_slow_page_misses_frames_and_goes_on_from_a_key_frame() -> None:
    async def play() -> tuple[list[str | bytes], list[int]]:
        wire, missed = Wire(), list[int]()
        line = line_on(wire, missed.append)
        sending = asyncio.create_task(line.send_all())
        line.show(b"delta 1", b"key 1")
        line.show(b"delta 2", None)
        line.show(b"delta 3", None)
        line.tell("judged")
        wire.open.set()
        for _ in range(10):
            await asyncio.sleep(0)
        line.show(b"delta 4", None)
        line.show(b"delta 5", b"key 5")
        line.tell("bye")
        line.hang_up()
        await sending
        return wire.sent, missed

    sent, missed = carried_out(play())
    assert sent == [b"key 1", "judged", b"key 5", "bye"]
    assert missed == [1]


def test_with_the_way_free_everything_is_written_at_once_and_after_what_waits_in_its_turn() -> None:
    async def play() -> tuple[list[bytes], list[str | bytes]]:
        wire, written = Wire(), list[bytes]()

        free = True

        def send_now(packet: bytes) -> bool:
            if free:
                written.append(packet)
            return free

        wire.scope["paletti.send_now"] = send_now
        line = line_on(wire)
        line.show(b"delta", b"key")
        line.show(b"delta", None)
        line.tell("judged")
        free = False
        line.tell("over")
        line.show(b"last", None)
        wire.open.set()
        free = True
        line.tell("bye")
        line.hang_up()
        await line.send_all()
        return written, wire.sent

    written, sent = carried_out(play())
    assert written == [b"\x82\x03key", b"\x82\x05delta", b"\x81\x06judged"]
    assert sent == ["over", b"last", "bye"]


def test_a_page_is_told_that_the_line_is_open_only_when_nothing_else_was_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "ALIVE_S", 0.01)

    async def play() -> tuple[list[bytes], list[bytes]]:
        now, alive, written = 0.0, asyncio.Event(), list[bytes]()

        def send_now(sent: bytes) -> bool:
            written.append(sent)
            if sent == packet(line_module.ALIVE):
                alive.set()
            return True

        wire = Wire()
        wire.scope["paletti.send_now"] = send_now
        line = SocketLine(cast(WebSocket, wire), Allowance(1.0, 1.0), lambda dropped: None, lambda: now)
        sending = asyncio.create_task(line.send_all())
        await asyncio.sleep(0)
        now = 1.0
        line.tell("judged")
        await asyncio.sleep(0.05)  # the time runs out again and again, always at the time of the text
        busy = list(written)
        now = 2.0
        await alive.wait()
        line.hang_up()
        await sending
        return busy, written[:2]

    busy, written = carried_out(play())
    assert busy == [packet("judged")]
    assert written == [packet("judged"), packet(line_module.ALIVE)]


def test_what_goes_to_all_pages_is_framed_once_and_no_page_gets_a_copy() -> None:
    async def play() -> tuple[list[list[bytes]], int]:
        pages, before = Pages(), packet.cache_info().misses
        written: list[list[bytes]] = [[] for _ in range(4)]
        for to_page in written:
            wire = Wire()
            wire.scope["paletti.send_now"] = lambda sent, to_page=to_page: to_page.append(sent) or True
            pages.add(line_on(wire))
        pages.deliver(Output(texts=[(EVERYBODY, "judged once"), (EVERYBODY, "marked once")], key=b"whole once"))
        pages.deliver(Output(texts=[(EVERYBODY, "marked anew")], delta=b"moved once"))
        return written, packet.cache_info().misses - before

    written, framed = carried_out(play())
    assert [sent[2:] for sent in written[0]] == [
        b"judged once",
        b"marked once",
        b"whole once",
        b"marked anew",
        b"moved once",
    ]
    assert [list(map(id, sent)) for sent in written] == [list(map(id, written[0]))] * 4
    assert framed == 5


def test_what_waits_to_be_written_and_the_frames_that_go_ahead_are_all_there_is() -> None:
    line = line_on(Wire())
    told = Output(1.0, [(EVERYBODY, "judged")], summary=SUMMARY, refusals=1, broken=True, away=True)
    frames = Output(1.0, delta=b"delta", key=b"key", keyed=[line], everybody_keyed=True)
    whole = replace(told, delta=b"delta", key=b"key", keyed=[line], everybody_keyed=True)

    assert whole.parted() == (told, frames)


def test_a_long_frame_says_its_length_in_two_bytes() -> None:
    assert packet(bytes(300))[:4] == b"\x82\x7e\x01\x2c"


def test_a_page_that_accepts_nothing_is_disconnected() -> None:
    async def play() -> bool:
        line = line_on(Wire())
        for number in range(MOST_MESSAGES + 1):
            line.tell(str(number))
        return line.ending

    assert carried_out(play())


def test_metrics_are_written_as_prometheus_reads_them() -> None:
    metrics = Metrics()
    metrics.count("messages", 3)
    metrics.frame_late(3.0)
    text = metrics.text({"lines": 2})
    assert "paletti_lines 2\n" in text
    assert "paletti_messages_total 3\n" in text
    assert 'paletti_frame_late_ms_bucket{le="4"} 1\n' in text
    assert 'paletti_frame_late_ms_bucket{le="2"} 0\n' in text
