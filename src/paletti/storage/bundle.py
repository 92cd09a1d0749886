"""A game that is over takes less room: all its entries are compressed together, in the row of the last of them.

They share much that each of them says alone, above all where the wood lay that has not moved since.
"""

import lzma
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection

from paletti.storage.schema import entries
from paletti.table.entry import PACKING, JournalProblem, loosened, squeezed

MARK: Final = b"B"
"""How a bundle begins, and no entry: what is compressed begins with other bytes."""
FILTERS: Final = ({**PACKING[0], "dict_size": 1 << 22},)
"""As entries are compressed, but each can refer to what stood in those before it."""


@dataclass(frozen=True)
class Bundle:
    """All entries up to this version."""

    version: int
    payload: bytes


def bundled(payloads: Sequence[bytes]) -> bytes | None:
    """These entries in one; None where that would not give the same bytes again."""
    try:
        plain = [loosened(payload) for payload in payloads]
    except JournalProblem:
        return None
    if any(squeezed(one) != payload for one, payload in zip(plain, payloads, strict=True)):
        return None  # another version of the library compressed them
    return MARK + lzma.compress(msgspec.msgpack.encode(plain), lzma.FORMAT_RAW, filters=FILTERS)


def spread(bundle: bytes) -> list[bytes]:
    """The entries of a bundle, each as it was; a JournalProblem where it is damaged."""
    try:
        together = lzma.decompress(bundle[len(MARK) :], lzma.FORMAT_RAW, filters=FILTERS)
        return [squeezed(one) for one in msgspec.msgpack.decode(together, type=list[bytes])]
    except (lzma.LZMAError, msgspec.MsgspecError) as problem:
        raise JournalProblem("The journal of this game is damaged.") from problem


def payloads_of(connection: Connection, table: str, after: int = 0) -> list[bytes]:
    """The entries of a journal in order, from the one after `after` on, however they are kept."""
    kept = _rows(connection, table, after)
    if kept and kept[0].startswith(MARK):
        return spread(kept[0])[after:] + kept[1:]
    return kept


def bundle_of(connection: Connection, table: str) -> Bundle | None:
    """The entries of a table in one; None where they are already, or cannot be. It takes tenths of a second."""
    kept = _rows(connection, table)
    together = None if len(kept) < 2 or kept[0].startswith(MARK) else bundled(kept)
    return None if together is None else Bundle(len(kept), together)


def put_bundle(connection: Connection, table: str, bundle: Bundle) -> None:
    """Keeps it in the place of the entries."""
    connection.execute(delete(entries).where(entries.c.table_id == table))
    connection.execute(insert(entries).values(table_id=table, version=bundle.version, payload=bundle.payload))


def _rows(connection: Connection, table: str, after: int = 0) -> list[bytes]:
    query = select(entries.c.payload).where(entries.c.table_id == table, entries.c.version > after)
    return [bytes(payload) for payload in connection.execute(query.order_by(entries.c.version)).scalars()]
