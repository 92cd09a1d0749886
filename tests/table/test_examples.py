"""The handbook's examples: each is drawn from a villa that really stands, and shows what its scenario says."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from paletti.rules import masks
from paletti.rules.deeds import Deed, SetUp
from paletti.rules.editions import EDITIONS
from paletti.rules.examples import EXAMPLES, SEALED, Example
from paletti.rules.pieces import COLOURS, COLUMNS, PLATEAUS
from paletti.rules.referee import Applied, apply, start
from paletti.rules.scenarios import Do, read
from paletti.rules.state import NOBODY, State
from paletti.table.drawing import to_svg
from paletti.table.drawing.example import drawing
from paletti.table.drawing.staged import build

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FIGURES = {name: f"figure-{name}" for name in ("2", "3", "4", "5a", "5b", "6a", "6b", "7a", "7b", "8a", "8b")}
LARGEST_SVG = 64_000
IDS = [example.key for example in EXAMPLES]


def scenario_of(example: Example, edition: str) -> Path:
    """The file that plays the example in this edition."""
    if example.figure == "askew":
        return SCENARIOS / f"ruling-2-askew-{edition}.yaml"
    if edition == "us":
        return SCENARIOS / f"{example.figure}.yaml"
    number = "2-3" if example.figure in ("figure-2", "figure-3") else example.figure.removeprefix("figure-")[0]
    return SCENARIOS / f"figure-{number}-{edition}.yaml"


def moments(file: Path) -> Iterator[tuple[State, Deed | None]]:
    """Every state of the scenario, with the deed that follows it."""
    scenario = read(yaml.safe_load(file.read_text(encoding="utf-8")))
    deeds = [step.deed for step in scenario.steps if isinstance(step, Do)]
    state = start(scenario.house, scenario.players, scenario.first)
    for deed in deeds:
        yield state, deed
        result = apply(state, deed)
        if not isinstance(result, Applied) and not state.set_up:
            granted = apply(state, SetUp())
            assert isinstance(granted, Applied)
            yield granted.state, deed
            result = apply(granted.state, deed)
        assert isinstance(result, Applied), (file.name, deed)
        state = result.state
    yield state, None


def shows(example: Example, state: State, deed: Deed | None) -> bool:
    """Whether the example shows this moment."""
    laid = PLATEAUS[: state.top] if state.set_up else ()
    return (
        all(state.place(column) is example.place(column) for column in COLUMNS)
        and (example.plateaus == laid or (example.about_to_lay is not None and not state.set_up))
        and all(state.locked & masks.BIT[column] for column in example.locked)
        and masks.columns(state.askew) == ((example.askew,) if example.askew else ())
        and (example.neutral is None or state.neutral_colour is example.neutral)
        and (example.seal is None or _seal(state) == example.seal)
        and (example.moves + (example.tried,) * bool(example.tried))[:1] in ((), (getattr(deed, "column", None),))
    )


def _seal(state: State) -> tuple[object, ...]:
    return tuple(state.colours(seat)[0] if seat != NOBODY else None for seat in (state.holder, state.former))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_figure_that_an_edition_has_is_drawn(edition: str) -> None:
    drawn = [example.figure for example in EXAMPLES if edition in example.editions]
    figures = [*FIGURES.values()] if edition in SEALED else ["american-1", "american-2", "american-3"]
    assert sorted(drawn) == sorted([*figures, "askew"])


@pytest.mark.parametrize(
    ("example", "edition"), [(one, edition) for one in EXAMPLES for edition in one.editions], ids=str
)
def test_the_drawn_villa_is_a_moment_of_its_scenario(example: Example, edition: str) -> None:
    assert any(shows(example, state, deed) for state, deed in moments(scenario_of(example, edition)))


@pytest.mark.parametrize("example", EXAMPLES, ids=IDS)
def test_in_the_drawn_villa_everybody_stands_where_the_example_says(example: Example) -> None:
    built = build(example)
    facts = built.world.observe()
    assert built.world.at_rest
    assert set(facts.plateaus) == set(map(str, example.plateaus))
    assert {name: fact.level for name, fact in facts.columns.items()} == {
        str(column): str(example.place(column)) for column in COLUMNS
    }
    leaning = {name for name, fact in facts.columns.items() if fact.lean > 5}
    assert leaning == ({str(example.askew)} if example.askew else set())
    if example.askew is not None:
        assert facts.column(example.askew).wedged_under == "blue"
    top = set(map(str, example.raised[-1])) if not example.about_to_lay else set(map(str, example.storeys[-1]))
    if example.about_to_lay is not None and not top:
        top = set(map(str, COLUMNS))
    free = {name for name, fact in facts.columns.items() if not fact.covered}
    assert free == top | set(map(str, example.free))


@pytest.mark.parametrize("example", EXAMPLES, ids=IDS)
def test_a_drawing_is_small_and_always_the_same(example: Example) -> None:
    first = to_svg(drawing(example.key))
    drawing.cache_clear()
    assert to_svg(drawing(example.key)) == first
    assert len(first) < LARGEST_SVG
    assert first.count("<polygon") > len(COLUMNS)


def test_points_are_those_of_the_top_level() -> None:
    seventh = next(example for example in EXAMPLES if example.figure == "figure-7b")
    assert [seventh.points(colour) for colour in COLOURS] == [4, 3, 2, 4]  # red, yellow, blue, green
