"""For hosts: is it alive, and how busy?"""

from time import process_time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paletti.server.http.problem import answer
from paletti.server.http.tables import host_of


async def health(request: Request) -> Response:
    """GET /healthz: 200 while the storage answers."""
    host = host_of(request)
    await host.in_thread(host.store.listed, limit=1)
    return answer({"ok": True, "tables": len(host.rooms)})


async def metrics(request: Request) -> Response:
    """GET /metrics: Prometheus text."""
    host = host_of(request)
    stages = [room.stage for room in host.rooms.values()]
    gauges = {
        "lines": float(host.lines),
        "tables_gathering": float(stages.count("gathering")),
        "tables_playing": float(stages.count("playing")),
        "worlds_moving": float(host.steppers.awake),
        "cpu_seconds": process_time(),
    }
    return PlainTextResponse(host.metrics.text(gauges), media_type="text/plain; version=0.0.4")
