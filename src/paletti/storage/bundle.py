"""A game that is over takes less space: all its entries are compressed together, in the row of the last one.

They have much in common, above all where the wood lay that has not moved since.
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
"""The first byte of a bundle. Compressed entries begin with other bytes."""
FILTERS: Final = ({**PACKING[0], "dict_size": 1 << 22},)
"""Like the compression of entries, but each can refer to the content of those before it."""


@dataclass(frozen=True)
class Bundle:
    """All entries up to this version."""

    version: int
    payload: bytes


def bundled(payloads: Sequence[bytes]) -> bytes | None:
    """These entries in one; None if unpacking would not give exactly the same bytes."""
    try:
        plain = [loosened(payload) for payload in payloads]
    except JournalProblem:
        return None
    if any(squeezed(one) != payload for one, payload in zip(plain, payloads, strict=True)):
        return None  # another version of the library compressed them
    return MARK + lzma.compress(msgspec.msgpack.encode(plain), lzma.FORMAT_RAW, filters=FILTERS)


def spread(bundle: bytes) -> list[bytes]:
    """The entries of a bundle, each as it was; raises JournalProblem if it is damaged."""
    try:
        together = lzma.decompress(bundle[len(MARK) :], lzma.FORMAT_RAW, filters=FILTERS)
        return [squeezed(one) for one in msgspec.msgpack.decode(together, type=list[bytes])]
    except (lzma.LZMAError, msgspec.MsgspecError) as problem:
        raise JournalProblem("The journal of this game is damaged.") from problem


def payloads_of(connection: Connection, table: str, after: int = 0) -> list[bytes]:
    """The entries of a journal in order, from the one after `after` on, whether bundled or not."""
    kept = _rows(connection, table, after)
    if kept and kept[0].startswith(MARK):
        return spread(kept[0])[after:] + kept[1:]
    return kept


def bundle_of(connection: Connection, table: str) -> Bundle | None:
    """The entries of a table in one; None if they are bundled already, or cannot be. This takes tenths of a second."""
    kept = _rows(connection, table)
    together = None if len(kept) < 2 or kept[0].startswith(MARK) else bundled(kept)
    return None if together is None else Bundle(len(kept), together)


def put_bundle(connection: Connection, table: str, bundle: Bundle) -> None:
    """Stores it in place of the entries."""
    connection.execute(delete(entries).where(entries.c.table_id == table))
    connection.execute(insert(entries).values(table_id=table, version=bundle.version, payload=bundle.payload))


def _rows(connection: Connection, table: str, after: int = 0) -> list[bytes]:
    query = select(entries.c.payload).where(entries.c.table_id == table, entries.c.version > after)
    return [bytes(payload) for payload in connection.execute(query.order_by(entries.c.version)).scalars()]
