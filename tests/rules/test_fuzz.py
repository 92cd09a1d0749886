"""Scenarios with random mistakes: whatever a file contains, it is read and judged, or refused with a sentence."""

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.rules.coverage import SCENARIOS, parsed

from paletti.rules.scenarios import NoScenario, read, run

WHOLE = [parsed(path) for path in sorted(SCENARIOS.glob("*.yaml"))]
WORDS = ["Ann", "red", "end", "red-hex", "blue", "stands", "collapse", "MOVE-1", "de", "us", "move", "by", "ends", ""]

_odd = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 9), st.floats(allow_nan=True), st.sampled_from(WORDS)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=2), st.dictionaries(st.sampled_from([*WORDS, 3, None]), inner, max_size=2)
    ),
    max_leaves=4,
)


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every node of a parsed file."""
    found = [path]
    if isinstance(node, dict):
        for key, value in node.items():
            found += places(value, (*path, key))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            found += places(value, (*path, index))
    return found


def spoilt(data: Any, path: tuple[Any, ...], value: Any, how: int) -> Any:
    """The file with one node replaced, removed or renamed."""
    if not path:
        return value
    data = copy.deepcopy(data)
    node = data
    for step in path[:-1]:
        node = node[step]
    if how == 0 or not isinstance(node, dict):
        node[path[-1]] = value
    elif how == 1:
        del node[path[-1]]
    else:
        node[f"{path[-1]}x"] = node.pop(path[-1])
    return data


@settings(max_examples=400, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_spoilt_scenario_is_judged_or_refused_with_a_sentence(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(WHOLE))
    path = data.draw(st.sampled_from(places(whole)))
    sentence = judged(spoilt(whole, path, data.draw(_odd), data.draw(st.integers(0, 2))))
    assert sentence is None or (sentence and "\n" not in sentence)


def judged(data: Any) -> str | None:
    """What is wrong with the file; None where it could be judged."""
    try:
        scenario = read(data)
    except NoScenario as problem:
        return str(problem)
    run(scenario)
    return None


@pytest.mark.parametrize("order", [slice(None, None, -1), slice(1, None, 2), slice(3, None)], ids=str)
def test_a_scenario_with_its_steps_in_any_order_is_judged(order: slice) -> None:
    reports = [run(read({**whole, "steps": whole["steps"][order]})) for whole in WHOLE if whole["steps"][order]]
    assert len(reports) > len(WHOLE) / 2
    # A deed out of order is refused with a clause, or allowed with its events; the first surprise ends the scenario.
    for report in reports:
        assert all(bool(one.events) != bool(one.refusal) for one in report.happened)
        assert all(failure.step >= len(report.happened[:-1]) for failure in report.failures)
    assert any(one.refusal for report in reports for one in report.happened)
    assert any(report.failures for report in reports)
