"""How games ended, for the tests of the store."""

from paletti.table.journal import Outcome

ANN_WON = Outcome(("Ann",), None, (0, 0))
