"""The benchmark of the referee runs and reports what it promises."""

from random import Random

from rich.progress import Progress

from paletti.bench.rules.bench import TARGETS, measure, random_game
from paletti.rules.editions import house
from paletti.rules.referee import Applied, apply


def test_it_measures_every_figure_that_it_promises() -> None:
    figures = measure(Progress(disable=True), quick=True)
    assert {target.key for target in TARGETS} <= set(figures)
    assert all(isinstance(figure, int | float) and figure > 0 for figure in figures.values())


def test_its_games_are_whole_and_lawful() -> None:
    state, deeds = random_game(Random(1), house("de"))
    for deed in deeds:
        result = apply(state, deed)
        assert isinstance(result, Applied)
        state = result.state
    assert state.over
