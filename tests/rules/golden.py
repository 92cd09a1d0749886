"""Golden playthroughs: whole games written down line by line, one file for every kind of game.

`>` a deed that is done, followed by its events, indented; `!` a refused deed, followed by the refusal; `=` the final
state. `python -m tests.rules.golden` writes the missing files; `… retell` also writes all others again, so that a
person can read the difference before keeping it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from tests.rules.games import GAMES, Game, random_play

from paletti.rules.deeds import ApplyForPlateau, Deed, LayPlateau, MoveColumn, Object, Pass, Prove
from paletti.rules.notation import read_deed, write_deed, write_event, write_house, write_refusal, write_state
from paletti.rules.pieces import COLUMNS
from paletti.rules.referee import apply, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State

FOLDER: Final = Path(__file__).parent / "golden"
_MOST_DEEDS = 70
_SEEDS = 120


def path(slug: str) -> Path:
    """The file for a kind of game."""
    return FOLDER / f"{slug}.txt"


def replayed(slug: str, lines: list[str]) -> Iterator[str]:
    """The playthrough as the referee tells it today, with the deeds of these lines."""
    game = GAMES[slug]
    yield from _heading(game)
    state = start(game.house, game.players)
    for line in lines:
        if line.startswith(("> ", "! ")):
            said, state = _said(state, read_deed(line[2:]))
            yield from said
    yield "= " + write_state(state)


def _heading(game: Game) -> list[str]:
    return [f"house {write_house(game.house)}", f"players {' '.join(game.players)}", ""]


def _said(state: State, deed: Deed) -> tuple[list[str], State]:
    result = apply(state, deed)
    if isinstance(result, Refusal):
        return [f"! {write_deed(deed)}", "  " + write_refusal(result)], state
    return [f"> {write_deed(deed)}", *("  " + write_event(event) for event in result.events)], result.state


def _compose(slug: str) -> list[str]:
    """A playthrough for a kind of game: out of many random short ones, the one with the most kinds of events."""
    game = GAMES[slug]
    stories = [random_play(game, seed, kindness=9) for seed in range(_SEEDS)]
    short = [story for story in stories if len(story) <= _MOST_DEEDS] or [min(stories, key=len)]
    story = max(short, key=lambda each: len({type(event) for _, _, result in each for event in result.events}))
    rng = Random(slug)
    lines = _heading(game)
    for state, deed, _ in story:
        wrong = _wrong(rng, state)
        if rng.randrange(4) == 0 and isinstance(apply(state, wrong), Refusal):
            lines += _said(state, wrong)[0]
        lines += _said(state, deed)[0]
    return [*lines, "= " + write_state(story[-1][2].state)]


def _wrong(rng: Random, state: State) -> Deed:
    """A deed that somebody might try, and that is mostly not allowed."""
    player, column = rng.choice(state.players), rng.choice(COLUMNS)
    kinds: list[Deed] = [
        MoveColumn(player, column),
        MoveColumn(state.player, column),
        Prove(player, column),
        ApplyForPlateau(player),
        Object(player),
        LayPlateau(player, 2),
        Pass(player),
    ]
    return rng.choice(kinds)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        file = path(name)
        if not file.exists():
            file.write_text("\n".join(_compose(name)) + "\n", "utf-8")
        elif sys.argv[1:] == ["retell"]:
            file.write_text("\n".join(replayed(name, file.read_text("utf-8").splitlines())) + "\n", "utf-8")
