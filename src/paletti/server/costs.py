"""What a page's wishes cost the server, in milliseconds of a core. They were measured, and rounded up.

A refused wish costs less, but that is not known before. What happens by itself, such as falling wood, costs nothing
here: `Host.may_take` limits at how many tables an address can cause it at once.
"""

from typing import Final

import msgspec

from paletti.protocol import fromclient as wishes
from paletti.protocol.message import Message

DEED: Final = 5.0
"""A deed that is judged: everybody gets what may be done next, and from where columns can be reached."""
SNAPSHOT: Final = 12.0

_COST: Final[dict[type[Message], float]] = {
    wishes.Hello: 1.0,  # a second one, which is refused
    wishes.Aim: 0.0,  # only the latest of these is used, once a frame
    wishes.AimHold: 0.0,
    wishes.Grip: 5.0,  # the ways to the column are computed
    wishes.Hook: 5.0,
    wishes.TakePlateau: 5.0,
    wishes.Hold: 2.0,
    wishes.LetGo: 2.0,  # it is checked whether the piece stands free
    wishes.ReleaseHold: 1.0,
    wishes.PutBack: 1.0,
    wishes.Throw: 15.0,  # the seal tumbles
    wishes.Hurry: 2.0,
    wishes.SayAtTable: 2.0,  # everybody gets it
    wishes.AskLoads: 2.0,
    wishes.AskReach: 2.0,
    wishes.ClaimSeat: 5.0,  # the database is asked
    wishes.SeatBot: 5.0,
    wishes.Vote: 5.0,
    wishes.Rematch: 5.0,
    wishes.Resync: SNAPSHOT,  # the whole table is sent again
    wishes.Undo: 30.0,  # a villa is built from the journal
    wishes.Arrange: 40.0,  # a villa is built, and settles
}
_BY_TAG: Final = {kind.__struct_config__.tag: cost for kind, cost in _COST.items()}


def cost_of(wish: msgspec.Struct) -> float:
    """The cost of this message, or of the gesture of the same name."""
    return _BY_TAG.get(wish.__struct_config__.tag, DEED)
