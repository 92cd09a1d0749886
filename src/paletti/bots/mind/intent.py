"""What a guest bot answers, in plain words, and the decision that the arena's hands carry out for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

import numpy as np
from numpy.random import Generator

from paletti.bots.mind.decision import Decision, Lay, LetBe, Raise, Remove, Speak, Spot
from paletti.bots.mind.rehearsal import Draw
from paletti.bots.mind.sight import UP, way_along
from paletti.bots.mind.spots import best_lay, best_spot
from paletti.bots.mind.strength import SKILLS, Skill, Strength
from paletti.bots.mind.view import View
from paletti.outline import contains
from paletti.physics.gesture import Tool
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    Deed,
    LayEnds,
    LayPlateau,
    NameColour,
    Object,
    Pass,
    RunOutOfTime,
    TakeOut,
    TakeOutEnds,
)
from paletti.rules.pieces import Colour
from paletti.rules.values import BreakingOff

HANDS: Skill = replace(SKILLS[Strength.MASTER], keeps_free=False)  # the safest place, useful or not
"""The hands of every guest bot: the steadiest there are, so that only its thought makes the difference."""
FARTHEST_M = 0.5  # nothing of a villa lies beyond
LONGEST_REPR = 60


@dataclass(frozen=True)
class Intent:
    """What a seat wants to do, by the referee's verb. The hands choose what is left out.

    | verb | needs | may have |
    | --- | --- | --- |
    | `move`, `prove` | `column` | `direction` to draw it in, `at`: where on the top plateau to stand it |
    | `let-be` | `column`: it is taken hold of and left where it is, which ends the turn as a broken-off attempt | |
    | `take-out` | `column` | `direction` |
    | `lay` | | `at`: where the plateau's middle comes to lie, `turn` |
    | `choose`, `name` | `colour` | |
    | `apply`, `consent`, `object`, `waive`, `give-up`, `pass` | | |

    Places are in metres from the middle of the base, directions and turns in radians anticlockwise from the x axis.
    """

    verb: str
    column: str | None = None
    direction: float | None = None
    at: tuple[float, float] | None = None
    turn: float = 0.0
    colour: str | None = None

    def __str__(self) -> str:
        return " ".join(word for word in (self.verb, self.column, self.colour) if word)


class BadIntent(ValueError):
    """An answer that cannot be carried out; the sentence says why."""


def verbs(view: View) -> dict[str, tuple[str, ...]]:
    """What this seat may answer now: each verb with the columns or colours that it may name."""
    may = view.options
    found = {
        "choose": may.choose,
        "name": may.name,
        "move": may.move,
        # If the house never allows breaking off, a player who takes a column has to draw it.
        "let-be": () if view.state.house.breaking_off is BreakingOff.NEVER else may.move,
        "prove": may.prove,
        "take-out": may.take_out,
    }
    alone = {
        "apply": may.apply is not None,
        "consent": may.consent,
        "object": may.object,
        "waive": may.waive,
        "lay": may.lay is not None,
        "give-up": may.give_up,
        "pass": may.pass_,
    }
    named = {verb: tuple(str(one) for one in ones) for verb, ones in found.items() if ones}
    return named | {verb: () for verb, allowed in alone.items() if allowed}


def decision_of(view: View, intent: object, rng: Generator) -> Decision:
    """The decision that carries an intent out; BadIntent if it makes no sense or is not allowed."""
    if not isinstance(intent, Intent):
        raise BadIntent(f"It answered {_short(intent)}, which is no Intent.")
    allowed = verbs(view)
    if intent.verb not in allowed:
        raise BadIntent(f"It may not {_short(intent.verb)} now: it may {', '.join(sorted(allowed)) or 'only watch'}.")
    _check_numbers(intent)
    skill, by = HANDS, view.player
    match intent.verb:
        case "choose":
            return Speak(ChooseColour(by, Colour(_named(intent.colour, "colour", intent, allowed))))
        case "name":
            return Speak(NameColour(by, Colour(_named(intent.colour, "colour", intent, allowed))))
        case "move" | "prove":
            draw = _draw(view, intent, allowed)
            return Raise(draw, _place(view, draw.column, intent, skill, rng))
        case "let-be":
            return LetBe(_draw(view, intent, allowed))
        case "take-out":
            return Remove(_draw(view, intent, allowed))
        case "lay":
            return _lay(view, intent, skill, rng)
        case verb:
            return Speak(_deed(verb, by))


def least(view: View) -> Deed:
    """The deed for a seat whose answer cannot be carried out: the least that the rules let it do."""
    may, by = view.options, view.player
    if may.choose:
        return ChooseColour(by, may.choose[0])
    if may.name:
        return NameColour(by, may.name[0])
    if may.consent:
        return Consent(by)
    if may.waive:
        return TakeOut(by, None, TakeOutEnds.WAIVED)
    if may.pass_:
        return Pass(by)
    return RunOutOfTime(by)


def _deed(verb: str, by: str) -> Deed:
    deeds: dict[str, Deed] = {
        "apply": ApplyForPlateau(by),
        "consent": Consent(by),
        "object": Object(by),
        "waive": TakeOut(by, None, TakeOutEnds.WAIVED),
        "give-up": LayPlateau(by, 0, False, LayEnds.GIVEN_UP),
        "pass": Pass(by),
    }
    return deeds[verb]


def _check_numbers(intent: Intent) -> None:
    at: Any = intent.at  # it comes from somebody else's code and may be anything, whatever its type says
    if at is not None and not (isinstance(at, (tuple, list, np.ndarray)) and len(at) == 2 and all(map(_is_near, at))):
        raise BadIntent(f"`at` is a place (x, y) in metres, each within {FARTHEST_M:g} m; it was {_short(at)}.")
    for name, value in (("direction", intent.direction), ("turn", intent.turn)):
        if value is not None and not _is_number(value):
            raise BadIntent(f"`{name}` is an angle in radians; it was {_short(value)}.")


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float, np.floating, np.integer)) and isfinite(value)


def _is_near(value: Any) -> bool:
    return _is_number(value) and bool(abs(value) <= FARTHEST_M)


def _named(given: str | None, what: str, intent: Intent, allowed: dict[str, tuple[str, ...]]) -> str:
    """The column or colour that the intent names, if it may be named."""
    may = allowed[intent.verb]
    if given is None:
        raise BadIntent(f"`{intent.verb}` must name a {what}: one of {_list(may)}.")
    if str(given) not in may:
        raise BadIntent(f"It may not {intent.verb} {_short(str(given))} now, only {_list(may)}.")
    return str(given)


def _draw(view: View, intent: Intent, allowed: dict[str, tuple[str, ...]]) -> Draw:
    column = _named(intent.column, "column", intent, allowed)
    reach = view.reach(column)
    if not (reach.by_hand or reach.by_hook):
        raise BadIntent(f"Neither fingers nor hook get at {column}.")
    tool = Tool.HAND if reach.by_hand else Tool.HOOK
    if intent.direction is not None:
        return Draw(column, way_along(view.plan, column, float(intent.direction)), HANDS.draw_speed, tool=tool)
    if tool is Tool.HAND and view.is_open_above(column):
        return Draw(column, UP, HANDS.draw_speed)
    hand, hook = view.ways(column)
    if hand:
        return Draw(column, hand[0], HANDS.draw_speed)
    if hook:
        return Draw(column, hook[0], HANDS.draw_speed, tool=Tool.HOOK)
    raise BadIntent(f"There is no way out for {column} that touches no neighbour; `direction` would force one.")


def _place(view: View, column: str, intent: Intent, skill: Skill, rng: Generator) -> Spot:
    top = str(view.state.top_plateau)
    if intent.at is None:
        spot = best_spot(view, column, skill, rng)
        if spot is None:
            raise BadIntent(f"There is no free place for {column} on the {top} plateau.")
        return spot
    x, y = (float(value) for value in intent.at)
    if not contains(view.stack.slab(top).outline, np.array([[x, y]])).all():
        raise BadIntent(f"({x:.3f}, {y:.3f}) is no place on the {top} plateau.")
    return Spot(x, y)


def _lay(view: View, intent: Intent, skill: Skill, rng: Generator) -> Decision:
    plateau = str(view.options.lay)
    if intent.at is not None:
        x, y = (float(value) for value in intent.at)
        return Lay(plateau, Spot(x, y, float(intent.turn)))
    found = best_lay(view, skill, rng)
    # A bot cannot see at once whether there is a place. If there is none, the plateau is given up, which is no mistake.
    return Speak(_deed("give-up", view.player)) if found is None else Lay(plateau, found[0])


def _list(words: Sequence[str]) -> str:
    return ", ".join(words)


def _short(value: object) -> str:
    try:
        text = repr(value)
    except Exception:  # the repr of somebody else's code may do anything
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST_REPR else text[:LONGEST_REPR] + "…"
