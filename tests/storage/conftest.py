"""Both databases, which the tests start themselves, and a store in each of them."""

from collections.abc import Iterator
from itertools import count

import pytest
from tests import databases
from tests.clock import Clock

from paletti.storage import Store

database, where = databases.database, databases.where


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(where: str, clock: Clock) -> Iterator[Store]:
    numbers = count(1)
    with Store(where, clock=clock, fresh_id=lambda: f"table-{next(numbers)}") as opened:
        yield opened
