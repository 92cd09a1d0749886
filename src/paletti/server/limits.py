"""How often something may happen, and how many at once: buckets that refill, and doors with a limit."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

HASTE_S: Final = 8.0
"""The work of this many seconds may be requested at once: four hurried players at one device need that much."""


class Bucket:
    """Allows `a_second` on average and a burst of `burst`."""

    def __init__(self, a_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._a_second, self._burst, self._clock = a_second, burst, clock
        self._left, self._at = burst, clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether this much more is allowed now; if so it is counted."""
        if not self.holds(cost):
            return False
        self._left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Counts what it cost, known only afterwards. If that was more than was left, the debt must refill first."""
        self.holds(0.0)
        self._left -= cost

    def holds(self, cost: float) -> bool:
        """Whether this much is left now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._a_second)
        self._at = now
        return self._left >= cost


class Buckets:
    """A bucket for each of many keys; the longest unused are forgotten."""

    def __init__(self, a_second: float, burst: float, most: int = 10_000) -> None:
        self._a_second, self._burst, self._most = a_second, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this one may do it again now."""
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        """The bucket of this one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._a_second, self._burst)
        self._buckets[key] = bucket
        while len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Purses:
    """What may be asked of one table: each seat has a purse for all its pages, and all spectators share one. If a
    player floods the table, only that player is ignored.
    """

    def __init__(self, seats: int, work_a_second: float, spectators_work_a_second: float) -> None:
        self._seats = [Bucket(work_a_second, HASTE_S * work_a_second) for _ in range(seats)]
        self._spectators = Bucket(spectators_work_a_second, spectators_work_a_second)

    def of(self, owns: Collection[int]) -> Bucket:
        """The purse of a page that owns these seats."""
        return self._seats[min(owns)] if owns else self._spectators


class Allowance:
    """What one page may ask: a number of messages, and an amount of work for the server."""

    def __init__(self, messages_a_second: float, work_a_second: float, address: Bucket | None = None) -> None:
        """`address` is the work that all pages of its address may ask for: reconnecting gives a page no more."""
        self.messages = Bucket(messages_a_second, 2 * messages_a_second)
        self._work = [Bucket(work_a_second, HASTE_S * work_a_second), *([] if address is None else [address])]

    def affords(self, cost: float, shared: Bucket | None = None) -> bool:
        """Whether a wish of this cost is allowed now, by the page's own allowance and the shared ones."""
        buckets = self._work if shared is None else [*self._work, shared]
        if not all(bucket.holds(cost) for bucket in buckets):
            return False  # and nothing was deducted
        return all(bucket.take(cost) for bucket in buckets)


class Door:
    """Admits a limited number at once, and a limited number from one address."""

    def __init__(self, most: int, most_an_address: int) -> None:
        self._most, self._most_an_address = most, most_an_address
        self._inside = 0
        self._by_address: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more; it is taken until the block ends."""
        if self._inside >= self._most or self._by_address[address] >= self._most_an_address:
            yield False
            return
        self._inside += 1
        self._by_address[address] += 1
        try:
            yield True
        finally:
            self._inside -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Doorstep:
    """Sockets that have not said hello yet. It is never full: when one too many comes, the oldest is sent away."""

    def __init__(self, most: int, most_an_address: int) -> None:
        self._most, self._most_an_address = most, most_an_address
        self._standing: dict[Callable[[], None], str] = {}
        """How each is sent away, and its address; the oldest first."""
        self._by_address: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str, send_away: Callable[[], None]) -> Iterator[None]:
        """Lets one wait here until the block ends, or until `send_away` is called, which must end it soon. If an
        address has too many, a new one only replaces another of the same address.
        """
        if self._by_address[address] >= self._most_an_address:
            self._send_away(next(each for each, its in self._standing.items() if its == address))
        elif len(self._standing) >= self._most:
            self._send_away(next(iter(self._standing)))
        self._standing[send_away] = address
        self._by_address[address] += 1
        try:
            yield
        finally:
            self._forget(send_away)

    def _send_away(self, one: Callable[[], None]) -> None:
        self._forget(one)
        one()

    def _forget(self, one: Callable[[], None]) -> None:
        address = self._standing.pop(one, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Spread:
    """At how many different tables an address may be at once; the number of pages at each does not matter."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._at: dict[str, Counter[str]] = {}

    @contextmanager
    def one_more(self, address: str, table: str) -> Iterator[bool]:
        """Whether this address may be at this table too; it is until the block ends."""
        at = self._at.get(address, Counter())
        if table not in at and len(at) >= self._most:
            yield False
            return
        self._at[address] = at
        at[table] += 1
        try:
            yield True
        finally:
            at[table] -= 1
            if not at[table]:
                del at[table]
            if not at:
                self._at.pop(address, None)
