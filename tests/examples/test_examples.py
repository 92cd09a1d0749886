"""Every example runs as a reader would run it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SAYS = {
    "analyse_a_replay.py": "Played again to the bit: True",
    "bots_at_a_table.py": "deeds done, stage",
    "draw_a_villa.py": "Pictured in villa.svg.",
    "environments.py": "Drawn straight out: {'clear': 3}",
    "first_deeds.py": "column-raised Ben green-hex base blue",
    "game_by_hand.py": "AttemptBegan(seat=",
    "my_bot.py": "1 plateaus, lost turns: 0",
    "play_over_socket.py": "judged: column-raised",
    "rules_game.py": "Won by Ben",
    "sentences.py": "Die ist gesperrt: Ann hat sie in Zug 7 zurückgestellt (ABORT-2).",
    "statics_of_a_stack.py": "As computed.",
    "wood_alone.py": "Verdict(stands=True, fallen=()",
}
"""A line that each example must print. Every example has one; without it, it would not be tested."""


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_an_example_runs_and_says_what_it_promises(name: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PALETTI_HOME": str(tmp_path / "home")}
    ran = subprocess.run(
        [sys.executable, EXAMPLES / name],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout
    assert SAYS[name] in ran.stdout
