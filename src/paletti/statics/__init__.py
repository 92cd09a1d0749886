"""Equilibrium of a resting stack: loads, margins, what stands without X. Imports NumPy and HiGHS alone."""

from paletti.statics.balance import Balance, Margin, balance, margins, stands, stands_without
from paletti.statics.contact import disc
from paletti.statics.loads import Load, Settled, loads, settled
from paletti.statics.push import Push, push
from paletti.statics.stack import BASE, Stack, StackColumn, StackSlab

__all__ = [
    "BASE",
    "Balance",
    "Load",
    "Margin",
    "Push",
    "Settled",
    "Stack",
    "StackColumn",
    "StackSlab",
    "balance",
    "disc",
    "loads",
    "margins",
    "push",
    "settled",
    "stands",
    "stands_without",
]
