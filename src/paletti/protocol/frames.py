"""Frames: what moves, 60 times a second, in few bytes. docs/protocol.md has the layout; web/src/net/frames.ts reads it.

One encoder serves a whole table: a delta is against the frame before it, so the same bytes go to every page that got
that one. A page that joins, or was too slow and missed one, gets a key frame, which says everything.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from paletti.physics.settings import FRAME_TICKS
from paletti.protocol.framing import (
    CONTACTS,
    FEW,
    HANDS,
    KEY,
    LEAST_IMPULSE_N_S,
    LEAST_SLIDE_M_S,
    LED,
    MORE,
    MOST_CONTACTS,
    MOST_FEW,
    PLACES,
    POSES,
    RESTS,
    SAME,
    SLACK,
    STEP_M,
    TURN_STEPS,
    USUAL,
)
from paletti.protocol.poses import (
    STILL,
    Pose,
    Quantised,
    Way,
    put_pose,
    put_whole,
    quantise,
    read_pose,
    read_whole,
    restore,
)
from paletti.protocol.varint import NOWHERE, Reader, Triple, less, plus, put, put_signed, put_triple, width

Poses = Sequence[Pose] | NDArray[np.float64]
"""A row of x y z qw qx qy qz for each piece."""
HandSteps = tuple[Triple, Triple, Triple, int, int, int | None]
"""A hand in steps: seat, tool and piece; grip; target less grip; force, strain and time."""

NO_HAND: Final[HandSteps] = (NOWHERE, NOWHERE, NOWHERE, 0, 0, None)
_SLACK: Final = [SLACK * STEP_M] * 3 + [SLACK / TURN_STEPS] * 4
_SLACKS: Final = np.array(_SLACK)


class HandFrame(NamedTuple):
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


class ContactFrame(NamedTuple):
    """A contact to be heard: two pieces, the impulse of the knock (N s), the speed of the slide (m/s)."""

    first: int
    second: int
    impulse_n_s: float
    slide_m_s: float


class Moment(NamedTuple):
    """One moment of the villa, as it is sent and as it is read."""

    tick: int
    poses: Poses
    places: Sequence[int]
    hands: Sequence[HandFrame] = ()
    contacts: Sequence[ContactFrame] = ()
    rests: bool = False


@dataclass
class Encoder:
    """Turns moments into frames, each as the difference from the one before."""

    _tick: int = 0
    _poses: list[Quantised] = field(default_factory=list)
    _ways: list[Way] = field(default_factory=list)
    _seen: NDArray[np.float64] = field(default_factory=lambda: np.zeros((0, 7)))
    """What pages were shown: the poses behind the quantised ones, each quaternion on its piece's own side."""
    _places: tuple[int, ...] = ()
    _hands: Sequence[HandFrame] = ()
    _hand_steps: list[HandSteps] = field(default_factory=list)
    _rests: bool = True

    def encode(self, moment: Moment) -> bytes | None:
        """The frame that leads from the last moment to this one; the first is a key frame. None if nothing changed."""
        poses = np.asarray(moment.poses, np.float64)
        hands_before, rested, places_before = self._hands, self._rests, self._places
        self._places, self._hands, self._rests = tuple(moment.places), moment.hands, moment.rests
        since, self._tick = moment.tick - self._tick, moment.tick
        if not self._poses:
            self._poses = [quantise(pose) for pose in poses.tolist()]
            self._ways = [STILL] * len(self._poses)
            self._hand_steps = [_hand_steps(hand) for hand in moment.hands]
            self._seen = np.array([restore(pose) for pose in self._poses])
            return self.key(moment.contacts)
        before = self._renew(poses)
        flags = (
            (POSES if before else 0)
            | (PLACES if self._places != places_before else 0)
            | (HANDS if moment.hands != hands_before else 0)
            | (CONTACTS if moment.contacts else 0)
            | (RESTS if moment.rests else 0)
            | (FEW if 0 < len(before) <= MOST_FEW else 0)
            | (USUAL if since == FRAME_TICKS else 0)
        )
        if flags & ~(RESTS | USUAL) == 0 and moment.rests == rested:
            self._tick -= since
            return None
        out = bytearray((flags,))
        if not flags & USUAL:
            put(out, max(since, 0))
        if before:
            self._put_poses(out, before)
        if flags & PLACES:
            _put_places(out, self._places)
        if flags & HANDS:
            steps = [_hand_steps(hand) for hand in moment.hands]
            _put_hands(out, steps, self._hand_steps)
            self._hand_steps = steps
        _put_contacts(out, moment.contacts)
        return bytes(out)

    def _put_poses(self, out: bytearray, before: dict[int, Quantised]) -> None:
        few, last = len(before) <= MOST_FEW, next(reversed(before))
        if not few:
            out += sum(1 << index for index in before).to_bytes(4, "little")
        for index, old in before.items():
            if few:
                out.append(index | (0 if index == last else MORE))
            self._ways[index] = put_pose(out, self._poses[index], old, self._ways[index])

    def _renew(self, poses: NDArray[np.float64]) -> dict[int, Quantised]:
        """Takes in what has moved visibly: each such piece, in order, with what was sent of it before."""
        seen, before = self._seen, {}
        # Almost everything almost always stands still: check all at once, and use Python only for the few that moved.
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
        for pose, way in zip(self._poses, self._ways, strict=True):
            put_whole(out, pose, way)
        _put_places(out, self._places)
        _put_hands(out, self._hand_steps, ())
        _put_contacts(out, contacts)
        return bytes(out)


class BadFrame(ValueError):
    """The bytes are not a frame, or one that does not follow the last."""


@dataclass
class Decoder:
    """Turns frames back into moments."""

    _tick: int = 0
    _poses: list[Quantised] = field(default_factory=list)
    _ways: list[Way] = field(default_factory=list)
    _places: list[int] = field(default_factory=list)
    _hands: list[HandSteps] = field(default_factory=list)

    def decode(self, frame: bytes) -> Moment:
        """The moment that this frame leads to."""
        try:
            return self._decode(Reader(frame))
        except IndexError as problem:
            raise BadFrame("The frame ends too soon.") from problem

    def _decode(self, reader: Reader) -> Moment:
        flags, ticks = _read_head(reader)
        if flags & KEY:
            count = reader.natural()
            self._tick = ticks
            whole = [read_whole(reader) for _ in range(count)]
            self._poses = [pose for pose, _ in whole]
            self._ways = [way for _, way in whole]
        elif not self._poses:
            raise BadFrame("The first frame must be a key frame.")
        else:
            self._tick += ticks
            if flags & POSES:
                for index in _read_few(reader) if flags & FEW else _read_mask(reader):
                    self._poses[index], self._ways[index] = read_pose(reader, self._poses[index], self._ways[index])
        if flags & PLACES:
            self._places = _read_places(reader, len(self._poses))
        if flags & HANDS:
            before = () if flags & KEY else self._hands
            self._hands = [_read_hand(reader, before[at : at + 1]) for at in range(reader.byte())]
        contacts = [_read_contact(reader) for _ in range(reader.byte())] if flags & CONTACTS else []
        if not reader.ended():
            raise BadFrame("The frame is too long.")
        poses = [restore(pose) for pose in self._poses]
        hands = [_hand(steps) for steps in self._hands]
        return Moment(self._tick, poses, list(self._places), hands, contacts, bool(flags & RESTS))


def tick_of(frame: bytes, before: int) -> int:
    """The tick of a frame, read from its head alone; `before` is the tick of the frame before it."""
    reader = Reader(frame)
    flags, ticks = _read_head(reader)
    return ticks if flags & KEY else before + ticks


def _read_head(reader: Reader) -> tuple[int, int]:
    """The flags, and the tick itself or the ticks since the frame before."""
    flags = reader.byte()
    return flags, FRAME_TICKS if flags & USUAL else reader.natural()


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


def _read_few(reader: Reader) -> Iterator[int]:
    """The pieces, whose names each come before their pose."""
    more = True
    while more:
        named = reader.byte()
        more = bool(named & MORE)
        yield named & ~MORE


def _read_mask(reader: Reader) -> list[int]:
    mask = sum(reader.byte() << shift for shift in (0, 8, 16, 24))
    return [index for index in range(32) if mask >> index & 1]


def _put_places(out: bytearray, places: Sequence[int]) -> None:
    packed = sum(place << 2 * index for index, place in enumerate(places))
    out += packed.to_bytes((len(places) + 3) // 4, "little")


def _read_places(reader: Reader, count: int) -> list[int]:
    packed = [reader.byte() for _ in range((count + 3) // 4)]
    return [packed[index // 4] >> 2 * (index % 4) & 3 for index in range(count)]


def _hand_steps(hand: HandFrame) -> HandSteps:
    (x, y, z), (u, v, w) = hand.grip, hand.target
    grip = round(x / STEP_M), round(y / STEP_M), round(z / STEP_M)
    target = round(u / STEP_M), round(v / STEP_M), round(w / STEP_M)
    force, strain = round(max(hand.force_n, 0.0) * 100), round(min(max(hand.strain, 0.0), 1.0) * 255)
    return (hand.seat, hand.tool, hand.piece), grip, less(target, grip), force, strain, hand.led_ms


def _hand(steps: HandSteps) -> HandFrame:
    (seat, tool, piece), grip, ahead, force, strain, led_ms = steps
    x, y, z = grip
    u, v, w = plus(grip, ahead)
    at, target = (x * STEP_M, y * STEP_M, z * STEP_M), (u * STEP_M, v * STEP_M, w * STEP_M)
    return HandFrame(seat, tool, piece, at, target, force / 100, strain / 255, led_ms)


def _put_hands(out: bytearray, hands: Sequence[HandSteps], before: Sequence[HandSteps]) -> None:
    out.append(len(hands))
    for at, (which, grip, ahead, force, strain, led_ms) in enumerate(hands):
        same = at < len(before) and before[at][0] == which
        _, was_grip, was_ahead, was_force, _, was_led = before[at] if same else NO_HAND
        way, bend = less(grip, was_grip), less(ahead, was_ahead)
        wide, bent = width(way), width(bend)
        out.append((SAME if same else 0) | wide << 1 | bent << 3 | (0 if led_ms is None else LED))
        if not same:
            out += bytes(which)
        put_triple(out, way, wide)
        put_triple(out, bend, bent)
        put_signed(out, force - was_force)
        out.append(strain)
        if led_ms is not None:
            put_signed(out, led_ms - (was_led or 0))


def _read_hand(reader: Reader, before: Sequence[HandSteps]) -> HandSteps:
    head = reader.byte()
    if head & SAME and not before:
        raise BadFrame("The frame goes on with a hand there was not.")
    which, was_grip, was_ahead, was_force, _, was_led = before[0] if head & SAME else NO_HAND
    if not head & SAME:
        which = reader.byte(), reader.byte(), reader.byte()
    grip = plus(was_grip, reader.triple(head >> 1 & 3))
    ahead = plus(was_ahead, reader.triple(head >> 3 & 3))
    force, strain = was_force + reader.signed(), reader.byte()
    return which, grip, ahead, force, strain, (was_led or 0) + reader.signed() if head & LED else None


def _put_contacts(out: bytearray, contacts: Sequence[ContactFrame]) -> None:
    if not contacts:
        return
    # Only the loudest are sent; a collapse has hundreds.
    heard = sorted(contacts, key=lambda contact: contact.impulse_n_s, reverse=True)[:MOST_CONTACTS]
    out.append(len(heard))
    for contact in heard:
        out += bytes((contact.first, contact.second, loudness(contact.impulse_n_s, LEAST_IMPULSE_N_S)))
        out.append(loudness(contact.slide_m_s, LEAST_SLIDE_M_S))


def _read_contact(reader: Reader) -> ContactFrame:
    first, second = reader.byte(), reader.byte()
    impulse, slide = size(reader.byte(), LEAST_IMPULSE_N_S), size(reader.byte(), LEAST_SLIDE_M_S)
    return ContactFrame(first, second, impulse, slide)
