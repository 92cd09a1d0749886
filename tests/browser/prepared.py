"""Tables that were prepared: a game that has come so far already, in the database of the server that is visited."""

import json
from pathlib import Path

from tests.browser.table import Table

from paletti.protocol.api import NewSeat, NewTable
from paletti.server.room.newtable import TableOptions
from paletti.storage import Store
from paletti.table.entry import packed
from paletti.table.game import Game


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
