"""What stands, how safely, and who carries what: a slab on four columns.

python examples/statics_of_a_stack.py
"""

import numpy as np

from paletti.statics import BASE, Stack, StackColumn, StackSlab, disc, loads, margins, push, stands_without

spots = [("a", 0.06, 0.0), ("b", -0.05, 0.05), ("c", -0.05, -0.05), ("d", 0.0, 0.06)]
legs = [StackColumn(name, BASE, disc((x, y), 0.0075), mass=0.0102, height=0.08) for name, x, y in spots]
outline = np.array([(-0.09, -0.09), (0.09, -0.09), (0.09, 0.09), (-0.09, 0.09)])
stack = Stack(legs, [StackSlab("blue", BASE, outline, mass=0.135, centre=(0.0, 0.0))])

assert round(margins(stack)["blue"], 4) == 0.0323  # metres the weight may shift before it tips
assert not stands_without(stack)["a"].stands  # without column a it would fall
changed = stack.without("d")  # also with_column(column) and with_slab(slab): the same questions for a changed stack
load = loads(changed)["a"]
assert 0.51 < load.least < load.likely < load.most < 0.70  # newtons
assert round(push(stack, "blue").weakest, 3) == 0.276  # newtons sideways before columns rock or slip
print("As computed.")
