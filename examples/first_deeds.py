"""The referee alone, without wood or server. The README shows this.

python examples/first_deeds.py
"""

from paletti.rules import Applied, apply, house, read_deed, start, write_event

state = start(house("de"), ["Ann", "Ben"])
for line in ("setup", "throw Ann red", "choose Ben yellow", "choose Ann blue", "move Ben green-hex"):
    answer = apply(state, read_deed(line))
    assert isinstance(answer, Applied), answer  # else it is a Refusal, which names its clause
    state = answer.state
    print(line, *map(write_event, answer.events), sep="\n    ")
