"""Scripted hands and players that tests, benches and examples share; imports the table and what is below it."""

from paletti.testing.hand import HandRefused, ScriptedHand
from paletti.testing.players import Scripted, Stuck

__all__ = ["HandRefused", "Scripted", "ScriptedHand", "Stuck"]
