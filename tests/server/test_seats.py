"""Joining a table: seats, secrets, spectators, and coming back."""

import contextlib
import json
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from tests.server.players import FOUR, TWO_APART, choose_colours
from tests.server.served import WAIT_S, Server, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from paletti.protocol.version import VERSION
from paletti.storage import Store


def test_who_opens_the_link_claims_the_seat_and_the_game_begins(server: Server) -> None:
    table, owns = server.make(*TWO_APART)
    ann, ben = server.page(table, owns), server.page(table)
    assert ann.hear("room")["stage"] == "gathering"
    ben.say("claim-seat", seat=1, name="Bo")
    secret = ben.hear("seated")["secret"]
    assert ben.hear("snapshot")["view"]["players"][1]["name"] == "Bo"
    ann.hear("snapshot")
    assert secret not in json.dumps(ann.told)
    ann.close()
    ben.close()


def test_a_game_begins_though_the_page_that_made_it_full_leaves_meanwhile(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, left = Store.set_setup, Event()

    def slowly(store: Store, *args: Any) -> None:
        left.wait(WAIT_S)
        written(store, *args)

    def is_gone(room: dict[str, Any]) -> bool:
        return room["seats"][1]["filled"] == "person" and not room["seats"][1]["present"]

    monkeypatch.setattr(Store, "set_setup", slowly)
    table, owns = server.make(*TWO_APART)
    ann, ben = server.page(table, owns), server.page(table)
    ben.say("claim-seat", seat=1, name="Bo")
    ben.hear("seated")
    ben.close()
    ann.hear("room", where=is_gone)
    left.set()
    assert ann.hear("snapshot")["view"]["players"][1]["name"] == "Bo"
    ann.close()


def test_of_two_who_claim_one_seat_the_first_has_it(server: Server) -> None:
    table, _ = server.make(*TWO_APART)
    one, two = server.page(table), server.page(table)
    one.say("claim-seat", seat=1, name="Bo")
    one.hear("seated")
    two.say("claim-seat", seat=1, name="Cy")
    assert two.hear("sorry")["reason"] == "seat-taken"
    one.close()
    two.close()


def test_a_seat_that_is_not_mine_does_not_move_for_me(server: Server) -> None:
    table, owns = server.make(*FOUR)
    watcher = server.page(table)
    watcher.say("throw", seat=0)
    assert watcher.hear("sorry")["reason"] == "not-your-seat"
    thief = server.page(table, [{"seat": 0, "secret": owns[1]["secret"]}])
    assert thief.hear("welcome")["seats"] == []
    watcher.close()
    thief.close()


def test_a_reload_finds_exactly_what_all_others_see(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page, watcher = server.page(table, owns), server.page(table)
    watcher.hear("snapshot")
    choose_colours(page)
    seen = watcher.hear("judged", where=lambda message: message["view"]["phase"] == "build")
    page.close()
    again = server.page(table, owns)
    assert again.hear("welcome")["seats"] == [0, 1, 2, 3]
    snapshot = again.hear("snapshot")
    assert (snapshot["version"], snapshot["hash"], snapshot["view"]) == (seen["version"], seen["hash"], seen["view"])
    assert [told["version"] for told in snapshot["story"]] == list(range(1, snapshot["version"] + 1))
    again.close()
    watcher.close()


def test_a_table_not_open_to_watching_lets_no_stranger_in(server: Server) -> None:
    table, owns = server.make(*FOUR, watchable=False)
    stranger = server.page(table)
    assert stranger.hear("sorry")["reason"] == "table-closed"
    stranger.hear_the_end()
    assert [told["type"] for told in stranger.told] == ["sorry"]
    owner = server.page(table, owns)
    owner.hear("snapshot")
    owner.close()


def test_an_unknown_table_and_a_page_of_another_version_are_told_so(server: Server) -> None:
    assert server.page("no-such-table").hear("sorry")["reason"] == "no-table"
    old = server.page(table="whatever-it-was", version="yesterday")
    assert old.hear("sorry")["reason"] == "version"


@pytest.mark.parametrize("table", ["", "nothing", "no such table", "x" * 300])
def test_a_mangled_link_leads_to_no_table(server: Server, table: str) -> None:
    assert server.page(table).hear("sorry")["reason"] == "no-table"
    assert server.page(table, version="yesterday").hear("sorry")["reason"] == "version"


def test_a_seat_that_nobody_could_own_is_no_other_version(server: Server) -> None:
    nobodys = server.page("no-such-table", [{"seat": 99, "secret": "?"}])
    assert nobodys.hear("sorry")["reason"] == "bad-message"


def test_another_sites_page_cannot_open_a_socket(server: Server) -> None:
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://127.0.0.1:{server.port}/socket", origin=Origin("https://elsewhere.example")),
    ):
        pass


def test_nonsense_is_answered_and_in_the_end_the_page_is_disconnected(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    page.hear("snapshot")
    for text in ("", "{", '{"type":"topple"}', '{"type":"grip","seat":0}', "x" * 100):
        page.line.send(text)
        assert page.hear("sorry")["reason"] == "bad-message"
    with contextlib.suppress(ConnectionClosed):
        for _ in range(30):
            page.line.send("{}")
    page.hear_the_end()
    assert sum(told["type"] == "sorry" for told in page.told) == 20


def test_a_page_that_sends_too_many_messages_is_disconnected(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    page.hear("snapshot")
    with contextlib.suppress(ConnectionClosed):
        for _ in range(1000):
            page.say("ask-reach", column="red-hex")
    page.hear_the_end()
    assert {"type": "sorry", "reason": "too-fast", "facts": {}} in page.told


def test_a_fixed_phrase_reaches_everybody(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page, watcher = server.page(table, owns), server.page(table)
    watcher.hear("room")
    page.say("say", phrase="steady", seat=2)
    assert watcher.hear("said") == {"type": "said", "seat": 2, "phrase": "steady"}
    page.close()
    watcher.close()


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite") as server:
        table, owns = server.make(*FOUR)
        page = server.page(table, owns)
        page.hear("snapshot")
    page.hear_the_end()
    assert page.told[-1] == {"type": "sorry", "reason": "shutting-down", "facts": {}}


def test_the_version_of_the_protocol_is_short_and_the_same_every_time() -> None:
    from paletti.protocol.typescript import version

    assert version() == VERSION
    assert len(VERSION) == 12
