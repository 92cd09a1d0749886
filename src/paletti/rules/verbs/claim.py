"""Applying for a plateau, consenting and objecting (PLATEAU-1, PLATEAU-2, PLATEAU-5, THREE-6, US-9)."""

from paletti.rules.clauses import Clause
from paletti.rules.deeds import ApplyForPlateau, Consent, Object
from paletti.rules.draft import Draft
from paletti.rules.events import ApplicationStood, Consented, Objected, PlateauAppliedFor
from paletti.rules.flow import go_on
from paletti.rules.gates import builder, on_turn, placed_first
from paletti.rules.pieces import PLATEAUS
from paletti.rules.raisable import active, provable
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import RED, Stage, State


def check_apply(state: State, deed: ApplyForPlateau) -> Refusal | None:
    """Why this player may not apply now, if so."""
    house, stage = state.house, state.stage
    seat = on_turn(state, deed.by, Clause.PLATEAU_1 if house.plays_for_seal else Clause.US_9)
    if isinstance(seat, Refusal):
        return seat
    if not house.hears_objections:
        return refuse(house, Reason.NOTHING_TO_CLAIM)
    if stage is Stage.THROW:
        return refuse(house, Reason.THROW_FIRST)
    if stage is Stage.NAME and not house.plays_for_seal:
        return refuse(house, Reason.NAME_FIRST)
    if stage is Stage.RAISE:
        return refuse(house, Reason.RAISE_NOW)
    if stage is not Stage.BUILD and stage is not Stage.NAME:
        return refuse(house, Reason.NOT_AT_THE_START, also=placed_first(state))
    if state.top == RED:
        return refuse(house, Reason.NO_PLATEAU_LEFT)
    return None


def apply_for(draft: Draft, deed: ApplyForPlateau) -> None:
    """Let the others answer."""
    draft.consents = 0
    draft.stage = Stage.CLAIM
    draft.tell(PlateauAppliedFor(deed.by, PLATEAUS[draft.top]))


def check_consent(state: State, deed: Consent) -> Refusal | None:
    """Why there is nothing to consent to, if so."""
    house = state.house
    seat = builder(state, state.player if deed.by is None else deed.by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is Stage.PROOF or state.stage is Stage.NEUTRAL_PROOF:
        return refuse(house, Reason.PROOF_DUE, state.players[state.objector], cite=_cited(state))
    if state.stage is not Stage.CLAIM and state.stage is not Stage.WINDOW:
        return refuse(house, Reason.NOTHING_TO_CONSENT_TO)
    if deed.by is not None and seat == state.turn:
        return refuse(house, Reason.YOUR_OWN_CLAIM, cite=_cited(state))
    return None


def consent(draft: Draft, deed: Consent) -> None:
    """Note that a player does not object, and go on once nobody is left who could."""
    draft.tell(Consented(deed.by))
    others = others_of(draft)
    draft.consents |= others if deed.by is None else 1 << draft.players.index(deed.by)
    if draft.consents & others == others:
        let_stand(draft)


def others_of(draft: Draft) -> int:
    """Everybody who is still playing except the player on turn, as bits."""
    return sum(1 << seat for seat in active(draft) if seat != draft.turn)


def let_stand(draft: Draft) -> None:
    """Go on because nobody objects: the plateau is laid, or the own column raised."""
    if draft.stage is Stage.CLAIM:
        application_stands(draft)
    else:
        go_on(draft, Stage.OWN)


def application_stands(draft: Draft) -> None:
    """Let the applicant lay the plateau."""
    draft.stage = Stage.LAY
    draft.tell(ApplicationStood(draft.players[draft.turn], PLATEAUS[draft.top]))


def check_object(state: State, deed: Object) -> Refusal | None:
    """Why this player may not object now, if so."""
    house = state.house
    seat = builder(state, deed.by)
    if isinstance(seat, Refusal):
        return seat
    if state.stage is Stage.PROOF or state.stage is Stage.NEUTRAL_PROOF:
        return refuse(house, Reason.ALREADY_OBJECTED, state.players[state.objector], cite=_cited(state))
    if state.stage is not Stage.CLAIM and state.stage is not Stage.WINDOW:
        spent = state.stage is Stage.OWN and state.proof_spent
        return refuse(
            house, Reason.ONE_PROOF_A_TURN if spent else Reason.NOTHING_TO_OBJECT_TO, also=placed_first(state)
        )
    if seat == state.turn:
        return refuse(house, Reason.YOUR_OWN_CLAIM, cite=_cited(state))
    if not provable(state):
        return refuse(house, Reason.NOTHING_TO_PROVE_WITH, cite=_cited(state))
    return None


def object_to(draft: Draft, deed: Object) -> None:
    """Let the objector prove it."""
    draft.objector = draft.players.index(deed.by)
    draft.stage = Stage.PROOF if draft.stage is Stage.CLAIM else Stage.NEUTRAL_PROOF
    draft.tell(Objected(deed.by, draft.players[draft.turn]))


def _cited(state: State) -> tuple[Clause, ...]:
    """The clause about objections to neutral attempts, if it is about one."""
    return (Clause.THREE_6,) if state.stage in (Stage.WINDOW, Stage.NEUTRAL_PROOF) else ()
