"""The text notation: one readable line for a deed, an event, a refusal, a house or a state, and back.

A deed or event is its verb, then its required parts in order, then `key=value` for what differs from the usual:
`move Ann red-hex`, `move Ann red-hex ends=broken-off`, `lay Ben covers=4 overhangs=yes`. docs/notation.md has it all.
"""

import json
import re
from collections.abc import Mapping
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin

from paletti.rules.clauses import Clause
from paletti.rules.codec import (
    house_from_plain,
    house_to_plain,
    kind_of,
    state_from_plain,
    state_to_plain,
    verb_of,
)
from paletti.rules.deeds import VERBS, Deed
from paletti.rules.events import KINDS, Event
from paletti.rules.forms import FieldForm, Malformed, build, forms, plain
from paletti.rules.house import House
from paletti.rules.reasons import GROUNDS, Reason
from paletti.rules.refusals import Refusal
from paletti.rules.state import State

T = TypeVar("T")

_BARE = re.compile(r"[^\s\"=,;:\[\]{}]+")
_WORD = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*")+')
_YES, _NO, _NOBODY = "yes", "no", "-"
_RESERVED = {_YES, _NO, _NOBODY, ""}


def write_deed(deed: Deed) -> str:
    """The line of a deed."""
    return _write(verb_of(deed), deed)


def read_deed(line: str) -> Deed:
    """The deed of a line; Malformed says what is wrong with it."""
    return _read(line, VERBS, "deed")


def write_event(event: Event) -> str:
    """The line of an event."""
    return _write(kind_of(event), event)


def read_event(line: str) -> Event:
    """The event of a line; Malformed says what is wrong with it."""
    return _read(line, KINDS, "event")


def write_refusal(refusal: Refusal) -> str:
    """The line of a refusal: `refused MOVE-2 column-on-top red-hex also=BUILD-7`."""
    words = ["refused", refusal.clause, refusal.reason, *map(_word, refusal.facts)]
    if refusal.also:
        words.append("also=" + ",".join(refusal.also))
    return " ".join(words)


def read_refusal(line: str) -> Refusal:
    """The refusal of a line; Malformed says what is wrong with it."""
    words = _words(line)
    also: tuple[Clause, ...] = ()
    try:
        if words and words[-1].startswith("also="):
            also = tuple(Clause(clause) for clause in words.pop().removeprefix("also=").split(","))
        tag, clause, reason, *facts = words
        made = Refusal(Clause(clause), Reason(reason), tuple(map(_unquote, facts)), also)
    except ValueError as wrong:
        raise Malformed(f"no refusal: {line!r} ({wrong})") from None
    if tag != "refused" or len(made.facts) != len(GROUNDS[made.reason].facts):
        raise Malformed(f"no refusal: {line!r}")
    return made


def write_house(made: House) -> str:
    """The line of a house: `de`, or `de few-columns=yes` with its house rules."""
    found = house_to_plain(made)
    rules = found["rules"]
    assert isinstance(rules, dict)
    return " ".join([made.edition, *(f"{name}={_value(value)}" for name, value in rules.items())])


def read_house(line: str) -> House:
    """The house of a line; Malformed says what is wrong with it."""
    edition, *rest = _words(line) or [""]
    rules: dict[str, object] = {}
    for word in rest:
        name, equals, value = word.partition("=")
        if not equals:
            raise Malformed(f"a house rule is written name=value, not {word!r}")
        rules[name] = _guess(value)
    return house_from_plain({"edition": edition, "rules": rules})


def write_state(state: State) -> str:
    """The line of a state: `key value; key value; …`, with the villa level by level, leaving out the usual."""
    found = {**state_to_plain(state), "house": write_house(state.house)}
    usual = _usual(state.players)
    unusual = {key: value for key, value in found.items() if key not in usual or value != usual[key]}
    return "; ".join(f"{key} {json.dumps(value, ensure_ascii=False)}" for key, value in unusual.items())


def read_state(line: str) -> State:
    """The state of a line; Malformed says what is wrong with it."""
    found: dict[str, Any] = {}
    decoder = json.JSONDecoder()
    rest = line.strip()
    while rest:
        key, _, rest = rest.partition(" ")
        try:
            found[key], end = decoder.raw_decode(rest)
        except ValueError:
            raise Malformed(f"no state: {key!r} has no value") from None
        rest = rest[end:].removeprefix(";").lstrip()
    if not isinstance(found.get("house"), str):
        raise Malformed("no state: it names no house")
    players = found.get("players")
    if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
        raise Malformed("no state: it names no players")
    house = house_to_plain(read_house(found["house"]))
    return state_from_plain({**_usual(tuple(players)), **found, "house": house})


def _usual(players: tuple[str, ...]) -> dict[str, object]:
    """What a line may leave out, because it is true in most states."""
    return {
        "set_up": True,
        "out": [],
        "locks": [],
        "askew": [],
        "void": [],
        "neutral": None,
        "seal": {"holder": None, "former": None},
        "fresh": False,
        "raised": False,
        "objector": None,
        "consents": [],
        "proof_spent": False,
        "required": [],
        "passes": 0,
        "gone": [],
        "round": 1,
        "scores": dict.fromkeys(players, 0),
        "cause": None,
        "winners": [],
        "ended_by": None,
    }


def _write(tag: str, value: Deed | Event) -> str:
    words = [tag]
    for form in forms(type(value)):
        own = getattr(value, form.name)
        if not form.optional:
            words.append(_value(plain(own)))
        elif own != form.default:
            words.append(f"{form.name.replace('_', '-')}={_value(plain(own))}")
    return " ".join(words)


def _read(line: str, known: Mapping[str, type[T]], what: str) -> T:
    words = _words(line)
    if not words or words[0] not in known:
        raise Malformed(f"no {what}: {line!r}")
    cls = known[words[0]]
    by_name = {form.name.replace("_", "-"): form for form in forms(cls)}
    waiting = [form for form in forms(cls) if not form.optional]
    given: dict[str, object] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if equals and not word.startswith('"') and name in by_name:
            form = by_name[name]
        elif waiting:
            form, value = waiting.pop(0), word
        else:
            raise Malformed(f"no {what}: {word!r} is too much in {line!r}")
        if form.name in given:
            raise Malformed(f"no {what}: {form.name} comes twice in {line!r}")
        given[form.name] = _parse(form, value)
    try:
        return build(cls, given)
    except Malformed as wrong:
        raise Malformed(f"no {what}: {wrong} in {line!r}") from None


def _parse(form: FieldForm, text: str) -> object:
    """The plain value of a word for this field."""
    kinds = get_args(form.kind) if NoneType in get_args(form.kind) else (form.kind,)
    if text == _NOBODY and NoneType in kinds:
        return None
    if get_origin(kinds[0]) is tuple:
        return [] if text == _NOBODY else [_unquote(part) for part in _parts(text)]
    if kinds[0] is bool and text in (_YES, _NO):
        return text == _YES
    if kinds[0] is int and re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    return _unquote(text)


def _words(line: str) -> list[str]:
    words = _WORD.findall(line)
    if "".join(words) != re.sub(r'("(?:[^"\\]|\\.)*")|\s', r"\1", line):
        raise Malformed(f"a quotation mark is missing in {line!r}")
    return words


def _parts(text: str) -> list[str]:
    return re.findall(r'"(?:[^"\\]|\\.)*"|[^,]+', text)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return _YES if value else _NO
    if value is None:
        return _NOBODY
    if isinstance(value, list):
        return ",".join(map(_word, value)) or _NOBODY
    return _word(str(value))


def _word(text: str) -> str:
    """A name as one word, quoted if it could not be read back otherwise."""
    bare = _BARE.fullmatch(text) and text not in _RESERVED
    return text if bare else json.dumps(text, ensure_ascii=False)


def _unquote(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        found = json.loads(text)
    except ValueError:
        raise Malformed(f"{text} is badly quoted") from None
    return str(found)


def _guess(text: str) -> object:
    """The value of a house rule: yes, no, none, a number or a word."""
    if text in (_YES, _NO):
        return text == _YES
    if text == _NOBODY:
        return None
    try:
        number = float(text)
    except ValueError:
        return _unquote(text)
    return int(number) if number.is_integer() and "." not in text else number
