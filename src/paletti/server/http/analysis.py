"""What could have been: a finished game looked at again, on request, with progress."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from paletti.protocol.api import AnalysisProgress
from paletti.server.host import Host
from paletti.server.http.games import replay_from
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.study import Study, look_again, progress_file
from paletti.server.http.tables import host_of
from paletti.server.thoughts import kept_thoughts

KEPT: Final = 16


async def analysis(request: Request) -> Response:
    """GET /api/games/<id>/analysis: begins it where it has not begun, and tells how far it is."""
    host, game = host_of(request), request.path_params["game"]
    study = host.studies.get(game)
    if study is None:
        study = await _begin(host, game)
    if not study.task.done():
        return answer(AnalysisProgress(study.done, study.whole, None, []))
    if study.task.cancelled() or study.task.exception() is not None:
        host.studies.pop(game, None)
        raise Refuse(500, "analysis-failed", "This game could not be looked at again.")
    return answer(AnalysisProgress(study.whole, study.whole, study.task.result(), study.thoughts))


async def _begin(host: Host, game: str) -> Study:
    replay = await host.in_thread(replay_from, host.store, game)
    record = await host.in_thread(host.store.table, game)
    # While this waited for the store, another page may have begun the same.
    if game in host.studies:
        return host.studies[game]
    told = progress_file()
    work = asyncio.create_task(host.scholars.work(look_again, replay, told))
    study = Study(len(replay.entries), told, work, [] if record is None else kept_thoughts(record.options))
    study.task.add_done_callback(lambda task: told.unlink(missing_ok=True))
    host.studies[game] = study
    while len(host.studies) > KEPT:
        host.studies.pop(next(iter(host.studies))).forget()
    return study
