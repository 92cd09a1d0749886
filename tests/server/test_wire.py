"""The short ways of the sockets: what they take is what the long way would have taken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from paletti.server.live.wire import SHORT, text_of, whole_frames


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, masked: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=masked)


@given(st.text(max_size=400))
def test_a_short_text_that_comes_alone_is_read(text: str) -> None:
    assert text_of(sent(text.encode())) == text.encode()


OTHERS = {
    "nothing": b"",
    "half a head": b"\x81",
    "cut off": sent(b"aim")[:-1],
    "more behind": sent(b"aim") + b"\x81",
    "two": sent(b"aim") + sent(b"aim"),
    "binary": sent(b"aim", Opcode.BINARY),
    "a ping": sent(b"aim", Opcode.PING),
    "a part": sent(b"aim", fin=False),
    "unmasked": sent(b"aim", masked=False),
    "too long": sent(b"a" * (SHORT + 1)),
    "far too long": sent(b"a" * 70_000),
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_everything_else_goes_the_long_way(data: bytes) -> None:
    assert text_of(data) is None


@given(st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PONG]), st.integers(0, 125)), max_size=5))
def test_whole_frames_are_told_from_cut_ones(frames: list[tuple[Opcode, int]]) -> None:
    data = b"".join(sent(b"x" * length, opcode) for opcode, length in frames)
    assert whole_frames(data)
    assert not any(whole_frames(data + sent(b"more" * 40)[:cut]) for cut in range(1, 40))


@pytest.mark.parametrize("length", [125, 126, 300, 65_535, 65_536, 70_000])
def test_a_frame_of_any_length_is_whole(length: int) -> None:
    assert whole_frames(sent(b"x" * length))
    assert not whole_frames(sent(b"x" * length)[:-1])


def test_a_part_of_a_longer_message_is_not_whole() -> None:
    assert not whole_frames(sent(b"one", fin=False))
