"""Villa Paletti: rules, wood, and a table to play at."""

__version__ = "0.1.0"

__all__ = ["__version__"]
