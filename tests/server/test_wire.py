"""The sockets: what is written at once is what the library would write, and noise ends only the line it comes from."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message, Scope
from starlette.websockets import WebSocket
from tests.loop import carried_out
from tests.server.players import FOUR, choose_colours
from tests.server.served import Page, Server, serving
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol, State

from paletti.server.http import connection
from paletti.server.live.socket import socket as serve_page
from paletti.server.live.wire import packet
from paletti.server.settings import Settings


@given(st.binary(max_size=70_000), st.text(max_size=300))
def test_what_is_written_at_once_is_what_the_library_writes(frame: bytes, told: str) -> None:
    library = Protocol(SERVER, state=State.OPEN)
    library.send_binary(frame)
    library.send_text(told.encode())
    assert packet(frame) + packet(told) == b"".join(library.data_to_send())


def raw(page: Page, *frames: Frame) -> None:
    page.line.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))


def end_of(page: Page) -> int | None:
    """The code with which the server hung up."""
    try:
        while True:
            page.line.recv(60)
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else None


NOISE: dict[str, tuple[list[Frame], int]] = {
    "pings": ([Frame(Opcode.PING, b"?")] * 5000, 1008),
    "pongs": ([Frame(Opcode.PONG, b"!")] * 5000, 1008),
    "empty parts": ([Frame(Opcode.TEXT, b"", False), *[Frame(Opcode.CONT, b"", False)] * 5000], 1008),
    "half a sign": ([Frame(Opcode.TEXT, b"\xff\xfe")], 1007),
    "half a sign in parts": ([Frame(Opcode.TEXT, b"\xe2\x82", False), Frame(Opcode.CONT, b"\xff")], 1007),
    "a part of nothing": ([Frame(Opcode.CONT, b"more")], 1002),
    "too long": ([Frame(Opcode.TEXT, b"x" * 70_000)], 1009),
    "too long in parts": ([Frame(Opcode.TEXT, b"x" * 3000, False), Frame(Opcode.CONT, b"x" * 3000)], 1009),
}


@pytest.mark.parametrize("noise", NOISE)
def test_noise_ends_the_line_of_who_makes_it_and_no_other(
    server: Server, caplog: pytest.LogCaptureFixture, noise: str
) -> None:
    frames, code = NOISE[noise]
    table, owns = server.make(*FOUR)
    honest, noisy = server.page(table, owns), server.page(table)
    view = honest.hear("snapshot")["view"]
    noisy.hear("snapshot")
    raw(noisy, *frames)
    assert end_of(noisy) == code
    honest.say("throw", seat=view["acting"][0])
    assert honest.hear("judged", "refused")["type"] == "judged"
    honest.close()
    assert not [record for record in caplog.records if record.exc_info]


def test_a_message_in_a_few_parts_is_heard(server: Server) -> None:
    page = server.page(*server.make(*FOUR))
    page.hear("snapshot")
    page.line.send(iter(['{"type":"say",', '"phrase":', '"steady","seat":0}']))
    assert page.hear("said")["phrase"] == "steady"
    page.close()


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name in ("HEAD_WITHIN_S", "BODY_WITHIN_S"):
        monkeypatch.setattr(connection, name, 0.3)
    monkeypatch.setattr(connection, "LOOK_EVERY_S", 0.1)
    with serving(tmp_path / "games.sqlite", most_connections_an_address=8) as served:
        yield served


UNFINISHED = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    "half a body": b"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nabc",
    "a body that nobody reads": b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nabc",
}


@pytest.mark.parametrize("begun", UNFINISHED.values(), ids=UNFINISHED)
def test_a_client_that_does_not_finish_its_request_is_disconnected(impatient: Server, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port), 60) as asking:
        asking.sendall(begun)
        assert until_the_end(lambda: asking.recv(65536))


def test_an_address_has_a_limited_number_of_connections(impatient: Server) -> None:
    idle = [socket.create_connection(("127.0.0.1", impatient.port), 60) for _ in range(20)]
    try:
        assert all(until_the_end(lambda one=one: one.recv(100)) for one in idle)  # type: ignore[misc]
    finally:
        for one in idle:
            one.close()
    assert impatient.get("/healthz").status_code == 200


def test_an_address_may_come_and_go_as_often_as_it_likes(tmp_path: Path) -> None:
    with serving(tmp_path / "games.sqlite", most_connections_an_address=8) as served:
        made = served.make(*FOUR)
        for _ in range(20):
            page = served.page(*made)
            page.hear("welcome")
            page.close()


def until_the_end(receive: Callable[[], bytes]) -> bool:
    """Reads until the other side has hung up."""
    try:
        while receive():
            pass
    except ConnectionResetError:
        pass
    return True


def test_play_goes_on_beside_all_this(server: Server) -> None:
    page = server.page(*server.make(*FOUR))
    assert choose_colours(page)["phase"] != "colours"
    page.close()


def test_who_hangs_up_before_the_door_is_answered_is_no_trouble() -> None:
    answers: list[str] = []

    async def gone(message: Message) -> None:
        answers.append(message["type"])
        raise ClientDisconnected

    async def comes() -> Message:
        return {"type": "websocket.connect"}

    async def come() -> None:
        host = SimpleNamespace(resources=SimpleNamespace(settings=Settings("")))
        app = SimpleNamespace(state=SimpleNamespace(host=host))
        heads = [(b"origin", b"https://elsewhere.example"), (b"host", b"villa.example")]
        scope: Scope = {"type": "websocket", "path": "/socket/x", "headers": heads, "app": app}
        scope["extensions"] = {"websocket.http.response": {}}
        asking = WebSocket(scope, comes, gone)
        await asking.receive()
        await serve_page(asking)

    carried_out(come())
    assert answers == ["websocket.http.response.start"]  # the page was turned away, and its going away raised no error
