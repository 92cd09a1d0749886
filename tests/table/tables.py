"""Tables for the tests: games in which everybody has a colour and the first turn can begin."""

from __future__ import annotations

from paletti.physics.pose import Pose
from paletti.rules.choices import Chosen
from paletti.rules.deeds import ApplyForPlateau, ChooseColour, Consent, Object, ThrowSeal
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


def apply_for_plateau(game: Game, answer: Consent | Object) -> None:
    """The player on turn applies for the next plateau and gets this answer."""
    assert isinstance(game.do(ApplyForPlateau(game.state.player)), Judged)
    assert isinstance(game.do(answer), Judged)


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
    assert game.gesture(game.state.actor, Grip(own(game, loose=True))) is None
    return carry_away(game, str(game.state.top_plateau))


def carry_away(game: Game, plateau: str) -> list[Happening]:
    """The other hand of the player on turn carries this plateau off the villa; what happens then."""
    seat, happened = game.state.actor, list[Happening]()
    x, y, z = start = game.world.pose(plateau).position
    assert game.gesture(seat, Hold(plateau, (0.0, 0.0, 0.0))) is None
    for aim in path.aims(start, [path.Leg((x, y, z + 0.05), 0.1), path.Leg((x + 0.35, y, z + 0.05), 0.3)]):
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
