"""What is said in the lobby: phrases of the fixed set, the last few, for as long as the server runs."""

from collections import deque
from collections.abc import Callable
from time import monotonic

from paletti.protocol.api import LobbySaid
from paletti.protocol.words import Phrase
from paletti.server.limits import Buckets
from paletti.server.names import clean

KEPT = 12
FORGOTTEN_S = 1800.0
PHRASES_A_SECOND, BURST = 0.25, 4.0
NOBODY = "?"


class Talk:
    """The last phrases said in the lobby, and how often somebody may say one."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._said: deque[tuple[float, str, Phrase]] = deque(maxlen=KEPT)
        self._limits = Buckets(PHRASES_A_SECOND, BURST)

    def say(self, who: str, name: str, phrase: Phrase) -> bool:
        """Whether it was said; nobody may shout all the time."""
        if not self._limits.take(who):
            return False
        self._said.append((self._clock(), clean(name, NOBODY), phrase))
        return True

    def heard(self) -> list[LobbySaid]:
        """What was said of late, the newest last."""
        now = self._clock()
        return [LobbySaid(name, phrase, round(now - at)) for at, name, phrase in self._said if now - at < FORGOTTEN_S]
