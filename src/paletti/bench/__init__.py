"""The figures we promise, measured."""
