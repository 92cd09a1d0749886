"""`--kit FILE`: a measured set, for every command that plays."""

import argparse
from pathlib import Path

from paletti.cli.failure import BadInput
from paletti.table.setup import CLASSIC, BadSetup, kit_text


def kit_argument(parser: argparse.ArgumentParser) -> None:
    """Declares the option for a measured set."""
    parser.add_argument("--kit", type=Path, metavar="FILE", help="play with the set that this TOML file describes")


def kit_of(file: Path | None) -> str:
    """The set to play with; BadInput where the file describes none that a game can be played with."""
    try:
        return CLASSIC if file is None else kit_text(file)
    except BadSetup as problem:
        raise BadInput(str(problem)) from problem
