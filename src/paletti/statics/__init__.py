"""Equilibrium of a resting stack: loads, margins, what stands without X. Imports NumPy and HiGHS alone."""

from paletti.statics.balance import Balance, Margin, balance, margins, stands, stands_without
from paletti.statics.contact import disc
from paletti.statics.loads import Load, Settled, loads, settled
from paletti.statics.push import Push, push
from paletti.statics.stack import BASE, Column, Slab, Stack

__all__ = [
    "BASE",
    "Balance",
    "Column",
    "Load",
    "Margin",
    "Push",
    "Settled",
    "Slab",
    "Stack",
    "balance",
    "disc",
    "loads",
    "margins",
    "push",
    "settled",
    "stands",
    "stands_without",
]
