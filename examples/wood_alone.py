"""The wood alone: a column is drawn, and two more draws are tried out.

python examples/wood_alone.py
"""

from paletti.physics import ROLLOUT, Grip, LetGo, Move, cores, draw_each
from paletti.table.kit import beech, villa

world = villa(beech(), serial=7, seed=3, style="rings")  # a settled villa; plateaus=1..5 for taller ones
facts = world.observe()
loosest = min(facts.columns.values(), key=lambda column: column.load).name
x, y, z = world.pose(loosest).position
world.do(Grip(hand=0, piece=loosest, point=(x, y, z)))
world.do(Move(hand=0, at=world.time + 2.0, point=(x * 3, y * 3, z)))  # be there in two seconds
world.advance(2.5)
print(world.pulls()[0].newtons, world.pushed())
world.do(LetGo(hand=0))
world.settle()

trials = [beech().world(7, ROLLOUT, ears=False) for _ in range(cores())]  # one world a core
print(draw_each(trials, world.snapshot(), [("red-hex", 0.0), ("blue-hex", 90.0)]))  # what two draws would do
