"""A whole game by the rules alone: no wood, no server, nothing but the standard library.

    python examples/rules_game.py

Lawful deeds are drawn at random until somebody has won. The referee answers every deed with the state after it and the
events that came of it, or with a refusal that names its clause.
"""

import random

from paletti.rules import (
    Applied,
    Column,
    MoveColumn,
    Refusal,
    apply,
    house,
    lawful,
    start,
    write_deed,
    write_event,
    write_refusal,
)

rng = random.Random(1)
state = start(house("de"), ["Ann", "Ben"])

# Nobody may draw a column before the villa stands.
answer = apply(state, MoveColumn("Ann", Column.BLUE_HEX))
assert isinstance(answer, Refusal)
print(write_refusal(answer))

while not state.over:
    # A deed says what the wood made of it. Villas seldom fall at every third touch: mostly something milder is drawn.
    possible = list(lawful(state))
    mild = [deed for deed in possible if "collapse" not in write_deed(deed)]
    deed = rng.choice(mild if mild and rng.random() < 0.98 else possible)
    answer = apply(state, deed)
    assert isinstance(answer, Applied), "what lawful() lists is lawful"
    print(write_deed(deed))
    for event in answer.events:
        print("   ", write_event(event))
    state = answer.state

print("Won by", ", ".join(state.players[seat] for seat in state.winners) or "nobody")
