"""What travels over plain HTTP: making a table, the lobby, replays."""

from typing import Annotated, Literal

import msgspec

from paletti.protocol.message import Fact, Facts, Name, Part
from paletti.protocol.view import Chair, Kit, Outcome, SeatSecret, Told, View
from paletti.protocol.words import Edition, Layout, Stage, Strength

Word = Annotated[str, msgspec.Meta(max_length=40)]
HouseRules = Annotated[dict[Word, Word | int | float | bool | None], msgspec.Meta(max_length=40)]


class NewSeat(Part, frozen=True):
    """One seat of a new table: a person at this device, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    strength: Strength = "apprentice"


class NewTable(Part, frozen=True):
    """POST /api/tables: what is to be played, and by whom (clockwise, the youngest first)."""

    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=8)]
    edition: Edition = "de"
    house: HouseRules = msgspec.field(default_factory=dict)
    kit: Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9-]+$")] = "classic"
    serial: Annotated[int, msgspec.Meta(ge=1, le=999_999_999)] | None = None
    layout: Layout = "scattered"
    seed: Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)] | None = None
    clock_s: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    objection_s: Annotated[int, msgspec.Meta(ge=0, le=600)] | None = None
    watchable: bool = True
    listed: bool = False
    practice: bool = False
    height: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class TableMade(Part, frozen=True):
    """The new table's token (its page is /t/<token>) and the secrets of the seats at this device."""

    table: str
    owns: list[SeatSecret]


class Problem(Part, frozen=True):
    """Why a request was refused: one English sentence, and the id and facts of the reader's own."""

    sentence: str
    reason: str
    facts: Facts
    clause: str | None


class LobbyTable(Part, frozen=True):
    """A table in the lobby; `open_seats` can be claimed, `waiting_for` are names of absent players on turn."""

    table: str
    stage: Stage
    edition: Edition
    chairs: list[Chair]
    open_seats: int
    watchers: int
    watchable: bool
    waiting_for: list[str]
    top: str
    turns: int
    age_s: int


class Lobby(Part, frozen=True):
    """GET /api/lobby."""

    open: list[LobbyTable]
    live: list[LobbyTable]


class ReplayMade(Part, frozen=True):
    """POST /api/replays: the id under which the uploaded file can be watched."""

    game: str


class Chapter(Part, frozen=True):
    """One deed of a replay: its place on the time line (milliseconds), and the view before and after."""

    at_ms: int
    until_ms: int
    told: Told
    view: View
    hash: str


class Replay(Part, frozen=True):
    """GET /api/games/<id>: everything but the poses, which /api/games/<id>/frames sends as length-prefixed frames."""

    game: str
    players: list[Name]
    edition: Edition
    house: dict[str, Fact]
    kit: Kit
    opening: View
    chapters: list[Chapter]
    length_ms: int
    outcome: Outcome | None


API = (NewTable, TableMade, Problem, Lobby, ReplayMade, Replay)
