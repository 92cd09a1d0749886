"""Verifying: plays a replay's gestures again in a fresh world and compares every deed, to the bit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paletti.physics.snapshot import engine_version
from paletti.rules.deeds import Leave, RunOutOfTime
from paletti.table.game import Game
from paletti.table.gestures import Gesture, Interrupt
from paletti.table.journal import Entry, MemoryJournal, packed
from paletti.table.notation import deed_from_json
from paletti.table.replay.file import Replay
from paletti.table.timed import unpack_gestures

LONGEST_DEED_TICKS = 250 * 600


@dataclass(frozen=True)
class Verdict:
    """Whether every deed came out the same; else the first that did not, and what differs."""

    deeds: int
    differs_at: int | None = None
    what: str | None = None

    @property
    def same(self) -> bool:
        """Whether the game is exactly as it was played."""
        return self.differs_at is None


class OtherEngine(Exception):
    """The replay is exact under another engine version only; it can be watched here, not verified."""


def verify(replay: Replay, progress: Callable[[int], None] = lambda deed: None) -> Verdict:
    """Whether playing the same gestures again gives the same game; OtherEngine where this cannot be said here."""
    if replay.engine != engine_version():
        raise OtherEngine(
            f"This game was played under {replay.engine} and this is {engine_version()}: "
            "it can be watched here but not verified."
        )
    journal = MemoryJournal()
    game = Game.new(replay.setup, journal)
    for entry in replay.entries:
        play_again(game, entry)
        played = journal.entries()
        if len(played) < entry.version:
            return Verdict(len(replay.entries), entry.version, "deed")
        found = played[entry.version - 1]
        if packed(found) != packed(entry):
            return Verdict(len(replay.entries), entry.version, difference(entry, found))
        progress(entry.version)
    return Verdict(len(replay.entries))


def play_again(game: Game, entry: Entry) -> None:
    """Does once more what an entry tells, unless an earlier call has brought it about already."""
    if game.version >= entry.version:
        return
    timed = unpack_gestures(entry.gestures)
    if not timed:
        game.do(deed_from_json(entry.deed))
        return
    seat = entry.seat or 0
    for one in timed:
        while game.tick < one.tick and not game.at_rest:
            game.advance(one.tick - game.tick)
        _do(game, seat, one.gesture)
    limit = game.tick + LONGEST_DEED_TICKS
    while game.version < entry.version and not game.at_rest and game.tick < limit:
        game.advance()


def _do(game: Game, seat: int, gesture: Gesture) -> None:
    if isinstance(gesture, Interrupt):
        by = game.state.players[seat]
        game.do(RunOutOfTime(by) if gesture.why == "clock" else Leave(by))
    else:
        game.gesture(seat, gesture)


def difference(told: Entry, found: Entry) -> str:
    """The first thing in which two entries differ, the plainest first."""
    for name in ("deed", "events", "before", "after", "seat", "began", "ended", "gestures", "track", "extra", "state"):
        if getattr(told, name) != getattr(found, name):
            return name
    return "version"
