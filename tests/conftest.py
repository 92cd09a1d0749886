"""Which tests are traced, and their order where several workers share them: what takes long begins first."""

import os

import pytest
from coverage import Coverage

# Real time in a browser, most of it waiting; these files set up once what all their tests use.
BROWSER, WHOLE = "tests/browser/", ("test_keeper.py", "test_pages.py")
# Much to compute or to build.
HEAVY = (
    "tests/packaging/",
    "tests/server/test_verified",
    "tests/table/test_whole_games",
    "tests/present/test_weight",
    "tests/examples/",
    "tests/bots/",
    "tests/cli/test_arena",
)
# Here coverage would find nothing new and take its time all the same: what is tried runs in processes of its own, or
# whole games come along lines that shorter tests reach.
UNTRACED = (
    BROWSER,
    "tests/packaging/",
    "tests/examples/test_examples",
    "tests/examples/test_site",
    "tests/server/test_verified",
    "tests/table/test_whole_games",
    "tests/table/test_forensics.py::test_a_ruin_is_told",
    "tests/table/test_forensics.py::test_verdict_film",
    "tests/table/test_measured.py::test_a_file_that_no_game_can_be_played_with",
    "tests/present/test_weight",
    "tests/bots/test_match.py::test_bots_find_their_way",
    "tests/bots/test_guest.py::test_the_example_plays",
    "tests/cli/test_arena.py::test_a_game_is_played",
    "tests/scorekeeping/test_questions.py::test_the_keys_of_every_question",
)

NOT_HERE = "not here"
"""The property under which a test records a sentence on what it could not compare on this machine."""


def pytest_configure(config: pytest.Config) -> None:
    """Ends the first of the two tracers that pytest-cov gives a worker: below the second, it would go on tracing
    whenever that one pauses, though nobody reads what it finds.
    """
    first = Coverage.current()
    if hasattr(config, "workerinput") and first is not None:
        first.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks what is not traced, and deals the tests out: each worker's share, a part of the list without gaps, begins
    with its long ones.
    """
    for item in items:
        if _finds_nothing_new(item):
            item.add_marker("no_cover")
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
    # Some compute, the others look on: so that neither the processors nor anybody's time lies idle.
    busy = 1 if workers < 4 else 2
    shares = [*_dealt(heavy, busy), *_dealt(browser, workers - busy)]
    size = -(-len(items) // workers)
    for share in shares:
        share += [light.pop() for _ in range(min(len(light), size - len(share)))]
    items[:] = [item for share in shares for item in share] + light


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what could not be looked at on this machine."""
    if "PALETTI_RULEBOOKS" not in os.environ:
        terminalreporter.write_line("The rulebooks are not here: our texts were compared with their digests.")
    for report in terminalreporter.getreports("passed"):
        for what, said in report.user_properties:
            if what == NOT_HERE:
                terminalreporter.write_line(str(said))


def _finds_nothing_new(item: pytest.Item) -> bool:
    """Whether other tests come along the same lines; what is said in five languages does so in English."""
    variant = getattr(item, "callspec", None)
    translated = variant is not None and variant.params.get("lang", "en") != "en"
    # A server that many tests share would not be traced any more after a pause.
    return item.nodeid.startswith(UNTRACED) or (translated and not item.nodeid.startswith("tests/server/"))


def _dealt(items: list[pytest.Item], hands: int) -> list[list[pytest.Item]]:
    """The tests dealt to so many workers, those of one file together where the file wants that."""
    dealt: list[list[pytest.Item]] = [[] for _ in range(hands)]
    place: dict[str, int] = {}
    for number, item in enumerate(items):
        file = item.nodeid.partition("::")[0]
        whole = file.endswith(WHOLE)
        dealt[place.setdefault(file, number % hands) if whole else number % hands].append(item)
    return dealt
