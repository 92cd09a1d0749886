"""Tables for the tests: games in which everybody has a colour and the first turn can begin."""

from __future__ import annotations

from paletti.physics.pose import Pose
from paletti.rules.choices import Chosen
from paletti.rules.deeds import ChooseColour, ThrowSeal
from paletti.rules.pieces import COLOURS, Side
from paletti.rules.state import Stage
from paletti.table.game import Game
from paletti.table.gestures import Aim, AimHold, Grip, Hold, ReleaseHold
from paletti.table.happenings import Happening, Judged
from paletti.table.journal import Journal
from paletti.table.setup import GameSetup
from paletti.testing import path
from paletti.testing.hand import ScriptedHand

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def begun(
    edition: str = "de",
    players: int = 4,
    *,
    journal: Journal | None = None,
    seed: int = 3,
    serial: int = 1,
    layout: str = "scattered",
    height: int = 1,
    **house: Chosen,
) -> Game:
    """A game whose first turn is about to begin."""
    setup = GameSetup(NAMES[:players], edition, house, serial=serial, seed=seed, layout=layout, height=height)
    game = Game.new(setup, journal or Journal())
    give_colours(game)
    return game


def give_colours(game: Game) -> None:
    """Gives everybody a colour in the quickest way."""
    while game.state.stage is Stage.COLOURS:
        player = game.state.player
        if isinstance(game.do(ThrowSeal(player, Side.RED)), Judged):
            continue
        for colour in COLOURS:
            if isinstance(game.do(ChooseColour(player, colour)), Judged):
                break


def own(game: Game, *, loose: bool) -> str:
    """Of the columns that the player on turn may touch, the one with the least (or the most) weight on its head."""
    facts = game.facts()
    may = [
        name
        for name, why in game.touchable(game.state.actor).items()
        if why is None and game.reach(name).by_hand and facts.columns[name].covered
    ]
    order = sorted(may, key=lambda name: (facts.columns[name].load, name))
    return order[0] if loose else order[-1]


def verdicts(happened: list[Happening]) -> list[Judged]:
    """The verdicts among what happened."""
    return [one for one in happened if isinstance(one, Judged)]


def upright_at(game: Game, column: str, x: float, y: float, floor_z: float) -> Pose:
    """The pose of a column that stands on a floor of this height."""
    return Pose.upright(x, y, floor_z + game.pieces[game.world.index(column)].height / 2 + 2e-5)


def topple(game: Game) -> list[Happening]:
    """The player on turn takes a column and carries the top plateau away with the other hand; what happens then."""
    seat, column, top = game.state.actor, own(game, loose=True), str(game.state.top_plateau)
    x, y, z = start = game.world.pose(top).position
    legs = [path.Leg((x, y, z + 0.05), 0.1), path.Leg((x + 0.35, y, z + 0.05), 0.3)]
    assert game.gesture(seat, Grip(column)) is None
    assert game.gesture(seat, Hold(top, (0.0, 0.0, 0.0))) is None
    happened: list[Happening] = []
    for aim in path.aims(start, legs):
        if game.gesture(seat, AimHold(aim.position)) is not None:
            break
        happened += game.advance().happenings
    game.gesture(seat, ReleaseHold())
    return happened + ScriptedHand(game, seat).rest()


def carry_up(game: Game, seat: int, column: str) -> None:
    """Carries the column in hand to a free spot of the top plateau."""
    facts = game.facts()
    spot = path.free_spots(facts, column, "blue")[0]
    legs = path.raise_legs(
        facts, column, ScriptedHand(game, seat).heading(column), spot, path.floor_height(facts, "blue")
    )
    for aim in path.aims(facts.pose(column).position, legs):
        assert game.gesture(seat, Aim(aim.position)) is None
        game.advance()
