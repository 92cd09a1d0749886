"""Which clocks must run now: asked after every deed."""

from paletti.server.room.orders import Silence, TimeUp
from paletti.server.room.output import Summary
from paletti.server.room.room import Room

ASKED = ("claimed", "neutral-broken-off")
"""Phases in which the others are asked whether they object."""
UNTIMED = ("setup", "colours", *ASKED)


def run_clocks(room: Room, now: Summary) -> None:
    """Starts and stops the objection's and the turn's clock as the game stands."""
    _objection(room, now)
    _turn(room, now)
    if now.over:
        room.clocks.stop_all()


def _objection(room: Room, now: Summary) -> None:
    seconds = room.wish.objection_s or 0
    if now.phase in ASKED and seconds:
        mark = (now.turn_number, now.phase)
        room.clocks.start("objection", now.turn, seconds, mark, lambda: room.order(Silence(now.turn_number)))
    else:
        room.clocks.stop("objection", now.turn)
        for seat in room.clocks.of("objection"):
            room.clocks.stop("objection", seat)


def _turn(room: Room, now: Summary) -> None:
    actor = now.acting[0] if len(now.acting) == 1 else None
    for seat in room.clocks.of("turn"):
        if seat != actor or now.phase in UNTIMED:
            room.clocks.stop("turn", seat)
    if room.wish.clock_s and actor is not None and now.phase not in UNTIMED and not now.over:
        mark = (now.turn_number, actor)
        ring = TimeUp(actor, now.turn_number)
        room.clocks.start("turn", actor, room.wish.clock_s, mark, lambda: room.order(ring))
