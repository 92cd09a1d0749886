"""A game as one object: the seal is thrown, and a hand feels a column.

python examples/game_by_hand.py
"""

from paletti.rules import Side, ThrowSeal
from paletti.table import Aim, Game, GameSetup, Grip, Journal

setup = GameSetup(("Ann", "Ben", "Cleo", "Dan"), edition="us", seed=7, serial=3, layout="rings")
game = Game.new(setup, Journal())  # the villa stands (version 1 is the setup), unless layout="by-hand"
game.do(ThrowSeal("Ann", Side.RED))  # the side given is ignored: the seal is really thrown
seat = game.state.turn
column = next(name for name, refused in game.touchable(seat).items() if refused is None and game.reach(name).by_hand)
assert game.gesture(seat, Grip(column)) is None  # done; else a Refusal (clause) or a Trouble (hands) says why not
x, y, z = game.frame().poses[[piece.name for piece in game.pieces].index(column), :3]
game.gesture(seat, Aim((x, y, z + 0.001)))  # the latest wins
print(game.advance().happenings)  # 4 ticks: one frame at 60 Hz
assert game.may_let_go() is None  # so far the column was merely felt: the hand may open, and nothing has happened
