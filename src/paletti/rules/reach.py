"""Which columns may be raised now, by whom: the one place that knows locks, levels, owners and neutrals."""

from paletti.rules import masks
from paletti.rules.draft import Draft
from paletti.rules.state import RED, Stage, State
from paletti.rules.values import Mode, ProofColumn

View = State | Draft


def liftable(view: View) -> int:
    """The columns that anybody may raise at all: below the top, not locked, not the last neutral of a level."""
    bits = masks.ALL & ~(view.out | view.locked | view.levels[view.top])
    return bits & ~last_neutrals(view) if view.neutral else bits


def last_neutrals(view: View) -> int:
    """The neutral columns that are alone of their kind on their level (THREE-3)."""
    kept = 0
    for level in view.levels[: view.top]:
        neutrals = level & view.neutral
        if neutrals and not neutrals & (neutrals - 1):
            kept |= neutrals
    return kept


def required(view: View, seat: int) -> int:
    """The columns among which a player must choose, wherever they stand."""
    mode = view.house.mode
    if mode is Mode.FREESTYLE:
        return masks.ALL
    if mode is Mode.RANDOM:
        return view.required or masks.ALL
    return view.owned[seat]


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
    return free & required(view, view.turn)


def can_raise(view: View, seat: int) -> bool:
    """Whether a player at the start of a turn would find any column to raise."""
    return bool(liftable(view) & (required(view, seat) | view.neutral))


def can_lay(view: View) -> bool:
    """Whether a plateau is left and the top level holds as many columns as it must cover."""
    if view.top == RED:
        return False
    least = max(1, view.house.least_covered(view.top + 1))
    return view.levels[view.top].bit_count() >= least


def active(view: View) -> list[int]:
    """The seats that still play, clockwise from the first."""
    return [seat for seat in range(len(view.players)) if not view.gone >> seat & 1]
