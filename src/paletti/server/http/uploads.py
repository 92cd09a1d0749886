"""A stranger's replay: tried in every way in which somebody may look at it, before it is kept."""

import contextlib

from paletti.physics.settings import LIVE
from paletti.physics.snapshot import Snapshot, SnapshotError
from paletti.present.film import film
from paletti.table.replay.file import BadReplay, Replay, from_bytes
from paletti.table.replay.rejudge import states


def checked(data: bytes) -> Replay:
    """The replay in these bytes; BadReplay where its game was never played, or could not be shown."""
    given = from_bytes(data, "This file")
    try:
        followed = sum(1 for _ in states(given)) - 1
        film("", given)
        _set_up(given)
    except Exception as problem:
        # Whatever our own code stumbles over: no table of ours wrote it.
        raise BadReplay("This file holds deeds that no table could have written.") from problem
    if followed != len(given.entries):
        raise BadReplay("This file holds a game that no referee would have let happen.")
    return given


def _set_up(replay: Replay) -> None:
    """Sets the villa up as each deed left it: whoever asks for its loads will want that."""
    world = replay.setup.wood().world(replay.setup.serial, LIVE, ears=False)
    for entry in replay.entries:
        if entry.state is None:
            continue
        if entry.track is None:
            raise BadReplay("The wood moved, and there is no picture of it.")
        snapshot = Snapshot.from_bytes(entry.state)
        with contextlib.suppress(SnapshotError):  # another engine's: its pictures have to do
            world.restore(snapshot)
