"""`paletti admin`: manages nodes, tables and addresses for a host, in the database itself; nodes notice in seconds."""

import argparse
import json
import os
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path

from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.parser import Parser
from paletti.server.http.games import exported
from paletti.server.http.problem import Refuse
from paletti.server.logs import household
from paletti.server.settings import DAY_S
from paletti.storage import StorageProblem, Store, TableRecord

BAN_DAYS = 7.0
Records = list[dict[str, object]]


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    acts = ("nodes", "tables", "bans", "drain", "kick", "ban", "unban", "export", "delete")
    parser.add_argument("act", choices=acts, help=say("help-admin-act"))
    parser.add_argument("what", nargs="*", metavar=say("help-word-name"), help=say("help-admin-what"))
    database = os.environ.get("PALETTI_DATABASE")
    parser.add_argument(
        "--database",
        required=database is None,
        default=database,
        metavar=say("help-word-address"),
        help=say("help-admin-database"),
    )
    days = f"{BAN_DAYS:g}"
    parser.add_argument("--days", type=float, default=BAN_DAYS, metavar="N", help=say("help-admin-days", default=days))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    """Does one thing, and prints what there is now."""
    acts = {
        "nodes": (0, _nodes),
        "tables": (0, _tables),
        "bans": (0, _bans),
        "drain": (1, _drain),
        "kick": (2, _kick),
        "ban": (1, _ban),
        "unban": (1, _unban),
        "export": (2, _export),
        "delete": (1, _delete),
    }
    count, act = acts[args.act]
    if len(args.what) != count:
        wanted = {0: "nothing more", 1: "one name", 2: "two names"}[count]
        raise InEnglish(f"‘paletti admin {args.act}’ takes {wanted}; see docs/hosting.md.")
    where = args.database
    if "://" not in where and not Path(where).is_file():
        raise InEnglish(f"There is no database {where}.")
    try:
        with Store(where) as store:
            rows = act(store, args)
    except StorageProblem as problem:
        raise InEnglish(str(problem)) from problem
    _print(rows, as_json=args.json)
    return 0


# --- lists -----------------------------------------------------------------------------------------------------------


def _nodes(store: Store, args: argparse.Namespace) -> Records:
    owned = store.leases.tables_of()
    return [
        {"node": node.id, "address": node.address, "draining": node.draining, "tables": owned.get(node.id, 0)}
        for node in store.leases.nodes()
    ]


def _tables(store: Store, args: argparse.Namespace) -> Records:
    return [_row(store, record) for record in store.listed(limit=1000)]


def _row(store: Store, record: TableRecord) -> dict[str, object]:
    owner = store.leases.owner(record.id)
    return {
        "table": record.id,
        "seats": [seat.name for seat in store.seats(record.id)],
        "deeds": record.versions,
        "finished": record.finished is not None,
        "touched": _date(record.touched),
        "node": None if owner is None else owner.id,
    }


def _bans(store: Store, args: argparse.Namespace) -> Records:
    return [{"address": address, "until": _date(until)} for address, until in store.bans.banned().items()]


# --- commands --------------------------------------------------------------------------------------------------------


def _drain(store: Store, args: argparse.Namespace) -> Records:
    if not store.leases.drain(args.what[0]):
        raise InEnglish("There is no such node; ‘paletti admin nodes’ lists them.")
    return _nodes(store, args)


def _kick(store: Store, args: argparse.Namespace) -> Records:
    """Takes a seat from its owner; the seat is open again."""
    table, seat = args.what
    if not seat.isdigit() or int(seat) >= len(store.seats(table)):
        raise InEnglish("There is no such seat; seats are counted from 0.")
    lease = store.leases.call_in(table)
    assert lease is not None  # it has seats
    store.release(lease, int(seat), kind="link")
    store.leases.release(lease)
    record = store.table(table)
    return [] if record is None else [_row(store, record)]


def _ban(store: Store, args: argparse.Namespace) -> Records:
    store.bans.ban(_address(args.what[0]), args.days * DAY_S)
    return _bans(store, args)


def _unban(store: Store, args: argparse.Namespace) -> Records:
    if not store.bans.lift(_address(args.what[0])):
        raise InEnglish("This address is not banned.")
    return _bans(store, args)


def _export(store: Store, args: argparse.Namespace) -> Records:
    table, file = args.what[0], Path(args.what[1])
    try:
        data = exported(store, table)
        file.write_bytes(data)
    except Refuse as problem:
        raise InEnglish(str(problem)) from problem
    except OSError as problem:
        because = args.phrases.why(problem)
        raise BadInput(args.phrases.say("complaint-cannot-write", path=file, because=because)) from problem
    return [{"file": str(file), "bytes": len(data)}]


def _delete(store: Store, args: argparse.Namespace) -> Records:
    lease = store.leases.call_in(args.what[0])
    if lease is None:
        raise InEnglish("There is no such table; ‘paletti admin tables’ lists them.")
    store.remove(lease)
    return [{"deleted": lease.table}]


def _address(address: str) -> str:
    try:
        ip_address(address)
    except ValueError:
        raise InEnglish(f"{address} is no IP address.") from None
    return household(address)


def _date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _print(rows: Records, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    # Columns between tabs: names are whole, to be copied into the next command.
    heading: Records = [dict(zip(rows[0], rows[0], strict=True))] if rows else []
    for row in heading + rows:
        print(*(", ".join(each) if isinstance(each, list) else each for each in row.values()), sep="\t")
