"""Two bots at one table, moved picture by picture as a server would: who is asked decides, then its hands act."""

from paletti.bots import BRISK, Bot, Strength
from paletti.table import Game, GameSetup, Journal

game = Game.new(GameSetup(("Ann", "Ben"), edition="de", seed=7, serial=7), Journal())
bots = [Bot(seat, strength, seed=7, pace=BRISK) for seat, strength in enumerate((Strength.MASTER, Strength.NOVICE))]

while game.version < 6 and not game.state.over:
    bot = next(bot for bot in bots if bot.wants(game))  # something is up to this seat, and the wood is at rest
    view = bot.view(game)  # plain data: deciding may happen in another process
    decision = bot.decide(view, game.version)
    if decision is None:
        break
    for _ in bot.act(game, decision):  # one gesture a picture, until the deed is judged
        game.advance()
    thought = decision.weighed[0].what if decision.weighed else "nothing to weigh"
    print(f"{view.player}: {thought}")
print(f"{game.version} deeds done, stage {game.state.stage}")
