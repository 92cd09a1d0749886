"""Both databases; the tests start them themselves."""

from tests import databases

database, where = databases.database, databases.where
