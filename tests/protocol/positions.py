"""Positions in real wood, with what the table says about them; `tests/protocol/rulings.py` writes them for the page.

The page judges by sight what a hand may do, so that it can say so at once. It must come to the table's result.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import cos, pi, sin
from typing import Any, Final

import msgspec
import numpy as np
from tests.table.tables import begun, upright_at

from paletti.physics.pose import Pose
from paletti.physics.shapes import Slab
from paletti.present.kit import kit
from paletti.rules import masks
from paletti.rules.editions import EDITIONS
from paletti.rules.house import House
from paletti.rules.pieces import PLATEAUS, Column
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal
from paletti.rules.values import Steadying
from paletti.table.game import Game
from paletti.table.gestures import Grip, Hold, ReleaseHold
from paletti.table.journal import Journal
from paletti.table.permission import lay_deed, set_down

HEIGHTS: Final = (2, 3, 4)
SPOTS: Final = 12  # where each plateau is held
WIDE_M: Final = 0.09
ABOVE_M: Final = 0.02
CLOSE_M: Final = (0.0005, 0.0015)  # from covering a head or leaving the base; any closer, the wood's lean decides
UNDER_FINGER: Final = 0.9  # of the way from the middle of a plateau to its rim


def lying() -> dict[str, Any]:
    """Plateaus held over their columns: how many of these each plateau covers, and whether it sticks out."""
    games = [begun(players=2, seed=height, height=height) for height in HEIGHTS]
    return {"kit": shapes(games[0]), "held": [one for game in games for one in _held(game)]}


def holding() -> dict[str, Any]:
    """Columns in hand: which plateaus the other hand may take hold of (BUILD-1)."""
    games = [begun(players=2, height=3), begun("us", players=2, height=3)]
    return {"kit": shapes(games[0]), "drawn": [one for game in games for one in _drawn(game)]}


def setting_down() -> list[dict[str, Any]]:
    """A column stands where it may while its plateau is held: whether that must be let go first (BUILD-2)."""
    game = begun(players=2)
    column, blue = next(iter(game.facts().columns)), game.world.pose("blue").position
    thickness = game.pieces[game.world.index("blue")].height
    game.world.place({column: upright_at(game, column, blue[0], blue[1], blue[2] + thickness / 2)})
    facts = game.facts()
    houses = [replace(made, steadying=way) for made in EDITIONS.values() for way in Steadying]

    def refused(made: House) -> bool:
        state = game.state._replace(house=made)
        answer = set_down(state, facts, column, held="blue", was_held={}, covers_before=None, swayed=False)
        assert answer is None or answer.reason is Reason.PLATEAU_HELD
        return answer is not None

    return [{"edition": one.edition, "steadying": one.steadying, "letsGoFirst": refused(one)} for one in houses]


def shapes(game: Game) -> object:
    """The wooden set as it is described to a page."""
    return msgspec.to_builtins(kit(game.setup.wood(), game.setup.serial))


def picture(game: Game) -> dict[str, Any]:
    """The wood as a page sees it: seven numbers for each piece, and which pieces are in the villa."""
    return {"poses": game.world.poses().round(6).ravel().tolist(), "places": [*game.places(), "away"]}


def _held(game: Game) -> Iterator[dict[str, Any]]:
    """The top plateau of this villa in a hand, at several spots above the columns that carried it."""
    plateau = str(game.state.top_plateau)
    below = game.state._replace(top=game.state.top - 1)
    heads = [name for name, fact in game.facts().columns.items() if fact.covered_by == plateau]
    for name, fact in game.facts().columns.items():
        if fact.level == plateau:
            game.world.park(name)
    height = game.world.pose(plateau).position[2] + ABOVE_M
    for turn, (x, y, angle) in enumerate(islice(_narrowly(game, plateau, heads), SPOTS)):
        game.world.place({plateau: Pose.upright(x, y, height, angle)})
        askew = heads[:1] if turn % 3 == 0 else []
        state = below._replace(askew=sum(masks.BIT[Column(name)] for name in askew))
        deed = lay_deed(state, game.facts(), plateau, state.player)
        yield {
            **picture(game),
            "plateau": plateau,
            "on": str(state.top_plateau),
            "askew": askew,
            "covers": deed.covers,
            "overhangs": deed.overhangs,
        }


def _narrowly(game: Game, plateau: str, heads: list[str]) -> Iterator[tuple[float, float, float]]:
    """Spots where the plateau only just covers or misses a head, or only just stays on the base or leaves it."""
    pieces = {piece.name: piece for piece in game.pieces}
    slab, base = pieces[plateau].shape, game.setup.wood().base_radius
    assert isinstance(slab, Slab)
    radii = np.array([pieces[name].foot_radius for name in heads])
    middles = np.array([game.world.pose(name).position[:2] for name in heads])
    random = np.random.default_rng(len(heads))
    while True:
        x, y, angle = random.uniform((-WIDE_M, -WIDE_M, -pi), (WIDE_M, WIDE_M, pi)).tolist()
        spin = np.array([[cos(angle), -sin(angle)], [sin(angle), cos(angle)]])
        covered = slab.ring.depth((middles - (x, y)) @ spin) + radii
        inside = base - np.hypot(*(slab.polygon() @ spin.T + (x, y)).T).max()
        if CLOSE_M[0] < min(np.abs(covered).min(), abs(inside)) < CLOSE_M[1]:
            yield x, y, angle


def _drawn(game: Game) -> Iterator[dict[str, Any]]:
    """One column of each level in hand, where the player on turn may take one."""
    seat, levels = game.state.actor, set[str]()
    for column, why in game.touchable(seat).items():
        level = str(game.state.place(Column(column)))
        if why is not None or level in levels or not game.reach(column).by_hand:
            continue
        levels.add(level)
        again = Game.resume(game.setup, Journal(game.journal.entries()))
        assert again.gesture(seat, Grip(column)) is None
        yield {
            "edition": game.setup.edition,
            "at": {name.value: str(game.state.place(name)) for name in Column},
            "places": picture(again)["places"],
            "column": column,
            "may": [plateau for plateau in map(str, PLATEAUS) if _may_hold(again, seat, plateau)],
        }


def _may_hold(game: Game, seat: int, plateau: str) -> bool:
    """Whether the other hand can take hold of this plateau; it lets go at once."""
    slab = game.pieces[game.world.index(plateau)].shape
    assert isinstance(slab, Slab)
    x, y = slab.outline[0]
    answer = game.gesture(seat, Hold(plateau, (UNDER_FINGER * x, UNDER_FINGER * y, 0.0)))
    if answer is None:
        assert game.gesture(seat, ReleaseHold()) is None
        return True
    assert not isinstance(answer, Refusal) or answer.reason is Reason.HANDS_OFF_PLATEAU
    return False
