"""Games played through the real server, with everything that can be done there, verify to the bit."""

from collections.abc import Iterator

import pytest
from tests.loop import carried_out
from tests.server.players import FOUR, topple
from tests.server.served import Server, serving

from paletti.bench.table import served_games
from paletti.rules.deeds import MoveColumn
from paletti.table.replay.file import from_bytes
from paletti.table.replay.verify import Verified, verify

BOT = {"kind": "bot", "name": "Mia", "strength": "novice"}
ROUNDS = 6
"""The wood moves in real time and does not always do what was planned; then another game is played."""


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("quick") / "games.sqlite"
    with serving(database, absent_after_s=0.0, tables_a_minute=1000, frame_s=served_games.QUICK_S) as served:
        yield served


def test_games_with_every_verb_played_through_the_server_verify(quick_server: Server) -> None:
    games: list[served_games.Served] = []
    missing = set(served_games.WANTED)
    for turn in range(ROUNDS):
        plans = served_games.owed(served_games.plans(turn), missing)
        games += carried_out(served_games.all_played(quick_server.port, plans, at_once=served_games.ROUND))
        missing = {verb for verb, count in served_games.counts(games).items() if count == 0}
    assert [game.problem for game in games if game.problem is not None] == []
    assert missing == set()


def test_a_game_in_which_a_bot_built_verifies(quick_server: Server) -> None:
    table, owns = quick_server.make(*FOUR[:3], BOT)
    page = quick_server.page(table, owns)
    page.hear("snapshot")
    page.say("throw", seat=0)
    for seat in (1, 2):
        view = page.hear("judged")["view"]
        page.say("choose", seat=seat, colour=view["freeColours"][0])
    # The last to get a colour begins: the bot.
    turn = page.hear("judged", where=lambda told: told["view"]["phase"] != "colours" and told["view"]["acting"] == [0])
    assert topple(page, turn["view"])["view"]["over"]
    replay = from_bytes(quick_server.get(f"/api/games/{table}.villa").content)
    assert "Mia" in {entry.deed.by for entry in replay.entries if isinstance(entry.deed, MoveColumn)}
    assert verify(replay) == Verified(len(replay.entries))
    page.close()
