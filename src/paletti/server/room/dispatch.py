"""Which verb a page's message is, and whether the seat it speaks for is its own."""

from typing import assert_never

from paletti.protocol import fromclient as page
from paletti.protocol.toclient import Said
from paletti.server.host import Host
from paletti.server.live.line import Line
from paletti.server.room import orders
from paletti.server.room.gestures import gesture_of
from paletti.server.room.rematch import rematch
from paletti.server.room.room import Room
from paletti.server.room.sitting import claim, seat_bot
from paletti.server.room.voting import vote


async def dispatch(host: Host, room: Room, line: Line, wish: page.FromClient) -> None:
    """Does what the page wishes, or tells it why not."""
    seat = None if isinstance(wish, page.ClaimSeat | page.SeatBot) else getattr(wish, "seat", None)
    if seat is not None and seat not in line.owns:
        room.sorry(line, "not-your-seat", seat=seat)
        return
    match wish:
        case page.Hello():
            room.sorry(line, "bad-message")
        case page.Resync():
            room.order(orders.Show(line))
        case page.ClaimSeat():
            await claim(host, room, line, wish)
        case page.SeatBot():
            await seat_bot(host, room, line, wish)
        case page.Vote():
            await vote(host, room, line, wish)
        case page.Rematch():
            await rematch(host, room, line, wish)
        case page.Say(phrase=phrase, seat=speaker):
            room.tell_all(Said(speaker, phrase))
        case page.Undo():
            if room.wish.practice and line.owns:
                room.order(orders.Undo())
            else:
                room.sorry(line, "practice-only")
        case page.AskReach(column=column):
            room.order(orders.ShowReach(line, column))
        case page.AskLoads():
            room.order(orders.ShowLoads(line, exact=room.wish.practice))
        case (
            page.Arrange()
            | page.Throw()
            | page.Choose()
            | page.Apply()
            | page.Consent()
            | page.Objection()
            | page.Pass()
            | page.NameColour()
            | page.Waive()
            | page.GiveUp()
        ):
            room.order(orders.Deed(wish.seat, wish, line))
        case (
            page.Grip()
            | page.Hook()
            | page.Hold()
            | page.TakePlateau()
            | page.Aim()
            | page.AimHold()
            | page.LetGo()
            | page.ReleaseHold()
            | page.PutBack()
        ):
            room.order(orders.Gesture(wish.seat, gesture_of(wish), line))
        case _:
            assert_never(wish)
