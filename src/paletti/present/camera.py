"""The camera on one game: moment after moment for its pages, remembering what seldom changes."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paletti.physics.world import PARKED_ABOVE_M
from paletti.present.moment import AWAY, contact, hand, places
from paletti.protocol.frames import Moment
from paletti.protocol.words import PIECES
from paletti.table.game import Game

_AWAY: Final = np.array(AWAY)


class Camera:
    """Sees what `moment` of the table's frame would say, cheaply enough for sixty times a second."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._listens = False
        self._known: tuple[int, bytes] | None = None
        self._parked: NDArray[np.int64] = np.zeros(0, np.int64)
        self._places: list[int] = []
        self._empty = np.tile(_AWAY, (len(PIECES), 1))

    def moment(self, seat: int | None, thrown: Sequence[float] | None) -> Moment:
        """This moment; every second one with the sounds since, which is as soon as anybody can hear them."""
        game, world = self._game, self._game.world
        self._listens = not self._listens
        rests = world.at_rest
        sounds = world.listen() if self._listens or rests else ()
        poses = self._empty.copy()
        poses[:-1] = world.poses()
        # Where pieces belong changes only when one is parked or a deed is judged; asking costs more than a frame.
        parked = poses[:, 2] > PARKED_ABOVE_M
        known = (game.version, parked.tobytes())
        if known != self._known:
            self._known, self._parked = known, np.flatnonzero(parked)
            self._places = places(game.places(), None)
        if len(self._parked):
            poses[self._parked] = _AWAY
        if thrown is not None:
            poses[-1] = thrown
        return Moment(
            tick=world.ticks,
            poses=poses,
            places=self._places if thrown is None else places(game.places(), thrown),
            hands=[hand(pull, seat or 0) for pull in world.pulls()],
            contacts=[contact(sound) for sound in sounds],
            rests=rests and thrown is None,
        )
