"""The pieces of a world at one moment: where each is, how it leans, which are parked. No time passes here."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import dist, isfinite

import mujoco
import numpy as np
from numpy.typing import NDArray

from paletti.physics import model as models
from paletti.physics.glance import lean_deg
from paletti.physics.layout import Layout
from paletti.physics.pose import Pose
from paletti.physics.settings import WorldSettings
from paletti.physics.shapes import Piece
from paletti.physics.yard import PARKED_M, Floor, PlaceError, Yard


class Wood:
    """All pieces of a set; those not in the game are parked out of sight. Names are the pieces' own."""

    def __init__(self, pieces: Sequence[Piece], floor: Floor, settings: WorldSettings) -> None:
        self.pieces = tuple(pieces)
        self.floor, self.settings = floor, settings
        self.names = tuple(piece.name for piece in pieces)
        self.model = models.build(self.pieces, settings, floor.friction)
        self.data = mujoco.MjData(self.model)
        self._layout = Layout(self.model, self.data, len(pieces), settings.backwards)
        self._index = {name: at for at, name in enumerate(self.names)}
        self._fingerprint = blake2b(repr((self.pieces, floor)).encode(), digest_size=8).hexdigest()
        self._poses = self._layout.poses
        self._numbers: NDArray[np.float64] = self.data.qpos[: 7 * len(pieces)]
        self._upright: NDArray[np.float64] = self._layout.turns[:, 2, 2]
        self._parked = np.zeros(len(pieces), dtype=np.bool_)
        self._stood = np.zeros((len(pieces), 7))
        """The poses of the last rest."""
        self._seen: tuple[bytes, Yard] | None = None
        for at in range(len(pieces)):
            self._park(at)

    def index(self, name: str) -> int:
        """The piece's row in `poses`."""
        try:
            return self._index[name]
        except KeyError:
            raise PlaceError(f"There is no piece called {name}.") from None

    @property
    def yard(self) -> Yard:
        """What is on the table; the same object until a piece comes or goes."""
        key = self._parked.tobytes()
        if self._seen is None or self._seen[0] != key:
            self._seen = (key, Yard.of(self.pieces, self.floor, self._parked))
        return self._seen[1]

    def poses(self) -> NDArray[np.float64]:
        """A copy of all poses: x, y, z, then the quaternion (w, x, y, z), a row for each piece."""
        return self._poses.copy()

    def read_poses(self, into: NDArray[np.float64]) -> None:
        """Copies all poses, in the order of `poses`."""
        into[:] = self._poses

    def pose(self, name: str) -> Pose:
        """Where one piece is."""
        return Pose.of_row(self._poses[self.index(name)])

    @property
    def whole(self) -> bool:
        """Whether every piece has finite coordinates, which is false if the engine's numbers have failed."""
        return isfinite(np.add.reduce(self._numbers))

    @property
    def velocities(self) -> NDArray[np.float64]:
        """How each piece moves now, a row each: metres a second, then radians a second about its own axes."""
        return self._layout.speeds

    def height(self, name: str) -> float:
        """How high the middle of one piece is."""
        return self._poses.item(self.index(name), 2)

    def lean(self, name: str) -> float:
        """How far one piece leans, in degrees."""
        return lean_deg(self._upright.item(self.index(name)))

    def shift(self, name: str) -> float:
        """How far one piece is, in the plane, from where it last rested, in metres."""
        at = self.index(name)
        return dist(self._poses[at, :2].tolist(), self._stood[at, :2].tolist())

    def sway(self) -> tuple[float, float]:
        """The largest lean of any plateau, in degrees, and the farthest that any has moved."""
        slabs = self.yard.slabs.tolist()
        stood = self._stood
        lean = max((lean_deg(self._upright.item(at)) for at in slabs), default=0.0)
        shift = max((dist(self._poses[at, :2], stood[at, :2]) for at in slabs), default=0.0)
        return lean, shift

    def is_parked(self, name: str) -> bool:
        """Whether the piece is out of sight."""
        return bool(self._parked[self.index(name)])

    def _park(self, at: int) -> None:
        self._parked[at] = True
        self._layout.put(at, np.array([PARKED_M + at, 0, PARKED_M, 1, 0, 0, 0]), weightless=True)
