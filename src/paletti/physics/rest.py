"""When wood counts as still: a piece that hardly left one place for a quarter of a second."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

WATCH_S = 0.256  # four looks
STILL_M = 3.0e-5  # three hundredths of a millimetre in that time, which nobody can see
STILL_TURN = 4.0e-4  # the same at the rim of the largest plateau, in quaternion units
HAIR = np.array([STILL_M] * 3 + [STILL_TURN] * 4)


class RestMemory(TypedDict):
    """What the watch knows."""

    places: str  # in hexadecimal
    since: list[float]


class RestWatch:
    """Remembers for each piece a place, and since when the piece has not left it."""

    def __init__(self, count: int) -> None:
        self._places: NDArray[np.float64] = np.full((count, 7), np.inf)
        self._since: NDArray[np.float64] = np.zeros(count)

    def reset(self) -> None:
        """Forgets the past: something was moved."""
        self._places[:] = np.inf

    def still(self, time: float, poses: NDArray[np.float64]) -> NDArray[np.bool_]:
        """Which pieces have been still for the whole watch; `poses` has a row of seven for each."""
        left = (np.abs(poses - self._places) >= HAIR).any(axis=1)
        if left.any():
            self._places[left], self._since[left] = poses[left], time
        still: NDArray[np.bool_] = time - self._since >= WATCH_S - 1e-9
        return still

    def memory(self) -> RestMemory:
        """The watch as plain data."""
        return {"places": self._places.tobytes().hex(), "since": self._since.tolist()}

    def remember(self, memory: RestMemory) -> None:
        """Takes over what `memory` returned."""
        self._places = np.frombuffer(bytes.fromhex(memory["places"])).reshape(-1, 7).copy()
        self._since = np.array(memory["since"])
