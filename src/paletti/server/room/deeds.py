"""A page's deed in the referee's words."""

from typing import assert_never

from paletti.protocol import fromclient as page
from paletti.rules import deeds
from paletti.rules.pieces import Colour, Side


def deed_of(by: str, wish: page.Deed) -> deeds.Deed:
    """The deed that this player wishes to do."""
    match wish:
        case page.Arrange():
            return deeds.SetUp()
        case page.Throw():
            # Which side it shows is the table's to find.
            return deeds.ThrowSeal(by, Side.RED)
        case page.Choose(colour=colour):
            return deeds.ChooseColour(by, Colour(colour))
        case page.Apply():
            return deeds.ApplyForPlateau(by)
        case page.Consent():
            return deeds.Consent(by)
        case page.Objection():
            return deeds.Object(by)
        case page.Pass():
            return deeds.Pass(by)
        case page.NameColour(colour=colour):
            return deeds.NameColour(by, Colour(colour))
        case page.Waive():
            return deeds.TakeOut(by, ends=deeds.TakeOutEnds.WAIVED)
        case page.GiveUp():
            return deeds.LayPlateau(by, ends=deeds.LayEnds.GIVEN_UP)
        case _:
            assert_never(wish)
