"""The figures we promise, measured: each module is a bench of `paletti bench`, `report` says what a figure is."""

__all__ = ["bots", "cli", "falls", "report", "rules", "server", "table", "world"]
