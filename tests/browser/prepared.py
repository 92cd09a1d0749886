"""Prepared tables: games that have come this far already, in the database of the server that is visited."""

import importlib
import json
from collections.abc import Callable, Collection, Mapping
from math import atan2, cos, hypot, pi, radians, sin
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest
from tests.browser.sight import WIDTHS
from tests.browser.table import Table
from tests.table.tables import NAMES, begun, upright_at

from paletti.outline import edge_distance
from paletti.physics.pose import Pose
from paletti.protocol.api import NewSeat, NewTable
from paletti.protocol.words import Strength
from paletti.rules.deeds import Ends, MoveColumn, Prove
from paletti.rules.pieces import Column
from paletti.server.room.newtable import TableOptions
from paletti.server.room.seats import BOT
from paletti.storage import Store
from paletti.table.drawing.villa import corners
from paletti.table.entry import packed
from paletti.table.game import Game
from paletti.table.gestures import Grip, PutBack
from paletti.table.happenings import Judged
from paletti.table.journal import Journal
from paletti.table.kit import Style, WoodSet, start_poses
from paletti.table.record import Recorder
from paletti.table.setup import GameSetup
from paletti.testing import path
from paletti.testing.hand import ScriptedHand

STRENGTH: Strength = "novice"
MIDDLE = (0.008, -0.016)  # where the blue plateau covers the most
FACING = 0.42 - pi / 2  # where the eye starts
SLIT_M = 0.005  # wide enough to see through, too narrow for the hook
ROOM_M = 0.003
BAY_M = 0.105  # from the middle of the base
LEAN_DEG = 12.0
WALL = tuple(f"{colour}-{kind}" for colour in ("red", "yellow", "blue", "green") for kind in ("thick", "hex"))


def keep(
    database: Path, game: Game, bots: Collection[int] = (), apart: Collection[int] = ()
) -> tuple[str, list[dict[str, object]]]:
    """Stores a table at which this game goes on; its token and the secrets of the seats at one device.

    These do not include the seats of bots or of people who play `apart`.
    """
    kinds: dict[int, Literal["here", "link", "bot"]] = {
        seat: "bot" if seat in bots else "link" if seat in apart else "here" for seat in range(len(game.setup.players))
    }
    players = tuple(zip(kinds.items(), game.setup.players, strict=True))
    wish = NewTable(tuple(NewSeat(kind, name, STRENGTH) for (_, kind), name in players))
    secrets = {seat: f"the-secret-of-seat-{seat}" for seat, kind in kinds.items() if kind != "bot"}
    owns: list[dict[str, object]] = [
        {"seat": seat, "secret": secret} for seat, secret in secrets.items() if kinds[seat] == "here"
    ]
    with Store(database) as store:
        table = store.create(
            game.setup.to_json(),
            options=TableOptions(wish, began=True).text(),
            seats_taken=[
                (name, f"{BOT}{STRENGTH}" if kind == "bot" else kind, secrets.get(seat))
                for (seat, kind), name in players
            ],
        )
        for entry in game.journal.entries():
            store.append(table, entry.version, packed(entry), None)
    return table, owns


def sit_down(table: Table, database: Path, game: Game, bots: Collection[int] = (), apart: Collection[int] = ()) -> None:
    """Opens a table at which that game goes on.

    This page owns all seats except those of bots and of people who play `apart`.
    """
    token, owns = keep(database, game, bots, apart)
    table.page.evaluate("(kept) => localStorage.setItem(...kept)", [f"paletti.seats.{token}", json.dumps(owns)])
    table.page.goto(f"/t/{token}?quality=least")
    table.at_rest(game.version)


def begun_with(
    monkeypatch: pytest.MonkeyPatch,
    *,
    poses: Callable[..., dict[str, Pose]] | None = None,
    storeys: tuple[int, ...] | None = None,
    **setup: Any,
) -> Game:
    """A game whose pieces stand at these poses, or with this many columns on its base and on each plateau."""
    with monkeypatch.context() as patched:
        if poses is not None:
            patched.setattr(importlib.import_module("paletti.table.arrange"), "tower_poses", poses)
        if storeys is not None:
            counts = importlib.import_module("paletti.table.kit.villa").STOREYS
            patched.setitem(counts, len(storeys) - 1, storeys)
        return begun(**setup)


def judge(game: Game, deed: MoveColumn | Prove) -> None:
    """Has a deed judged that no hand did: the wood is already where the deed says."""
    assert isinstance(game._judge(deed, game.state.players.index(deed.by), Recorder(game.world, game.tick)), Judged)


def lock(game: Game, column: str, askew: tuple[Column, ...] = ()) -> None:
    """The player on turn draws this column and puts it back."""
    judge(game, MoveColumn(game.state.player, Column(column), Ends.BROKEN_OFF, askew=askew))


def fail_proof(game: Game, column: str) -> None:
    """The objector draws this column and puts it back."""
    judge(game, Prove(game.state.players[game.state.objector], Column(column), Ends.BROKEN_OFF))


def stand_on_top(game: Game, column: str) -> None:
    """The player on turn stands this column on a free spot of the top plateau."""
    facts, top = game.facts(), str(game.state.top_plateau)
    spot = path.free_spots(facts, column, top)[0]
    game.world.place({column: upright_at(game, column, *spot, path.floor_height(facts, top))})
    game.world.settle(10.0)
    game.world.hush()
    judge(game, MoveColumn(game.state.player, Column(column)))


def on_site(edition: str, besides: Callable[[WoodSet, dict[str, Pose]], dict[str, Pose]] | None = None) -> Game:
    """A game whose villa is set up by hand: all columns stand on the site, the blue plateau is not laid yet."""
    game = Game.new(GameSetup(NAMES[:2], edition, layout="by-hand", serial=6, seed=6), Journal())
    poses = start_poses(game.kit, 6, 6)
    del poses["blue"]
    game.world.place(poses | (besides(game.kit, poses) if besides else {}))
    game.world.settle(10.0)
    assert game.gesture(0, Grip("red-hex")) is None
    assert game.gesture(0, PutBack()) is None
    ScriptedHand(game, 0).rest()
    return game


def leaning_on_site(edition: str) -> Game:
    """The same, but one of the columns leans against another."""
    return on_site(edition, _leaning)


def _leaning(kit: WoodSet, poses: dict[str, Pose]) -> dict[str, Pose]:
    leaner, other = "blue-thin-3", "red-thick"  # next to each other
    pieces = {piece.name: piece for piece in kit.pieces(6)}
    lean, half, height = radians(LEAN_DEG), WIDTHS["thin"] / 2, pieces[leaner].height / 2
    (x, y, _), (ox, oy, _) = poses[leaner].position, poses[other].position
    heading = atan2(oy - y, ox - x)
    off = WIDTHS["thick"] / 2 + half + height * sin(lean) + 0.001
    middle = height * cos(lean) + half * sin(lean) + 2e-5
    turned = (cos(lean / 2), -sin(heading) * sin(lean / 2), cos(heading) * sin(lean / 2), 0.0)
    return {leaner: Pose((ox - off * cos(heading), oy - off * sin(heading), middle), turned)}


def walled_in(kit: WoodSet, serial: int, seed: int, _plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa in which a thin red column stands within a wall of eight: neither fingers nor the hook can reach it."""
    poses = start_poses(kit, serial, seed, style)
    pieces = {piece.name: piece for piece in kit.pieces(serial)}
    radius = (0.015 + 0.0127 + SLIT_M) / 2 / sin(pi / len(WALL))
    feet = [("red-thin-1", *MIDDLE)]
    for at, column in enumerate(WALL):
        turn = FACING - pi / len(WALL) + 2 * pi * at / len(WALL)
        feet.append((column, MIDDLE[0] + radius * cos(turn), MIDDLE[1] + radius * sin(turn)))
    outside = [name for name in pieces if "thin" in name and name != "red-thin-1"]
    for at in range(360):  # around the wall, where there is room under the plateau
        x, y = MIDDLE[0] + 0.066 * cos(at * pi / 180), MIDDLE[1] + 0.066 * sin(at * pi / 180)
        if outside and all(
            hypot(x - u, y - v) > WIDTHS[name.split("-")[1]] / 2 + 0.0075 + ROOM_M for name, u, v in feet
        ):
            feet.append((outside.pop(), x, y))
    assert outside == []
    return poses | {name: Pose.upright(x, y, pieces[name].height / 2) for name, x, y in feet}


def in_the_bay(kit: WoodSet, serial: int, poses: Mapping[str, Pose], column: str) -> Pose:
    """Where this column stands free on the base, on the side where the blue plateau reaches least far."""
    pieces = {piece.name: piece for piece in kit.pieces(serial)}
    blue = corners(pieces["blue"], poses["blue"].row)[:, :2]
    edge = blue[: len(blue) // 2]
    bays = [(BAY_M * cos(at * pi / 36), BAY_M * sin(at * pi / 36)) for at in range(72)]
    bay = min(bays, key=lambda spot: float(edge_distance(edge, np.array([spot]))[0]))
    return Pose.upright(*bay, pieces[column].height / 2)
