"""The rules as the page prints them: the handbook's own fields, in the protocol's types."""

from collections.abc import Sequence

import msgspec

from paletti.messages.handbook import Difference, Handbook
from paletti.protocol import api
from paletti.protocol.words import Edition


def handbook(book: Handbook) -> api.Handbook:
    """The handbook of one house; msgspec refuses it if the fields differ."""
    return msgspec.convert(book, api.Handbook, from_attributes=True)


def comparison(lang: str, editions: Sequence[str], rows: Sequence[Difference]) -> api.Comparison:
    """Where editions differ."""
    differences = msgspec.convert(rows, list[api.Difference], from_attributes=True)
    return api.Comparison(lang, msgspec.convert(editions, list[Edition]), differences)
