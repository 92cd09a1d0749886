"""Forensics of a collapse: which contact went first, what the hand did then, and how often it would have stood.

It explains a fall that was judged in `table/fall.py`; it judges nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from math import dist, radians
from typing import Literal

from paletti.physics.settings import LIVE, TICK_S
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.rules.deeds import Ends
from paletti.table.entry import Entry
from paletti.table.game import Game
from paletti.table.gestures import Grip, Hook, Interrupt, PutBack
from paletti.table.journal import Journal
from paletti.table.nerves import Nerves
from paletti.table.parting import carried_by
from paletti.table.record import Timed, poses, unpack_gestures
from paletti.table.rehearse import stands
from paletti.table.replay.file import OtherEngine, Replay
from paletti.table.setup import GameSetup

PACES = (0.8, 0.65, 0.5, 0.35)
ANGLES_DEG = (-12.0, -8.0, -4.0, 4.0, 8.0, 12.0)
TRIES = 1 + len(PACES) + len(ANGLES_DEG)


@dataclass(frozen=True)
class HandThen:
    """What the hand did when the first contact was lost."""

    newtons: float
    speed_mm_s: float
    stretch_mm: float


@dataclass(frozen=True)
class Variation:
    """The same draw made differently: how often the villa stood."""

    name: Literal["slower", "other-angle"]
    tries: int
    stood: int


@dataclass(frozen=True)
class Story:
    """How a villa came down; seconds count from the beginning of the deed."""

    version: int
    by: str
    piece: str
    plateau: str | None  # the plateau that came down; None: a ruin of columns
    carried: str | None  # the plateau that the drawn column had carried, if it came down because of that
    first_lost: (
        tuple[str, str] | None
    )  # the plateau and the column under it that parted first, and for good (see parting)
    lost_s: float
    breaks_s: float
    hand: HandThen
    variations: tuple[Variation, ...]  # none if the table's own hand was putting the piece back by then

    def to_json(self) -> dict[str, object]:
        """The story as plain data."""
        return asdict(self)


def tell(replay: Replay, progress: Callable[[int, int], None] = lambda done, total: None) -> Story | None:
    """The story of the last collapse in a game, or None if nothing came down."""
    if not replay.same_engine:
        raise OtherEngine(f"This game was played under {replay.engine}; its collapse cannot be tried again here.")
    at = next((at for at in reversed(range(len(replay.entries))) if _fell(replay.entries[at])), None)
    if at is None:
        return None
    return explain(replay.setup, replay.entries[: at + 1], progress)


def carried(setup: GameSetup, entry: Entry) -> str | None:
    """The plateau that this deed's column carried before it was drawn and the villa fell, as the pictures show it."""
    column = getattr(entry.deed, "column", None)
    if entry.extra.collapse is None or entry.track is None or column is None:
        return None
    return carried_by(setup.wood().pieces(setup.serial), poses(entry.track), str(column))


def explain(
    setup: GameSetup, entries: Sequence[Entry], progress: Callable[[int, int], None] = lambda done, total: None
) -> Story:
    """The story of a collapse that is the last of these entries."""
    entry = entries[-1]
    before = next(earlier.state for earlier in reversed(entries[:-1]) if earlier.state is not None)
    assert before is not None
    snapshot = Snapshot.from_bytes(before)
    timed = unpack_gestures(entry.gestures)
    game = Game.resume(setup, Journal(entries[:-1]))
    house, kit = game.state.house, game.kit
    piece = _piece(timed, str(game.state.next_plateau))
    watch = _Watch()
    broken = entry.extra.collapse
    breaks = (broken and broken.tick) or entry.ended
    plateau = None if broken is None else broken.plateau
    steadiness = entry.extra.steadiness

    def nerves() -> Nerves:
        return Nerves(setup, house, entry.version - 1, steadiness)

    world = kit.world(setup.serial, LIVE, ears=False)
    stands(world, snapshot, timed, house, kit=kit, serial=setup.serial, piece=piece, nerves=nerves(), look=watch.look)
    progress(1, TRIES)
    began = entry.began * TICK_S
    parted = None if broken is None else broken.parted
    when = (breaks if parted is None else parted.tick) * TICK_S
    taken = _taken_over(entry, timed, breaks)
    story = Story(
        version=entry.version,
        by=str(getattr(entry.deed, "by", "")),
        piece=piece,
        plateau=plateau,
        carried=carried(setup, entry),
        first_lost=None if parted is None else (parted.plateau, parted.column),
        lost_s=round(when - began, 3),
        breaks_s=round(breaks * TICK_S - began, 3),
        hand=watch.hand_at(when if taken is None else min(when, taken * TICK_S)),
        variations=(),
    )
    if taken is not None:
        # Only the player's gestures can be tried again. Without putting the piece back it would be another deed.
        progress(TRIES, TRIES)
        return story
    trial = kit.world(setup.serial, LIVE, ears=False)
    done = 1
    counts = {"slower": 0, "other-angle": 0}
    for name, pace, angle in (
        *(("slower", pace, 0.0) for pace in PACES),
        *(("other-angle", 1.0, radians(angle)) for angle in ANGLES_DEG),
    ):
        counts[name] += stands(
            trial,
            snapshot,
            timed,
            house,
            kit=kit,
            serial=setup.serial,
            piece=piece,
            nerves=nerves(),
            pace=pace,
            angle=angle,
        )
        done += 1
        progress(done, TRIES)
    return replace(
        story,
        variations=(
            Variation("slower", len(PACES), counts["slower"]),
            Variation("other-angle", len(ANGLES_DEG), counts["other-angle"]),
        ),
    )


def _taken_over(entry: Entry, timed: Sequence[Timed], breaks: int) -> int | None:
    """The tick since which the table's own hand led the piece, if the villa fell after it."""
    opened = entry.extra.opened
    if opened is not None and opened < breaks:
        return opened
    return next((one.tick for one in timed if isinstance(one.gesture, PutBack | Interrupt)), None)


def _fell(entry: Entry) -> bool:
    return str(getattr(entry.deed, "ends", "")) == Ends.COLLAPSE.value


def _piece(timed: Sequence[Timed], plateau: str) -> str:
    first = timed[0].gesture
    return first.column if isinstance(first, Grip | Hook) else plateau


class _Watch:
    """Notes what the hand did."""

    def __init__(self) -> None:
        self._hands: list[tuple[float, HandThen]] = []
        self._target: tuple[float, tuple[float, float, float]] | None = None

    def look(self, world: World) -> None:
        for pull in world.pulls()[:1]:
            speed = 0.0
            if self._target is not None and world.time > self._target[0]:
                speed = dist(self._target[1], pull.target) / (world.time - self._target[0])
            self._target = (world.time, pull.target)
            then = HandThen(round(pull.newtons, 2), round(speed * 1000, 1), round(pull.stretch * 1000, 1))
            self._hands.append((world.time, then))

    def hand_at(self, when: float) -> HandThen:
        """What the hand did at this time, or at the last time before."""
        after = next((then for time, then in self._hands if time >= when), None)
        return after or (self._hands[-1][1] if self._hands else HandThen(0.0, 0.0, 0.0))
