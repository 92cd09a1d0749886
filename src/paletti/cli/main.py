"""The command `paletti`: finds the verb, runs it, turns bad input into one sentence.

`--help` and `--version` must answer at once. So nothing heavy is imported here, and a verb's imports wait until it
runs.
"""

import importlib
import os
import sys
from collections.abc import Sequence

from paletti import __version__
from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.missing import how_to_install
from paletti.cli.parser import Parser
from paletti.cli.phrases import Phrases, language_of_command, phrases, without_language
from paletti.messages.language import FALLBACK

COMMANDS = ("play", "serve", "referee", "rules", "replay", "arena", "bench", "admin")
"""`paletti.cli.<command>` has its `arguments` and its `run`; `help-<command>` says what it is for."""
DEFAULT = "play"


def overview(spoken: Phrases) -> Parser:
    """The parser of everything except the commands themselves: it knows their names and what they are for."""
    top = Parser("paletti", spoken)
    top.add_argument("--version", action="version", version=f"paletti {__version__}", help=spoken.say("help-version"))
    verbs = top.add_subparsers(
        dest="command", title=spoken.say("help-heading-commands"), metavar=spoken.say("help-word-command")
    )
    for name in COMMANDS:
        verbs.add_parser(name, help=spoken.say(f"help-{name}"), phrases=spoken)
    return top


def parser(name: str, spoken: Phrases) -> Parser:
    """The parser of one command, with the command's own imports."""
    module = importlib.import_module(f"paletti.cli.{name}")
    verb = Parser(f"paletti {name}", spoken, f"help-{name}")
    module.arguments(verb)
    verb.set_defaults(run=module.run, phrases=spoken)
    return verb


def main(words: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 done with a bad result, 2 bad input."""
    given = list(sys.argv[1:] if words is None else words)
    spoken, verb = phrases(FALLBACK), DEFAULT
    try:
        spoken = phrases(language_of_command(given, os.environ))
        verb, *rest = without_language(given) or [DEFAULT]
        if verb not in COMMANDS:
            overview(spoken).parse_args([verb, *rest])
            overview(spoken).error(spoken.say("complaint-no-command"))
        args = parser(verb, spoken).parse_args(rest)
        return int(args.run(args))
    except BadInput as problem:
        sentence = spoken.complain(problem) if isinstance(problem, InEnglish) else str(problem)
        print(f"paletti: {sentence}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as problem:
        missing = how_to_install(problem.name, verb)
        if missing is None:
            raise
        package, wanted = missing
        sentence = spoken.say("complaint-missing-package", package=package, needed=wanted)
        print(f"paletti: {sentence}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has closed the pipe. That is no error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
