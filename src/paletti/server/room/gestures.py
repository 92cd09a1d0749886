"""A page's gesture in the table's words."""

from typing import assert_never

from paletti.protocol import fromclient as page
from paletti.table import gestures


def gesture_of(wish: page.Gesture) -> gestures.Gesture:
    """What the hand is to do."""
    match wish:
        case page.Grip(column=column, point=point):
            return gestures.Grip(column, point)
        case page.Hook(column=column, direction=direction):
            return gestures.Hook(column, direction)
        case page.Hold(plateau=plateau, point=point):
            return gestures.Hold(plateau, point)
        case page.TakePlateau():
            return gestures.TakePlateau()
        case page.Aim(position=position, turn=turn):
            return gestures.Aim(position, turn)
        case page.AimHold(position=position):
            return gestures.AimHold(position)
        case page.LetGo():
            return gestures.LetGo()
        case page.ReleaseHold():
            return gestures.ReleaseHold()
        case page.PutBack():
            return gestures.PutBack()
        case _:
            assert_never(wish)
