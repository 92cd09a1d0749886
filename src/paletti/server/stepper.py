"""Threads in which worlds step: each gives its awake games sixty frames a second, and sleeps while none is due.

`Post` is the way back from these threads to the event loop.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from threading import Condition, Thread
from time import monotonic
from typing import Final, ParamSpec, Protocol

from paletti.physics.settings import FRAME_S

P = ParamSpec("P")

BEHIND_S: Final = 0.1
"""A game that is further behind than this does not catch up: its wood moves slower rather than in jumps."""


GROUP: Final = 4
"""How many due games take their orders together, then step, then are shown, so that each of the three finds its code in
the processor's cache. More at once would make the first wait for the last."""


SLOW_S: Final = 3 * FRAME_S
"""How long the event loop may leave frames waiting. After that, none is added until it has taken them."""


TIGHT: Final = 0.9
"""The share of a frame that games get when there is not enough time for all: the event loop needs its turns as well."""
MEMORY: Final = 0.8
"""How much what a game cost before counts against what its last frame cost."""


class Worker(Protocol):
    """What a stepper drives: a game's master."""

    party: str
    """The address that moves wood here. When time is short, each gets an equal share, however many games it has."""

    def take(self, due: float) -> bool:
        """Takes its orders; whether there is anything to step and to show."""

    def step(self) -> bool:
        """Steps its world by one frame; whether that went well."""

    def show(self) -> bool:
        """Sends the results; whether it wants the next frame as well."""


class Turns:
    """Which games have a turn in a frame that is too short for all: parties share it, games of one party take turns."""

    def __init__(self) -> None:
        self._cost_s: dict[Worker, float] = {}
        """What a frame of each costs."""
        self._last: dict[Worker, int] = {}
        self._frame = 0

    def of(self, workers: list[Worker], frame_s: float = FRAME_S) -> list[Worker]:
        """Those who have their turn in this frame: all of them, unless several parties want more than there is."""
        self._frame += 1
        parties: dict[str, list[Worker]] = {}
        for worker in workers:
            parties.setdefault(worker.party, []).append(worker)
        left = TIGHT * frame_s
        if len(parties) > 1 and self._cost(workers) > frame_s:
            turns: set[Worker] = set()
            for waiting, party in zip(
                range(len(parties), 0, -1), sorted(parties.values(), key=self._cost), strict=True
            ):
                spent = 0.0
                # What a party with little work leaves goes to the others. One game of each has its turn in any case.
                for worker in sorted(party, key=lambda worker: self._last.get(worker, 0)):
                    cost = self._cost_s.get(worker, 0.0)
                    if spent and spent + cost > left / waiting:
                        break
                    spent += cost
                    turns.add(worker)
                left = max(0.0, left - spent)
            workers = [worker for worker in workers if worker in turns]
        self._last |= dict.fromkeys(workers, self._frame)
        return workers

    def note(self, worker: Worker, seconds: float) -> None:
        """Notes what a frame of this game took."""
        before = self._cost_s.get(worker, seconds)
        self._cost_s[worker] = MEMORY * before + (1 - MEMORY) * seconds

    def forget(self, worker: Worker) -> None:
        """Drops what is known of a game that rests."""
        self._cost_s.pop(worker, None)
        self._last.pop(worker, None)

    def _cost(self, workers: list[Worker]) -> float:
        return sum(self._cost_s.get(worker, 0.0) for worker in workers)


class Stepper:
    """One thread and the games it drives; a game stays with its stepper for life.

    Each game has its own time within a frame, from the moment at which it was woken. So those that move are spread
    over the frame by themselves: none waits for all the others, and what takes long in one delays only the next few.
    """

    def __init__(self, name: str, broken: Callable[[Worker, Exception], None], frame_s: float = FRAME_S) -> None:
        self._frame_s = frame_s
        self._due: dict[Worker, float] = {}
        """When the next frame of each is due."""
        self._content: set[Worker] = set()
        """Those that want no other frame. Their next time stays as it was: being woken gives nobody more frames."""
        self._stirred: dict[Worker, None] = {}
        """Those who were woken and have not been looked at since."""
        self._turns = Turns()
        self._waits: set[Worker] = set()
        """Those who have no turn in this frame of the thread's."""
        self._shared_until = 0.0
        self._spent_s: dict[Worker, float] = {}
        """What each has taken of this frame."""
        self._homes = 0
        self._stir = Condition()
        self._ends = False
        self._broken = broken
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def homes(self) -> int:
        """How many games live here."""
        return self._homes

    @property
    def awake(self) -> int:
        """How many of them are moving."""
        return len(self._due) - len(self._content)

    def house(self) -> None:
        """Counts one more game that lives here."""
        self._homes += 1

    def evict(self) -> None:
        """Counts one game fewer."""
        self._homes -= 1

    def wake(self, worker: Worker) -> None:
        """Makes the thread turn to this worker soon."""
        if worker in self._stirred:
            return  # its turn comes anyway, and its orders wait in the inbox
        with self._stir:
            self._stirred[worker] = None
            if worker not in self._due:
                self._stir.notify()

    def close(self) -> None:
        """Ends the thread after its current frames."""
        with self._stir:
            self._ends = True
            self._stir.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._stir:
                while not (group := self._ready()) and not self._ends:
                    ahead = min(self._due.values()) - monotonic() if self._due else None
                    self._stir.wait(ahead if ahead is None else max(0.0, ahead))
                if self._ends:
                    return
            self._frames(group)

    def _ready(self) -> list[Worker]:
        """Those who have their frame now, a few at most, and first who waits longest; the lock must be held."""
        now = monotonic()
        for worker in self._stirred:
            self._due.setdefault(worker, now)
            self._content.discard(worker)
        self._stirred.clear()
        if now >= self._shared_until:
            self._shared_until = now + self._frame_s
            everybody = [worker for worker in self._due if worker not in self._content]
            self._waits = set(everybody).difference(self._turns.of(everybody, self._frame_s))
        ready: list[Worker] = []
        for worker in sorted((worker for worker, due in self._due.items() if due <= now), key=self._due.__getitem__):
            if worker in self._content:
                self._forget(worker)
            elif worker in self._waits:
                self._due[worker] = now + self._frame_s
            else:
                ready.append(worker)
        return ready[:GROUP]

    def _frames(self, group: list[Worker]) -> None:
        """A frame of each of these; those who want no other fall asleep."""
        taken = [worker for worker in group if self._safely(worker, worker.take, self._due[worker])]
        stepped = [worker for worker in taken if self._safely(worker, worker.step)]
        again = [worker for worker in stepped if self._safely(worker, worker.show)]
        with self._stir:
            late = monotonic() - BEHIND_S
            for worker in group:
                self._turns.note(worker, self._spent_s.pop(worker))
                due = self._due[worker] + self._frame_s
                self._due[worker] = due if due > late else late + BEHIND_S
                if worker not in again:
                    self._content.add(worker)

    def _forget(self, worker: Worker) -> None:
        """Lets a game rest."""
        del self._due[worker]
        self._content.discard(worker)
        self._waits.discard(worker)
        self._turns.forget(worker)

    def _safely(self, worker: Worker, work: Callable[P, bool], *args: P.args, **kwargs: P.kwargs) -> bool:
        began = monotonic()
        try:
            return work(*args, **kwargs)
        except Exception as problem:
            # One broken table must not stop the others.
            self._broken(worker, problem)
            return False
        finally:
            self._spent_s[worker] = self._spent_s.get(worker, 0.0) + monotonic() - began


class Steppers:
    """All threads of a server; a new game goes where the fewest live."""

    def __init__(self, count: int, broken: Callable[[Worker, Exception], None], frame_s: float = FRAME_S) -> None:
        self._all = [Stepper(f"stepper-{index}", broken, frame_s) for index in range(count)]

    def home(self) -> Stepper:
        """The stepper for a new game, which is counted there from now on."""
        stepper = min(self._all, key=lambda each: each.homes)
        stepper.house()
        return stepper

    @property
    def awake(self) -> int:
        """How many games are moving now."""
        return sum(stepper.awake for stepper in self._all)

    def close(self) -> None:
        """Ends all threads."""
        for stepper in self._all:
            stepper.close()


class Post:
    """Calls made in other threads, carried out on the loop in their order."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Callable[[], None]] = deque()
        self._knocked: float | None = None
        """When the loop was told that something waits; None once it has fetched it."""

    @property
    def behind(self) -> bool:
        """Whether calls have waited for the loop for longer than a few frames; may be asked from any thread."""
        knocked = self._knocked
        return knocked is not None and monotonic() - knocked > SLOW_S

    def send(self, call: Callable[[], None]) -> None:
        """Leaves a call; may be used from any thread."""
        self._waiting.append(call)
        if self._knocked is None:
            self._knocked = monotonic()
            try:
                self._loop.call_soon_threadsafe(self._collect)
            except RuntimeError:
                # The loop is closed: the server has ended, and nobody is there to listen.
                self._waiting.clear()

    def _collect(self) -> None:
        # Reset first: calls that come from now on knock again and wait for the next turn. Sockets get a turn before:
        # otherwise a loop that has fallen behind would never again accept a page or send a byte.
        self._knocked = None
        for _ in range(len(self._waiting)):
            self._waiting.popleft()()
