"""The ledger: applies deeds to the referee's state, and writes each to the journal before it counts."""

from __future__ import annotations

from paletti.physics.world import World
from paletti.rules.deeds import Deed
from paletti.rules.events import Event
from paletti.rules.referee import apply
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.table.entry import NOTHING, Done, Entry, Extra, FeelColumn, PlacePiece
from paletti.table.happenings import Judged
from paletti.table.history import beginning, followed, outcome, practised
from paletti.table.journal import Journal
from paletti.table.machine import machine
from paletti.table.record import Gestures, Recorder
from paletti.table.setup import GameSetup


class Ledger:
    """The referee's state of one game, and how many entries its journal has."""

    def __init__(self, setup: GameSetup, journal: Journal) -> None:
        self._setup = setup
        self.journal = journal
        self.state: State = beginning(setup)
        self.version = 0

    def judge(
        self, deed: Deed, seat: int | None, world: World, recorder: Recorder | None, extra: Extra = NOTHING
    ) -> Judged | Refusal:
        """The outcome of a deed, which is then in the journal; or why it is not allowed."""
        applied = apply(self.state, deed)
        if isinstance(applied, Refusal):
            return applied
        state = practised(applied.state, extra)
        entry = self._entry(deed, applied.events, seat, world, recorder, extra)
        self.journal.append(entry, outcome(state) if state.over else None)
        self.version, self.state = entry.version, state
        return Judged(entry.version, deed, applied.events)

    def place(self, seat: int, piece: str, world: World, recorder: Recorder) -> int:
        """The version under which a piece put down by hand is kept."""
        return self._note(PlacePiece(self.state.players[seat], piece), seat, world, recorder, NOTHING)

    def feel(self, seat: int, piece: str, extra: Extra, world: World, recorder: Recorder) -> int:
        """The version under which a touch is kept; `extra` has the pose from which later touches of the turn count."""
        return self._note(FeelColumn(self.state.players[seat], piece), seat, world, recorder, extra)

    def _note(self, deed: Done, seat: int, world: World, recorder: Recorder, extra: Extra) -> int:
        entry = self._entry(deed, (), seat, world, recorder, extra)
        self.journal.append(entry, None)
        self.version = entry.version
        return entry.version

    def resume(self) -> None:
        """Takes over what is already in the journal; raises JournalProblem if that is not a game."""
        entries = self.journal.entries()
        self.state, self.version = followed(self._setup, entries), len(entries)

    def _entry(
        self,
        deed: Done,
        events: tuple[Event, ...],
        seat: int | None,
        world: World,
        recorder: Recorder | None,
        extra: Extra,
    ) -> Entry:
        tick, snapshot = world.ticks, world.snapshot()
        return Entry(
            version=self.version + 1,
            seat=seat,
            deed=deed,
            events=events,
            began=tick if recorder is None else recorder.began,
            ended=tick,
            gestures=Gestures() if recorder is None else recorder.gestures(),
            track=None if recorder is None else recorder.track(world, tick),
            extra=extra,
            before=snapshot.hash if recorder is None else recorder.before,
            after=snapshot.hash,
            state=None if recorder is None else snapshot.to_bytes(),
            machine=None if recorder is None else machine(),
        )
