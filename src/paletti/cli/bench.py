"""`paletti bench`: prints the figures we promise."""

import argparse
import importlib

from paletti.bench.report import show, watched

BENCHES = ("world", "rules", "table", "server", "attack", "bots", "cli")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bench", choices=BENCHES, help="what to measure")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer cases: a glance, not a promise")


def run(args: argparse.Namespace) -> int:
    bench = importlib.import_module(f"paletti.bench.{args.bench}")
    with watched() as progress:
        figures = bench.measure(progress, quick=args.quick)
    return show(args.bench, bench.TARGETS, figures, as_json=args.json)
