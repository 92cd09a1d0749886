"""A host that plays with a measured set: the page draws it, and the kept game contains it."""

from pathlib import Path

from tests.server.players import FOUR, choose_colours, topple
from tests.server.served import serving
from tests.table.test_measured import SLENDER

from paletti.table.replay.file import from_bytes
from paletti.table.replay.verify import Verified, verify


def test_a_game_is_played_with_the_hosts_own_set(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", kit=SLENDER) as server:
        table, owns = server.make(*FOUR)
        page = server.page(table, owns)
        view = choose_colours(page)
        snapshot = next(told for told in page.told if told["type"] == "snapshot")
        heights = [column["height"] for column in snapshot["kit"]["columns"]]
        assert all(0.0755 < height < 0.0765 for height in heights)
        while not view["over"]:
            view = topple(page, view)["view"]
        page.close()
        replay = from_bytes(server.get(f"/api/games/{table}.villa").content)
    assert replay.setup.wood().name == "attic find"
    assert verify(replay) == Verified(len(replay.entries))
