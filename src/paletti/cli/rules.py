"""`paletti rules`: the rules in our own words, for any edition, number of players and language."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict

from rich.console import Console

from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.house import edition_argument, house_argument, listed, rules_of
from paletti.cli.pager import paged
from paletti.cli.parser import Parser
from paletti.messages import Messages, messages
from paletti.messages.handbook import clause_in_all_ways, clause_text, compare, examples, handbook, is_ruling
from paletti.messages.typeset import set_clause, set_comparison, set_handbook
from paletti.rules.clauses import Clause
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, NoSuchHouse, house
from paletti.rules.house import House


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    edition_argument(parser)
    parser.add_argument("--players", metavar="N", type=int, help=say("help-rules-players"))
    parser.add_argument("--compare", metavar="X", nargs="*", help=say("help-rules-compare"))
    parser.add_argument("--clause", metavar="ID", help=say("help-rules-clause"))
    house_argument(parser, "--rule")
    parser.add_argument("--no-pager", action="store_true", help=say("help-rules-no-pager"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    """Print what was asked for; 0."""
    words = messages(args.lang)
    edition = _edition(words, args.edition)
    made = _house(args, edition)
    if args.players is not None and not LEAST_PLAYERS <= args.players <= made.most_players:
        name = words.say(f"edition-{edition}")
        raise BadInput(words.say("rules-wrong-players", edition=name, least=LEAST_PLAYERS, most=made.most_players))
    if args.clause is not None:
        return _show_clause(words, args, made)
    if args.compare is not None:
        return _show_comparison(words, args, made)
    book = handbook(words, made, args.players)
    if args.json:
        print(json.dumps(asdict(book), ensure_ascii=False, indent=2))
    else:
        with _console(args) as console:
            set_handbook(console, words, book)
    return 0


@contextmanager
def _console(args: argparse.Namespace) -> Iterator[Console]:
    """Where the rules are printed: page by page if a person reads them at a terminal."""
    with paged(sys.stdout, wanted=not args.no_pager) as out:
        yield Console(file=out, highlight=False, markup=False, emoji=False, force_terminal=sys.stdout.isatty() or None)


def _show_clause(words: Messages, args: argparse.Namespace, made: House) -> int:
    try:
        clause = Clause(args.clause.upper())
    except ValueError:
        raise BadInput(words.say("rules-unknown-clause", given=args.clause)) from None
    said = {name: clause_in_all_ways(words, clause, house(name), args.players) for name in EDITIONS}
    edition = made.edition
    if args.rule:
        said[edition] = clause_text(words, clause, made, args.players)
    drawn = examples(words, clause, made, args.players)
    if args.json:
        answer = {
            "lang": words.lang,
            "clause": str(clause),
            "edition": edition,
            "ruling": is_ruling(clause, edition),
            "text": said[edition],
            "editions": said,
            "examples": [asdict(one) for one in drawn],
        }
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        with _console(args) as console:
            set_clause(console, words, clause, edition, said, drawn)
    return 0


def _show_comparison(words: Messages, args: argparse.Namespace, made: House) -> int:
    editions = tuple(dict.fromkeys(_edition(words, name) for name in listed(args.compare))) or tuple(EDITIONS)
    if len(editions) == 1:
        # One name compares with the edition that --edition names, which is the German original by default.
        editions = tuple(dict.fromkeys((_edition(words, args.edition), *editions)))
    if len(editions) < 2:
        raise BadInput(words.say("rules-compare-two"))
    found = compare(words, editions, args.players, made)
    if args.json:
        answer = {"lang": words.lang, "editions": editions, "differences": [asdict(one) for one in found]}
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        with _console(args) as console:
            set_comparison(console, words, editions, found)
    return 0


def _house(args: argparse.Namespace, edition: str) -> House:
    try:
        return house(edition, **rules_of(args.phrases, args.rule))
    except NoSuchHouse as problem:
        raise InEnglish(f"{problem}.") from None


def _edition(words: Messages, name: str) -> str:
    if name not in EDITIONS:
        raise BadInput(words.say("rules-unknown-edition", given=name, known=", ".join(EDITIONS)))
    return name
