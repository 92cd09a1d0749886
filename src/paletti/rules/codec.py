"""Deeds, events, refusals, houses and states as JSON values, and back."""

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from paletti.rules import masks
from paletti.rules.choices import CHOICES
from paletti.rules.clauses import Clause
from paletti.rules.deeds import VERBS, Deed
from paletti.rules.editions import EDITIONS, NoSuchHouse, house, house_rules
from paletti.rules.events import KINDS, Event
from paletti.rules.forms import Malformed, build, plain, unbuild
from paletti.rules.house import House
from paletti.rules.pieces import LEVELS, Colour, Column
from paletti.rules.quoting import quoted
from paletti.rules.refusals import Refusal
from paletti.rules.state import NOBODY, Lock, Stage, State

T = TypeVar("T")

Plain = dict[str, object]

_VERB_OF: Final = {cls: verb for verb, cls in VERBS.items()}
_KIND_OF: Final = {cls: kind for kind, cls in KINDS.items()}


def verb_of(deed: Deed) -> str:
    """The verb under which a deed is written."""
    return _VERB_OF[type(deed)]


def kind_of(event: Event) -> str:
    """The name under which an event is written."""
    return _KIND_OF[type(event)]


def deed_to_plain(deed: Deed) -> Plain:
    """The deed as a JSON object: `{"deed": "move", "by": "Ann", …}`."""
    return {"deed": verb_of(deed), **unbuild(deed)}


def deed_from_plain(given: object) -> Deed:
    """The deed of a JSON object; Malformed if it is not one."""
    cls, rest = _tagged(given, "deed", VERBS)
    return build(cls, rest)


def event_to_plain(event: Event) -> Plain:
    """The event as a JSON object: `{"event": "column-raised", "by": "Ann", …}`."""
    return {"event": kind_of(event), **unbuild(event)}


def event_from_plain(given: object) -> Event:
    """The event of a JSON object; Malformed if it is not one."""
    cls, rest = _tagged(given, "event", KINDS)
    return build(cls, rest)


def refusal_to_plain(refusal: Refusal) -> Plain:
    """The refusal as a JSON object, its facts by name."""
    return {
        "clause": refusal.clause.value,
        "reason": refusal.reason.value,
        "facts": refusal.arguments,
        "also": [clause.value for clause in refusal.also],
    }


def house_to_plain(made: House) -> Plain:
    """The house as its edition and the house rules that differ from it."""
    return {"edition": made.edition, "rules": {CHOICES[name].slug: plain(v) for name, v in house_rules(made).items()}}


def house_from_plain(given: object) -> House:
    """The house of a JSON object; Malformed if there is no such edition or house rule."""
    found = _object(given)
    edition = found.get("edition")
    if set(found) - {"edition", "rules"} or not isinstance(edition, str):
        raise Malformed(f"a house has an edition ({', '.join(EDITIONS)}) and rules")
    try:
        return house(edition, **_object(found.get("rules", {})))
    except NoSuchHouse as missing:
        raise Malformed(str(missing)) from None


def state_to_plain(state: State) -> Plain:
    """The state as a JSON object in names, not in seats and bits."""
    name = state.name
    return {
        "house": house_to_plain(state.house),
        "players": list(state.players),
        "starter": name(state.starter),
        "set_up": state.set_up,
        "stage": state.stage.value,
        "turn": name(state.turn),
        "number": state.number,
        "villa": {
            level.value: plain(masks.columns(bits)) for level, bits in zip(LEVELS, state.levels, strict=True) if bits
        },
        "top": state.top_plateau.value,
        "out": plain(masks.columns(state.out)),
        "locks": [
            {"column": lock.column.value, "by": name(lock.seat), "turn": lock.turn, "clause": lock.clause.value}
            for lock in state.locks
        ],
        "askew": plain(masks.columns(state.askew)),
        "void": plain(masks.columns(state.void)),
        "colours": {player: plain(state.colours(seat)) for seat, player in enumerate(state.players)},
        "neutral": plain(state.neutral_colour),
        "seal": {"holder": name(state.holder), "former": name(state.former)},
        "fresh": state.fresh,
        "raised": state.raised,
        "objector": name(state.objector),
        "consents": _names(state, state.consents),
        "proof_spent": state.proof_spent,
        "required": plain(masks.colours(state.required)),
        "passes": state.passes,
        "gone": _names(state, state.gone),
        "round": state.round,
        "scores": dict(zip(state.players, state.scores, strict=True)),
        "cause": name(state.cause),
        "winners": [name(seat) for seat in state.winners],
        "ended_by": None if state.ended_by is None else state.ended_by.value,
    }


def state_from_plain(given: object) -> State:
    """The state of a JSON object; Malformed if it is not one."""
    found = _object(given)
    try:
        return _state(found)
    except Malformed:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, IndexError) as wrong:
        raise Malformed(f"this is no state: {wrong}") from None


def _state(found: dict[str, Any]) -> State:
    players = tuple(found["players"])

    def seat(player: str | None) -> int:
        return NOBODY if player is None else players.index(player)

    def seats(names: list[str]) -> int:
        return sum(1 << players.index(name) for name in names)

    def colours(names: list[str]) -> int:
        return sum(masks.OF_COLOUR[Colour(name)] for name in names)

    def columns(names: list[str]) -> int:
        return masks.mask(Column(name) for name in names)

    locks = tuple(
        Lock(Column(lock["column"]), seat(lock["by"]), lock["turn"], Clause(lock["clause"])) for lock in found["locks"]
    )
    return State(
        house=house_from_plain(found["house"]),
        players=players,
        starter=seat(found["starter"]),
        set_up=found["set_up"],
        stage=Stage(found["stage"]),
        turn=seat(found["turn"]),
        number=found["number"],
        levels=tuple(columns(found["villa"].get(level.value, [])) for level in LEVELS),
        top=[level.value for level in LEVELS].index(found["top"]),
        out=columns(found["out"]),
        locked=masks.mask(lock.column for lock in locks),
        locks=locks,
        askew=columns(found["askew"]),
        void=columns(found["void"]),
        owned=tuple(colours(found["colours"][player]) for player in players),
        neutral=0 if found["neutral"] is None else colours([found["neutral"]]),
        holder=seat(found["seal"]["holder"]),
        former=seat(found["seal"]["former"]),
        fresh=found["fresh"],
        raised=found["raised"],
        objector=seat(found["objector"]),
        consents=seats(found["consents"]),
        proof_spent=found["proof_spent"],
        required=colours(found["required"]),
        passes=found["passes"],
        gone=seats(found["gone"]),
        round=found["round"],
        scores=tuple(found["scores"][player] for player in players),
        cause=seat(found["cause"]),
        winners=tuple(seat(player) for player in found["winners"]),
        ended_by=None if found["ended_by"] is None else Clause(found["ended_by"]),
    )


def _names(state: State, bits: int) -> list[str]:
    return [player for seat, player in enumerate(state.players) if bits >> seat & 1]


def _object(given: object) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise Malformed(f"an object is expected, not {quoted(given)}")
    return given


def _tagged(given: object, tag: str, known: Mapping[str, type[T]]) -> tuple[type[T], dict[str, object]]:
    """The class that the tag names, and the other keys."""
    found = dict(_object(given))
    kind = found.pop(tag, None)
    if not isinstance(kind, str) or kind not in known:
        raise Malformed(f"unknown {tag} {quoted(kind)}")
    return known[kind], found
