"""The villa of a replay at any deed: poses for a picture, and its loads where the exact world can be had."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from paletti.physics.settings import LIVE
from paletti.physics.shapes import Piece
from paletti.physics.snapshot import Snapshot, SnapshotError
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.table.drawing import Drawing, draw
from paletti.table.kit import WoodSet
from paletti.table.record import poses
from paletti.table.replay.file import Replay


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
        # Another engine: the pictures tell where everything was, but not what carried what.
        seen = poses(last.track)[-1]
        return Scene(version, pieces, seen, tuple(bool(row[2] < PARKED_ABOVE_M) for row in seen), None)
    facts = world.observe()
    present = tuple(not world.is_parked(name) for name in world.names)
    loads = {name: fact.load for name, fact in facts.columns.items()}
    covered = frozenset(name for name, fact in facts.columns.items() if fact.covered)
    return Scene(version, pieces, world.poses(), present, loads, covered)


def picture(replay: Replay, version: int, title: str = "", named: Callable[[str], str] = str) -> Drawing:
    """The villa after a deed, drawn; `named` gives the word for each floor."""
    seen, kit = scene(replay, version), _kit(replay)
    return draw(seen.pieces, seen.poses, seen.present, kit.base_radius, kit.site_radius, seen.loads, title, named)


def _kit(replay: Replay) -> WoodSet:
    return replay.setup.wood()
