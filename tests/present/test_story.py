"""The story as pages read it: each event, and what the observer saw in addition."""

import msgspec

from paletti.present.story import story_entry
from paletti.rules.codec import event_from_plain
from paletti.rules.deeds import TakeOut, TakeOutEnds
from paletti.rules.events import RemovalWaived
from paletti.table.entry import NOTHING, Entry, Extra, done_from_plain
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
    told = story_entry(("Ann", "Ben"), taken_out_nothing(Extra(pushed="blue-thick")))
    assert (told.events, told.pushed) == ([{"event": "removal-waived", "by": "Ann"}], "blue-thick")


def test_a_waived_removal_is_told_without_a_push() -> None:
    assert story_entry(("Ann", "Ben"), taken_out_nothing(NOTHING)).pushed is None


def test_a_deed_and_its_events_have_the_form_that_the_journal_keeps() -> None:
    entry = taken_out_nothing(NOTHING)
    wire = msgspec.json.decode(msgspec.json.encode(story_entry(("Ann", "Ben"), entry)))
    assert (wire["version"], wire["seat"], done_from_plain(wire["deed"])) == (4, 0, entry.deed)
    assert tuple(map(event_from_plain, wire["events"])) == entry.events
