"""A stepper's rounds: everybody keeps its place, and who breaks down does not stop the others."""

import asyncio
from collections.abc import Callable
from threading import Event

import pytest
from tests.loop import carried_out

from paletti.server import stepper
from paletti.server.stepper import GROUP, Post, Stepper, Worker

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


def test_a_loop_that_falls_behind_still_has_time_for_others() -> None:
    async def work() -> list[int]:
        post, done = Post(asyncio.get_running_loop()), list[int]()

        def more() -> None:
            # Whenever one call is carried out the next waits already, as on a machine that is too slow.
            done.append(len(done))
            post.send(more)

        post.send(more)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return done

    assert carried_out(work())


def test_the_post_tells_whether_its_loop_is_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> list[bool]:
        now = [5.0]
        monkeypatch.setattr(stepper, "monotonic", lambda: now[0])
        post = Post(asyncio.get_running_loop())
        found = [post.behind]
        post.send(lambda: None)
        found.append(post.behind)
        now[0] += 2 * stepper.SLOW_S
        found.append(post.behind)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return [*found, post.behind]

    assert carried_out(work()) == [False, False, True, False]
