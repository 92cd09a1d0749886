"""Work that is done for strangers: it may die, it may not use everything up, and it delays nobody else's work."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.loop import carried_out
from tests.server.hard_work import add, complain, eat_a_gigabyte, sleep_for_good, spend, spin, vanish, wait_for
from tests.server.outside import Outside, running
from tests.server.served import WAIT_S

from paletti.server.workshop import (
    MOST_AN_ADDRESS,
    MOST_OUTSIDE,
    MOST_WORK_WAITING,
    STRANGERS,
    WorkLimits,
    Workshop,
)
from paletti.table.replay.file import to_bytes
from paletti.testing.bombs import MB, flickering, toppled

SMALL = replace(STRANGERS, cpu_s=1)


async def tried(workshop: Workshop, call: Callable[[], object], address: str = "a") -> object:
    """What the work returns, or the name of the error that it raises."""
    try:
        return await workshop.work(address, call)
    except Exception as problem:
        return type(problem).__name__


@pytest.mark.parametrize("work", [spin, eat_a_gigabyte, vanish, sleep_for_good])
def test_work_that_takes_too_much_or_dies_is_given_up_and_the_next_is_done(work: Callable[[], object]) -> None:
    async def try_it() -> list[object]:
        workshop = Workshop(1, replace(SMALL, wall_s=3.0))
        try:
            return [await tried(workshop, work), await workshop.work("a", add, 1, 2)]
        finally:
            workshop.close()

    assert carried_out(try_it()) == ["Worn", 3]


def test_what_the_work_itself_raises_comes_back_and_its_process_lives_on() -> None:
    async def try_it() -> list[object]:
        workshop = Workshop(1, SMALL)
        try:
            return [await tried(workshop, complain), await workshop.work("a", add, 1, 2)]
        finally:
            workshop.close()

    assert carried_out(try_it()) == ["ValueError", 3]


def blocked(workshop: Workshop, addresses: list[str], sign: Path) -> "list[asyncio.Task[str]]":
    """A piece of work for each of these addresses; all of them wait for that file."""
    return [asyncio.create_task(workshop.work(address, wait_for, sign)) for address in addresses]


def test_where_too_many_wait_no_more_is_taken_until_they_are_done(tmp_path: Path) -> None:
    async def try_it() -> list[object]:
        workshop, sign = Workshop(1, SMALL), tmp_path / "go"
        try:
            waiting = blocked(workshop, [f"a{number}" for number in range(1 + MOST_WORK_WAITING)], sign)
            await asyncio.sleep(0)
            refused = await tried(workshop, vanish, "one more")
            sign.touch()
            return [refused, set(await asyncio.gather(*waiting)), await workshop.work("one more", add, 1, 2)]
        finally:
            workshop.close()

    assert carried_out(try_it()) == ["Busy", {"go"}, 3]


def test_one_address_has_one_of_two_processes_however_much_it_asks_for(tmp_path: Path) -> None:
    async def try_it() -> list[object]:
        workshop, sign = Workshop(2, SMALL), tmp_path / "go"
        try:
            most = MOST_AN_ADDRESS + MOST_OUTSIDE
            waiting = blocked(workshop, ["greedy"] * most, sign)
            await asyncio.sleep(0)
            async with asyncio.timeout(WAIT_S):
                found = [await tried(workshop, vanish, "greedy"), await workshop.work("modest", add, 1, 2)]
            found.append(sum(piece.done() for piece in waiting))
            sign.touch()
            return [*found, len(await asyncio.gather(*waiting)) == most]
        finally:
            workshop.close()

    assert carried_out(try_it()) == ["ShareUsed", 3, 0, True]


def test_whoever_was_served_longest_ago_comes_first(tmp_path: Path) -> None:
    async def try_it() -> list[str]:
        workshop, sign, order = Workshop(1, SMALL), tmp_path / "go", list[str]()

        async def one(address: str) -> None:
            await workshop.work(address, wait_for, sign)
            order.append(address)

        try:
            asked = [asyncio.create_task(one(address)) for address in ("greedy", "greedy", "greedy", "modest")]
            await asyncio.sleep(0)
            sign.touch()
            await asyncio.gather(*asked)
            return order
        finally:
            workshop.close()

    assert carried_out(try_it()) == ["greedy", "modest", "greedy", "greedy"]


def test_an_address_whose_work_took_more_than_its_share_has_to_wait() -> None:
    async def try_it() -> list[object]:
        limits = WorkLimits(cpu_s=5, wall_s=60.0, memory_bytes=None, share=1e-6, saved_s=0.1)
        workshop = Workshop(1, limits)
        try:
            await workshop.work("greedy", spend, 0.3)
            return [await tried(workshop, vanish, "greedy"), await workshop.work("modest", add, 1, 2)]
        finally:
            workshop.close()

    assert carried_out(try_it()) == ["ShareUsed", 3]


def test_a_caller_who_goes_away_while_it_waits_leaves_its_place(tmp_path: Path) -> None:
    async def try_it() -> list[object]:
        workshop, sign = Workshop(1, SMALL), tmp_path / "go"
        try:
            first, second = blocked(workshop, ["a", "b"], sign)
            await asyncio.sleep(0)
            second.cancel()
            sign.touch()
            return [await first, await workshop.work("c", add, 1, 2), second.cancelled()]
        finally:
            workshop.close()

    assert carried_out(try_it()) == ["go", 3, True]


# --- a real server ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with running(tmp_path_factory.mktemp("workshop"), "--behind-proxy", "--new-a-minute", "100000") as server:
        yield server


def visitor(server: Outside, address: str) -> httpx.Client:
    """Somebody who asks from this address."""
    return httpx.Client(base_url=server.address, headers={"x-forwarded-for": address}, timeout=WAIT_S)


def test_slow_uploads_of_one_address_keep_nobody_else_from_uploading_and_watching(outside: Outside) -> None:
    over, told, slow = threading.Event(), list[int](), flickering(4000)

    def flood(client: httpx.Client) -> None:
        while not over.is_set():
            told.append(client.post("/api/replays", content=slow).status_code)
            over.wait(0.5)

    with (
        visitor(outside, "203.0.113.1") as greedy,
        visitor(outside, "203.0.113.2") as modest,
        ThreadPoolExecutor(20) as pages,
        ExitStack() as ends,
    ):
        ends.callback(over.set)
        for _ in range(20):
            pages.submit(flood, greedy)
        while not told:
            over.wait(0.05)
        made = modest.post("/api/replays", content=to_bytes(toppled()))
        watched = modest.get(f"/api/games/{made.json()['game']}/frames")
        over.set()
        assert (made.status_code, watched.status_code, 429 in told) == (201, 200, True)
    assert "Traceback" not in outside.said


def test_a_film_that_nobody_reads_is_in_memory_once(outside: Outside) -> None:
    with visitor(outside, "203.0.113.3") as client, ExitStack() as ends:
        game = client.post("/api/replays", content=flickering(2000)).json()["game"]
        whole = len(client.get(f"/api/games/{game}/frames").content)
        with outside.watched() as grown:
            for _ in range(60):
                ends.enter_context(client.stream("GET", f"/api/games/{game}/frames"))
        assert whole > MB / 2
        # Connections themselves need some memory; if each had its own film, this would be 120 times the film's size.
        assert grown[0] < 40 * whole
