"""Score sheets of the wooden game, shared by a link."""

import json

import httpx
import pytest
from tests.server.served import WAIT_S, Server

from paletti.rules.deeds import SetUp
from paletti.rules.editions import house
from paletti.scorekeeping.session import Session
from paletti.scorekeeping.sheet import Sheet, write_sheet


def sheet(entries: int) -> dict[str, object]:
    """A game of two with no entry, or with its first."""
    session = Session(house("de"), ("Ann", "Ben"))
    if entries:
        session.enter(SetUp())
    return write_sheet(Sheet(session, "en", "noon"))


def shared(server: Server) -> str:
    made = server.post("/api/scores", sheet(0))
    assert made.status_code == 201
    score: str = made.json()["score"]
    return score


def write(server: Server, score: str, known: int, told: object) -> httpx.Response:
    return httpx.put(f"{server.address}/api/scores/{score}?known={known}", content=json.dumps(told), timeout=WAIT_S)


def test_another_device_reads_the_sheet_that_was_shared(server: Server) -> None:
    read = server.get(f"/api/scores/{shared(server)}").json()
    assert (read["version"], json.loads(read["sheet"])) == (1, sheet(0))


def test_a_device_that_has_the_newest_sheet_is_told_so_without_it(server: Server) -> None:
    address = f"{server.address}/api/scores/{shared(server)}"
    tag = httpx.get(address, timeout=WAIT_S).headers["etag"]
    assert httpx.get(address, headers={"if-none-match": tag}, timeout=WAIT_S).status_code == 304


def test_an_entry_of_one_device_is_there_for_the_other(server: Server) -> None:
    score = shared(server)
    assert write(server, score, 1, sheet(1)).json()["version"] == 2
    assert len(json.loads(server.get(f"/api/scores/{score}").json()["sheet"])["deeds"]) == 1


def test_a_device_that_missed_an_entry_cannot_overwrite_it(server: Server) -> None:
    score = shared(server)
    write(server, score, 1, sheet(1))
    late = write(server, score, 1, sheet(0))
    assert (late.status_code, late.json()["reason"]) == (409, "score-went-on")


@pytest.mark.parametrize("told", ["no game", {"format": "paletti-score", "version": 1}, {**sheet(0), "deeds": ["fly"]}])
def test_what_is_no_sheet_is_refused_in_a_sentence(server: Server, told: object) -> None:
    refused = httpx.post(f"{server.address}/api/scores", content=json.dumps(told), timeout=WAIT_S)
    assert (refused.status_code, refused.json()["reason"]) == (400, "bad-message")
    assert refused.json()["sentence"].endswith(".")


def test_a_sheet_that_nobody_shared_is_not_found(server: Server) -> None:
    assert server.get("/api/scores/nothing").status_code == 404
