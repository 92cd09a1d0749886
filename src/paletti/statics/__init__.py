"""Equilibrium of a resting stack as linear programmes; imports NumPy and HiGHS."""
