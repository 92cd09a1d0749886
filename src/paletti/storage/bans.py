"""Addresses that a host does not let in."""

from collections.abc import Callable

from sqlalchemy import Engine, delete, insert, select

from paletti.storage.engine import reading
from paletti.storage.schema import bans


class Bans:
    """All bans of one host."""

    def __init__(self, engine: Engine, clock: Callable[[], float]) -> None:
        self._engine, self._reads, self._clock = engine, reading(engine), clock

    def ban(self, address: str, for_s: float) -> None:
        """Keeps an address out for this long from now on."""
        with self._engine.begin() as connection:
            connection.execute(delete(bans).where((bans.c.address == address) | (bans.c.until < self._clock())))
            connection.execute(insert(bans).values(address=address, until=self._clock() + for_s))

    def lift(self, address: str) -> bool:
        """Lets an address in again; whether it was kept out."""
        with self._engine.begin() as connection:
            return connection.execute(delete(bans).where(bans.c.address == address)).rowcount == 1

    def banned(self) -> dict[str, float]:
        """The addresses that are kept out now, and until when."""
        query = select(bans).where(bans.c.until > self._clock()).order_by(bans.c.address)
        with self._reads.connect() as connection:
            return {row.address: row.until for row in connection.execute(query)}
