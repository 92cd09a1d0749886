"""Refusals and events as sentences."""

from dataclasses import fields
from enum import Enum

from paletti.messages.catalogue import Argument, Messages
from paletti.messages.pieces import column_arguments
from paletti.rules.codec import kind_of
from paletti.rules.events import Event, GameEnded, RemovalWaived, VillaPutBack
from paletti.rules.pieces import Column
from paletti.rules.refusals import Refusal


def refusal(words: Messages, refused: Refusal, *, ringed: bool = True) -> str:
    """The refusal in a sentence that names its clause: `That one is locked: … (ABORT-2).`"""
    sentence = words.say(f"refusal-{refused.reason}", **_refusal_arguments(refused, ringed))
    return words.say("refused", sentence=sentence, clause=str(refused.clause))


def event(words: Messages, happened: Event, *, ringed: bool = True) -> str:
    """The event as a line of the story; `ringed`: columns can be told apart by their rings."""
    return capital(words.say(f"event-{kind_of(happened)}", **event_arguments(words, happened, ringed=ringed)))


def event_arguments(words: Messages, happened: Event, *, ringed: bool = True) -> dict[str, Argument]:
    """What the event's message needs: its fields by name, a column as colour, shape and number."""
    if isinstance(happened, GameEnded):
        return {
            "winners": enumeration(words, happened.winners),
            "count": len(happened.winners),
            "clause": str(happened.clause),
        }
    arguments: dict[str, Argument] = {}
    for field in fields(happened):
        value = getattr(happened, field.name)
        if isinstance(value, Column):
            arguments |= column_arguments(value, ringed=ringed)
        else:
            arguments[field.name] = plain(value)
    if isinstance(happened, VillaPutBack | RemovalWaived):
        arguments["pushed"] = "none"  # the rules do not know which one; the journal does
    for place, meant in (("to", "level"), ("shows", "colour")):
        if place in arguments:
            arguments[meant] = arguments[place]
    return arguments


def enumeration(words: Messages, names: tuple[str, ...]) -> str:
    """The names as people say them: `Ann, Ben and Cleo`; an empty text for nobody."""
    if len(names) < 2:
        return "".join(names)
    *before, second_last, last = names
    tail = words.say("list-two", first=second_last, second=last)
    for name in reversed(before):
        tail = words.say("list-more", first=name, second=tail)
    return tail


def plain(value: object) -> Argument:
    """The value as messages select by it: `yes`, `no`, `none`, a number or a word."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value
    return str(value.value) if isinstance(value, Enum) else str(value)


def capital(sentence: str) -> str:
    """The sentence with a capital letter, whatever word comes first."""
    return sentence[:1].upper() + sentence[1:]


def _refusal_arguments(refused: Refusal, ringed: bool) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {}
    for name, fact in refused.arguments.items():
        if name == "column":
            arguments |= column_arguments(Column(fact), ringed=ringed)
        elif name == "colour" and "column" in refused.arguments:
            # The column has a colour too, so the colour that was asked for gets another name.
            arguments["wanted"] = fact
        elif fact == "-":
            arguments[name] = "none"
        elif fact.isdecimal() and name != "player":
            arguments[name] = int(fact)
        else:
            arguments[name] = fact
    return arguments
