"""`paletti play`: the server on this machine, and the browser on it."""

import argparse
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path

from paletti.cli.failure import BadInput
from paletti.cli.kit import kit_argument, kit_of
from paletti.server import run as server
from paletti.server.settings import LOCAL_NAMES, Settings, data_folder
from paletti.storage import StorageProblem

PORT = 8642
TRIES = 50


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=PORT, help=f"where to listen; if taken, the next free ({PORT})")
    kit_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Serves until interrupted."""
    if not 1 <= args.port <= 65535:
        raise BadInput("A port is a number from 1 to 65535.")
    kit = kit_of(args.kit)
    folder = own_folder()
    try:
        listening = server.listen("127.0.0.1", args.port, TRIES)
    except server.CannotListen as problem:
        raise BadInput(str(problem)) from problem
    address = f"http://127.0.0.1:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(address, flush=True)
        if has_screen(os.environ):
            # A browser may take its time to start; the server must not wait for it.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        server.run(Settings(database=str(folder / "games.sqlite"), names=LOCAL_NAMES, kit=kit), listening, ready)
    except StorageProblem as problem:
        raise BadInput(str(problem)) from problem
    return 0


def own_folder() -> Path:
    """The folder of a person's own games, made where it is missing."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"The data folder {folder} cannot be used: {problem.strerror}.") from problem
    return folder


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on, and nobody forbids it."""
    if environ.get("PALETTI_NO_BROWSER", "") not in ("", "0"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
