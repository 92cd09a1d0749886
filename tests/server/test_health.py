"""What monitoring hears from a server: whether it is alive, whether it takes pages, and its figures."""

import contextlib
import sqlite3
from pathlib import Path

from tests.server.nodes import node
from tests.server.players import FOUR
from tests.server.served import Server, serving, wait_until

from paletti.cli.main import main


def answers(server: Server) -> tuple[int, int]:
    """Whether the server is alive, and whether it is ready."""
    return server.get("/livez").status_code, server.get("/healthz").status_code


def test_a_server_whose_database_is_gone_lives_and_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with serving(file) as server, contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
        before = answers(server)
        database.execute("ALTER TABLE tables RENAME TO gone")
        gone = answers(server)
        database.execute("ALTER TABLE gone RENAME TO tables")
        assert [before, gone, answers(server)] == [(200, 200), (200, 503), (200, 200)]


def test_a_node_that_hands_its_tables_over_lives_and_is_not_ready(tmp_path: Path) -> None:
    with node(tmp_path, "one") as one:
        page = one.server.page(*one.server.make(*FOUR))
        page.hear("snapshot")
        assert answers(one.server) == (200, 200)
        database = tmp_path / "games.sqlite"
        with contextlib.closing(sqlite3.connect(database)) as games:
            ((name,),) = games.execute("SELECT id FROM nodes").fetchall()
        assert main(["admin", "drain", name, "--database", str(database)]) == 0
        wait_until(lambda: answers(one.server) == (200, 503))
        page.close()


def test_only_monitoring_may_address_the_server_by_any_name(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", names=frozenset({"villa.example", "127.0.0.1"})) as server:
        asked = {
            path: server.get(path, headers={"host": "10.0.0.1:8642"}).status_code
            for path in ("/metrics", "/healthz", "/livez", "/api/lobby", "/")
        }
    assert asked == {"/metrics": 200, "/healthz": 200, "/livez": 200, "/api/lobby": 421, "/": 421}
