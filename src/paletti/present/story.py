"""The story of a game: each deed in the journal with its outcome, and how the game ended."""

from collections.abc import Sequence
from typing import Literal

from paletti.protocol import view as shown
from paletti.rules.codec import event_to_plain
from paletti.rules.events import VillaCollapsed
from paletti.rules.state import State
from paletti.table.entry import Entry, done_to_plain


def story_entry(players: Sequence[str], entry: Entry) -> shown.StoryEntry:
    """One entry in the form that pages read."""
    deed = done_to_plain(entry.deed)
    by = deed.get("by")
    return shown.StoryEntry(
        version=entry.version,
        seat=players.index(by) if isinstance(by, str) and by in players else None,
        deed=deed,
        events=[event_to_plain(event) for event in entry.events],
        pushed=entry.extra.pushed,
    )


def outcome(state: State) -> shown.Outcome:
    """The winners and why."""
    names = [state.players[seat] for seat in state.winners]
    why: Literal["shared", "won", "nobody"] = "shared" if len(names) > 1 else "won" if names else "nobody"
    return shown.Outcome(
        winners=list(state.winners),
        why=why,
        facts={
            "winners": names,
            "cause": state.name(state.cause),
            "holder": state.name(state.holder),
            "former": state.name(state.former),
        },
        scores=list(state.scores),
    )


def forensics(state: State, last: Entry, carries: str | None = None) -> shown.Forensics | None:
    """Where the collapse lies on the time line of the last deed, if that was one.

    `carries` is the plateau that its column had carried (`table.forensics.carried`).
    """
    collapse = last.extra.collapse
    if collapse is None:
        return None
    # Once another round begins, the state no longer says whose fall it was.
    by = next((event.by for event in last.events if isinstance(event, VillaCollapsed)), None)
    return shown.Forensics(
        cause=None if by is None else state.players.index(by),
        version=last.version,
        began=last.began,
        breaks=collapse.tick,
        ended=last.ended,
        facts={
            "plateau": collapse.plateau,
            "touches": collapse.touches,
            "tick": collapse.tick,
            "gaveWay": None if collapse.parted is None else collapse.parted.column,
            "gaveWayUnder": None if collapse.parted is None else collapse.parted.plateau,
            "gaveWayTick": None if collapse.parted is None else collapse.parted.tick,
            "carried": carries,
        },
    )
