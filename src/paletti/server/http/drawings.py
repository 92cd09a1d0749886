"""The drawings of the handbook's examples. Each is drawn from a real villa when it is first asked for, and kept."""

import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from paletti.rules.examples import EXAMPLE, EXAMPLES
from paletti.server.http.problem import Refuse
from paletti.table.drawing import to_svg
from paletti.table.drawing.example import drawing

KEPT = "public, max-age=86400"


class Drawn(NamedTuple):
    """A drawing as it is sent."""

    body: bytes
    squeezed: bytes
    tag: str


async def drawn_example(request: Request) -> Response:
    """GET /api/rules/drawings/{key}.svg: the drawing of one example, the same in all languages."""
    key = request.path_params["key"]
    if key not in EXAMPLE:
        raise Refuse(404, "not-found", "There is no such example.")
    drawn = await run_in_threadpool(_drawn, key)
    headers = {"cache-control": KEPT, "etag": drawn.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == drawn.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(drawn.squeezed, media_type="image/svg+xml", headers={**headers, "content-encoding": "gzip"})
    return Response(drawn.body, media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=len(EXAMPLES))
def _drawn(key: str) -> Drawn:
    body = to_svg(drawing(key)).encode()
    return Drawn(body, gzip.compress(body, 9, mtime=0), f'"{blake2b(body, digest_size=8).hexdigest()}"')
