"""Verifying: plays a replay's gestures again in a fresh world and compares every deed, to the bit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from paletti.rules.deeds import Leave, RunOutOfTime
from paletti.table.entry import Entry, Noted, packed
from paletti.table.game import Game
from paletti.table.gestures import Gesture, Interrupt
from paletti.table.journal import Journal
from paletti.table.machine import machine
from paletti.table.record import unpack_gestures
from paletti.table.replay.file import Replay

LONGEST_DEED_TICKS = 250 * 600


@dataclass(frozen=True)
class Verified:
    """Every deed came out the same, to the bit."""

    deeds: int


@dataclass(frozen=True)
class Differs:
    """The first deed that came out otherwise, and in what."""

    deed: int
    what: str


@dataclass(frozen=True)
class NotHere:
    """It cannot be said here whether the game is as it was played: another engine or kind of processor moved it."""

    played: str
    here: str

    @property
    def reason(self) -> str:
        """Why, in one sentence."""
        return f"it was played under {self.played}, and this is {self.here}"


Verification: TypeAlias = Verified | Differs | NotHere


def verify(replay: Replay, progress: Callable[[int], None] = lambda deed: None) -> Verification:
    """Whether playing the same gestures again gives the same game, where that can be said here."""
    other = [name for name in replay.machines if name != machine()]
    if other:
        return NotHere(replay.engine, machine())
    journal = Journal()
    game = Game.new(replay.setup, journal)
    for entry in replay.entries:
        play_again(game, entry)
        played = journal.entries()
        if len(played) < entry.version:
            return Differs(entry.version, "deed")
        found = played[entry.version - 1]
        if packed(found) != packed(entry):
            return Differs(entry.version, difference(entry, found))
        progress(entry.version)
    return Verified(len(replay.entries))


def play_again(game: Game, entry: Entry) -> None:
    """Does once more what an entry tells, unless an earlier call has brought it about already."""
    if game.version >= entry.version:
        return
    timed = unpack_gestures(entry.gestures)
    if not timed:
        if not isinstance(entry.deed, Noted):
            game.do(entry.deed)
        return
    seat = entry.seat or 0
    game.steady(seat, entry.extra.steadiness)
    for one in timed:
        while game.tick < one.tick and not game.at_rest:
            game.advance(one.tick - game.tick)
        _do(game, seat, one.gesture)
    if game.version < entry.version:
        game.advance()  # what waits for wood that rests already is judged at once
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
    return "bytes"
