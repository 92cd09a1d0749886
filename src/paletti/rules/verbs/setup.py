"""Setting up the villa (SETUP-1, SETUP-2)."""

from paletti.rules.deeds import SetUp
from paletti.rules.draft import Draft
from paletti.rules.events import TurnBegan, VillaSetUp
from paletti.rules.gates import untouched
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import Stage, State
from paletti.rules.values import BluePlateau

_BEFORE_BUILDING = (Stage.COLOURS, Stage.THROW, Stage.NAME, Stage.BUILD)


def check(state: State, deed: SetUp) -> Refusal | None:
    """Why this villa cannot be played with, if so."""
    house = state.house
    if state.stage is Stage.OVER:
        return refuse(house, Reason.GAME_OVER)
    if state.set_up and (not untouched(state) or state.stage not in _BEFORE_BUILDING):
        return refuse(house, Reason.ALREADY_BUILDING)
    if deed.on_rim and not house.columns_on_rim:
        return refuse(house, Reason.COLUMN_ON_RIM, deed.on_rim[0])
    if deed.overhangs and house.blue_plateau is BluePlateau.WITHIN_BASE:
        return refuse(house, Reason.BLUE_BEYOND_BASE)
    if deed.uncovered and house.blue_plateau is BluePlateau.ON_ALL_COLUMNS:
        return refuse(house, Reason.COLUMN_UNCOVERED, deed.uncovered[0])
    if deed.unsteady and (house.setup_lean_deg is not None or house.setup_column_lean_deg is not None):
        return refuse(house, Reason.BLUE_UNSTEADY)
    return None


def carry_out(draft: Draft, deed: SetUp) -> None:
    """Let the villa stand; setting it up again before the first deed changes nothing."""
    first = not draft.set_up
    draft.set_up = True
    draft.tell(VillaSetUp(draft.round))
    if first and draft.stage is not Stage.COLOURS:
        draft.tell(TurnBegan(draft.players[draft.turn], draft.number))
