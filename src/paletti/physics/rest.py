"""When wood counts as still: no piece moved more than a hair over a quarter of a second."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

WATCH_S = 0.25
STILL_M = 3.0e-5  # three hundredths of a millimetre in that time: no eye sees that
STILL_TURN = 4.0e-4  # the same at the rim of the largest plateau, in quaternion units


class RestWatch:
    """Compares poses a quarter of a second apart."""

    def __init__(self) -> None:
        self._poses: NDArray[np.float64] | None = None
        self._since = 0.0

    def reset(self) -> None:
        """Forgets the past: something was moved."""
        self._poses = None

    def still(self, time: float, poses: NDArray[np.float64]) -> bool:
        """Whether everything has been still for the whole watch; `poses` has a row of seven for each piece."""
        if self._poses is None or len(self._poses) != len(poses):
            self._poses, self._since = poses.copy(), time
            return False
        if time - self._since < WATCH_S - 1e-9:
            return False
        change = np.abs(poses - self._poses)
        self._poses, self._since = poses.copy(), time
        return bool(change[:, :3].max() < STILL_M and change[:, 3:].max() < STILL_TURN)

    def memory(self) -> dict[str, Any]:
        """The watch as plain data."""
        return {} if self._poses is None else {"poses": self._poses.tobytes().hex(), "since": self._since}

    def remember(self, memory: dict[str, Any]) -> None:
        """Takes over what `memory` gave."""
        self._poses = None
        if memory:
            self._poses = np.frombuffer(bytes.fromhex(memory["poses"])).reshape(-1, 7)
            self._since = memory["since"]
