"""Where the engine keeps each piece. Paletti counts pieces by row everywhere; the engine has its own order.

The engine's solver eliminates the last body first. With the plateaus last, as a set names them, each would couple all
its columns with one another. With the plateaus first, a column only couples the two that it stands between, and a
step of a tall villa takes half the time. So the engine gets the pieces backwards, and every array still has a view by
row.
"""

from __future__ import annotations

import mujoco
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


class Layout:
    """Views of the engine's arrays with a row for each piece, and the way from a row to the engine's own numbers."""

    def __init__(self, model: mujoco.MjModel, data: mujoco.MjData, count: int, backwards: bool) -> None:
        self.model, self.data, self.count, self._backwards = model, data, count, backwards
        way = slice(None, None, -1 if backwards else 1)
        self.poses: Floats = data.qpos[: 7 * count].reshape(-1, 7)[way]
        self.speeds: Floats = data.qvel[: 6 * count].reshape(-1, 6)[way]
        self.warm_starts: Floats = data.qacc_warmstart[: 6 * count].reshape(-1, 6)[way]
        # Each piece's place and axes as the engine has them, which is one step behind the poses.
        self.places: Floats = data.xpos[1 : count + 1][way]
        self.turns: Floats = data.xmat[1 : count + 1][way].reshape(-1, 3, 3)
        self.weightless: Floats = model.body_gravcomp[1 : count + 1][way]
        bodies = np.arange(model.nbody)
        bodies[1 : count + 1] = bodies[1 : count + 1][way]
        # For each body, its piece's row plus one; 0 is the ground, and hands come last. The list is its own inverse.
        self.numbers: NDArray[np.int64] = bodies
        self.trees: NDArray[np.int64] = bodies[1:] - 1
        self._state = _state_order(model, count) if backwards else None

    def body(self, row: int) -> int:
        """The engine's number of a piece."""
        return self.count - row if self._backwards else row + 1

    def put(self, row: int, pose: Floats, *, weightless: bool) -> None:
        """Moves a piece there, without speed."""
        self.poses[row], self.speeds[row], self.weightless[row] = pose, 0, weightless

    def ease(self, seconds: float = 0.1) -> None:
        """Lets pieces that were just put down find their contacts without gathering speed."""
        for _ in range(round(seconds / self.model.opt.timestep)):
            mujoco.mj_step(self.model, self.data)
            self.data.qvel[:] = 0

    def state(self) -> Floats:
        """Everything that the engine's next step depends on."""
        state = np.empty(mujoco.mj_stateSize(self.model, mujoco.mjtState.mjSTATE_INTEGRATION))
        self.read_state(state)
        return state

    def read_state(self, into: Floats) -> None:
        """Copies that state."""
        mujoco.mj_getState(self.model, self.data, into, mujoco.mjtState.mjSTATE_INTEGRATION)

    def set_state(self, state: Floats) -> None:
        """Makes this the engine's state, without updating what the engine derives from it."""
        mujoco.mj_setState(self.model, self.data, state, mujoco.mjtState.mjSTATE_INTEGRATION)

    def take_up(self, state: Floats) -> None:
        """Makes this the engine's state and updates everything derived from it, contacts included."""
        self.set_state(state)
        mujoco.mj_forward(self.model, self.data)
        # Computing the contacts again must not leave a trace in the warm start, or the future would differ.
        self.set_state(state)

    def by_row(self, state: Floats) -> Floats:
        """The engine's state with the pieces in order of rows; calling it again reverses it."""
        return state if self._state is None else state[self._state]


def _state_order(model: mujoco.MjModel, count: int) -> NDArray[np.int64]:
    """For each number of the state with reversed pieces: its place in the engine's state."""
    kinds = mujoco.mjtState
    sizes = {kinds.mjSTATE_QPOS: 7, kinds.mjSTATE_QVEL: 6, kinds.mjSTATE_WARMSTART: 6, kinds.mjSTATE_QFRC_APPLIED: 6}
    sizes[kinds.mjSTATE_XFRC_APPLIED] = 6
    order: list[NDArray[np.int64]] = []
    start = 0
    for bit in range(int(kinds.mjNSTATE)):
        if not int(kinds.mjSTATE_INTEGRATION) & (1 << bit):
            continue
        length = mujoco.mj_stateSize(model, 1 << bit)
        part = np.arange(start, start + length)
        start += length
        size = next((size for kind, size in sizes.items() if int(kind) == 1 << bit), 0)
        if size:
            # Forces on bodies begin with those on the ground.
            first = size if int(kinds.mjSTATE_XFRC_APPLIED) == 1 << bit else 0
            end = first + size * count
            part[first:end] = part[first:end].reshape(count, size)[::-1].ravel()
        order.append(part)
    return np.concatenate(order)
