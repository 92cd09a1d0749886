"""Making tables, the lobby, and the protections in every answer."""

import httpx
import msgspec
import pytest
from tests.server.players import FOUR, TWO_APART
from tests.server.served import WAIT_S, Server

from paletti.protocol.api import NewSeat, NewTable
from paletti.server.room.newtable import TableOptions
from paletti.storage import Store
from paletti.table.journal import Outcome


def test_a_table_gives_its_maker_the_secrets_of_the_seats_here_and_no_others(server: Server) -> None:
    _, owns = server.make(*TWO_APART)
    assert [own["seat"] for own in owns] == [0]


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"seats": []}, 400, "bad-message"),
        ({"seats": FOUR, "edition": "xx"}, 400, "bad-message"),
        ({"seats": FOUR, "colour": "pink"}, 400, "bad-message"),
        ({"seats": [{"kind": "here"}]}, 422, "bad-setup"),
        ({"seats": [*FOUR, {"kind": "here"}]}, 422, "bad-setup"),
        ({"seats": FOUR, "house": {"gravity": 3}}, 422, "bad-setup"),
        ({"seats": FOUR, "house": {"rounds": 3}}, 422, "bad-setup"),
        ({"seats": FOUR, "kit": "marble"}, 422, "bad-kit"),
        ({"seats": FOUR, "house": {"first": "Nobody"}}, 422, "bad-setup"),
        ({"seats": FOUR, "house": {"first": 99}}, 422, "bad-setup"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_one_sentence(
    server: Server, wish: dict[str, object], status: int, reason: str
) -> None:
    with Store(server.settings.database) as store:
        before = len(store.listed(limit=1000))
        refused = server.post("/api/tables", wish)
        assert (refused.status_code, refused.json()["reason"]) == (status, reason)
        assert refused.json()["sentence"].endswith(".")
        assert len(store.listed(limit=1000)) == before


def test_names_are_cleaned_and_made_unlike_one_another(server: Server) -> None:
    names = ("<b>Ann</b>", "ann", "Ann\u202e\x00", "  ")
    table, owns = server.make(*({"kind": "here", "name": name} for name in names))
    page = server.page(table, owns)
    seats = page.hear("room")["seats"]
    page.close()
    assert [seat["name"] for seat in seats] == ["<b>Ann</b>", "ann", "Ann 2", "Player 4"]


def test_whoever_left_a_table_hears_who_is_waited_for_there(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    acting = page.hear("snapshot")["view"]["acting"]
    page.close()
    assert server.get(f"/api/tables/{table}").json() == {"stage": "playing", "acting": acting, "version": None}


def test_of_a_table_that_sleeps_it_is_told_how_far_it_came_and_it_is_not_woken(server: Server) -> None:
    wish = NewTable((NewSeat("here", "Ann"), NewSeat("here", "Ben")))
    with Store(server.settings.database) as store:
        asleep, over = (store.create({}, options=TableOptions(wish, began=True).text()) for _ in range(2))
        store.append(asleep, 1, b"", None)
        store.append(over, 1, b"", Outcome(("Ben",), "Ann", (0, 0)))
        told = [server.get(f"/api/tables/{table}").json() for table in (asleep, over)]
        owners = [store.leases.owner(table) for table in (asleep, over)]
    assert told == [
        {"stage": "playing", "acting": None, "version": 1},
        {"stage": "over", "acting": None, "version": None},
    ]
    assert owners == [None, None]


def test_of_a_table_that_is_gone_it_is_told_that_there_is_none(server: Server) -> None:
    gone = server.get("/api/tables/nowhere-at-all")
    assert (gone.status_code, gone.json()["reason"]) == (404, "no-such-table")


def test_the_lobby_lists_who_waits_for_whom_and_what_may_be_watched(server: Server) -> None:
    open_table, owns = server.make(*TWO_APART, listed=True)
    private, _ = server.make(*TWO_APART)
    live, four = server.make(*FOUR)
    secret, others = server.make(*FOUR, watchable=False)
    pages = [server.page(open_table, owns), server.page(live, four), server.page(secret, others)]
    for page in pages:
        page.hear("room")
    lobby = server.get("/api/lobby").json()
    for page in pages:
        page.close()
    waiting = {table["table"]: table["waitingFor"] for table in lobby["open"]}
    watched = {table["table"] for table in lobby["live"]}
    assert waiting[open_table] == ["Ben"]
    assert private not in waiting
    assert live in watched
    assert secret not in watched


def test_every_page_comes_with_a_policy_that_lets_nothing_foreign_in(server: Server) -> None:
    headers = server.get("/api/lobby").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    for loose in ("unsafe", "data:", "blob:", "*"):
        assert loose not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "'wasm-unsafe-eval'" in server.get("/keeper").headers["content-security-policy"]


def test_another_sites_page_may_not_make_a_table(server: Server) -> None:
    refused = server.post("/api/tables", {"seats": FOUR}, headers={"origin": "https://elsewhere.example"})
    assert (refused.status_code, refused.json()["reason"]) == (403, "foreign-page")


def test_a_body_without_end_is_cut_off(server: Server) -> None:
    refused = server.post("/api/tables", {"seats": FOUR, "kit": "x" * 100_000})
    assert (refused.status_code, refused.json()["reason"]) == (413, "too-large")


def test_an_unknown_address_is_told_so(server: Server) -> None:
    assert server.get("/api/nothing").status_code == 404
    assert server.get("/etc/passwd").json()["reason"] == "not-found"
    assert server.get("/..%2f..%2fpyproject.toml").status_code == 404
    assert httpx.put(server.address + "/api/lobby", timeout=WAIT_S).status_code == 405


def test_the_handbook_s_drawings_are_sent_small_and_kept(server: Server) -> None:
    book = server.get("/api/rules?edition=us&lang=en").json()
    keys = [one["key"] for part in book["sections"] for entry in part["entries"] for one in entry["examples"]]
    assert keys == ["american-1", "american-2", "american-3", "askew"]
    answer = server.get("/api/rules/drawings/american-2.svg", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert int(answer.headers["content-length"]) < len(answer.content) / 2
    again = server.get("/api/rules/drawings/american-2.svg", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert server.get("/api/rules/drawings/../american-9.svg").status_code == 404
    assert server.get("/api/rules/drawings/american-9.svg").json()["sentence"] == "There is no such example."


def test_the_rules_come_in_the_readers_language(server: Server) -> None:
    dutch = server.get("/api/rules?edition=us&players=3", headers={"accept-language": "nl-BE"}).json()
    assert (dutch["lang"], dutch["edition"], dutch["players"]) == ("nl", "us", 3)
    assert server.get("/api/rules?edition=us&lang=fr").json()["lang"] == "fr"
    compared = server.get("/api/rules?compare=de,ru&lang=en").json()
    assert "ABORT-1" in [row["clause"] for row in compared["differences"]]


@pytest.mark.parametrize("query", ["edition=xx", "players=9", "players=x", "compare=de,xx", "house=[]", "house={"])
def test_unknown_house_rules_are_refused(server: Server, query: str) -> None:
    refused = server.get(f"/api/rules?{query}")
    assert refused.status_code == 400
    assert refused.json()["sentence"].endswith(".")


def test_hosts_see_health_and_figures_without_any_name_or_token(server: Server) -> None:
    table, _ = server.make(*FOUR)
    text = server.get("/metrics").text
    assert server.get("/healthz").json()["ok"] is True
    assert "paletti_tables_made_total" in text
    assert table not in text
    assert "Ann" not in text


def test_a_problem_is_a_message_of_the_protocol(server: Server) -> None:
    from paletti.protocol.api import Problem

    refused = server.post("/api/tables", {"seats": []})
    assert msgspec.json.decode(refused.content, type=Problem).reason == "bad-message"
