"""Small files that are meant to fill a server's memory, to hang it, or to fill its disk."""

import hashlib
import lzma
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.outside import MB, Outside, running
from tests.server.test_replays import toppled, upload

from paletti.table.journal import to_plain
from paletti.table.record import Gestures, Track
from paletti.table.replay.file import FORMAT, HEAD, MAGIC, XZ, to_bytes

LARGEST_BOMB = 1_000_000


def packed(plain: bytes, **options: Any) -> bytes:
    """A file whose seal and checksum are right, whatever is in it."""
    body = lzma.compress(plain, check=lzma.CHECK_CRC32, **options)
    return headed(body)


def headed(body: bytes) -> bytes:
    return HEAD.pack(MAGIC, FORMAT, XZ, len(body), hashlib.sha256(body).digest()) + body


def body(**changes: Any) -> dict[str, Any]:
    """A short game as a file's body has it, in plain values."""
    replay = toppled()
    entries = [msgspec.to_builtins(to_plain(entry), builtin_types=(bytes,)) for entry in replay.entries]
    whole = {"setup": replay.setup.to_json(), "engine": replay.engine, "entries": entries, "thoughts": []}
    return {**whole, **changes}


def with_entry(number: int, **changes: Any) -> bytes:
    whole = body()
    whole["entries"][number] |= changes
    return packed(msgspec.msgpack.encode(whole))


def in_place_of(name: str, raw: bytes) -> bytes:
    """A body in which the value of a field is these bytes."""
    mark = "###in-place-of###"
    plain = msgspec.msgpack.encode(body(**{name: mark}))
    return packed(plain.replace(msgspec.msgpack.encode(mark), raw))


def repeated(raw: bytes, count: int) -> bytes:
    return b"\xdd" + count.to_bytes(4, "big") + raw * count


def greedy_unpacker() -> bytes:
    """A file that asks for a gigabyte and a half before it says anything."""
    found = bytearray(lzma.compress(b"x" * 1000, check=lzma.CHECK_CRC32))
    size = (found[12] + 1) * 4
    assert found[14] == 0x21
    found[16] = 37
    found[12 + size - 4 : 12 + size] = zlib.crc32(bytes(found[12 : 12 + size - 4])).to_bytes(4, "little")
    return headed(bytes(found))


def many_places() -> bytes:
    """Thousands of pieces put down by hand, each with the same large villa: tiny as a file, large as a journal."""
    whole = body()
    first = whole["entries"][0]
    place = {"deed": "place", "by": "Ann", "piece": "red-hex"}
    whole["setup"]["layout"] = "by-hand"
    whole["entries"] = [first | {"version": n, "deed": place, "events": [], "seat": 0} for n in range(1, 4001)]
    return packed(msgspec.msgpack.encode(whole))


def many_thoughts() -> bytes:
    weighed = {"what": "pass", "chance": 0.5, "value": 0.5, "tries": 1}
    thought = {"version": 1, "seat": 0, "strength": "master", "weighed": [weighed] * 1000}
    return packed(msgspec.msgpack.encode(body(thoughts=[thought] * 3000)), preset=1)


def pictures(count: int) -> dict[str, Any]:
    """A deed whose track claims to have so many pictures."""
    track = Track(0, 800_000, 8, count, bytes(25 * 7 * 4 * min(count, 60_000)))
    return {"track": msgspec.to_builtins(track, builtin_types=(bytes,))}


BOMBS: dict[str, Callable[[], bytes]] = {
    "a million throws": lambda: with_entry(1, extra={"throws": ["red"] * 1_000_000}),
    "five hundred throws in each deed": lambda: with_entry(1, extra={"throws": ["red"] * 500}),
    "a snapshot of half a gigabyte": lambda: with_entry(0, state=zlib.compress(bytes(500 * MB), 9)),
    "a small snapshot of sixty megabytes": lambda: with_entry(0, state=zlib.compress(bytes(60 * MB), 9)),
    "ten million empty maps": lambda: with_entry(0, events=[{}] * 10_000_000),
    "empty maps instead of deeds": lambda: in_place_of("entries", repeated(b"\x80", 10_000_000)),
    "empty maps in the setup": lambda: in_place_of("setup", b"\x81\xa1x" + repeated(b"\x80", 10_000_000)),
    "four thousand million deeds": lambda: in_place_of("entries", b"\xdd\xff\xff\xff\xff"),
    "a name of four gigabytes": lambda: in_place_of("engine", b"\xdb\xff\xff\xff\xff"),
    "a deed a million lists deep": lambda: in_place_of("entries", b"\x91" * 1_000_000 + b"\x90"),
    "half a gigabyte of nothing": lambda: packed(bytes(500 * MB), preset=1),
    "half a gigabyte of one text": lambda: in_place_of(
        "engine", b"\xdb" + (500 * MB).to_bytes(4, "big") + bytes(500 * MB)
    ),
    "an unpacker that wants it all": greedy_unpacker,
    "sixty thousand pictures": lambda: with_entry(0, **pictures(60_000)),
    "two thousand million pictures": lambda: with_entry(0, **pictures(2**31 - 1)),
    "no pictures at all": lambda: with_entry(0, **pictures(0)),
    "aims that are not there": lambda: with_entry(
        4, gestures=msgspec.to_builtins(Gestures((), 2**40, b"", 0, b""), builtin_types=(bytes,))
    ),
    "four thousand villas": many_places,
    "three million thoughts": many_thoughts,
    "a set of brackets": lambda: packed(
        msgspec.msgpack.encode(body(setup=toppled().setup.to_json() | {"kit": "a=" + "[" * 200_000 + "\n"}))
    ),
    "a tick beyond all time": lambda: with_entry(2, began=2**63, ended=2**64 - 1),
    "a seat that nobody has": lambda: with_entry(4, seat=10**6),
    "a column that nobody has": lambda: with_entry(2, deed={"deed": "feel", "by": "Ann", "piece": "../red"}, seat=0),
    "somebody who never sat here": lambda: with_entry(2, deed={"deed": "place", "by": "Eve", "piece": "red-hex"}),
}


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with running(tmp_path_factory.mktemp("uploads"), "--new-a-minute", "10000") as server:
        # The process that looks at files has started, and holds what it always holds.
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
