"""Odd requests, damaged games and a missing database: each gets a sentence, and nobody sees a traceback."""

import contextlib
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.players import FOUR, TWO_APART, choose_colours
from tests.server.served import Server, serving

from paletti.cli.serve import names_of
from paletti.server.guard import HEADERS, known_host

DEEP = "[" * 1900
REQUESTS: list[tuple[str, str, bytes]] = [
    ("GET", "/%ff%fe", b""),
    ("GET", "/%00", b""),
    ("GET", "//", b""),
    ("GET", "/../../etc/passwd", b""),
    ("GET", "/" + "a" * 5000, b""),
    ("GET", "/api/games/%00", b""),
    ("GET", "/api/games/%ff/frames", b""),
    ("GET", "/api/games/x/loads/99999999999999999999999999", b""),
    ("GET", "/api/scores/%00", b""),
    ("GET", "/api/rules?house=" + DEEP, b""),
    ("GET", "/api/rules?house=%7B%22a%22%3ANaN%7D", b""),
    ("GET", "/api/rules?players=%C2%B2", b""),
    ("GET", "/api/rules?edition=%ff&lang=%ff", b""),
    ("GET", "/api/rules?compare=,,,", b""),
    ("PUT", "/api/scores/x?known=99999999999999999999999", b"{}"),
    ("PUT", "/api/scores/x?known=%C2%B2", b"{}"),
    ("POST", "/api/tables", b"\xff\xfe"),
    ("POST", "/api/tables", b"[" * 4000),
    ("POST", "/api/tables", b'{"seats":[{"kind":"here","name":"\\ud800"},{"kind":"here"}]}'),
    ("POST", "/api/tables", b'{"seats":[{"kind":"here"},{"kind":"here"}],"house":{"first":"\\ud800"}}'),
    ("POST", "/api/tables", b'{"seats":[{"kind":"here"},{"kind":"here"}],"house":{"first":99}}'),
    ("POST", "/api/tables", b'{"seats":[{"kind":"here"},{"kind":"here"}],"house":{"first":1e400}}'),
    ("POST", "/api/tables", b'{"seats":[{"kind":"here"},{"kind":"here"}],"kit":"nothing"}'),
    ("POST", "/api/lobby/say", b'{"phrase":"steady","name":"\xff"}'),
    ("DELETE", "/api/lobby", b""),
    ("OPTIONS", "/", b""),
    ("GET", "/socket", b""),
]


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS, ids=range(len(REQUESTS)))
def test_no_request_breaks_the_server(
    server: Server, caplog: pytest.LogCaptureFixture, method: str, path: str, body: bytes
) -> None:
    answer = httpx.request(method, server.address + path, content=body, timeout=60)
    assert answer.status_code < 500 or answer.status_code == 503
    assert HEADERS.items() <= dict(answer.headers).items()
    assert "content-security-policy" in answer.headers
    assert not [record for record in caplog.records if record.exc_info]


def handshake(path: str = "/socket/" + "A" * 22, method: str = "GET", **changed: str) -> bytes:
    """A page's request for a socket with these headers changed; empty ones are left out."""
    headers = {"Host": "localhost", "Upgrade": "websocket", "Connection": "Upgrade"}
    headers |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    headers |= {name.replace("_", "-"): value for name, value in changed.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items() if value)]
    return "\r\n".join([*lines, "", ""]).encode()


RAW = {
    "no request": b"hello\r\n\r\n",
    "a sign that is none": b"GET /\xff HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "a foreign name": b"GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    "half a number": b"GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n",
    "a foreign page": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\n"
    b"Content-Length: 0\r\nConnection: close\r\n\r\n",
    "a socket for a foreign page": handshake(Origin="https://evil.example"),
    "a socket under a foreign name": handshake(Host="evil.example"),
    "a socket with a bad key": handshake(Sec_WebSocket_Key="short"),
    "a socket without a key": handshake(Sec_WebSocket_Key=""),
    "a socket of an old version": handshake(Sec_WebSocket_Version="8"),
    "a socket where there is none": handshake("/elsewhere"),
    "a socket that is posted": handshake(method="POST"),
    "a socket at an endless address": handshake("/socket/" + "a" * 9000),
    "a socket with an endless header": handshake(Cookie="a" * 9000),
}
REFUSED = ("400", "403", "405", "414", "421", "426", "431")


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("named")
    with serving(folder / "games.sqlite", names=frozenset({"127.0.0.1", "localhost"})) as served:
        yield served


@pytest.mark.parametrize("asked", RAW.values(), ids=RAW)
def test_every_answer_has_the_headers_that_protect_the_page(
    named: Server, caplog: pytest.LogCaptureFixture, asked: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", named.port), 60) as line:
        line.sendall(asked)
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    head = answer.split(b"\r\n\r\n")[0].decode().lower()
    assert head.split()[1] in REFUSED
    assert "content-security-policy: default-src 'self'" in head
    assert all(f"{name}: {value}".lower() in head for name, value in HEADERS.items())
    assert not [record for record in caplog.records if record.exc_info]


def test_a_server_answers_to_the_names_it_was_given() -> None:
    told = names_of(["villa.example"], "0.0.0.0", ["https://other.example:8443"])
    assert {"villa.example", "other.example", "localhost"} <= told
    assert not known_host("evil.example", told)
    assert known_host("Villa.Example:443", told)
    assert not known_host("192.168.1.7", told)
    assert known_host("192.168.1.7:8642", told, addresses=True)
    assert known_host("[fe80::1]:8642", told, addresses=True)
    assert not known_host("[", told, addresses=True)


def test_a_damaged_journal_gets_its_sentence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "games.sqlite"
    with serving(file) as server:
        table, owns = server.make(*FOUR)
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE entries SET payload = x'00ff' WHERE table_id = ?", (table,))
    with serving(file) as server:
        page = server.page(table, owns)
        assert page.hear("sorry")["reason"] == "damaged-table"
        page.hear_the_end()
        other = server.page(*server.make(*FOUR))
        other.hear("snapshot")
        other.close()
    assert not [record for record in caplog.records if record.exc_info]


def test_a_database_that_is_down_is_told_and_comes_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "games.sqlite"
    with serving(file) as server, contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        table, owns = server.make(*FOUR)
        database.execute("ALTER TABLE tables RENAME TO gone")
        assert (server.get("/healthz").status_code, server.get("/healthz").json()["ok"]) == (503, False)
        refused = server.post("/api/tables", {"seats": FOUR})
        assert (refused.status_code, refused.json()["reason"]) == (503, "no-storage")
        assert server.page("A" * 22).hear("sorry")["reason"] == "storage-away"
        database.execute("ALTER TABLE gone RENAME TO tables")
        assert server.get("/healthz").status_code == 200
        page = server.page(table, owns)
        page.hear("snapshot")
        page.close()
    assert not [record for record in caplog.records if record.exc_info]


def test_a_seat_that_begins_begins_by_whatever_name_its_owner_goes(server: Server) -> None:
    table, owns = server.make(*TWO_APART, house={"first": "Ben"})
    page = server.page(table, owns)
    page.hear("room")
    guest = server.page(table)
    guest.hear("room")
    guest.say("claim-seat", seat=1, name="Zoe")
    guest.hear("seated")
    assert choose_colours(page, {0: page, 1: guest})["phase"] != "colours"
    for each in (page, guest):
        each.close()


def test_no_more_tables_than_the_host_said(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_tables=2) as server:
        left, sat = server.make(*FOUR), server.make(*FOUR)
        pages = [server.page(*sat)]
        pages[0].hear("snapshot")
        # A table that everybody has left makes room, and comes back when another one has been left.
        new = server.make(*FOUR)
        pages.append(server.page(*new))
        pages[1].hear("snapshot")
        assert server.post("/api/tables", {"seats": FOUR}).json()["reason"] == "server-full"
        assert server.page(*left).hear("sorry")["reason"] == "server-full"
        assert server.get("/healthz").json()["tables"] == 2
        for page in pages:
            page.close()
