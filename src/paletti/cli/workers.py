"""Who does the work of many games: processes of this machine, or a Ray cluster."""

import argparse

from paletti.cli.failure import BadInput
from paletti.cli.parser import Parser
from paletti.jobs import AUTO


def ray_argument(parser: Parser, help_text: str) -> None:
    """Declare `--ray`, alone or with an address."""
    parser.add_argument("--ray", nargs="?", const=AUTO, metavar=parser.say("help-word-address"), help=help_text)


def check_workers(args: argparse.Namespace) -> None:
    """Raises BadInput if no process would play, or if both processes here and a cluster are asked for."""
    if args.workers is not None and args.workers < 1:
        raise BadInput(args.phrases.say("complaint-workers"))
    if args.workers is not None and args.ray is not None:
        raise BadInput(args.phrases.say("complaint-workers-ray"))
