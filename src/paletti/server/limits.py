"""How often something may happen: a bucket that refills."""

from collections.abc import Callable
from time import monotonic


class Bucket:
    """Allows `a_second` on average and a burst of `burst`."""

    def __init__(self, a_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._a_second, self._burst, self._clock = a_second, burst, clock
        self._left, self._at = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed now; if so it is counted."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each of many, the longest unused forgotten."""

    def __init__(self, a_second: float, burst: float, most: int = 10_000) -> None:
        self._a_second, self._burst, self._most = a_second, burst, most
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether this one may do it once more now."""
        bucket = self._buckets.pop(key, None) or Bucket(self._a_second, self._burst)
        self._buckets[key] = bucket
        while len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
