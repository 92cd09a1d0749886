"""Verifying: plays a replay's gestures again in a fresh world and compares every deed, to the bit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from paletti.physics.settings import TICK_S
from paletti.rules.deeds import Leave, RunOutOfTime
from paletti.table.entry import Entry, JournalProblem, Noted, packed
from paletti.table.game import Game
from paletti.table.gestures import Gesture, Interrupt
from paletti.table.journal import Journal
from paletti.table.machine import machine
from paletti.table.record import unpack_gestures
from paletti.table.replay.file import Replay

REST_TICKS = round(600 / TICK_S)  # wood that moves this long after the last gesture will never be judged
COMPARED = ("deed", "events", "before", "after", "seat", "began", "ended", "gestures", "track", "extra", "state")
"""What is compared if an entry's bytes differ, the most obvious first."""


@dataclass(frozen=True)
class Verified:
    """Every deed came out the same, to the bit."""

    deeds: int


@dataclass(frozen=True)
class Differs:
    """The first deed that came out differently, and in what."""

    deed: int
    what: str


@dataclass(frozen=True)
class NotHere:
    """This cannot be verified here: another engine, processor or system moved the wood."""

    played: str
    here: str

    @property
    def reason(self) -> str:
        """Why, in one sentence."""
        return f"it was played under {self.played}, and this is {self.here}"


@dataclass(frozen=True)
class Partly:
    """The deeds of this machine came out the same, to the bit; the others cannot be checked here."""

    checked: int
    unchecked: int
    """Deeds whose wood another engine, processor or system moved, and deeds that cannot be reached without them."""
    played: str
    """The machines that moved those."""
    here: str


Verification: TypeAlias = Verified | Partly | Differs | NotHere


def verify(replay: Replay, progress: Callable[[int], None] = lambda deed: None) -> Verification:
    """Whether playing the same gestures again gives the same game, as far as this machine can say.

    A game may have moved between machines. Deeds of another machine are skipped; their exact state leads on to the next
    deed of this one.
    """
    here = machine()
    if replay.machines and here not in replay.machines:
        return NotHere(replay.engine, here)
    again = _PlayedAgain(replay)
    unchecked = 0
    for entry in replay.entries:
        match again.play(entry) if entry.machine in (None, here) else again.pass_over(entry):
            case Differs() as found:
                return found
            case checked:
                unchecked += not checked
        progress(entry.version)
    if not unchecked:
        return Verified(len(replay.entries))
    others = " and ".join(name for name in replay.machines if name != here)
    return Partly(len(replay.entries) - unchecked, unchecked, others, here)


class _PlayedAgain:
    """A game that is played again, and set up anew from its journal wherever a deed had to be skipped."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._journal = Journal()
        self._game: Game | None = Game.new(replay.setup, self._journal)
        self._anew = False
        """Whether the deed before was skipped."""

    def play(self, entry: Entry) -> Differs | bool:
        """Whether a deed came out the same, or in what it differs; False if that cannot be said."""
        if self._game is None:
            try:
                self._game, self._anew = Game.resume(self._replay.setup, self._journal), True
            except JournalProblem:
                return self.pass_over(entry)  # another engine's villa cannot be set up here
        play_again(self._game, entry)
        played = self._journal.entries()
        found = played[entry.version - 1] if len(played) >= entry.version else None
        anew, self._anew = self._anew, False
        if found is not None and packed(found) == packed(entry):
            return True
        if anew and not unpack_gestures(entry.gestures):
            # The skipped deed may have caused this one, as when somebody leaves during a draw.
            return self.pass_over(entry)
        return Differs(entry.version, "deed" if found is None else difference(entry, found))

    def pass_over(self, entry: Entry) -> bool:
        """Returns False; the game goes on from the state that this deed left behind."""
        self._game = None
        if len(self._journal.entries()) >= entry.version:
            self._journal = Journal(self._replay.entries[: entry.version])
        else:
            self._journal.append(entry, None)
        return False


def play_again(game: Game, entry: Entry) -> None:
    """Does again what an entry describes, unless an earlier call has already caused it."""
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
    limit = game.tick + REST_TICKS
    while game.version < entry.version and not game.at_rest and game.tick < limit:
        game.advance()


def _do(game: Game, seat: int, gesture: Gesture) -> None:
    if isinstance(gesture, Interrupt):
        by = game.state.players[seat]
        game.do(RunOutOfTime(by) if gesture.why == "clock" else Leave(by))
    else:
        game.gesture(seat, gesture)


def difference(kept: Entry, found: Entry) -> str:
    """The first thing in which two entries differ, in the order of `COMPARED`."""
    for name in COMPARED:
        if getattr(kept, name) != getattr(found, name):
            return name
    return "bytes"
