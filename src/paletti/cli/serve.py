"""`paletti serve`: host tables for others."""

import argparse
import contextlib
import os
import socket
import sys
from dataclasses import replace
from ipaddress import ip_network
from socket import gethostname
from urllib.parse import urlsplit

from paletti.cli.environment import from_environment, settings_argument
from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.house import listed
from paletti.cli.invitation import home_addresses, invite
from paletti.cli.kit import kit_argument, kit_of
from paletti.cli.parser import Parser
from paletti.cli.play import EVERYWHERE, PORT, own_folder
from paletti.cli.workers import ray_argument
from paletti.messages import messages
from paletti.physics import cores
from paletti.server import run as server
from paletti.server.nodes import Nodes, end_with_parent
from paletti.server.settings import DAY_S, LOCAL_NAMES, Settings
from paletti.storage import StorageProblem, Store, shown

HERE_ALONE = ("127.0.0.1", "::1")
OPENED_AT = {EVERYWHERE: "127.0.0.1", "::": "::1"}
"""An address that means all addresses cannot be opened; this machine's own browser can open this one."""
FORGET_DAYS = Settings.forget_after_s / DAY_S
SHORTEST_LEASE_S = 2.0  # a node that is only busy for a moment must not lose its tables


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    address, name = say("help-word-address"), say("help-word-name")
    parser.add_argument("--host", default=EVERYWHERE, metavar=address, help=say("help-serve-host"))
    _number(parser, "--port", PORT, "help-serve-port")
    parser.add_argument("--database", metavar=address, help=say("help-serve-database"))
    for option, word in (("--origin", address), ("--name", name)):
        text = say("help-serve-origin" if option == "--origin" else "help-serve-name")
        parser.add_argument(option, nargs="+", action="extend", default=[], metavar=(word, word), help=text)
    parser.add_argument("--behind-proxy", action="store_true", help=say("help-serve-behind-proxy"))
    parser.add_argument(
        "--proxy-address",
        nargs="+",
        action="extend",
        default=[],
        metavar=(address, address),
        help=say("help-serve-proxy-address"),
    )
    _number(parser, "--tables", Settings.most_tables, "help-serve-tables")
    _number(parser, "--tables-an-address", Settings.most_tables_an_address, "help-serve-tables-an-address")
    _number(parser, "--new-a-minute", Settings.tables_a_minute, "help-serve-new-a-minute")
    _number(parser, "--watchers", Settings.most_lines, "help-serve-watchers")
    _number(parser, "--watchers-an-address", Settings.most_lines_an_address, "help-serve-watchers-an-address")
    _number(parser, "--nodes", 1, "help-serve-nodes")
    parser.add_argument("--node-address", metavar=address, help=say("help-serve-node-address"))
    _number(parser, "--lease-seconds", Settings.lease_s, "help-serve-lease-seconds")
    _number(parser, "--drain-seconds", Settings.drain_s, "help-serve-drain-seconds")
    parser.add_argument("--inherited", type=int, help=argparse.SUPPRESS)  # a node's listening socket, from its parent
    _number(parser, "--forget-days", FORGET_DAYS, "help-serve-forget-days")
    parser.add_argument("--log", choices=("text", "json"), default="text", help=say("help-serve-log"))
    kit_argument(parser)
    parser.add_argument("--no-bots", action="store_true", help=say("help-serve-no-bots"))
    ray_argument(parser, say("help-serve-ray"))
    from_environment(parser, os.environ)
    settings_argument(parser, say("help-word-file"), say("help-serve-settings"))


def _number(parser: Parser, option: str, default: int | float, message: str) -> None:
    """Declare an option that is a number, of the default's type; its help says the default."""
    said_default = default if isinstance(default, int) else f"{default:g}"
    text = parser.say(message, default=said_default)
    parser.add_argument(option, type=type(default), default=default, metavar="N", help=text)


def run(args: argparse.Namespace) -> int:
    """Serves until interrupted."""
    _check(args)
    words, settings, proxies = messages(args.lang), settings_of(args), _proxies(args)
    try:
        with contextlib.ExitStack() as open_ones:
            listening = open_ones.enter_context(_listening(args))
            name, port = OPENED_AT.get(args.host, args.host), int(listening.getsockname()[1])
            name = f"[{name}]" if ":" in name else name
            # Behind a proxy, or with a name of its own, others do not use this machine's number as the address.
            homes = () if proxies or not settings.by_address or settings.origins else home_addresses(args.host, port)
            settings = replace(settings, homes=homes)
            # Opened before the nodes start, so that it is updated once and its faults are reported once.
            store = Store(settings.database, lease_s=settings.lease_s)
            open_ones.callback(store.close)
            new_database = shown(settings.database) if store.is_new else None

            def ready() -> None:
                invite(
                    words,
                    sys.stdout,
                    f"http://{name}:{port}/",
                    homes,
                    wished=args.port,
                    port=port,
                    how=None,
                    new_database=new_database,
                    cores=cores() if args.nodes == 1 and _may_be_several(args) else 1,
                )

            if args.nodes > 1 and args.inherited is None:
                store.close()
                command = [sys.executable, "-m", "paletti", *sys.argv[1:], "--inherited"]
                return Nodes(args.nodes, command, listening, settings.drain_s).run(ready)
            if args.inherited is not None:
                end_with_parent()
            among_nodes = _among_nodes(args)
            if among_nodes is not None:
                open_ones.enter_context(among_nodes)
                host = "127.0.0.1" if args.node_address is None else args.node_address.rpartition(":")[0]
                settings = replace(settings, node_address=f"{host}:{among_nodes.getsockname()[1]}")
            server.run(settings, listening, ready, store=store, proxies=proxies, among_nodes=among_nodes)
    except (server.CannotListen, StorageProblem) as problem:
        raise InEnglish(str(problem)) from problem
    return 0


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of a node with these options. All nodes of a machine together carry only as many tables as asked."""
    origins, names = listed(args.origin), listed(args.name)
    thinkers = max(1, Settings.thinkers // args.nodes)
    return Settings(
        database=args.database or str(own_folder(args.phrases) / "served.sqlite"),
        names=names_of(names, args.host, origins),
        by_address=not names,
        origins=frozenset(origin.rstrip("/") for origin in origins),
        steppers=1 if args.nodes > 1 else Settings.steppers,
        thinkers=thinkers,
        cores_a_thought=2 if cores() >= 2 * args.nodes * thinkers else 1,
        most_tables=args.tables // args.nodes,
        most_tables_an_address=args.tables_an_address,
        most_hands_an_address=-(-args.tables_an_address // 2),
        tables_a_minute=args.new_a_minute,
        most_lines=args.watchers,
        most_lines_an_address=args.watchers_an_address,
        lease_s=args.lease_seconds,
        drain_s=args.drain_seconds,
        forget_after_s=args.forget_days * DAY_S,
        bots=not args.no_bots,
        ray=args.ray,
        json_logs=args.log == "json",
        kit=kit_of(args.kit),
    )


def _listening(args: argparse.Namespace) -> socket.socket:
    """Where pages connect: the parent's socket if there are several nodes, or else our own socket."""
    if args.inherited is not None:
        return socket.socket(fileno=args.inherited)
    return server.listen(args.host, args.port)


def _check(args: argparse.Namespace) -> None:
    """Raises BadInput if these options do not go together."""
    say = args.phrases.say
    if not 0 <= args.port <= 65535:
        raise BadInput(say("complaint-port"))
    counts = (
        *(args.tables, args.tables_an_address, args.nodes, args.new_a_minute),
        *(args.watchers, args.watchers_an_address),
    )
    if min(counts) < 1 or args.forget_days <= 0:
        raise BadInput(say("complaint-counts"))
    if args.tables < args.nodes:
        raise BadInput(say("complaint-tables-nodes"))
    if not args.lease_seconds >= SHORTEST_LEASE_S or not args.drain_seconds >= 0:
        raise BadInput(say("complaint-lease"))
    if args.nodes > 1 and not _may_be_several(args):
        raise BadInput(say("complaint-nodes-windows" if args.node_address is None else "complaint-nodes-or-address"))


def _may_be_several(args: argparse.Namespace) -> bool:
    """Whether one port may have several nodes: not if each has its own address, and not on Windows."""
    return args.node_address is None and sys.platform != "win32"


def _proxies(args: argparse.Namespace) -> tuple[str, ...]:
    """Which proxies are trusted to say who is asking: none, one on this machine, or those that are named."""
    proxies = listed(args.proxy_address)
    for one in proxies:
        try:
            if one != "*":
                ip_network(one)
        except ValueError:
            raise BadInput(args.phrases.say("complaint-proxy-address")) from None
    if "*" in proxies:
        return ("*",)
    return tuple(proxies) or (HERE_ALONE if args.behind_proxy else ())


def _among_nodes(args: argparse.Namespace) -> socket.socket | None:
    """Where other nodes reach this one: the given address, or any local port; None if there are no others."""
    if args.node_address is None:
        return server.listen("127.0.0.1", 0) if args.inherited is not None else None
    host, _, port = args.node_address.rpartition(":")
    if not host or not port.isdigit() or int(port) > 65535:
        raise BadInput(args.phrases.say("complaint-node-address"))
    return server.listen(host.strip("[]"), int(port))


def names_of(given: list[str], listening: str, origins: list[str]) -> frozenset[str]:
    """The names that this server answers to: those that the host gives, or else this machine's names."""
    of_origins = {urlsplit(origin).hostname or "" for origin in origins}
    own = gethostname().lower()
    names = {name.lower() for name in given} or {own, f"{own}.local", listening.lower()}
    return frozenset((names | of_origins | LOCAL_NAMES) - {""})
