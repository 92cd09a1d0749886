"""A hostile client against a real server: floods, mutated messages, upload bombs, kills, and what it costs others."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
from rich.progress import Progress
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from paletti.bench.floods import NOISE, uploads, worst_flood
from paletti.bench.pages import LiveTable, Page, ask, join, make
from paletti.bench.report import Figures, Target, above, at_least, below, exactly
from paletti.protocol.version import VERSION
from paletti.testing.bombs import BOMBS, MB
from paletti.testing.processes import family_bytes

SEED: Final = 16
BATCH: Final = 250
"""Mutated messages on one line: about as many as are heard before it is cut."""


@dataclass(frozen=True)
class AttackScale:
    """How much is done."""

    messages: int
    rounds: int
    kills: int
    soak_s: float


FULL: Final = AttackScale(1_000_000, 10, 1000, 3600.0)
QUICK: Final = AttackScale(5000, 1, 5, 60.0)

TARGETS: Final = (
    Target("messages", *at_least(FULL.messages)),
    Target("takeovers", *exactly(0)),
    Target("breakdowns", *exactly(0)),
    Target("tracebacks", *exactly(0)),
    Target("victim_fps", *above(0.9)),
    Target("bombs_refused", *exactly(1)),
    Target("bomb_mb", *below(50)),
    Target("kills", *at_least(FULL.kills)),
    Target("lost", *exactly(0)),
    Target("differs", *exactly(0)),
    Target("soak_growth", *below(1.10)),
)


def measure(progress: Progress, *, quick: bool) -> Figures:
    """All figures. The full form takes hours, the quick one a few minutes."""
    scale = QUICK if quick else FULL
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(_attack(progress, Path(folder), scale))
        figures |= asyncio.run(_kill(progress, Path(folder), scale.kills))
        figures |= asyncio.run(_soak(progress, Path(folder), scale.soak_s))
    return figures


@dataclass
class Attacked:
    """The server under attack."""

    process: subprocess.Popen[str]
    port: int
    log: Path

    def memory(self) -> int:
        return family_bytes(self.process.pid)

    async def counted(self, name: str) -> int:
        """One of the server's own counters."""
        text = (await ask(self.port, "GET /metrics HTTP/1.1", b"")).decode()
        line = next((line for line in text.splitlines() if line.startswith(f"paletti_{name} ")), "0 0")
        return int(float(line.split()[1]))


@contextlib.contextmanager
def attacked(folder: Path, name: str) -> Iterator[Attacked]:
    """`paletti serve` with its own limits, in a process of its own."""
    log = folder / f"{name}.log"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "paletti", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--new-a-minute", "100000", "--database", str(folder / f"{name}.sqlite")]
    with (
        log.open("a") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            if not process.stdout.readline():
                raise RuntimeError(f"the server did not start: {log.read_text()}")
            yield Attacked(process, port, log)
        finally:
            process.terminate()


async def _attack(progress: Progress, folder: Path, scale: AttackScale) -> Figures:
    with attacked(folder, "attack") as server:
        tables = [await LiveTable.open(server.port) for _ in range(4)]
        victim = tables[0]
        victims, _ = await make(server.port)
        figures: Figures = await _mutate(progress, server, victims, scale.messages)
        for table in tables[1:]:
            await table.close()
        figures["victim_fps"], figures["worst_flood"] = await worst_flood(progress, server.port, victim, scale.rounds)
        figures |= await _bomb(progress, server)
        figures["breakdowns"] = await server.counted("breakdowns_total")
        await victim.close()
    figures["tracebacks"] = server.log.read_text().count("Traceback")
    return figures


# --- mutated messages ------------------------------------------------------------------------------------------------

KINDS: Final = (
    *("hello", "claim-seat", "seat-bot", "resync", "grip", "hook", "hold", "take-plateau", "aim", "aim-hold", "let-go"),
    *("release-hold", "put-back", "arrange", "throw", "choose", "apply", "consent", "object", "pass", "name-colour"),
    *("waive", "give-up", "vote", "rematch", "say", "undo", "hurry", "ask-reach", "ask-loads"),
)
VALUES: Final[tuple[object, ...]] = (
    *(0, 1, 3, -1, 10**30, 1e308, -0.0, True, None, "", "red", "red-hex", "blue", "steady", "bot", "x" * 3000, "\x00"),
    *([], {}, [0, 0, 0], [1e9, 0, 0], [[[[]]]], {"seat": 0}, "../../etc", "007", "\u202e", "A" * 22, "master"),
)
FIELDS: Final = (
    *("seat", "name", "strength", "column", "point", "direction", "plateau", "position", "turn", "colour"),
    *("absent", "choice", "phrase", "table", "owns", "version"),
)


def mutated(chance: random.Random) -> bytes:
    """A message that is nearly one of ours."""
    message: dict[str, object] = {"type": chance.choice(KINDS)}
    for field in chance.sample(FIELDS, chance.randrange(5)):
        message[field] = chance.choice(VALUES)
    if chance.random() < 0.6:
        message["seat"] = chance.randrange(4)
    data = bytearray(msgspec.json.encode(message))
    for _ in range(chance.choice((0, 0, 0, 1, 3))):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


async def _mutate(progress: Progress, server: Attacked, table: str, wanted: int) -> Figures:
    """Says nearly right things at another's table, with wrong secrets, on line after line."""
    task = progress.add_task("bench-doing-messages", total=wanted)
    chance, sent, takeovers = random.Random(SEED), 0, 0
    while sent < wanted:
        with contextlib.suppress(*NOISE):
            async with connect(f"ws://127.0.0.1:{server.port}/socket/{table}", compression=None, max_size=None) as line:
                owns = [{"seat": chance.randrange(4), "secret": f"{chance.getrandbits(128):032x}"[:22]}]
                hello = {
                    "type": "hello",
                    "version": VERSION,
                    "owns": owns if chance.random() < 0.5 else [],
                }
                await line.send(msgspec.json.encode(hello).decode())
                batch = [mutated(chance) for _ in range(BATCH)]
                sent += len(batch)
                line.transport.write(b"".join(Frame(Opcode.TEXT, data).serialize(mask=True) for data in batch))
                async with asyncio.timeout(20):
                    async for told in line:
                        takeovers += isinstance(told, str) and _given(msgspec.json.decode(told))
        progress.update(task, completed=sent)
    return {"messages": sent, "takeovers": takeovers}


def _given(told: dict[str, Any]) -> bool:
    """Whether an attacker was given a seat with this."""
    return told["type"] == "seated" or (told["type"] == "welcome" and bool(told["seats"]))


# --- upload bombs ----------------------------------------------------------------------------------------------------


async def _bomb(progress: Progress, server: Attacked) -> Figures:
    task = progress.add_task("bench-doing-bombs", total=len(BOMBS))
    for _ in range(2):
        await uploads(server.port)
    worst = refused = 0
    for bomb in BOMBS.values():
        data, before = await asyncio.to_thread(bomb), server.memory()
        asking = asyncio.create_task(ask(server.port, "POST /api/replays HTTP/1.1", data))
        while not asking.done():
            worst = max(worst, server.memory() - before)
            await asyncio.sleep(0.02)
        with contextlib.suppress(msgspec.MsgspecError, KeyError):
            refused += msgspec.json.decode(asking.result())["reason"] == "bad-replay"
        progress.advance(task)
    return {"bombs": len(BOMBS), "bombs_refused": refused / len(BOMBS), "bomb_mb": worst / MB}


# --- kills -----------------------------------------------------------------------------------------------------------


async def _kill(progress: Progress, folder: Path, wanted: int) -> Figures:
    """A page plays, the server is killed in the middle, and the page comes back to what it had heard."""
    task = progress.add_task("bench-doing-kills", total=wanted)
    chance, lost, differs, kills = random.Random(SEED), 0, 0, 0
    table: str | None = None
    owns: list[dict[str, object]] = []
    heard: dict[int, str] = {}
    while kills < wanted:
        with attacked(folder, "kill") as server:
            if table is None:
                table, owns = await make(server.port)
                heard = {}
            page = await join(server.port, table, owns)
            now = await page.hear("snapshot")
            lost += max(heard, default=0) > now["version"]
            differs += heard.get(now["version"], now["hash"]) != now["hash"]
            heard[now["version"]] = now["hash"]
            until = monotonic() + chance.uniform(0.05, 0.6)
            with contextlib.suppress(*NOISE):
                over = await _play(page, now["view"], heard, until, chance)
                table = None if over else table
            server.process.send_signal(signal.SIGKILL)
            server.process.wait()
            kills += 1
            with contextlib.suppress(*NOISE):
                await page.line.close()
        progress.update(task, completed=kills)
    return {"kills": kills, "lost": lost, "differs": differs}


async def _play(page: Page, view: dict[str, Any], heard: dict[int, str], until: float, chance: random.Random) -> bool:
    """Grips, pulls and lets go as long as there is time; whether the game is over."""
    while monotonic() < until and not view["over"]:
        seat = view["acting"][0]
        column = chance.choice(view["touch"][0]["may"]) if view["touch"] and view["touch"][0]["may"] else "red-hex"
        for kind, fields in (
            ("grip", {"column": column, "point": [0.0, 0.0, 0.02]}),
            ("aim", {"position": [chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), 0.1]}),
            ("let-go", {}),
            ("apply", {}),
        ):
            await page.say(kind, seat=seat, **fields)
        async with asyncio.timeout(max(0.05, until - monotonic())):
            told = await page.hear("judged")
        heard[told["version"]], view = told["hash"], told["view"]
    return bool(view["over"])


# --- a long evening --------------------------------------------------------------------------------------------------


async def _soak(progress: Progress, folder: Path, seconds: float) -> Figures:
    """Memory at the end of four tables of bots over that after a sixth of the time."""
    task = progress.add_task("bench-doing-soak", total=seconds)
    bots = [{"kind": "bot", "name": name, "strength": "apprentice"} for name in ("Ann", "Ben")]
    with attacked(folder, "soak") as server:
        began, early = monotonic(), 0
        watching: list[asyncio.Task[None]] = []
        while (passed := monotonic() - began) < seconds:
            # A game that is over makes room for the next.
            watching = [each for each in watching if not each.done()]
            while len(watching) < 4:
                made = msgspec.json.decode(
                    await ask(server.port, "POST /api/tables HTTP/1.1", msgspec.json.encode({"seats": bots}))
                )
                watching.append(asyncio.create_task(_watch_to_the_end(server.port, made["table"])))
            if not early and passed > seconds / 6:
                early = server.memory()
            progress.update(task, completed=passed)
            await asyncio.sleep(1.0)
        late = server.memory()
        for each in watching:
            each.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return {"soak_s": seconds, "soak_mb": late / MB, "soak_growth": late / max(1, early)}


async def _watch_to_the_end(port: int, table: str) -> None:
    page = await join(port, table, [])
    try:
        await page.hear("over")
    finally:
        await page.line.close()
