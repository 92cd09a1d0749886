"""`paletti serve`: host tables for others."""

import argparse
from socket import gethostname
from urllib.parse import urlsplit

from paletti.cli.failure import BadInput
from paletti.cli.kit import kit_argument, kit_of
from paletti.cli.play import PORT, own_folder
from paletti.server import run as server
from paletti.server.settings import LOCAL_NAMES, Settings
from paletti.storage import StorageProblem

DAY_S = 86400
FORGET_DAYS = Settings.forget_after_s / DAY_S


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (all of this machine's)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on ({PORT})")
    parser.add_argument("--database", help="SQLite file or postgresql:// URL (a file in your data folder)")
    parser.add_argument(
        "--origin", action="append", default=[], help="further address whose pages may connect, https://villa.example"
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        help="name by which this server may be asked for, villa.example (this machine's own, and any IP address)",
    )
    parser.add_argument("--behind-proxy", action="store_true", help="trust the proxy's word on who is asking")
    parser.add_argument(
        "--tables", type=int, default=Settings.most_tables, help=f"most tables at a time ({Settings.most_tables})"
    )
    parser.add_argument(
        "--new-a-minute",
        type=float,
        default=Settings.tables_a_minute,
        help=f"tables, files and score sheets that an address may make in a minute ({Settings.tables_a_minute:g})",
    )
    parser.add_argument(
        "--threads", type=int, default=Settings.steppers, help="threads in which worlds step (processors less one)"
    )
    parser.add_argument(
        "--forget-days",
        type=float,
        default=FORGET_DAYS,
        help=f"unfinished tables untouched so long go ({FORGET_DAYS:g})",
    )
    kit_argument(parser)
    parser.add_argument("--no-bots", action="store_true", help="leave bots out")


def run(args: argparse.Namespace) -> int:
    """Serves until interrupted."""
    if not 0 <= args.port <= 65535:
        raise BadInput("A port is a number from 1 to 65535.")
    if args.tables < 1 or args.forget_days <= 0 or args.threads < 1 or args.new_a_minute < 1:
        raise BadInput("Tables, threads and days are numbers above zero.")
    settings = Settings(
        database=args.database or str(own_folder() / "served.sqlite"),
        names=names_of(args.name, args.host, args.origin),
        by_address=not args.name,
        origins=frozenset(origin.rstrip("/") for origin in args.origin),
        steppers=args.threads,
        most_tables=args.tables,
        tables_a_minute=args.new_a_minute,
        forget_after_s=args.forget_days * DAY_S,
        bots=not args.no_bots,
        kit=kit_of(args.kit),
    )
    try:
        listening = server.listen(args.host, args.port)
        name = f"[{args.host}]" if ":" in args.host else args.host
        address = f"http://{name}:{listening.getsockname()[1]}/"
        server.run(settings, listening, lambda: print(address, flush=True), proxied=args.behind_proxy)
    except (server.CannotListen, StorageProblem) as problem:
        raise BadInput(str(problem)) from problem
    return 0


def names_of(told: list[str], listening: str, origins: list[str]) -> frozenset[str]:
    """The names that this server answers to: what the host says, or else what this machine is called."""
    of_origins = {urlsplit(origin).hostname or "" for origin in origins}
    own = gethostname().lower()
    names = {name.lower() for name in told} or {own, f"{own}.local", listening.lower()}
    return frozenset((names | of_origins | LOCAL_NAMES) - {""})
