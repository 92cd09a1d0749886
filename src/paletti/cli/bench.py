"""`paletti bench`: prints the figures we promise."""

import argparse
import importlib
from pathlib import Path

from paletti.bench.report import BadBench, show, watched
from paletti.cli.failure import BadInput

BENCHES = ("world", "rules", "table", "server", "attack", "bots", "cli")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bench", choices=BENCHES, help="what to measure")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer cases: a glance, not a promise")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="bots: go on with the games kept there, and keep new ones"
    )
    parser.add_argument("--workers", type=int, metavar="W", help="bots: processes (one a core)")


def run(args: argparse.Namespace) -> int:
    bench = importlib.import_module(f"paletti.bench.{args.bench}")
    more = {name: value for name in ("keep", "workers") if (value := getattr(args, name)) is not None}
    if more and args.bench != "bots":
        raise BadInput(f"Only `paletti bench bots` takes --{next(iter(more))}.")
    if args.workers is not None and args.workers < 1:
        raise BadInput("At least one process must play.")
    try:
        with watched() as progress:
            figures = bench.measure(progress, quick=args.quick, **more)
    except BadBench as problem:
        raise BadInput(str(problem)) from problem
    return show(args.bench, bench.TARGETS, figures, as_json=args.json)
