"""A page's wish in the table's words: the gesture of a hand, or the deed of a player."""

from typing import assert_never

from paletti.protocol import fromclient as wishes
from paletti.rules import deeds
from paletti.rules.pieces import Colour, Side
from paletti.table import gestures


def gesture_of(wish: wishes.Gesture) -> gestures.Gesture:
    """What the hand should do."""
    match wish:
        case wishes.Grip(column=column, point=point):
            return gestures.Grip(column, point)
        case wishes.Hook(column=column, direction=direction):
            return gestures.Hook(column, direction)
        case wishes.Hold(plateau=plateau, point=point):
            return gestures.Hold(plateau, point)
        case wishes.TakePlateau():
            return gestures.TakePlateau()
        case wishes.Aim(position=position, turn=turn):
            return gestures.Aim(position, turn)
        case wishes.AimHold(position=position):
            return gestures.AimHold(position)
        case wishes.LetGo():
            return gestures.LetGo()
        case wishes.ReleaseHold():
            return gestures.ReleaseHold()
        case wishes.PutBack():
            return gestures.PutBack()
        case _:
            assert_never(wish)


def deed_of(by: str, wish: wishes.Deed) -> deeds.Deed:
    """The deed that this player wants to do."""
    match wish:
        case wishes.Arrange():
            return deeds.SetUp()
        case wishes.Throw():
            # The table itself finds out which side it shows.
            return deeds.ThrowSeal(by, Side.RED)
        case wishes.Choose(colour=colour):
            return deeds.ChooseColour(by, Colour(colour))
        case wishes.Apply():
            return deeds.ApplyForPlateau(by)
        case wishes.Consent():
            return deeds.Consent(by)
        case wishes.Objection():
            return deeds.Object(by)
        case wishes.Pass():
            return deeds.Pass(by)
        case wishes.NameColour(colour=colour):
            return deeds.NameColour(by, Colour(colour))
        case wishes.Waive():
            return deeds.TakeOut(by, ends=deeds.TakeOutEnds.WAIVED)
        case wishes.GiveUp():
            return deeds.LayPlateau(by, ends=deeds.LayEnds.GIVEN_UP)
        case _:
            assert_never(wish)
