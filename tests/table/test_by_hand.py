"""Setting up by hand: all twenty columns are carried to the site, the blue plateau is laid, and a game begins."""

from paletti.rules.deeds import SetUp
from paletti.rules.pieces import COLUMNS
from paletti.table.game import Game
from paletti.table.happenings import Judged, Placed
from paletti.table.journal import Journal
from paletti.table.kit import start_poses
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
from paletti.table.setup import GameSetup
from paletti.testing.hand import ScriptedHand

SETUP = GameSetup(("Ann", "Ben"), layout="by-hand", seed=8)


def test_two_players_stand_up_all_twenty_columns_and_lay_the_blue_plateau() -> None:
    game = Game.new(SETUP, Journal())
    wanted = start_poses(game.kit, SETUP.serial, 3)
    for number, column in enumerate(map(str, COLUMNS)):
        x, y, _ = wanted[column].position
        happened = ScriptedHand(game, number % 2).stand(column, (x, y))
        assert happened[-1] == Placed(number + 1, number % 2, column)
    x, y, _ = wanted["blue"].position
    happened = ScriptedHand(game, 0).lay_first((x, y), wanted["blue"].yaw)
    judged = happened[-1]
    assert isinstance(judged, Judged)
    assert isinstance(judged.deed, SetUp)
    assert game.state.set_up
    assert all(fact.level == "base" and fact.upright for fact in game.facts().columns.values())
    assert game.facts().plateaus["blue"].on_upright_columns_alone
    assert isinstance(verify(replay_of(SETUP, game.journal.entries())), Verified)
