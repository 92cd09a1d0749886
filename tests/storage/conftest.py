"""Both databases, each started by the tests themselves."""

from tests import databases

database, where = databases.database, databases.where
