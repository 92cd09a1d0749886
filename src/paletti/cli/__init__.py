"""The command `paletti`: `main.main` runs it, and every verb has a module of its own. Nothing imports it."""

__all__: list[str] = []
