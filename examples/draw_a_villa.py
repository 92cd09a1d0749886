"""A villa in real wood: one column is drawn and set on top, and the villa is pictured.

    python examples/draw_a_villa.py [OUT.svg]

Needs the wood (MuJoCo), but no server and no database.
"""

import sys
from pathlib import Path

from paletti.rules import ChooseColour, Colour, Side, ThrowSeal
from paletti.table import Game, GameSetup, Journal, Judged
from paletti.table.drawing import to_svg
from paletti.table.replay import picture, replay_of
from paletti.testing import ScriptedHand

game = Game.new(GameSetup(("Ann", "Ben"), edition="de", seed=7, serial=3), Journal())
print("The villa stands. Who begins? The seal is thrown until the colours are given.")
while game.state.stage == "colours":
    player = game.state.player
    if not isinstance(game.do(ThrowSeal(player, Side.RED)), Judged):  # the side is the table's to find
        next(colour for colour in Colour if isinstance(game.do(ChooseColour(player, colour)), Judged))

# The loosest column that the player on turn may touch: the one with the least weight on its head.
seat = game.state.turn
facts = game.facts()
free = [name for name, refused in game.touchable(seat).items() if refused is None]
column = min(free, key=lambda name: facts.columns[name].load)
print(f"{game.state.player} draws {column}, which carries {facts.columns[column].load:.2f} N.")

for happened in ScriptedHand(game, seat).raise_column(column):
    if isinstance(happened, Judged):
        print("Judged:", happened.deed, *happened.events, sep="\n  ")

replay = replay_of(game.setup, game.journal.entries())
out = Path(sys.argv[1] if len(sys.argv) > 1 else "villa.svg")
out.write_text(to_svg(picture(replay, game.version, "after the first draw")), encoding="utf-8")
print(f"Pictured in {out}.")
