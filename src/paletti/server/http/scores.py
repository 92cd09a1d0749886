"""Score sheets of the wooden game, shared between devices by a link."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from paletti.protocol.api import Score, ScoreShared
from paletti.scorekeeping.sheet import NotKept
from paletti.server.http.inspection import inspected_sheet
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import body, guard_making, guard_origin, host_of, in_workshop

LONGEST_SHEET: Final = 100_000
"""Bytes; an evening's game takes a few thousand."""
MOST_DIGITS: Final = 9


async def share(request: Request) -> Response:
    """POST /api/scores: stores the sheet and gives it a link."""
    guard_making(request, "sheets")
    sheet = await _sheet(request)
    resources = host_of(request).resources
    return answer(ScoreShared(await resources.in_thread(resources.store.scores.share, sheet)), 201)


async def read(request: Request) -> Response:
    """GET /api/scores/<id>: the sheet; 304 if the device has it already."""
    resources = host_of(request).resources
    kept = await resources.in_thread(resources.store.scores.read, request.path_params["score"])
    if kept is None:
        raise Refuse(404, "no-score", "There is no such score sheet, or it was forgotten.")
    tag = f'"{kept.version}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    shown = answer(Score(kept.version, kept.sheet))
    shown.headers["etag"] = tag
    return shown


async def write(request: Request) -> Response:
    """PUT /api/scores/<id>?known=N: updates the sheet; refused if another device wrote since version N."""
    resources = host_of(request).resources
    guard_origin(request)
    score = request.path_params["score"]
    try:
        known = int(request.query_params["known"][:MOST_DIGITS])
    except (KeyError, ValueError):
        raise Refuse(400, "bad-message", "Say which version of the sheet you know: ?known=N.") from None
    sheet = await _sheet(request)
    if not await resources.in_thread(resources.store.scores.write, score, known, sheet):
        raise Refuse(409, "score-went-on", "Another device went on with this sheet.")
    return answer(Score(known + 1, sheet))


async def _sheet(request: Request) -> str:
    raw = await body(request, LONGEST_SHEET)
    try:
        return await in_workshop(request, inspected_sheet, raw)
    except NotKept as wrong:
        raise Refuse(400, "bad-message", f"{wrong}.") from None
