"""The referee of Villa Paletti: pure rules as values, importing nothing but the standard library.

`house` makes the rules of an edition, `start` a game, `may` and `apply` judge a deed, `options` and `legal` tell what
each seat may do. Deeds, events and states have a text of one line each (`write_deed`, `read_deed`, …). A whole game:

    state = start(house("de", few_columns=True), ["Ann", "Ben"])
    for line in ("setup", "throw Ann red", "choose Ben yellow", "choose Ann blue", "move Ben green-hex"):
        result = apply(state, read_deed(line))
        if isinstance(result, Refusal):
            raise SystemExit(write_refusal(result))
        state = result.state

Inside, verbs/ holds a check and a consequence for every deed, `scenarios` runs a rulebook's examples, `codec` is JSON.
"""

from paletti.rules.clauses import Clause
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    Deed,
    Ends,
    LayEnds,
    LayPlateau,
    Leave,
    MoveColumn,
    NameColour,
    Object,
    Pass,
    Prove,
    RunOutOfTime,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.editions import EDITIONS, NoSuchHouse, house
from paletti.rules.events import Event
from paletti.rules.forms import Malformed
from paletti.rules.house import House
from paletti.rules.legal import Options, lawful, legal, options
from paletti.rules.notation import (
    read_deed,
    read_event,
    read_house,
    read_refusal,
    read_state,
    write_deed,
    write_event,
    write_house,
    write_refusal,
    write_state,
)
from paletti.rules.pieces import COLOURS, COLUMNS, PLATEAUS, Colour, Column, Place, Plateau, Shape, Side
from paletti.rules.reasons import Reason
from paletti.rules.referee import Applied, NoSuchTable, apply, may, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import NOBODY, Stage, State

__all__ = [
    "COLOURS",
    "COLUMNS",
    "EDITIONS",
    "NOBODY",
    "PLATEAUS",
    "Applied",
    "ApplyForPlateau",
    "ChooseColour",
    "Clause",
    "Colour",
    "Column",
    "Consent",
    "Deed",
    "Ends",
    "Event",
    "House",
    "LayEnds",
    "LayPlateau",
    "Leave",
    "Malformed",
    "MoveColumn",
    "NameColour",
    "NoSuchHouse",
    "NoSuchTable",
    "Object",
    "Options",
    "Pass",
    "Place",
    "Plateau",
    "Prove",
    "Reason",
    "Refusal",
    "RunOutOfTime",
    "SetUp",
    "Shape",
    "Side",
    "Stage",
    "State",
    "TakeOut",
    "TakeOutEnds",
    "ThrowSeal",
    "apply",
    "house",
    "lawful",
    "legal",
    "may",
    "options",
    "read_deed",
    "read_event",
    "read_house",
    "read_refusal",
    "read_state",
    "start",
    "write_deed",
    "write_event",
    "write_house",
    "write_refusal",
    "write_state",
]
