"""Which columns may be raised now, by whom: the one place that knows locks, levels, owners and neutrals."""

from paletti.rules import masks
from paletti.rules.draft import Draft
from paletti.rules.state import RED, Stage, State
from paletti.rules.values import Mode, NeutralBrokenOff, ProofColumn

View = State | Draft


def liftable(view: View) -> int:
    """The columns that anybody may raise: below the top, not locked or askew, not the last neutral of a level."""
    bits = masks.ALL & ~(view.out | view.locked | view.askew | view.levels[view.top])
    return bits & ~last_neutrals(view) if view.neutral else bits


def last_neutrals(view: View) -> int:
    """The neutral columns that are alone of their kind on their level (THREE-3); one askew still stands there."""
    kept = 0
    for level in view.levels[: view.top]:
        neutrals = level & view.neutral
        if neutrals and not neutrals & (neutrals - 1):
            kept |= neutrals
    return kept


def belonging(view: View, seat: int) -> int:
    """The columns that a player may choose from when a turn begins, wherever they stand."""
    return view.owned[seat] if view.house.gives_colours else masks.ALL


def required(view: View, seat: int) -> int:
    """The columns among which the player on turn must choose: those of the colour thrown or named, if one was."""
    return belonging(view, seat) & (view.required or masks.ALL)


def claimed(view: View) -> int:
    """The columns of which an applicant claims that none can go up, wherever they stand."""
    # Who has two colours claims it of both, whichever was named for the turn.
    return required(view, view.turn) if view.house.mode is Mode.RANDOM else belonging(view, view.turn)


def raisable(view: View) -> int:
    """The columns that the player on turn may raise at this stage."""
    free = liftable(view)
    if view.neutral and view.stage is Stage.BUILD:
        neutrals = free & view.neutral
        if neutrals:
            return neutrals
    return free & required(view, view.turn)


def provable(view: View) -> int:
    """The columns with which an objector could prove something at this stage."""
    free = liftable(view)
    if view.stage is Stage.WINDOW or view.stage is Stage.NEUTRAL_PROOF:
        return free & view.neutral
    if view.house.proof_column is ProofColumn.ANY:
        return free
    return free & claimed(view)


def must_ask(view: View) -> bool:
    """Whether the others are to be asked before an own column follows a neutral one broken off (THREE-5)."""
    asks = view.house.neutral_broken_off is NeutralBrokenOff.ASK_FIRST
    return asks and view.stage is Stage.WINDOW and bool(provable(view))


def can_raise(view: View, seat: int) -> bool:
    """Whether a player at the start of a turn would find any column to raise."""
    return bool(liftable(view) & (belonging(view, seat) | view.neutral))


def can_lay(view: View) -> bool:
    """Whether a plateau is left and the top level holds as many columns as it must cover."""
    if view.top == RED:
        return False
    return standing(view).bit_count() >= view.house.least_covered(view.top + 1)


def standing(view: View) -> int:
    """The columns of the top level that count under a plateau: those askew are passed over (RULING-2)."""
    return view.levels[view.top] & ~view.askew


def freed_by_plateau(view: View) -> int:
    """The columns of the top level that could be raised once another plateau lies on them."""
    return standing(view) & ~view.locked if can_lay(view) else 0


def active(view: View) -> list[int]:
    """The seats that still play, clockwise from the first."""
    return [seat for seat in range(len(view.players)) if not view.gone >> seat & 1]
