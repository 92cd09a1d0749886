"""Small files that are meant to fill a server's memory or disk, or to make it hang."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.outside import Outside, running
from tests.server.test_replays import upload

from paletti.table.replay.file import to_bytes
from paletti.testing.bombs import BOMBS, LARGEST_BOMB, MB, toppled


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with running(tmp_path_factory.mktemp("uploads"), "--new-a-minute", "10000") as server:
        # The process that inspects files has started and holds what it always holds.
        for _ in range(2):
            assert upload(server, to_bytes(toppled())).status_code == 201
        yield server


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_refused_in_one_sentence_and_takes_no_memory(outside: Outside, bomb: Callable[[], bytes]) -> None:
    data = bomb()
    assert len(data) <= LARGEST_BOMB
    stored = _stored(outside)
    with outside.watched() as grown:
        refused = upload(outside, data)
    assert (refused.status_code, refused.json()["reason"]) == (422, "bad-replay")
    assert refused.json()["sentence"].endswith(".")
    assert grown[0] < 50 * MB
    assert _stored(outside) == stored
    assert "Traceback" not in outside.said


def test_after_all_bombs_an_honest_game_is_still_taken(outside: Outside) -> None:
    made = upload(outside, to_bytes(toppled()))
    assert made.status_code == 201
    assert outside.get(f"/api/games/{made.json()['game']}").status_code == 200


SHEETS = {
    "deep": b"[" * 90_000,
    "deep maps": b'{"a":' * 15_000 + b"1" + b"}" * 15_000,
    "half a sign": b'{"format":"paletti-score","version":1,"lang":"\xff"}',
    "half a pair": b'{"format":"paletti-score","version":1,"lang":"\\ud800","house":{},"players":[],"deeds":[]}',
    "a long game": msgspec.json.encode({"format": "paletti-score", "version": 1, "deeds": ["x"] * 20_000}),
    "no map": b"7",
}


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_a_sheet_that_is_none_is_refused_in_one_sentence(outside: Outside, sheet: bytes) -> None:
    refused = httpx.post(outside.address + "/api/scores", content=sheet, timeout=60)
    assert (refused.status_code, refused.json()["reason"]) == (400, "bad-message")
    assert refused.json()["sentence"].endswith(".")
    assert "Traceback" not in outside.said


def _stored(server: Outside) -> int:
    with sqlite3.connect(Path(server.settings.database)) as database:
        (size,) = database.execute("SELECT coalesce(sum(length(payload)), 0) FROM entries").fetchone()
    database.close()
    return int(size)
