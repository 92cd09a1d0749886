"""Weight is felt before it is too late: what a page shows of a pull tells heavy wood from loose before it is chosen."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, radians, remainder, sin
from typing import Final

from tests.table.tables import begun

from paletti.physics.settings import FRAME_TICKS
from paletti.present.camera import hand
from paletti.present.teller import hint
from paletti.protocol.framing import HEAVY_TENSION, LOOSE_TENSION, tension
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip
from paletti.table.journal import Journal

HAND_M: Final = 0.002
CHOSEN_M: Final = 0.001
STEP_M: Final = 0.0001
VILLAS: Final = ((1, 3), (4, 7), (5, 8))


@dataclass(frozen=True)
class Pulled:
    """A column that a hand pulled by two millimetres, or by one of the column's own; what it bore and how it looked."""

    column: str
    hint: str
    shown: float


def pulled(height: int, seed: int) -> Iterator[Pulled]:
    """Every column of the player on turn that fingers get at, each in the same game come back."""
    game = begun(players=2, seed=seed, serial=seed, height=height)
    facts = game.facts().columns
    may = [name for name, why in game.touchable(game.state.actor).items() if why is None]
    for name in may:
        if facts[name].covered and game.reach(name).hand:
            bore = hint(facts[name].load, covered=True)
            yield Pulled(name, bore, shown(Game.resume(game.setup, Journal(game.journal.entries())), name))


def shown(game: Game, column: str) -> float:
    """How taut the hand looks when it has gone two millimetres, or the column is about to be chosen."""
    seat, (x, y, z) = game.state.actor, game.world.pose(column).position
    outward = atan2(y, x)
    ways = [radians(way) for way in game.reach(column).hand]
    heading = min(ways, key=lambda way: abs(remainder(way - outward, 2 * pi)))
    assert game.gesture(seat, Grip(column)) is None
    far, taut = 0.0, 0.0
    while far < HAND_M:
        far += STEP_M
        assert game.gesture(seat, Aim((x + far * cos(heading), y + far * sin(heading), z))) is None
        game.advance(FRAME_TICKS)
        taut = tension(hand(game.world.pulls()[0], seat).strain)
        now = game.world.pose(column).position
        if hypot(now[0] - x, now[1] - y) >= CHOSEN_M:
            break
    return taut


def test_ten_columns_and_more_show_whether_they_are_loose_or_heavy_within_two_millimetres_of_the_hand() -> None:
    columns = [one for height, seed in VILLAS for one in pulled(height, seed)]
    loose = [one for one in columns if one.hint == "loose"]
    heavy = [one for one in columns if one.hint == "heavy"]
    assert len(loose) >= 5
    assert len(heavy) >= 5
    assert [one for one in loose if one.shown >= LOOSE_TENSION] == []
    assert [one for one in heavy if one.shown <= HEAVY_TENSION] == []
