"""Three nodes and a real PostgreSQL: what happens to tables when nodes are killed, frozen, cut off or restarted."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import tempfile
from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import mean, quantiles
from time import monotonic
from typing import Final

from rich.progress import Progress

from paletti.bench.cluster.nodes import Cluster, Member, cluster
from paletti.bench.cluster.players import Playing, Proxy
from paletti.bench.pages import PAGES_A_TABLE, LiveTable, Page, cost, join
from paletti.bench.parts import PARTS
from paletti.bench.report import Figures, Promises, Target, at_least, below, exactly, reported, targets_of
from paletti.bots.arena.tournament import MatchResult, pairings, tournament
from paletti.bots.mind.strength import Strength
from paletti.physics.batch import cores
from paletti.physics.settings import FRAME_S, FRAME_TICKS
from paletti.storage import Store, open_journal
from paletti.testing.cluster import running_ray

SEED: Final = 16
BACK_WITHIN_S: Final = 40.0
LIVE: Final = 3
"""Live tables with which the cost of a frame is measured, on one node and on three."""


@dataclass(frozen=True)
class Extent:
    """How much is measured."""

    kills: int
    tables: int
    rounds: int
    """Rolling restarts."""
    spell_s: float
    outage_s: float
    """How long the database is away."""
    games: int
    """Games of bots on a Ray cluster."""


FULL: Final = Extent(kills=150, tables=20, rounds=2, spell_s=20.0, outage_s=30.0, games=40)
QUICK: Final = Extent(kills=3, tables=4, rounds=1, spell_s=4.0, outage_s=30.0, games=6)

KEPT: Final = (Target("lost", *exactly(0)), Target("double", *exactly(0)), Target("differs", *exactly(0)))
PROMISES: Final[Promises] = {
    "cost": (Target("scaling", *reported()),),
    "forward": (Target("forward_ms", *below(5)),),
    "kills": (Target("kills", *at_least(150)), *KEPT, Target("resume_s_p99", *below(12))),
    "restarts": (*KEPT, Target("drain_pause_s_p99", *below(2))),
    "outage": (*KEPT, Target("outages", *at_least(2)), Target("outage_back_s", *below(12))),
    "ray": (Target("ray_games", *reported()), Target("ray_equal", *exactly(1))),
}
TARGETS: Final = targets_of(PROMISES)


def measure(progress: Progress, *, quick: bool, parts: Collection[str] = PARTS["cluster"]) -> Figures:
    """The figures of these parts; in full all of them take an hour, the quick ones some minutes."""
    scale = QUICK if quick else FULL
    figures: Figures = {}
    if not {"cost", "forward", "kills", "restarts", "outage"}.isdisjoint(parts):
        with tempfile.TemporaryDirectory() as folder:
            figures |= asyncio.run(_on_nodes(progress, Path(folder), scale, parts))
    if "ray" in parts:
        figures |= _on_ray(progress, scale.games)
    return figures


async def _on_nodes(progress: Progress, folder: Path, scale: Extent, parts: Collection[str]) -> Figures:
    figures: Figures = {}
    async with cluster(folder) as nodes:
        first, *others = nodes.members
        await _start([first])
        one = await _frame_cpu_s([first], scale.spell_s) if "cost" in parts else 0.0
        await _start(others)
        if "cost" in parts:
            three = await _frame_cpu_s(nodes.members, scale.spell_s)
            figures["scaling"] = round(min(3, cores()) * one / three, 2)
        if "forward" in parts:
            figures["forward_ms"] = round(await _forward_ms(nodes, scale.spell_s), 2)
        if not {"kills", "restarts", "outage"}.isdisjoint(parts):
            figures |= await _while_played(progress, nodes, scale, parts)
    return figures


async def _start(members: list[Member]) -> None:
    for member in members:
        member.start()
    for member in members:
        await member.ready()


# --- what happens to nodes while tables are played -------------------------------------------------------------------


async def _while_played(progress: Progress, nodes: Cluster, scale: Extent, parts: Collection[str]) -> Figures:
    """Kills and restarts nodes while tables are played; how long pages were without theirs, and what they lost."""
    chance = random.Random(SEED)
    proxy = Proxy(nodes.ports(), chance)
    playing = [Playing(proxy, random.Random(chance.random())) for _ in range(scale.tables)]
    tasks = [asyncio.create_task(run()) for run in (proxy.run, *(each.run for each in playing))]
    figures: Figures = {}
    try:
        if "kills" in parts:
            resumed = await _kill(progress, nodes, playing, scale.kills, chance)
            figures["kills"] = scale.kills
            figures["resume_s_p99"] = round(_p99(resumed), 2)
            figures["resume_s_median"] = round(sorted(resumed)[len(resumed) // 2], 2)
        if "restarts" in parts:
            paused = await _restart(progress, nodes, playing, scale.rounds)
            figures["drain_pause_s_p99"] = round(_p99(paused), 2)
            figures["drain_pauses"] = len(paused)
        if "outage" in parts:
            back = await _be_without_database(progress, nodes, playing, scale.outage_s)
            figures["outages"], figures["outage_back_s"] = len(back), round(max(back), 2)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return figures | await asyncio.to_thread(_accounted, nodes, playing)


async def _kill(
    progress: Progress, nodes: Cluster, playing: list[Playing], wanted: int, chance: random.Random
) -> list[float]:
    """Kills, freezes and cuts off owners of tables in turn; how long each page was without its table."""
    task = progress.add_task("bench-doing-kills", total=wanted)
    resumed: list[float] = []
    for number in range(wanted):
        await _all_here(playing)
        await asyncio.sleep(chance.uniform(0.2, 2.0))
        victim = await _owner(nodes, chance.choice(playing))
        began = monotonic()
        match number % 3:
            case 0:
                victim.send(signal.SIGKILL)
                await victim.ended()
                resumed += await _resumed(playing, began)
                victim.start()
            case 1:
                victim.send(signal.SIGSTOP)
                resumed += await _resumed(playing, began)
                victim.send(signal.SIGCONT)
            case _:
                victim.way.cut()
                resumed += await _resumed(playing, began)
                victim.way.mend()
        await victim.ready()
        progress.advance(task)
    return resumed


async def _resumed(playing: list[Playing], began: float) -> list[float]:
    """How long after the kill each page that lost its table had it back. A page that still hears something half a
    second later has lost nothing.
    """
    pages = [page for each in playing for page in each.players]
    until = began + BACK_WITHIN_S
    while monotonic() < until and not all(
        page.account.over or (page.here and page.last > began + 0.5) for page in pages
    ):
        await asyncio.sleep(0.05)
    back = [page.back_at - began for page in pages if page.back_at > began]
    missing = [BACK_WITHIN_S for page in pages if not page.account.over and not page.here]
    return back + missing


async def _restart(progress: Progress, nodes: Cluster, playing: list[Playing], rounds: int) -> list[float]:
    """Restarts all nodes one after the other; the pauses that pages saw."""
    task = progress.add_task("bench-doing-restarts", total=3 * rounds)
    await _all_here(playing)
    began = monotonic()
    for member in nodes.members * rounds:
        await _all_here(playing)
        member.send(signal.SIGTERM)
        await member.ended()
        member.start()
        await member.ready()
        progress.advance(task)
    await _all_here(playing)
    return [pause for each in playing for pause in _pauses(each, began)]


async def _be_without_database(
    progress: Progress, nodes: Cluster, playing: list[Playing], outage_s: float
) -> list[float]:
    """Freezes the database, then kills it; how long after each outage the last page had its table, and play went on."""
    outages = ((nodes.database.freeze, nodes.database.thaw), (nodes.database.kill, nodes.database.start))
    task = progress.add_task("bench-doing-outage", total=len(outages))
    back: list[float] = []
    for begin, end in outages:
        await _all_here(playing)
        begin()
        await asyncio.sleep(outage_s)
        heard = [_deeds(each) for each in playing]
        await asyncio.to_thread(end)
        began = monotonic()
        await _all_here(playing)
        back.append(monotonic() - began)
        while any(_deeds(each) == before for each, before in zip(playing, heard, strict=True)):
            if monotonic() > began + BACK_WITHIN_S:
                back[-1] = BACK_WITHIN_S  # a table is back only once it can be played
                break
            await asyncio.sleep(0.05)
        progress.advance(task)
    return back


def _deeds(each: Playing) -> int:
    return sum(len(account.heard) for account in each.accounts)


def _pauses(each: Playing, since: float) -> list[float]:
    """The pauses that ended after that moment, without each page's first connection, which is not a pause."""
    all_of_them = each.pauses + [pause for page in each.players for pause in page.pauses[1:]]
    return [seconds for back_at, seconds in all_of_them if back_at > since]


async def _all_here(playing: list[Playing]) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(BACK_WITHIN_S):
            while not all(each.players and all(page.here for page in each.players) for each in playing):
                await asyncio.sleep(0.05)


async def _owner(nodes: Cluster, playing: Playing) -> Member:
    """The node that owns the table that is played there now."""
    while True:
        table = playing.at
        owner = None if table is None else await asyncio.to_thread(nodes.owner_of, table)
        if owner is not None:
            return owner
        await asyncio.sleep(0.1)


def _accounted(nodes: Cluster, playing: list[Playing]) -> Figures:
    """Compares what pages were told with what the database has in the end."""
    accounts = [account for each in playing for account in each.accounts]
    lost = sum(account.lost for account in accounts)
    differs = sum(account.differs for account in accounts)
    with Store(nodes.url) as store:
        for account in accounts:
            journal = open_journal(store, account.table)
            written = len(journal.entries())
            lost += sum(version > written for version in account.heard)
            differs += sum(
                journal.hash_at(version) != digest for version, digest in account.heard.items() if version <= written
            )
    return {
        "lost": lost,
        "double": sum(account.double for account in accounts),
        "differs": differs,
        "deeds": sum(len(account.heard) for account in accounts),
        "games": len(accounts),
    }


# --- jobs on a cluster -----------------------------------------------------------------------------------------------


def _on_ray(progress: Progress, count: int) -> Figures:
    """The share of bots' games with the same result here and on two Ray machines, one of them killed during the run."""
    task = progress.add_task("bench-doing-ray", total=2 * count)
    games = pairings(count, (Strength.NOVICE, Strength.APPRENTICE), "de", SEED)
    killed: list[MatchResult] = []
    with running_ray() as machines:

        def note(result: MatchResult) -> None:
            progress.advance(task)
            if not killed:
                killed.append(result)
                machines.kill_one()

        far = tournament(games, progress=note, ray=machines.address)
    near = tournament(games, progress=lambda _: progress.advance(task))
    same = [_timeless(one) == _timeless(two) for one, two in zip(far, near, strict=True)]
    return {"ray_games": len(same), "ray_equal": mean(same)}


def _timeless(result: MatchResult) -> MatchResult:
    return replace(result, cpu_s=0.0, decide_s=())


def _p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98] if len(values) > 1 else values[0]


# --- what nodes cost -------------------------------------------------------------------------------------------------


async def _frame_cpu_s(members: list[Member], seconds: float) -> float:
    """Processor time that a table's frame costs, all nodes together; the pages of a table come to one node."""
    tables = [await LiveTable.open(members[number % len(members)].port) for number in range(LIVE)]
    await asyncio.sleep(1.0)
    cpu_before, sent_before = await cost(members[0].port)
    await asyncio.sleep(seconds)
    cpu, sent = await cost(members[0].port)
    for table in tables:
        await table.close()
    return (cpu - cpu_before) / (sent - sent_before) * PAGES_A_TABLE


async def _forward_ms(nodes: Cluster, seconds: float) -> float:
    """How much later frames come through another node than from the table's own: p99 less p99, the same frames."""
    table = await LiveTable.open(nodes.members[0].port)
    token = table.token
    owner = await asyncio.to_thread(nodes.owner_of, token)
    other = next(member for member in nodes.members if member is not owner)
    assert owner is not None
    near, far = await join(owner.port, token, []), await join(other.port, token, [])
    watching = [asyncio.create_task(page.watch()) for page in (near, far)]
    await asyncio.sleep(1.0)
    near.read(), far.read()
    await asyncio.sleep(seconds)
    late = [_p99(_late_ms(page)) for page in (far, near)]
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for page in (near, far):
        await page.close()
    await table.close()
    return late[0] - late[1]


def _late_ms(page: Page) -> list[float]:
    """How late each frame came, judged by its tick and a start time that is the same for all pages."""
    came, page.came = page.came, []
    return [1000 * (now - page.ticked(data) * FRAME_S / FRAME_TICKS) for now, data in came if isinstance(data, bytes)]
