"""A stepper's frames: every game has its own time, and one that breaks down does not stop the others."""

import asyncio
from collections.abc import Callable
from threading import Event
from time import monotonic, sleep

import pytest
from tests.loop import carried_out

from paletti.physics.settings import FRAME_S
from paletti.server import stepper
from paletti.server.stepper import GROUP, Post, Stepper, Turns, Worker

WAIT_S = 10.0


class Game:
    """Wants this many frames, and notes each of them in a common diary."""

    def __init__(self, name: str, frames: int, diary: list[str], stirs: Callable[[], None] = lambda: None) -> None:
        self.name, self.frames, self.diary, self.stirs = name, frames, diary, stirs
        self.done = Event()
        self.party = name[0]

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


def run(games: list[Game], broken: Callable[[Worker, Exception], None], until: Game | None = None) -> None:
    """Starts all of them in one round, and waits until they are done, or until this one is."""
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
    for game in games if until is None else [until]:
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


def test_a_game_that_is_woken_has_its_first_frame_at_once_and_then_its_own_time() -> None:
    diary: list[str] = []
    one, two = Game("one", 3, diary), Game("two", 3, diary)
    stepper = Stepper("test", lambda worker, problem: None)
    # Each step of the first wakes the second; that makes no difference to a game that is awake.
    one.stirs = lambda: stepper.wake(two)
    stepper.wake(one)
    assert one.done.wait(WAIT_S)
    assert two.done.wait(WAIT_S)
    stepper.close()
    shown = [line for line in diary if line.startswith("show")]
    assert shown[:6] == ["show one", "show two"] * 3


def test_a_game_that_is_woken_all_the_time_gets_no_more_frames_than_others() -> None:
    diary: list[str] = []
    game, stepper = Game("restless", 1, diary), Stepper("test", lambda worker, problem: None)
    began = monotonic()
    for _ in range(100):
        stepper.wake(game)
        sleep(0.001)
    stepper.close()
    shown = sum(line.startswith("show") for line in diary)
    assert 2 <= shown <= 2 + (monotonic() - began) / FRAME_S


def test_a_game_that_wants_no_other_frame_is_not_awake() -> None:
    game, stepper = Game("short", 1, []), Stepper("test", lambda worker, problem: None)
    stepper.wake(game)
    assert game.done.wait(WAIT_S)
    until = monotonic() + WAIT_S
    while stepper.awake and monotonic() < until:
        sleep(0.001)
    assert stepper.awake == 0
    stepper.close()


def test_a_game_that_breaks_down_does_not_stop_the_others() -> None:
    diary: list[str] = []
    broken: list[Worker] = []
    bad, good = Game("bad", -1, diary), Game("good", 2, diary)
    run([bad, good], lambda worker, problem: broken.append(worker))
    assert broken == [bad]
    assert [line for line in diary if line.startswith("show")] == ["show good", "show good"]


def test_when_time_is_short_a_party_with_many_games_slows_down_only_its_own() -> None:
    turns, diary = Turns(), list[str]()
    light, many = Game("light", 1, diary), [Game(f"many {number}", 1, diary) for number in range(6)]
    everybody = [*many, light]
    assert turns.of(list(everybody), 0.016) == everybody  # nobody knows yet what they cost
    for game in many:
        turns.note(game, 0.005)
    turns.note(light, 0.002)
    frames = [turns.of(list(everybody), 0.016) for _ in range(3)]
    assert frames == [[*many[:2], light], [*many[2:4], light], [*many[4:], light]]


def test_the_games_of_a_single_party_slow_down_evenly() -> None:
    turns, games = Turns(), [Game("of one", 1, []), Game("of one", 1, [])]
    for game in games:
        turns.note(game, 0.1)
    assert [turns.of(list(games)) for _ in range(2)] == [[games[0], games[1]]] * 2


def test_a_light_game_gets_every_frame_beside_expensive_ones() -> None:
    diary: list[str] = []
    light = Game("light", 40, diary)
    dear = [Game(f"dear {number}", 1000, diary, lambda: sleep(0.005)) for number in range(10)]
    run([light, *dear], lambda worker, problem: None, until=light)
    # Once their cost is known, two of the ten have a turn in each frame of the light one.
    assert sum(line.startswith("show dear") for line in diary) < 5 * 40


def test_a_loop_that_falls_behind_still_has_time_for_others() -> None:
    async def work() -> list[int]:
        post, done = Post(asyncio.get_running_loop()), list[int]()

        def more() -> None:
            # When one call is carried out the next is already waiting, as on a machine that is too slow.
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
