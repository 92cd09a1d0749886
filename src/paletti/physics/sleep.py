"""Sleep: still wood costs no steps, keeps the contacts with which it fell asleep, and wakes when it is touched.

The engine skips sleeping pieces and wakes them at a touch, together with those that fell asleep touching them. The
rest is done here: which pieces may sleep (by place; the engine would decide by speed, which never quite ends, and would
freeze wood that is still settling), their contacts, which the engine forgets, their memory, and waking them when wood
is taken away.
"""

from __future__ import annotations

from collections.abc import Collection

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics.contacts import Contacts
from paletti.physics.layout import Layout

AWAKE = -(1 + mujoco.mjMINAWAKE)
GROUND, ASLEEP = -1, 0  # the engine's marks for the ground and for a body asleep; 1 is one awake


class Sleep:
    """The sleep of a world's pieces, by row."""

    def __init__(self, layout: Layout) -> None:
        self._layout, self._model, self._data = layout, layout.model, layout.data
        self._order = layout.trees
        self._trees: NDArray[np.int32] = self._data.tree_asleep
        self._tree_of_body: NDArray[np.int32] = self._model.body_treeid
        self._body_of_dof: NDArray[np.int32] = self._model.dof_bodyid
        self._scratch: mujoco.MjData | None = None
        self._known: tuple[bytes, Contacts] | None = None

    def sleeps(self, at: int) -> bool:
        """Whether this piece sleeps."""
        return bool(self._trees[self._order[at]] >= 0)

    @property
    def any(self) -> bool:
        """Whether something sleeps."""
        return bool(self._data.ntree_awake < self._model.ntree)

    def stirs_besides(self, rows: Collection[int | None]) -> bool:
        """Whether any other piece than these is awake."""
        awake = np.flatnonzero(self._trees[self._order[: self._layout.count]] < 0)
        return not set(awake.tolist()) <= set(rows)

    def wake(self, at: int) -> None:
        """Wakes this piece and everything that fell asleep touching it."""
        tree = int(self._order[at])
        if self._trees[tree] < 0:
            return
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
        """The sleep as plain data: for each row, hands last, the next of its ring, or a negative number if awake."""
        return self._turned(self._trees)

    def remember(self, memory: list[int]) -> None:
        """Takes over what `memory` returned. Everything must have been computed awake in these same places before."""
        self._trees[:] = self._turned(np.array(memory))
        self._tell()
        # The engine no longer computes these for sleeping wood, but begins each step's search with them. They are
        # cleared, or wood would wake differently here than in a world that was restored from a snapshot.
        asleep = self._data.body_awake[self._body_of_dof] == ASLEEP
        self._data.qacc_smooth[asleep] = self._data.qacc[asleep] = 0

    def take_up(self, state: NDArray[np.float64], memory: list[int] | None) -> None:
        """Makes this the present state. Falling asleep uses this too, so that both lead to the same future."""
        # First wake everything: sleeping pieces keep what is computed for them now.
        self.wake_all()
        self._layout.take_up(state)
        if memory is not None and max(memory) >= 0:
            self.remember(memory)
            self._layout.take_up(state)

    def lay_down(self, still: NDArray[np.bool_], state: NDArray[np.float64]) -> None:
        """Puts pieces to sleep that may sleep; `state` becomes the engine's state."""
        tired = self.tired(still)
        if not tired:
            return
        asleep = self.rings(tired)
        for at in (at for at in tired if asleep[at] >= 0):
            self._layout.speeds[at] = self._layout.warm_starts[at] = 0
        self._layout.read_state(state)
        self.take_up(state, asleep)

    def tired(self, still: NDArray[np.bool_]) -> set[int]:
        """Pieces that are awake, still and in no hand, like everything that touched them in the last step."""
        awake = self._trees[self._order] < 0
        tired = awake[: len(still)] & still
        if not tired.any():
            return set()
        awake[: len(still)] &= ~still
        islands = self._data.tree_island[self._order]
        # A piece that touches nothing has no island: -1, which stands for the last place.
        stirred = np.zeros(len(islands) + 1, dtype=np.bool_)
        stirred[islands[awake]] = True
        islands = islands[: len(still)]
        tired &= (islands < 0) | ~stirred[islands]
        return set(np.flatnonzero(tired).tolist())

    def rings(self, tired: set[int]) -> list[int]:
        """The sleep in the form of `memory`, with the tired pieces asleep too, in rings that each wake as a whole.

        Pieces that touch sleep in one ring or not at all: in the engine a sleeping piece cannot touch an awake one.
        """
        sleepers = tired | set(np.flatnonzero(self._trees[self._order] >= 0).tolist())
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
        """For each row, hands last, the island that it belongs to in the present places, asleep or not."""
        scratch = self._still_scratch()
        scratch.eq_active[:] = self._data.eq_active
        mujoco.mj_fwdPosition(self._model, scratch)
        islands: NDArray[np.int32] = scratch.tree_island[self._order]
        return islands

    def contacts(self, poses: NDArray[np.float64]) -> Contacts:
        """The contacts of sleeping pieces with one another and the ground. They only depend on where the pieces lie."""
        asleep = self._trees[self._order] >= 0
        key = asleep.tobytes() + poses[asleep[: len(poses)]].tobytes()
        if self._known is None or self._known[0] != key:
            self._known = (key, self._contacts_of(asleep))
        return self._known[1]

    def _contacts_of(self, asleep: NDArray[np.bool_]) -> Contacts:
        scratch = self._still_scratch()
        scratch.eq_active[:] = 0  # hands do not hold sleeping pieces
        scratch.qacc_warmstart[:] = 0
        mujoco.mj_forward(self._model, scratch)
        return Contacts.of(self._layout, scratch).among(np.append(True, asleep))

    def _still_scratch(self) -> mujoco.MjData:
        """A second state with everything where it is now, without motion. It never steps, so nothing sleeps in it."""
        if self._scratch is None:
            self._scratch = mujoco.MjData(self._model)
        self._scratch.qpos[:] = self._data.qpos
        return self._scratch

    def _turned(self, trees: NDArray[np.int32] | NDArray[np.int64]) -> list[int]:
        """Rings of trees as rings of rows, or the reverse."""
        order: list[int] = self._order.tolist()
        return [order[after] if after >= 0 else after for after in trees[self._order].tolist()]

    def _tell(self) -> None:
        """Updates everything that the engine derives from which pieces sleep."""
        data, trees = self._data, self._tree_of_body
        data.tree_awake[:] = awake = self._trees < 0
        state = np.where(trees < 0, GROUND, np.where(awake[trees], 1, ASLEEP))
        data.body_awake[:] = state
        bodies, dofs = np.flatnonzero(state != ASLEEP), np.flatnonzero(state[self._body_of_dof] == 1)
        data.body_awake_ind[: len(bodies)] = bodies
        data.dof_awake_ind[: len(dofs)] = dofs
        # All pieces and hands are attached only to the ground, which never sleeps: `parent_awake_ind` stays as it is.
        data.ntree_awake, data.nbody_awake, data.nv_awake = int(awake.sum()), len(bodies), len(dofs)
