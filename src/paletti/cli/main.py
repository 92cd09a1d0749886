"""The command `paletti`: finds the verb, runs it, turns bad input into one sentence.

`--help` and `--version` must answer at once: nothing heavy is imported here, and a verb's imports wait until it runs.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from paletti import __version__
from paletti.cli.failure import BadInput
from paletti.cli.missing import how_to_install

COMMANDS = {
    "play": "Play in the browser on this machine; games are kept in your own data folder.",
    "serve": "Host tables for others: on a home network, or behind a proxy that speaks HTTPS (docs/hosting.md).",
    "referee": "Judge scenario files by the rules; without a file, keep score for the wooden game on your table.",
    "rules": "Explain the rules of any edition, and where editions differ.",
    "replay": "Show, verify, judge again or draw a game that was kept in a .villa file.",
    "arena": "Let bots play whole games against each other in real physics.",
    "bench": "Measure the figures we promise, side by side with their references.",
}
"""Each command with its line of help; `paletti.cli.<command>` has its `arguments` and its `run`."""
DEFAULT = "play"


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message[:1].upper()}{message[1:]}. Try '{self.prog} --help'.")


def overview() -> Parser:
    """The parser of everything but a command: it knows their names and what they are for."""
    top = Parser(prog="paletti", description="Villa Paletti: play it, judge it, watch it.")
    top.add_argument("--version", action="version", version=f"paletti {__version__}")
    verbs = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, purpose in COMMANDS.items():
        verbs.add_parser(name, help=purpose)
    return top


def parser(name: str) -> Parser:
    """The parser of one command, with the command's own imports."""
    module = importlib.import_module(f"paletti.cli.{name}")
    verb = Parser(prog=f"paletti {name}", description=COMMANDS[name])
    module.arguments(verb)
    verb.set_defaults(run=module.run)
    return verb


def main(words: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 done with a bad result, 2 bad input."""
    given = list(sys.argv[1:] if words is None else words) or [DEFAULT]
    try:
        if given[0] not in COMMANDS:
            overview().parse_args(given)
            raise BadInput("Say which command to run. Try 'paletti --help'.")
        args = parser(given[0]).parse_args(given[1:])
        return int(args.run(args))
    except BadInput as problem:
        print(f"paletti: {problem}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as problem:
        advice = how_to_install(problem.name, given[0])
        if advice is None:
            raise
        print(f"paletti: {advice}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has left: nothing to complain about, and nobody to complain to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
