"""Every example runs, as a reader would run it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SAYS = {
    "analyse_a_replay.py": "Played again to the bit: True",
    "my_bot.py": "",  # a module for the arena: tests/bots/test_guest.py lets it play
    "bots_at_a_table.py": "deeds done, stage",
    "draw_a_villa.py": "Pictured in villa.svg.",
    "environments.py": "Drawn straight out: {'clear': 3}",
    "play_over_socket.py": "judged: column-raised",
    "rules_game.py": "Won by Ben",
}
"""A line that each example must print; an example without one is not tested, so there is none."""


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_an_example_runs_and_says_what_it_promises(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PALETTI_HOME": str(tmp_path / "home")}
    told = subprocess.run(
        [sys.executable, EXAMPLES / name],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert told.returncode == 0, told.stdout
    assert SAYS[name] in told.stdout
