"""Scripted hands and players that tests, benches and examples share; imports the table and what is below it."""

from paletti.testing.hand import Hand, Refused
from paletti.testing.players import Scripted, Stuck

__all__ = ["Hand", "Refused", "Scripted", "Stuck"]
