"""`paletti arena`: lets bots play whole games against each other, and says who is the stronger."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from paletti.bots.arena.guest import BadGuest, invite, is_guest
from paletti.bots.arena.report import report
from paletti.bots.arena.standings import Summary, summary
from paletti.bots.arena.tournament import MatchResult, pairings, tournament
from paletti.bots.mind.strength import Strength
from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.house import edition_argument, house_argument, listed, rules_of
from paletti.cli.kit import kit_argument, kit_of
from paletti.cli.parser import Parser
from paletti.cli.phrases import Phrases
from paletti.cli.progress import watched
from paletti.cli.workers import check_workers, ray_argument
from paletti.jobs import NoCluster
from paletti.messages import Messages, messages
from paletti.table.setup import BadSetup

BOTS = (Strength.MASTER.value, Strength.NOVICE.value)
MOST_GAMES = 100_000
MOST_TOLD = 5


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    file, folder = say("help-word-file"), say("help-word-folder")
    strengths = " ".join(Strength)
    parser.add_argument("--games", type=int, default=10, metavar="N", help=say("help-arena-games", default=10))
    parser.add_argument(
        "--bots",
        nargs="+",
        default=BOTS,
        metavar=("A", "B"),
        help=say("help-arena-bots", strengths=strengths, default=",".join(BOTS)),
    )
    edition_argument(parser)
    house_argument(parser, "--house")
    kit_argument(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("help-arena-seed", default=1))
    parser.add_argument("--workers", type=int, metavar="W", help=say("help-arena-workers"))
    ray_argument(parser, say("help-arena-ray"))
    parser.add_argument("--keep", type=Path, metavar=folder, help=say("help-arena-keep"))
    parser.add_argument("--report", type=Path, metavar=file, help=say("help-arena-report"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    """Play, then print the results."""
    say, words = args.phrases.say, messages(args.lang)
    if not 1 <= args.games <= MOST_GAMES:
        raise BadInput(say("complaint-games", most=MOST_GAMES, games=args.games))
    check_workers(args)
    bots = bots_of(args.phrases, args.bots)
    rules = rules_of(args.phrases, args.house)
    games = pairings(args.games, bots, args.edition, args.seed, rules, kit_of(args.kit))
    try:
        games[0].setup.check()
    except BadSetup as problem:
        raise InEnglish(str(problem)) from problem
    _folder(args.phrases, args.keep)
    names, edition = ", ".join(bots), words.say(f"edition-{args.edition}")
    with watched() as progress:
        task = progress.add_task(words.say("arena-progress", bots=names, edition=edition), total=args.games)
        try:
            results = tournament(games, args.keep, args.workers, lambda _: progress.advance(task), ray=args.ray)
        except NoCluster as problem:
            raise InEnglish(str(problem)) from problem
    found = summary(bots, results)
    if args.report is not None:
        page = report(words, words.say("arena-title", bots=names, edition=edition), found)
        _write(args.phrases, args.report, page)
    if args.json:
        plain = {"edition": args.edition, "seed": args.seed, **found.to_json(), "results": [_plain(r) for r in results]}
        json.dump(plain, sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        _show(words, found)
        _show_faults(words, found, results)
    return 0


def bots_of(phrases: Phrases, given: Sequence[str]) -> list[str]:
    """The bots named in a list: strengths, or classes that others wrote; raises BadInput if one cannot be made."""
    found = listed(given)
    for name in found:
        if is_guest(name):
            # As with `python -m`: find a module in the folder where the command was given.
            if os.getcwd() not in sys.path:
                sys.path.insert(0, os.getcwd())
            try:
                invite(name)
            except BadGuest as problem:
                raise InEnglish(str(problem)) from None
        elif name not in list(Strength):
            raise BadInput(phrases.say("complaint-no-bot", name=repr(name), known=", ".join(Strength)))
    return found


def _folder(phrases: Phrases, keep: Path | None) -> None:
    if keep is None:
        return
    try:
        keep.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(phrases.say("complaint-cannot-make", path=keep, because=phrases.why(problem))) from problem


def _write(phrases: Phrases, path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise BadInput(phrases.say("complaint-cannot-write", path=path, because=phrases.why(problem))) from problem


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


def _show(words: Messages, found: Summary) -> None:
    title = words.say("arena-games", games=found.games, decided=found.decided, collapsed=found.collapsed)
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("arena-bot"))
    for heading in (words.say("arena-rating"), "±", words.say("arena-won"), words.say("arena-collapsed")):
        table.add_column(heading, justify="right")
    for one in sorted(found.standings, key=lambda one: -one.mu):
        table.add_row(
            one.name, f"{one.mu:.1f}", f"{one.sigma:.1f}", f"{one.win_share:.0%}", f"{one.collapse_share:.0%}"
        )
    console = Console(markup=False, emoji=False)
    console.print(table)
    plain = found.to_json()
    means = {"plateaus": f"{plain['plateaus_mean']:.2f}", "turns": f"{plain['turns_mean']:.0f}"}
    console.print(words.say("arena-means", **means))


def _show_faults(words: Messages, found: Summary, results: Sequence[MatchResult]) -> None:
    """Prints the mistakes of guest bots: how often, and the first few in words."""
    for at, one in enumerate(found.standings):
        if not one.faults:
            continue
        print(words.say("arena-lost", name=one.name, turns=one.faults), file=sys.stderr)
        said = [(result.number + 1, sentence) for result in results for by, sentence in result.faults if by == at]
        for game, sentence in said[:MOST_TOLD]:
            # This is for the bot's author, and stays in the library's own words.
            print(f"  {words.say('arena-fault', game=game, sentence=sentence)}", file=sys.stderr)
        if len(said) > MOST_TOLD:
            print(f"  {words.say('arena-more', count=len(said) - MOST_TOLD)}", file=sys.stderr)
