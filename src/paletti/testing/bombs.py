"""Small files that are meant to fill a server's memory, to hang it or to fill its disk; for tests and the bench."""

import hashlib
import lzma
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from paletti.rules.deeds import ChooseColour, ThrowSeal
from paletti.rules.pieces import Side
from paletti.rules.state import Stage
from paletti.rules.verbs.colours import free_colours
from paletti.table.entry import to_plain
from paletti.table.game import Game
from paletti.table.gestures import AimHold, Grip, Hold, ReleaseHold
from paletti.table.journal import Journal
from paletti.table.record import Gestures, Track, pack_track, poses
from paletti.table.replay.file import FORMAT, HEAD, MAGIC, XZ, Replay, replay_of
from paletti.table.setup import GameSetup
from paletti.testing import path

MB: Final = 2**20
LARGEST_BOMB: Final = 1_000_000


@cache
def toppled() -> Replay:
    """A short game of two that ends with the villa on the table."""
    game = Game.new(GameSetup(("Ann", "Ben"), serial=7, seed=11), journal := Journal())
    game.do(ThrowSeal("Ann", Side.RED))
    while game.state.stage is Stage.COLOURS:
        game.do(ChooseColour(game.state.player, free_colours(game.state)[0]))
    seat = game.state.turn
    columns = [name for name, why in game.touchable(seat).items() if why is None]
    assert any(game.gesture(seat, Grip(column, (0.0, 0.0, 0.03))) is None for column in columns)
    assert game.gesture(seat, Hold("blue", path.TOPPLING_HOLD_M)) is None
    for target in path.toppling(60):
        game.gesture(seat, AimHold(target))
        game.advance()
    game.gesture(seat, ReleaseHold())
    for _ in range(2000):
        if game.state.over:
            break
        game.advance()
    assert game.state.over
    return replay_of(game.setup, journal.entries())


def _packed(plain: bytes) -> bytes:
    """A file with a valid head and checksum, whatever is in it; packed quickly, because bombs are very uniform."""
    return _headed(lzma.compress(plain, check=lzma.CHECK_CRC32, preset=0))


def _headed(body: bytes) -> bytes:
    return HEAD.pack(MAGIC, FORMAT, XZ, len(body), hashlib.sha256(body).digest()) + body


def _body(**changes: Any) -> dict[str, Any]:
    """A short game as the body of a file, in plain values."""
    replay = toppled()
    entries = [msgspec.to_builtins(to_plain(entry), builtin_types=(bytes,)) for entry in replay.entries]
    whole = {"setup": replay.setup.to_json(), "engine": replay.engine, "entries": entries, "thoughts": []}
    return {**whole, **changes}


def _with_entry(number: int, **changes: Any) -> bytes:
    whole = _body()
    whole["entries"][number] |= changes
    return _packed(msgspec.msgpack.encode(whole))


def _in_place_of(name: str, raw: bytes) -> bytes:
    """A body in which these bytes are the value of a field."""
    mark = "###in-place-of###"
    plain = msgspec.msgpack.encode(_body(**{name: mark}))
    return _packed(plain.replace(msgspec.msgpack.encode(mark), raw))


def _repeated(raw: bytes, count: int) -> bytes:
    return b"\xdd" + count.to_bytes(4, "big") + raw * count


def _greedy_unpacker() -> bytes:
    """A file that requires a gigabyte and a half before it contains anything."""
    found = bytearray(lzma.compress(b"x" * 1000, check=lzma.CHECK_CRC32))
    size = (found[12] + 1) * 4
    assert found[14] == 0x21
    found[16] = 37
    found[12 + size - 4 : 12 + size] = zlib.crc32(bytes(found[12 : 12 + size - 4])).to_bytes(4, "little")
    return _headed(bytes(found))


def _many_places() -> bytes:
    """Thousands of pieces put down by hand, each with the same large villa: tiny as a file, large as a journal."""
    whole = _body()
    first = whole["entries"][0]
    place = {"deed": "place", "by": "Ann", "piece": "red-hex"}
    whole["setup"]["layout"] = "by-hand"
    whole["entries"] = [first | {"version": n, "deed": place, "events": [], "seat": 0} for n in range(1, 4001)]
    return _packed(msgspec.msgpack.encode(whole))


def _many_thoughts() -> bytes:
    weighed = {"what": "pass", "chance": 0.5, "value": 0.5, "tries": 1}
    thought = {"version": 1, "seat": 0, "strength": "master", "weighed": [weighed] * 1000}
    return _packed(msgspec.msgpack.encode(_body(thoughts=[thought] * 3000)))


def _pictures(count: int) -> dict[str, Any]:
    """A deed whose track claims to have this many pictures."""
    track = Track(0, 800_000, 8, count, bytes(25 * 7 * 4), bytes(22), b"")
    return {"track": msgspec.to_builtins(track, builtin_types=(bytes,))}


@cache
def flickering(count: int) -> bytes:
    """A file of a few kilobytes in which every piece is somewhere else in each of this many pictures."""
    set_up = toppled().entries[0].track
    assert set_up is not None
    one = poses(set_up)[-1]
    other = one.copy()
    other[:, :3] += 0.3
    other[:, 3:] = 0.5
    track = pack_track([one, other] * (count // 2), 0, 8 * count)
    return _with_entry(0, track=msgspec.to_builtins(track, builtin_types=(bytes,)))


BOMBS: Final[dict[str, Callable[[], bytes]]] = {
    "a million throws": lambda: _with_entry(1, extra={"throws": ["red"] * 1_000_000}),
    "five hundred throws in each deed": lambda: _with_entry(1, extra={"throws": ["red"] * 500}),
    "a snapshot of sixty megabytes": lambda: _with_entry(0, state=bytes(60 * MB)),
    "a snapshot of two megabytes": lambda: _with_entry(0, state=bytes(2 * MB)),
    "ten million empty maps": lambda: _with_entry(0, events=[{}] * 10_000_000),
    "empty maps instead of deeds": lambda: _in_place_of("entries", _repeated(b"\x80", 10_000_000)),
    "empty maps in the setup": lambda: _in_place_of("setup", b"\x81\xa1x" + _repeated(b"\x80", 10_000_000)),
    "four thousand million deeds": lambda: _in_place_of("entries", b"\xdd\xff\xff\xff\xff"),
    "a name of four gigabytes": lambda: _in_place_of("engine", b"\xdb\xff\xff\xff\xff"),
    "a deed a million lists deep": lambda: _in_place_of("entries", b"\x91" * 1_000_000 + b"\x90"),
    "half a gigabyte of nothing": lambda: _packed(bytes(500 * MB)),
    "half a gigabyte of one text": lambda: _in_place_of(
        "engine", b"\xdb" + (500 * MB).to_bytes(4, "big") + bytes(500 * MB)
    ),
    "an unpacker that wants it all": _greedy_unpacker,
    "sixty thousand pictures": lambda: _with_entry(0, **_pictures(60_000)),
    "two thousand million pictures": lambda: _with_entry(0, **_pictures(2**31 - 1)),
    "no pictures at all": lambda: _with_entry(0, **_pictures(0)),
    "aims that are not there": lambda: _with_entry(
        4, gestures=msgspec.to_builtins(Gestures((), 2**40, b"", 0, b""), builtin_types=(bytes,))
    ),
    "four thousand villas": _many_places,
    "three million thoughts": _many_thoughts,
    "a set of brackets": lambda: _packed(
        msgspec.msgpack.encode(_body(setup=toppled().setup.to_json() | {"kit": "a=" + "[" * 200_000 + "\n"}))
    ),
    "a tick beyond all time": lambda: _with_entry(2, began=2**63, ended=2**64 - 1),
    "a seat that nobody has": lambda: _with_entry(4, seat=10**6),
    "a column that nobody has": lambda: _with_entry(2, deed={"deed": "feel", "by": "Ann", "piece": "../red"}, seat=0),
    "somebody who never sat here": lambda: _with_entry(2, deed={"deed": "place", "by": "Eve", "piece": "red-hex"}),
}
