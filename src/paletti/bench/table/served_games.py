"""Games played through a real server, with everything that hands and words do there, and verified afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from msgspec.structs import replace

from paletti.bench.pages import ask, make
from paletti.bench.table.acts import TablePlan
from paletti.bench.table.evening import Evening
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

AT_ONCE: Final = 5
"""Games that are played at the same time: their pages, the server and the physics share the machine."""
OWN_COLOURS: Final = tuple(edition for edition in EDITIONS if house(edition).mode is Mode.OWN)
"""The editions whose players build with columns of their own colours."""
WITH_JAMS: Final = next(edition for edition in EDITIONS if house(edition).jam_s is not None)
"""An edition in which a column can jam."""
CLOCK_S: Final = 12


@dataclass(frozen=True)
class Served:
    """A game that went through the server: what it consisted of, and whether it came out the same again."""

    verbs: frozenset[str]
    problem: str | None = None
    """What did not verify, or was allowed though it must not be."""
    unfinished: str | None = None
    """Why it came to no end: it can then be neither verified nor not."""


# What is planned


def plans(quick: bool) -> list[TablePlan]:
    """Games of four kinds in turn, each with a fourth of all verbs and with most of the common ones."""
    return [_plan(number) for number in range(4 if quick else 52)]


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
    """What players did in a game, by words and by hand; how an attempt ended where that is a verb of its own."""
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
"""Every verb there is, and the endings that are easily forgotten; each is to be in ten games."""


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
    except (TimeoutError, ConnectionError) as problem:
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
    """What a game's replay says, and what of it should have been refused."""
    replay = from_bytes(data)
    found = verify(replay)
    verbs = verbs_of(replay.entries)
    if isinstance(found, Verified) and not allowed:
        return Served(verbs)
    if isinstance(found, Verified):
        return Served(verbs, f"{replay.setup.edition} seed {replay.setup.seed}, not refused: {'; '.join(allowed)}")
    what = f"deed {found.deed}: {found.what}" if isinstance(found, Differs) else f"not all can be checked here: {found}"
    return Served(verbs, f"{replay.setup.edition} seed {replay.setup.seed}, {what}")


async def all_played(
    port: int, plans: Sequence[TablePlan], done: Callable[[Served], None] = lambda one: None
) -> list[Served]:
    """All these games, some at a time."""
    room = asyncio.Semaphore(AT_ONCE)

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
