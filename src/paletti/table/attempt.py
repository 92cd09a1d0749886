"""One attempt: from the hand that takes a piece to the wood at rest and a deed to be judged."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from paletti.physics import gesture as hands
from paletti.physics.collapse import Collapse, CollapseWatch, Limits
from paletti.physics.gesture import GestureError, Tool
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose, Vector
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.rules.deeds import (
    Ends,
    LayPlateau,
    MoveColumn,
    RunOutOfTime,
)
from paletti.rules.pieces import Column
from paletti.rules.reasons import Reason
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import State
from paletti.rules.values import Steadying
from paletti.table import judge, observe
from paletti.table.gestures import (
    Aim,
    AimHold,
    Gesture,
    Grip,
    Hold,
    Hook,
    Interrupt,
    LetGo,
    PutBack,
    ReleaseHold,
    TakePlateau,
)
from paletti.table.happenings import Trouble, TroubleKind, Verb
from paletti.table.nerves import Nerves
from paletti.table.putback import Mending, lead_back

Hindrance: TypeAlias = Refusal | Trouble | None

MAIN, OTHER = 0, 1  # the hand that moves, and the one that holds a plateau
AIM_TICKS = 4  # a target is reached within one picture of sixty a second
SETTLE_S = 8.0
FALL_S = 6.0
FAULT_S = 3.0  # how long a villa that was pushed may make up its mind before it is put back
TOO_FAR_DEG = 25.0  # a column that leans so far is past being led
QUIET_TIMES = 4  # so often in a row nothing visible happened: nobody waits for that


class Phase(Enum):
    """What an attempt is waiting for."""

    IN_HAND = "in hand"
    OPEN = "open"  # the hand is open and the piece still chosen: after the hook, or in taking out
    RETURNING = "returning"  # the table's hand leads it back
    SETTLING = "settling"  # no hand is in it any more
    FALLING = "falling"
    FAULTED = "faulted"  # the table keeps the column still until the wood has shown whether the villa falls (RULING-4)
    MENDING = "mending"  # the table puts everything back as it was


@dataclass
class Attempt:
    """One attempt: asked for every gesture, looking on while time passes, giving its deed at the end."""

    world: World
    state: State
    seat: int
    verb: Verb
    piece: str
    since: int
    home: Pose | None = None  # where the piece stood when the turn began, if it was felt before (RULING-3)
    nerves: Nerves | None = None  # of the player's hands; None: steady as the table's own
    tool: Tool = Tool.HAND
    phase: Phase = Phase.IN_HAND
    start: Snapshot = field(init=False)
    limits: Limits = field(init=False)
    fall: CollapseWatch = field(init=False)
    origin: Pose = field(init=False)
    level: str = field(init=False)
    covered: bool = field(init=False)
    path: list[Vector] = field(default_factory=list)
    held: str | None = None  # the plateau in the other hand
    lay_before: dict[str, Pose] = field(init=False)  # every plateau as the attempt began
    was_held: set[str] = field(default_factory=set)
    covers_before: dict[str, bool] | None = None  # before the first hold (BUILD-1)
    chosen: bool = False  # moved so far that there is no way back without breaking off (RULING-3)
    moved: list[float] = field(default_factory=list)  # the latest distances from home: their mean has no tremor in it
    acted: float = 0.0  # when the player's hands last did something
    pulled_s: float = 0.0  # how long at full strength (RULING-18)
    jammed: bool = False
    swayed: bool = False
    pushed: str | None = None  # the column that was pushed too far
    broken_off: bool = False
    own_gone: bool = False  # its own column fell, or could not go back
    own_askew: bool = False
    slid_off: bool = False
    fell: tuple[Column, ...] = ()
    askew: tuple[Column, ...] = ()
    collapse: Collapse | None = None
    opened: int | None = None  # the tick at which the table took the player's hands away, if it did
    laid: LayPlateau | None = None  # as it lay when the hand opened
    closing: RunOutOfTime | None = None  # the clock ended it
    lifted: bool = False  # after a proof the column is lifted off again (RULING-9)
    before_opening: Snapshot | None = None
    back_at: float = 0.0
    mending: Mending | None = None
    phase_since: float = 0.0
    quiet: int = 0  # how often in a row nothing visible happened
    last_seen: NDArray[np.float64] | None = None
    good: Snapshot = field(init=False)

    def __post_init__(self) -> None:
        world = self.world
        self.start = self.good = world.snapshot()
        self.limits = observe.limits_of(self.state.house, world)
        self.origin = world.pose(self.piece)
        self.home = self.home or self.origin
        self.path = [self.origin.position]
        self.acted = world.time
        facts = world.observe()
        self.fall = CollapseWatch(world, self.limits, besides=(self.piece,))
        self.lay_before = {name: world.pose(name) for name in facts.leans}
        fact = facts.columns.get(self.piece)
        self.level = "" if fact is None else str(fact.level)
        self.covered = fact is not None and fact.covered

    @property
    def by(self) -> str:
        return self.state.players[self.seat]

    @property
    def steadiness(self) -> float | None:
        """What scaled the tremor of this attempt from its beginning, whoever goes on with it (RULING-20)."""
        return None if self.nerves is None else self.nerves.steadiness

    @property
    def in_hand(self) -> tuple[str, ...]:
        """The pieces that a hand is at now."""
        return tuple(piece for piece in (self.world.held(MAIN), self.world.held(OTHER)) if piece is not None)

    # Gestures

    def gesture(self, gesture: Gesture) -> Hindrance:
        """None when the hand did it; else why not, and nothing has changed."""
        if self.phase in (Phase.RETURNING, Phase.FAULTED, Phase.MENDING):
            return Trouble(TroubleKind.BEING_PUT_BACK, (self.piece,))
        if self.phase in (Phase.SETTLING, Phase.FALLING):
            return Trouble(TroubleKind.WOOD_MOVES)
        try:
            refused = self._gesture(gesture)
        except GestureError:
            return Trouble(TroubleKind.NOT_ON_PIECE)
        if refused is None:
            self.acted = self.world.time
        return refused

    def _gesture(self, gesture: Gesture) -> Hindrance:
        match gesture:
            case Grip(column, point):
                return self._again(column, Tool.HAND, point)
            case Hook(column, _):
                return self._again(column, Tool.HOOK, (0.0, 0.0, 0.0))
            case TakePlateau():
                return Trouble(TroubleKind.HAND_FULL, (self.piece,))
            case Aim(position, turn):
                return self._aim(MAIN, position, turn)
            case AimHold(position):
                return self._aim(OTHER, position, 0.0)
            case Hold(plateau, point):
                return self._hold(plateau, point)
            case ReleaseHold():
                return self._release()
            case LetGo():
                return self.let_go()
            case PutBack():
                return self.put_back()
            case Interrupt():
                return Trouble(TroubleKind.NONSENSE)

    def take(self, tool: Tool, point: Vector) -> None:
        """Closes the main hand on the piece at a point of its own frame; a GestureError if that cannot be."""
        grip = hands.Grip(MAIN, self.piece, self.world.pose(self.piece).outside(point), tool, self._tremor())
        self.world.check_grip(grip)  # before the hand opens: what is refused must change nothing
        if self.world.held(MAIN) is not None:
            self.world.do(hands.LetGo(MAIN))
        self._close(grip)
        self.tool, self.phase = tool, Phase.IN_HAND

    def _again(self, column: str, tool: Tool, point: Vector) -> Hindrance:
        if column != self.piece and not self.chosen:
            return Trouble(TroubleKind.HAND_FULL, (self.piece,))
        if column != self.piece:
            return refuse(self.state.house, Reason.SECOND_COLUMN, column, self.piece)
        if self.phase is Phase.IN_HAND and self.tool is tool:
            return Trouble(TroubleKind.HAND_FULL, (self.piece,))
        if self.world.pose(self.piece).lean > TOO_FAR_DEG:
            return Trouble(TroubleKind.NO_ROOM_FOR_FINGERS, (self.piece,))
        self.take(tool, point)
        return None

    def _aim(self, hand: int, position: Vector, turn: float) -> Hindrance:
        if self.world.held(hand) is None:
            return Trouble(TroubleKind.NOTHING_IN_HAND)
        step = self.world.settings.step
        # In whole ticks: two times that differ in the last bit only would seem to run backwards.
        at = (round(self.world.time / step) + AIM_TICKS) * step
        self.world.do(hands.Move(hand, at, position, turn))
        return None

    def _hold(self, plateau: str, point: Vector) -> Hindrance:
        house = self.state.house
        if self.held is not None:
            return Trouble(TroubleKind.HAND_FULL, (self.held,))
        if plateau not in self.lay_before or plateau == self.piece:
            return Trouble(TroubleKind.NO_SUCH_PIECE, (plateau,))
        if self.verb is Verb.LAY and house.steadying is Steadying.LAYING:
            return refuse(house, Reason.PLATEAU_STEADIED, plateau)
        if not house.hold_plateaus or not observe.may_hold(self.level, plateau):
            return refuse(house, Reason.HANDS_OFF_PLATEAU, plateau)
        before = self.covers_before or observe.covers(self.world.observe(), self._passed_over)
        self._close(hands.Grip(OTHER, plateau, self.world.pose(plateau).outside(point), tremor=self._tremor()))
        self.held, self.covers_before = plateau, before
        self.was_held.add(plateau)
        return None

    def _release(self) -> Hindrance:
        if self.held is None:
            return Trouble(TroubleKind.NOTHING_IN_HAND)
        self.world.do(hands.LetGo(OTHER))
        self.held = None
        return None

    @property
    def _passed_over(self) -> frozenset[str]:
        return observe.leaning(self.state) | {self.piece}

    def may_let_go(self, facts: Observation | None = None) -> Hindrance:
        """Why the main hand would not open here and now, if so (RULING-5)."""
        if self.world.held(MAIN) is None:
            return Trouble(TroubleKind.NOTHING_IN_HAND)
        if self.merely_felt or self.tool is Tool.HOOK or self.verb is Verb.TAKE_OUT:
            return None
        facts = facts or self.world.observe()
        if self.verb is Verb.LAY:
            return judge.lay_down(self.state, facts, self.piece, self.by)
        return judge.set_down(
            self.state,
            facts,
            self.piece,
            held=self.held,
            was_held={name: self.lay_before[name] for name in sorted(self.was_held)},
            covers_before=self.covers_before,
            swayed=self.swayed,
        )

    @property
    def merely_felt(self) -> bool:
        """Whether the column was touched and not yet chosen: then opening the hand costs nothing (RULING-3)."""
        return self.verb in (Verb.MOVE, Verb.PROVE, Verb.TAKE_OUT) and not self.chosen

    def let_go(self) -> Hindrance:
        """Opens the main hand; else why it does not open here (RULING-5)."""
        refused = self.may_let_go()
        if refused is not None:
            return refused
        if self.merely_felt:
            self.open_hands()
            self.turn_to(Phase.SETTLING)
            return None
        if self.tool is Tool.HOOK or self.verb is Verb.TAKE_OUT:
            self.world.do(hands.LetGo(MAIN))
            self.turn_to(Phase.OPEN)
            return None
        if self.verb is Verb.PROVE:
            self.before_opening = self.world.snapshot()
        if self.verb is Verb.LAY:
            self.laid = judge.lay_deed(self.state, self.world.observe(), self.piece, self.by)
        self.open_hands()
        self.turn_to(Phase.SETTLING)
        return None

    def left_alone(self) -> None:
        """Opens hands that did nothing for too long (RULING-1) where the wood can take it; else the piece goes back."""
        self.opened = self.world.ticks
        self._release()
        # A hook, or fingers that take a column out, would leave it half drawn, and nobody there to go on with it.
        ends = self.merely_felt or (self.tool is Tool.HAND and self.verb is not Verb.TAKE_OUT)
        if not ends or self.let_go() is not None:
            self.put_back(forced=True)

    # Going back

    def put_back(self, closing: RunOutOfTime | None = None, *, forced: bool = False) -> Hindrance:
        """Begins to break the attempt off; refused where the house forbids it, unless forced by clock or absence."""
        if self.merely_felt:
            self.closing = None if closing is None else RunOutOfTime(self.by)
            self.open_hands()
            self.turn_to(Phase.SETTLING)
            return None
        if self.verb is Verb.MOVE and closing is None and not forced:
            refused = may(self.state, MoveColumn(self.by, Column(self.piece), Ends.BROKEN_OFF))
            if refused is not None:
                return refused
        self.broken_off, self.closing = True, closing
        self._release()
        if self.verb is Verb.LAY:
            self.take_away()
            return None
        if self.world.pose(self.piece).lean > TOO_FAR_DEG:
            # It has as good as fallen: no hand leads it anywhere, and where it comes to lie will be judged.
            self.open_hands()
            self.turn_to(Phase.SETTLING)
            return None
        turned = self.world.pose(self.piece).yaw - self.origin.yaw
        self.back_at = lead_back(self.world, MAIN, self.piece, self.path, turned)
        self.tool = Tool.HAND
        self.turn_to(Phase.RETURNING)
        return None

    def keep_still(self, pushed: str) -> None:
        """After a push: the table's steady hand keeps the column where it is until the wood has decided (RULING-4)."""
        self.pushed, self.closing = pushed, None
        self.take_over()
        self.world.do(hands.Grip(MAIN, self.piece, self.world.pose(self.piece).position))
        self.turn_to(Phase.FAULTED)

    def mend(self) -> None:
        """Begins to put everything back as it was when the attempt began."""
        self.open_hands()
        self.mending = Mending(self.world, self.start)
        self.turn_to(Phase.MENDING)

    # The end

    @property
    def waits(self) -> bool:
        """Whether only the wood's coming to rest is waited for."""
        return self.phase in (Phase.SETTLING, Phase.FALLING)

    @property
    def overdue(self) -> bool:
        """Whether the wood has rolled and rocked long enough to be judged as it is."""
        limit = FALL_S if self.phase is Phase.FALLING else SETTLE_S
        if self.quiet >= QUIET_TIMES:
            return True
        return self.waits and self.world.time - self.phase_since > limit

    def rescue(self) -> None:
        """Goes back a little after the world came apart; what was in hand has slipped from it and counts as fallen."""
        self.world.restore(self.good)
        self.own_gone, self.laid = True, None
        self.take_away()

    def lift_anew(self) -> bool:
        """Whether a column that proved its point is lifted off once more, from the moment when the hand still had it.

        It had come to balance its plateau, and lifting it off later brings the villa down: no risk of the prover's.
        """
        if not self.lifted or self.before_opening is None:
            return False
        self.world.restore(self.before_opening)
        self.before_opening = None
        self.take_away()
        return True

    # Means

    def _tremor(self) -> hands.Tremor | None:
        return None if self.nerves is None else self.nerves.tremor()

    def _close(self, grip: hands.Grip) -> None:
        self.world.do(grip)
        if self.nerves is not None:
            self.nerves.gripped()

    @property
    def slipped(self) -> bool:
        """Whether the world itself opened the hand: it does when something in it came apart."""
        handed = self.phase in (Phase.IN_HAND, Phase.RETURNING, Phase.FAULTED)
        return handed and self.world.held(MAIN) is None

    def take_over(self) -> None:
        """Opens the player's hands: from here on the table's own are at work, or nobody's."""
        self.opened = self.world.ticks
        self.open_hands()

    def take_away(self) -> None:
        """Opens the hands and takes the piece off the table."""
        self.open_hands()
        self.world.park(self.piece)
        self.turn_to(Phase.SETTLING)

    def open_hands(self) -> None:
        """Opens both hands."""
        for hand in (MAIN, OTHER):
            if self.world.held(hand) is not None:
                self.world.do(hands.LetGo(hand))
        self.held = None

    def turn_to(self, phase: Phase) -> None:
        """Begins a phase."""
        self.phase, self.phase_since = phase, self.world.time
        self.quiet, self.last_seen = 0, None
