"""A master whose surroundings the test controls: no server, no threads, no clock."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, cast

import msgspec

from paletti.bots.mind.decision import Decision
from paletti.bots.mind.strength import Strength
from paletti.protocol.frames import Decoder, Moment
from paletti.server.master import orders
from paletti.server.master.master import Master
from paletti.server.master.orders import Line
from paletti.server.master.outbox import Output, To
from paletti.server.master.writer import Writer
from paletti.server.stepper import Stepper, Worker
from paletti.server.thinking import Thinkers
from paletti.table.game import Game
from paletti.table.gestures import Grip
from paletti.table.journal import Journal, Outcome, Thought, Unfinished
from paletti.table.setup import GameSetup

PAGE = cast(Line, object())
BY_HAND = GameSetup(("Ann", "Ben"), layout="by-hand", seed=8)
ARRANGED = GameSetup(("Ann", "Ben"), edition="us", house={"breaking-off": "may"}, serial=7, seed=11)


class Home:
    """A stepper that only counts how often somebody was woken."""

    def __init__(self) -> None:
        self.woken = 0

    def wake(self, worker: Worker) -> None:
        self.woken += 1


class Asked:
    """Thinkers that keep the question until the test answers it."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.answer: Callable[[Decision | None], None] = lambda decision: None

    def ask(self, view: Any, strength: Strength, seed: int, version: int, answered: Any) -> None:
        self.seats.append(view.seat)
        self.answer = answered


class Later(Executor):
    """Threads that do nothing until the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, call: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.waiting.append(lambda: call(*args, **kwargs))
        return Future()

    def catch_up(self) -> None:
        waiting, self.waiting = self.waiting, []
        for call in waiting:
            call()


class Kept:
    """Remembers what was written, and fails if the test says so."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        self.attempts: list[Unfinished | None] = []
        self.full = False
        self.do: Callable[[Callable[[], None]], None] = lambda work: work()

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        self.do(lambda: self._append(version))

    def note_attempt(self, attempt: Unfinished | None) -> None:
        self.do(lambda: self.attempts.append(attempt))

    def keep_thought(self, thought: Thought) -> None: ...

    def _append(self, version: int) -> None:
        if self.full:
            raise OSError("The disk is full.")
        self.versions.append(version)


class Table:
    """A master and all its surroundings, which the test controls."""

    def __init__(self, setup: GameSetup = BY_HAND, store: Kept | None = None, thinkers: Asked | None = None) -> None:
        self.threads, self.failures = Later(), list[Exception]()
        writer = Writer(self.threads, self.failures.append)
        if store is not None:
            store.do = writer.do
        self.journal = Journal(store=store)
        self.game = Game.new(setup, self.journal)
        self.threads.catch_up()
        self.told: list[Output] = []
        self.behind = False
        self.home, self.thinkers = Home(), thinkers or Asked()
        self.master = Master(
            self.game,
            self.journal,
            writer,
            cast(Stepper, self.home),
            self.told.append,
            cast(Thinkers, self.thinkers),
            lambda: self.behind,
        )

    def frame(self, *asked: orders.Order) -> list[Output]:
        """What is delivered in one frame with these orders; `again` says whether the next frame is wanted."""
        for order in asked:
            self.master.order(order)
        self.again = self.master.take(0.0) and self.master.step() and self.master.show()
        told, self.told[:] = list(self.told), []
        return told

    def frames(self, most: int) -> list[Output]:
        """What is delivered until no frame is wanted any more."""
        told = []
        for _ in range(most):
            told += self.frame()
            if not self.again:
                return told
        raise AssertionError("It never comes to rest.")


def kinds(outputs: list[Output]) -> list[tuple[To, str]]:
    """Who was told what kind of message."""
    return [(to, msgspec.json.decode(text)["type"]) for output in outputs for to, text in output.texts]


def shown(frame: bytes | None) -> Moment:
    assert frame is not None
    return Decoder().decode(frame)


def take_in_hand(table: Table) -> list[Output]:
    """Lets the actor take the first column that fingers can reach; what is delivered in that frame."""
    seat = table.game.state.actor
    for name, refused in table.game.touchable(seat).items():
        if refused is None:
            outputs = table.frame(orders.MoveHand(seat, Grip(name, (0.0, 0.0, 0.03)), PAGE))
            if table.game.attempt is not None:
                return outputs
    raise AssertionError("No column can be reached.")


def texts_of(outputs: list[Output], kind: str) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(text) for output in outputs for _, text in output.texts]
    return [one for one in told if one["type"] == kind]
