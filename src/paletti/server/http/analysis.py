"""What could have been: the analysis of a finished game, on request, with progress."""

import asyncio
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from paletti.present.analysis import thoughts
from paletti.protocol import api
from paletti.server.http.games import stored_game
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import asked_of, host_of, in_study
from paletti.server.http.study import analysis_of

KEPT: Final = 16


@dataclass
class RunningAnalysis:
    """An analysis on its way, or done."""

    whole: int
    progress: Path
    task: "asyncio.Task[api.Analysis | None]"
    thoughts: list[api.Thought]

    @property
    def done(self) -> int:
        """How many deeds have been analysed."""
        try:
            return int(self.progress.read_text() or 0)
        except (OSError, ValueError):
            return self.whole if self.task.done() else 0

    def forget(self) -> None:
        """Cancels it and removes its file."""
        self.task.cancel()
        self.progress.unlink(missing_ok=True)


def progress_file() -> Path:
    """A fresh file for an analysis to write its progress into."""
    handle, name = tempfile.mkstemp(prefix="paletti-analysis-")
    os.close(handle)
    return Path(name)


class Analyses:
    """The route of analyses; the last few are kept."""

    def __init__(self) -> None:
        self._analyses: dict[str, RunningAnalysis] = {}

    async def analysis(self, request: Request) -> Response:
        """GET /api/games/<id>/analysis: starts it if necessary, and says how far it is."""
        host, game = host_of(request), request.path_params["game"]
        # One node analyses it, whichever node is asked about it.
        elsewhere = await asked_of(request, host.resources.node.home(game))
        if elsewhere is not None:
            return elsewhere
        running = self._analyses.get(game) or await self._begin(request, game)
        if not running.task.done():
            return answer(api.AnalysisProgress(running.done, running.whole, None, []))
        refused = None if running.task.cancelled() else running.task.exception()
        found = None if running.task.cancelled() or refused is not None else running.task.result()
        if found is None:
            self._analyses.pop(game, None)
            if isinstance(refused, Refuse):
                raise refused
            raise Refuse(500, "analysis-failed", "This game could not be looked at again.")
        return answer(api.AnalysisProgress(running.whole, running.whole, found, running.thoughts))

    async def _begin(self, request: Request, game: str) -> RunningAnalysis:
        stored = await stored_game(request, game)
        # While this waited for the store, another page may have started the same.
        if game in self._analyses:
            return self._analyses[game]
        progress, ray = progress_file(), host_of(request).resources.settings.ray
        work = asyncio.create_task(in_study(request, analysis_of, stored.setup, stored.payloads, progress, ray))
        running = RunningAnalysis(len(stored.payloads), progress, work, thoughts(stored.thoughts))
        running.task.add_done_callback(lambda task: progress.unlink(missing_ok=True))
        self._analyses[game] = running
        if len(self._analyses) > KEPT:
            # A finished analysis can be made again. A running one is only given up if there is no finished one.
            others = [name for name in self._analyses if name != game]
            self._analyses.pop(min(others, key=lambda name: not self._analyses[name].task.done())).forget()
        await asyncio.sleep(0)  # now it is waiting for its turn, or was refused
        return running

    def close(self) -> None:
        """Cancels everything that is not finished, because the server stops."""
        for running in self._analyses.values():
            running.forget()
