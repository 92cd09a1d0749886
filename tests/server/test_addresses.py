"""One address against all others: however much it opens, there is room for those who come from elsewhere."""

import contextlib
from functools import partial
from pathlib import Path

from tests.server.players import FOUR, TWO_APART, choose_colours, take_in_hand
from tests.server.served import Page, Server, serving, wait_until
from websockets.sync.client import ClientConnection, connect

from paletti.server.limits import Doorstep, Spread


def answered(page: Page) -> str:
    """What a newly connected page is told: that it is welcome, or why not."""
    told = page.hear("welcome", "sorry")
    return str(told.get("reason", "welcome"))


def close(*pages: Page) -> None:
    for page in pages:
        page.close()


def test_an_address_moves_wood_at_a_limited_number_of_tables_and_at_another_when_one_rests(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_hands_an_address=2) as server:
        pages = [server.page(*server.make(*FOUR[:2])) for _ in range(3)]
        views = [choose_colours(page) for page in pages]
        wait_until(lambda: "\npaletti_worlds_moving 0\n" in server.get("/metrics").text)  # a thrown seal moves too
        attempts = [take_in_hand(page, view) for page, view in zip(pages[:2], views, strict=False)]
        third, view = pages[2], views[2]
        grip = {"seat": view["acting"][0], "column": attempts[0]["piece"], "point": [0.0, 0.0, 0.03]}
        third.say("grip", **grip)
        assert third.hear("sorry", "attempt-began", "refused")["reason"] == "server-full"
        pages[0].say("put-back", seat=attempts[0]["seat"])
        pages[0].hear("attempt-ended")

        def taken() -> bool:
            third.say("grip", **grip)
            return bool(third.hear("sorry", "attempt-began")["type"] == "attempt-began")

        wait_until(taken)
        close(*pages)


def test_who_only_watches_takes_no_hand_from_anybody(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_hands_an_address=1) as server:
        table, _ = server.make(*FOUR[:2])
        watching, page = server.page(table), server.page(*server.make(*FOUR[:2]))
        watching.hear("snapshot")
        watching.say("grip", seat=0, column="red-hex", point=[0.0, 0.0, 0.03])
        assert watching.hear("sorry")["reason"] == "not-your-seat"
        take_in_hand(page, choose_colours(page))
        close(watching, page)


def test_an_address_is_at_a_limited_number_of_tables_with_any_number_of_pages(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_tables_an_address=2) as server:
        tables = [server.make(*TWO_APART) for _ in range(3)]
        pages = [server.page(*table) for table in (*tables, tables[0])]
        assert [answered(page) for page in pages] == ["welcome", "welcome", "server-full", "welcome"]
        close(*pages[1:3])
        wait_until(lambda: answered(server.page(*tables[2])) == "welcome")
        close(*pages)


def silent(server: Server) -> ClientConnection:
    """A socket on which nothing is sent."""
    return connect(f"ws://127.0.0.1:{server.port}/socket/{'A' * 22}", compression=None, open_timeout=60)


def test_a_page_comes_in_past_any_number_of_silent_sockets(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "games.sqlite", most_at_the_door=3) as server,
        contextlib.ExitStack() as lines,
    ):
        waiting = [lines.enter_context(silent(server)) for _ in range(3)]
        page = server.page(*server.make(*TWO_APART))
        assert answered(page) == "welcome"
        assert "server-full" in str(waiting[0].recv(60))  # this one has waited longest
        page.close()


def test_one_waiting_connection_too_many_closes_the_oldest_of_its_address_or_of_all() -> None:
    step, away = Doorstep(3, 2), list[str]()
    with contextlib.ExitStack() as standing:
        for name in ("a1", "a2", "b1", "a3", "c1", "c2"):
            standing.enter_context(step.one_more(name[0], partial(away.append, name)))
    # The third connection of `a` closes its first; the first one of `c` closes the oldest of all, and so on.
    assert away == ["a1", "a2", "b1"]
    with step.one_more("a", lambda: away.append("again")):
        assert away == ["a1", "a2", "b1"]


def test_an_address_that_has_left_a_table_may_be_at_another() -> None:
    spread = Spread(1)
    with spread.one_more("a", "one") as first, spread.one_more("a", "one") as again, spread.one_more("a", "two") as two:
        assert (first, again, two) == (True, True, False)
    with spread.one_more("a", "two") as second:
        assert second


def test_who_comes_back_to_a_game_finds_the_place_that_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_tables=10) as server:
        table, owns = server.make(*FOUR[:2])
        pages = [server.page(*server.make(*TWO_APART)) for _ in range(9)]
        assert [answered(page) for page in pages] == ["welcome"] * 9
        refused = [server.post("/api/tables", {"seats": FOUR}).json()["reason"], answered(server.page(table))]
        assert refused == ["server-full"] * 2
        pages.append(server.page(table, owns))
        pages[-1].hear("snapshot")
        assert server.get("/healthz").json()["tables"] == 10
        close(*pages)
