"""Frames: what moves, 60 times a second, in few bytes. docs/protocol.md has the layout; web/src/net/frames.ts reads it.

One encoder serves a whole table: a delta is against the frame before it, so the same bytes go to every page that got
that one. A page that joins, or was too slow and missed one, gets a key frame, which says everything.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paletti.protocol.framing import (
    CONTACTS,
    HANDS,
    KEY,
    LEAST_IMPULSE_N_S,
    LEAST_SLIDE_M_S,
    MOST_CONTACTS,
    MOVED,
    PLACES,
    POSES,
    RESTS,
    SLACK,
    STEP_M,
    TURN_STEPS,
    TURN_WHOLE,
    TURNED,
)
from paletti.protocol.varint import Reader, put, put_signed

Pose = Sequence[float]
Poses = Sequence[Pose] | NDArray[np.float64]
"""A row of x y z qw qx qy qz for each piece."""
Quantised = tuple[int, int, int, int, int, int, int]
"""x y z in steps, the index of the largest part, the other three."""

_SLACK: Final = [SLACK * STEP_M] * 3 + [SLACK / TURN_STEPS] * 4
_SLACKS: Final = np.array(_SLACK)


@dataclass(frozen=True)
class HandFrame:
    """A hand as the page draws it: what it grips, where, where it wants to be, how hard it pulls."""

    seat: int
    tool: int
    piece: int
    grip: tuple[float, float, float]
    target: tuple[float, float, float]
    force_n: float
    strain: float
    led_ms: int | None = None
    """The time of its page's clock (modulo LED_WRAP_MS) that the target stands for; None while no page leads it."""


@dataclass(frozen=True)
class ContactFrame:
    """A contact to be heard: two pieces, the impulse of the knock (N s), the speed of the slide (m/s)."""

    first: int
    second: int
    impulse_n_s: float
    slide_m_s: float


@dataclass(frozen=True)
class Moment:
    """One moment of the villa, as it is sent and as it is read."""

    tick: int
    poses: Poses
    places: Sequence[int]
    hands: Sequence[HandFrame] = ()
    contacts: Sequence[ContactFrame] = ()
    rests: bool = False


@dataclass
class Encoder:
    """Turns moments into frames, each against the one before."""

    _tick: int = 0
    _poses: list[Quantised] = field(default_factory=list)
    _seen: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 7)))
    """What pages have been shown: the poses that the quantised ones stand for, each turn on its piece's own side."""
    _places: tuple[int, ...] = ()
    _hands: Sequence[HandFrame] = ()
    _rests: bool = True

    def encode(self, moment: Moment) -> bytes | None:
        """The frame that leads from the last moment to this one; the first is a key frame. None: nothing to tell."""
        poses = np.asarray(moment.poses, np.float64)
        hands_before, rested, places_before = self._hands, self._rests, self._places
        self._places, self._hands, self._rests = tuple(moment.places), moment.hands, moment.rests
        since, self._tick = moment.tick - self._tick, moment.tick
        if not self._poses:
            self._poses = [quantise(pose) for pose in poses.tolist()]
            self._seen = np.array([restore(pose) for pose in self._poses])
            return self.key(moment.contacts)
        before = self._renew(poses)
        flags = (
            (POSES if before else 0)
            | (PLACES if self._places != places_before else 0)
            | (HANDS if moment.hands != hands_before else 0)
            | (CONTACTS if moment.contacts else 0)
            | (RESTS if moment.rests else 0)
        )
        if flags & ~RESTS == 0 and moment.rests == rested:
            self._tick -= since
            return None
        out = bytearray((flags,))
        put(out, max(since, 0))
        if before:
            _put_mask(out, before)
            for index, old in before.items():
                _put_pose(out, self._poses[index], old)
        if flags & PLACES:
            _put_places(out, self._places)
        if flags & HANDS:
            _put_hands(out, moment.hands)
        _put_contacts(out, moment.contacts)
        return bytes(out)

    def _renew(self, poses: NDArray[np.float64]) -> dict[int, Quantised]:
        """Takes in what has moved enough to be seen: each such piece, in order, with what was sent of it before."""
        seen, before = self._seen, {}
        # Almost everything stands still almost always: one look at all of it, and Python for the few that moved.
        far = (np.abs(poses - seen) > _SLACKS).nonzero()[0].tolist()
        for index in dict.fromkeys(far):
            pose = poses[index].tolist()
            shown = seen[index].tolist()
            if _against(pose, shown):
                # A quaternion and its negative are the same turn.
                shown[3:] = [-part for part in shown[3:]]
                seen[index] = shown
                if not any(abs(one - two) > slack for one, two, slack in zip(pose, shown, _SLACK, strict=True)):
                    continue
            before[index] = self._poses[index]
            self._poses[index] = now = quantise(pose)
            shown = restore(now)
            seen[index] = shown if pose[3 + now[3]] >= 0 else (*shown[:3], *(-part for part in shown[3:]))
        return before

    def key(self, contacts: Sequence[ContactFrame] = ()) -> bytes:
        """The last moment in full, for a page that cannot build on the frame before."""
        flags = KEY | POSES | PLACES | HANDS | (CONTACTS if contacts else 0)
        out = bytearray((flags | (RESTS if self._rests else 0),))
        put(out, self._tick)
        put(out, len(self._poses))
        for pose in self._poses:
            _put_pose(out, pose, None)
        _put_places(out, self._places)
        _put_hands(out, self._hands)
        _put_contacts(out, contacts)
        return bytes(out)


class BadFrame(ValueError):
    """The bytes are no frame, or one that does not follow the last."""


@dataclass
class Decoder:
    """Turns frames back into moments."""

    _tick: int = 0
    _poses: list[Quantised] = field(default_factory=list)
    _places: list[int] = field(default_factory=list)
    _hands: list[HandFrame] = field(default_factory=list)

    def decode(self, frame: bytes) -> Moment:
        """The moment this frame leads to."""
        try:
            return self._decode(Reader(frame))
        except IndexError as problem:
            raise BadFrame("The frame ends too soon.") from problem

    def _decode(self, reader: Reader) -> Moment:
        flags, ticks = reader.byte(), reader.natural()
        if flags & KEY:
            count = reader.natural()
            self._tick = ticks
            self._poses = [_read_pose(reader, None) for _ in range(count)]
        elif not self._poses:
            raise BadFrame("The first frame must be a key frame.")
        else:
            self._tick += ticks
            if flags & POSES:
                for index in _read_mask(reader):
                    self._poses[index] = _read_pose(reader, self._poses[index])
        if flags & PLACES:
            self._places = _read_places(reader, len(self._poses))
        if flags & HANDS:
            self._hands = [_read_hand(reader) for _ in range(reader.byte())]
        contacts = [_read_contact(reader) for _ in range(reader.byte())] if flags & CONTACTS else []
        if not reader.ended():
            raise BadFrame("The frame is too long.")
        poses = [restore(pose) for pose in self._poses]
        return Moment(self._tick, poses, list(self._places), list(self._hands), contacts, bool(flags & RESTS))


def quantise(pose: Pose) -> Quantised:
    """A pose (x y z qw qx qy qz) in steps, its quaternion by the smallest three."""
    x, y, z, *parts = pose
    sizes = [abs(part) for part in parts]
    largest = sizes.index(max(sizes))
    scale = TURN_STEPS if parts.pop(largest) >= 0 else -TURN_STEPS
    a, b, c = parts
    return (
        round(x / STEP_M),
        round(y / STEP_M),
        round(z / STEP_M),
        largest,
        round(a * scale),
        round(b * scale),
        round(c * scale),
    )


def restore(pose: Quantised) -> tuple[float, ...]:
    """The pose that these steps stand for."""
    x, y, z, largest, *steps = pose
    a, b, c = parts = [step / TURN_STEPS for step in steps]
    parts.insert(largest, math.sqrt(max(0.0, 1.0 - (a * a + b * b + c * c))))
    return x * STEP_M, y * STEP_M, z * STEP_M, *parts


def _against(pose: Pose, shown: Pose) -> bool:
    """Whether the two quaternions lie on opposite sides."""
    _, _, _, w, x, y, z = pose
    _, _, _, s, t, u, v = shown
    return w * s + x * t + y * u + z * v < 0


def loudness(value: float, least: float) -> int:
    """A positive size on a scale of 0 to 255, a twelfth of an octave a step, 0 for anything under `least`."""
    return 0 if value < least else min(255, 1 + round(12 * math.log2(value / least)))


def size(loud: int, least: float) -> float:
    """The size that this step of the scale stands for."""
    return 0.0 if loud == 0 else least * math.pow(2, (loud - 1) / 12)


def _put_mask(out: bytearray, changed: Iterable[int]) -> None:
    out += sum(1 << index for index in changed).to_bytes(4, "little")


def _read_mask(reader: Reader) -> list[int]:
    mask = sum(reader.byte() << shift for shift in (0, 8, 16, 24))
    return [index for index in range(32) if mask >> index & 1]


def _put_pose(out: bytearray, pose: Quantised, old: Quantised | None) -> None:
    x, y, z, largest, a, b, c = pose
    u, v, w, was_largest, d, e, f = old or (0, 0, 0, -1, 0, 0, 0)
    moved = old is None or x != u or y != v or z != w
    whole = largest != was_largest
    if whole:
        d = e = f = 0
    turned = whole or a != d or b != e or c != f
    out.append(largest | (MOVED if moved else 0) | (TURNED if turned else 0) | (TURN_WHOLE if whole else 0))
    if moved:
        put_signed(out, x - u)
        put_signed(out, y - v)
        put_signed(out, z - w)
    if turned:
        put_signed(out, a - d)
        put_signed(out, b - e)
        put_signed(out, c - f)


def _read_pose(reader: Reader, old: Quantised | None) -> Quantised:
    head = reader.byte()
    x, y, z, largest, a, b, c = old or (0, 0, 0, 0, 0, 0, 0)
    if head & MOVED:
        x, y, z = x + reader.signed(), y + reader.signed(), z + reader.signed()
    if head & TURN_WHOLE:
        largest, a, b, c = head & 3, 0, 0, 0
    if head & TURNED:
        a, b, c = a + reader.signed(), b + reader.signed(), c + reader.signed()
    return x, y, z, largest, a, b, c


def _put_places(out: bytearray, places: Sequence[int]) -> None:
    packed = sum(place << 2 * index for index, place in enumerate(places))
    out += packed.to_bytes((len(places) + 3) // 4, "little")


def _read_places(reader: Reader, count: int) -> list[int]:
    packed = [reader.byte() for _ in range((count + 3) // 4)]
    return [packed[index // 4] >> 2 * (index % 4) & 3 for index in range(count)]


def _put_hands(out: bytearray, hands: Sequence[HandFrame]) -> None:
    out.append(len(hands))
    for hand in hands:
        out += bytes((hand.seat, hand.tool, hand.piece))
        (x, y, z), (u, v, w) = hand.grip, hand.target
        x, y, z = round(x / STEP_M), round(y / STEP_M), round(z / STEP_M)
        put_signed(out, x)
        put_signed(out, y)
        put_signed(out, z)
        put_signed(out, round(u / STEP_M) - x)
        put_signed(out, round(v / STEP_M) - y)
        put_signed(out, round(w / STEP_M) - z)
        put(out, round(max(hand.force_n, 0.0) * 100))
        out.append(round(min(max(hand.strain, 0.0), 1.0) * 255))
        put(out, 0 if hand.led_ms is None else 1 + hand.led_ms)


def _read_hand(reader: Reader) -> HandFrame:
    seat, tool, piece = reader.byte(), reader.byte(), reader.byte()
    x, y, z = reader.signed(), reader.signed(), reader.signed()
    to = (x + reader.signed(), y + reader.signed(), z + reader.signed())
    force, strain, led = reader.natural() / 100, reader.byte() / 255, reader.natural()
    grip, target = (x * STEP_M, y * STEP_M, z * STEP_M), (to[0] * STEP_M, to[1] * STEP_M, to[2] * STEP_M)
    return HandFrame(seat, tool, piece, grip, target, force, strain, led - 1 if led else None)


def _put_contacts(out: bytearray, contacts: Sequence[ContactFrame]) -> None:
    if not contacts:
        return
    # The loudest are heard; a collapse has hundreds.
    heard = sorted(contacts, key=lambda contact: contact.impulse_n_s, reverse=True)[:MOST_CONTACTS]
    out.append(len(heard))
    for contact in heard:
        out += bytes((contact.first, contact.second, loudness(contact.impulse_n_s, LEAST_IMPULSE_N_S)))
        out.append(loudness(contact.slide_m_s, LEAST_SLIDE_M_S))


def _read_contact(reader: Reader) -> ContactFrame:
    first, second = reader.byte(), reader.byte()
    impulse, slide = size(reader.byte(), LEAST_IMPULSE_N_S), size(reader.byte(), LEAST_SLIDE_M_S)
    return ContactFrame(first, second, impulse, slide)
