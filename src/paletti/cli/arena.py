"""`paletti arena`: lets bots play whole games against each other, and says who is the stronger."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from paletti.bench.report import watched
from paletti.bots.arena.guest import BadGuest, invite, is_guest
from paletti.bots.arena.report import report
from paletti.bots.arena.standings import Summary, summary
from paletti.bots.arena.tournament import MatchResult, pairings, tournament
from paletti.bots.mind.strength import Strength
from paletti.cli.failure import BadInput
from paletti.cli.kit import kit_argument, kit_of
from paletti.rules.editions import EDITIONS
from paletti.table.setup import BadSetup, Chosen

MOST_GAMES = 100_000
MOST_TOLD = 5


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many games (10)")
    parser.add_argument(
        "--bots",
        default="master,novice",
        metavar="A,B",
        help=f"who plays: {' '.join(Strength)}, or one's own as my_module:MyBot (master,novice)",
    )
    parser.add_argument("--edition", default="de", metavar="X", help=f"one of {' '.join(EDITIONS)} (de)")
    parser.add_argument(
        "--house", action="append", default=[], metavar="K=V", help="a house rule, such as few-columns=true; repeatable"
    )
    kit_argument(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (1)")
    parser.add_argument("--workers", type=int, metavar="W", help="processes (one a core)")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep every game as a replay in this folder")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with plots (.html)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    """Play, then tell."""
    if not 1 <= args.games <= MOST_GAMES:
        raise BadInput(f"An arena holds 1 to {MOST_GAMES} games, not {args.games}.")
    if args.workers is not None and args.workers < 1:
        raise BadInput("At least one process must play.")
    bots = bots_of(args.bots)
    games = pairings(args.games, bots, args.edition, args.seed, house_of(args.house), kit_of(args.kit))
    try:
        games[0].setup.check()
    except BadSetup as problem:
        raise BadInput(str(problem)) from problem
    _folder(args.keep)
    with watched() as progress:
        task = progress.add_task(f"{args.bots} in {args.edition}", total=args.games)
        results = tournament(games, args.keep, args.workers, lambda _: progress.advance(task))
    told = summary(bots, results)
    if args.report is not None:
        _write(args.report, report(f"Arena: {', '.join(bots)} ({args.edition})", told))
    if args.json:
        plain = {"edition": args.edition, "seed": args.seed, **told.to_json(), "results": [_plain(r) for r in results]}
        json.dump(plain, sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        _show(told)
        _show_faults(told, results)
    return 0


def bots_of(text: str) -> list[str]:
    """The bots named in a list with commas: strengths, and classes of one's own, each of which can be made."""
    found = [word.strip() for word in text.split(",")]
    for name in found:
        if is_guest(name):
            # As `python -m` would: a module that lies where the command was given is found.
            if os.getcwd() not in sys.path:
                sys.path.insert(0, os.getcwd())
            try:
                invite(name)
            except BadGuest as problem:
                raise BadInput(str(problem)) from None
        elif name not in list(Strength):
            known = ", ".join(Strength)
            raise BadInput(f"There is no bot called {name!r}: choose among {known}, or name one's own my_module:MyBot.")
    return found


def house_of(rules: Sequence[str]) -> dict[str, Chosen]:
    """House rules from words like `few-columns=true`."""
    found: dict[str, Chosen] = {}
    for rule in rules:
        name, mark, value = rule.partition("=")
        if not mark or not name:
            raise BadInput(f"A house rule is written NAME=VALUE, not {rule!r}.")
        found[name.strip().replace("-", "_")] = _value(value.strip())
    return found


def _value(word: str) -> Chosen:
    if word.lower() in ("true", "yes", "on"):
        return True
    if word.lower() in ("false", "no", "off"):
        return False
    try:
        return int(word)
    except ValueError:
        return word


def _folder(keep: Path | None) -> None:
    if keep is None:
        return
    try:
        keep.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"{keep} cannot be made: {(problem.strerror or 'no').lower()}.") from problem


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"{path} cannot be written: {(problem.strerror or 'no').lower()}.") from problem


def _plain(result: MatchResult) -> dict[str, object]:
    return {
        "game": result.number + 1,
        "seats": list(result.seats),
        "winners": list(result.winners),
        "collapse_by": result.cause,
        "plateaus": result.plateaus,
        "turns": result.turns,
        "unfinished": result.stuck,
        "faults": [{"by": contestant, "sentence": sentence} for contestant, sentence in result.faults],
    }


def _show(told: Summary) -> None:
    table = Table(title=f"{told.games} games, {told.decided} decided, {told.collapsed} collapsed", title_justify="left")
    for heading in ("bot", "rating", "±", "won", "collapsed"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for one in sorted(told.standings, key=lambda one: -one.mu):
        table.add_row(
            one.name, f"{one.mu:.1f}", f"{one.sigma:.1f}", f"{one.win_share:.0%}", f"{one.collapse_share:.0%}"
        )
    console = Console(markup=False, emoji=False)
    console.print(table)
    plain = told.to_json()
    console.print(f"Plateaus {plain['plateaus_mean']:.2f} and turns {plain['turns_mean']:.0f} on average.")


def _show_faults(told: Summary, results: Sequence[MatchResult]) -> None:
    """What bots of one's own did wrong: how often, and the first few times in words."""
    for at, one in enumerate(told.standings):
        if not one.faults:
            continue
        turns = "turn" if one.faults == 1 else "turns"
        print(f"{one.name} lost {one.faults} {turns}:", file=sys.stderr)
        said = [(result.number + 1, sentence) for result in results for by, sentence in result.faults if by == at]
        for game, sentence in said[:MOST_TOLD]:
            print(f"  Game {game}. {sentence}", file=sys.stderr)
        if len(said) > MOST_TOLD:
            print(f"  … and {len(said) - MOST_TOLD} more (--json tells all).", file=sys.stderr)
