"""Games played through a real server, with everything that hands and words can do, and verified afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from paletti.bench.pages import ask, make
from paletti.bench.table.acts import TablePlan
from paletti.bench.table.evening import Evening
from paletti.bench.table.falls import Falls, examined
from paletti.bench.table.visitor import Eyes, Visitor
from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.words import EDITIONS
from paletti.rules.deeds import VERBS, LayPlateau, MoveColumn, Prove, TakeOut
from paletti.rules.editions import house
from paletti.rules.values import Mode
from paletti.table.entry import Entry, FeelColumn, Noted, PlacePiece
from paletti.table.gestures import Aim, AimHold, Interrupt
from paletti.table.record import unpack_gestures
from paletti.table.replay.file import from_bytes
from paletti.table.replay.verify import Differs, Verified, verify

AT_ONCE: Final = 3
"""Games that are played at the same time: their pages, the server and the physics share the machine."""
OWN_COLOURS: Final = tuple(edition for edition in EDITIONS if house(edition).mode is Mode.OWN)
"""The editions whose players build with columns of their own colours."""
WITH_JAMS: Final = next(edition for edition in EDITIONS if house(edition).jam_s is not None)
"""An edition in which a column can jam."""
CLOCK_S: Final = 12
QUICK_S: Final = 0.004
"""The time of a frame: the villa moves four times as fast as in real life, if the machine can keep up."""
ROUND: Final = 4
"""Games that are planned together, one of each kind."""
ROUNDS: Final = 25
"""Wood in real time does not always do what was planned. Then more such games are played, up to this many rounds."""
ENOUGH_GAMES, ENOUGH_OF_A_VERB = 30, 10


@dataclass(frozen=True)
class Served:
    """A game that went through the server: what happened in it, and whether it verified."""

    verbs: frozenset[str]
    problem: str | None = None
    """What did not verify, or was wrongly allowed."""
    unfinished: str | None = None
    """Why it did not end: it then counts neither as verified nor as not verified."""
    falls: Falls = field(default_factory=Falls)
    """How its pictures compare with its verdicts."""


# What is planned


def plans(turn: int) -> list[TablePlan]:
    """A round of games, one of each kind, each with a fourth of all verbs and with most of the common ones."""
    return [_plan(number) for number in range(ROUND * turn, ROUND * (turn + 1))]


def _plan(number: int) -> TablePlan:
    edition = OWN_COLOURS[number // 4 % len(OWN_COLOURS)]
    brief: NewTable
    acts: tuple[str, ...]
    match number % 4:
        case 0:
            brief = NewTable(_seats(2), edition, {"two-colours": "named"})
            acts = ("feel", "break off", "hook", "hold", "raise", "prove", "lay")
        case 1:
            brief = NewTable(_seats(4), edition, clock_s=CLOCK_S)
            acts = ("break off", "take out", "clock", "waive", "leave")
        case 2:
            brief = NewTable(_seats(3), edition, layout="by-hand")
            acts = ("raise", "pass", "push", "hold", "break off")
        case _:
            brief = NewTable(_seats(3), WITH_JAMS, {"mode": "random", "jam-s": 1, "rounds": 1})
            acts = ("feel", "raise", "slide", "jam", "hook", "leave")
    return TablePlan(replace(brief, serial=300 + number, seed=8000 + number, objection_s=0), acts, number)


def _seats(count: int) -> tuple[NewSeat, ...]:
    return tuple(NewSeat("here", name) for name in ("Ann", "Ben", "Cleo", "Dan")[:count])


# What was played


def verbs_of(entries: Sequence[Entry]) -> frozenset[str]:
    """What players did in a game, in words and by hand; how an attempt ended, if that is a verb of its own."""
    names = {kind: name for name, kind in VERBS.items()}
    found: set[str] = set()
    for entry in entries:
        deed = entry.deed
        if isinstance(deed, Noted):
            found.add("feel" if isinstance(deed, FeelColumn) else "place" if isinstance(deed, PlacePiece) else "note")
        else:
            found.add(names[type(deed)])
        if isinstance(deed, MoveColumn | Prove | TakeOut | LayPlateau):
            found.add(f"{names[type(deed)]} {deed.ends}")
        for timed in unpack_gestures(entry.gestures):
            gesture = timed.gesture
            if isinstance(gesture, Interrupt):
                found.add(f"interrupted by {'the clock' if gesture.why == 'clock' else 'leaving'}")
            elif not isinstance(gesture, Aim | AimHold):
                found.add(str(type(gesture).__struct_config__.tag))
    return frozenset(found)


WANTED: Final = (
    *(verb for verb in VERBS if verb != "setup"),
    *("place", "feel", "grip", "hook", "hold", "take-plateau", "let-go", "release-hold", "put-back"),
    *("interrupted by the clock", "interrupted by leaving"),
    *("move stands", "move broken-off", "move fault", "move jammed", "prove stands", "prove broken-off"),
    *("take-out out", "take-out waived", "lay stands", "lay slid-off", "lay given-up"),
)
"""Every verb there is, and the endings that are easily forgotten. Each should occur in ten games."""


PLANNED_AS: Final = {
    "feel": "feel",
    "hook": "hook",
    "hold": "hold",
    "release-hold": "hold",
    "prove stands": "prove",
    "lay stands": "lay",
    "take-out out": "take out",
    "take-out waived": "waive",
    "prove broken-off": "waive",
    "lay given-up": "waive",
    "interrupted by the clock": "clock",
    "interrupted by leaving": "leave",
    "pass": "pass",
    "move fault": "push",
    "move jammed": "jam",
    "lay slid-off": "slide",
}
"""The act of a plan that brings a verb about; verbs that are not here can occur in any game."""


def owed(plans: Sequence[TablePlan], missing: Collection[str]) -> list[TablePlan]:
    """The plans that should bring about something that is missing."""
    return [plan for plan in plans if any(PLANNED_AS.get(verb) in (None, *plan.acts) for verb in missing)]


async def played(port: int, plan: TablePlan) -> Served:
    """One game, from the first throw to the last column, and what its replay says."""
    table, owns = await make(port, plan.brief)
    evening = Evening(plan, Random(plan.seed))
    listening: list[asyncio.Task[None]] = []
    try:
        for own in (owns[:-1], owns[-1:]):
            visitor = await Visitor.come(port, table, own, Eyes(plan.serial), evening.rng)
            evening.visitors.append(visitor)
            listening.append(asyncio.create_task(visitor.listen()))
        await evening.play()
    except (TimeoutError, ConnectionError, ConnectionClosed) as problem:
        return Served(frozenset(), unfinished=f"game {plan.seed}: {str(problem) or 'somebody waits for ever'}")
    finally:
        for visitor in evening.visitors:
            await visitor.close()
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    data = await ask(port, f"GET /api/games/{table}.villa HTTP/1.1", b"")
    return await asyncio.to_thread(_verified, data, evening.allowed)


def _verified(data: bytes, allowed: Sequence[str]) -> Served:
    """What verifying a game's replay says, and what should have been refused in it."""
    replay = from_bytes(data)
    found = verify(replay)
    verbs = verbs_of(replay.entries)
    setup, name = replay.setup, f"{replay.setup.edition} seed {replay.setup.seed}"
    falls = examined(setup.wood().pieces(setup.serial), replay.entries, name, (setup.edition,))
    if isinstance(found, Verified) and not allowed:
        return Served(verbs, falls=falls)
    if isinstance(found, Verified):
        return Served(verbs, f"{name}, not refused: {'; '.join(allowed)}", falls=falls)
    what = f"deed {found.deed}: {found.what}" if isinstance(found, Differs) else f"not all can be checked here: {found}"
    return Served(verbs, f"{name}, {what}", falls=falls)


async def all_played(
    port: int, plans: Sequence[TablePlan], done: Callable[[Served], None] = lambda one: None, at_once: int = AT_ONCE
) -> list[Served]:
    """All these games, some at a time."""
    room = asyncio.Semaphore(at_once)

    async def one(plan: TablePlan) -> Served:
        async with room:
            found = await played(port, plan)
            done(found)
            return found

    return list(await asyncio.gather(*(one(plan) for plan in plans)))


def counts(games: Sequence[Served]) -> dict[str, int]:
    """In how many games each verb is, the rarest first."""
    found = Counter(verb for game in games for verb in game.verbs)
    return dict(sorted(((verb, found[verb]) for verb in WANTED), key=lambda item: item[1]))


def still_owed(games: Sequence[Served]) -> set[str]:
    """The verbs that occur in too few games; all verbs, while too few games verify."""
    verified = sum(game.problem is None and game.unfinished is None for game in games)
    enough = ENOUGH_OF_A_VERB if verified >= ENOUGH_GAMES else len(games) + 1
    return {verb for verb, count in counts(games).items() if count < enough}


async def enough_played(port: int, rounds: int, done: Callable[[Served], None] = lambda one: None) -> list[Served]:
    """Games in which every verb occurs often enough: each round plays those in which a missing verb is planned."""
    games: list[Served] = []
    for turn in range(rounds):
        missing = still_owed(games)
        if not missing:
            break
        games += await all_played(port, owed(plans(turn), missing), done)
    return games
