"""A table played over the socket by a program: it makes a table, sits down on both seats, and draws two columns.

    python examples/play_over_socket.py                          starts a server of its own
    python examples/play_over_socket.py http://127.0.0.1:8642    plays on a server that runs already

It speaks what the page speaks: JSON messages both ways, and binary frames that tell where every piece is.
docs/protocol.md has all of it; a program in another language needs JSON, a WebSocket and the layout of a frame.
"""

import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from paletti.protocol import PIECES, VERSION, Decoder, Moment

DRAWS = 2
AIM_S = 1 / 60  # as often as the server shows a picture
SLOW_M_S = 0.06  # in the villa
SWIFT_M_S = 0.25  # in free air
OUTSIDE_M = 0.22  # beyond the base, from its middle
GAP_M = 0.03  # between the middle of a free spot and any other column's

Point = tuple[float, float, float]


class Table:
    """One connection to one table: what was heard last, and a way to speak."""

    def __init__(self, line: ClientConnection, owns: list[dict[str, Any]]) -> None:
        self.line, self.frames = line, Decoder()
        self.view: dict[str, Any] = {}
        self.kit: dict[str, Any] = {}
        self.moment: Moment | None = None
        self.attempt: dict[str, Any] | None = None
        self.may_let_go = False
        self.say("hello", version=VERSION, owns=owns)

    def say(self, kind: str, **fields: Any) -> None:
        self.line.send(json.dumps({"type": kind, **fields}))

    def hear(self, seconds: float | None = None) -> dict[str, Any] | None:
        """The next message, kept in mind as well; None for a frame, or when nothing came in time."""
        try:
            data = self.line.recv(timeout=seconds)
        except TimeoutError:
            return None
        if isinstance(data, bytes):
            self.moment = self.frames.decode(data)
            return None
        message: dict[str, Any] = json.loads(data)
        match message["type"]:
            case "snapshot":
                self.view, self.kit = message["view"], message["kit"]
            case "judged":
                self.view = message["view"]
                print("judged:", *(event["event"] for event in message["entry"]["events"]))
            case "attempt-began":
                self.attempt, self.may_let_go = message["attempt"], False
            case "attempt-ended":
                self.attempt = None
            case "mark":
                self.may_let_go = message["refusal"] is None
            case "sorry" | "refused":
                print("the server says:", message)
        return message

    def wait_for(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message is not None and message["type"] in kinds:
                return message

    def place(self, piece: str) -> Point:
        """The middle of a piece, in metres."""
        assert self.moment is not None, "a key frame follows the snapshot"
        x, y, z, *_ = self.moment.poses[PIECES.index(piece)]
        return x, y, z


def play(table: Table, draws: int) -> None:
    """Throws, chooses and draws until this many columns were drawn, or the game is over."""
    table.wait_for("snapshot")
    while table.moment is None:
        table.hear()
    while draws > 0 and not table.view["over"]:
        seat = table.view["acting"][0]
        may = table.view["may"][seat]
        if "throw" in may:
            table.say("throw", seat=seat)
            table.wait_for("judged")
        elif "choose" in may:
            table.say("choose", seat=seat, colour=table.view["freeColours"][0])
            table.wait_for("judged")
        else:
            draw(table, seat)
            draws -= 1


def draw(table: Table, seat: int) -> None:
    """Draws the first column that the hand can take, and stands it on the top plateau."""
    touch = next(touch for touch in table.view["touch"] if touch["seat"] == seat)
    for column in touch["may"]:
        table.say("ask-reach", column=column)
        ways = table.wait_for("reach")["fingers"]
        if not ways:
            continue
        table.say("grip", seat=seat, column=column, point=[0.0, 0.0, 0.0])
        if table.wait_for("attempt-began", "refused")["type"] == "refused":
            continue
        start = table.place(column)
        outward = min(ways, key=lambda way: abs(math.remainder(way - math.atan2(start[1], start[0]), math.tau)))
        spot = free_spot(table)
        top = table.place(table.view["top"])[2] + 0.09
        out = (start[0] + OUTSIDE_M * math.cos(outward), start[1] + OUTSIDE_M * math.sin(outward), start[2])
        lead(table, seat, start, out, SLOW_M_S)
        lead(table, seat, out, (out[0], out[1], top), SWIFT_M_S)
        lead(table, seat, (out[0], out[1], top), (*spot, top), SWIFT_M_S)
        lead(table, seat, (*spot, top), (*spot, top - 0.06), SLOW_M_S)
        table.wait_for("judged")
        return
    raise SystemExit("No column can be reached.")


def lead(table: Table, seat: int, start: Point, to: Point, speed_m_s: float) -> None:
    """Leads the hand along a straight way; on the way down it lets go as soon as it may."""
    steps = max(1, round(math.dist(start, to) / speed_m_s / AIM_S))
    down = to[2] < start[2] - 0.01
    for step in range(1, steps + 1):
        at = [a + (b - a) * step / steps for a, b in zip(start, to, strict=True)]
        table.say("aim", seat=seat, position=at)
        until = time.monotonic() + AIM_S
        while (left := until - time.monotonic()) > 0:
            table.hear(left)
        if table.attempt is None:
            break
        if down and table.may_let_go:
            table.say("let-go", seat=seat)
            break


def free_spot(table: Table) -> tuple[float, float]:
    """A spot on the top plateau with room for one more column: tried in rings round the plateau's middle."""
    x, y, _ = table.place(table.view["top"])
    standing = [table.place(name) for name, at in table.view["at"].items() if at == table.view["top"]]
    for ring in range(8):
        for part in range(12):
            angle = part * math.tau / 12
            spot = (x + 0.01 * ring * math.cos(angle), y + 0.01 * ring * math.sin(angle))
            if all(math.dist(spot, other[:2]) > GAP_M for other in standing):
                return spot
    return x, y


def make_table(address: str) -> dict[str, Any]:
    """A new table: its token, and the secrets of the two seats at this device."""
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
    body = json.dumps({"seats": seats, "edition": "de", "serial": 7, "seed": 11}).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"content-type": "application/json"})) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of our own, that ends with us."""
    with TemporaryDirectory() as home:
        words = [sys.executable, "-m", "paletti", "serve", "--host", "127.0.0.1", "--port", "0"]
        environment = {**os.environ, "PALETTI_HOME": home}
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip().rstrip("/")
            finally:
                process.terminate()


def main(address: str) -> None:
    made = make_table(address)
    print(f"Watch it at {address}/t/{made['table']}")
    with connect(f"{address.replace('http', 'ws', 1)}/socket/{made['table']}", max_size=None) as line:
        play(Table(line, made["owns"]), DRAWS)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(sys.argv[1].rstrip("/"))
    else:
        with server() as address:
            main(address)
