"""docs/research.md describes the spaces as they are."""

import re
from pathlib import Path

from paletti.envs import DrawEnv
from paletti.envs.actions import ACTIONS
from paletti.envs.seat import LENGTH

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+)(?: to (\d+))? \| (.*?) \|$", re.MULTILINE)


def rows(title: str) -> list[tuple[int, int, str]]:
    """For each row of the table with this heading: its first and last number, and its text."""
    table = PAGE[PAGE.index(title) :].partition("| --- |")[2].partition("\n\n")[0]
    return [(int(first), int(last or first), what) for first, last, what in ROW.findall(table)]


def test_the_table_of_actions_is_the_one_that_is_played() -> None:
    for first, last, what in rows("`Discrete(74)`"):
        named = re.findall(r"`([a-z-]+)`", what)
        for action in ACTIONS[first : last + 1]:
            assert set(action.verbs) <= set(named)
    assert rows("`Discrete(74)`")[-1][1] == len(ACTIONS) - 1


def test_the_tables_of_observations_leave_nothing_out() -> None:
    (draw,) = DrawEnv().observation_space.shape or ()
    for title, length in ((f"`Box(({draw},), float32)`", draw), (f"`Box(({LENGTH},), float32)`", LENGTH)):
        table = rows(title)
        assert [first for first, _, _ in table] == [0, *(last + 1 for _, last, _ in table[:-1])]
        assert table[-1][1] == length - 1
