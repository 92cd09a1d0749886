"""A table's link that phones on the same network can open, with its QR code."""

import re
from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from paletti.protocol.api import Invitation
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import host_of
from paletti.server.settings import LOCAL_NAMES

TOKEN = re.compile(r"[\w-]{1,64}")
STROKES = re.compile(r' d="([^"]*)"')


async def invitation(request: Request) -> Response:
    """GET /api/invitation/{table}: a link by the name that opened the page if others know it, else the home's."""
    table = request.path_params["table"]
    if TOKEN.fullmatch(table) is None:
        raise Refuse(404, "no-such-table", "There is no such table.")
    homes = host_of(request).resources.settings.homes
    if request.url.hostname not in LOCAL_NAMES:
        base = f"{request.url.scheme}://{request.url.netloc}/"
    elif homes:
        base = homes[0]
    else:
        return answer(Invitation(None, 0, ""))
    return answer(_drawn(f"{base}t/{table}"))


def _drawn(link: str) -> Invitation:
    code = segno.make(link, micro=False)
    drawing = BytesIO()
    code.save(drawing, kind="svg", border=0, svgclass=None, lineclass=None)
    found = STROKES.search(drawing.getvalue().decode())
    assert found is not None
    return Invitation(link, int(code.symbol_size(border=0)[0]), found[1])
