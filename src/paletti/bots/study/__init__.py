"""Looking back and learning: the analysis of a finished game, and the draws that the oracle is fitted to.

Imports the mind and the table; never the arena.
"""
