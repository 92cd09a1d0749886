"""What could have been: a finished game analysed turn by turn, with a master's eye and without tremor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Literal

import numpy as np

from paletti.bots.mind.appeal import move_value
from paletti.bots.mind.candidates import Candidate, candidates, rehearsed
from paletti.bots.mind.decision import Weighed
from paletti.bots.mind.future import outlook
from paletti.bots.mind.secondlooks import SecondLooks
from paletti.bots.mind.strength import SKILLS, Skill, Strength
from paletti.bots.mind.view import View
from paletti.physics.snapshot import Snapshot
from paletti.rules import masks
from paletti.rules.codec import verb_of
from paletti.rules.deeds import ApplyForPlateau, Consent, Deed, MoveColumn, Object, Prove, TakeOut
from paletti.rules.raisable import liftable, provable
from paletti.rules.state import Stage, State
from paletti.table.entry import Entry
from paletti.table.history import beginning, walk
from paletti.table.replay.file import Replay
from paletti.table.replay.scene import villa_after

ALTERNATIVES = 3
REHEARSALS = 2  # for the deed itself and its best alternative
LIKELY = 0.9  # at this chance an objection would have been reasonable
SWING = 0.15  # a change of somebody's chance to win that marks a turning point
HOPELESS = 0.5  # below this, even the best draw would probably fail


@dataclass(frozen=True)
class Note:
    """One deed: how likely it was to succeed, what else could have been done, and how the game stood after it."""

    version: int
    seat: int | None
    what: str
    ends: str | None
    chance: float | None
    alternatives: tuple[Weighed, ...]
    outlook: tuple[float, ...]  # each player's chance to win afterwards
    hope: float | None  # the chance of the best draw that anybody had before the deed
    turning_point: bool


@dataclass(frozen=True)
class ObjectionSeen:
    """An application in the analysis, with the column that would have proved an objection."""

    version: int
    seat: int | None  # who objected; None if it was missed
    kind: Literal["missed", "right", "wrong"]
    column: str | None
    chance: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a whole game."""

    players: tuple[str, ...]
    notes: tuple[Note, ...]
    objections: tuple[ObjectionSeen, ...]
    hopeless_since: int | None  # the version from which no draw was likely to succeed any more
    exact: bool  # whether its villas are exactly the game's; else they were rebuilt from pictures in another engine

    @property
    def turning_points(self) -> tuple[int, ...]:
        """The versions after which somebody's chance to win had changed a lot."""
        return tuple(note.version for note in self.notes if note.turning_point)

    def to_json(self) -> dict[str, object]:
        """The analysis as plain data."""
        return {**asdict(self), "turning_points": list(self.turning_points)}


def analyse(
    replay: Replay, progress: Callable[[int, int], None] = lambda done, whole: None, cores: int = 1
) -> Analysis:
    """The analysis of the game; `progress` is called with how many deeds are done. Two cores make it quicker."""
    setup = replay.setup
    state = beginning(setup)
    skill = SKILLS[Strength.MASTER]
    villa: Snapshot | None = None
    notes: list[Note] = []
    objections: list[ObjectionSeen] = []
    before = outlook(state)
    for step in walk(state, replay.entries):
        entry, deed = step.entry, step.deed
        if step.refusal is not None:
            break
        if deed is None:
            # Setting up by hand has no chances yet, and a column that was merely felt may stand very slightly aside.
            if step.before.set_up and entry.state is not None:
                villa = villa_after(setup, entry)
            continue
        after = outlook(step.after)
        look = _Look(replay, step.before, villa, skill, cores) if villa is not None else None
        notes.append(_note(entry, deed, look, before, after))
        if look is not None:
            objections += look.objections(entry, deed, step.after)
        before = after
        if entry.state is not None:
            villa = villa_after(setup, entry)
        progress(entry.version, len(replay.entries))
    return Analysis(setup.players, tuple(notes), tuple(objections), _hopeless(notes), replay.same_engine)


class _Look:
    """A master's look at one moment of the game."""

    def __init__(self, replay: Replay, state: State, villa: Snapshot, skill: Skill, cores: int) -> None:
        self._replay, self._state, self._villa, self._skill, self._cores = replay, state, villa, skill, cores
        self._rng = np.random.default_rng(state.number)

    def view(self, seat: int) -> View:
        """What that seat saw."""
        return View(self._replay.setup, self._state, seat, self._villa)

    def draw(self, seat: int, column: str) -> Candidate | None:
        """The best way to draw that column, rehearsed."""
        found = candidates(self.view(seat), [column], self._skill, self._rng)
        return self._tried(seat, found[0]) if found else None

    def alternatives(self, seat: int, besides: str | None) -> tuple[Weighed, ...]:
        """The best that the seat could have moved instead; the first of them rehearsed."""
        view = self.view(seat)
        columns = [str(column) for column in view.options.move if str(column) != besides]
        found = candidates(view, columns, self._skill, self._rng)[:ALTERNATIVES]
        if found:
            found[0] = self._tried(seat, found[0])
        weighed = [
            Weighed(f"move {one.draw.column}", one.chance, move_value(view, one, self._skill), len(one.tried))
            for one in found
        ]
        return tuple(sorted(weighed, key=lambda one: -one.value))

    def hope(self) -> float:
        """The chance of the best draw that anybody would have, at a glance."""
        columns = [str(column) for column in masks.columns(liftable(self._state))]
        found = candidates(self.view(self._state.turn), columns, self._skill, self._rng)
        return found[0].chance if found else 0.0

    def objections(self, entry: Entry, deed: Deed, after: State) -> list[ObjectionSeen]:
        """What to say about an application that nobody objected to, or about a proof."""
        match deed:
            case Consent() if self._state.stage is Stage.CLAIM and after.stage is not Stage.CLAIM:
                best = self._best_proof()
                if best is None or best.chance < LIKELY:
                    return []
                return [ObjectionSeen(entry.version, None, "missed", best.draw.column, best.chance)]
            case Object():
                best = self._best_proof()
                sure = best.chance if best is not None else 0.0
                column = best.draw.column if best is not None else None
                return [ObjectionSeen(entry.version, entry.seat, "right" if sure >= 0.5 else "wrong", column, sure)]
            case _:
                return []

    def _best_proof(self) -> Candidate | None:
        columns = [str(column) for column in masks.columns(provable(self._state))]
        found = candidates(self.view(self._state.turn), columns, self._skill, self._rng)
        return self._tried(self._state.turn, found[0]) if found else None

    def _tried(self, seat: int, candidate: Candidate) -> Candidate:
        with SecondLooks(self._cores) as second_looks:
            for left in reversed(range(REHEARSALS)):
                view = self.view(seat)
                candidate = rehearsed(view, candidate, self._skill, self._rng, second_looks, again=left > 0)
        return candidate


def _note(entry: Entry, deed: Deed, look: _Look | None, before: tuple[float, ...], after: tuple[float, ...]) -> Note:
    sure: float | None = None
    alternatives: tuple[Weighed, ...] = ()
    hope: float | None = None
    ends = getattr(deed, "ends", None)
    match deed:
        case MoveColumn() | Prove() | TakeOut() if look is not None and entry.seat is not None and deed.column:
            found = look.draw(entry.seat, str(deed.column))
            sure = found.chance if found is not None else 0.0
            if isinstance(deed, MoveColumn):
                alternatives = look.alternatives(entry.seat, str(deed.column))
                hope = max([sure, *(one.chance for one in alternatives)])
        case _ if look is not None and entry.seat is not None and isinstance(deed, ApplyForPlateau):
            alternatives = look.alternatives(entry.seat, None)
            hope = look.hope()
        case _:
            pass
    swing = max((abs(one - two) for one, two in zip(before, after, strict=True)), default=0.0)
    return Note(
        entry.version,
        entry.seat,
        _words(deed),
        None if ends is None else str(ends),
        sure,
        alternatives,
        after,
        hope,
        swing >= SWING,
    )


def _words(deed: Deed) -> str:
    """The deed in a few words: its verb and its column or plateau."""
    named = (getattr(deed, name, None) for name in ("column", "plateau", "colour", "shows"))
    return f"{verb_of(deed)} {next((str(one) for one in named if one), '')}".strip()


def _hopeless(notes: list[Note]) -> int | None:
    """The version from which on no draw was likely to succeed."""
    since: int | None = None
    for note in notes:
        if note.hope is None:
            continue
        if note.hope >= HOPELESS:
            since = None
        elif since is None:
            since = note.version
    return since
