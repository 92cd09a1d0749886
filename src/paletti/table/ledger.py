"""The ledger: applies deeds to the referee's state, and writes each to the journal before it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paletti.physics.world import World
from paletti.rules.deeds import Deed
from paletti.rules.events import Event
from paletti.rules.referee import apply, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.table.happenings import Judged
from paletti.table.journal import Entry, Journal, JournalProblem
from paletti.table.notation import deed_from_json, deed_to_json, event_to_json
from paletti.table.practice import practised
from paletti.table.record import Recorder
from paletti.table.setup import GameSetup
from paletti.table.timed import Gestures

# The two verbs that are the table's and not the referee's: a piece put down in setting up by hand, a column felt and
# let go before it was chosen (RULING-3). Neither is a deed of the game, and yet the wood is not quite as before.
PLACE, FEEL = "place", "feel"
TABLE_VERBS = frozenset((PLACE, FEEL))


class Ledger:
    """The referee's state of one game, and how many entries its journal has."""

    def __init__(self, setup: GameSetup, journal: Journal) -> None:
        self.journal = journal
        self.state: State = start(setup.rules(), setup.players, setup.players[setup.first])
        self.version = 0

    def judge(
        self, deed: Deed, seat: int | None, world: World, recorder: Recorder | None, extra: dict[str, Any]
    ) -> Judged | Refusal:
        """What came of a deed, in the journal already; or why it may not be."""
        applied = apply(self.state, deed)
        if isinstance(applied, Refusal):
            return applied
        state = practised(applied.state, extra)
        entry = self._entry(deed_to_json(deed), applied.events, seat, world, recorder, extra)
        self.journal.append(entry, outcome(state) if state.over else None)
        self.version, self.state = entry.version, state
        return Judged(entry.version, deed, applied.events)

    def place(self, seat: int, piece: str, world: World, recorder: Recorder) -> int:
        """The version under which a piece put down by hand is kept: no deed of the game, and yet not to be lost."""
        return self._note(PLACE, seat, piece, world, recorder, {})

    def feel(self, seat: int, piece: str, home: Sequence[float], world: World, recorder: Recorder) -> int:
        """The version under which a touch is kept; `home` is the pose from which later touches of this turn count."""
        return self._note(FEEL, seat, piece, world, recorder, {"home": list(home)})

    def _note(self, verb: str, seat: int, piece: str, world: World, recorder: Recorder, extra: dict[str, Any]) -> int:
        deed = {"verb": verb, "by": self.state.players[seat], "piece": piece}
        entry = self._entry(deed, (), seat, world, recorder, extra)
        self.journal.append(entry, None)
        self.version = entry.version
        return entry.version

    def follow(self, entry: Entry) -> None:
        """Takes over an entry that is in the journal already."""
        self.version = entry.version
        if entry.deed["verb"] in TABLE_VERBS:
            return
        applied = apply(self.state, deed_from_json(entry.deed))
        if isinstance(applied, Refusal):
            raise JournalProblem(f"Deed {entry.version} of this journal is refused by this referee: {applied}.")
        self.state = practised(applied.state, entry.extra)

    def _entry(
        self,
        deed: dict[str, Any],
        events: Sequence[Event],
        seat: int | None,
        world: World,
        recorder: Recorder | None,
        extra: dict[str, Any],
    ) -> Entry:
        tick, snapshot = round(world.time / world.settings.step), world.snapshot()
        return Entry(
            version=self.version + 1,
            seat=seat,
            deed=deed,
            events=tuple(event_to_json(event) for event in events),
            began=tick if recorder is None else recorder.began,
            ended=tick,
            gestures=Gestures() if recorder is None else recorder.gestures(),
            track=None if recorder is None else recorder.track(world, tick),
            extra=extra,
            before=snapshot.hash if recorder is None else recorder.before,
            after=snapshot.hash,
            state=None if recorder is None else snapshot.to_bytes(),
        )


def outcome(state: State) -> dict[str, Any]:
    """How a game ended, as the store lists it."""
    return {
        "winners": [state.players[seat] for seat in state.winners],
        "cause": state.name(state.cause),
        "scores": list(state.scores),
    }
