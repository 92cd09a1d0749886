"""Who sleeps: wood that is still costs no step, keeps the contacts it fell asleep with, and wakes when it is touched.

The engine skips what sleeps and wakes it at a touch, with all that fell asleep touching it. The rest is done here: who
may sleep (by place: the engine would go by speed, which never quite ends, and freeze wood that is still settling), the
contacts of what sleeps, which the engine forgets, the memory of it, and waking when wood is taken away.
"""

from __future__ import annotations

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics.contacts import Contacts

AWAKE = -(1 + mujoco.mjMINAWAKE)
GROUND, ASLEEP = -1, 0  # the engine's marks for the ground and for a body asleep; 1 is one awake


class Sleep:
    """The sleep of a world's pieces; piece `at` is the engine's tree `at` and its body `at + 1`."""

    def __init__(self, model: mujoco.MjModel, data: mujoco.MjData) -> None:
        self._model, self._data = model, data
        self._trees: NDArray[np.int32] = data.tree_asleep
        self._tree_of_body: NDArray[np.int32] = model.body_treeid
        self._body_of_dof: NDArray[np.int32] = model.dof_bodyid
        self._scratch: mujoco.MjData | None = None
        self._known: tuple[bytes, Contacts] | None = None

    def sleeps(self, at: int) -> bool:
        """Whether this piece sleeps."""
        return bool(self._trees[at] >= 0)

    @property
    def any(self) -> bool:
        """Whether something sleeps."""
        return bool(self._data.ntree_awake < self._model.ntree)

    def wake(self, at: int) -> None:
        """Wakes this piece and everything that fell asleep touching it."""
        if self._trees[at] < 0:
            return
        tree = at
        while self._trees[tree] >= 0:
            after = int(self._trees[tree])
            self._trees[tree] = AWAKE
            tree = after
        self._tell()

    def wake_all(self) -> None:
        """Wakes everything."""
        self._trees[:] = AWAKE
        self._tell()

    def memory(self) -> list[int]:
        """The sleep as plain data."""
        memory: list[int] = self._trees.tolist()
        return memory

    def remember(self, memory: list[int]) -> None:
        """Takes over what `memory` gave; everything must have been reckoned awake in this very place before."""
        self._trees[:] = memory
        self._tell()
        # The engine reckons these no more, yet takes them for the warm start after every step: nothing of how wood was
        # laid to sleep may be left in them, or it would wake otherwise than in a world restored meanwhile.
        asleep = self._data.body_awake[self._body_of_dof] == ASLEEP
        self._data.qacc_smooth[asleep] = self._data.qacc[asleep] = 0

    def tired(self, still: NDArray[np.bool_]) -> set[int]:
        """Pieces that are awake and still, and so is all that touched them in the last step; no hand holds any."""
        islands = self._data.tree_island
        awake = self._trees < 0
        tired = awake[: len(still)] & still
        if not tired.any():
            return set()
        awake[: len(still)] &= ~still
        # What touches nothing at all is no island.
        tired &= (islands[: len(still)] < 0) | ~np.isin(islands[: len(still)], islands[awake])
        return set(np.flatnonzero(tired).tolist())

    def rings(self, tired: set[int]) -> list[int]:
        """The sleep, as `memory` gives it, with the tired asleep too, in rings of which each wakes as a whole.

        What touches here sleeps in one ring or not at all: the engine cannot have a sleeper touch one that is awake.
        """
        sleepers = tired | set(np.flatnonzero(self._trees >= 0).tolist())
        memory = [AWAKE] * len(self._trees)
        met: dict[int, list[int]] = {}
        for tree, island in enumerate(self._islands().tolist()):
            met.setdefault(island if island >= 0 else -2 - tree, []).append(tree)
        for ring in met.values():
            if sleepers.issuperset(ring):
                for tree, after in zip(ring, [*ring[1:], ring[0]], strict=True):
                    memory[tree] = after
        return memory

    def _islands(self) -> NDArray[np.int32]:
        """For each tree the island it belongs to where everything is now, asleep or not."""
        scratch = self._still_scratch()
        scratch.eq_active[:] = self._data.eq_active
        mujoco.mj_fwdPosition(self._model, scratch)
        islands: NDArray[np.int32] = scratch.tree_island
        return islands

    def contacts(self, poses: NDArray[np.float64]) -> Contacts:
        """The contacts of what sleeps with one another and the ground: a function of where they lie, nothing else."""
        asleep = self._data.body_awake == ASLEEP
        key = asleep.tobytes() + poses[asleep[1 : len(poses) + 1]].tobytes()
        if self._known is None or self._known[0] != key:
            self._known = (key, self._reckon(asleep))
        return self._known[1]

    def _reckon(self, asleep: NDArray[np.bool_]) -> Contacts:
        scratch = self._still_scratch()
        scratch.eq_active[:] = 0  # hands hold nothing of what sleeps
        scratch.qacc_warmstart[:] = 0
        mujoco.mj_forward(self._model, scratch)
        return Contacts.of(self._model, scratch).among(asleep | (self._tree_of_body < 0))

    def _still_scratch(self) -> mujoco.MjData:
        """A second state in which all lies as it does now, without motion; it never steps, so nothing sleeps there."""
        if self._scratch is None:
            self._scratch = mujoco.MjData(self._model)
        self._scratch.qpos[:] = self._data.qpos
        return self._scratch

    def _tell(self) -> None:
        """Brings all that the engine derives from who sleeps up to date."""
        data, trees = self._data, self._tree_of_body
        data.tree_awake[:] = awake = self._trees < 0
        state = np.where(trees < 0, GROUND, np.where(awake[trees], 1, ASLEEP))
        data.body_awake[:] = state
        bodies, dofs = np.flatnonzero(state != ASLEEP), np.flatnonzero(state[self._body_of_dof] == 1)
        data.body_awake_ind[: len(bodies)] = bodies
        data.dof_awake_ind[: len(dofs)] = dofs
        # Every piece and every hand hangs on the ground alone, which never sleeps: `parent_awake_ind` stays as it is.
        data.ntree_awake, data.nbody_awake, data.nv_awake = int(awake.sum()), len(bodies), len(dofs)
