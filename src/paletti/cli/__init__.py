"""The command paletti, one module a verb."""
