"""Thinking far ahead: the chances that the wood gives to everybody, played out, and the rehearsals needed for that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from numpy.random import Generator

from paletti.bots.mind.bearing import chances_of
from paletti.bots.mind.candidates import Candidate, candidates, reconsidered, rehearsed
from paletti.bots.mind.future import Future, Worth
from paletti.bots.mind.playout import Chances, Dice
from paletti.bots.mind.rehearsal import Tried
from paletti.bots.mind.secondlooks import SecondLooks
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.rules import masks
from paletti.rules.pieces import Column
from paletti.rules.raisable import active, liftable
from paletti.rules.state import GREEN, State
from paletti.rules.values import Scoring

LOST, CLEAR_ENOUGH = 0.1, 0.98  # chances beyond which a rehearsal would show nothing new
MOST_LOOKS = 4  # at a draw in which the villa moves a lot but stands
TELLS = 0.012  # the least gain for which a rehearsal is worth making
CAME = Tried(True, (), 0.0, 0.0, 0.0, 0.0, came=True)


def looks_ahead(view: View, skill: Skill) -> bool:
    """Whether this player plays the rest of the game out in thought. Some do in a game of two, once the seal counts.

    With more players, waiting for the others seems to pay too well: all wait, and the villa stops growing.
    """
    state = view.state
    duel = len(active(state)) == 2 and state.house.scoring is Scoring.SEAL
    return skill.playouts > 0 and duel and state.top >= GREEN


def chances_seen(view: View, found: Sequence[Candidate], skill: Skill, rng: Generator) -> Chances:
    """The chances of everybody's columns: for this player from these candidates, for the others at a glance."""
    own = {Column(one.draw.column) for one in found}
    others = [column for column in masks.columns(liftable(view.state)) if column not in own]
    seen = [*found, *candidates(view, [str(column) for column in others], skill, rng)]
    chances = dict.fromkeys(others, 0.0) | {Column(one.draw.column): one.chance for one in seen}
    return chances_of(view.state, chances, view.stack)


def foreseen(view: View, chances: Chances, dice: Dice, states: Iterable[State | None]) -> Worth:
    """The worth of each state that may follow a turn, for a player who looks ahead: by playouts from all of them."""
    worth = Worth(view.seat, Future(chances, dice))
    worth.foresee(state for state in states if state is not None)
    return worth


def is_known(candidate: Candidate, skill: Skill) -> bool:
    """Whether another rehearsal would show this player nothing new."""
    looks = skill.looks
    if skill.looks > 1 and candidate.shaken:
        looks = MOST_LOOKS if all(one.good for one in candidate.tried) else looks
    elif candidate.chance >= CLEAR_ENOUGH:
        return True
    return len(candidate.tried) >= looks or candidate.chance <= LOST


def asks_for_more(candidate: Candidate, skill: Skill) -> bool:
    """Whether this player would rehearse the draw again even after one in which all went well."""
    return not is_known(replace(candidate, tried=(*candidate.tried, CAME)), skill)


def examined(
    view: View,
    found: Sequence[Candidate],
    skill: Skill,
    rng: Generator,
    value: Callable[[Candidate], float],
    instead: float,
    cores: int = 1,
) -> list[Candidate]:
    """The candidates after the rehearsals that could change the choice; `instead` is what else could be done."""
    each = list(found)
    with SecondLooks(cores) as second_looks:
        for _ in range(skill.rehearsals):
            best = max((value(one) for one in each if is_known(one, skill)), default=instead)
            open_ = [one for one in each if not is_known(one, skill)]
            least = max(best, instead) + TELLS
            hopeful = [one for one in open_ if value(replace(one, tried=(*one.tried, CAME))) > least]
            first = max(hopeful, key=value, default=None)
            if first is None:
                break
            each[each.index(first)] = reconsidered(
                rehearsed(view, first, skill, rng, second_looks, again=asks_for_more(first, skill))
            )
    return sorted(each, key=lambda candidate: -candidate.chance)
