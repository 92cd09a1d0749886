"""The story of a game: each deed in the journal with what came of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from paletti.present.facts import plain
from paletti.protocol import view as shown


def told(
    players: Sequence[str], version: int, deed: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
) -> shown.Told:
    """One entry as pages read it; deed and events as the journal keeps them."""
    by = deed.get("by")
    return shown.Told(
        version=version,
        verb=str(deed["verb"]),
        by=players.index(by) if by in players else None,
        facts={name: plain(value) for name, value in deed.items() if name != "verb"},
        events=[
            shown.StoryEvent(
                str(event["kind"]), {name: plain(value) for name, value in event.items() if name != "kind"}
            )
            for event in events
        ],
    )
