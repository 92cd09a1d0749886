"""One game, one object: people, bots, tests and replays all play through these few calls."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

import numpy as np

from paletti.physics.gesture import GestureError, Tool
from paletti.physics.observation import Observation
from paletti.physics.reach import Reach
from paletti.physics.shapes import Piece
from paletti.physics.snapshot import Snapshot, SnapshotError
from paletti.physics.world import Floor, World
from paletti.rules import masks
from paletti.rules.deeds import (
    Deed,
    LayEnds,
    LayPlateau,
    Leave,
    MoveColumn,
    Prove,
    RunOutOfTime,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.pieces import COLUMNS, PLATEAUS, Column, Side
from paletti.rules.reasons import Reason
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import State
from paletti.table import ask, seal
from paletti.table.arrange import arrange
from paletti.table.course import Answer, Course, Phase
from paletti.table.gestures import BadGesture, Gesture, Grip, Hook, Interrupt, TakePlateau, grained
from paletti.table.happenings import AttemptBegan, AttemptEnded, Happening, Judged, Placed, Trouble, TroubleKind, Verb
from paletti.table.journal import Journal, JournalProblem
from paletti.table.kit import reserve_pose
from paletti.table.ledger import PLACE, Ledger
from paletti.table.record import Recorder
from paletti.table.setup import BY_HAND, GameSetup
from paletti.table.site import Placing, clear_site, on_site
from paletti.table.verdict import rested
from paletti.table.view import Advanced, Attempt, Frame

LOOK_TICKS = 8  # how often the referee looks while something moves
PICTURE_TICKS = 4

Result: TypeAlias = Judged | Refusal | Trouble | None


class Game:
    """A table: the wood, the referee's state, and the journal that both are written to before anybody hears of it."""

    def __init__(self, setup: GameSetup, journal: Journal) -> None:
        setup.check()
        self.setup, self.journal = setup, journal
        self.kit = setup.wood()
        self._ledger = Ledger(setup, journal)
        self.world: World = self.kit.world(setup.serial)
        self._columns = {name: Column(name) for name in self.kit.column_names}
        self.interrupted: Mapping[str, Any] | None = None
        self._course: Course | None = None
        self._recorder: Recorder | None = None
        self._leaving: list[Leave] = []
        self._site_of = 1  # the round for which the site was cleared
        self._happenings: list[Happening] = []

    @classmethod
    def new(cls, setup: GameSetup, journal: Journal) -> Game:
        """A game that begins: the villa stands already, unless it is to be set up by hand."""
        game = cls(setup, journal)
        game._start()
        return game

    @classmethod
    def resume(cls, setup: GameSetup, journal: Journal) -> Game:
        """The game as its last deed left it, from the journal alone; `interrupted` tells of a gesture cut short."""
        game = cls(setup, journal)
        entries = journal.entries()
        for entry in entries:
            game._ledger.follow(entry)
        last = next((entry.state for entry in reversed(entries) if entry.state is not None), None)
        if last is not None:
            try:
                game.world.restore(Snapshot.from_bytes(last))
            except SnapshotError as problem:
                raise JournalProblem(f"The villa of this journal cannot be set up here: {problem}") from problem
        else:
            game._start()
        if entries and game.world.hash() != entries[-1].after:
            raise JournalProblem("The villa of this journal is not the one its last deed left behind.")
        if entries and entries[-1].deed["verb"] == PLACE:
            game._site_of = game.state.round
        game.interrupted = journal.attempt()
        journal.note_attempt(None)
        return game

    # What is

    @property
    def state(self) -> State:
        """What the referee knows."""
        return self._ledger.state

    @property
    def version(self) -> int:
        """How many entries the journal has."""
        return self._ledger.version

    @property
    def tick(self) -> int:
        """The world's clock in steps; it stands while everything rests."""
        return round(self.world.time / self.world.settings.step)

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to step."""
        return self.world.at_rest

    @property
    def attempt(self) -> Attempt | None:
        """What a hand is at, if any is."""
        course = self._course
        if course is None:
            return None
        return Attempt(
            course.seat, course.verb, course.piece, course.tool.value, course.since, course.phase, course.swayed
        )

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The wood: twenty columns, then five plateaus, in the order of poses."""
        return self.world.pieces

    @property
    def floor(self) -> Floor:
        """The base."""
        return self.world.floor

    def snapshot(self) -> Snapshot:
        """The world as it is, exactly, for a rehearsal elsewhere."""
        return self.world.snapshot()

    def facts(self) -> Observation:
        """What the wood is like: levels, covers, loads, leans."""
        return self.world.observe()

    def frame(self) -> Frame:
        """A picture of this moment, with the sounds since the last one."""
        frame = self.world.frame()
        seat = None if self._course is None else self._course.seat
        return Frame(self.tick, frame.at_rest, frame.poses, self.places(), frame.pulls, seat, frame.sounds)

    def places(self) -> tuple[str, ...]:
        """Where each piece belongs: in the villa, still in the box, or out of the game."""
        places = []
        for name in self.world.names:
            if not self.world.is_parked(name):
                places.append("villa")
            elif name in self._columns and self.state.out & masks.BIT[self._columns[name]]:
                places.append("out")
            else:
                places.append("reserve")
        return tuple(places)

    def reach(self, column: str) -> Reach:
        """From where fingers, or else the hook, get at a column."""
        return self.world.reach(column)

    # What may be

    def may(self, seat: int, what: Deed | Gesture) -> Answer:
        """Why this seat may not do this now; None where it may. Only what begins something is asked for."""
        match what:
            case Grip(column, _) | Hook(column, _):
                return self._may_touch(seat, column)
            case TakePlateau():
                return self._may_lay(seat)
            case _ if isinstance(what, Deed):
                return may(self.state, what)
            case _:
                return None if self._course is not None else Trouble(TroubleKind.NOTHING_IN_HAND)

    def touchable(self, seat: int) -> dict[str, Refusal | Trouble | None]:
        """For every column in the villa: why this seat may not touch it now, or None."""
        return {
            str(column): self._may_touch(seat, column) for column in COLUMNS if not self.world.is_parked(str(column))
        }

    def may_let_go(self) -> Answer:
        """Why the hand would not open here and now; None where it would."""
        return Trouble(TroubleKind.NOTHING_IN_HAND) if self._course is None else self._course.may_let_go()

    # What is done

    def arrange(self) -> Result:
        """Sets the villa up for the players: at the start, and for every new round."""
        refused = self._busy() or may(self.state, SetUp())
        if refused is not None:
            return refused
        recorder = Recorder(self.world, self.tick)
        deed, extra = arrange(self.world, self.kit, self.setup, self.state)
        self._hush()
        return self._judge(deed, None, recorder, extra)

    def do(self, deed: Deed) -> Result:
        """A deed that needs no hand: what came of it, or why it may not be. The seal's side is the table's to find."""
        match deed:
            case SetUp():
                return self.arrange()
            case Leave() | RunOutOfTime() if self._course is not None:
                return self._cut_short(deed)
            case _:
                pass
        busy = self._busy()
        if busy is not None:
            return busy
        match deed:
            case ThrowSeal(by, _):
                return self._throw(by)
            case MoveColumn() | Prove():
                return Trouble(TroubleKind.NOTHING_IN_HAND)
            case TakeOut() if deed.ends is not TakeOutEnds.WAIVED:
                return Trouble(TroubleKind.NOTHING_IN_HAND)
            case LayPlateau() if deed.ends is not LayEnds.GIVEN_UP:
                return Trouble(TroubleKind.NOTHING_IN_HAND)
            case _:
                return self._judge(deed, self._seat(deed), None)

    def gesture(self, seat: int, gesture: Gesture) -> Answer:
        """None when the hand did it; else why not, and nothing has changed."""
        try:
            gesture = grained(gesture)
        except BadGesture:
            return Trouble(TroubleKind.NONSENSE)
        course = self._course
        if course is None:
            return self._begin(seat, gesture)
        if course.seat != seat:
            return Trouble(TroubleKind.ANOTHER_HAND, (self.state.players[course.seat],))
        tick = self.tick
        refused = course.gesture(gesture)
        if refused is None and self._recorder is not None:
            self._recorder.gesture(tick, gesture)
        return refused

    def advance(self, ticks: int = PICTURE_TICKS) -> Advanced:
        """Lets time pass (not at all while everything rests) and judges what came of it."""
        moved, left = False, ticks
        while left > 0 and not self.world.at_rest:
            made = self._step(min(left, LOOK_TICKS - self.tick % LOOK_TICKS))
            left -= max(made, 1)
            moved = moved or made > 0
            if self._recorder is not None:
                self._recorder.look(self.world, self.tick)
            self._look()
        told, self._happenings = tuple(self._happenings), []
        return Advanced(told, moved)

    # Inside

    def _start(self) -> None:
        if self.setup.layout == BY_HAND:
            clear_site(self.world, self.kit, self.setup.serial)
            self._hush()
        else:
            self.arrange()

    def _busy(self) -> Trouble | None:
        if self._course is not None:
            return Trouble(TroubleKind.ANOTHER_HAND, (self.state.players[self._course.seat],))
        return None

    @property
    def _sets_up(self) -> bool:
        return self.setup.layout == BY_HAND and not self.state.set_up and not self.state.over

    def _verb(self, seat: int) -> Verb:
        return Verb.SET_UP if self._sets_up else ask.verb(self.state, seat)

    def _may_touch(self, seat: int, name: str) -> Answer:
        if name not in self._columns:
            return Trouble(TroubleKind.NO_SUCH_PIECE, (name,))
        return None if self._sets_up else ask.may_touch(self.state, seat, Column(name))

    def _may_lay(self, seat: int) -> Answer:
        if self._sets_up:
            ready = len(on_site(self.facts(), self.kit)) == len(COLUMNS)
            return None if ready else refuse(self.state.house, Reason.NOT_SET_UP)
        return may(self.state, LayPlateau(self.state.players[seat], len(COLUMNS)))

    def _begin(self, seat: int, gesture: Gesture) -> Answer:
        if not 0 <= seat < len(self.state.players):
            return Trouble(TroubleKind.NONSENSE)
        if not self.world.at_rest:
            return Trouble(TroubleKind.WOOD_MOVES)
        if self._sets_up and self._site_of != self.state.round:
            clear_site(self.world, self.kit, self.setup.serial)
            self._hush()
            self._site_of = self.state.round
        match gesture:
            case Grip(column, _) | Hook(column, _):
                refused = self._may_touch(seat, column) or ask.out_of_reach(self.world, gesture)
            case TakePlateau():
                refused = self._may_lay(seat)
            case _:
                refused = Trouble(TroubleKind.NOTHING_IN_HAND)
        if refused is not None:
            return refused
        return self._take(seat, gesture)

    def _take(self, seat: int, gesture: Gesture) -> Answer:
        recorder, tick = Recorder(self.world, self.tick), self.tick
        before = self.world.snapshot()
        match gesture:
            case Grip(column, point):
                verb, piece, tool, at = self._verb(seat), column, Tool.HAND, point
            case Hook(column, _):
                verb, piece, tool, at = self._verb(seat), column, Tool.HOOK, (0.0, 0.0, 0.0)
            case _:
                piece = str(PLATEAUS[0] if self._sets_up else self.state.next_plateau)
                self.world.place({piece: reserve_pose(self.kit, self.setup.serial, piece)})
                verb, tool, at = Verb.LAY, Tool.HAND, (0.0, 0.0, 0.0)
        if self._sets_up:
            verb = Verb.SET_UP
            course: Course = Placing(
                self.world, self.state, seat, verb, piece, tick, kit=self.kit, serial=self.setup.serial
            )
        else:
            course = Course(self.world, self.state, seat, verb, piece, tick)
        try:
            course.take(tool, at)
        except GestureError:
            self.world.restore(before)
            return Trouble(TroubleKind.NOT_ON_PIECE)
        self.journal.note_attempt({"seat": seat, "verb": str(verb), "piece": piece})
        self._course, self._recorder = course, recorder
        recorder.gesture(tick, gesture)
        self._happenings.append(AttemptBegan(seat, verb, piece, tool.value))
        return None

    def _step(self, ticks: int) -> int:
        """How many steps were made. A world that comes apart is taken back to when it was whole."""
        try:
            made = self.world.step(ticks)
            whole = bool(np.isfinite(self.world.poses()).all())
        except FloatingPointError:
            made, whole = 1, False
        if not whole:
            if self._course is None or self._recorder is None:
                raise RuntimeError("the wood came apart though nobody touched it")
            self._course.rescue()
            self._recorder.rewind(self.tick)
        return made

    def _look(self) -> None:
        course = self._course
        if course is None:
            return
        if self.tick % LOOK_TICKS == 0:
            self._happenings += course.look(self.tick)
        if not course.waits or not (self.world.at_rest or course.overdue):
            return
        if isinstance(course, Placing):
            done = course.settled()
            if isinstance(done, str):
                self._place(course)
            elif done is not None:
                self._end(course, done)
            return
        deed = rested(course)
        if deed is not None:
            self._end(course, deed)

    def _place(self, course: Placing) -> None:
        self._hush()
        recorder, self._course, self._recorder = self._recorder, None, None
        assert recorder is not None
        version = self._ledger.place(course.seat, course.piece, self.world, recorder)
        self._happenings.append(Placed(version, course.seat, course.piece))

    def _end(self, course: Course, deed: Deed) -> None:
        self._hush()
        self._happenings.append(AttemptEnded(course.seat, course.verb, course.piece))
        recorder, self._course, self._recorder = self._recorder, None, None
        extra: dict[str, Any] = {}
        if course.collapse is not None:
            extra["collapse"] = {
                "plateau": course.collapse.plateau,
                "touches": course.collapse.touches,
                "tick": course.collapse_tick,
            }
        judged = self._judge(deed, course.seat, recorder, extra)
        if isinstance(judged, Judged):
            self._happenings.append(judged)
        for leaving in self._leaving:
            left = self._judge(leaving, self._seat(leaving), None)
            if isinstance(left, Judged):
                self._happenings.append(left)
        self._leaving = []

    def _cut_short(self, deed: Leave | RunOutOfTime) -> Result:
        """Breaks off the attempt of a player whose time ran out or who left; what leaving means is judged after it."""
        course, recorder = self._course, self._recorder
        assert course is not None
        assert recorder is not None
        refused = may(self.state, deed)
        if refused is not None:
            return refused
        own = self._seat(deed) == course.seat
        if isinstance(deed, RunOutOfTime) and not own:
            return self._busy()
        if own and course.phase in (Phase.IN_HAND, Phase.OPEN):
            recorder.gesture(self.tick, Interrupt("left" if isinstance(deed, Leave) else "clock"))
            closing = RunOutOfTime(course.by, Column(course.piece)) if course.verb in (Verb.MOVE, Verb.PROVE) else None
            course.put_back(closing if isinstance(deed, RunOutOfTime) else None, forced=True)
        if isinstance(deed, Leave):
            self._leaving.append(deed)
        return None

    def _throw(self, by: str) -> Result:
        refused = may(self.state, ThrowSeal(by, Side.RED))
        if refused is not None:
            return refused
        thrown_so_far: list[seal.Throw] = []
        for number in range(100):
            thrown = seal.throw(self.setup.seed, "version", self.version, number)
            thrown_so_far.append(thrown)
            deed = ThrowSeal(by, thrown.shows)
            # On its end it names no colour: at the start it is simply thrown again.
            refused = may(self.state, deed)
            if refused is None or refused.reason is not Reason.SEAL_ON_END:
                break
        # Each throw follows from the setup and the version: the journal need not keep its tumbling.
        extra = {"throws": [thrown.shows.value for thrown in thrown_so_far]}
        return self._judge(deed, self._seat(deed), None, extra, tuple(thrown_so_far))

    def _judge(
        self,
        deed: Deed,
        seat: int | None,
        recorder: Recorder | None,
        extra: dict[str, Any] | None = None,
        throws: tuple[seal.Throw, ...] = (),
    ) -> Result:
        judged = self._ledger.judge(deed, seat, self.world, recorder, extra or {})
        return replace(judged, throws=throws) if throws and isinstance(judged, Judged) else judged

    def _seat(self, deed: Deed) -> int | None:
        by = getattr(deed, "by", None)
        return self.state.players.index(by) if by in self.state.players else None

    def _hush(self) -> None:
        """Calls it rest: a piece that still rocks or rolls after all patience stops here, for everybody alike.

        The world is put through its own memory, so that a table that goes on and one that was resumed are the same down
        to what the engine only derives (contacts, forces): otherwise the next grip would differ in the last bit.
        """
        snapshot = self.world.snapshot()
        memory = {**json.loads(snapshot.memory), "still": True}
        self.world.restore(replace(snapshot, memory=json.dumps(memory, sort_keys=True)))
