"""Scripted hands and players; imports the protocol, the table and what is below them.

Tests, benches and examples share them, and an environment lets `Scripted` players take some turns to make its villas.
`line` is a program's end of a connection to a table. Nothing on the server imports this.
"""

from paletti.testing.hand import HandRefused, ScriptedHand
from paletti.testing.players import Scripted, Stuck

__all__ = ["HandRefused", "Scripted", "ScriptedHand", "Stuck"]
