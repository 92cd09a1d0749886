"""The command `paletti`: `main.main` runs it, and every verb has a module of its own."""

__all__ = ["main"]
