"""Values of the rules as plain facts, which the page turns into sentences."""

from collections.abc import Sequence
from enum import Enum
from typing import TypeVar

from paletti.protocol import view as shown
from paletti.protocol.message import Fact
from paletti.rules.refusals import Refusal
from paletti.table.happenings import Trouble

Word = TypeVar("Word", bound=str)


def word(value: str, known: Sequence[Word]) -> Word:
    """This value as one of the protocol's words; ValueError if it is none of them."""
    return known[known.index(value)]


def plain(value: object) -> Fact:
    """A value from the journal as a fact."""
    if isinstance(value, Enum):
        return str(value.value)
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if isinstance(value, list | tuple):
        return [str(item) for item in value]
    return str(value)


def refusal(refused: Refusal | Trouble) -> shown.Refusal:
    """A refusal, or a hand's trouble, in the form for pages."""
    if isinstance(refused, Trouble):
        return shown.Refusal(
            None, refused.kind.value, dict(zip(("piece", "other")[: len(refused.facts)], refused.facts, strict=True))
        )
    return shown.Refusal(refused.clause, refused.reason.value, refused.arguments, refused.also)
