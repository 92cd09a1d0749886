"""What is logged, and how often."""

import contextlib
import json
import logging
import sqlite3
from pathlib import Path

import pytest
from tests.server.outside import running
from tests.server.players import FOUR

from paletti.server.logs import EVENTS, JsonLines, Security, address_of, household


def test_a_line_of_the_log_is_one_json_object_with_time_and_level() -> None:
    record = logging.LogRecord("paletti.security", logging.WARNING, "", 0, "Somebody\n%s", ("asked.",), None)
    record.created, record.msecs, record.event = 0.25, 250.0, "foreign-name"
    line = JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line) == {
        "time": "1970-01-01T00:00:00.250Z",
        "level": "warning",
        "logger": "paletti.security",
        "message": "Somebody\nasked.",
        "event": "foreign-name",
    }


def test_an_attack_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    security = Security()
    with caplog.at_level(logging.WARNING):
        for _ in range(1000):
            security.note("wrong-secret", "10.0.0.9", "A page named a secret that opens no seat.")
        security.note("false-node", "10.0.0.9", "Somebody claimed to be another node and is none.")
    assert len(caplog.records) == EVENTS + 1
    assert caplog.records[-1].getMessage().endswith("(10.0.0.9)")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a-socket", "a-socket"),
    ],
)
def test_a_household_counts_as_one_address_however_many_it_has(address: str, counted: str) -> None:
    assert address_of({"type": "http", "client": (address, 4711)}) == counted
    assert household(counted) == counted


def test_a_real_server_logs_attacks_and_breakdowns_as_json_and_neither_links_nor_names_nor_secrets(
    tmp_path: Path,
) -> None:
    with (
        running(tmp_path, "--log", "json", "--no-bots", "--proxy-address", "127.0.0.1") as server,
        contextlib.closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as database,
    ):
        table, owns = server.make(*FOUR)
        page = server.page(table, [{"seat": 0, "secret": "W" * 22}])
        page.hear("snapshot")
        page.close()
        server.post("/api/tables", {"seats": FOUR}, headers={"origin": "https://elsewhere.example"})
        server.get("/", headers={"host": "evil.example", "x-forwarded-for": "203.0.113.9"})
        database.execute("CREATE TRIGGER broken BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'broken'); END")
        assert server.post("/api/tables", {"seats": FOUR}).status_code == 500
        said = server.said
    told = [json.loads(line) for line in said.splitlines()]
    assert [(line["level"], line.get("event"), line.get("address")) for line in told] == [
        ("warning", "wrong-secret", "127.0.0.1"),
        ("warning", "foreign-page", "127.0.0.1"),
        ("warning", "foreign-name", "203.0.113.9"),
        ("error", None, None),
    ]
    assert "IntegrityError" in told[-1]["error"]
    assert [word for word in (table, *(own["secret"] for own in owns), "W" * 22, "Ann") if word in said] == []
