"""A port that a process of its own listens at, as long as a bench needs it."""

import contextlib
import socket
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import Concatenate, ParamSpec

P = ParamSpec("P")


@contextlib.contextmanager
def listening(
    target: Callable[Concatenate[socket.socket, P], None], *args: P.args, **kwargs: P.kwargs
) -> Iterator[int]:
    """The port; `target` runs in the other process, with the socket before its own arguments."""
    with socket.socket() as there:
        there.bind(("127.0.0.1", 0))
        there.listen(64)
        process = get_context("spawn").Process(target=target, args=(there, *args), kwargs=kwargs)
        process.start()
        try:
            yield there.getsockname()[1]
        finally:
            process.terminate()
            process.join()
