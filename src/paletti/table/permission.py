"""Permission before a hand closes or opens: what it may take, where it may let go, or why not (RULING-5, RULING-6)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from paletti.physics.facts import BASE
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose
from paletti.physics.world import World
from paletti.rules.deeds import LayPlateau, MoveColumn, Prove, SetUp, TakeOut
from paletti.rules.house import House
from paletti.rules.pieces import Column, Place, Plateau
from paletti.rules.reasons import Reason
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import RED, Stage, State
from paletti.rules.values import BreakingOff, Steadying
from paletti.table.gestures import Grip, Hook
from paletti.table.happenings import Trouble, TroubleKind, Verb
from paletti.table.kit.survey import within_site
from paletti.table.observe import covered_by_next, covers, leaning, shifted

# From RULING-5: a column let go at more than this would rather fall than stand. The house's `askew_lean_deg` says when
# a column that stands counts as askew (RULING-2), which players may set as they like.
LEAN_DEG = 5.0
ABOVE_HEADS_M = 0.008  # a plateau is let go on its columns, not dropped on them


def verb_of(state: State, seat: int) -> Verb:
    """What a hand of this seat would be doing if it took a column now."""
    match state.stage:
        case Stage.PROOF | Stage.NEUTRAL_PROOF if seat == state.objector:
            return Verb.PROVE
        case Stage.TAKE_OUT:
            return Verb.TAKE_OUT
        case _:
            return Verb.MOVE


def may_touch(state: State, seat: int, column: Column) -> Refusal | None:
    """Why the referee would not let this seat take this column now, if so."""
    by = state.players[seat]
    match verb_of(state, seat):
        case Verb.PROVE:
            return may(state, Prove(by, column))
        case Verb.TAKE_OUT:
            return may(state, TakeOut(by, column))
        case _:
            return may(state, MoveColumn(by, column))


def out_of_reach(world: World, gesture: Grip | Hook) -> Trouble | None:
    """Why neither fingers nor the hook can reach the column, if so."""
    reach = world.reach(gesture.column)
    if isinstance(gesture, Grip) and not reach.by_hand:
        return Trouble(TroubleKind.NO_ROOM_FOR_FINGERS, (gesture.column,))
    if isinstance(gesture, Hook) and not reach.by_hook:
        return Trouble(TroubleKind.NO_WAY_FOR_HOOK, (gesture.column,))
    return None


def set_down(
    state: State,
    facts: Observation,
    column: str,
    *,
    held: str | None,
    was_held: Mapping[str, Pose],
    covers_before: Mapping[str, bool] | None,
    swayed: bool,
) -> Refusal | None:
    """Why the hand does not open over this column, if so."""
    house = state.house
    top = str(state.top_plateau)
    fact = facts.columns[column]
    if swayed and house.breaking_off is BreakingOff.MUST_WHEN_SWAYING:
        return refuse(house, Reason.MUST_BREAK_OFF, column)
    if fact.on_column is not None and state.top < RED:
        return refuse(house, Reason.COLUMN_ON_COLUMN, column, fact.on_column)
    if fact.level != top:
        return refuse(house, Reason.NOT_ON_TOP_PLATEAU, column, top)
    if fact.on_column is None and not fact.whole:
        return refuse(house, Reason.COLUMN_OVERHANGS, column, top)
    if fact.lean > LEAN_DEG:
        return refuse(house, Reason.COLUMN_LEANS, column)
    if covers_before is not None:
        changed = cover_change(facts, covers_before, leaning(state) | {column}, house.uncovering)
        if changed is not None:
            return refuse(house, Reason.COVER_CHANGED, facts.columns[changed].covered_by or held or top, changed)
    for plateau, lay in was_held.items():
        millimetres, turned = shifted(facts.pose(plateau), lay)
        if millimetres > house.hold_shift_mm or turned > house.hold_turn_deg:
            return refuse(house, Reason.PLATEAU_SHIFTED, plateau)
    if held is not None and house.steadying is Steadying.SETTING_DOWN:
        return refuse(house, Reason.PLATEAU_HELD, held)
    return None


def lay_down(state: State, facts: Observation, plateau: str, by: str) -> Refusal | Trouble | None:
    """Why the hand does not open over this plateau, if so (PLATEAU-7, PLATEAU-8)."""
    refused = may(state, lay_deed(state, facts, plateau, by))
    if refused is not None:
        return refused
    if gap_to_heads(facts, plateau, str(state.top_plateau)) > ABOVE_HEADS_M:
        return Trouble(TroubleKind.NOT_THERE_YET, (plateau,))
    return None


def lay_deed(state: State, facts: Observation, plateau: str, by: str) -> LayPlateau:
    """The deed of a plateau that would be let go here and now."""
    covered = covered_by_next(facts, plateau, str(state.top_plateau), leaning(state))
    return LayPlateau(by, covered, not facts.plateaus[plateau].over_base, plateau=Plateau(plateau))


def set_up_deed(facts: Observation, site_radius: float, house: House) -> SetUp:
    """The setup as it stands: what is on the rim, what the blue plateau leaves free, if it sticks out or leans."""
    radii = {piece.name: piece.foot_radius for piece in facts.pieces}
    on_rim, uncovered = [], []
    for name, fact in facts.columns.items():
        x, y = facts.poses[facts.names.index(name), :2].tolist()
        if fact.level != BASE or not within_site(x, y, radii[name], site_radius):
            on_rim.append(Column(name))
        if fact.covered_by != Place.BLUE:
            uncovered.append(Column(name))
    overhangs = "blue" in facts.plateaus and not facts.plateaus["blue"].over_base
    return SetUp(tuple(on_rim), tuple(uncovered), overhangs, _unsteady(facts, house))


def _unsteady(facts: Observation, house: House) -> bool:
    """Whether the blue plateau or a column leans more than the house allows a villa just set up (SETUP-2)."""
    plateau, column = house.setup_lean_deg, house.setup_column_lean_deg
    leans = plateau is not None and any(lean > plateau for lean in facts.leans.values())
    return leans or (column is not None and any(fact.lean > column for fact in facts.columns.values()))


def cover_change(
    facts: Observation, before: Mapping[str, bool], besides: Collection[str], uncovering: bool
) -> str | None:
    """The first column that was free and is covered, or was covered and is free if the house forbids that (BUILD-1)."""
    now = covers(facts, besides)
    changed = (name for name, covered in now.items() if name in before and before[name] != covered)
    return next((name for name in changed if now[name] or not uncovering), None)


def gap_to_heads(facts: Observation, plateau: str, top: str) -> float:
    """Metres between a plateau in hand and the highest head that it covers; infinite if it covers none."""
    at = facts.names.index(plateau)
    under = facts.poses[at, 2] - facts.pieces[at].height / 2
    heads = [
        facts.poses[row, 2] + facts.pieces[row].height / 2
        for row, name in enumerate(facts.names)
        if name in facts.columns and facts.columns[name].covered_by == plateau and facts.columns[name].level == top
    ]
    return float(under - max(heads)) if heads else float("inf")
