"""Finished games: to download, to upload, to watch."""

import asyncio
import contextlib
from time import time
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response

from paletti.physics.settings import LIVE
from paletti.physics.snapshot import Snapshot, SnapshotError
from paletti.present.analysis import collapse_story
from paletti.present.film import Film, film
from paletti.present.picture import loads_then
from paletti.protocol.api import FinishedGame, Games, ReplayMade
from paletti.protocol.words import Edition
from paletti.server.host import Host
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import body, guard_making, host_of
from paletti.storage import Store, TableRecord, open_journal
from paletti.table.forensics import tell
from paletti.table.history import followed
from paletti.table.journal import JournalProblem
from paletti.table.replay.file import BadReplay, OtherEngine, Replay, from_bytes, replay_of, to_bytes
from paletti.table.replay.scene import scene
from paletti.table.setup import BadSetup, GameSetup

UPLOADED: Final = "uploaded"
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
    version: int = request.path_params["version"]
    seen = await host_of(request).resources.in_thread(scene, await _replay(request), version)
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
        game = await resources.in_thread(_keep, resources.store, data)
    except BadReplay as problem:
        raise Refuse(422, "bad-replay", str(problem), {"sentence": str(problem)}) from problem
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
        making = self._films.pop(game, None)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            making = asyncio.create_task(_made(host_of(request), game))
        self._films[game] = making
        while len(self._films) > KEPT_FILMS:
            del self._films[next(iter(self._films))]
        # Who goes away must not take the film from the others who wait for it.
        return await asyncio.shield(making)


async def _made(host: Host, game: str) -> Film:
    return await host.resources.in_thread(lambda: film(game, replay_from(host.resources.store, game)))


async def _replay(request: Request) -> Replay:
    resources = host_of(request).resources
    return await resources.in_thread(replay_from, resources.store, request.path_params["game"])


def replay_from(store: Store, game: str) -> Replay:
    """The replay of a finished (or uploaded) game; `Refuse` where there is none."""
    record = store.table(game)
    if record is None or (record.finished is None and not record.options.get(UPLOADED)):
        raise Refuse(404, "no-such-game", "No finished game is kept under this link.")
    try:
        journal = open_journal(store, game)
        return replay_of(GameSetup.from_json(record.setup), journal.entries(), journal.thoughts())
    except (JournalProblem, BadSetup, SnapshotError) as problem:
        raise Refuse(500, "damaged-game", str(problem)) from problem


def _public(record: TableRecord) -> bool:
    wish = record.options.get("wish", {})
    return bool(wish.get("watchable", True)) and not wish.get("practice") and not record.options.get(UPLOADED)


def _listed(record: TableRecord) -> FinishedGame:
    setup, ended = record.setup, record.outcome
    return FinishedGame(
        game=record.id,
        players=list(setup.get("players", ())),
        edition=cast(Edition, setup.get("edition", "de")),
        winners=[] if ended is None else list(ended.winners),
        cause=None if ended is None else ended.cause,
        deeds=record.versions,
        ended_s_ago=max(0, round(time() - (record.finished or 0))),
    )


# --- a stranger's replay: tried in every way in which somebody may look at it, before it is kept ----------------------


def _keep(store: Store, data: bytes) -> str:
    given = checked(data)
    game = store.create(given.setup.to_json(), options={UPLOADED: True})
    journal = open_journal(store, game)
    for entry in given.entries:
        journal.append(entry, None)
    for thought in given.thoughts:
        journal.keep_thought(thought)
    return game


def checked(data: bytes) -> Replay:
    """The replay in these bytes; BadReplay where its game was never played, or could not be shown."""
    given = from_bytes(data, "This file")
    try:
        followed(given.setup, given.entries)
        film("", given)
        _set_up(given)
    except BadReplay:
        raise
    except JournalProblem as problem:
        raise BadReplay("This file holds a game that no referee would have let happen.") from problem
    except Exception as problem:
        # Whatever our own code stumbles over: no table of ours wrote it.
        raise BadReplay("This file holds deeds that no table could have written.") from problem
    return given


def _set_up(replay: Replay) -> None:
    """Sets the villa up as each deed left it: whoever asks for its loads will want that."""
    world = replay.setup.wood().world(replay.setup.serial, LIVE, ears=False)
    for entry in replay.entries:
        if entry.state is None:
            continue
        if entry.track is None:
            raise BadReplay("The wood moved, and there is no picture of it.")
        snapshot = Snapshot.from_bytes(entry.state)
        with contextlib.suppress(SnapshotError):  # another engine's: its pictures have to do
            world.restore(snapshot)
