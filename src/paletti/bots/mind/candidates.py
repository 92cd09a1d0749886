"""Draws worth a thought: for each column the best ways out, how likely each is to succeed, sharpened by rehearsal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from math import exp, log, radians

import numpy as np
from numpy.random import Generator

from paletti.bots.mind.oracle import chance, chance_at_first_sight, prospect, strain
from paletti.bots.mind.rehearsal import STIFFNESSES, Draw, Steady, Tried
from paletti.bots.mind.secondlooks import ONE_BY_ONE, Rehearsal, SecondLooks
from paletti.bots.mind.sight import UP, Way, way_along
from paletti.bots.mind.strength import FITTED, Skill, Trust
from paletti.bots.mind.view import View
from paletti.outline import contains
from paletti.physics.gesture import Tool
from paletti.statics import BASE, Balance, balance

OPEN_CHANCE = 0.97  # lifting an uncovered column only fails by clumsiness
LIFTED_SPARE_M = 0.008  # unless it was a counterweight: with less margin than this the floor may tip without it
HOOK_ODDS = -2.5  # the hook neither steadies nor lifts
HOOK_MOST = 1.2  # and even what looks easy comes out leaning now and then
HOOKED_N = 0.08  # only a loose column comes out by its foot without falling over
HOLD_ODDS = 0.4
STIRRED = 1.5  # times what a rehearsal showed: how far the villa may then move, and how hard the hand may pull
SHAKEN = 0.35  # share of the limits: if a rehearsal moves the villa farther, more rehearsals follow
LOADED_N = 0.5  # a column that carries more than this is worth relieving by a hold


@dataclass(frozen=True)
class Candidate:
    """One draw with the chance that a player gives it, and the rehearsals behind that."""

    draw: Draw
    prior: float
    tried: tuple[Tried, ...] = ()
    trust: Trust = FITTED
    landing: float = 1.0  # the chance that the villa bears the column above; 1 for a player who does not think of it
    others: tuple[Candidate, ...] = ()  # other draws of the same column, the likeliest first, to try after this one

    @property
    def chance(self) -> float:
        """How likely it is to succeed."""
        seen = chance(self.prior, self.tried, self.trust)
        if len(self.tried) > 1 and self.shaken:
            # A draw that nearly went wrong goes wrong as often as it did in rehearsals.
            seen = min(seen, (sum(one.good for one in self.tried) + 1 / 3) / (len(self.tried) + 2 / 3))
        return seen * self.landing

    @property
    def shaken(self) -> bool:
        """Whether the villa moved so much in a rehearsal that a tiny difference decides."""
        return any(strain(one) > SHAKEN for one in self.tried)


def candidates(view: View, columns: Iterable[str], skill: Skill, rng: Generator) -> list[Candidate]:
    """The best draw of each column at a glance, the likeliest first; columns without a way out are missing."""
    found = []
    for name in columns:
        if name not in view.stack.columns:
            continue
        best = _best_of(view, name, skill, rng)
        if best is not None:
            found.append(best)
    return sorted(found, key=lambda candidate: -candidate.prior)


def rehearsed(
    view: View,
    candidate: Candidate,
    skill: Skill,
    rng: Generator,
    second_looks: SecondLooks = ONE_BY_ONE,
    *,
    again: bool = False,
) -> Candidate:
    """The candidate after one more rehearsal, its angle and the wood's hardness varied.

    `again` says that another one of the same draw will probably follow.
    """
    number, following = len(candidate.tried), None
    look = _rehearsal(view, candidate.draw, number, skill, rng)
    if again and second_looks.may_begin:
        # If it follows, the dice will give what a copy of them gives now.
        following = _rehearsal(view, candidate.draw, number + 1, skill, deepcopy(rng))
    tried = second_looks.made(look, following)
    stirred = max(tried.shift / skill.alarm_shift, tried.lean / skill.alarm_lean)
    draw = candidate.draw
    if stirred > 1 and skill.looks == 1:
        # It may well stand, but this hand would have put the column back by then.
        tried = replace(tried, came=False)
    elif skill.looks > 1 and tried.good:
        # A player who looks twice knows what to expect, and goes on.
        draw = replace(draw, stirs=max(draw.stirs, STIRRED * stirred), newtons=max(draw.newtons, STIRRED * tried.peak))
    return replace(candidate, draw=draw, tried=(*candidate.tried, tried))


def _rehearsal(view: View, draw: Draw, number: int, skill: Skill, rng: Generator) -> Rehearsal:
    """The next rehearsal of a draw after so many others."""
    world = view.world(STIFFNESSES[number % len(STIFFNESSES)])
    turn = float(rng.normal(0, max(skill.aim_error_rad, 0.015)))
    return Rehearsal(world, view.villa, draw.bare, turn, view.state.house)


def reconsidered(candidate: Candidate) -> Candidate:
    """The draw of this column to go on with: after a failed rehearsal, the next way that looks better now."""
    if not candidate.others or candidate.others[0].chance * candidate.landing <= candidate.chance:
        return candidate
    following, *rest = candidate.others
    return replace(following, landing=candidate.landing, others=tuple(rest))


def _best_of(view: View, name: str, skill: Skill, rng: Generator) -> Candidate | None:
    without = balance(view.stack.without(name), below=view.stack.columns[name].floor)
    if view.is_open_above(name):
        return Candidate(Draw(name, UP, skill.draw_speed), _blurred(_lifted(without), skill, rng), trust=skill.trust)
    hand, hook = view.ways(name)
    found = [
        Candidate(draw, _blurred(_prior(view, draw, without, skill.trust), skill, rng), trust=skill.trust)
        for draw in _draws(view, name, hand, hook, skill)
    ]
    if not found:
        return None
    best, *others = sorted(found, key=lambda candidate: -candidate.prior)
    return replace(best, others=tuple(others)) if skill.looks > 1 else best


def _lifted(without: Balance) -> float:
    """The chance of a column that is simply lifted off, by the margins that remain without it."""
    share = min(1.0, max(-0.9, without.spare / LIFTED_SPARE_M))
    return 0.5 + share * (OPEN_CHANCE - 0.5)


def _draws(view: View, name: str, hand: Sequence[Way], hook: Sequence[Way], skill: Skill) -> list[Draw]:
    draws = [Draw(name, way, skill.draw_speed) for way in hand[: skill.sees_ways]]
    if skill.holds and view.state.house.hold_plateaus and view.loads.get(name, 0.0) > LOADED_N and hand:
        hold = _hold(view, name, hand[0])
        if hold is not None:
            draws.append(Draw(name, hand[0], skill.draw_speed, hold=hold))
    if not draws and skill.hooks and view.loads.get(name, 0.0) < HOOKED_N:
        safe = [way for way in hook if _stays_on_floor(view, name, way)]
        draws += [Draw(name, way, skill.draw_speed, tool=Tool.HOOK) for way in safe[: skill.sees_ways]]
    return draws


def hold_of(view: View, name: str, speed: float) -> Draw | None:
    """A way to take hold of a column that does not have to come out; None if neither fingers nor hook can reach it."""
    reach = view.reach(name)
    if reach.by_hand:
        return Draw(name, way_along(view.plan, name, radians(reach.hand[0] if reach.hand else 0.0)), speed)
    if reach.by_hook:
        return Draw(name, way_along(view.plan, name, radians(reach.hook[0])), speed, tool=Tool.HOOK)
    return None


def _stays_on_floor(view: View, name: str, way: Way) -> bool:
    """Whether the column still stands on its floor where the hook leaves it, because the hook cannot lift."""
    column = view.stack.columns[name]
    if column.floor == BASE:
        return True
    moved = column.rim + way.metres * np.array(way.direction)
    return bool(contains(view.stack.slab(column.floor).outline, moved).all())


def _hold(view: View, name: str, way: Way) -> Steady | None:
    """A hold of the plateau above the column, at its edge where the column will come out."""
    slab = view.stack.above(view.stack.columns[name].floor)
    if slab is None:
        return None
    at = view.facts.names.index(slab.name)
    here = view.stack.columns[name].foot
    x, y = way.direction
    reach = max(0.0, way.metres - 0.03)
    # Beside the way, so that the column does not run into the fingers.
    point = (float(here[0] + reach * x - 0.02 * y), float(here[1] + reach * y + 0.02 * x), float(view.poses[at, 2]))
    middle = np.array(slab.centre)
    point = (
        float(middle[0] + 0.85 * (point[0] - middle[0])),
        float(middle[1] + 0.85 * (point[1] - middle[1])),
        point[2],
    )
    return Steady(slab.name, point, 0.0012)


def _prior(view: View, draw: Draw, without: Balance, trust: Trust) -> float:
    prior = chance_at_first_sight(prospect(view.stack, draw, without, view.loads), trust)
    odds = log(prior / (1 - prior))
    if draw.tool is Tool.HOOK:
        odds = min(odds + HOOK_ODDS, HOOK_MOST)
    if draw.hold is not None and without.stands:
        odds += HOLD_ODDS
    return 1 / (1 + exp(-odds))


def _blurred(prior: float, skill: Skill, rng: Generator) -> float:
    """The chance as a player with a less sharp eye sees it."""
    odds = log(prior / (1 - prior)) + float(rng.normal(0, 1)) * skill.blur
    return min(0.995, max(0.005, 1 / (1 + exp(-odds))))
