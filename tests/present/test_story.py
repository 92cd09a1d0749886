"""The story as pages read it: each event, and what the observer saw in addition."""

from paletti.present.story import story_entry
from paletti.rules.deeds import TakeOut, TakeOutEnds
from paletti.rules.events import RemovalWaived
from paletti.table.entry import NOTHING, Entry, Extra
from paletti.table.record import Gestures


def taken_out_nothing(extra: Extra) -> Entry:
    """Ann took nothing out, as far as the rules know."""
    return Entry(
        version=4,
        seat=0,
        deed=TakeOut("Ann", None, TakeOutEnds.WAIVED),
        events=(RemovalWaived("Ann"),),
        began=0,
        ended=10,
        gestures=Gestures(),
        track=None,
        extra=extra,
        before="",
        after="",
        state=None,
        machine=None,
    )


def test_a_push_while_taking_out_is_told_with_the_column_that_was_pushed() -> None:
    (event,) = story_entry(("Ann", "Ben"), taken_out_nothing(Extra(pushed="blue-thick"))).events
    assert (event.kind, event.facts) == ("removal-waived", {"by": "Ann", "pushed": "blue-thick"})


def test_a_waived_removal_is_told_without_a_push() -> None:
    (event,) = story_entry(("Ann", "Ben"), taken_out_nothing(NOTHING)).events
    assert event.facts == {"by": "Ann"}
