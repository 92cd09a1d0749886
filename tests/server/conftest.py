"""One real server for most tests, because starting one takes longer than asking it; and both databases for others."""

from collections.abc import Iterator

import pytest
from tests import databases
from tests.server.served import Server, serving

database, where = databases.database, databases.where


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("served") / "games.sqlite", absent_after_s=0.0, tables_a_minute=1000
    ) as served:
        yield served
