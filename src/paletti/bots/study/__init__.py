"""Looking back and learning: a finished game analysed, and the draws that the oracle is fitted to.

Imports the mind and the table; never the arena.
"""
