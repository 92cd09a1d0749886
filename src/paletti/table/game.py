"""One game, one object: people, bots, tests and replays all play through these few calls."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from paletti.physics.observation import Observation
from paletti.physics.reach import Reach
from paletti.physics.settings import FRAME_TICKS
from paletti.physics.shapes import Piece
from paletti.physics.snapshot import Snapshot, SnapshotError
from paletti.physics.world import World
from paletti.physics.yard import Floor
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
from paletti.rules.pieces import COLUMNS, Side
from paletti.rules.reasons import Reason
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.table import seal
from paletti.table.arrange import arrange
from paletti.table.attempt import Hindrance
from paletti.table.attempts import Attempts
from paletti.table.entry import NOTHING, Extra, JournalProblem, PlacePiece
from paletti.table.gestures import BadGesture, Gesture, Grip, Hook, TakePlateau, grained
from paletti.table.happenings import Judged, Trouble, TroubleKind
from paletti.table.journal import Journal, Unfinished
from paletti.table.ledger import Ledger
from paletti.table.record import Recorder
from paletti.table.setup import BY_HAND, GameSetup
from paletti.table.view import Advanced, AttemptView, GameFrame, places_of

Result: TypeAlias = Judged | Refusal | Trouble | None


class Game:
    """A table: the wood, the referee's state, and the journal, where everything is written before it is announced."""

    def __init__(self, setup: GameSetup, journal: Journal) -> None:
        setup.check()
        self.setup, self.journal = setup, journal
        self.kit = setup.wood()
        self._ledger = Ledger(setup, journal)
        self.world: World = self.kit.world(setup.serial)
        self.interrupted: Unfinished | None = None
        self._attempts = Attempts(setup, self.kit, self.world, self._ledger, self._ended)

    @classmethod
    def new(cls, setup: GameSetup, journal: Journal) -> Game:
        """A new game: the villa stands already, unless the players set it up by hand."""
        game = cls(setup, journal)
        game._start()
        return game

    @classmethod
    def resume(cls, setup: GameSetup, journal: Journal) -> Game:
        """The game after its last deed, only from the journal; `interrupted` says which gesture was cut short."""
        game = cls(setup, journal)
        entries = journal.entries()
        game._ledger.resume()
        for entry in entries:
            game._attempts.follow(entry)
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
        if entries and isinstance(entries[-1].deed, PlacePiece):
            game._attempts.site_of = game.state.round
        game.interrupted = journal.attempt()
        journal.note_attempt(None)
        return game

    # The present

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
        """The world's clock in ticks; it stops while everything rests."""
        return self.world.ticks

    @property
    def at_rest(self) -> bool:
        """Whether there is nothing to simulate."""
        return self.world.at_rest

    @property
    def attempt(self) -> AttemptView | None:
        """The present attempt, if there is one."""
        attempt = self._attempts.attempt
        if attempt is None:
            return None
        return AttemptView(
            attempt.seat,
            attempt.verb,
            attempt.piece,
            attempt.tool.value,
            attempt.since,
            attempt.phase,
            attempt.swayed,
            attempt.pushed,
            attempt.choosing.chosen,
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
        """The exact state of the world, for a rehearsal elsewhere."""
        return self.world.snapshot()

    def facts(self) -> Observation:
        """The facts of the wood: levels, covers, loads, leans."""
        return self.world.observe()

    def frame(self) -> GameFrame:
        """A picture of this moment, with the sounds since the last one."""
        frame = self.world.frame()
        seat = None if self._attempts.attempt is None else self._attempts.attempt.seat
        return GameFrame(self.tick, frame.at_rest, frame.poses, self.places(), frame.pulls, seat, frame.sounds)

    def places(self) -> tuple[str, ...]:
        """Where each piece belongs: in the `villa`, still in the box (`parked`), or `out` of the game."""
        return places_of(map(self.world.is_parked, self.world.names), self.state)

    def reach(self, column: str) -> Reach:
        """From where fingers, or else the hook, can reach a column."""
        return self.world.reach(column)

    # What is allowed

    def may(self, seat: int, what: Deed | Gesture) -> Hindrance:
        """Why this seat may not begin this now, or None. For any other gesture: None if something is in hand."""
        match what:
            case Grip(column, _) | Hook(column, _):
                return self._attempts.may_touch(seat, column)
            case TakePlateau():
                return self._attempts.may_lay(seat)
            case _ if isinstance(what, Deed):
                return may(self.state, what)
            case _:
                return None if self._attempts.attempt is not None else Trouble(TroubleKind.NOTHING_IN_HAND)

    def touchable(self, seat: int) -> dict[str, Refusal | Trouble | None]:
        """For every column in the villa: why this seat may not touch it now, or None."""
        standing = (str(column) for column in COLUMNS if not self.world.is_parked(str(column)))
        return {name: self._attempts.may_touch(seat, name) for name in standing}

    def may_let_go(self) -> Hindrance:
        """Why the hand would not open here and now; None if it would."""
        attempt = self._attempts.attempt
        return Trouble(TroubleKind.NOTHING_IN_HAND) if attempt is None else attempt.may_let_go()

    # What is done

    def arrange(self) -> Result:
        """Sets the villa up for the players: at the start, and for every new round."""
        refused = self._attempts.busy or may(self.state, SetUp())
        if refused is not None:
            return refused
        recorder = Recorder(self.world, self.tick)
        deed, extra = arrange(self.world, self.kit, self.setup, self.state)
        self.world.hush()
        return self._judge(deed, None, recorder, extra)

    def do(self, deed: Deed) -> Result:
        """Does a deed that needs no hand; its result, or why it is refused. The table decides how the seal falls."""
        match deed:
            case SetUp():
                return self.arrange()
            case Leave() | RunOutOfTime() if self._attempts.attempt is not None:
                return self._attempts.cut_short(deed, self._seat(deed))
            case _:
                pass
        busy = self._attempts.busy
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

    def gesture(self, seat: int, gesture: Gesture) -> Hindrance:
        """None if the hand did it; else why not, and nothing has changed."""
        try:
            gesture = grained(gesture)
        except BadGesture:
            return Trouble(TroubleKind.NONSENSE)
        return self._attempts.gesture(seat, gesture)

    def steady(self, seat: int, scale: float | None) -> None:
        """Scales the tremor of a seat's hands, as a bot's strength does (RULING-20); None: it trembles as people do."""
        if scale is None:
            self._attempts.steadiness.pop(seat, None)
        else:
            self._attempts.steadiness[seat] = scale

    def advance(self, ticks: int = FRAME_TICKS) -> Advanced:
        """Lets time pass (not while everything rests) and judges the result."""
        moved, left = False, ticks
        if self.world.at_rest:
            self._attempts.look_at_rest()
        while left > 0 and not self.world.at_rest:
            made = self._attempts.step(left)
            left -= max(made, 1)
            moved = moved or made > 0
        happened, self._attempts.happenings = tuple(self._attempts.happenings), []
        return Advanced(happened, moved)

    # Inside

    def _start(self) -> None:
        if self.setup.layout == BY_HAND:
            self._attempts.clear_site()
        else:
            self.arrange()

    def _ended(self, deed: Deed, seat: int | None, recorder: Recorder | None, extra: Extra) -> bool:
        judged = self._judge(deed, seat, recorder, extra)
        if isinstance(judged, Judged):
            self._attempts.happenings.append(judged)
        return isinstance(judged, Judged)

    def _throw(self, by: str) -> Result:
        refused = may(self.state, ThrowSeal(by, Side.RED))
        if refused is not None:
            return refused
        thrown_so_far: list[seal.SealThrow] = []
        for number in range(100):
            thrown = seal.throw(self.setup.seed, "version", self.version, number)
            thrown_so_far.append(thrown)
            deed = ThrowSeal(by, thrown.shows)
            # If the seal stands on its end it names no colour. At the start it is simply thrown again.
            refused = may(self.state, deed)
            if refused is None or refused.reason is not Reason.SEAL_ON_END:
                break
        # Each throw follows from the setup and the version, so the journal does not have to keep its tumbling.
        extra = Extra(throws=tuple(thrown.shows for thrown in thrown_so_far))
        return self._judge(deed, self._seat(deed), None, extra, tuple(thrown_so_far))

    def _judge(
        self,
        deed: Deed,
        seat: int | None,
        recorder: Recorder | None,
        extra: Extra = NOTHING,
        throws: tuple[seal.SealThrow, ...] = (),
    ) -> Result:
        judged = self._ledger.judge(deed, seat, self.world, recorder, extra)
        return replace(judged, throws=throws) if throws and isinstance(judged, Judged) else judged

    def _seat(self, deed: Deed) -> int | None:
        by = getattr(deed, "by", None)
        return self.state.players.index(by) if by in self.state.players else None
