"""Tables that were prepared: a game that has come so far already, in the database of the server that is visited."""

import json
from math import cos, hypot, pi, sin
from pathlib import Path

from tests.browser.sight import WIDTHS
from tests.browser.table import Table

from paletti.physics.pose import Pose
from paletti.protocol.api import NewSeat, NewTable
from paletti.server.room.newtable import TableOptions
from paletti.storage import Store
from paletti.table.entry import packed
from paletti.table.game import Game
from paletti.table.kit import Style, WoodSet, start_poses

MIDDLE = (0.008, -0.016)  # deepest under the blue plateau
FACING = 0.42 - pi / 2  # where the eye is at home
SLIT_M = 0.005  # one sees through it, and the hook does not fit
ROOM_M = 0.003
WALL = tuple(f"{colour}-{kind}" for colour in ("red", "yellow", "blue", "green") for kind in ("thick", "hex"))


def keep(database: Path, game: Game) -> tuple[str, list[dict[str, object]]]:
    """The table at which this game goes on, and the secrets of its seats, all at one device."""
    players = game.setup.players
    wish = NewTable(tuple(NewSeat("here", name) for name in players))
    owns: list[dict[str, object]] = [
        {"seat": seat, "secret": f"the-secret-of-seat-{seat}"} for seat in range(len(players))
    ]
    with Store(database) as store:
        table = store.create(
            game.setup.to_json(),
            options=TableOptions(wish, began=True).text(),
            seats_taken=[(name, "here", str(own["secret"])) for name, own in zip(players, owns, strict=True)],
        )
        for entry in game.journal.entries():
            store.append(table, entry.version, packed(entry), None)
    return table, owns


def sit_down(table: Table, database: Path, game: Game) -> None:
    """Goes with this page to a table where that game goes on, and owns all its seats."""
    token, owns = keep(database, game)
    table.page.evaluate("(kept) => localStorage.setItem(...kept)", [f"paletti.seats.{token}", json.dumps(owns)])
    table.page.goto(f"/t/{token}?quality=least")
    table.at_rest(game.version)


def walled_in(kit: WoodSet, serial: int, seed: int, _plateaus: int, style: Style = "scattered") -> dict[str, Pose]:
    """A villa in which a thin red column stands within a wall of eight: neither fingers nor the hook get at it."""
    poses = start_poses(kit, serial, seed, style)
    pieces = {piece.name: piece for piece in kit.pieces(serial)}
    radius = (0.015 + 0.0127 + SLIT_M) / 2 / sin(pi / len(WALL))
    feet = [("red-thin-1", *MIDDLE)]
    for at, column in enumerate(WALL):
        turn = FACING - pi / len(WALL) + 2 * pi * at / len(WALL)
        feet.append((column, MIDDLE[0] + radius * cos(turn), MIDDLE[1] + radius * sin(turn)))
    outside = [name for name in pieces if "thin" in name and name != "red-thin-1"]
    for at in range(360):  # round the wall, where there is room under the plateau
        x, y = MIDDLE[0] + 0.066 * cos(at * pi / 180), MIDDLE[1] + 0.066 * sin(at * pi / 180)
        if outside and all(
            hypot(x - u, y - v) > WIDTHS[name.split("-")[1]] / 2 + 0.0075 + ROOM_M for name, u, v in feet
        ):
            feet.append((outside.pop(), x, y))
    assert outside == []
    return poses | {name: Pose.upright(x, y, pieces[name].height / 2) for name, x, y in feet}
