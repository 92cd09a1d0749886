"""A game whose journal was damaged in the database: every route says so in one sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest
from tests.server.outside import Outside, running
from tests.server.test_replays import upload

from paletti.table.entry import packed
from paletti.table.replay.file import to_bytes
from paletti.testing.bombs import toppled

LAST = toppled().entries[-1]
ROUTES = ("", "/frames", ".villa", "/loads/5", "/collapse", "/analysis")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with running(tmp_path_factory.mktemp("damaged"), "--new-a-minute", "10000") as server:
        yield server


def damaged(server: Outside, sql: str, value: object) -> str:
    """A stored game in which something was overwritten afterwards."""
    game: str = upload(server, to_bytes(toppled())).json()["game"]
    with closing(sqlite3.connect(Path(server.settings.database))) as database, database:
        database.execute(sql, (value, game))
    return game


def told(server: Outside, game: str, route: str) -> tuple[int, str, bool]:
    """The status, the reason, and whether the text is a sentence, as soon as there is an answer."""
    # An analysis begins before the game is opened, so its first answer is about its progress.
    while (answer := server.get(f"/api/games/{game}{route}")).status_code == 200:
        assert answer.json()["analysis"] is None
        sleep(0.1)
    return answer.status_code, answer.json()["reason"], answer.json()["sentence"].endswith(".")


ENTRY = "UPDATE entries SET payload = ? WHERE version = 5 AND table_id = ?"
SETUP = "UPDATE tables SET setup = ? WHERE id = ?"
THOUGHT = "INSERT INTO thoughts (version, seat, strength, weighed, table_id) VALUES (1, 0, 'master', ?, ?)"


@pytest.mark.parametrize(
    ("sql", "value", "routes"),
    [
        pytest.param(ENTRY, b"\x00" * 100, ROUTES, id="an entry"),
        pytest.param(ENTRY, packed(replace(LAST, track=None)), ("/loads/5",), id="its pictures"),
        pytest.param(SETUP, '{"players": 7}', ROUTES, id="the setup"),
        pytest.param(THOUGHT, "[{", ("", ".villa"), id="a thought"),
    ],
)
def test_a_damaged_game_gets_one_sentence_at_every_route_and_no_traceback(
    outside: Outside, sql: str, value: object, routes: tuple[str, ...]
) -> None:
    game = damaged(outside, sql, value)
    assert [told(outside, game, route) for route in routes] == [(500, "damaged-game", True)] * len(routes)
    assert "Traceback" not in outside.said
