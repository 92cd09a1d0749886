"""A replay analysed: what was told, whether it can be trusted, and what could have been done instead.

python examples/analyse_a_replay.py GAME.villa      your own game, saved from the page
python examples/analyse_a_replay.py                 a short game of scripted players, played here and now
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from paletti.bots import analyse
from paletti.messages import event as sentence
from paletti.messages import messages
from paletti.table import Game, GameSetup, Journal
from paletti.table.replay import Replay, Verified, judge_again, load, replay_of, save, verify
from paletti.testing import Scripted


def short_game(file: Path) -> Path:
    """The file, with the first deeds of a game between scripted players in it."""
    game = Game.new(GameSetup(("Ann", "Ben"), seed=5, serial=2), Journal())
    Scripted(game, seed=5).play(turns=6)
    save(replay_of(game.setup, game.journal.entries()), file)
    return file


def report(replay: Replay) -> None:
    """Prints the story, whether it verifies, another edition's verdict, and the chances."""
    english = messages("en")
    for entry in replay.entries:
        for event in entry.events:
            print(f"{entry.version:3}  {sentence(english, event)}")

    print("Played again to the bit:", isinstance(verify(replay), Verified))
    judged = judge_again(replay, "fr")
    print("By the French rules:", "not over yet" if judged.winners is None else f"won by {judged.winners}")
    for note in analyse(replay).notes:
        if note.chance is not None:
            # The best is what promises most to win the game, not what comes out most easily.
            others = ", ".join(f"{other.what} {other.chance:.0%}" for other in note.alternatives)
            print(f"{note.version:3}  {note.what}: would succeed {note.chance:.0%} of the time")
            print(f"     instead, best first: {others}")


with TemporaryDirectory() as folder:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else short_game(Path(folder) / "short.villa")
    report(load(file))
