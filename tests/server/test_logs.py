"""What the log says, and how often."""

import json
import logging

import pytest

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
