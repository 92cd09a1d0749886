"""How this server runs: where it keeps games, how much it allows, what it serves."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from paletti.physics.settings import FRAME_S
from paletti.storage import LEASE_S
from paletti.table.setup import CLASSIC

DAY_S: Final = 86400.0
STATIC: Final = Path(__file__).with_name("static")
LOCAL_NAMES: Final = frozenset({"127.0.0.1", "localhost", "::1"})


@dataclass(frozen=True)
class Settings:
    """Everything a host can choose; the defaults suit one household."""

    database: str
    static: Path = STATIC
    origins: frozenset[str] = field(default_factory=frozenset)
    """Further origins whose pages may open a socket, such as `https://villa.example`; its own host always may."""
    names: frozenset[str] | None = None
    """Names by which pages may ask for this server; None: any."""
    by_address: bool = False
    """Whether pages may ask for it by any number as well."""
    homes: tuple[str, ...] = ()
    """Addresses at which phones on the same network reach this server, such as `http://192.168.1.5:8642/`."""
    node_address: str | None = None
    """Where other nodes reach this one, `host:port`; None: it serves alone."""
    lease_s: float = LEASE_S
    """A node that does not renew for this long loses its tables to others."""
    drain_s: float = 60.0
    """How long a node that stops waits for a hand in the villa before it hands the table over."""
    steppers: int = max(1, (os.cpu_count() or 2) - 1)
    """Threads in which worlds step. They share one interpreter: several nodes make better use of several cores."""
    frame_s: float = FRAME_S
    """How long a frame of the wood takes. Benches and tests make it shorter, and games are over sooner."""
    most_tables: int = 200
    most_tables_an_address: int = 24
    """Tables at which one address has pages: a class at school may play."""
    most_hands_an_address: int = 12
    """Tables at which one address moves wood at the same time: this costs a core more than everything it asks for."""
    most_lines: int = 1000
    """Pages that only watch; the owner of a seat always comes in."""
    most_lines_an_address: int = 100
    """Pages that only watch, of one address: a school behind one line may watch."""
    most_lines_a_table: int = 600
    """Pages that only watch one table."""
    most_lines_a_seat: int = 4
    """Pages of one seat; when one more comes, the oldest goes."""
    most_at_the_door: int = 1000
    """Sockets that have not said who they are."""
    most_at_the_door_an_address: int = 40
    """Sockets of one address that have not said who they are."""
    most_connections_an_address: int = 300
    """Connections of any kind; not counted behind a proxy, where all seem to come from it."""
    most_message_bytes: int = 4096
    most_upload_bytes: int = 8 * 2**20
    messages_a_second: float = 150.0
    """Two hands aiming at 60 Hz, and some reserve."""
    work_a_second: float = 20.0
    """What a page's wishes may cost, in milliseconds of a core: aims are free, a deed is 5, a villa built again 40.

    All pages of a seat share one such allowance, however often they reconnect.
    """
    work_an_address: float = 160.0
    """The same for all pages of one address together, however often they reconnect."""
    arrivals_a_second: float = 20.0
    """Pages of one address that come in; more of them wait."""
    spectators_work_a_second: float = 40.0
    """The same for all who watch a table together."""
    requests_a_second: float = 200.0
    """HTTP requests of one address; more of them wait."""
    tables_a_minute: float = 30.0
    forget_after_s: float = 14 * DAY_S
    sleep_after_s: float = 300.0
    """A table that nobody looks at leaves the memory after this, until its link is opened again; its journal stays."""
    absent_after_s: float = 20.0
    """How long the others wait for an absent player before they may vote."""
    objection_s: int = 20
    json_logs: bool = False
    """Whether the log is one JSON object a line."""
    kit: str = CLASSIC
    """The set in use here: the one that comes with the program, or the text of a measured set's file."""
    bots: bool = True
    ray: str | None = None
    """A Ray cluster that analyses finished games; None: a process here."""
    thinkers: int = max(1, (os.cpu_count() or 2) // 2)
    """Processes in which bots think."""
    cores_a_thought: int = 2 if (os.cpu_count() or 1) >= 2 * thinkers else 1
    """How many cores each of them may use; a thought can use two."""


def data_folder() -> Path:
    """The folder for a person's own games: PALETTI_HOME, or where the system keeps such things."""
    return Path(os.environ.get("PALETTI_HOME") or user_data_path("paletti", appauthor=False))
