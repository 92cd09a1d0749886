"""The application: routes, safety, and what lives as long as the server does."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from paletti.server import registry
from paletti.server.guard import Guard
from paletti.server.host import Host
from paletti.server.http import analysis, games, handbook, health, problem, scores, tables
from paletti.server.http.pages import Client
from paletti.server.limits import Buckets
from paletti.server.live.socket import socket
from paletti.server.metrics import Metrics
from paletti.server.post import Post
from paletti.server.room.master import Master
from paletti.server.settings import Settings
from paletti.server.stepper import Steppers, Worker
from paletti.server.thinking import Thinkers
from paletti.storage import Store

SWEEP_S: Final = 60.0
log = logging.getLogger("paletti.server")


def application(settings: Settings, store: Store | None = None) -> Starlette:
    """The server as an ASGI application; its store (opened with it if not given) closes with it."""
    return Starlette(
        routes=[
            WebSocketRoute("/socket", socket),
            Route("/api/tables", tables.make_table, methods=["POST"]),
            Route("/api/lobby", tables.lobby),
            Route("/api/lobby/say", tables.say, methods=["POST"]),
            Route("/api/rules", handbook.rules),
            Route("/api/replays", games.upload, methods=["POST"]),
            Route("/api/games", games.listed),
            Route("/api/games/{game}.villa", games.download),
            Route("/api/games/{game}/frames", games.frames),
            Route("/api/games/{game}/loads/{version:int}", games.loads),
            Route("/api/games/{game}/collapse", games.collapse),
            Route("/api/games/{game}/analysis", analysis.analysis),
            Route("/api/games/{game}", games.replay),
            Route("/api/scores", scores.share, methods=["POST"]),
            Route("/api/scores/{score}", scores.write, methods=["PUT"]),
            Route("/api/scores/{score}", scores.read),
            Route("/healthz", health.health),
            Route("/metrics", health.metrics),
            Route("/{path:path}", Client(settings.static).page),
        ],
        middleware=[Middleware(Guard, names=settings.names)],
        exception_handlers={
            problem.Refuse: problem.refused,
            404: problem.not_found,
            405: problem.wrong_method,
            500: problem.broke,
        },
        lifespan=lambda app: _lifespan(app, settings, store),
    )


@asynccontextmanager
async def _lifespan(app: Starlette, settings: Settings, given: Store | None) -> AsyncIterator[None]:
    loop = asyncio.get_running_loop()

    def broken(worker: Worker, error: Exception) -> None:
        log.error("A table broke down and starts again from its journal.", exc_info=error)
        if isinstance(worker, Master):
            loop.call_soon_threadsafe(worker.give_up)

    threads = ThreadPoolExecutor(4, "helper")
    store = given if given is not None else await loop.run_in_executor(threads, Store, settings.database)
    steppers = Steppers(settings.steppers, broken)
    makers = Buckets(settings.tables_a_minute / 60, settings.tables_a_minute)
    thinkers, scholars = Thinkers(settings.thinkers), Thinkers(1, patient=10)
    host = Host(settings, store, Metrics(), steppers, makers, threads, thinkers, scholars, Post(loop))
    app.state.host = host
    sweeping = asyncio.create_task(_sweep(host))
    try:
        yield
    finally:
        sweeping.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sweeping
        for room in host.rooms.values():
            registry.close(room)
        steppers.close()
        for study in host.studies.values():
            study.forget()
        for processes in (thinkers, scholars):
            await loop.run_in_executor(threads, processes.close)
        threads.shutdown()
        store.close()


async def _sweep(host: Host) -> None:
    while True:
        await asyncio.sleep(SWEEP_S)
        try:
            await registry.sweep(host)
        except Exception:
            log.exception("Sweeping failed; it is tried again.")
