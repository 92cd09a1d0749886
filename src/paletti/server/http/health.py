"""For hosts: is it alive, and how busy?"""

from time import process_time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paletti.protocol.api import Health
from paletti.server.http.problem import answer
from paletti.server.http.requests import host_of


async def health(request: Request) -> Response:
    """GET /healthz: 200 while the storage answers."""
    host = host_of(request)
    await host.resources.in_thread(host.resources.store.listed, limit=1)
    return answer(Health(ok=True, tables=len(host.rooms)))


async def metrics(request: Request) -> Response:
    """GET /metrics: Prometheus text."""
    host = host_of(request)
    stages = [room.stage for room in host.rooms]
    gauges = {
        "lines": float(host.lines),
        "tables_gathering": float(stages.count("gathering")),
        "tables_playing": float(stages.count("playing")),
        "worlds_moving": float(host.resources.steppers.awake),
        "cpu_seconds": process_time(),
    }
    return PlainTextResponse(host.resources.metrics.text(gauges), media_type="text/plain; version=0.0.4")
