"""`paletti serve`: host tables for others."""

import argparse
import os

from paletti.cli.failure import BadInput
from paletti.server import run as server
from paletti.server.settings import Settings, data_folder
from paletti.table.storage import StorageProblem

HELP = "Host tables for others: on a home network, or behind a proxy that speaks HTTPS (docs/hosting.md)."
PORT = 8642


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (all of this machine's)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on ({PORT})")
    parser.add_argument("--database", help="SQLite file or postgresql:// URL (a file in your data folder)")
    parser.add_argument(
        "--origin", action="append", default=[], help="further address whose pages may connect, https://villa.example"
    )
    parser.add_argument("--behind-proxy", action="store_true", help="trust the proxy's word on who is asking")
    parser.add_argument("--tables", type=int, default=200, help="most tables at a time (200)")
    parser.add_argument("--threads", type=int, help="threads in which worlds step (processors less one)")
    parser.add_argument("--forget-days", type=float, default=14, help="unfinished tables untouched so long go (14)")
    parser.add_argument("--no-bots", action="store_true", help="leave bots out")


def run(args: argparse.Namespace) -> int:
    """Serves until interrupted."""
    if not 0 <= args.port <= 65535:
        raise BadInput("A port is a number from 1 to 65535.")
    if args.tables < 1 or args.forget_days <= 0 or (args.threads is not None and args.threads < 1):
        raise BadInput("Tables, threads and days are numbers above zero.")
    settings = Settings(
        database=args.database or str(data_folder() / "served.sqlite"),
        origins=frozenset(origin.rstrip("/") for origin in args.origin),
        steppers=args.threads or max(1, (os.cpu_count() or 2) - 1),
        most_tables=args.tables,
        forget_after_s=args.forget_days * 86400,
        bots=not args.no_bots,
    )
    try:
        listening = server.listen(args.host, args.port)
        name = f"[{args.host}]" if ":" in args.host else args.host
        address = f"http://{name}:{listening.getsockname()[1]}/"
        server.run(settings, listening, lambda: print(address, flush=True), proxied=args.behind_proxy)
    except (server.CannotListen, StorageProblem) as problem:
        raise BadInput(str(problem)) from problem
    return 0
