"""What the page costs its browser, and how far from the truth it draws a hand whose server is far away."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from math import cos, pi, sin
from random import Random
from statistics import median
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.progress import Progress

from paletti.bench.relay import Distance, relayed
from paletti.bench.report import BadBench, Figures, Target, below, told
from paletti.bench.served import serving
from paletti.protocol.words import COLUMNS, PIECES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

HELP = "How far off the page draws a hand that is far away, and what its pictures cost."
FAR: Final = Distance(late_ms=150, jitter_ms=50)
"""Each way: a hand's aim takes so long to the server, and the picture of what came of it so long back."""
WIDTH, HEIGHT = 960, 540
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
WITHIN_S: Final = 60.0
LEARNS_S: Final = 3.0
"""So long a line is watched before it is known how uneven it is."""
SPELL_S: Final = 1.0
STROKE_S: Final = 1 / 60  # a mouse is looked at so often
SAMPLED_BYTES: Final = 1024

TARGETS = (
    Target("predicted_mm_p99", *below(2)),
    Target("predicted_mm_median", *told()),
    Target("jammed_over_stretch_p99", *below(1)),
    Target("script_ms_per_frame", *below(2)),
    Target("draw_calls", *below(120)),
    Target("triangles", *told()),
    Target("bytes_a_frame", *told()),
    Target("shadows_share", *below(0.05)),
    Target("fps", *told()),
)


@dataclass
class Seen:
    """A page at a table, looked at through the window that tests have."""

    page: Page
    at: tuple[float, float] = (0.0, 0.0)
    """Where the mouse went down."""

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("window.__paletti?.state() ?? {}")
        return found

    def until(self, expression: str, what: str) -> None:
        """Waits until this is true of `it`, the state."""
        try:
            self.page.wait_for_function(
                f"() => {{ const it = window.__paletti?.state(); return it && ({expression}); }}",
                timeout=1000 * WITHIN_S,
            )
        except Exception as problem:
            raise BadBench(f"The page never got so far: {what}.") from problem

    def cost(self) -> dict[str, int]:
        found: dict[str, int] = self.page.evaluate("window.__paletti.cost()")
        return found

    def missed(self, since: int = 0) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.__paletti.missed()")
        return found[since:]

    def take(self, columns: list[str]) -> str:
        """The first of these columns that a press takes, with the mouse down on it."""
        state = self.state()
        for column in columns:
            at = PIECES.index(column) * 7
            x, y, z = state["poses"][at : at + 3]
            place = self.page.evaluate(PLACE, [column, x, y, z])
            if place is None:
                continue
            self.at = (place["x"], place["y"])
            self.page.mouse.move(*self.at)
            self.page.mouse.down()
            with contextlib.suppress(BadBench):
                self.until(f"it.attempt?.piece === '{column}' && it.target", f"{column} in hand")
                return column
            self.page.mouse.up()
        raise BadBench("No column of this villa can be seen and taken.")

    def lead(self, seconds: float, wide: float, rng: Random) -> None:
        """Moves the mouse in loops of this many pixels, for so long; the loops are the same in every run."""
        x, y = self.at
        one, two = rng.uniform(0.7, 1.1), rng.uniform(0.4, 0.6)
        began = perf_counter()
        while (t := perf_counter() - began) < seconds:
            sleep(STROKE_S - t % STROKE_S)
            swing = min(1.0, t) * wide
            self.page.mouse.move(x + swing * sin(2 * pi * one * t / 2), y + swing * (1 - cos(2 * pi * two * t / 2)) / 2)


PLACE = """([name, x, y, z]) => [0, 0.02, -0.02, 0.034].map((up) => window.__paletti.project(x, y, z + up))
    .find((at) => at && window.__paletti.meant(at.x, at.y) === name
        && document.elementFromPoint(at.x, at.y)?.tagName === "CANVAS") ?? null"""


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


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as problem:
        raise BadBench("This bench drives a browser: try `pip install playwright`.") from problem
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        except Error as problem:
            raise BadBench("There is no Chromium here: try `playwright install chromium`.") from problem
        yield browser
        browser.close()


def _made(port: int, wish: dict[str, object]) -> dict[str, Any]:
    """The answer to the wish for a new table."""
    line = HTTPConnection("127.0.0.1", port, timeout=WITHIN_S)
    with contextlib.closing(line):
        line.request("POST", "/api/tables", msgspec.json.encode(wish))
        made: dict[str, Any] = msgspec.json.decode(line.getresponse().read())
        return made


@contextlib.contextmanager
def visiting(browser: Browser, port: int, at: int, wish: dict[str, object], quality: str) -> Iterator[Seen]:
    """A page at a new table, come by this port; the seats are all its own."""
    made = _made(port, wish)
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en-GB")
    key, kept = f"paletti.seats.{made['table']}", msgspec.json.encode(made["owns"]).decode()
    context.add_init_script(f"localStorage.setItem({key!r}, {kept!r})")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{at}/t/{made['table']}?quality={quality}", timeout=1000 * WITHIN_S)
    seen = Seen(page)
    seen.until("it.line === 'open' && it.poses.length > 0 && it.drawn > 0 && !it.looking", "the villa on its canvas")
    try:
        yield seen
    finally:
        context.close()


SEATS: Final = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
BY_HAND: Final = {"seats": SEATS, "layout": "by-hand", "serial": 7, "seed": 11}
ARRANGED: Final = {"seats": SEATS, "edition": "us", "serial": 7, "seed": 11}


def _far_in_free_air(browser: Browser, port: int, far: int, seconds: float) -> list[dict[str, Any]]:
    """How far off each frame found a column that is carried about over the empty site."""
    with visiting(browser, port, far, BY_HAND, "least") as seen:
        seen.take(list(COLUMNS))
        seen.until("it.hand.assist === null", "the column picked up")
        rng = Random(3)
        seen.lead(LEARNS_S, 60, rng)
        since = len(seen.missed())
        seen.lead(seconds, 60, rng)
        return seen.missed(since)


def _far_and_jammed(browser: Browser, port: int, far: int, seconds: float) -> list[dict[str, Any]]:
    """How far off each frame found a column that carries, and is pulled at."""
    with visiting(browser, port, far, ARRANGED, "least") as seen:
        seen.until("it.loads && it.view.touch.length", "what the columns carry")
        state = seen.state()
        heavy = [name for name in state["view"]["touch"][0]["may"] if state["loads"][name]["hint"] == "heavy"]
        seen.take(heavy or state["view"]["touch"][0]["may"])
        seen.lead(seconds, 12, Random(4))
        return seen.missed()


def _costs(browser: Browser, port: int, seconds: float) -> Figures:
    """Script and memory that pictures cost while a hand moves, and shadows while nothing does."""
    with visiting(browser, port, port, BY_HAND, "least") as seen:
        seen.take(list(COLUMNS))
        seen.until("it.hand.assist === null", "the column picked up")
        session = seen.page.context.new_cdp_session(seen.page)
        session.send("Performance.enable")
        rng, spells = Random(5), []
        seen.lead(LEARNS_S, 60, rng)
        began, first = perf_counter(), seen.cost()["drawn"]
        for _ in range(max(3, round(seconds / SPELL_S))):
            script, drawn = _script_s(session), seen.cost()["drawn"]
            seen.lead(SPELL_S, 60, rng)
            spells.append(1000 * (_script_s(session) - script) / max(1, seen.cost()["drawn"] - drawn))
        pictures = seen.cost()["drawn"] - first
        fps = pictures / (perf_counter() - began)
        return {
            "script_ms_per_frame": round(median(spells), 3),
            "fps": round(fps, 1),
            "bytes_a_frame": round(_allocated(seen, session, rng, seconds / 3)),
        }


def _script_s(session: CDPSession) -> float:
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["ScriptDuration"])


def _allocated(seen: Seen, session: CDPSession, rng: Random, seconds: float) -> float:
    """Bytes that were allocated for a picture, those included that were swept up again."""
    kept = {"includeObjectsCollectedByMajorGC": True, "includeObjectsCollectedByMinorGC": True}
    session.send("HeapProfiler.startSampling", {"samplingInterval": SAMPLED_BYTES, **kept})
    first = seen.cost()["drawn"]
    seen.lead(seconds, 60, rng)
    drawn = seen.cost()["drawn"] - first
    profile = session.send("HeapProfiler.stopSampling")["profile"]
    return float(sum(sample["size"] for sample in profile["samples"])) / max(1, drawn)


def _drawn(browser: Browser, port: int) -> Figures:
    """What a picture at the highest quality consists of, and whether shadows rest while the wood does."""
    with visiting(browser, port, port, ARRANGED, "high") as seen:
        before = seen.cost()
        seen.page.wait_for_function("n => window.__paletti.cost().drawn > n + 8", arg=before["drawn"], timeout=60_000)
        still = seen.cost()
        seen.take(seen.state()["view"]["touch"][0]["may"])
        calls, triangles = 0, 0
        for _ in range(12):
            seen.lead(0.25, 6, Random(6))
            cost = seen.cost()
            calls, triangles = max(calls, cost["calls"]), max(triangles, cost["triangles"])
        drawn = still["drawn"] - before["drawn"]
        share = (still["shadows"] - before["shadows"]) / max(1, drawn)
        return {"draw_calls": calls, "triangles": triangles, "shadows_share": round(share, 3)}


def _missed(frames: list[dict[str, Any]]) -> Figures:
    millimetres = sorted(frame["mm"] for frame in frames if frame["free"])
    if len(millimetres) < 100:
        raise BadBench("The hand was hardly ever seen in free air; is the machine busy?")
    return {
        "predicted_mm_p99": round(_ranked(millimetres, 0.99), 3),
        "predicted_mm_median": round(_ranked(millimetres, 0.5), 3),
        "predicted_frames": len(millimetres),
    }


def _jammed(frames: list[dict[str, Any]]) -> Figures:
    # A hand that hardly pulls has no stretch to be compared with.
    shares = sorted(frame["mm"] / frame["stretchMm"] for frame in frames if frame["stretchMm"] > 1)
    return {"jammed_over_stretch_p99": round(_ranked(shares, 0.99), 3) if shares else None}


def _ranked(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))]
