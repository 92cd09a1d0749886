"""How often something may happen, and how many at once: buckets that refill, and doors with a limit."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic


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
        """Counts what it cost, known only afterwards: where that was more than was left, it has to be made up for."""
        self.holds(0.0)
        self._left -= cost

    def holds(self, cost: float) -> bool:
        """Whether this much is left now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._a_second)
        self._at = now
        return self._left >= cost


class Buckets:
    """A bucket for each of many, the longest unused forgotten."""

    def __init__(self, a_second: float, burst: float, most: int = 10_000) -> None:
        self._a_second, self._burst, self._most = a_second, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this one may do it once more now."""
        return self.of(key).take()

    def of(self, key: str) -> Bucket:
        """The bucket of this one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._a_second, self._burst)
        self._buckets[key] = bucket
        while len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Allowance:
    """What one page may ask: a number of messages, and an amount of work for the server."""

    def __init__(self, messages_a_second: float, work_a_second: float, address: Bucket | None = None) -> None:
        """`address` is the work that all pages of its address may ask for: a page that comes again gets no more."""
        self.messages = Bucket(messages_a_second, 2 * messages_a_second)
        self._work = [Bucket(work_a_second, 4 * work_a_second), *([] if address is None else [address])]

    def affords(self, cost: float, shared: Bucket | None = None) -> bool:
        """Whether a wish of this cost may be heard now, by its own allowance and by those it shares with others."""
        buckets = self._work if shared is None else [*self._work, shared]
        if not all(bucket.holds(cost) for bucket in buckets):
            return False  # and nobody has paid
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
