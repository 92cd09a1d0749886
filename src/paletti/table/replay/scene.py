"""The villa of a replay at any deed: a picture of it, and the villa itself, exact or rebuilt from its last picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paletti.physics.pose import Pose
from paletti.physics.settings import LIVE
from paletti.physics.shapes import Piece
from paletti.physics.snapshot import Snapshot, SnapshotError, engine_version
from paletti.physics.yard import PARKED_ABOVE_M, PlaceError
from paletti.table.drawing import Drawing, draw
from paletti.table.entry import Entry
from paletti.table.kit import WoodSet
from paletti.table.record import poses
from paletti.table.replay.file import Replay
from paletti.table.setup import GameSetup

REBUILT_MM = 2.0  # pictures are exact to 0.05 mm, and settling adds up to 0.2 mm; beyond this it is another villa
REBUILT_S = 10.0


@dataclass(frozen=True)
class Scene:
    """What stood where after a deed; `loads` are newtons on each column's head, None under another engine."""

    version: int
    pieces: tuple[Piece, ...]
    poses: NDArray[np.float64]
    present: tuple[bool, ...]
    loads: dict[str, float] | None
    covered: frozenset[str] = frozenset()  # columns with a plateau on them, so that one that carries nothing is loose


def scene(replay: Replay, version: int) -> Scene:
    """The villa as it stood after the deed of this number (0: before the first)."""
    setup = replay.setup
    kit = setup.wood()
    pieces = kit.pieces(setup.serial)
    world = kit.world(setup.serial, LIVE, ears=False)
    kept = [entry for entry in replay.entries[:version] if entry.state is not None]
    if not kept:
        return Scene(version, pieces, world.poses(), (False,) * len(pieces), None)
    last = kept[-1]
    assert last.state is not None
    assert last.track is not None
    try:
        world.restore(Snapshot.from_bytes(last.state))
    except SnapshotError:
        # Another engine: the pictures show where everything was, but not what carried what.
        seen = poses(last.track)[-1]
        return Scene(version, pieces, seen, tuple(bool(row[2] < PARKED_ABOVE_M) for row in seen), None)
    facts = world.observe()
    present = tuple(not world.is_parked(name) for name in world.names)
    loads = {name: fact.load for name, fact in facts.columns.items()}
    covered = frozenset(name for name, fact in facts.columns.items() if fact.covered)
    return Scene(version, pieces, world.poses(), present, loads, covered)


def villa_after(setup: GameSetup, entry: Entry) -> Snapshot | None:
    """The villa that a deed left behind, if any: exact if this engine made it, else rebuilt from its last picture.

    None if it does not stand as in the picture: a ruin, or wood that only stands in another engine.
    """
    if entry.state is None or entry.track is None:
        return None
    try:
        exact = Snapshot.from_bytes(entry.state)
    except SnapshotError:
        return _rebuilt(setup, poses(entry.track)[-1])
    return exact if exact.engine == engine_version() else _rebuilt(setup, poses(entry.track)[-1])


def _rebuilt(setup: GameSetup, seen: NDArray[np.float64]) -> Snapshot | None:
    """The wood put where a picture shows it, and left alone until it rests."""
    world = setup.wood().world(setup.serial, LIVE, ears=False)
    here = seen[:, 2] < PARKED_ABOVE_M
    lengths = np.linalg.norm(seen[:, 3:], axis=1)
    if not lengths.all():
        return None  # not one of our pictures
    turns = seen[:, 3:] / lengths[:, None]
    placed = np.flatnonzero(here).tolist()
    try:
        world.place({world.names[at]: Pose.of_row(np.concatenate((seen[at, :3], turns[at]))) for at in placed})
    except PlaceError:
        return None
    if not world.settle(REBUILT_S):
        return None
    moved_m = np.linalg.norm(world.poses()[here, :3] - seen[here, :3], axis=1)
    if moved_m.max(initial=0.0) * 1000 > REBUILT_MM:
        return None
    world.hush()
    return world.snapshot()


def picture(replay: Replay, version: int, title: str = "", named: Callable[[str], str] = str) -> Drawing:
    """The villa after a deed, drawn; `named` gives the word for each floor."""
    seen, kit = scene(replay, version), _kit(replay)
    return draw(seen.pieces, seen.poses, seen.present, kit.base_radius, kit.site_radius, seen.loads, title, named)


def _kit(replay: Replay) -> WoodSet:
    return replay.setup.wood()
