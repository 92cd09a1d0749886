"""A world of wood: pieces on a base, hands that move them, and exact memory. It knows nothing of turns and colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import assert_never

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics.contacts import overlap
from paletti.physics.ears import Ears, Sound
from paletti.physics.feel import CONTROL_S
from paletti.physics.frame import UPRIGHT_COS, Frame
from paletti.physics.gesture import Gesture, GestureError, Grip, LetGo, Move, check_move
from paletti.physics.grasp import anchor_of, check_grip, feel_of
from paletti.physics.hand import Hand, Pull
from paletti.physics.hands import WorldHands
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose
from paletti.physics.push import PushWatch
from paletti.physics.reach import Reach, reach
from paletti.physics.rest import RestWatch
from paletti.physics.settings import LIVE, TICK_S, WorldSettings
from paletti.physics.shapes import Piece
from paletti.physics.sleep import Sleep
from paletti.physics.snapshot import KeptMoment, Memory, Snapshot
from paletti.physics.wood import Wood
from paletti.physics.yard import Floor, PlaceError

GRAIN_M = 2.0**-30  # a millionth of a millimetre: too fine to matter for contacts, and half as long to write down


class World(Wood):
    """Wood that moves: time passes, hands take hold, and every moment can be kept and restored."""

    def __init__(
        self, pieces: Sequence[Piece], floor: Floor, settings: WorldSettings = LIVE, *, ears: bool = True
    ) -> None:
        super().__init__(pieces, floor, settings)
        self._sleep = Sleep(self._layout)
        masses = np.array([piece.mass for piece in pieces])
        self._ears = Ears(self._layout, ("floor", *self.names), masses) if ears else None
        self._hands = WorldHands(self._layout)
        slabs = tuple(at + 1 for at, piece in enumerate(pieces) if piece.is_slab)
        radii = {at + 1: piece.foot_radius for at, piece in enumerate(pieces) if not piece.is_slab}
        self._push = PushWatch(self._layout, slabs, radii)
        self._watch = RestWatch(len(pieces))
        self._stride = max(1, round(CONTROL_S / settings.step))
        self._watch_stride = self._stride * 4
        self._facts: tuple[bytes, Observation] | None = None
        self._still = False
        self._strained = False
        mujoco.mj_forward(self.model, self.data)
        self._last_good = self._layout.state()

    # Time

    @property
    def time(self) -> float:
        """The seconds simulated; the clock stops while the world rests."""
        return float(self.data.time)

    @property
    def ticks(self) -> int:
        """The same clock in whole numbers."""
        return round(self.time / TICK_S)

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves and no hand is in it."""
        return self._still

    @property
    def strained(self) -> bool:
        """Whether a hand pulls hard enough that each step is made in two halves."""
        return self._strained

    def step(self, count: int = 1) -> int:
        """Makes steps; how many were made: fewer than asked, or none, once everything rests."""
        data, stride = self.data, self._stride
        busy = self._hands.busy
        # Only columns push. What a plateau in hand does to its columns is sway.
        held = tuple(hand.piece + 1 for hand in busy if hand.piece is not None and not self.pieces[hand.piece].is_slab)
        step, made, self._facts = self.settings.step, 0, None
        number = round(float(data.time) / step)
        while made < count and not self._still:
            into = number % stride
            if into == 0:
                for hand in busy:
                    hand.drive((number + stride) * step)
                self._strained = self._pulled_hard(busy)
            run = min(count - made, stride - into)
            made += run
            number += run
            try:
                self._make(run)
            except mujoco.FatalError:
                # The engine gave up in the middle of a step, and left its own stack as it was.
                mujoco.mj_resetData(self.model, data)
                self._recover()
                return made + self.step(count - made)
            if number % stride:
                continue
            if held:
                self._push.look(held, stride * step)
            if number % self._watch_stride == 0 and not self._look(bool(busy)):
                return made + self.step(count - made)
        return made

    def pass_ticks(self, ticks: int) -> int:
        """Lets ticks pass in whole steps; how many passed: fewer, or none, once everything rests."""
        a_step = round(self.settings.step / TICK_S)
        return self.step(-(-ticks // a_step)) * a_step

    def advance(self, seconds: float) -> int:
        """How many steps were made in this time, or until everything rests."""
        if not (isfinite(seconds) and 0 <= seconds <= 3600):
            raise ValueError("A world advances by 0 to 3600 seconds.")
        return self.step(round(seconds / self.settings.step))

    def settle(self, limit: float = 10.0) -> bool:
        """Whether everything came to rest within `limit` seconds."""
        self.advance(limit)
        return self._still

    def call_it_rest(self) -> None:
        """Counts everything as still in its place, although something may rock; sway is measured from here on."""
        self._still, self._facts = True, None
        self._stood = self._poses.copy()

    def hush(self) -> None:
        """Declares it at rest: whatever still rocks or rolls stops here, for everybody alike.

        Nothing remains of how it came to rest, so that its memory is little more than where everything lies. The world
        is also restored from that memory. So a world that goes on and one that was restored are the same, down to what
        the engine only derives (contacts, forces). Otherwise the next grip would differ in the last bit.
        """
        self._poses[:] = np.round(self._poses / GRAIN_M) * GRAIN_M
        self.call_it_rest()
        self._watch.reset()
        self._push.reset()
        self.data.qvel[:] = 0
        self.data.qacc_warmstart[:] = 0
        self.restore(self.snapshot())

    def wake(self) -> None:
        """Lets the world move again although nothing happened."""
        self._sleep.wake_all()
        self._still, self._facts = False, None
        self._watch.reset()

    # Pieces

    def is_asleep(self, name: str) -> bool:
        """Whether the piece makes no steps, because it is still, until something touches it."""
        return self._sleep.sleeps(self.index(name))

    def park(self, name: str) -> None:
        """Takes a piece out of sight, where it weighs on nothing."""
        at = self.index(name)
        self._refuse_held(at)
        # Pieces that it carried or leaned on have to wake.
        self._sleep.wake(at)
        self._park(at)
        self._changed()

    def place(self, poses: Mapping[str, Pose]) -> None:
        """Puts pieces exactly there, at rest; raises PlaceError if one would overlap another."""
        before = self.snapshot()
        moved: list[int] = []
        try:
            for name, pose in poses.items():
                at = self.index(name)
                self._refuse_held(at)
                if not pose.is_sound():
                    raise PlaceError(f"{name} needs a finite position and a unit quaternion.")
                self._sleep.wake(at)
                self._parked[at] = False
                self._layout.put(at, pose.row, weightless=False)
                moved.append(at)
            mujoco.mj_forward(self.model, self.data)
            if (stuck := overlap(self._layout, moved)) is not None:
                names = ("the base", *self.names)
                raise PlaceError(f"{names[max(stuck)]} would stick in {names[min(stuck)]}.")
        except PlaceError:
            self.restore(before)
            raise
        self._changed()
        self._layout.ease()
        if self._ears is not None:
            self._ears.forget()
        self._stood, self._facts = self._stood.copy(), None
        self._stood[moved] = self._poses[moved]

    def glide(self, poses: NDArray[np.float64], ticks: int) -> None:
        """Puts all pieces into these poses, without simulating anything, and lets this many ticks pass."""
        self._poses[:] = poses
        self.data.qvel[:] = 0
        self.data.time += ticks * TICK_S
        mujoco.mj_kinematics(self.model, self.data)
        self._still, self._facts = False, None

    # Hands

    def do(self, gesture: Gesture) -> None:
        """Carries out one gesture; raises GestureError if a hand cannot do it."""
        hand = self._hands[gesture.hand]
        match gesture:
            case Grip():
                self._grip(hand, gesture)
            case Move():
                if hand.piece is None:
                    raise GestureError("This hand holds nothing to move.")
                move = check_move(gesture, self.time, hand.last_time)
                hand.aim(move.at, move.point, move.turn)
            case LetGo():
                if hand.piece is None:
                    raise GestureError("This hand holds nothing to let go.")
                hand.open()
                self._changed()
            case _:
                assert_never(gesture)

    def check_grip(self, grip: Grip) -> None:
        """Raises GestureError if a free hand could not take the piece there. Nothing changes."""
        if not isinstance(grip.piece, str) or grip.piece not in self._index:
            raise GestureError(f"There is no piece called {grip.piece}.")
        at = self._index[grip.piece]
        if self._parked[at]:
            raise GestureError(f"{grip.piece} is not on the table.")
        check_grip(grip, self.pieces[at], self._poses[at])

    def held(self, hand: int) -> str | None:
        """The piece in this hand."""
        piece = self._hands[hand].piece
        return None if piece is None else self.names[piece]

    def pulls(self) -> tuple[Pull, ...]:
        """What each hand that holds something does at this moment."""
        return self._hands.pulls(self.names)

    def pushed(self) -> dict[str, float]:
        """Metres that the piece in hand itself pushed other columns along their floor, since the first grip."""
        return {self.names[body - 1]: metres for body, metres in self._push.metres().items()}

    # Looking

    def frame(self) -> Frame:
        """A picture of this moment, with the sounds since the last one."""
        return Frame(self.time, self._still, self._poses.copy(), self.pulls(), self.listen(), self.yard, self._stood)

    def listen(self) -> tuple[Sound, ...]:
        """The sounds since the last time somebody listened."""
        return self._ears.listen() if self._ears is not None else ()

    @property
    def tilted(self) -> int:
        """How many columns are neither upright nor in a hand."""
        upright = self._upright.tolist()
        leaning = [at for at in self.yard.column_rows if abs(upright[at]) < UPRIGHT_COS]
        return len(set(leaning) - self._hands.held) if leaning else 0

    def observe(self) -> Observation:
        """The facts of this moment; each is computed when it is first asked for, and then kept."""
        now = self._numbers.tobytes()
        if self._facts is None or self._facts[0] != now:
            dormant = self._sleep.contacts(self._poses) if self._sleep.any else None
            facts = Observation(self._layout, self.yard, self._stood, self._hands.held, self._still, dormant)
            self._facts = (now, facts)
        return self._facts[1]

    def reach(self, name: str) -> Reach:
        """From where fingers, or else the hook, can reach this column."""
        at = self.index(name)
        if self.pieces[at].is_slab or self._parked[at]:
            raise PlaceError(f"{name} is no column on the table.")
        return reach(self.observe(), name)

    # Memory

    def snapshot(self) -> Snapshot:
        """This moment, exactly."""
        return self.keep().snapshot()

    def keep(self) -> KeptMoment:
        """This moment, for a snapshot that is rarely needed: most of the work waits until then."""
        memory: Memory = {
            "hands": self._hands.memory(),
            "parked": np.flatnonzero(self._parked).tolist(),
            "still": self._still,
            "strained": self._strained,
            "stood": "" if np.array_equal(self._stood, self._poses) else self._stood.tobytes().hex(),
            "watch": self._watch.memory(),
            "push": self._push.memory(),
            "asleep": self._sleep.memory(),
        }
        return KeptMoment(self._fingerprint, self._layout, self._layout.state(), memory)

    def restore(self, snapshot: Snapshot) -> None:
        """Goes back to that moment; it may come from a world of the same pieces with other settings."""
        memory = snapshot.remembered(self._fingerprint)
        self._facts = None
        state = self._layout.by_row(np.frombuffer(snapshot.physics))
        self._hands.remember(memory["hands"])
        self._parked[:] = False
        self._parked[memory["parked"]] = True
        self._still, self._strained = memory["still"], memory["strained"]
        self._watch.remember(memory["watch"])
        self._push.remember(memory["push"])
        if self._ears is not None:
            self._ears.forget()
        self._layout.weightless[:] = self._parked
        self._sleep.take_up(state, memory["asleep"] if self.settings.sleep else None)
        self._last_good[:] = state
        stood = np.frombuffer(bytes.fromhex(memory["stood"])).reshape(-1, 7)
        self._stood = stood if len(stood) else self._poses.copy()

    def hash(self) -> str:
        """A fingerprint of this moment."""
        return self.snapshot().hash

    # Inside

    def _pulled_hard(self, busy: Sequence[Hand]) -> bool:
        """Whether a hand pulls so hard that a long step could change the result, and other wood is awake."""
        if not any(hand.strain > self.settings.strain_n for hand in busy):
            return False
        return self._sleep.stirs_besides({hand.piece for hand in busy})

    def _make(self, steps: int) -> None:
        """Makes these steps."""
        if not self._strained:
            mujoco.mj_step(self.model, self.data, steps)
            return
        option = self.model.opt
        option.timestep = self.settings.step / 2
        try:
            mujoco.mj_step(self.model, self.data, 2 * steps)
        finally:
            option.timestep = self.settings.step

    def _look(self, busy: bool) -> bool:
        """Whether the engine's state is sound; also notices when everything has come to rest."""
        if not isfinite(np.add.reduce(self.data.qpos) + np.add.reduce(self.data.qvel)):
            self._recover()
            return False
        self._layout.read_state(self._last_good)
        still = self._watch.still(self.time, self._poses)
        if self.settings.sleep and still.any():
            self._sleep.lay_down(still, self._last_good)
        if not busy and still.all():
            self.call_it_rest()
        return True

    def _recover(self) -> None:
        """Goes back to the last sound moment, with everything still and the hands open; the grip is lost."""
        self._layout.set_state(self._last_good)
        self._sleep.wake_all()
        self.data.qvel[:] = 0
        self.data.qacc_warmstart[:] = 0
        self._hands.open()
        self._changed()

    def _changed(self) -> None:
        mujoco.mj_forward(self.model, self.data)
        self._still, self._facts = False, None
        self._watch.reset()

    def _refuse_held(self, at: int) -> None:
        if at in self._hands.held:
            raise PlaceError(f"{self.names[at]} is in a hand.")

    def _grip(self, hand: Hand, grip: Grip) -> None:
        if hand.piece is not None:
            raise GestureError(f"This hand already holds {self.names[hand.piece]}.")
        self.check_grip(grip)
        at = self._index[grip.piece]
        piece, point = self.pieces[at], np.array(grip.point)
        # After a step the engine's axes lag behind its positions. A grip must not depend on what was asked before it.
        mujoco.mj_kinematics(self.model, self.data)
        turn = self._layout.turns[at]
        local = turn.T @ (point - self._poses[at, :3])
        anchor = anchor_of(piece, local, float(turn[2, 2]), grip.tool)
        upright = turn[:, 2] if turn[2, 2] >= 0 else -turn[:, 2]
        if not self._hands.held:
            self._push.reset()
        self._sleep.wake(at)
        hand.grip(at, anchor, grip.tool, feel_of(piece, grip.tool), upright, grip.tremor)
        self._changed()
