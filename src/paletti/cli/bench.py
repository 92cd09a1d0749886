"""`paletti bench`: prints the figures we promise."""

import argparse
import importlib
from pathlib import Path
from types import ModuleType

from paletti.bench.parts import BENCHES, PARTS
from paletti.bench.report import BadBench, Target, show, targets_of
from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.parser import Parser
from paletti.cli.progress import watched
from paletti.cli.workers import check_workers, ray_argument
from paletti.jobs import NoCluster
from paletti.messages import messages


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    benches = " ".join(BENCHES)
    parts = "; ".join(f"{bench}: {' '.join(names)}" for bench, names in PARTS.items() if names)
    parser.add_argument("bench", choices=BENCHES, metavar="BENCH", help=say("help-bench-bench", benches=benches))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--quick", action="store_true", help=say("help-bench-quick"))
    parser.add_argument(
        "--part",
        action="append",
        default=[],
        metavar=say("help-word-part"),
        help=say("help-bench-part", parts=parts),
    )
    parser.add_argument("--keep", type=Path, metavar=say("help-word-file"), help=say("help-bench-keep"))
    parser.add_argument("--workers", type=int, metavar="W", help=say("help-bench-workers"))
    ray_argument(parser, say("help-bench-ray"))


def run(args: argparse.Namespace) -> int:
    """Measure, then print; 1 if a promise does not hold."""
    more = {name: value for name in ("keep", "workers", "ray") if (value := getattr(args, name)) is not None}
    if more and args.bench != "bots":
        raise BadInput(args.phrases.say("complaint-bench-bots", option=f"--{next(iter(more))}"))
    check_workers(args)
    if parts := _parts(args):
        more["parts"] = parts
    bench = importlib.import_module(f"paletti.bench.{args.bench}.bench")
    try:
        with watched(messages(args.lang).say) as progress:
            figures = bench.measure(progress, quick=args.quick, **more)
    except (BadBench, NoCluster) as problem:
        raise InEnglish(str(problem)) from problem
    targets = _targets(bench, parts, quick=args.quick)
    return show(messages(args.lang), args.bench, targets, figures, as_json=args.json)


def _targets(bench: ModuleType, parts: tuple[str, ...], *, quick: bool) -> tuple[Target, ...]:
    """The promises of these parts of a bench, or of all of it; its quick form may promise less."""
    if quick and hasattr(bench, "QUICK_PROMISES"):
        return targets_of(bench.QUICK_PROMISES, parts or None)
    targets: tuple[Target, ...] = targets_of(bench.PROMISES, parts) if parts else bench.TARGETS
    return targets


def _parts(args: argparse.Namespace) -> tuple[str, ...]:
    """The parts that are asked for, in the bench's own order; none of them for the whole bench."""
    known = PARTS[args.bench]
    for part in args.part:
        if not known:
            raise BadInput(args.phrases.say("complaint-bench-whole", bench=args.bench))
        if part not in known:
            listed = ", ".join(known)
            raise BadInput(args.phrases.say("complaint-bench-part", bench=args.bench, part=part, known=listed))
    return tuple(part for part in known if part in args.part)
