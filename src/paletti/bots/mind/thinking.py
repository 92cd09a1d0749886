"""The mind: what a seat does next. First statics, then a few rehearsals, then the effect on seal and others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from numpy.random import Generator

from paletti.bots.mind.appeal import (
    appeal,
    blended,
    finalists,
    move_value,
    promise_of,
    state_after,
    tempting,
    worth_after,
)
from paletti.bots.mind.bearing import learnt
from paletti.bots.mind.candidates import Candidate, candidates, hold_of, reconsidered, rehearsed
from paletti.bots.mind.claims import answer, applied_for, apply_value
from paletti.bots.mind.decision import Decision, Lay, LetBe, Raise, Remove, Speak, Spot, Weighed
from paletti.bots.mind.foresight import asks_for_more, chances_seen, examined, foreseen, is_known, looks_ahead
from paletti.bots.mind.future import Worth
from paletti.bots.mind.playout import Dice
from paletti.bots.mind.rehearsal import STIFFNESSES, Draw, Landing, nudge, rehearse
from paletti.bots.mind.secondlooks import SecondLooks
from paletti.bots.mind.site import set_up
from paletti.bots.mind.spots import best_lay, best_spot, landing
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Ends,
    LayEnds,
    LayPlateau,
    MoveColumn,
    NameColour,
    Pass,
    Prove,
    RunOutOfTime,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.pieces import Colour, Column, Side, columns_of
from paletti.rules.raisable import active, must_ask
from paletti.rules.state import GREEN, NOBODY, RED
from paletti.rules.values import BreakingOff, Scoring
from paletti.table.setup import BY_HAND

UNSURE = 0.85  # the remaining worth of a plateau that is only applied for, and may not lie
SURE = 0.9  # a player who can draw a column with this chance does not leave one where it is
DESPERATE = 0.5  # the least chance to dare when only a draw can help
FARSIGHTED = 0.5  # the foresight that a player needs to see that
MOST_NUDGED = 3  # columns to try before one is left alone


def think(view: View, skill: Skill, rng: Generator, cores: int = 1) -> Decision | None:
    """What this seat does now; None if it can only watch. Nothing but the view is used.

    With two cores it decides the same, but sooner.
    """
    # Until somebody has held the seal, a player who topples the villa spoils the game for everybody.
    spoils = view.state.holder == NOBODY and view.state.house.scoring is Scoring.SEAL
    decided = _decision(view, skill.careful() if spoils else skill, rng, cores)
    return replace(decided, carefully=True) if spoils and isinstance(decided, Raise) else decided


def _decision(view: View, skill: Skill, rng: Generator, cores: int) -> Decision | None:
    may = view.options
    if view.seat == view.state.turn and must_ask(view.state):
        return None  # the others come first (THREE-5)
    if may.set_up:
        return set_up(view, skill, rng) if view.setup.layout == BY_HAND else Speak(SetUp())
    if may.throw:
        return Speak(ThrowSeal(view.player, Side.RED))
    if may.choose:
        colour, weighed = _best_colour(view, may.choose, skill, rng)
        return Speak(ChooseColour(view.player, colour), weighed)
    if may.name:
        colour, weighed = _best_colour(view, may.name, skill, rng)
        return Speak(NameColour(view.player, colour), weighed)
    if may.prove:
        return _prove(view, skill, rng, cores)
    if may.waive:
        return _take_out(view, skill, rng)
    if may.move or may.apply is not None or may.pass_:
        return _build(view, skill, rng, cores)
    if may.lay is not None:
        return _lay(view, skill, rng)
    if may.consent or may.object:
        return answer(view, skill, rng)
    return None


def _best_colour(
    view: View, colours: Sequence[Colour], skill: Skill, rng: Generator
) -> tuple[Colour, tuple[Weighed, ...]]:
    """The colour that promises most, and the worth of each."""
    weighed = []
    for colour in colours:
        found = candidates(view, [str(column) for column in columns_of(colour)], skill, rng)
        promise = sum(candidate.chance * Column(candidate.draw.column).worth for candidate in found)
        weighed.append((promise, colour, Weighed(f"choose {colour}", 1.0, promise / 8)))
    best = max(weighed, key=lambda one: one[0])
    return best[1], tuple(one[2] for one in sorted(weighed, key=lambda one: -one[0]))


def shortlist(
    view: View,
    columns: Sequence[str],
    skill: Skill,
    rng: Generator,
    promise: Callable[[Candidate], float],
    cores: int = 1,
) -> list[Candidate]:
    """The candidates, the likeliest first, after the rehearsals that this player can make.

    The most promising draw is tried first, then the next one. Players who look twice also try it in harder and in
    softer wood and, if it fails, in another direction. Nothing else is worth the time.
    """
    found = _glanced(view, columns, skill, rng)
    with SecondLooks(cores) as second_looks:
        for _ in range(skill.rehearsals):
            best = max(found, key=promise, default=None)
            if best is None or is_known(best, skill):
                break
            found[found.index(best)] = reconsidered(
                rehearsed(view, best, skill, rng, second_looks, again=asks_for_more(best, skill))
            )
    return sorted(found, key=lambda candidate: -candidate.chance)


def _glanced(view: View, columns: Sequence[str], skill: Skill, rng: Generator) -> list[Candidate]:
    found = candidates(view, columns, skill, rng)
    return [replace(one, landing=landing(view, one.draw.column)) for one in found] if skill.lands else found


def _thought_out(view: View, skill: Skill, rng: Generator, cores: int) -> tuple[list[Candidate], Worth]:
    """For a player who looks ahead: the candidates after rehearsals that matter, and the worth of what may follow."""
    by, may = view.player, view.options
    found = _glanced(view, [str(column) for column in may.move], skill, rng)
    left = [state_after(view, MoveColumn(by, column, Ends.BROKEN_OFF)) for column in _least_missed(view, found)]
    laid, given_up = applied_for(view)
    honest = all(one.chance <= skill.least_chance for one in found)
    instead = [*left, laid, given_up if honest else None, state_after(view, Pass(by))]
    raised = {one.draw.column: state_after(view, MoveColumn(by, Column(one.draw.column))) for one in found}
    falls = worth_after(view, MoveColumn(by, Column(found[0].draw.column), Ends.COLLAPSE)) if found else 0.0
    chances, dice = chances_seen(view, found, skill, rng), Dice.thrown(skill.playouts, rng)
    while True:
        seen = learnt(chances, {Column(one.draw.column): one.chance for one in found})
        worth = foreseen(view, seen, dice, [*instead, given_up, *raised.values()])
        lost = max((worth(state) for state in left if state is not None), default=0.0)
        most = max((lost, *(UNSURE * worth(state) for state in instead if state is not None)))
        brings = {column: 0.0 if state is None else worth(state) for column, state in raised.items()}

        def value(one: Candidate, brings: Mapping[str, float] = brings, lost: float = lost) -> float:
            return blended(view, skill, one.chance, brings[one.draw.column], lost, falls)

        tried = sum(len(one.tried) for one in found)
        found = examined(view, found, skill, rng, value, most, cores)
        if sum(len(one.tried) for one in found) == tried:
            return found, worth  # these rehearsals showed nothing that calls for more of them


def _least_missed(view: View, found: Sequence[Candidate]) -> list[Column]:
    """The player's own columns to take hold of and put back, if any: those that promise least."""
    chances = {Column(one.draw.column): one.chance for one in found}
    own = [column for column in view.options.move if view.state.owner(column) == view.seat]
    return sorted(own, key=lambda column: chances.get(column, 0.0) * column.worth)[:MOST_NUDGED]


def _build(view: View, skill: Skill, rng: Generator, cores: int) -> Decision:
    may = view.options
    boldly = skill.foresight > 0 and _nothing_to_lose(view)
    safe = skill.least_chance
    if boldly:
        skill = skill.bold()
    far = looks_ahead(view, skill)
    if far:
        found, worth = _thought_out(view, skill, rng, cores)
    else:
        worth = Worth(view.seat)
        columns = [str(column) for column in may.move]
        found = shortlist(view, columns, skill, rng, partial(promise_of, view, skill), cores)
    best_chance = max((candidate.chance for candidate in found), default=0.0)
    if only_a_draw_helps(view, best_chance, skill, rng):
        skill = replace(skill, least_chance=min(skill.least_chance, DESPERATE))
    lost = (
        worth_after(view, MoveColumn(view.player, Column(found[0].draw.column), Ends.BROKEN_OFF), worth)
        if found
        else 0.0
    )
    weighed: list[Weighed] = []
    choices: list[tuple[float, Decision | Candidate]] = []
    for candidate in found if far else finalists(view, found, skill):
        value = move_value(view, candidate, skill, worth, lost)
        weighed.append(
            Weighed(f"move {candidate.draw.column}", candidate.chance, value, len(candidate.tried)),
        )
        choices.append((tempting(value, candidate, skill), candidate))
    if may.apply is not None:
        rival = max((one.value for one in weighed), default=0.0)
        sure, value = apply_value(view, best_chance, skill, rng, worth, rival)
        weighed.append(Weighed("apply", sure, value))
        choices.append((appeal(value, skill.least_chance, skill), Speak(ApplyForPlateau(view.player))))
    elif may.lay is not None and (best_chance <= skill.least_chance or not found):
        laid = _lay(view, skill, rng)
        value = 0.9 * worth_after(view, LayPlateau(view.player), worth) if isinstance(laid, Lay) else 0.0
        weighed.append(Weighed("lay", 0.95 if isinstance(laid, Lay) else 0.0, value))
        choices.append((appeal(value, skill.least_chance, skill), laid))
    if may.pass_:
        value = worth_after(view, Pass(view.player), worth)
        weighed.append(Weighed("pass", 1.0, value))
        choices.append((appeal(value, skill.least_chance, skill), Speak(Pass(view.player))))
    surest = max((one.chance for one in found if is_known(one, skill)), default=0.0) if far else best_chance
    if skill.lets_be and surest < (SURE if far else safe) and (boldly or _may_let_be(view)) and _may_break_off(view):
        # It is better to lock a jammed column than to give the others a plateau, or to push the villa.
        for value, left in _left_alone(view, found, skill, worth):
            weighed.append(Weighed(f"leave {left.column}", 1.0, value))
            choices.append((appeal(value, skill.least_chance, skill), LetBe(left)))
    open_thought = tuple(sorted(weighed, key=lambda one: -one.value))
    for _, choice in sorted(choices, key=lambda pair: -pair[0]):
        decided = _carried_out(view, choice, skill, rng, open_thought)
        if decided is not None:
            return replace(decided, boldly=boldly) if isinstance(decided, Raise) else decided
    # Nothing can be reached and nothing else is allowed: the turn is given up.
    return Speak(RunOutOfTime(view.player), open_thought)


def _left_alone(view: View, found: Sequence[Candidate], skill: Skill, worth: Worth) -> list[tuple[float, Draw]]:
    """The columns that could be taken hold of and put back, the least useful ones, and what that promises."""
    draws = {one.draw.column: one.draw for one in found}
    each = []
    for column in _least_missed(view, found):
        hold = draws.get(str(column)) or hold_of(view, str(column), skill.draw_speed)
        if hold is not None:
            each.append((worth_after(view, MoveColumn(view.player, column, Ends.BROKEN_OFF), worth), hold))
    return each


def _may_let_be(view: View) -> bool:
    """Whether it can help to let the others move first, which locks a column for the rest of the game.

    In a game of two both wait for that, once the seal counts. With more players all would wait, with few columns each,
    and the villa would stop growing. Then only the holder of the seal gains by it, or anybody before red is laid.
    """
    state = view.state
    if state.house.scoring is not Scoring.SEAL or state.top < GREEN:
        return False
    ahead = state.holder == view.seat and not state.fresh
    return len(active(state)) == 2 or ahead or state.top >= RED - 1


def _may_break_off(view: View) -> bool:
    """Whether a column can be put back, and this is the only way to pass."""
    return view.state.house.breaking_off is not BreakingOff.NEVER and not view.options.pass_


def _nothing_to_lose(view: View) -> bool:
    """Whether another player holds the seal and the game ends with this turn: then not building loses like toppling."""
    state = view.state
    last = state.next_plateau is None and view.options.pass_
    last |= state.passes + 1 >= len(active(state))
    return last and state.holder not in (view.seat, NOBODY) and state.house.scoring is Scoring.SEAL


def only_a_draw_helps(view: View, best_chance: float, skill: Skill, rng: Generator) -> bool:
    """Whether another player holds the seal and no plateau can be laid: waiting would let that player win."""
    state = view.state
    behind = state.top >= GREEN and state.holder not in (view.seat, NOBODY) and state.house.scoring is Scoring.SEAL
    looks_ahead = skill.foresight >= FARSIGHTED and best_chance <= skill.least_chance
    return looks_ahead and behind and state.next_plateau is not None and best_lay(view, skill, rng) is None


def _carried_out(
    view: View, choice: Decision | Candidate, skill: Skill, rng: Generator, weighed: tuple[Weighed, ...]
) -> Decision | None:
    match choice:
        case Candidate(draw=draw, shaken=shaken):
            twice = shaken and skill.looks > 1
            spot = _borne(view, draw, skill, rng) if twice else best_spot(view, draw.column, skill, rng)
            return None if spot is None else Raise(draw, spot, weighed)
        case Speak(deed=deed):
            return Speak(deed, weighed)
        case Lay(plateau=plateau, spot=spot):
            return Lay(plateau, spot, weighed)
        case LetBe(draw=draw):
            worlds = (view.world(stiffness) for stiffness in STIFFNESSES[: skill.looks])
            steady = all(nudge(world, view.villa, draw, view.state.house) for world in worlds)
            return LetBe(draw, weighed) if steady else None
        case _:
            return choice


def _borne(view: View, draw: Draw, skill: Skill, rng: Generator) -> Spot | None:
    """Where to stand a column whose draw shakes the villa.

    A player who looks twice rehearses the deed to its end, and at another place if the villa does not bear it there.
    """
    spot = best_spot(view, draw.column, skill, rng)
    if spot is None or skill.least_chance == 0.0:
        return spot
    tame = best_spot(view, draw.column, replace(skill, keeps_free=False, spite=0.0), rng)
    world, top = view.world(STIFFNESSES[-1]), str(view.state.top_plateau)
    for place in dict.fromkeys(one for one in (spot, tame) if one is not None):
        to = Landing(top, place.x, place.y)
        if rehearse(world, view.villa, draw, house=view.state.house, landing=to).good:
            return place
    return None


def _prove(view: View, skill: Skill, rng: Generator, cores: int) -> Decision:
    found = shortlist(view, [str(column) for column in view.options.prove], skill, rng, lambda one: one.chance, cores)
    weighed = tuple(
        Weighed(f"prove {one.draw.column}", one.chance, worth_after(view, Prove(view.player, Column(one.draw.column))))
        for one in found
    )
    for candidate in found:
        spot = best_spot(view, candidate.draw.column, skill, rng)
        if spot is not None:
            return Raise(candidate.draw, spot, weighed)
    return Speak(RunOutOfTime(view.player), weighed)


def _take_out(view: View, skill: Skill, rng: Generator) -> Decision:
    found = candidates(view, [str(column) for column in view.options.take_out], skill, rng)
    waived = worth_after(view, TakeOut(view.player, None, TakeOutEnds.WAIVED))
    best, most = None, waived
    weighed = [Weighed("waive", 1.0, waived)]
    for candidate in found[:6]:
        column = Column(candidate.draw.column)
        # Losing the most valuable column hurts most; one on the top level even costs points.
        gain = worth_after(view, TakeOut(view.player, column)) + 0.01 * column.worth
        value = candidate.chance * gain
        weighed.append(Weighed(f"take-out {column}", candidate.chance, value))
        if value > most and candidate.chance > skill.least_chance:
            best, most = candidate, value
    thought = tuple(sorted(weighed, key=lambda one: -one.value))
    if best is None:
        return Speak(TakeOut(view.player, None, TakeOutEnds.WAIVED), thought)
    return Remove(best.draw, thought)


def _lay(view: View, skill: Skill, rng: Generator) -> Decision:
    found = best_lay(view, skill, rng)
    plateau = view.state.next_plateau
    if found is None or plateau is None:
        return Speak(LayPlateau(view.player, 0, False, LayEnds.GIVEN_UP), (Weighed("give up", 1.0, 0.0),))
    spot, margin = found
    return Lay(str(plateau), spot, (Weighed(f"lay {plateau}", min(0.99, 0.8 + margin * 10), 1.0),))
