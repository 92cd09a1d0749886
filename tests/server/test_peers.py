"""What one node asks another: practice games, lobbies and figures; and a node that never answers."""

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.server.players import choose_colours, topple
from tests.server.served import WAIT_S, serving
from tests.server.test_practice import ALONE

from paletti.bench.table.served_games import QUICK_S
from paletti.storage import Store


def test_a_fall_in_practice_can_be_seen_again_through_another_node(
    tmp_path: Path,
) -> None:
    database = tmp_path / "games.sqlite"
    with (
        serving(database, among_nodes=True, frame_s=QUICK_S) as one,
        serving(database, among_nodes=True, frame_s=QUICK_S) as other,
    ):
        table, owns = one.make(*ALONE, practice=True)
        page = one.page(table, owns)
        fallen = topple(page, choose_colours(page))
        page.hear("over")
        game = f"/api/games/{table}"
        film = other.get(game).json()
        assert film["chapters"][-1]["entry"]["version"] == fallen["version"]
        assert len(other.get(f"{game}/frames").content) > 1000
        # Only nodes may ask for its entries.
        assert one.get(f"{game}/practised").status_code == 404

        page.say("undo")
        page.hear("snapshot")
        assert other.get(game).status_code == 404
        page.close()


@contextmanager
def silent_node(database: Path) -> Iterator[socket.socket]:
    """A node with a valid lease that accepts connections but never answers."""
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listening, Store(database, lease_s=600.0) as store:
        listening.setblocking(False)
        store.leases.join(f"127.0.0.1:{listening.getsockname()[1]}")
        yield listening


def questions(listening: socket.socket) -> int:
    """How often it was asked since the last call."""
    count = 0
    while True:
        try:
            listening.accept()[0].close()
        except BlockingIOError:
            return count
        count += 1


def test_a_node_that_never_answers_is_asked_once_for_all_who_want_to_know(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with (
        silent_node(database) as listening,
        serving(database, among_nodes=True, lease_s=600.0) as server,
        ThreadPoolExecutor(40) as pages,
        httpx.Client(base_url=server.address, timeout=WAIT_S) as client,
    ):
        answers = list(pages.map(client.get, ["/api/lobby", "/metrics"] * 40))
        assert {answer.status_code for answer in answers} == {200}
        # Each of the two questions once, and again after a long enough pause.
        assert questions(listening) < 10
