"""The story of a game: each deed in the journal with what came of it."""

from collections.abc import Sequence

from paletti.present.facts import plain
from paletti.protocol import view as shown
from paletti.rules.codec import event_to_plain
from paletti.table.journal import Entry, done_to_plain


def told(players: Sequence[str], entry: Entry) -> shown.Told:
    """One entry as pages read it."""
    deed = done_to_plain(entry.deed)
    by = str(deed.get("by"))
    return shown.Told(
        version=entry.version,
        verb=str(deed.pop("deed")),
        by=players.index(by) if by in players else None,
        facts={name: plain(value) for name, value in deed.items()},
        events=[
            shown.StoryEvent(str(event.pop("event")), {name: plain(value) for name, value in event.items()})
            for event in map(event_to_plain, entry.events)
        ],
    )
