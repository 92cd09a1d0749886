"""A hand at work: a small body on servos of limited force, joined to the piece it grips, led by timed targets."""

from __future__ import annotations

from math import asin, atan2, sqrt
from typing import NamedTuple, TypedDict

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics.feel import COLUMN_FEEL, LATE_S, Feel
from paletti.physics.gesture import Tool, Tremor
from paletti.physics.layout import Layout
from paletti.physics.model import HAND_JOINTS
from paletti.physics.pose import Quaternion, Vector
from paletti.physics.tremor import Trembling, TremorMemory

IDLE_HEIGHT_M = 50.0  # idle hands hang far above the table, touching nothing
FOOT_M = 0.010  # the hook takes a column this far above its foot


class HandMemory(TypedDict, total=False):
    """What a hand knows besides the engine's state; nothing while it is empty."""

    piece: int
    tool: str
    anchor: Vector
    relative: Quaternion
    feel: list[float]
    set: tuple[float, ...]
    ahead: list[tuple[float, ...]]
    since: float
    tremor: TremorMemory | None


class Pull(NamedTuple):
    """What a hand does at this moment: the piece, where its grip is and should be, and how hard it pulls."""

    hand: int
    piece: str
    tool: Tool
    grip: Vector
    target: Vector
    force: Vector
    torque: float
    max_force: float
    tremor: Vector = (0.0, 0.0, 0.0)  # how far the hand's own shaking takes it from the target

    @property
    def stretch(self) -> float:
        """How far the piece lags behind the target, in metres."""
        return sqrt(sum((one - two) ** 2 for one, two in zip(self.grip, self.target, strict=True)))

    @property
    def newtons(self) -> float:
        """How hard the hand pulls."""
        x, y, z = self.force
        return sqrt(x * x + y * y + z * z)


class Hand:
    """One hand of a world; it edits its own servos and joints in the world's model and nothing else."""

    def __init__(self, layout: Layout, number: int) -> None:
        model, data = layout.model, layout.data
        self._layout, self._model, self._data, self.number = layout, model, data, number
        self.body = model.body(f"hand-{number}").id
        joint = model.joint(f"hand-{number}-x").id
        self._q = slice(int(model.jnt_qposadr[joint]), int(model.jnt_qposadr[joint]) + len(HAND_JOINTS))
        self._v = slice(int(model.jnt_dofadr[joint]), int(model.jnt_dofadr[joint]) + len(HAND_JOINTS))
        servo = model.actuator(f"hand-{number}-x").id
        self._servos = slice(servo, servo + len(HAND_JOINTS))
        first = int(model.actuator_actadr[servo])
        self._drives = slice(first, first + len(HAND_JOINTS))
        # Views of the engine's own numbers, which never move in memory. Asking the engine for them each time is slow.
        self._here: NDArray[np.float64] = data.qpos[self._q][:3]
        self._speed: NDArray[np.float64] = data.qvel[self._v][:3]
        self._wish: NDArray[np.float64] = data.ctrl[self._servos]
        self._forces: NDArray[np.float64] = data.actuator_force[self._servos]
        self._weld, self._connect = 2 * number, 2 * number + 1
        self._home = np.array([0.5 * number, 0.0, IDLE_HEIGHT_M, 0.0, 0.0, 0.0])
        self.piece: int | None = None
        self.tool = Tool.HAND
        self.feel = COLUMN_FEEL
        self.anchor: Vector = (0.0, 0.0, 0.0)
        self._relative: Quaternion = (1.0, 0.0, 0.0, 0.0)
        # Setpoint (time, x, y, z, turn) and the targets still ahead.
        self._set: tuple[float, ...] = (0.0,) * 5
        self._ahead: list[tuple[float, ...]] = []
        self._since = 0.0
        self._trembling: Trembling | None = None
        self.strain = 0.0
        """Newtons that the servos were last asked for."""
        self.open()

    def open(self) -> None:
        """Opens the hand and takes it away."""
        self.piece = None
        self._ahead = []
        self._trembling = None
        self._data.eq_active[[self._weld, self._connect]] = 0
        self._data.qpos[self._q] = self._home
        self._data.qvel[self._v] = 0
        self._data.ctrl[self._servos] = self._home
        self._data.act[self._drives] = self._home
        self._model.actuator_gainprm[self._servos, 0] = 0
        self._model.actuator_biasprm[self._servos, 1:3] = 0

    def grip(
        self,
        piece: int,
        anchor: Vector,
        tool: Tool,
        feel: Feel,
        upright: NDArray[np.float64],
        tremor: Tremor | None = None,
    ) -> None:
        """Closes the hand on the piece at a point in its own coordinates; `upright` is the axis to keep vertical."""
        data = self._data
        self._since = float(data.time)
        self._trembling = None if tremor is None else Trembling(tremor)
        body = self._layout.body(piece)
        self.piece, self.anchor, self.tool, self.feel = piece, anchor, tool, feel
        point = data.xpos[body] + data.xmat[body].reshape(3, 3) @ np.array(anchor)
        roll, pitch = atan2(-upright[1], upright[2]), asin(float(np.clip(upright[0], -1, 1)))
        data.qpos[self._q] = [*point, 0.0, roll, pitch]
        data.qvel[self._v] = 0
        self._relative = self._turn_from_hand(roll, pitch, body)
        self._set = (float(data.time), *(float(part) for part in point), 0.0)
        self._ahead = []
        data.ctrl[self._servos] = [*point, 0.0, 0.0, 0.0]
        data.act[self._drives] = [*point, 0.0, roll, pitch]
        self._join()

    def aim(self, at: float, point: Vector, turn: float) -> None:
        """Adds a target; one for now or earlier applies from the next step on."""
        self._ahead.append((at, *point, turn))

    @property
    def last_time(self) -> float:
        """The time of the latest target, or of the grip."""
        return self._ahead[-1][0] if self._ahead else self._set[0]

    @property
    def target(self) -> Vector:
        """Where the hand should be now."""
        return self._set[1], self._set[2], self._set[3]

    def drive(self, until: float) -> None:
        """Sets the servos for a step that ends at this time."""
        if self._ahead:
            self._set = self._setpoint(until)
        _, x, y, z, turn = self._set
        # The servos act a little late, so use where the hand will be by then, or it would trail far behind.
        here_x, here_y, here_z = self._here.tolist()
        speed_x, speed_y, speed_z = self._speed.tolist()
        here_x, here_y, here_z = here_x + LATE_S * speed_x, here_y + LATE_S * speed_y, here_z + LATE_S * speed_z
        dx, dy, dz = x - here_x, y - here_y, z - here_z
        if self.tool is Tool.HOOK:
            dz = 0.0
        most = self.feel.max_force / self.feel.stiffness
        if self._trembling is not None:
            # The load is measured by how far the piece lags: that is part of the engine's state, while forces are not.
            load = min(1.0, sqrt(dx * dx + dy * dy + dz * dz) / most)
            stray_x, stray_y, stray_z = self._trembling.next(load, until - self._since)
            dx, dy, dz = dx + stray_x, dy + stray_y, dz + stray_z
            if self.tool is Tool.HOOK:
                dz = 0.0
        # Clamping the stretch, not each axis, makes the hand equally strong in every direction.
        stretch = sqrt(dx * dx + dy * dy + dz * dz)
        if stretch > most:
            dx, dy, dz = dx * most / stretch, dy * most / stretch, dz * most / stretch
        self._wish[:] = (here_x + dx, here_y + dy, here_z + dz, turn, 0.0, 0.0)
        self.strain = self.feel.stiffness * min(stretch, most)

    def pull(self, name: str) -> Pull:
        """What this hand does to the piece of this name."""
        x, y, z = self._here.tolist()
        along, across, up, turn, roll, pitch = self._forces.tolist()
        torque = sqrt(turn * turn + roll * roll + pitch * pitch)
        force, still = (along, across, up), (0.0, 0.0, 0.0)
        stray = still if self._trembling is None else self._trembling.offset(float(self._data.time) - self._since)
        return Pull(self.number, name, self.tool, (x, y, z), self.target, force, torque, self.feel.max_force, stray)

    def memory(self) -> HandMemory:
        """Everything that is not in the engine's own state, as plain data."""
        if self.piece is None:
            return {}
        return {
            "piece": self.piece,
            "tool": self.tool.value,
            "anchor": self.anchor,
            "relative": self._relative,
            "feel": [getattr(self.feel, field) for field in Feel.__dataclass_fields__],
            "set": self._set,
            "ahead": list(self._ahead),
            "since": self._since,
            "tremor": None if self._trembling is None else self._trembling.memory(),
        }

    def remember(self, memory: HandMemory) -> None:
        """Takes over what `memory` returned; the engine's own state is restored elsewhere."""
        if not memory:
            self.open()
            return
        self.piece = memory["piece"]
        self.tool = Tool(memory["tool"])
        x, y, z = memory["anchor"]
        w, i, j, k = memory["relative"]
        self.anchor, self._relative = (x, y, z), (w, i, j, k)
        self.feel = Feel(*memory["feel"])
        self._set = tuple(memory["set"])
        self._ahead = [tuple(row) for row in memory["ahead"]]
        self._since = memory["since"]
        self._trembling = None if memory["tremor"] is None else Trembling.remembered(memory["tremor"])
        self._join()

    def _setpoint(self, until: float) -> tuple[float, ...]:
        while self._ahead and self._ahead[0][0] <= until:
            self._set = (until, *self._ahead.pop(0)[1:])
        if not self._ahead:
            return self._set
        then, start = self._ahead[0], self._set
        share = (until - start[0]) / (then[0] - start[0])
        return (until, *(one + (two - one) * share for one, two in zip(start[1:], then[1:], strict=True)))

    def _turn_from_hand(self, roll: float, pitch: float, body: int) -> Quaternion:
        about_x, about_y, hand, back, relative = (np.zeros(4) for _ in range(5))
        mujoco.mju_axisAngle2Quat(about_x, np.array([1.0, 0, 0]), roll)
        mujoco.mju_axisAngle2Quat(about_y, np.array([0, 1.0, 0]), pitch)
        mujoco.mju_mulQuat(hand, about_x, about_y)
        mujoco.mju_negQuat(back, hand)
        mujoco.mju_mulQuat(relative, back, self._data.xquat[body])
        return tuple(float(part) for part in relative)  # type: ignore[return-value]

    def _join(self) -> None:
        model, feel = self._model, self.feel
        assert self.piece is not None
        hooked = self.tool is Tool.HOOK
        joint = self._connect if hooked else self._weld
        model.eq_obj2id[joint] = self._layout.body(self.piece)
        if hooked:
            model.eq_data[joint, :6] = [0, 0, 0, *self.anchor]
        else:
            model.eq_data[joint, :11] = [*self.anchor, 0, 0, 0, *self._relative, 1]
        self._data.eq_active[[self._weld, self._connect]] = [not hooked, hooked]
        lift = 0.0 if hooked else 1.0
        stiff = np.array([feel.stiffness] * 2 + [feel.stiffness * lift] + [feel.turn_stiffness] * 3)
        damp = np.array([feel.damping] * 2 + [feel.damping * lift] + [feel.turn_damping] * 3)
        most = np.array([feel.max_force] * 3 + [feel.max_torque] * 3)
        model.actuator_gainprm[self._servos, 0] = stiff
        model.actuator_biasprm[self._servos, 1] = -stiff
        model.actuator_biasprm[self._servos, 2] = -damp
        model.actuator_forcerange[self._servos] = np.column_stack([-most, most])
