"""Finished games: to download, to upload, to watch."""

from time import time
from typing import cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paletti.physics.snapshot import SnapshotError
from paletti.present.film import Film, film
from paletti.present.picture import hint
from paletti.protocol.api import CollapseStory, FinishedGame, Games, ReplayMade
from paletti.protocol.toclient import Loads
from paletti.protocol.view import Load
from paletti.protocol.words import Edition
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.study import travelling
from paletti.server.http.tables import body, guard_origin, host_of
from paletti.server.http.uploads import checked
from paletti.storage import Store, TableRecord
from paletti.table.forensics import Story, tell
from paletti.table.journal import JournalProblem, packed, unpacked
from paletti.table.replay.file import BadReplay, Replay, replay_of, to_bytes
from paletti.table.replay.scene import scene
from paletti.table.replay.verify import OtherEngine
from paletti.table.setup import BadSetup, GameSetup

UPLOADED = "uploaded"
KEPT_FILMS = 8
LISTED = 60


async def download(request: Request) -> Response:
    """GET /api/games/<id>.villa: the whole game in one file."""
    host, game = host_of(request), request.path_params["game"]
    data = await host.in_thread(lambda: to_bytes(replay_from(host.store, game)))
    headers = {"content-disposition": f'attachment; filename="{game[:8]}.villa"', "cache-control": "no-store"}
    return Response(data, media_type="application/octet-stream", headers=headers)


async def listed(request: Request) -> Response:
    """GET /api/games: games that are over and were open to watching."""
    host = host_of(request)
    records = await host.in_thread(host.store.listed, finished=True, limit=LISTED)
    return answer(Games([_listed(record) for record in records if _public(record)]))


async def replay(request: Request) -> Response:
    """GET /api/games/<id>: the game's chapters, without the poses."""
    shot = await _film(request)
    return answer(shot.shown)


async def frames(request: Request) -> Response:
    """GET /api/games/<id>/frames: the poses, frame after frame."""
    shot = await _film(request)
    return Response(shot.packed(), media_type="application/octet-stream", headers={"cache-control": "no-store"})


async def loads(request: Request) -> Response:
    """GET /api/games/<id>/loads/<version>: what each column carried after that deed."""
    host, game = host_of(request), request.path_params["game"]
    version: int = request.path_params["version"]
    seen = await host.in_thread(lambda: scene(replay_from(host.store, game), version))
    carried = seen.loads or {}
    return answer(
        Loads({name: Load(hint(newtons, covered=newtons > 0), round(newtons, 3)) for name, newtons in carried.items()})
    )


async def collapse(request: Request) -> Response:
    """GET /api/games/<id>/collapse: the story of the fall, tried again a dozen times; takes some seconds."""
    host, game = host_of(request), request.path_params["game"]
    played = await host.in_thread(replay_from, host.store, game)
    try:
        story = await host.scholars.work(tell, played)
    except OtherEngine as problem:
        raise Refuse(409, "other-engine", str(problem)) from problem
    if story is None:
        raise Refuse(404, "no-collapse", "Nothing came down in this game.")
    return answer(collapse_shown(story))


def collapse_shown(story: Story) -> CollapseStory:
    """The story as it travels."""
    return msgspec.convert(travelling(story.to_json()), CollapseStory, strict=False)


async def upload(request: Request) -> Response:
    """POST /api/replays: a `.villa` file that can then be watched by everybody who has its link."""
    host = host_of(request)
    guard_origin(request, host)
    if not host.makers.take(request.client.host if request.client else ""):
        raise Refuse(429, "too-fast", "So many files at once: wait a minute.")
    data = await body(request, host.settings.most_upload_bytes)
    try:
        game = await host.in_thread(_keep, host.store, data)
    except BadReplay as problem:
        raise Refuse(422, "bad-replay", str(problem), {"sentence": str(problem)}) from problem
    return answer(ReplayMade(game), 201)


def replay_from(store: Store, game: str) -> Replay:
    """The replay of a finished (or uploaded) game; `Refuse` where there is none."""
    record = store.table(game)
    if record is None or (record.finished is None and not record.options.get(UPLOADED)):
        raise Refuse(404, "no-such-game", "No finished game is kept under this link.")
    try:
        entries = [unpacked(payload) for payload in store.payloads(game)]
        return replay_of(GameSetup.from_json(record.setup), entries)
    except (JournalProblem, BadSetup, SnapshotError) as problem:
        raise Refuse(500, "damaged-game", str(problem)) from problem


def _keep(store: Store, data: bytes) -> str:
    given = checked(data)
    game = store.create(given.setup.to_json(), options={UPLOADED: True})
    for entry in given.entries:
        store.append(game, entry.version, packed(entry))
    return game


def _public(record: TableRecord) -> bool:
    wish = record.options.get("wish", {})
    return bool(wish.get("watchable", True)) and not wish.get("practice") and not record.options.get(UPLOADED)


def _listed(record: TableRecord) -> FinishedGame:
    setup, ended = record.setup, record.outcome or {}
    return FinishedGame(
        game=record.id,
        players=list(setup.get("players", ())),
        edition=cast(Edition, setup.get("edition", "de")),
        winners=list(ended.get("winners", ())),
        cause=ended.get("cause"),
        deeds=record.versions,
        ended_s_ago=max(0, round(time() - (record.finished or 0))),
    )


async def _film(request: Request) -> Film:
    host, game = host_of(request), request.path_params["game"]
    kept = host.films.pop(game, None)
    if kept is None:
        kept = await host.in_thread(lambda: film(game, replay_from(host.store, game)))
    # A page asks twice, for chapters and for frames; the last few are kept.
    host.films[game] = kept
    while len(host.films) > KEPT_FILMS:
        del host.films[next(iter(host.films))]
    return kept
