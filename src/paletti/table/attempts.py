"""The hands at a table: how an attempt begins, is followed while time passes, and ends in a deed to be judged."""

from __future__ import annotations

from collections.abc import Callable

from paletti.physics.down import Collapse
from paletti.physics.gesture import GestureError, Tool
from paletti.physics.pose import Pose, Vector
from paletti.physics.settings import TICK_S
from paletti.physics.world import World
from paletti.rules.deeds import Deed, LayEnds, LayPlateau, Leave, RunOutOfTime
from paletti.rules.pieces import COLUMNS, PLATEAUS, Column
from paletti.rules.reasons import Reason
from paletti.rules.referee import may
from paletti.rules.refusals import refuse
from paletti.rules.state import State
from paletti.table import permission, watch
from paletti.table.attempt import Attempt, Hindrance, Phase
from paletti.table.entry import NOTHING, CollapseNote, Entry, Extra, FeelColumn, Parted
from paletti.table.gestures import Gesture, Grip, Hook, Interrupt, TakePlateau
from paletti.table.handling import handle
from paletti.table.happenings import (
    AttemptBegan,
    AttemptEnded,
    Faulted,
    Felt,
    Happening,
    Placed,
    PuttingBack,
    Trouble,
    TroubleKind,
    Verb,
)
from paletti.table.journal import Unfinished
from paletti.table.kit import WoodSet, reserve_pose
from paletti.table.ledger import Ledger
from paletti.table.nerves import Nerves
from paletti.table.parting import first_parted
from paletti.table.record import EVERY_TICKS, Recorder
from paletti.table.setup import BY_HAND, GameSetup
from paletti.table.site import MerelyPlaced, Placing, clear_site, on_site
from paletti.table.verdict import MerelyFelt, mended, rested
from paletti.table.watch import LOOK_TICKS

Ended = Callable[[Deed, int | None, Recorder | None, Extra], bool]


class Attempts:
    """At most one attempt at a time; `happenings` collects what there is to tell.

    `ended` is called with every deed and returns whether the referee let it count.
    """

    def __init__(self, setup: GameSetup, kit: WoodSet, world: World, ledger: Ledger, ended: Ended) -> None:
        self.attempt: Attempt | None = None
        self.happenings: list[Happening] = []
        self.site_of = 1  # the round for which the site was cleared
        self._setup, self._kit, self._world, self._ledger, self._ended = setup, kit, world, ledger, ended
        self._recorder: Recorder | None = None
        self._leaving: list[Leave] = []
        self.steadiness: dict[int, float] = {}  # by seat: the scale of its tremor, from a bot's strength (RULING-20)
        self._stood_at: dict[str, Pose] = {}  # where columns that were felt in this turn stood when it began (RULING-3)

    @property
    def busy(self) -> Trouble | None:
        """The trouble that a hand is in the villa, if one is."""
        if self.attempt is None:
            return None
        return Trouble(TroubleKind.ANOTHER_HAND, (self._state.players[self.attempt.seat],))

    @property
    def sets_up(self) -> bool:
        """Whether the villa is being set up by hand."""
        return self._setup.layout == BY_HAND and not self._state.set_up and not self._state.over

    # What is allowed

    def may_touch(self, seat: int, name: str) -> Hindrance:
        """Why this seat may not take this column now; None if it may."""
        if name not in self._kit.column_names:
            return Trouble(TroubleKind.NO_SUCH_PIECE, (name,))
        return None if self.sets_up else permission.may_touch(self._state, seat, Column(name))

    def may_lay(self, seat: int) -> Hindrance:
        """Why this seat may not take the next plateau now; None if it may."""
        if self.sets_up:
            ready = len(on_site(self._world.observe(), self._kit)) == len(COLUMNS)
            return None if ready else refuse(self._state.house, Reason.NOT_SET_UP)
        return may(self._state, LayPlateau(self._state.players[seat], ends=LayEnds.GIVEN_UP))

    # What is done

    def gesture(self, seat: int, gesture: Gesture) -> Hindrance:
        """None if the hand did it; else why not, and nothing has changed."""
        attempt, tick = self.attempt, self._tick
        if attempt is None:
            return self._begin(seat, gesture)
        if attempt.seat != seat:
            return self.busy
        refused = handle(attempt, gesture)
        if refused is None and self._recorder is not None:
            self._recorder.gesture(tick, gesture)
        return refused

    def step(self, ticks: int) -> int:
        """Lets ticks pass, up to the referee's next look; how many. If the engine fails, the world goes back."""
        world, attempt, recorder = self._world, self.attempt, self._recorder
        # Looks and pictures have ticks of their own, however time is divided, because a replay divides it differently.
        ticks = min(ticks, LOOK_TICKS - world.ticks % LOOK_TICKS)
        if recorder is not None:
            ticks = min(ticks, recorder.until_next(world.ticks))
        if attempt is not None and attempt.mending is not None:
            made, whole = attempt.mending.step(ticks), True
        else:
            try:
                made = world.pass_ticks(ticks)
                whole = world.whole
            except FloatingPointError:
                made, whole = 1, False
        if not whole:
            if attempt is None or recorder is None:
                raise RuntimeError("the wood came apart though nobody touched it")
            attempt.rescue()
            recorder.rewind(self._tick)
        tick = world.ticks
        if recorder is not None:
            recorder.look(world, tick)
        self._look(tick)
        if self._recorder is not None and self._tick < tick:  # the column was lifted off again
            self._recorder.rewind(self._tick)
        return made

    def look_at_rest(self) -> None:
        """Judges an attempt whose wood already rests, because no further step would judge it."""
        if self.attempt is not None and self.attempt.waits:
            self._look(self._world.ticks)

    def cut_short(self, deed: Leave | RunOutOfTime, seat: int | None) -> Hindrance:
        """Breaks off the attempt of a player whose time ran out or who left; the leaving itself is judged after it."""
        attempt, recorder = self.attempt, self._recorder
        assert attempt is not None
        assert recorder is not None
        refused = may(self._state, deed)
        if refused is not None:
            return refused
        own = seat == attempt.seat
        if isinstance(deed, RunOutOfTime) and not own:
            return self.busy
        if own and attempt.phase in (Phase.IN_HAND, Phase.OPEN):
            recorder.gesture(self._tick, Interrupt("left" if isinstance(deed, Leave) else "clock"))
            out_of_time = (
                RunOutOfTime(attempt.by, Column(attempt.piece)) if attempt.verb in (Verb.MOVE, Verb.PROVE) else None
            )
            attempt.put_back(out_of_time if isinstance(deed, RunOutOfTime) else None, forced=True)
        if isinstance(deed, Leave):
            self._leaving.append(deed)
        return None

    # Beginning

    def _begin(self, seat: int, gesture: Gesture) -> Hindrance:
        if not 0 <= seat < len(self._state.players):
            return Trouble(TroubleKind.NONSENSE)
        if not self._world.at_rest:
            return Trouble(TroubleKind.WOOD_MOVES)
        if self.sets_up and self.site_of != self._state.round:
            self.clear_site()
            self.site_of = self._state.round
        match gesture:
            case Grip(column, _) | Hook(column, _):
                refused = self.may_touch(seat, column) or permission.out_of_reach(self._world, gesture)
            case TakePlateau():
                refused = self.may_lay(seat)
            case _:
                refused = Trouble(TroubleKind.NOTHING_IN_HAND)
        return self._take(seat, gesture) if refused is None else refused

    def _take(self, seat: int, gesture: Gesture) -> Hindrance:
        recorder, tick, before = Recorder(self._world, self._tick), self._tick, self._world.snapshot()
        verb, piece, tool, at = self._meant(seat, gesture)
        attempt = self._attempt(seat, verb, piece, tick)
        try:
            attempt.take(tool, at)
        except GestureError:
            self._world.restore(before)
            return Trouble(TroubleKind.NOT_ON_PIECE)
        self._ledger.journal.note_attempt(Unfinished(seat, str(verb), piece))
        self.attempt, self._recorder = attempt, recorder
        recorder.gesture(tick, gesture)
        recorder.look(self._world, self._tick)  # a plateau from the box has found its contacts meanwhile
        self.happenings.append(AttemptBegan(seat, verb, piece, tool.value))
        return None

    def _meant(self, seat: int, gesture: Gesture) -> tuple[Verb, str, Tool, Vector]:
        """What the hand is doing, the piece, the tool, and the grip's point; a plateau comes out of the box for it."""
        verb = Verb.SET_UP if self.sets_up else permission.verb_of(self._state, seat)
        match gesture:
            case Grip(column, point):
                return verb, column, Tool.HAND, point
            case Hook(column, _):
                return verb, column, Tool.HOOK, (0.0, 0.0, 0.0)
            case _:
                piece = str(PLATEAUS[0] if self.sets_up else self._state.next_plateau)
                self._world.place({piece: reserve_pose(self._kit, self._setup.serial, piece)})
                return Verb.SET_UP if self.sets_up else Verb.LAY, piece, Tool.HAND, (0.0, 0.0, 0.0)

    def _attempt(self, seat: int, verb: Verb, piece: str, tick: int) -> Attempt:
        if self.sets_up:
            serial = self._setup.serial
            return Placing(self._world, self._state, seat, verb, piece, tick, kit=self._kit, serial=serial)
        nerves = Nerves(self._setup, self._state.house, self._ledger.version, self.steadiness.get(seat))
        return Attempt(self._world, self._state, seat, verb, piece, tick, self._stood_at.get(piece), nerves)

    # Following and ending

    def _look(self, tick: int) -> None:
        attempt = self.attempt
        if attempt is None:
            return
        due = tick % LOOK_TICKS == 0
        if due:
            self.happenings += attempt.look() if isinstance(attempt, Placing) else watch.look(attempt, tick)
        if attempt.mending is not None:
            if attempt.mending.done:
                self._end(attempt, mended(attempt))
            return
        # The waiting only ends at a look, because it must not depend on how time is divided into frames.
        if not attempt.waits or not (self._world.at_rest or (due and attempt.overdue)):
            return
        if isinstance(attempt, Placing):
            done = attempt.settled()
            if isinstance(done, MerelyPlaced):
                self._place(attempt)
            elif done is not None:
                self._end(attempt, done)
            return
        pushed = attempt.pushed
        deed = rested(attempt)
        if attempt.pushed is not None and pushed is None:
            self.happenings.append(Faulted(attempt.seat, attempt.pushed))
        if attempt.phase is Phase.MENDING:
            self.happenings.append(PuttingBack(attempt.seat, attempt.piece))
        elif isinstance(deed, MerelyFelt):
            self._feel(attempt)
        elif deed is not None:
            self._end(attempt, deed)

    def _place(self, attempt: Placing) -> None:
        self._world.hush()
        recorder, self.attempt, self._recorder = self._recorder, None, None
        assert recorder is not None
        version = self._ledger.place(attempt.seat, attempt.piece, self._world, recorder)
        self.happenings.append(Placed(version, attempt.seat, attempt.piece))

    def _feel(self, attempt: Attempt) -> None:
        """Records what a touch did to the wood, although nothing has happened in the game."""
        self._world.hush()
        recorder, self.attempt, self._recorder = self._recorder, None, None
        assert recorder is not None
        assert attempt.home is not None
        self._stood_at[attempt.piece] = attempt.home
        home = (*attempt.home.position, *attempt.home.quaternion)
        extra = Extra(home=home, steadiness=attempt.steadiness)
        version = self._ledger.feel(attempt.seat, attempt.piece, extra, self._world, recorder)
        self.happenings.append(AttemptEnded(attempt.seat, attempt.verb, attempt.piece))
        self.happenings.append(Felt(version, attempt.seat, attempt.piece))
        self._hear_leaving()

    def follow(self, entry: Entry) -> None:
        """Takes over what an entry of the journal says about hands."""
        if isinstance(entry.deed, FeelColumn) and entry.extra.home is not None:
            x, y, z, w, i, j, k = entry.extra.home
            self._stood_at[entry.deed.piece] = Pose((x, y, z), (w, i, j, k))
        else:
            self._stood_at = {}

    def _end(self, attempt: Attempt, deed: Deed) -> None:
        self._world.hush()
        self.happenings.append(AttemptEnded(attempt.seat, attempt.verb, attempt.piece))
        recorder, self.attempt, self._recorder = self._recorder, None, None
        extra = Extra(
            collapse=None if attempt.collapse is None else self._collapse_note(attempt, attempt.collapse, recorder),
            opened=attempt.opened,
            pushed=attempt.pushed,
            steadiness=attempt.steadiness,
        )
        self._stood_at = {}
        judged = self._ended(deed, attempt.seat, recorder, extra)
        if not judged and not any(left.by == attempt.by for left in self._leaving):
            # The wood has already moved, so going on would lead to another game than the journal's.
            raise RuntimeError(f"the referee refuses what the wood did: {deed}")
        self._leaving.sort(key=lambda left: left.by != attempt.by)
        # If the referee did not count the deed, the entry of the player's leaving keeps what the hand did.
        self._hear_leaving(None if judged else recorder, extra)

    def _collapse_note(self, attempt: Attempt, found: Collapse, recorder: Recorder | None) -> CollapseNote:
        """What the journal keeps of a collapse."""
        tick, why = round(found.since / TICK_S), str(found.why.value)
        if recorder is None:
            return CollapseNote(found.plateau, found.on, tick, why)
        pictures = recorder.pictures(self._world)
        parted = first_parted(self._world.pieces, pictures, found.plateau, attempt.piece)
        if parted is None:
            return CollapseNote(found.plateau, found.on, tick, why)
        plateau, column, since = parted
        # If everything is swept away at once, the first contact was lost in the moment of the break.
        return CollapseNote(
            found.plateau,
            found.on,
            tick,
            why,
            Parted(plateau, column, min(recorder.began + since * EVERY_TICKS, tick)),
        )

    def _hear_leaving(self, recorder: Recorder | None = None, extra: Extra = NOTHING) -> None:
        leaving, self._leaving = self._leaving, []
        for left in leaving:
            self._ended(left, self._state.players.index(left.by), recorder, NOTHING if recorder is None else extra)
            recorder = None

    # Means

    def clear_site(self) -> None:
        """Takes everything off the base for setting up by hand."""
        clear_site(self._world, self._kit, self._setup.serial)
        self._world.hush()

    @property
    def _state(self) -> State:
        return self._ledger.state

    @property
    def _tick(self) -> int:
        return self._world.ticks
