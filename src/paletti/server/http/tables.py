"""Making tables, listing them and talking in the lobby."""

from collections import deque
from collections.abc import Callable
from secrets import randbelow
from time import monotonic, time
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paletti.protocol.api import Lobby, LobbyHeard, LobbySaid, NewTable, SayInLobby, TableMade, TableStands
from paletti.protocol.words import Phrase
from paletti.server.http.inspection import inspected_kit
from paletti.server.http.problem import Refuse, answer
from paletti.server.http.requests import (
    TooCostly,
    asked_of,
    asked_of_others,
    decoded,
    guard_making,
    guard_origin,
    host_of,
    in_workshop,
    message,
)
from paletti.server.limits import Buckets
from paletti.server.logs import address_of
from paletti.server.names import clean
from paletti.server.room.newtable import TableOptions, setup
from paletti.table.setup import CLASSIC, BadSetup, GameSetup

LISTED = 50
KEPT = 12
FORGOTTEN_S = 1800.0
PHRASES_A_SECOND, BURST = 0.25, 4.0
NOBODY = "?"
MOST_TABLE_BYTES: Final = 64 << 10
"""A request for a table may contain the text of a measured set."""
LONGEST_SENTENCE: Final = 300
"""A refusal may quote the refused file."""


class Talk:
    """The last phrases said in the lobby, and how often somebody may say one."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._said: deque[tuple[float, str, Phrase]] = deque(maxlen=KEPT)
        self._limits = Buckets(PHRASES_A_SECOND, BURST)

    def say(self, who: str, name: str, phrase: Phrase) -> bool:
        """Says it, unless this person talks too much; whether it was said."""
        if not self._limits.take(who):
            return False
        self._said.append((self._clock(), clean(name, NOBODY), phrase))
        return True

    def heard(self) -> list[LobbySaid]:
        """What was said recently, the newest last."""
        now = self._clock()
        return [LobbySaid(name, phrase, round(now - at)) for at, name, phrase in self._said if now - at < FORGOTTEN_S]


class Tables:
    """The routes of tables, and what is said in the lobby."""

    def __init__(self) -> None:
        self._talk = Talk()

    async def make(self, request: Request) -> Response:
        """POST /api/tables: a new table, with the secrets of the seats at this device, which are never sent again."""
        guard_making(request, "tables")
        host = host_of(request)
        brief = await message(request, NewTable, "This is no wish for a table", MOST_TABLE_BYTES)
        if brief.kit != CLASSIC:
            brief = await _tried(request, brief)
        room, owned = await host.rooms.make(brief)
        if not host.resources.node.alone and not brief.practice:
            # With several nodes, the node that its pages reach carries the table.
            await host.rooms.put_away(room)
        return answer(TableMade(room.token, owned), 201)

    async def stands(self, request: Request) -> Response:
        """GET /api/tables/{table}: how far it has come and whom it waits for. This wakes no table."""
        resources, table = host_of(request).resources, request.path_params["table"]
        board = host_of(request).rooms.board(table)
        if board is not None and board.summary is not None:
            return answer(TableStands(board.stage, list(board.summary.acting)))
        record, _ = await resources.in_thread(resources.store.with_seats, table)
        if record is None:
            raise Refuse(404, "no-such-table", "There is no such table.")
        if not resources.node.alone:
            owner = await resources.in_thread(resources.store.leases.owner, table)
            answered = owner and await asked_of(request, owner)
            if answered:
                return answered
        options = TableOptions.of(record)
        if record.finished is not None or options.uploaded:
            return answer(TableStands("over"))
        return answer(TableStands("playing" if options.began else "gathering", version=record.versions))

    async def lobby(self, request: Request) -> Response:
        """GET /api/lobby: tables with open seats, games that may be watched, and what was said, at all nodes."""
        rooms, now = sorted(host_of(request).rooms, key=lambda room: room.board.created, reverse=True), time()
        boards = [room.board for room in rooms if room.pages]
        gathering = [board.listed(now) for board in boards if board.brief.listed and board.stage == "gathering"]
        live = [board.listed(now) for board in boards if board.brief.watchable and board.stage == "playing"]
        here = Lobby(gathering, live, self._talk.heard())
        lobbies = [here, *(decoded(each, Lobby, "This is no lobby") for each in await asked_of_others(request))]
        return answer(
            Lobby(
                sorted((table for each in lobbies for table in each.open), key=lambda table: table.age_s)[:LISTED],
                sorted((table for each in lobbies for table in each.live), key=lambda table: table.age_s)[:LISTED],
                sorted((said for each in lobbies for said in each.said), key=lambda said: -said.age_s)[-KEPT:],
            )
        )

    async def say(self, request: Request) -> Response:
        """POST /api/lobby/say: one of the fixed phrases, heard by everybody in the lobby."""
        guard_origin(request)
        said = await message(request, SayInLobby, "Nobody says that here")
        if not self._talk.say(address_of(request.scope), said.name, said.phrase):
            raise Refuse(429, "too-fast", "So many words at once: wait a moment.")
        return answer(LobbyHeard(said=True), 201)


async def _tried(request: Request, brief: NewTable) -> NewTable:
    """The brief, after a process that may die has built the villa of the set that came with it."""
    # The villa is drawn here already, because exactly this one must stand.
    drawn = msgspec.structs.replace(
        brief, serial=brief.serial or 1 + randbelow(999_999), seed=brief.seed or 1 + randbelow(2**53 - 1)
    )
    names = [f"Player {number}" for number in range(1, len(brief.seats) + 1)]
    try:
        kit = await in_workshop(request, inspected_kit, setup(drawn, names))
    except BadSetup as problem:
        sentence = str(problem)[:LONGEST_SENTENCE]
        raise Refuse(422, "bad-kit", sentence, {"sentence": sentence}) from problem
    except TooCostly as problem:
        raise TooCostly("bad-kit") from problem
    # It is read again for the game, off the thread that serves everybody.
    await host_of(request).resources.in_thread(GameSetup(("", ""), kit=kit).wood)
    return msgspec.structs.replace(drawn, kit=kit)
