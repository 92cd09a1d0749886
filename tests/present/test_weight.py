"""Weight is felt in time: a page shows by the pull whether wood is heavy or loose before the column is chosen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, radians, remainder, sin
from typing import Final

import pytest
from tests.protocol.rulings import HEAVY_STRAIN, LOOSE_STRAIN
from tests.table.tables import begun

from paletti.physics.gesture import Tool
from paletti.physics.settings import FRAME_TICKS
from paletti.present.camera import hand
from paletti.present.teller import hint
from paletti.protocol.framing import HEAVY_TENSION, LOOSE_TENSION, tension
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip, Hook
from paletti.table.journal import Journal

HAND_M: Final = 0.002
CHOSEN_M: Final = 0.001
STEP_M: Final = 0.0001
VILLAS: Final = ((1, 3), (4, 7), (5, 8))


@dataclass(frozen=True)
class Pulled:
    """A column that a hand pulled by two millimetres, or until it moved by one; its load, and the strain."""

    column: str
    hint: str
    strain: float


def pulled(height: int, seed: int, tool: Tool) -> Iterator[Pulled]:
    """Every column of the player on turn that the tool can reach, each in a fresh copy of the same game."""
    game = begun(players=2, seed=seed, serial=seed, height=height)
    facts = game.facts().columns
    may = [name for name, why in game.touchable(game.state.actor).items() if why is None]
    for name in may:
        reach = game.reach(name)
        ways = reach.hand if tool is Tool.HAND else reach.hook
        if facts[name].covered and ways:
            bore = hint(facts[name].load, covered=True)
            yield Pulled(name, bore, strain(Game.resume(game.setup, Journal(game.journal.entries())), name, tool, ways))


def strain(game: Game, column: str, tool: Tool, ways: Sequence[float]) -> float:
    """How hard the hand pulls after two millimetres, or when the column is about to be chosen."""
    seat, (x, y, _) = game.state.actor, game.world.pose(column).position
    outward = atan2(y, x)
    heading = min(map(radians, ways), key=lambda way: abs(remainder(way - outward, 2 * pi)))
    toward = cos(heading), sin(heading)
    assert game.gesture(seat, Grip(column) if tool is Tool.HAND else Hook(column, toward)) is None
    u, v, w = game.world.pulls()[0].grip
    far, pulls = 0.0, 0.0
    while far < HAND_M:
        far += STEP_M
        assert game.gesture(seat, Aim((u + far * toward[0], v + far * toward[1], w))) is None
        game.advance(FRAME_TICKS)
        pulls = hand(game.world.pulls()[0], seat).strain
        now = game.world.pose(column).position
        if hypot(now[0] - x, now[1] - y) >= CHOSEN_M:
            break
    return pulls


def test_what_a_page_tells_of_these_strains_is_loose_and_heavy() -> None:
    assert (tension(LOOSE_STRAIN) < LOOSE_TENSION, tension(HEAVY_STRAIN) > HEAVY_TENSION) == (True, True)


@pytest.mark.parametrize("tool", Tool)
def test_ten_columns_and_more_show_whether_they_are_loose_or_heavy_within_two_millimetres_of_hand_and_hook(
    tool: Tool,
) -> None:
    columns = [one for height, seed in VILLAS for one in pulled(height, seed, tool)]
    loose = [one for one in columns if one.hint == "loose"]
    heavy = [one for one in columns if one.hint == "heavy"]
    assert len(loose) >= 5
    assert len(heavy) >= 5
    assert [one for one in loose if one.strain > LOOSE_STRAIN] == []
    assert [one for one in heavy if one.strain < HEAVY_STRAIN] == []
