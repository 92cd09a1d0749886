"""`paletti serve`: host tables for others."""

import argparse
import socket
import sys
from dataclasses import replace
from socket import gethostname
from urllib.parse import urlsplit

from paletti.cli.failure import BadInput
from paletti.cli.kit import kit_argument, kit_of
from paletti.cli.play import PORT, own_folder
from paletti.server import run as server
from paletti.server.nodes import Nodes, end_with_parent
from paletti.server.settings import LOCAL_NAMES, Settings
from paletti.storage import StorageProblem, Store

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
    parser.add_argument("--nodes", type=int, default=1, help="processes that share the tables, one a core (1)")
    parser.add_argument(
        "--node-address",
        help="host:port at which this machine's node listens for other machines' (same --database, a private network)",
    )
    parser.add_argument("--inherited", type=int, help=argparse.SUPPRESS)  # a node's listening socket, from its parent
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
    if args.tables < 1 or args.forget_days <= 0 or args.nodes < 1 or args.new_a_minute < 1:
        raise BadInput("Tables, nodes and days are numbers above zero.")
    if args.nodes > 1 and args.node_address is not None:
        raise BadInput(
            "Give either --nodes, for several on this machine, or --node-address, for one of several machines."
        )
    if args.nodes > 1 and sys.platform == "win32":
        raise BadInput("Several nodes on one machine need Linux or macOS; serve with one here.")
    settings = Settings(
        database=args.database or str(own_folder() / "served.sqlite"),
        names=names_of(args.name, args.host, args.origin),
        by_address=not args.name,
        origins=frozenset(origin.rstrip("/") for origin in args.origin),
        steppers=1 if args.nodes > 1 else Settings.steppers,
        thinkers=max(1, Settings.thinkers // args.nodes),
        most_tables=-(-args.tables // args.nodes),
        tables_a_minute=args.new_a_minute,
        forget_after_s=args.forget_days * DAY_S,
        bots=not args.no_bots,
        kit=kit_of(args.kit),
    )
    try:
        if args.inherited is not None:
            listening = socket.socket(fileno=args.inherited)
        else:
            listening = server.listen(args.host, args.port)
        name = f"[{args.host}]" if ":" in args.host else args.host
        address = f"http://{name}:{listening.getsockname()[1]}/"

        def ready() -> None:
            print(address, flush=True)

        if args.nodes > 1 and args.inherited is None:
            with listening:
                Store(settings.database).close()  # brought up to date once, and its faults told once
                command = [sys.executable, "-m", "paletti", *sys.argv[1:], "--inherited"]
                return Nodes(args.nodes, command, listening).run(ready)
        if args.inherited is not None:
            end_with_parent()
        among_nodes = _among_nodes(args)
        if among_nodes is not None:
            host = "127.0.0.1" if args.node_address is None else args.node_address.rpartition(":")[0]
            settings = replace(settings, node_address=f"{host}:{among_nodes.getsockname()[1]}")
        server.run(settings, listening, ready, proxied=args.behind_proxy, among_nodes=among_nodes)
    except (server.CannotListen, StorageProblem) as problem:
        raise BadInput(str(problem)) from problem
    return 0


def _among_nodes(args: argparse.Namespace) -> socket.socket | None:
    """Where other nodes reach this one: the address given, or any port of this machine alone; None: there are none."""
    if args.node_address is None:
        return server.listen("127.0.0.1", 0) if args.inherited is not None else None
    host, _, port = args.node_address.rpartition(":")
    if not host or not port.isdigit() or int(port) > 65535:
        raise BadInput("--node-address is a host and a port, such as 10.0.0.5:7642.")
    return server.listen(host.strip("[]"), int(port))


def names_of(told: list[str], listening: str, origins: list[str]) -> frozenset[str]:
    """The names that this server answers to: what the host says, or else what this machine is called."""
    of_origins = {urlsplit(origin).hostname or "" for origin in origins}
    own = gethostname().lower()
    names = {name.lower() for name in told} or {own, f"{own}.local", listening.lower()}
    return frozenset((names | of_origins | LOCAL_NAMES) - {""})
