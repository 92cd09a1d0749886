"""The command `paletti`: finds the verb, runs it, turns bad input into one sentence."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import NoReturn

from paletti.cli.failure import BadInput

COMMANDS = ("play", "serve", "referee", "rules", "replay", "arena", "bench")
DEFAULT = "play"


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message[:1].upper()}{message[1:]}. Try '{self.prog} --help'.")


def parser(names: Sequence[str]) -> Parser:
    """The parser of the named commands; each brings its own imports, so a run loads only the one it needs."""
    top = Parser(prog="paletti", description="Villa Paletti: play it, judge it, watch it.")
    top.add_argument("--version", action="version", version=f"paletti {version('villa-paletti')}")
    verbs = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name in names:
        module = importlib.import_module(f"paletti.cli.{name}")
        verb = verbs.add_parser(name, help=module.HELP, description=module.HELP)
        module.arguments(verb)
        verb.set_defaults(run=module.run)
    return top


def main(words: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 done with a bad result, 2 bad input."""
    given = list(sys.argv[1:] if words is None else words)
    try:
        if not given:
            given = [DEFAULT]
        names = (given[0],) if given[0] in COMMANDS else COMMANDS
        args = parser(names).parse_args(given)
        if args.command is None:
            raise BadInput("Say which command to run. Try 'paletti --help'.")
        return int(args.run(args))
    except BadInput as problem:
        print(f"paletti: {problem}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has left: nothing to complain about, and nobody to complain to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
