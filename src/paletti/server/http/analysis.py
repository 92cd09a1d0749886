"""What could have been: a finished game looked at again, on request, with progress."""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from paletti.present.analysis import thoughts
from paletti.protocol.api import AnalysisProgress
from paletti.server.host import Host
from paletti.server.http.games import replay_from
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import asked_of, host_of
from paletti.server.http.study import Study, look_again, progress_file

KEPT: Final = 16


class Studies:
    """The route of analyses; the last few are kept."""

    def __init__(self) -> None:
        self._studies: dict[str, Study] = {}

    async def analysis(self, request: Request) -> Response:
        """GET /api/games/<id>/analysis: begins it where it has not begun, and tells how far it is."""
        host, game = host_of(request), request.path_params["game"]
        # One node looks at it, whichever is asked how far it is.
        elsewhere = await asked_of(request, host.resources.node.home(game))
        if elsewhere is not None:
            return elsewhere
        study = self._studies.get(game) or await self._begin(host, game)
        if not study.task.done():
            return answer(AnalysisProgress(study.done, study.whole, None, []))
        if study.task.cancelled() or study.task.exception() is not None:
            self._studies.pop(game, None)
            raise Refuse(500, "analysis-failed", "This game could not be looked at again.")
        return answer(AnalysisProgress(study.whole, study.whole, study.task.result(), study.thoughts))

    async def _begin(self, host: Host, game: str) -> Study:
        store = host.resources.store
        replay = await host.resources.in_thread(replay_from, store, game)
        # While this waited for the store, another page may have begun the same.
        if game in self._studies:
            return self._studies[game]
        progress = progress_file()
        work = asyncio.create_task(host.scholars.work(look_again, replay, progress, host.resources.settings.ray))
        study = Study(len(replay.entries), progress, work, thoughts(replay.thoughts))
        study.task.add_done_callback(lambda task: progress.unlink(missing_ok=True))
        self._studies[game] = study
        while len(self._studies) > KEPT:
            self._studies.pop(next(iter(self._studies))).forget()
        return study

    def close(self) -> None:
        """Gives up what is not finished: the server stops."""
        for study in self._studies.values():
            study.forget()
