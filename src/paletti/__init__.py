"""Villa Paletti: rules, wood and a table to play at. Importing this loads nothing else: import the package you need."""

__version__ = "0.1.0"

__all__ = ["__version__"]
