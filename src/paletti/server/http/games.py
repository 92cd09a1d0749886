"""Finished games: to download, to upload, to watch."""

import asyncio
from collections.abc import Sequence
from time import time
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response

from paletti.physics.snapshot import SnapshotError
from paletti.present.analysis import collapse_story
from paletti.present.film import Film
from paletti.present.teller import loads_then
from paletti.protocol.api import FinishedGame, Games, ReplayMade
from paletti.protocol.words import Edition
from paletti.server.http.inspection import filmed, inspected, scene_after
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import body, guard_making, host_of, in_workshop
from paletti.server.room.newtable import TableOptions
from paletti.storage import Store, TableRecord, open_journal
from paletti.table.entry import JournalProblem, packed
from paletti.table.forensics import tell
from paletti.table.journal import Journal
from paletti.table.replay.file import BadReplay, OtherEngine, Replay, replay_of, to_bytes
from paletti.table.setup import BadSetup, GameSetup

KEPT_FILMS: Final = 8
LISTED: Final = 60


async def download(request: Request) -> Response:
    """GET /api/games/<id>.villa: the whole game in one file."""
    game = request.path_params["game"]
    data = await host_of(request).resources.in_thread(to_bytes, await _replay(request))
    headers = {"content-disposition": f'attachment; filename="{game[:8]}.villa"', "cache-control": "no-store"}
    return Response(data, media_type="application/octet-stream", headers=headers)


async def listed(request: Request) -> Response:
    """GET /api/games: games that are over and were open to watching."""
    resources = host_of(request).resources
    records = await resources.in_thread(resources.store.listed, finished=True, limit=LISTED)
    return answer(Games([_listed(record) for record in records if _public(record)]))


async def loads(request: Request) -> Response:
    """GET /api/games/<id>/loads/<version>: what each column carried after that deed."""
    setup, payloads = await _stored(request)
    seen = await in_workshop(host_of(request), scene_after, setup, payloads, request.path_params["version"])
    return answer(loads_then(seen))


async def collapse(request: Request) -> Response:
    """GET /api/games/<id>/collapse: the story of the fall, tried again a dozen times; takes some seconds."""
    try:
        story = await host_of(request).scholars.work(tell, await _replay(request))
    except OtherEngine as problem:
        raise Refuse(409, "other-engine", str(problem)) from problem
    if story is None:
        raise Refuse(404, "no-collapse", "Nothing came down in this game.")
    return answer(collapse_story(story))


async def upload(request: Request) -> Response:
    """POST /api/replays: a `.villa` file that can then be watched by everybody who has its link."""
    guard_making(request, "files")
    resources = host_of(request).resources
    data = await body(request, resources.settings.most_upload_bytes)
    try:
        found = await in_workshop(host_of(request), inspected, data)
    except BadReplay as problem:
        raise Refuse(422, "bad-replay", str(problem), {"sentence": str(problem)}) from problem
    keep, options = resources.store.keep_game, TableOptions(uploaded=True).text()
    game = await resources.in_thread(keep, found.setup, found.payloads, found.thoughts, options=options)
    return answer(ReplayMade(game), 201)


class Films:
    """The routes of games to watch. A page asks twice, for chapters and for frames: the last few films are kept."""

    def __init__(self) -> None:
        self._films: dict[str, asyncio.Task[Film]] = {}

    async def replay(self, request: Request) -> Response:
        """GET /api/games/<id>: the game's chapters, without the poses."""
        shot = await self._film(request)
        return answer(shot.shown)

    async def frames(self, request: Request) -> Response:
        """GET /api/games/<id>/frames: the poses, frame after frame."""
        shot = await self._film(request)
        return Response(shot.packed(), media_type="application/octet-stream", headers={"cache-control": "no-store"})

    async def _film(self, request: Request) -> Film:
        """The film of a game, made once however many ask for it at the same time."""
        game = request.path_params["game"]
        if (practised := host_of(request).rooms.practised(game)) is not None:
            game = f"{game} {practised.hash}"  # it can be taken back, and end otherwise
        making = self._films.pop(game, None)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            making = asyncio.create_task(_made(request))
        self._films[game] = making
        while len(self._films) > KEPT_FILMS:
            del self._films[next(iter(self._films))]
        # A page that goes away must not cancel the film for the others who wait for it.
        return await asyncio.shield(making)


async def _made(request: Request) -> Film:
    setup, payloads = await _stored(request)
    return await in_workshop(host_of(request), filmed, request.path_params["game"], setup, payloads)


async def _stored(request: Request) -> tuple[dict[str, object], list[bytes]]:
    """The setup and the entries of a finished (or uploaded) game as they are stored; `Refuse` where there is none."""
    resources, game = host_of(request).resources, request.path_params["game"]
    if (practised := host_of(request).rooms.practised(game)) is not None:
        known = await resources.in_thread(resources.store.table, game)
        if known is not None:
            return dict(known.setup), await resources.in_thread(_payloads, practised)
    record = await resources.in_thread(_finished, resources.store, game)
    return dict(record.setup), await resources.in_thread(resources.store.payloads, game)


def _payloads(journal: Journal) -> list[bytes]:
    return [packed(entry) for entry in journal.entries()]


async def _replay(request: Request) -> Replay:
    resources = host_of(request).resources
    return await resources.in_thread(replay_from, resources.store, request.path_params["game"])


def replay_from(store: Store, game: str) -> Replay:
    """The replay of a finished (or uploaded) game; `Refuse` where there is none."""
    record = _finished(store, game)
    try:
        journal = open_journal(store, game)
        return replay_of(GameSetup.from_json(record.setup), journal.entries(), journal.thoughts())
    except (JournalProblem, BadSetup, SnapshotError) as problem:
        raise Refuse(500, "damaged-game", str(problem)) from problem


def _finished(store: Store, game: str) -> TableRecord:
    record = store.table(game)
    if record is None or (record.finished is None and not TableOptions.of(record).uploaded):
        raise Refuse(404, "no-such-game", "No finished game is kept under this link.")
    return record


def _public(record: TableRecord) -> bool:
    options = TableOptions.of(record)
    watchable = options.brief is None or (options.brief.watchable and not options.brief.practice)
    return watchable and not options.uploaded


def _listed(record: TableRecord) -> FinishedGame:
    setup, ended = record.setup, record.outcome
    return FinishedGame(
        game=record.id,
        players=list(cast(Sequence[str], setup.get("players", ()))),
        edition=cast(Edition, setup.get("edition", "de")),
        winners=[] if ended is None else list(ended.winners),
        cause=None if ended is None else ended.cause,
        deeds=record.versions,
        ended_s_ago=max(0, round(time() - (record.finished or 0))),
    )
