"""Applications: when to apply, when to bluff, when to object and when to consent."""

from __future__ import annotations

from numpy.random import Generator

from paletti.bots.mind.candidates import candidates, rehearsed
from paletti.bots.mind.decision import Speak, Weighed
from paletti.bots.mind.foresight import chances_seen, foreseen, looks_ahead
from paletti.bots.mind.future import Worth, outlook
from paletti.bots.mind.playout import Dice
from paletti.bots.mind.spots import best_lay
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.rules import masks
from paletti.rules.deeds import ApplyForPlateau, Consent, LayEnds, LayPlateau, Object, Prove
from paletti.rules.pieces import Column
from paletti.rules.raisable import provable
from paletti.rules.referee import Applied, apply
from paletti.rules.state import Stage, State

SUSPICION = 0.97  # at this chance others also see that a column could go up
BLUFF_WORTH = 0.12
PLAIN, PLAINLY = 0.85, 2  # with this many columns that surely go up, anybody sees that an application is a bluff
NOTICED, NOTICED_PLAINLY = 0.15, 0.9  # how often players who try nothing out think of objecting


def apply_value(
    view: View, best_chance: float, skill: Skill, rng: Generator, worth: Worth, rival: float = 0.0
) -> tuple[float, float]:
    """How likely an application is to stand, and the chance to win that it promises.

    `rival` is what the best column promises. An application that cannot promise more is not examined.
    """
    laid = _laid(view)
    caught = 0.75 if best_chance > SUSPICION else 0.35 if best_chance > 0.9 else 0.1
    stands = 1 - caught
    if laid is None:
        return stands, 0.0
    idle = worth(_given_up(view))
    lies, vain = 0.94 * worth(laid), 0.9 * idle
    bluffs = best_chance > skill.least_chance and float(rng.random()) < skill.bluff
    # If a column can safely go up, a player only looks for the plateau's place to bluff.
    possible = best_chance > skill.least_chance and not bluffs
    far = looks_ahead(view, skill)
    if far:
        # A player who thinks ahead applies if it pays, and therefore has to know whether the plateau would lie.
        possible = stands * max(lies, vain) + caught * 0.8 * idle < rival
    possible = possible or best_lay(view, skill, rng) is not None
    if far and not possible and best_chance > skill.least_chance:
        return stands, 0.0  # applying without being able to lay the plateau is no way to pass
    # If the plateau cannot be laid, the turn is simply given away. A player who is caught also loses a column.
    value = stands * (lies if possible else vain) + caught * 0.8 * idle
    if best_chance > skill.least_chance:
        # An honest player raises a column while one can go up.
        value += BLUFF_WORTH if bluffs and possible else -0.1
    return stands, value


def applied_for(view: View) -> tuple[State | None, ...]:
    """The states to which an application leads: the plateau lies, or it was given up."""
    return _laid(view), _laid(view, LayEnds.GIVEN_UP)


def answer(view: View, skill: Skill, rng: Generator) -> Speak:
    """The answer to another player's claim: to object or to consent."""
    may, state = view.options, view.state
    consent = Speak(Consent(view.player), (Weighed("consent", 1.0, outlook(state)[view.seat]),))
    if not may.object or not may.consent:
        return consent if may.consent else Speak(Object(view.player))
    columns = [str(column) for column in masks.columns(provable(state))]
    found = candidates(view, columns, skill, rng)
    plain = sum(one.chance >= PLAIN for one in found) >= PLAINLY
    noticed = NOTICED_PLAINLY if plain else NOTICED
    if not found or (skill.rehearsals == 0 and float(rng.random()) > noticed):
        return consent  # beginners seldom think of it, unless it is obvious
    best = found[0]
    if skill.rehearsals and best.prior >= 0.6:
        best = rehearsed(view, best, skill, rng)
    proved, unopposed = _proved(view, best.draw.column), _unopposed(view)
    worth = Worth(view.seat)
    if looks_ahead(view, skill):
        dice = Dice.thrown(skill.playouts, rng)
        worth = foreseen(view, chances_seen(view, (), skill, rng), dice, (proved, unopposed))
    gain = 0.0 if proved is None else worth(proved)
    weighed = (
        Weighed(f"object with {best.draw.column}", best.chance, best.chance * gain, len(best.tried)),
        Weighed("consent", 1.0, worth(unopposed)),
    )
    # A player who does not look ahead objects to an obvious bluff, even if it would pay to let it pass.
    provoked = plain and skill.playouts == 0
    if provoked or (best.chance >= skill.proof and best.chance * gain > worth(unopposed)):
        return Speak(Object(view.player), weighed)
    return Speak(Consent(view.player), weighed)


def _proved(view: View, column: str) -> State | None:
    """The state after a proof with that column."""
    objected = apply(view.state, Object(view.player))
    if not isinstance(objected, Applied):
        return None
    proved = apply(objected.state, Prove(view.player, Column(column)))
    return proved.state if isinstance(proved, Applied) else None


def _unopposed(view: View) -> State:
    """The state once nobody objects and the plateau lies."""
    stands = apply(view.state, Consent(None))
    if not isinstance(stands, Applied):
        return view.state
    if stands.state.stage is not Stage.LAY:
        return stands.state
    laid = apply(stands.state, LayPlateau(stands.state.player))
    return laid.state if isinstance(laid, Applied) else stands.state


def _laid(view: View, ends: LayEnds = LayEnds.STANDS) -> State | None:
    """The state once the application stood and the plateau lies, or was given up."""
    claimed = apply(view.state, ApplyForPlateau(view.player))
    if not isinstance(claimed, Applied):
        return None
    stands = apply(claimed.state, Consent(None))
    state = stands.state if isinstance(stands, Applied) else claimed.state
    laid = apply(state, LayPlateau(view.player, ends=ends))
    return laid.state if isinstance(laid, Applied) else state


def _given_up(view: View) -> State:
    """The state once the application stood and the plateau could not be laid."""
    return _laid(view, LayEnds.GIVEN_UP) or view.state
