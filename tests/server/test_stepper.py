"""A stepper's rounds: everybody keeps its place, and who breaks down does not stop the others."""

from collections.abc import Callable
from threading import Event

from paletti.server.stepper import GROUP, Stepper, Worker

WAIT_S = 10.0


class Game:
    """Wants so many frames, and tells a common diary of each."""

    def __init__(self, name: str, frames: int, diary: list[str], stirs: Callable[[], None] = lambda: None) -> None:
        self.name, self.frames, self.diary, self.stirs = name, frames, diary, stirs
        self.done = Event()

    def take(self, due: float) -> bool:
        self.diary.append(f"take {self.name}")
        return True

    def step(self) -> bool:
        self.diary.append(f"step {self.name}")
        self.stirs()
        if self.frames < 0:
            raise FloatingPointError("The world came apart.")
        return True

    def show(self) -> bool:
        self.diary.append(f"show {self.name}")
        self.frames -= 1
        if self.frames == 0:
            self.done.set()
        return self.frames > 0


def run(games: list[Game], broken: Callable[[Worker, Exception], None]) -> None:
    """Lets them all begin in one round, and waits for those who get to their end."""
    stepper = Stepper("test", broken)
    begun, ready = Event(), Event()

    def wait() -> None:
        begun.set()
        ready.wait(WAIT_S)

    stepper.wake(Game("gate", 1, [], wait))
    begun.wait(WAIT_S)
    for game in games:
        stepper.wake(game)
    ready.set()
    for game in games:
        assert game.frames < 0 or game.done.wait(WAIT_S)
    stepper.close()


def test_a_few_worlds_take_orders_then_step_then_are_shown() -> None:
    diary: list[str] = []
    games = [Game(str(number), 1, diary) for number in range(GROUP + 1)]
    run(games, lambda worker, problem: None)
    first, last = [str(number) for number in range(GROUP)], str(GROUP)
    assert diary == [
        *(f"take {name}" for name in first),
        *(f"step {name}" for name in first),
        *(f"show {name}" for name in first),
        f"take {last}",
        f"step {last}",
        f"show {last}",
    ]


def test_a_game_that_is_stirred_keeps_its_place_in_the_next_round() -> None:
    diary: list[str] = []
    one, two = Game("one", 3, diary), Game("two", 3, diary)
    stepper = Stepper("test", lambda worker, problem: None)
    # Each round an order for the second arrives while the first steps.
    one.stirs = lambda: stepper.wake(two)
    stepper.wake(one)
    assert one.done.wait(WAIT_S)
    assert two.done.wait(WAIT_S)
    stepper.close()
    shown = [line for line in diary if line.startswith("show")]
    assert shown[:5] == ["show one", "show one", "show two", "show one", "show two"]


def test_a_game_that_breaks_down_does_not_stop_the_others() -> None:
    diary: list[str] = []
    broken: list[Worker] = []
    bad, good = Game("bad", -1, diary), Game("good", 2, diary)
    run([bad, good], lambda worker, problem: broken.append(worker))
    assert broken == [bad]
    assert [line for line in diary if line.startswith("show")] == ["show good", "show good"]
