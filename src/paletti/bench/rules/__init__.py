"""The referee's speed beside python-chess: `bench` has the figures."""
