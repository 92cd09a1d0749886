"""A clock for tests."""


class Clock:
    """Shows the time that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now
