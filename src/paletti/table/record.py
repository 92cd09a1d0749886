"""Recording a deed as it happens: timed gestures and pictures for watching."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from paletti.physics.world import World
from paletti.table.gestures import Gesture
from paletti.table.timed import Gestures, Timed, pack_gestures
from paletti.table.track import EVERY_TICKS, Track, pack


class Recorder:
    """What one attempt leaves in the journal."""

    def __init__(self, world: World, tick: int) -> None:
        self.began = tick
        self.before = world.hash()
        self._gestures: list[Timed] = []
        self._pictures: list[NDArray[np.float64]] = [world.poses()]

    def gesture(self, tick: int, gesture: Gesture) -> None:
        """Notes a gesture that was carried out."""
        self._gestures.append(Timed(tick, gesture))

    def until_next(self, tick: int) -> int:
        """How many ticks there are until the next picture.

        The world must stop there: pictures that waited for whoever steps it next would depend on how the time was
        cut into frames, and a game played again would show other ones.
        """
        return self.began + len(self._pictures) * EVERY_TICKS - tick

    def look(self, world: World, tick: int) -> None:
        """Takes a picture when it is time for one, and once for every one that a jump in time has passed over."""
        while self.until_next(tick) <= 0:
            self._pictures.append(world.poses())

    def rewind(self, tick: int) -> None:
        """Forgets the pictures after this tick: the world went back to it."""
        del self._pictures[1 + (tick - self.began) // EVERY_TICKS :]

    def gestures(self) -> Gestures:
        """All gestures so far, packed."""
        return pack_gestures(self._gestures)

    def track(self, world: World, tick: int) -> Track:
        """The pictures up to now, with a last one of this moment."""
        pictures = self._pictures[: (tick - self.began + EVERY_TICKS - 1) // EVERY_TICKS]
        return pack([*(pictures or self._pictures[:1]), world.poses()], self.began, tick)
