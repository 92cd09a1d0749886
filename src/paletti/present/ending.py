"""How a game ended, as pages tell it."""

from paletti.protocol import view as shown
from paletti.rules.state import NOBODY, State
from paletti.table.journal import Entry


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


def forensics(state: State, last: Entry) -> shown.Forensics | None:
    """Where the collapse lies on the time line of the last deed, if that was one."""
    collapse = last.extra.collapse
    if collapse is None:
        return None
    return shown.Forensics(
        cause=None if state.cause == NOBODY else state.cause,
        version=last.version,
        began=last.began,
        breaks=last.ended if collapse.tick is None else collapse.tick,
        ended=last.ended,
        facts={"plateau": collapse.plateau, "touches": collapse.touches, "tick": collapse.tick},
    )
