"""What every message is: a struct tagged by its type, camel-cased on the wire, closed to unknown fields."""

from typing import Annotated, Final

import msgspec

from paletti.rules.editions import EDITIONS, LONGEST_NAME, house

Fact = str | int | float | bool | list[str] | None
"""One value of a refusal's or an event's facts; sentences are made from them in the reader's language."""

Facts = dict[str, Fact]
PAGE_TYPE: Final = "page-type"
"""The key under which a field names its type on the page, where the page's is closer than Python's."""
Point = tuple[float, float, float]
"""Metres."""

MOST_SEATS: Final = max(house(edition).most_players for edition in EDITIONS)
Seat = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
MaybeName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
"""A name that may be left out."""
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Column = Annotated[str, msgspec.Meta(max_length=16, pattern="^(red|yellow|blue|green)-(thin-[123]|hex|thick)$")]


def kebab(name: str) -> str:
    """The wire's type of a struct: `ChooseColour` is `choose-colour`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


class Part(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Something inside a message."""


class Message(Part, frozen=True, tag_field="type", tag=kebab):
    """One message; `type` says which."""
