"""One page against all tables: whoever asks too much is refused with a sentence, and everybody else plays on."""

import contextlib
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send
from tests.loop import carried_out
from tests.server.players import FOUR, TWO_APART, choose_colours, take_in_hand
from tests.server.served import Page, Server, serving
from websockets.exceptions import ConnectionClosed

from paletti.protocol import fromclient
from paletti.protocol.fromclient import Aim, Arrange, AskLoads, Pass, Resync
from paletti.server.costs import cost_of
from paletti.server.guard import Paced
from paletti.server.limits import HASTE_S, Allowance, Bucket, Door
from paletti.server.master import master
from paletti.server.master.gestures import gesture_of
from paletti.server.master.orders import (
    MOST_A_FRAME,
    MOST_ORDERS_A_LINE,
    DoDeed,
    Inbox,
    Key,
    Line,
    MoveHand,
    Show,
    ShowLoads,
    TakeBack,
)
from paletti.server.settings import Settings
from paletti.table.gestures import Grip, LetGo, PutBack

FLOODS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "arrange": ({"seat": 0}, {"judged", "refused"}),
    "resync": ({}, {"snapshot"}),
    "ask-loads": ({}, {"loads"}),
    "ask-reach": ({"column": "red-hex"}, {"reach"}),
    "say": ({"phrase": "steady", "seat": 0}, {"said"}),
    "hurry": ({"on": True}, {"room"}),
    "undo": ({}, {"snapshot"}),
    "throw": ({"seat": 0}, {"judged", "refused"}),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_refused_and_another_table_plays_on(server: Server, kind: str) -> None:
    fields, answers = FLOODS[kind]
    victim, flooder = server.page(*server.make(*FOUR)), server.page(*server.make(*FOUR[:2], practice=True, height=2))
    view = victim.hear("snapshot")["view"]
    flooder.hear("snapshot")
    for _ in range(250):
        flooder.say(kind, **fields)
    flooder.say("say", phrase="well-done", seat=0)
    victim.say("throw", seat=view["acting"][0])
    assert victim.hear("judged")["version"] == 2
    # The server has read the whole flood; its last message is refused too, because the page has nothing left to spend.
    flooder.hear("sorry", where=lambda told: told["reason"] == "too-fast")
    flooder.listen(1.0)
    assert sum(told["type"] in answers for told in flooder.told) < 150
    for page in (victim, flooder):
        page.close()


def test_a_player_who_floods_the_table_keeps_no_other_player_from_being_heard(server: Server) -> None:
    table, owns = server.make(*TWO_APART)
    honest = server.page(table, owns)
    hostile = [server.page(table)]
    hostile[0].hear("room")
    hostile[0].say("claim-seat", seat=1, name="Eve")
    seated = hostile[0].hear("seated")
    hostile += [server.page(table, [seated]) for _ in range(3)]
    for page in hostile:
        page.hear("snapshot")
    ends = threading.Event()

    def flood(page: Page) -> None:
        with contextlib.suppress(ConnectionClosed):
            while not ends.wait(1 / 140):
                page.say("hurry", on=True)

    floods = [threading.Thread(target=flood, args=(page,)) for page in hostile]
    for each in floods:
        each.start()
    # The last message of each page is refused: the page has nothing left to spend.
    for page in hostile:
        page.hear("sorry", where=lambda told: told["reason"] == "too-fast")
    heard = []
    for _ in range(15):
        honest.say("say", phrase="steady", seat=0)
        heard.append(honest.hear("said", "sorry")["type"])
        honest.listen(0.1)
    ends.set()
    for each in floods:
        each.join()
    assert heard == ["said"] * 15
    for page in (honest, *hostile):
        page.close()


def test_spectators_share_what_they_may_ask_of_a_table() -> None:
    clock = [0.0]
    shared = Bucket(10.0, 10.0, lambda: clock[0])
    spectators = [Allowance(100.0, 100.0) for _ in range(5)]
    assert sum(spectator.affords(4.0, shared) for spectator in spectators) == 2
    clock[0] += 0.4
    assert spectators[-1].affords(4.0, shared)


def page_of(*owns: int) -> Line:
    """Stands for a page that owns these seats."""
    return cast(Line, SimpleNamespace(owns=set(owns)))


def test_an_inbox_that_others_have_filled_takes_a_few_orders_of_a_player() -> None:
    inbox, player = Inbox(), page_of(0)
    while inbox.put(Show(page_of())):
        pass
    assert [inbox.put(DoDeed(0, Pass(0), player)) for _ in range(6)] == [True] * 4 + [False] * 2


def test_an_inbox_takes_a_limited_number_of_orders_of_a_page_and_all_of_the_table() -> None:
    inbox, page, other = Inbox(), page_of(), page_of()
    taken = [inbox.put(ShowLoads(page, exact=False)) for _ in range(100)]
    assert sum(taken) == MOST_ORDERS_A_LINE
    assert inbox.put(Show(other))
    assert all(inbox.put(Key()) for _ in range(1000))
    assert 0 < len(inbox.take()) <= MOST_A_FRAME
    assert inbox


def test_a_door_has_a_common_limit_and_one_for_each_address() -> None:
    door = Door(3, 2)
    with door.one_more("a") as one, door.one_more("a") as two, door.one_more("a") as three:
        assert (one, two, three) == (True, True, False)
        with door.one_more("b") as four, door.one_more("c") as five:
            assert (four, five) == (True, False)
    with door.one_more("c") as six:
        assert six


def test_the_owner_of_a_seat_comes_in_however_many_watch(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_lines=2, most_lines_a_table=2) as server:
        table, owns = server.make(*FOUR)
        spectators = [server.page(table) for _ in range(2)]
        for spectator in spectators:
            spectator.hear("snapshot")
        assert server.page(table).hear("sorry")["reason"] == "table-full"
        other, keys = server.make(*FOUR)
        assert server.page(other).hear("sorry")["reason"] == "server-full"
        for page in (server.page(table, owns), server.page(other, keys)):
            page.hear("snapshot")
            page.close()
        for spectator in spectators:
            spectator.close()


def test_of_too_many_pages_of_a_seat_the_oldest_goes(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_lines_a_seat=2) as server:
        table, owns = server.make(*TWO_APART)
        pages: list[Page] = []
        for _ in range(3):
            pages.append(server.page(table, owns))
            pages[-1].hear("room")
        pages[0].hear_the_end()
        pages[2].say("say", phrase="steady", seat=0)
        for page in pages[1:]:
            assert page.hear("said")["seat"] == 0
            page.close()


def test_a_hand_that_is_held_for_ever_is_led_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    page = server.page(*server.make(*FOUR))
    view = choose_colours(page)
    monkeypatch.setattr(master, "LONGEST_ATTEMPT_TICKS", 100)
    monkeypatch.setattr(master, "AGAIN_TICKS", 50)
    seat = take_in_hand(page, view)["seat"]
    assert page.hear("attempt-ended")["seat"] == seat
    page.close()


def test_what_is_dear_costs_more_than_what_is_cheap() -> None:
    costs = [cost_of(wish) for wish in (Aim(0, (0.0, 0.0, 0.0)), AskLoads(), Resync(), Arrange(0))]
    assert costs[0] == 0.0
    assert costs == sorted(set(costs))


def test_who_feels_two_columns_a_second_all_evening_meets_no_limit() -> None:
    clock, settings = [0.0], Settings("")
    page = Bucket(settings.work_a_second, HASTE_S * settings.work_a_second, lambda: clock[0])
    heard = []
    for _ in range(2 * 3600):
        heard += [page.take(cost_of(gesture)) for gesture in (Grip("red-hex", (0.0, 0.0, 0.0)), LetGo())]
        clock[0] += 0.5
    assert all(heard)


def test_a_gesture_costs_what_the_message_costs_that_asks_for_it() -> None:
    asked = (fromclient.Grip(0, "red-hex", (0.0, 0.0, 0.0)), fromclient.LetGo(0), Aim(0, (0.0, 0.0, 0.0)))
    assert [(cost_of(wish), cost_of(gesture_of(wish))) for wish in asked] == [(5.0, 5.0), (2.0, 2.0), (0.0, 0.0)]


def test_who_comes_again_has_no_more_to_spend() -> None:
    clock = [0.0]
    address, table = Bucket(10.0, 60.0, lambda: clock[0]), Bucket(10.0, 100.0, lambda: clock[0])
    pages = [Allowance(100.0, 100.0, address) for _ in range(5)]
    assert sum(page.affords(cost_of(Arrange(0)), table) for page in pages) == 1
    # If the address cannot pay, the table does not pay either.
    assert table.holds(60.0)


def test_a_frame_does_at_most_one_expensive_order() -> None:
    inbox = Inbox()
    for wish in (Arrange(0), Pass(0)):
        inbox.put(DoDeed(0, wish, None))
    for gesture in (LetGo(), PutBack(), Grip("red-hex", (0.0, 0.0, 0.0))):
        inbox.put(MoveHand(0, gesture, None))
    inbox.put(TakeBack())
    taken = []
    while inbox:
        taken.append(len(inbox.take()))
    # The villa is built; a deed is done; a hand opens and goes back; it takes a column; a deed is taken back.
    assert taken == [1, 1, 2, 1, 1]


def test_a_villa_that_stands_is_not_arranged_again(server: Server) -> None:
    page = server.page(*server.make(*FOUR))
    version = page.hear("snapshot")["version"]
    page.say("arrange", seat=0)
    assert page.hear("refused", "judged")["refusal"]["reason"] == "already-building"
    page.say("resync")
    assert page.hear("snapshot")["version"] == version
    page.close()


def test_requests_that_come_too_fast_wait_and_are_then_refused() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("well")(scope, receive, send)

    async def nothing() -> Message:
        return {"type": "http.request"}

    told: list[Message] = []

    async def heard(message: Message) -> None:
        told.append(message)

    async def ask() -> None:
        paced = Paced(app, a_second=0.5, waits_s=0.0)
        for address in ("10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.2"):
            await paced({"type": "http", "client": (address, 0)}, nothing, heard)

    carried_out(ask())
    assert [message["status"] for message in told if "status" in message] == [200, 200, 429, 200]
