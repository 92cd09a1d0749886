"""Random numbers that never change: drawn from a game's seed by a hash, not by a library that may change."""

from __future__ import annotations

from hashlib import blake2b


class Chance:
    """A stream of numbers that depends only on its words: `Chance(seed, "throw", 3)`."""

    def __init__(self, *words: object) -> None:
        self._key = "\x1f".join(map(str, words)).encode()
        self._count = 0

    def number(self) -> float:
        """The next number, from 0 to below 1."""
        self._count += 1
        digest = blake2b(self._key + b"\x1e" + str(self._count).encode(), digest_size=8).digest()
        return (int.from_bytes(digest, "little") >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """The next number between two limits."""
        return low + (high - low) * self.number()

    def below(self, limit: int) -> int:
        """The next whole number from 0 to below `limit`."""
        return int(self.number() * limit)
