"""What the server writes into its log: times, levels, plain sentences or one JSON object a line; no secret, no link."""

import json
import logging
import time
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from starlette.types import Scope

from paletti.server.limits import Buckets

TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
EVENTS_A_SECOND, EVENTS = 0.2, 10.0
"""How many events of one kind are logged: an attacker must not fill the disk."""

security_log = logging.getLogger("paletti.security")


class JsonLines(logging.Formatter):
    """One object a line: time (UTC), level, logger, message, and other fields of the record."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("event", "address", "node"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(*, as_json: bool) -> None:
    """Writes warnings and worse to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


class Security:
    """Logs what looks like an attack, each kind not too often."""

    def __init__(self) -> None:
        self._often = Buckets(EVENTS_A_SECOND, EVENTS)

    def note(self, event: str, address: str, sentence: str) -> None:
        """Logs the sentence, unless this kind of event was logged too often recently."""
        if self._often.take(event):
            security_log.warning("%s (%s)", sentence, address, extra={"event": event, "address": address})


security: Final = Security()


def address_of(scope: Scope) -> str:
    """The address that asks, as `household` counts it; empty if it is unknown."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The address to count and to ban by. A household has an IPv6 network of 64 bits, which counts as one address.

    Anything that is not an IP address stays as it is.
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((int(ip) >> 64 << 64, 64)))
