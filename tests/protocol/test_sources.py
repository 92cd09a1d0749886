import shutil
import subprocess
import sys
from pathlib import Path

from paletti.protocol.sources import ROOT, sources

FLUENT = Path(__file__).parents[2] / "web/src/pages/keeper/fluent_runtime.py"
VOICE = """
def knows(key):
    return True

def say(key, words, rounds):
    return f"{key} {words}"
"""
KEEP = """
import json
from paletti.scorekeeping.card import begin
wish = {"house": {"edition": "de", "rules": {}}, "players": ["Ann", "Ben"], "first": None, "lang": "fr", "began": ""}
card = begin(json.dumps(wish))
print(json.loads(card.press(0))["entries"])
"""


def test_the_sources_of_a_module_are_its_imports_and_nothing_else() -> None:
    found = sources("paletti.rules.masks")
    assert {"paletti/__init__.py", "paletti/rules/masks.py", "paletti/rules/pieces.py"} <= set(found)
    # A package's `__init__` runs before its modules, and that of the rules names all that a game needs: no scenarios.
    assert "paletti/rules/referee.py" in found
    assert "paletti/rules/scenarios.py" not in found
    assert all(file.startswith("paletti/rules/") for file in found if file != "paletti/__init__.py")


def test_the_files_that_the_page_gets_are_enough_to_keep_score(tmp_path: Path) -> None:
    for file in sources("paletti.scorekeeping.card"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    # What the page adds to these files: see referee.ts.
    (tmp_path / "paletti/messages/en").mkdir()
    (tmp_path / "fluent").mkdir()
    (tmp_path / "fluent/__init__.py").touch()
    shutil.copy(FLUENT, tmp_path / "fluent/runtime.py")
    (tmp_path / "page_voice.py").write_text(VOICE)
    run = [sys.executable, "-S", "-c", KEEP]
    said = subprocess.run(run, check=True, capture_output=True, text=True, cwd=tmp_path, env={"PYTHONPATH": "."})
    assert said.stdout == "1\n"
