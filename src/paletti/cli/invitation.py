"""What a host sees when pages can be opened: addresses that phones at home can use, and how to stop."""

import socket
from collections.abc import Iterator, Sequence
from ipaddress import ip_address
from typing import TextIO

import segno

from paletti.messages import Messages

EVERYWHERE = ("0.0.0.0", "::", "")
FAR_AWAY = ("192.0.2.1", 9)  # an address that belongs to nobody; asking for the route there sends nothing


def home_numbers() -> tuple[str, ...]:
    """This machine's numbers on private networks, such as at home; none that the whole world can reach."""
    return tuple(
        dict.fromkeys(number for number in _own_numbers() if ip_address(number).is_private and not _is_here(number))
    )


def home_addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses at which others on the same network reach this server; none if only this machine can."""
    names = [host] if host not in EVERYWHERE else list(dict.fromkeys(_own_numbers()))
    return tuple(f"http://{name}:{port}/" for name in names if not _is_here(name))


def invite(
    words: Messages,
    out: TextIO,
    address: str,
    homes: Sequence[str],
    *,
    wished: int,
    port: int,
    how: str | None,
    new_database: str | None = None,
    cores: int = 1,
) -> None:
    """Prints the address (alone on the first line, for programs), those of the home network, and how to stop.

    If one node serves on a machine with more `cores`, it says how to use them.
    """
    lines = [address]
    if wished not in (0, port):
        lines.append(words.say("host-port-taken", port=str(wished), taken=str(port)))
    if new_database is not None:
        lines.append(words.say("host-new-database", database=new_database))
    lines += [words.say("host-home", address=home) for home in homes]
    if homes and out.isatty():
        lines += [words.say("host-scan"), drawn(homes[0])]
    if how is not None:
        lines.append(words.say(how))
    if cores > 1:
        lines.append(words.say("host-cores", cores=str(cores)))
    lines.append(words.say("host-stop"))
    print("\n".join(lines), file=out, flush=True)


def drawn(address: str) -> str:
    """The address as a QR code of half blocks, dark on light whatever the terminal's colours are."""
    rows = [list(row) for row in segno.make(address, micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    lines = (
        "".join(signs[min(upper, 1), min(lower, 1)] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"\x1b[97;40m{line}\x1b[0m" for line in lines)


def _own_numbers() -> Iterator[str]:
    """This machine's IPv4 addresses, the one that leads out of the house first."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(FAR_AWAY)
            yield str(asking.getsockname()[0])
        except OSError:
            pass  # on no network at all
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        found = []
    yield from (str(address[0]) for *_, address in found)


def _is_here(name: str) -> bool:
    """Whether the address only leads to this machine."""
    try:
        number = ip_address(name)
    except ValueError:
        return name == "localhost"
    return number.is_loopback or number.is_link_local or number.is_unspecified
