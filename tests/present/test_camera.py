"""The camera shows what the table's own picture says, moment after moment."""

import numpy as np

from paletti.physics.yard import PARKED_ABOVE_M
from paletti.present.camera import AWAY, Camera, hand, places
from paletti.protocol.words import PLACES
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip, PutBack
from paletti.table.journal import Journal
from paletti.table.setup import GameSetup


def test_the_camera_sees_what_the_frame_says() -> None:
    game = Game.new(GameSetup(("Ann", "Ben"), edition="us", serial=7, seed=11), Journal())
    camera = Camera(game)
    column = next(
        name for name, why in game.touchable(0).items() if why is None and game.gesture(0, Grip(name)) is None
    )
    x, y, z = game.world.pose(column).position
    for frame in range(60):
        game.gesture(0, Aim((x + 0.001 * frame, y, z + 0.01)) if frame < 40 else PutBack())
        game.advance()
        seen, said = camera.moment(0, None), game.frame()
        here = said.poses[:, 2] < PARKED_ABOVE_M
        assert np.array_equal(np.asarray(seen.poses)[:-1][here], said.poses[here])
        assert (seen.tick, seen.places, seen.rests) == (said.tick, places(said.places, None), said.at_rest)
        assert seen.hands == [hand(pull, 0) for pull in said.hands]


def test_a_thrown_seal_is_in_the_picture_and_then_away() -> None:
    game = Game.new(GameSetup(("Ann", "Ben"), edition="us", serial=7, seed=11), Journal())
    camera, thrown = Camera(game), [0.1, 0.2, 0.3, 1.0, 0.0, 0.0, 0.0]
    seen, after = camera.moment(None, thrown), camera.moment(None, None)
    assert (list(seen.poses[-1]), list(after.poses[-1])) == (thrown, list(AWAY))
    assert (PLACES[seen.places[-1]], PLACES[after.places[-1]]) == ("villa", "away")
    assert (seen.places[:-1], seen.rests) == (after.places[:-1], False)
