"""For hosts: is it alive, and how busy?"""

import asyncio
from time import process_time
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paletti.protocol.api import Health
from paletti.server.host import Host
from paletti.server.http.problem import answer
from paletti.server.http.requests import asked_of_others, host_of
from paletti.server.metrics import merged
from paletti.storage import StorageProblem

ANSWERS_WITHIN_S: Final = 5.0


async def live(request: Request) -> Response:
    """GET /livez: 200 as long as the process answers at all; restart only a process that does not."""
    return answer(Health(ok=True, tables=len(host_of(request).rooms)))


async def health(request: Request) -> Response:
    """GET /healthz: 200 while pages may be sent here: the storage answers, and no table is lost or handed over."""
    host = host_of(request)
    if not host.resources.node.stands or host.resources.node.draining:
        return answer(Health(ok=False, tables=len(host.rooms)), 503)
    try:
        async with asyncio.timeout(ANSWERS_WITHIN_S):
            await _storage_answers(host)
    except (StorageProblem, TimeoutError):
        return answer(Health(ok=False, tables=len(host.rooms)), 503)
    return answer(Health(ok=True, tables=len(host.rooms)))


async def _storage_answers(host: Host) -> None:
    """Waits until the storage has answered. Only one of many requests asks: a frozen one would block all threads."""
    if host.asking is None or host.asking.done():
        resources = host.resources
        host.asking = asyncio.ensure_future(resources.in_thread(resources.store.listed, limit=1))
    await asyncio.shield(host.asking)


async def metrics(request: Request) -> Response:
    """GET /metrics: Prometheus text, of all nodes."""
    host = host_of(request)
    node, stages = host.resources.node, [room.board.stage for room in host.rooms]
    gauges = {
        "lines": float(host.lines),
        "tables_gathering": float(stages.count("gathering")),
        "tables_playing": float(stages.count("playing")),
        "worlds_moving": float(host.resources.steppers.awake),
        "cpu_seconds": process_time(),
        "node_stands": float(node.stands),
        "node_draining": float(node.draining),
    }
    here = host.resources.metrics.text(gauges, None if node.alone else node.id)
    texts = [here, *(other.decode() for other in await asked_of_others(request))]
    return PlainTextResponse(merged(texts), media_type="text/plain; version=0.0.4")
