"""`--kit FILE`: a measured set, for every command that plays."""

from pathlib import Path

from paletti.cli.failure import InEnglish
from paletti.cli.parser import Parser
from paletti.table.setup import CLASSIC, BadSetup, kit_text


def kit_argument(parser: Parser) -> None:
    """Declares the option for a measured set."""
    parser.add_argument("--kit", type=Path, metavar=parser.say("help-word-file"), help=parser.say("help-kit"))


def kit_of(file: Path | None) -> str:
    """The set to play with; raises BadInput if the file does not describe a playable set."""
    try:
        return CLASSIC if file is None else kit_text(file)
    except BadSetup as problem:
        raise InEnglish(str(problem)) from problem
