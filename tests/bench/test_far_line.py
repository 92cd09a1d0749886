"""A slow and uneven connection."""

import socket
import threading

from paletti.bench.page.far_line import Distance, relayed

LINES = [f"line {number}\n".encode() for number in range(200)]


def echo(listening: socket.socket) -> None:
    line, _ = listening.accept()
    with line:
        while data := line.recv(1 << 16):
            line.sendall(data)


def test_a_line_that_is_uneven_loses_nothing_and_keeps_the_order() -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        threading.Thread(target=echo, args=(listening,), daemon=True).start()
        with (
            relayed(listening.getsockname()[1], Distance(late_ms=6, jitter_ms=5)) as port,
            socket.create_connection(("127.0.0.1", port), timeout=60) as line,
        ):
            for text in LINES:
                line.sendall(text)
            line.shutdown(socket.SHUT_WR)
            came = b""
            while data := line.recv(1 << 16):
                came += data
    assert came == b"".join(LINES)
