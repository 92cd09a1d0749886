"""The application: routes, safety, and what lives as long as the server does."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from paletti.server.guard import Guard, Paced
from paletti.server.host import Host
from paletti.server.http import drawings, games, handbook, health, invitation, problem, scores
from paletti.server.http.analysis import Analyses
from paletti.server.http.client import Client
from paletti.server.http.games import Films
from paletti.server.http.tables import Tables
from paletti.server.limits import Buckets, Door, Doorstep, Spread
from paletti.server.live.socket import socket
from paletti.server.master.master import Master
from paletti.server.metrics import Metrics
from paletti.server.node import Node, Vouched
from paletti.server.resources import Resources
from paletti.server.room.newtable import Declined
from paletti.server.room.rooms import Rooms
from paletti.server.settings import Settings
from paletti.server.stepper import Post, Steppers, Worker
from paletti.server.thinking import Thinkers
from paletti.server.workshop import ON_CLUSTER, STUDIES, Workshop
from paletti.storage import StorageProblem, Store
from paletti.table.setup import GameSetup

SWEEP_S: Final = 60.0
MOST_RAN_S: Final = 2 * SWEEP_S
BUILDERS: Final = 2
log = logging.getLogger("paletti.server")


def application(settings: Settings, store: Store | None = None) -> Starlette:
    """The server as an ASGI application; its store (opened with it if not given) closes with it."""
    tables, films, analyses = Tables(), Films(), Analyses()
    return Starlette(
        routes=[
            WebSocketRoute("/socket/{table:path}", socket),
            WebSocketRoute("/socket", socket),  # pages of older versions ask here, and are told to reload
            Route("/api/tables", tables.make, methods=["POST"]),
            Route("/api/tables/{table}", tables.stands),
            Route("/api/lobby", tables.lobby),
            Route("/api/lobby/say", tables.say, methods=["POST"]),
            Route("/api/invitation/{table}", invitation.invitation),
            Route("/api/rules", handbook.rules),
            Route("/api/rules/drawings/{key}.svg", drawings.drawn_example),
            Route("/api/replays", games.upload, methods=["POST"]),
            Route("/api/games", games.listed),
            Route("/api/games/{game}.villa", games.download),
            Route("/api/games/{game}/frames", films.frames),
            Route("/api/games/{game}/loads/{version:int}", games.loads),
            Route("/api/games/{game}/collapse", games.collapse),
            Route("/api/games/{game}/practised", games.practised),
            Route("/api/games/{game}/analysis", analyses.analysis),
            Route("/api/games/{game}", films.replay),
            Route("/api/scores", scores.share, methods=["POST"]),
            Route("/api/scores/{score}", scores.write, methods=["PUT"]),
            Route("/api/scores/{score}", scores.read),
            Route("/healthz", health.health),
            Route("/livez", health.live),
            Route("/metrics", health.metrics),
            Route("/{path:path}", Client(settings.static).page),
        ],
        middleware=[
            Middleware(Guard, names=settings.names, addresses=settings.by_address),
            Middleware(Vouched),
            Middleware(Paced, a_second=settings.requests_a_second),
        ],
        exception_handlers={
            problem.Refuse: problem.refused,
            Declined: problem.declined,
            StorageProblem: problem.no_storage,
            404: problem.not_found,
            405: problem.wrong_method,
        },
        lifespan=lambda app: _lifespan(app, settings, store, analyses),
    )


@asynccontextmanager
async def _lifespan(app: Starlette, settings: Settings, given: Store | None, analyses: Analyses) -> AsyncIterator[None]:
    loop = asyncio.get_running_loop()

    def broken(worker: Worker, error: Exception) -> None:
        log.error("A table broke down and starts again from its journal.", exc_info=error)
        if isinstance(worker, Master):
            loop.call_soon_threadsafe(worker.give_up)

    threads = ThreadPoolExecutor(16, "helper")
    builders = ThreadPoolExecutor(BUILDERS, "builder")
    # As many as there are tables, so that a write that waits for one table's row does not delay another's verdict.
    writers = ThreadPoolExecutor(settings.most_tables, "writer")
    # A set's shapes are computed once, before pages come. Otherwise the first page, and all others, would wait for it.
    await loop.run_in_executor(builders, GameSetup(("", ""), kit=settings.kit).wood)
    store = given if given is not None else await loop.run_in_executor(threads, _opened, settings)
    node = await loop.run_in_executor(threads, Node, store, settings.node_address)
    steppers = Steppers(settings.steppers, broken, settings.frame_s)
    makers = Buckets(settings.tables_a_minute / 60, settings.tables_a_minute)
    work = Buckets(settings.work_an_address, 2 * settings.work_an_address)
    arrivals = Buckets(settings.arrivals_a_second, 4 * settings.arrivals_a_second)
    thinkers = Thinkers(settings.thinkers, cores=settings.cores_a_thought)
    resources = Resources(settings, store, node, Metrics(), steppers, thinkers, threads, builders, writers, Post(loop))
    rooms = Rooms(resources)
    workshop, scholars = Workshop(), Workshop(limits=STUDIES if settings.ray is None else ON_CLUSTER)
    app.state.host = Host(
        resources,
        rooms,
        makers,
        work,
        arrivals,
        scholars,
        workshop,
        at_the_door=Doorstep(settings.most_at_the_door, settings.most_at_the_door_an_address),
        spread=Spread(settings.most_tables_an_address),
        spectators=Door(settings.most_lines, settings.most_lines_an_address),
    )
    host: Host = app.state.host
    draining: list[asyncio.Task[None]] = []

    def drain() -> None:
        draining.append(asyncio.create_task(host.drain()))

    tending = [asyncio.create_task(_sweep(rooms)), asyncio.create_task(node.keep(rooms.lose, rooms.renewing, drain))]
    try:
        yield
    finally:
        for task in (*tending, *draining):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        rooms.close()
        steppers.close()
        await resources.in_thread(rooms.finish)
        await resources.in_thread(node.leave)
        writers.shutdown()
        builders.shutdown()
        analyses.close()
        for processes in (thinkers, scholars, workshop):
            await loop.run_in_executor(threads, processes.close)
        threads.shutdown()
        store.close()


def _opened(settings: Settings) -> Store:
    return Store(settings.database, lease_s=settings.lease_s)


def really_ran_s(passed_s: float) -> float:
    """How long the server ran since the last sweep; `passed_s` is the time by the clock.

    A sleeping machine or a stopped process did not run, so no more counts than the pause between sweeps.
    """
    return min(passed_s, MOST_RAN_S)


async def _sweep(rooms: Rooms) -> None:
    counted = monotonic()
    while True:
        await asyncio.sleep(SWEEP_S)
        now = monotonic()
        try:
            await rooms.sweep(really_ran_s(now - counted))
        except StorageProblem as problem:
            log.warning("Sweeping is tried again in a minute: %s", problem)
        except Exception:
            log.exception("Sweeping failed; it is tried again.")
        else:
            counted = now
