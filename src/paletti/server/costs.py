"""What a page's wishes cost the server, in milliseconds of a core. They were measured, and rounded up."""

from typing import Final

import msgspec

from paletti.protocol import fromclient as wishes

DEED: Final = 1.0
SNAPSHOT: Final = 12.0

_COST: Final[dict[type, float]] = {
    wishes.Aim: 0.0,  # of these only the latest is looked at, once a frame
    wishes.AimHold: 0.0,
    wishes.LetGo: 0.0,
    wishes.ReleaseHold: 0.0,
    wishes.Hurry: 2.0,
    wishes.SayAtTable: 2.0,  # everybody hears it
    wishes.AskLoads: 2.0,
    wishes.AskReach: 2.0,
    wishes.ClaimSeat: 5.0,  # the database is asked
    wishes.SeatBot: 5.0,
    wishes.Vote: 5.0,
    wishes.Rematch: 5.0,
    wishes.Resync: SNAPSHOT,  # the whole table is told again
    wishes.Undo: 30.0,  # a villa is built from the journal
    wishes.Arrange: 40.0,  # a villa is built, and settles
}


def cost_of(wish: msgspec.Struct) -> float:
    """What it costs to do what this message asks."""
    return _COST.get(type(wish), DEED)
