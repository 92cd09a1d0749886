"""The messages between server and page, defined once: the TypeScript types are generated from them.

A message has the name of the thing it is about, so it is written with its module: `api.Replay`, `view.Refusal`,
`fromclient.Grip`. What a program needs besides is here: `Decoder` turns frames into `Moment`s, `Encoder` moments into
frames, `PIECES` names the pieces in their order, `VERSION` is sent with the hello.

It is also used where only msgspec is installed, so it imports nothing of the table.
"""

from typing import TYPE_CHECKING

from paletti.facade import on_demand

if TYPE_CHECKING:
    from paletti.protocol.frames import BadFrame, ContactFrame, Decoder, Encoder, HandFrame, Moment
    from paletti.protocol.version import VERSION
    from paletti.protocol.words import PIECES

__all__ = ["PIECES", "VERSION", "BadFrame", "ContactFrame", "Decoder", "Encoder", "HandFrame", "Moment"]

# Frames need NumPy and numbers of the wood. Messages alone do not.
__getattr__ = on_demand(
    __name__,
    {
        "frames": ("BadFrame", "ContactFrame", "Decoder", "Encoder", "HandFrame", "Moment"),
        "version": ("VERSION",),
        "words": ("PIECES",),
    },
)
