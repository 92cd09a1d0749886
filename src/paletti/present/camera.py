"""The wood as it is sent, moment after moment: the table's frame, and the seal while it tumbles."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from paletti.physics.ears import Sound
from paletti.physics.gesture import Tool
from paletti.physics.hand import Pull
from paletti.physics.yard import Yard
from paletti.protocol.frames import ContactFrame, HandFrame, Moment
from paletti.protocol.framing import LED_WRAP_MS
from paletti.protocol.words import BASE, NOTHING, PIECES, PLACES, TOOLS
from paletti.table import seal
from paletti.table.entry import Entry
from paletti.table.game import Game
from paletti.table.seal import SealThrow
from paletti.table.setup import GameSetup

AWAY: Final = (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0)
_PLACE_INDEX: Final[Mapping[str, int]] = {place: index for index, place in enumerate(PLACES)}
_VILLA_INDEX, _AWAY_INDEX = PLACES.index("villa"), PLACES.index("away")
_INDEX: Final = {name: index for index, name in enumerate(PIECES)}


def places(of_pieces: Sequence[str], thrown: Sequence[float] | None) -> list[int]:
    """Where each piece belongs, and the seal, by number."""
    return [*(_PLACE_INDEX[place] for place in of_pieces), _AWAY_INDEX if thrown is None else _VILLA_INDEX]


def contact(sound: Sound) -> ContactFrame:
    """A contact in the form that pages hear."""
    return ContactFrame(_sounding(sound.one), _sounding(sound.two), sound.impulse, sound.slide)


def _sounding(name: str) -> int:
    return _INDEX.get(name, NOTHING if name.startswith("hand") else BASE)


def hand(pull: Pull, seat: int, page_ms: float | None = None) -> HandFrame:
    """A hand of this seat; the main one with the time, by its page's clock, that its target stands for."""
    tool = "hold" if pull.hand == 1 else "hook" if pull.tool is Tool.HOOK else "hand"
    newtons = pull.newtons
    strain = newtons / pull.max_force if pull.max_force > 0 else 0.0
    led = None if page_ms is None or pull.hand == 1 else round(page_ms) % LED_WRAP_MS
    return HandFrame(seat, TOOLS.index(tool), _INDEX[pull.piece], pull.grip, pull.target, newtons, strain, led)


def tumbling(throws: Sequence[SealThrow], frame_s: float) -> Iterator[list[float]]:
    """The poses of a thrown seal, one a frame, throw after throw."""
    for thrown in throws:
        for at in range(int(len(thrown.poses) * thrown.every_s / frame_s)):
            pose: list[float] = thrown.poses[min(round(at * frame_s / thrown.every_s), len(thrown.poses) - 1)].tolist()
            yield pose


def throws_of(setup: GameSetup, entry: Entry) -> list[SealThrow]:
    """The throws of the seal in an entry, tumbling as they did."""
    count = len(entry.extra.throws)
    return [seal.throw(setup.seed, "version", entry.version - 1, number) for number in range(count)]


_AWAY: Final = np.array(AWAY)


class Camera:
    """Takes the table's frames in the protocol's terms, cheaply enough for sixty times a second."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._listens = False
        self._known: tuple[int, Yard] | None = None
        self._parked: NDArray[np.int64] = np.zeros(0, np.int64)
        self._places: list[int] = []

    def moment(self, seat: int | None, thrown: Sequence[float] | None, page_ms: float | None = None) -> Moment:
        """This moment; every second one has the sounds since the last, because people cannot hear more often.

        `page_ms` is the time, by its page's clock, that the target of the main hand stands for.
        """
        game, world = self._game, self._game.world
        self._listens = not self._listens
        rests = world.at_rest
        sounds = world.listen() if self._listens or rests else ()
        # The pieces' places only change when one is parked or a deed is judged, and asking costs more than a frame.
        version, yard = game.version, world.yard
        if self._known is None or self._known[0] != version or self._known[1] is not yard:
            self._known, self._parked = (version, yard), np.flatnonzero([world.is_parked(name) for name in world.names])
            self._places = places(game.places(), None)
        poses = np.empty((len(PIECES), 7))
        world.read_poses(poses[:-1])
        poses[-1] = _AWAY if thrown is None else thrown
        if len(self._parked):
            poses[self._parked] = _AWAY
        return Moment(
            tick=world.ticks,
            poses=poses,
            places=self._places if thrown is None else places(game.places(), thrown),
            hands=[hand(pull, seat or 0, page_ms) for pull in world.pulls()],
            contacts=[contact(sound) for sound in sounds],
            rests=rests and thrown is None,
        )
