"""The order of the tests when several workers share them: the slow ones begin first."""

import os

import pytest

# These play in real time in a browser and mostly wait. The files in WHOLE set up once what all their tests use.
BROWSER, WHOLE = "tests/browser/", ("test_keeper.py", "test_pages.py")
# These compute or build a lot.
HEAVY = (
    "tests/packaging/",
    "tests/server/test_verified",
    "tests/table/test_whole_games",
    "tests/present/test_weight",
    "tests/examples/",
    "tests/bots/",
    "tests/cli/test_arena",
)
YIELDS = 5
"""How much lower the priority of a worker is that computes while others play."""
NOT_HERE = "not here"
"""The property under which a test says, in a sentence, what it could not compare on this machine."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deals out the tests: each worker gets one unbroken part of the list, which begins with its slow tests."""
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers == 1:
        return
    browser = [item for item in items if item.nodeid.startswith(BROWSER)]
    heavy = sorted(
        (item for item in items if item.nodeid.startswith(HEAVY)),
        key=lambda item: next(rank for rank, start in enumerate(HEAVY) if item.nodeid.startswith(start)),
    )
    long = {id(item) for item in (*browser, *heavy)}
    light = [item for item in items if id(item) not in long]
    # Some workers compute while the others mostly wait, so that neither the processors nor the workers are idle.
    busy = 1 if workers < 4 else 2
    shares = [*_dealt(heavy, busy), *_dealt(browser, workers - busy)]
    size = -(-len(items) // workers)
    for share in shares:
        share += [light.pop() for _ in range(min(len(light), size - len(share)))]
    items[:] = [item for share in shares for item in share] + light


class Yielding:
    """Gives precedence to what is played in real time: if that has to wait for a processor, the test takes longer.

    A worker lowers its priority at its first test without a browser; by then it is done with its browser tests.
    """

    def __init__(self) -> None:
        self._yields = False

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if not self._yields and not item.nodeid.startswith(BROWSER):
            self._yields = True
            os.nice(YIELDS)


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") and hasattr(os, "nice"):
        config.pluginmanager.register(Yielding())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Lists what could not be checked on this machine."""
    if "PALETTI_RULEBOOKS" not in os.environ:
        terminalreporter.write_line("The rulebooks are not here: our texts were compared with their digests.")
    for report in terminalreporter.getreports("passed"):
        for what, said in report.user_properties:
            if what == NOT_HERE:
                terminalreporter.write_line(str(said))


def _dealt(items: list[pytest.Item], hands: int) -> list[list[pytest.Item]]:
    """The tests dealt to this many workers; some files must stay in one piece."""
    dealt: list[list[pytest.Item]] = [[] for _ in range(hands)]
    place: dict[str, int] = {}
    for number, item in enumerate(items):
        file = item.nodeid.partition("::")[0]
        whole = file.endswith(WHOLE)
        dealt[place.setdefault(file, number % hands) if whole else number % hands].append(item)
    return dealt
