"""Frames: what is written can be read back, and takes few bytes."""

import json
import math
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.protocol.vectors import FILE, moments, vectors

from paletti.protocol.frames import BadFrame, Decoder, Encoder, HandFrame, Moment
from paletti.protocol.framing import STEP_M

REST = [0.0, 0.0, 0.04, 1.0, 0.0, 0.0, 0.0]


def villa(count: int = 26) -> list[list[float]]:
    return [[0.01 * index, 0.0, 0.04, 1.0, 0.0, 0.0, 0.0] for index in range(count)]


def sent(encoder: Encoder, moment: Moment) -> bytes:
    frame = encoder.encode(moment)
    assert frame is not None
    return frame


def test_the_vectors_that_the_page_reads_are_what_the_encoder_writes() -> None:
    assert json.loads(FILE.read_text()) == json.loads(json.dumps(vectors()))


def test_every_pose_comes_back_within_a_tenth_of_a_millimetre_at_a_columns_end() -> None:
    encoder, decoder = Encoder(), Decoder()
    for moment in moments():
        read = decoder.decode(sent(encoder, moment))
        for pose, got in zip(moment.poses, read.poses, strict=True):
            assert max(abs(a - b) for a, b in zip(pose[:3], got[:3], strict=True)) <= 0.75 * STEP_M + 1e-12
            dot = min(1.0, abs(sum(a * b for a, b in zip(pose[3:], got[3:], strict=True))))
            assert 2 * math.acos(dot) * 0.04 < STEP_M


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(st.floats(-1, 1), st.floats(-1, 1), st.floats(-1, 1), *[st.floats(-1, 1)] * 4),
        min_size=1,
        max_size=30,
    )
)
def test_any_walk_of_a_piece_is_followed(walk: list[tuple[float, ...]]) -> None:
    encoder, decoder = Encoder(), Decoder()
    for tick, step in enumerate(walk):
        length = math.hypot(*step[3:])
        turn = [part / length for part in step[3:]] if length else [1.0, 0.0, 0.0, 0.0]
        frame = encoder.encode(Moment(tick * 4, [[*step[:3], *turn]], [0]))
        if frame is None:
            continue
        read = decoder.decode(frame)
        got = read.poses[0]
        assert max(abs(a - b) for a, b in zip(step[:3], got[:3], strict=True)) <= 0.75 * STEP_M + 1e-12
        assert abs(sum(a * b for a, b in zip(turn, got[3:], strict=True))) > 1 - 1e-5
        assert read.tick == tick * 4


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 12), st.integers(0, 30))
def test_a_page_that_joins_at_any_time_sees_what_all_others_see(seed: int, count: int, joins: int) -> None:
    chance = Random(seed)
    encoder, early, late = Encoder(), Decoder(), Decoder()
    speeds = [[chance.choice((0.0, 1e-5, 1e-4, 3e-3)) * chance.uniform(-1, 1) for _ in range(6)] for _ in range(count)]
    for tick in range(40):
        if chance.random() < 0.1:
            speeds[chance.randrange(count)] = [chance.gauss(0, 0.002) for _ in range(6)]
        poses = [posed(speed, tick) for speed in speeds]
        grip = (1e-3 * tick, 0.0, chance.uniform(0, 0.2))
        hands = [HandFrame(0, 0, 0, grip, grip, 1.0, 0.5, 7 * tick)] if tick % 13 else []
        frame = encoder.encode(Moment(4 * tick, poses, [0] * count, hands))
        seen = None if frame is None else early.decode(frame)
        if tick == joins:
            late.decode(encoder.key())
        elif tick > joins and frame is not None:
            assert late.decode(frame) == seen


def posed(speed: list[float], tick: int) -> list[float]:
    turn = [1.0, *(tick * part for part in speed[3:])]
    length = math.hypot(*turn)
    return [*(tick * part for part in speed[:3]), *(part / length for part in turn)]


def test_what_trembles_less_than_the_slack_is_not_sent_again() -> None:
    encoder = Encoder()
    encoder.encode(Moment(0, [REST], [0]))
    trembled = [REST[0] + 0.6 * STEP_M, *REST[1:]]
    assert encoder.encode(Moment(4, [trembled], [0])) is None


def test_a_turn_and_its_negative_are_the_same() -> None:
    encoder, turn = Encoder(), [0.8, 0.0, 0.0, 0.6]
    encoder.encode(Moment(0, [[*REST[:3], *turn]], [0]))
    turned = [-part for part in turn]
    assert encoder.encode(Moment(4, [[*REST[:3], *turned]], [0])) is None
    assert encoder.encode(Moment(8, [[*REST[:3], *turn]], [0])) is None
    decoder = Decoder()
    decoder.decode(encoder.key())
    frame = sent(encoder, Moment(12, [[0.1, *REST[1:3], *turned]], [0]))
    assert decoder.decode(frame).poses[0] == pytest.approx([0.1, *REST[1:3], *turn], abs=2e-4)


def test_a_frame_that_was_not_worth_sending_does_not_disturb_the_ticks() -> None:
    encoder, decoder = Encoder(), Decoder()
    decoder.decode(sent(encoder, Moment(0, [REST], [0])))
    assert encoder.encode(Moment(4, [REST], [0])) is None
    assert decoder.decode(sent(encoder, Moment(8, [[0.1, *REST[1:]]], [0]))).tick == 8


def test_a_hand_that_keeps_still_is_not_sent_again_and_stays() -> None:
    encoder, decoder = Encoder(), Decoder()
    hand = HandFrame(1, 0, 0, (0.0, 0.0, 0.04), (0.0, 0.0, 0.05), 0.5, 0.1)
    decoder.decode(sent(encoder, Moment(0, [REST], [0])))
    decoder.decode(sent(encoder, Moment(4, [REST], [0], [hand])))
    assert encoder.encode(Moment(8, [REST], [0], [hand])) is None
    moved = sent(encoder, Moment(12, [[0.1, *REST[1:]]], [0], [hand]))
    assert [seen.seat for seen in decoder.decode(moved).hands] == [1]
    assert decoder.decode(sent(encoder, Moment(16, [[0.1, *REST[1:]]], [0]))).hands == []


def test_three_pieces_dragged_along_cost_under_twenty_kilobits_a_second() -> None:
    encoder, poses, total = Encoder(), villa(), 0
    encoder.encode(Moment(0, poses, [0] * 26))
    for frame in range(1, 61):
        for dragged in (3, 4, 20):
            poses[dragged][0] += 0.0008
            poses[dragged][3:] = [math.cos(frame / 300), math.sin(frame / 300), 0.0, 0.0]
        hand = HandFrame(0, 0, 3, (poses[3][0], 0.0, 0.07), (poses[3][0] + 0.004, 0.001, 0.07), 1.2, 0.4)
        total += len(sent(encoder, Moment(4 * frame, [list(pose) for pose in poses], [0] * 26, [hand]))) + 2
    assert total * 8 < 20_000


@pytest.mark.parametrize("frame", [b"", b"\x01", b"\x02\x04\x01\x00\x00\x00\x04\x00\x00\x00", b"\x09\x04\x00\x01\x01"])
def test_what_is_no_frame_is_refused(frame: bytes) -> None:
    with pytest.raises(BadFrame):
        Decoder().decode(frame)
