"""The story of a game: each deed in the journal with what came of it, and how it ended."""

from collections.abc import Sequence

from paletti.present.facts import plain
from paletti.protocol import view as shown
from paletti.rules.codec import event_to_plain
from paletti.rules.events import Event, RemovalWaived, VillaPutBack
from paletti.rules.state import NOBODY, State
from paletti.table.entry import Entry, Extra, done_to_plain
from paletti.table.parting import carried_by
from paletti.table.record import poses
from paletti.table.setup import GameSetup


def story_entry(players: Sequence[str], entry: Entry) -> shown.StoryEntry:
    """One entry as pages read it."""
    deed = done_to_plain(entry.deed)
    by = str(deed.get("by"))
    return shown.StoryEntry(
        version=entry.version,
        verb=str(deed.pop("deed")),
        by=players.index(by) if by in players else None,
        facts={name: plain(value) for name, value in deed.items()},
        events=[
            shown.StoryEvent(str(event.pop("event")), {name: plain(value) for name, value in event.items()})
            for event in [event_to_plain(one) | _besides(one, entry.extra) for one in entry.events]
        ],
    )


def outcome(state: State) -> shown.Outcome:
    """The winners and why."""
    names = [state.players[seat] for seat in state.winners]
    why = "shared" if len(names) > 1 else "won" if names else "nobody"
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


def carried(setup: GameSetup, entry: Entry) -> str | None:
    """The plateau that this deed's column carried before it was drawn and the villa fell, as the pictures show it."""
    column = getattr(entry.deed, "column", None)
    if entry.extra.collapse is None or entry.track is None or column is None:
        return None
    return carried_by(setup.wood().pieces(setup.serial), poses(entry.track), str(column))


def forensics(state: State, last: Entry, carries: str | None = None) -> shown.Forensics | None:
    """Where the collapse lies on the time line of the last deed, if that was one; `carries` as `carried` says."""
    collapse = last.extra.collapse
    if collapse is None:
        return None
    return shown.Forensics(
        cause=None if state.cause == NOBODY else state.cause,
        version=last.version,
        began=last.began,
        breaks=last.ended if collapse.tick is None else collapse.tick,
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


def _besides(event: Event, extra: Extra) -> dict[str, object]:
    """What the observer saw that the rules need not know: which column was pushed (RULING-4)."""
    told = isinstance(event, VillaPutBack | RemovalWaived) and extra.pushed is not None
    return {"pushed": extra.pushed} if told else {}
