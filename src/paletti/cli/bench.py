"""`paletti bench`: prints the figures we promise."""

import argparse
import importlib
from pathlib import Path

from paletti.bench.report import BadBench, show, watched
from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.parser import Parser
from paletti.cli.workers import check_workers, ray_argument
from paletti.jobs import NoCluster
from paletti.messages import messages

BENCHES = ("world", "rules", "table", "server", "cluster", "attack", "bots", "page", "cli")


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    benches = " ".join(BENCHES)
    parser.add_argument("bench", choices=BENCHES, metavar="BENCH", help=say("help-bench-bench", benches=benches))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--quick", action="store_true", help=say("help-bench-quick"))
    parser.add_argument("--keep", type=Path, metavar=say("help-word-file"), help=say("help-bench-keep"))
    parser.add_argument("--workers", type=int, metavar="W", help=say("help-bench-workers"))
    ray_argument(parser, say("help-bench-ray"))


def run(args: argparse.Namespace) -> int:
    """Measure, then tell; 1 where a promise does not hold."""
    bench = importlib.import_module(f"paletti.bench.{args.bench}")
    more = {name: value for name in ("keep", "workers", "ray") if (value := getattr(args, name)) is not None}
    if more and args.bench != "bots":
        raise BadInput(args.phrases.say("complaint-bench-bots", option=f"--{next(iter(more))}"))
    check_workers(args)
    try:
        with watched(messages(args.lang).say) as progress:
            figures = bench.measure(progress, quick=args.quick, **more)
    except (BadBench, NoCluster) as problem:
        raise InEnglish(str(problem)) from problem
    return show(messages(args.lang), args.bench, bench.TARGETS, figures, as_json=args.json)
