"""Finished games: to download, to upload, to watch."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from time import time
from typing import Final, cast
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from paletti.present.analysis import collapse_story
from paletti.present.teller import loads_then
from paletti.protocol.api import FinishedGame, Games, ReplayMade
from paletti.protocol.words import Edition
from paletti.server.http.inspection import Filmed, file_of, filmed, inspected, scene_after
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import asked_of, body, damaged, guard_making, host_of, in_study, in_workshop
from paletti.server.http.study import collapse_of
from paletti.server.node import VOUCHED
from paletti.server.room.newtable import TableOptions
from paletti.storage import Store, TableRecord
from paletti.table.entry import JournalProblem, packed
from paletti.table.journal import Journal, Thought
from paletti.table.replay.file import BadReplay, OtherEngine

KEPT_FILMS: Final = 8
MOST_FILM_BYTES: Final = 64 << 20
"""The size of all kept films together; the one watched last is kept in any case."""
LISTED: Final = 60
CHUNK_BYTES: Final = 64 << 10


def poured(data: bytes, media_type: str, **headers: str) -> Response:
    """These bytes as an answer, a little at a time, so that a reader who stops reading keeps no copy in memory."""

    async def chunks() -> AsyncIterator[bytes]:
        for at in range(0, len(data), CHUNK_BYTES):
            yield data[at : at + CHUNK_BYTES]

    known = {"content-length": str(len(data)), "cache-control": "no-store", **headers}
    return StreamingResponse(chunks(), media_type=media_type, headers=known)


async def download(request: Request) -> Response:
    """GET /api/games/<id>.villa: the whole game in one file."""
    game = request.path_params["game"]
    stored = await _stored(request)
    data = await in_workshop(request, file_of, stored.setup, stored.payloads, stored.thoughts)
    named = {"content-disposition": f'attachment; filename="{game[:8]}.villa"'}
    return poured(data, "application/octet-stream", **named)


async def listed(request: Request) -> Response:
    """GET /api/games: games that are over and could be watched."""
    resources = host_of(request).resources
    records = await resources.in_thread(resources.store.listed, finished=True, limit=LISTED)
    return answer(Games([_listed(record) for record in records if _public(record)]))


async def loads(request: Request) -> Response:
    """GET /api/games/<id>/loads/<version>: what each column carried after that deed."""
    stored = await _stored(request)
    seen = await in_workshop(request, scene_after, stored.setup, stored.payloads, request.path_params["version"])
    return answer(loads_then(seen))


async def collapse(request: Request) -> Response:
    """GET /api/games/<id>/collapse: the story of the fall, tried again a dozen times; takes some seconds."""
    stored = await _stored(request)
    try:
        story = await in_study(request, collapse_of, stored.setup, stored.payloads)
    except OtherEngine as problem:
        raise Refuse(409, "other-engine", str(problem)) from problem
    if story is None:
        raise Refuse(404, "no-collapse", "Nothing came down in this game.")
    return answer(collapse_story(story))


async def practised(request: Request) -> Response:
    """GET /api/games/<id>/practised, only for other nodes: the entries of a practice game that is over here."""
    journal = host_of(request).rooms.practised(request.path_params["game"])
    if journal is None or not request.scope.get(VOUCHED):
        raise _no_such_game()
    entries = await host_of(request).resources.in_thread(_payloads, journal)
    return poured(msgspec.msgpack.encode(entries), "application/octet-stream")


async def upload(request: Request) -> Response:
    """POST /api/replays: stores a `.villa` file, which everybody with the link can then watch."""
    guard_making(request, "files")
    resources = host_of(request).resources
    data = await body(request, resources.settings.most_upload_bytes)
    try:
        found = await in_workshop(request, inspected, data)
    except BadReplay as problem:
        raise Refuse(422, "bad-replay", str(problem), {"sentence": str(problem)}) from problem
    keep, options = resources.store.keep_game, TableOptions(uploaded=True).text()
    game = await resources.in_thread(keep, found.setup, found.payloads, found.thoughts, options=options)
    return answer(ReplayMade(game), 201)


class Films:
    """The routes of games to watch. A page asks twice, for chapters and for frames, so the last few films are kept."""

    def __init__(self) -> None:
        self._films: dict[str, asyncio.Task[Filmed]] = {}

    async def replay(self, request: Request) -> Response:
        """GET /api/games/<id>: the game's chapters, without the poses."""
        shot = await self._film(request)
        return poured(shot.shown, "application/json")

    async def frames(self, request: Request) -> Response:
        """GET /api/games/<id>/frames: the poses, frame after frame."""
        shot = await self._film(request)
        return poured(shot.frames, "application/octet-stream")

    async def _film(self, request: Request) -> Filmed:
        """The film of a game, which is made once, however many ask for it at the same time."""
        game = request.path_params["game"]
        making = self._kept(game)
        if making is None:
            stored = await _stored(request)
            if stored.practised:
                game = f"{game} {stored.digest}"  # it can be undone, and then end differently
            making = self._kept(game)
        if making is None:
            named = request.path_params["game"], stored.setup, stored.payloads
            making = asyncio.create_task(in_workshop(request, filmed, *named))
        self._films[game] = making
        # A page that leaves must not cancel the film for others who wait for it.
        shot = await asyncio.shield(making)
        self._forget_some()
        return shot

    def _kept(self, game: str) -> "asyncio.Task[Filmed] | None":
        """The film of a game that is kept or being made; failed ones are forgotten."""
        making = self._films.pop(game, None)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            return None
        self._films[game] = making
        return making

    def _forget_some(self) -> None:
        """Forgets the films that were watched longest ago if there are too many or they are too large."""
        done = {game: task.result() for game, task in self._films.items() if _succeeded(task)}
        size = sum(len(shot.shown) + len(shot.frames) for shot in done.values())
        for game, shot in list(done.items())[:-1]:
            if len(self._films) <= KEPT_FILMS and size <= MOST_FILM_BYTES:
                return
            del self._films[game]
            size -= len(shot.shown) + len(shot.frames)


def _succeeded(making: "asyncio.Task[Filmed]") -> bool:
    return making.done() and not making.cancelled() and making.exception() is None


@dataclass(frozen=True)
class StoredGame:
    """A finished (or uploaded) game as it is stored, not unpacked."""

    setup: Mapping[str, object]
    payloads: Sequence[bytes]
    thoughts: Sequence[Thought]
    practised: bool = False
    """Whether it is a game of practice, which lives in the memory of a node."""

    @property
    def digest(self) -> str:
        """A digest of these deeds, under which a film is kept."""
        return blake2b(b"".join(self.payloads), digest_size=16).hexdigest()


async def _stored(request: Request) -> StoredGame:
    return await stored_game(request, request.path_params["game"])


async def stored_game(request: Request, game: str) -> StoredGame:
    """This game; raises `Refuse` if there is none, or it is not over."""
    resources = host_of(request).resources
    try:
        record, payloads, thoughts = await resources.in_thread(resources.store.with_journal, game)
    except msgspec.MsgspecError as problem:
        raise damaged(JournalProblem("What was kept of this game is damaged.")) from problem
    if record is None:
        raise _no_such_game()
    if _is_over(record):
        return StoredGame(dict(record.setup), payloads, thoughts)
    brief = TableOptions.of(record).brief
    if brief is not None and brief.practice:
        found = await _practised_anywhere(request, game)
        if found is not None:
            return StoredGame(dict(record.setup), found, (), practised=True)
    raise _no_such_game()


def exported(store: Store, game: str) -> bytes:
    """The file of a finished (or uploaded) game, made in this process; raises `Refuse` if there is none."""
    record, payloads, thoughts = store.with_journal(game)
    if record is None or not _is_over(record):
        raise _no_such_game()
    try:
        return file_of(record.setup, payloads, thoughts)
    except JournalProblem as problem:
        raise Refuse(500, "damaged-game", str(problem)) from problem


def _is_over(record: TableRecord) -> bool:
    return record.finished is not None or TableOptions.of(record).uploaded


async def _practised_anywhere(request: Request, game: str) -> list[bytes] | None:
    """The entries of a practice game that is over, from the memory of the node that has its table."""
    host = host_of(request)
    journal, resources = host.rooms.practised(game), host.resources
    if journal is not None:
        return await resources.in_thread(_payloads, journal)
    if resources.node.alone:
        return None
    owner = await resources.in_thread(resources.store.leases.owner, game)
    answered = owner and await asked_of(request, owner, path=f"/api/games/{quote(game)}/practised")
    if not answered or answered.status_code != 200:
        return None
    return msgspec.msgpack.decode(bytes(answered.body), type=list[bytes])


def _payloads(journal: Journal) -> list[bytes]:
    return [packed(entry) for entry in journal.entries()]


def _no_such_game() -> Refuse:
    return Refuse(404, "no-such-game", "No finished game is kept under this link.")


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
