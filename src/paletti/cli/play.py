"""`paletti play`: the server on this machine, and the browser on it."""

import argparse
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.invitation import home_numbers, invite
from paletti.cli.kit import kit_argument, kit_of
from paletti.cli.parser import Parser
from paletti.cli.phrases import Phrases
from paletti.messages import messages
from paletti.server import run as server
from paletti.server.settings import LOCAL_NAMES, Settings, data_folder
from paletti.storage import StorageProblem

PORT = 8642
TRIES = 50
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=say("help-play-port", default=PORT))
    parser.add_argument("--here", action="store_true", help=say("help-play-here"))
    kit_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Serves until interrupted: this machine and phones on its home network, or only this machine."""
    if not 1 <= args.port <= 65535:
        raise BadInput(args.phrases.say("complaint-port"))
    words, kit, folder = messages(args.lang), kit_of(args.kit), own_folder(args.phrases)
    numbers = () if args.here else home_numbers()
    try:
        listening = server.listen(EVERYWHERE if numbers else HERE, args.port, TRIES)
    except server.CannotListen as problem:
        raise InEnglish(str(problem)) from problem
    port = int(listening.getsockname()[1])
    address, *homes = (f"http://{name}:{port}/" for name in (HERE, *numbers))
    how = None if homes or args.here else "host-no-network"

    def ready() -> None:
        invite(words, sys.stdout, address, homes, wished=args.port, port=port, how=how)
        if has_screen(os.environ):
            # A browser may take its time to start; the server must not wait for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    settings = Settings(str(folder / "games.sqlite"), names=LOCAL_NAMES.union(numbers), homes=tuple(homes), kit=kit)
    try:
        server.run(settings, listening, ready)
    except StorageProblem as problem:
        raise InEnglish(str(problem)) from problem
    return 0


def own_folder(phrases: Phrases) -> Path:
    """The folder of a person's own games, made if it is missing."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(phrases.say("complaint-cannot-use", path=folder, because=phrases.why(problem))) from problem
    return folder


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on, and it is not forbidden."""
    if environ.get("PALETTI_NO_BROWSER", "") not in ("", "0"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
