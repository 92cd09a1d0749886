"""What a choice is worth to a seat, and how much it appeals to its player."""

from __future__ import annotations

from collections.abc import Sequence

from paletti.bots.mind.candidates import Candidate
from paletti.bots.mind.future import Worth
from paletti.bots.mind.strength import Skill
from paletti.bots.mind.view import View
from paletti.rules.deeds import Deed, Ends, MoveColumn
from paletti.rules.pieces import Column
from paletti.rules.referee import Applied, apply
from paletti.rules.state import State
from paletti.rules.values import BreakingOff

PROMISING, SAFEST = 3, 2
IN_TIME = 0.6  # the share of failing draws broken off in time by a player who trusts a good rehearsal
SHORTFALL = 0.35  # a draw's appeal drops by this factor times how far its chance is below the player's least


def move_value(
    view: View, candidate: Candidate, skill: Skill, worth: Worth | None = None, lost: float | None = None
) -> float:
    """The chance to win that trying this draw promises: success, a broken-off attempt, a collapse.

    `lost` is what a lost turn leaves, if that is known already; it hardly depends on the column.
    """
    by, column = view.player, Column(candidate.draw.column)
    brings = worth_after(view, MoveColumn(by, column), worth)
    falls = worth_after(view, MoveColumn(by, column, Ends.COLLAPSE))
    left = worth_after(view, MoveColumn(by, column, Ends.BROKEN_OFF)) if lost is None else lost
    return blended(view, skill, candidate.chance, brings, left, falls)


def blended(view: View, skill: Skill, sure: float, brings: float, left: float, falls: float) -> float:
    """The worth of a draw with this chance, from the worth of success, of a broken-off attempt and of a collapse."""
    # A watchful player breaks off in time. If breaking off is forbidden, every failure is a collapse.
    # A player who goes on because a rehearsal went well is too late more often.
    in_time = IN_TIME if skill.looks > 1 else 0.95 - skill.look_every_s
    saved = 0.0 if view.state.house.breaking_off is BreakingOff.NEVER else in_time
    return sure * brings + (1 - sure) * (1 - saved) * falls + (1 - sure) * saved * left


def worth_after(view: View, deed: Deed, worth: Worth | None = None) -> float:
    """This seat's chance to win once the referee has taken the deed."""
    state = state_after(view, deed)
    return 0.0 if state is None else (worth or Worth(view.seat))(state)


def state_after(view: View, deed: Deed) -> State | None:
    """What the referee makes of the deed; None if it is refused."""
    applied = apply(view.state, deed)
    return applied.state if isinstance(applied, Applied) else None


def finalists(view: View, found: Sequence[Candidate], skill: Skill) -> list[Candidate]:
    """The columns to think through to the end: the most promising, and the likeliest to come out."""
    promising = sorted(found, key=lambda one: -move_value(view, one, skill))
    return promising[:PROMISING] + [one for one in found[:SAFEST] if one not in promising[:PROMISING]]


def promise_of(view: View, skill: Skill, candidate: Candidate) -> float:
    """How good a draw looks to a player at a glance."""
    return tempting(move_value(view, candidate, skill), candidate, skill)


def tempting(value: float, candidate: Candidate, skill: Skill) -> float:
    """How a draw of this worth appeals to a player."""
    # A player leaves a draw alone that will probably fail, whatever it would bring.
    short = 0.0 if candidate.chance >= skill.least_chance else SHORTFALL * (skill.least_chance - candidate.chance)
    return appeal(value, candidate.chance, skill) - short


def appeal(value: float, sure: float, skill: Skill) -> float:
    """How a choice appeals to a player: with little foresight, only by how easily it succeeds."""
    return skill.foresight * value + (1 - skill.foresight) * 0.5 * sure
