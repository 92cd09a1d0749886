"""What the page costs its browser, and how exactly it draws a hand when the server is far away."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final

import msgspec
from rich.progress import Progress

from paletti.bench.page.browser import HEIGHT, WIDTH, Missed, PageCost, Seen, chromium, visiting
from paletti.bench.page.far_line import Distance, relayed
from paletti.bench.report import BadBench, Figures, Target, below, reported
from paletti.bench.serving import serving
from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.words import COLUMNS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

FAR: Final = Distance(late_ms=150, jitter_ms=50)
"""The delay each way: of a hand's aim to the server, and of the picture back."""
LEARNS_S: Final = 3.0
"""How long the page must watch a line before it knows how uneven it is."""
SPELL_S: Final = 1.0
SWING_PX: Final = 40
"""How far the mouse moves to and fro: in free air as fast as a hand can follow."""
TUG_PX: Final = 8
"""How far it pulls at a column that carries weight."""
SAMPLED_BYTES: Final = 1024
PICTURES: Final = 8
"""So many are drawn while nothing but the eye moves."""
MOST_NOTCHES: Final = 600

TARGETS = (
    Target("predicted_mm_p99", *below(2)),
    Target("predicted_mm_median", *reported()),
    Target("jammed_over_stretch_p99", *below(1)),
    Target("script_ms_per_frame", *below(2)),
    Target("listener_ms_per_frame", *reported()),
    Target("script_wall_ms_per_frame", *reported()),
    Target("draw_calls", *below(120)),
    Target("triangles", *reported()),
    Target("bytes_a_frame", *reported()),
    Target("shadows_share", *below(0.05)),
    Target("fps", *reported()),
)


class BrowserMetric(msgspec.Struct):
    """One of the browser's own counters."""

    name: str
    value: float


class BrowserMetrics(msgspec.Struct):
    """The answer to `Performance.getMetrics`."""

    metrics: list[BrowserMetric]


class Sample(msgspec.Struct):
    """Bytes that were allocated at one place."""

    size: float


class Profile(msgspec.Struct):
    """All such places."""

    samples: list[Sample]


class Sampled(msgspec.Struct):
    """The answer to `HeapProfiler.stopSampling`."""

    profile: Profile


def measure(progress: Progress, *, quick: bool) -> Figures:
    """All figures, from a real Chromium at a real server."""
    seconds = 6.0 if quick else 20.0
    task = progress.add_task("bench-doing-far-air", total=4)
    with serving() as port, chromium() as browser:
        with relayed(port, FAR) as far:
            free = _far_in_free_air(browser, port, far, seconds)
            progress.update(task, advance=1, description="bench-doing-far-wood")
            jammed = _far_and_jammed(browser, port, far, seconds / 2)
        progress.update(task, advance=1, description="bench-doing-cost")
        costs = _costs(browser, port, seconds)
        progress.update(task, advance=1, description="bench-doing-drawn")
        drawn = _drawn(browser, port)
        progress.update(task, advance=1, description="bench-doing-done")
    return {**_missed(free), **_jammed(jammed), **costs, **drawn}


SEATS: Final = (NewSeat("here", "Ann"), NewSeat("here", "Ben"))
BY_HAND: Final = NewTable(SEATS, layout="by-hand", serial=7, seed=11)
ARRANGED: Final = NewTable(SEATS, "us", serial=7, seed=11)
# At first twenty columns share the load, and none is hard to move. In practice a page learns what each carries.
TALL: Final = NewTable(SEATS, "us", serial=7, seed=11, practice=True, height=3)


def _far_in_free_air(browser: Browser, port: int, far: int, seconds: float) -> list[Missed]:
    """How far off a column was drawn in each frame while it is carried about over the empty site."""
    with visiting(browser, port, far, BY_HAND, "least") as seen:
        seen.take(list(COLUMNS))
        seen.until("it.hand.assist === null", "the column picked up")
        rng = Random(3)
        seen.lead(LEARNS_S, SWING_PX, rng)
        since = len(seen.missed())
        seen.lead(seconds, SWING_PX, rng)
        return seen.missed(since)


def _far_and_jammed(browser: Browser, port: int, far: int, seconds: float) -> list[Missed]:
    """How far off a column that carries weight was drawn in each frame while it is pulled."""
    with visiting(browser, port, far, TALL, "least") as seen:
        seen.until("it.loads && it.view.touch.length", "what the columns carry")
        state = seen.state()
        carried = {name: load.newtons or 0.0 for name, load in (state.loads or {}).items()}
        seen.take(sorted(state.view.touch[0].may, key=lambda name: -carried.get(name, 0.0)))
        seen.lead(seconds, TUG_PX, Random(4))
        return seen.missed()


def _costs(browser: Browser, port: int, seconds: float) -> Figures:
    """Script and memory that pictures cost while a hand moves, and shadows while nothing does."""
    with visiting(browser, port, port, BY_HAND, "least") as seen:
        seen.take(list(COLUMNS))
        seen.until("it.hand.assist === null", "the column picked up")
        # In processor time, which does not include waiting for a core, and in real time.
        clocks = [_clock(seen, domain) for domain in ("threadTicks", "timeTicks")]
        rng = Random(5)
        seen.lead(LEARNS_S, SWING_PX, rng)
        began, first = perf_counter(), seen.cost().drawn
        spells, heard = list[list[float]](), list[list[float]]()
        for _ in range(max(3, round(seconds / SPELL_S / 2))):
            spells.append(_spell(seen, clocks, rng))
            with _listening(seen):
                heard.append(_spell(seen, clocks, rng))
        fps = (seen.cost().drawn - first) / (perf_counter() - began)
        busy, passed = (median(spell[at] for spell in spells) for at in range(2))
        listener = median(late[0] - early[0] for early, late in zip(spells, heard, strict=True))
        return {
            # Playwright listens as well: the cost of one listener is subtracted, because it is not the page's.
            "script_ms_per_frame": round(busy - max(0.0, listener), 3),
            "listener_ms_per_frame": round(listener, 3),
            "script_wall_ms_per_frame": round(passed, 3),
            "fps": round(fps, 1),
            "bytes_a_frame": round(_allocated(seen, clocks[0], rng, seconds / 3)),
        }


def _spell(seen: Seen, clocks: list[CDPSession], rng: Random) -> list[float]:
    """Milliseconds of script for each picture, by each of the clocks."""
    before, drawn = [_script_s(clock) for clock in clocks], seen.cost().drawn
    seen.lead(SPELL_S, SWING_PX, rng)
    after, pictures = [_script_s(clock) for clock in clocks], max(1, seen.cost().drawn - drawn)
    return [1000 * (late - early) / pictures for early, late in zip(before, after, strict=True)]


@contextlib.contextmanager
def _listening(seen: Seen) -> Iterator[None]:
    """One more listener to everything that goes over the page's connection, like Playwright's."""
    listener = seen.page.context.new_cdp_session(seen.page)
    listener.send("Network.enable")
    yield
    listener.detach()


def _clock(seen: Seen, domain: str) -> CDPSession:
    """The browser's counters, by the processor's time (`threadTicks`) or by the clock (`timeTicks`)."""
    session = seen.page.context.new_cdp_session(seen.page)
    session.send("Performance.enable", {"timeDomain": domain})
    return session


def _script_s(session: CDPSession) -> float:
    found = msgspec.convert(session.send("Performance.getMetrics"), BrowserMetrics)
    return next(metric.value for metric in found.metrics if metric.name == "ScriptDuration")


def _allocated(seen: Seen, session: CDPSession, rng: Random, seconds: float) -> float:
    """Bytes that were allocated for a picture, including those that were freed again."""
    kept = {"includeObjectsCollectedByMajorGC": True, "includeObjectsCollectedByMinorGC": True}
    session.send("HeapProfiler.startSampling", {"samplingInterval": SAMPLED_BYTES, **kept})
    first = seen.cost().drawn
    seen.lead(seconds, SWING_PX, rng)
    drawn = seen.cost().drawn - first
    found = msgspec.convert(session.send("HeapProfiler.stopSampling"), Sampled)
    return sum(sample.size for sample in found.profile.samples) / max(1, drawn)


def _drawn(browser: Browser, port: int, quality: str = "high") -> Figures:
    """What a picture at the highest quality consists of, and whether shadows rest while the wood does."""
    with visiting(browser, port, port, ARRANGED, quality) as seen:
        before = seen.cost()
        still = _looked_round(seen, before.drawn + PICTURES)
        seen.take(seen.state().view.touch[0].may)
        calls, triangles = 0, 0
        for _ in range(12):
            seen.lead(0.25, 6, Random(6))
            cost = seen.cost()
            calls, triangles = max(calls, cost.calls), max(triangles, cost.triangles)
        drawn = still.drawn - before.drawn
        share = (still.shadows - before.shadows) / max(1, drawn)
        return {"draw_calls": calls, "triangles": triangles, "shadows_share": round(share, 3)}


def _looked_round(seen: Seen, drawn: int) -> PageCost:
    """What pictures cost once so many are drawn, while only the eye moves: of a villa at rest no others are drawn."""
    seen.page.mouse.move(WIDTH / 2, HEIGHT / 2)
    for number in range(MOST_NOTCHES):
        cost = seen.cost()
        if cost.drawn > drawn:
            return cost
        seen.page.mouse.wheel(0, 60 if number % 2 == 0 else -60)
        sleep(0.1)
    raise BadBench("The page draws no pictures.")


def _missed(frames: list[Missed]) -> Figures:
    millimetres = sorted(frame.mm for frame in frames if frame.free)
    if len(millimetres) < 100:
        raise BadBench("The hand was hardly ever seen in free air; is the machine busy?")
    return {
        "predicted_mm_p99": round(_ranked(millimetres, 0.99), 3),
        "predicted_mm_median": round(_ranked(millimetres, 0.5), 3),
        "predicted_frames": len(millimetres),
    }


def _jammed(frames: list[Missed]) -> Figures:
    # A hand that hardly pulls has no stretch to be compared with.
    shares = sorted(frame.mm / frame.stretch_mm for frame in frames if frame.stretch_mm > 1)
    return {"jammed_over_stretch_p99": round(_ranked(shares, 0.99), 3) if shares else None}


def _ranked(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]
