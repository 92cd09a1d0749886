"""A real PostgreSQL that freezes, and one that is killed: tables stand still, say so, and go on."""

from collections.abc import Callable, Iterator

import pytest
from tests.server.nodes import do_next
from tests.server.players import FOUR
from tests.server.served import Page, serving

from paletti.server.room import writer
from paletti.testing.postgres import Database, running_database


@pytest.fixture
def database() -> Iterator[Database]:
    with running_database() as database:
        yield database


def stand_still(page: Page, begins: Callable[[], None], ends: Callable[[], None]) -> None:
    """Does a deed while the database is away."""
    page.say("resync")
    before = page.hear("snapshot")
    begins()
    seat = before["view"]["acting"][0]
    if "throw" in before["view"]["may"][seat]:
        page.say("throw", seat=seat)
    else:
        page.say("choose", seat=seat, colour=before["view"]["freeColours"][0])
    # What was told before it went away does not count.
    told = page.hear("sorry", "judged")
    ends()
    assert told["reason"] == "storage-away"
    assert page.hear("judged")["version"] == before["version"] + 1


def test_a_table_stands_still_while_postgresql_is_frozen_or_killed_says_so_and_goes_on(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "SLOW_S", 0.5)
    with serving(database.url) as server:
        page = server.page(*server.make(*FOUR))
        do_next(page, page.hear("snapshot")["view"])
        stand_still(page, database.freeze, database.thaw)
        stand_still(page, database.kill, database.start)
        page.close()
