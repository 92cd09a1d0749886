"""One attempt, from the hand that takes a piece until the wood rests and there is a deed to judge."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeAlias

from paletti.physics import gesture as hands
from paletti.physics.down import Collapse, CollapseWatch, Limits
from paletti.physics.gesture import Tool
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose, Vector
from paletti.physics.snapshot import KeptMoment, Snapshot
from paletti.physics.world import World
from paletti.rules.deeds import Ends, LayPlateau, MoveColumn, RunOutOfTime
from paletti.rules.pieces import Column
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.table import observe, permission
from paletti.table.happenings import Trouble, TroubleKind, Verb
from paletti.table.mending import Mending
from paletti.table.nerves import Nerves
from paletti.table.notes import Beginning, Choosing, Holding, Losses, Pulling, Stillness
from paletti.table.putback import lead_back

Hindrance: TypeAlias = Refusal | Trouble | None

MAIN, OTHER = 0, 1  # the hand that moves, and the one that holds a plateau
SETTLE_S = 8.0
FALL_S = 6.0
FAULT_S = 3.0  # how long to wait whether a pushed villa falls before it is put back
TOO_FAR_DEG = 25.0  # a column that leans this far cannot be led any more


class Phase(Enum):
    """What an attempt is waiting for."""

    IN_HAND = "in hand"
    OPEN = "open"  # the hand is open and the piece still chosen: after the hook, or while taking out
    RETURNING = "returning"  # the table's hand leads it back
    SETTLING = "settling"  # no hand is in it any more
    FALLING = "falling"
    FAULTED = "faulted"  # the table keeps the column still until it is clear whether the villa falls (RULING-4)
    MENDING = "mending"  # the table puts everything back as it was


@dataclass
class Attempt:
    """One attempt: what is in hand, how it began, and what is noted about it until `table.verdict` makes a deed of it.

    Gestures come in by `table.handling`, and `table.watch` looks while time passes.
    """

    world: World
    state: State
    seat: int
    verb: Verb
    piece: str
    since: int
    home: Pose | None = None  # where the piece stood when the turn began, if it was felt before (RULING-3)
    nerves: Nerves | None = None  # how the player's hands shake; None: not at all, like the table's own hands
    tool: Tool = Tool.HAND
    phase: Phase = Phase.IN_HAND
    began: Beginning = field(init=False)
    limits: Limits = field(init=False)
    collapse_watch: CollapseWatch = field(init=False)
    choosing: Choosing = field(default_factory=Choosing)
    pulling: Pulling = field(default_factory=Pulling)
    stillness: Stillness = field(default_factory=Stillness)
    holding: Holding = field(default_factory=Holding)
    losses: Losses = field(default_factory=Losses)
    path: list[Vector] = field(default_factory=list)
    acted: float = 0.0  # when the player's hands last did something
    idled: float | None = None  # the value of `acted` at which it last warned that idle hands open soon
    swayed: bool = False
    pushing: set[str] = field(default_factory=set)  # pushed columns that it has already reported
    pushes: dict[str, float] = field(default_factory=dict)  # metres that it pushed other columns, counted for each grip
    pushed: str | None = None  # the column that was pushed too far
    broken_off: bool = False
    collapse: Collapse | None = None
    opened: int | None = None  # the tick at which the table took the player's hands away, if it did
    laid: LayPlateau | None = None  # as it lay when the hand opened
    out_of_time: RunOutOfTime | None = None  # the deed, if the clock ended it
    lifted: bool = False  # after a proof the column is lifted off again (RULING-9)
    back_at: float = 0.0
    mending: Mending | None = None
    phase_since: float = 0.0
    _before_opening: Snapshot | None = None
    _good: KeptMoment = field(init=False)

    def __post_init__(self) -> None:
        self.began = Beginning.of(self.world, self.piece)
        self._good = self.world.keep()
        self.limits = observe.limits_of(self.state.house, self.world)
        self.home = self.home or self.began.origin
        self.path = [self.began.origin.position]
        self.acted = self.world.time
        self.collapse_watch = CollapseWatch(self.world, self.limits, besides=(self.piece,))

    @property
    def by(self) -> str:
        return self.state.players[self.seat]

    @property
    def steadiness(self) -> float | None:
        """The scale of the tremor of this attempt from its beginning, even if another seat goes on (RULING-20)."""
        return None if self.nerves is None else self.nerves.steadiness

    @property
    def in_hand(self) -> tuple[str, ...]:
        """The pieces in hands now."""
        return tuple(piece for piece in (self.world.held(MAIN), self.world.held(OTHER)) if piece is not None)

    # The hands

    def take(self, tool: Tool, point: Vector) -> None:
        """Closes the main hand on the piece at a point in the piece's coordinates; raises GestureError if it cannot."""
        grip = hands.Grip(MAIN, self.piece, self.world.pose(self.piece).outside(point), tool, self.tremor())
        self.world.check_grip(grip)  # before the hand opens, because a refusal must change nothing
        if self.world.held(MAIN) is not None:
            self.world.do(hands.LetGo(MAIN))
        self.close(grip)
        self.tool, self.phase = tool, Phase.IN_HAND

    def release(self) -> Hindrance:
        """Opens the other hand, which holds a plateau."""
        if self.holding.plateau is None:
            return Trouble(TroubleKind.NOTHING_IN_HAND)
        self.world.do(hands.LetGo(OTHER))
        self.holding.release()
        return None

    def may_let_go(self, facts: Observation | None = None) -> Hindrance:
        """Why the main hand would not open here and now, if so (RULING-5)."""
        if self.world.held(MAIN) is None:
            return Trouble(TroubleKind.NOTHING_IN_HAND)
        if self.merely_felt or self.tool is Tool.HOOK or self.verb is Verb.TAKE_OUT:
            return None
        facts = facts or self.world.observe()
        if self.verb is Verb.LAY:
            return permission.lay_down(self.state, facts, self.piece, self.by)
        return permission.set_down(
            self.state,
            facts,
            self.piece,
            held=self.holding.plateau,
            was_held={name: self.began.plateaus[name] for name in sorted(self.holding.ever)},
            covers_before=self.holding.covers_before,
            swayed=self.swayed,
        )

    @property
    def merely_felt(self) -> bool:
        """Whether the column was touched and not chosen yet. Then opening the hand costs nothing (RULING-3)."""
        return self.verb in (Verb.MOVE, Verb.PROVE, Verb.TAKE_OUT) and not self.choosing.chosen

    def let_go(self) -> Hindrance:
        """Opens the main hand, or returns why it does not open here (RULING-5)."""
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
            self._before_opening = self.world.snapshot()
        if self.verb is Verb.LAY:
            self.laid = permission.lay_deed(self.state, self.world.observe(), self.piece, self.by)
        self.open_hands()
        self.turn_to(Phase.SETTLING)
        return None

    def left_alone(self) -> None:
        """Opens hands that did nothing for too long (RULING-1) if the wood bears it; otherwise the piece goes back."""
        self.opened = self.world.ticks
        self.release()
        # A hook, or fingers that take a column out, would leave it half drawn, and nobody could go on.
        ends = self.merely_felt or (self.tool is Tool.HAND and self.verb is not Verb.TAKE_OUT)
        if not ends or self.let_go() is not None:
            self.put_back(forced=True)

    # Going back

    def put_back(self, out_of_time: RunOutOfTime | None = None, *, forced: bool = False) -> Hindrance:
        """Begins to break the attempt off; refused if the house forbids it, unless forced by clock or absence."""
        if self.merely_felt:
            self.out_of_time = None if out_of_time is None else RunOutOfTime(self.by)
            self.open_hands()
            self.turn_to(Phase.SETTLING)
            return None
        if self.verb is Verb.MOVE and out_of_time is None and not forced:
            refused = may(self.state, MoveColumn(self.by, Column(self.piece), Ends.BROKEN_OFF))
            if refused is not None:
                return refused
        self.broken_off, self.out_of_time = True, out_of_time
        self.release()
        if self.verb is Verb.LAY:
            self.take_away()
            return None
        if self.world.pose(self.piece).lean > TOO_FAR_DEG:
            # It has practically fallen: a hand cannot lead it back, so its final place will be judged.
            self.open_hands()
            self.turn_to(Phase.SETTLING)
            return None
        turned = self.world.pose(self.piece).yaw - self.began.origin.yaw
        self.back_at = lead_back(self.world, MAIN, self.piece, self.path, turned)
        self.tool = Tool.HAND
        self.turn_to(Phase.RETURNING)
        return None

    def keep_still(self, pushed: str) -> None:
        """After a push: the table's steady hand keeps the column where it is until the wood decides (RULING-4)."""
        self.pushed, self.out_of_time = pushed, None
        self.take_over()
        self.world.do(hands.Grip(MAIN, self.piece, self.world.pose(self.piece).position))
        self.turn_to(Phase.FAULTED)

    def mend(self) -> None:
        """Begins to put everything back as it was when the attempt began."""
        self.out_of_time = None
        self.open_hands()
        self.mending = Mending(self.world, self.began.villa)
        self.world.wake()  # no time passes in a resting world
        self.turn_to(Phase.MENDING)

    # The end

    @property
    def waits(self) -> bool:
        """Whether it only waits for the wood to come to rest."""
        return self.phase in (Phase.SETTLING, Phase.FALLING)

    @property
    def overdue(self) -> bool:
        """Whether the wood has moved so long that it is judged in motion."""
        limit = FALL_S if self.phase is Phase.FALLING else SETTLE_S
        if self.stillness.lasts:
            return True
        return self.waits and self.world.time - self.phase_since > limit

    def rescue(self) -> None:
        """Goes back a little after the engine failed; the piece in hand has slipped from it and counts as fallen."""
        self.world.restore(self._good.snapshot())
        self.lose_piece()

    def keep_good(self) -> None:
        """Keeps the world as it is now, in case the engine fails."""
        self._good = self.world.keep()

    def lose_piece(self) -> None:
        """The piece has slipped from the hand: it counts as fallen, and leaves the table."""
        self.losses.own_gone, self.laid = True, None
        self.take_away()

    def come_down(self, collapse: Collapse) -> None:
        """The villa falls, and no hand is in it any more."""
        self.take_over()
        self.collapse = collapse
        self.turn_to(Phase.FALLING)

    def jam(self) -> None:
        """The column does not come out: it is chosen anyway, and goes back (RULING-18)."""
        self.choosing.choose()
        self.opened = self.world.ticks
        self.put_back(forced=True)

    def sway(self) -> None:
        """The villa has swayed while the column was still in (RULING-17)."""
        self.swayed = True

    def slide_off(self) -> None:
        """The plateau that was laid has slid off, and is put back to the others (RULING-1)."""
        self.losses.slid_off = True
        self.take_away()

    def remove(self, names: Iterable[str]) -> None:
        """Takes pieces off the table; the rest must settle again."""
        for name in names:
            self.world.park(name)
        self.turn_to(Phase.SETTLING)

    def lift_off(self) -> None:
        """Lifts off the column that has proved the objection (RULING-9)."""
        self.lifted = True
        self.remove([self.piece])

    def count_as_broken_off(self) -> None:
        """The column was moved too far to be merely felt, and was let go where it must not stand."""
        self.choosing.choose()
        self.broken_off = True

    def lift_anew(self) -> bool:
        """Lifts a column that proved an objection off from the moment when the hand still had it; whether it could.

        It now balances its plateau, and lifting it off later would bring the villa down. The prover bears no such risk.
        """
        if not self.lifted or self._before_opening is None:
            return False
        self.world.restore(self._before_opening)
        self._before_opening = None
        self.take_away()
        return True

    # Means

    def tremor(self) -> hands.Tremor | None:
        """How the player's next grip shakes; None for a steady hand."""
        return None if self.nerves is None else self.nerves.tremor()

    def close(self, grip: hands.Grip) -> None:
        """Closes a hand of the player's."""
        self.world.do(grip)
        if self.nerves is not None:
            self.nerves.gripped()

    @property
    def slipped(self) -> bool:
        """Whether the world itself opened the hand, as it does when its numbers fail."""
        handed = self.phase in (Phase.IN_HAND, Phase.RETURNING, Phase.FAULTED)
        return handed and self.world.held(MAIN) is None

    def take_over(self) -> None:
        """Opens the player's hands: from now on the table's own hands are at work, or none."""
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
        self.holding.release()

    def turn_to(self, phase: Phase) -> None:
        """Begins a phase."""
        self.phase, self.phase_since = phase, self.world.time
        self.stillness.begin_anew()
