"""`paletti rules`: the rules in our own words, for any edition, number of players and language."""

import argparse
import json
import os
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from paletti.cli.failure import BadInput
from paletti.messages import Messages, language_of_environment, languages, messages
from paletti.messages.handbook import as_json, compare, examples, handbook, is_ruling, told, told_in_all_ways
from paletti.messages.sentences import capital
from paletti.messages.typeset import set_clause, set_comparison, set_handbook
from paletti.rules.clauses import Clause
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, NoSuchHouse, house
from paletti.rules.house import House

SPELLED: Final[dict[str, object]] = {"yes": True, "true": True, "no": False, "false": False, "none": None}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    known = " ".join(EDITIONS)
    parser.add_argument("--edition", metavar="X", default="de", help=f"the edition: {known} (de)")
    parser.add_argument("--players", metavar="N", type=int, help="how many play; without it, the rules for any number")
    parser.add_argument("--lang", metavar="Y", help=f"the language: {' '.join(languages())} (that of the terminal)")
    parser.add_argument(
        "--compare", metavar="X", nargs="*", help="show where editions differ: all of them, or those you name"
    )
    parser.add_argument(
        "--clause", metavar="ID", help="one clause only, such as PLATEAU-2, and what other editions say"
    )
    parser.add_argument(
        "--rule",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a house rule: few-columns=yes, mode=random (may be given again)",
    )
    parser.add_argument("--json", action="store_true", help="for a program to read")


def run(args: argparse.Namespace) -> int:
    """Print what was asked for; 0."""
    words = _words(args.lang)
    edition = _edition(words, args.edition)
    made = _house(edition, args.rule)
    if args.players is not None and not LEAST_PLAYERS <= args.players <= made.most_players:
        name = words.say(f"edition-{edition}")
        raise BadInput(words.say("rules-wrong-players", edition=name, least=LEAST_PLAYERS, most=made.most_players))
    if args.clause is not None:
        return _show_clause(words, args, made)
    if args.compare is not None:
        return _show_comparison(words, args, made)
    book = handbook(words, made, args.players)
    if args.json:
        print(json.dumps(as_json(book), ensure_ascii=False, indent=2))
    else:
        set_handbook(Console(highlight=False, markup=False, emoji=False), words, book)
    return 0


def _show_clause(words: Messages, args: argparse.Namespace, made: House) -> int:
    try:
        clause = Clause(args.clause.upper())
    except ValueError:
        raise BadInput(words.say("rules-unknown-clause", given=args.clause)) from None
    said = {name: told_in_all_ways(words, clause, house(name), args.players) for name in EDITIONS}
    edition = made.edition
    if args.rule:
        said[edition] = told(words, clause, made, args.players)
    drawn = examples(words, clause, made, args.players)
    if args.json:
        answer = {
            "lang": words.lang,
            "clause": str(clause),
            "edition": edition,
            "ruling": is_ruling(clause, edition),
            "text": said[edition],
            "editions": said,
            "examples": [{"key": one.example.key, "caption": one.caption, "described": one.described} for one in drawn],
        }
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        set_clause(Console(highlight=False, markup=False, emoji=False), words, clause, edition, said, drawn)
    return 0


def _show_comparison(words: Messages, args: argparse.Namespace, made: House) -> int:
    editions = tuple(dict.fromkeys(_edition(words, name) for name in args.compare)) or tuple(EDITIONS)
    if len(editions) == 1:
        # One name compares with the edition that --edition names, the German original unless told otherwise.
        editions = tuple(dict.fromkeys((_edition(words, args.edition), *editions)))
    if len(editions) < 2:
        raise BadInput(words.say("rules-compare-two"))
    found = compare(words, editions, args.players, made)
    if args.json:
        listed = [{"clause": str(one.clause), "choices": one.choices, "texts": one.texts} for one in found]
        answer = {"lang": words.lang, "editions": editions, "differences": listed}
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        set_comparison(Console(highlight=False, markup=False, emoji=False), words, editions, found)
    return 0


def _words(lang: str | None) -> Messages:
    spoken = language_of_environment(os.environ)
    if lang is not None and lang not in languages():
        raise BadInput(messages(spoken).say("rules-unknown-language", given=lang, known=_listed(languages())))
    return messages(lang or spoken)


def _house(edition: str, rules: Sequence[str]) -> House:
    changes: dict[str, object] = {}
    for rule in rules:
        name, _, value = rule.partition("=")
        changes[name] = SPELLED[value] if value in SPELLED else _number(value)
    try:
        return house(edition, **changes)
    except NoSuchHouse as problem:
        raise BadInput(capital(f"{problem}.")) from None


def _number(value: str) -> object:
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            continue
    return value


def _edition(words: Messages, name: str) -> str:
    if name not in EDITIONS:
        raise BadInput(words.say("rules-unknown-edition", given=name, known=_listed(tuple(EDITIONS))))
    return name


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)
