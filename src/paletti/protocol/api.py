"""What travels over plain HTTP: making a table, the lobby, replays."""

from typing import Annotated, Literal

import msgspec

from paletti.physics.settings import LONGEST_KIT
from paletti.protocol.message import MOST_SEATS, PAGE_TYPE, Fact, Facts, MaybeName, Name, Part
from paletti.protocol.view import Kit, Outcome, RoomSeat, SeatSecret, StoryEntry, View
from paletti.protocol.words import Edition, Layout, Level, Phrase, ProblemReason, RoomStage, Strength
from paletti.rules.clauses import Clause

Word = Annotated[str, msgspec.Meta(max_length=40)]
HouseRules = Annotated[dict[Word, Word | int | float | bool | None], msgspec.Meta(max_length=40)]


class NewSeat(Part, frozen=True):
    """One seat of a new table: a person at this device, a person by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: MaybeName = ""
    strength: Strength = "apprentice"


class NewTable(Part, frozen=True):
    """POST /api/tables: what is to be played, and by whom (clockwise, the youngest first)."""

    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    edition: Edition = "de"
    house: HouseRules = msgspec.field(default_factory=dict)
    kit: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KIT)] = "classic"
    """The host's own set, or the text of a measured set's file."""
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
    reason: ProblemReason
    facts: Facts


class LobbyTable(Part, frozen=True):
    """A table in the lobby; `open_seats` can be claimed, `waiting_for` are names of absent players on turn."""

    table: str
    stage: RoomStage
    edition: Edition
    seats: list[RoomSeat]
    open_seats: int
    spectators: int
    watchable: bool
    waiting_for: list[str]
    top: Level
    turns: int
    age_s: int


class TableStands(Part, frozen=True):
    """GET /api/tables/{table}: how far a table has come. `acting` are the seats that are waited for; null where its
    game sleeps: then `version` says how many deeds it has, and a player who left it at that one knows how it stands."""

    stage: RoomStage
    acting: list[int] | None = None
    version: int | None = None


class SayInLobby(Part, frozen=True):
    """POST /api/lobby/say: one of the fixed phrases."""

    phrase: Phrase
    name: MaybeName = ""


class LobbyHeard(Part, frozen=True):
    """The answer to it: the phrase was said."""

    said: bool


class LobbySaid(Part, frozen=True):
    """What somebody said in the lobby recently."""

    name: str
    phrase: Phrase
    age_s: int


class Lobby(Part, frozen=True):
    """GET /api/lobby; what was said there, the newest last."""

    open: list[LobbyTable]
    live: list[LobbyTable]
    said: list[LobbySaid]


class FinishedGame(Part, frozen=True):
    """A game that is over and may be watched; `cause` toppled the villa, where it fell."""

    game: str
    players: list[str]
    edition: Edition
    winners: list[str]
    cause: str | None
    deeds: int
    ended_s_ago: int


class Games(Part, frozen=True):
    """GET /api/games: the latest first."""

    games: list[FinishedGame]


class ReplayMade(Part, frozen=True):
    """POST /api/replays: the id under which the uploaded file can be watched."""

    game: str


class Chapter(Part, frozen=True):
    """One deed of a replay: its frames (from, and up to but not including), its time line, and the view after it."""

    first_frame: int
    end_frame: int
    at_ms: int
    until_ms: int
    entry: StoryEntry
    view: View


class Replay(Part, frozen=True):
    """GET /api/games/<id>: everything but the poses, which /api/games/<id>/frames sends as length-prefixed frames."""

    game: str
    players: list[Name]
    edition: Edition
    house: dict[str, Fact]
    kit: Kit
    chapters: list[Chapter]
    length_ms: int
    outcome: Outcome | None


class HandThen(Part, frozen=True):
    """What the hand did when the first contact was lost."""

    newtons: float
    speed_mm_s: float
    stretch_mm: float


class Variation(Part, frozen=True):
    """The same draw made otherwise: how often the villa stood."""

    name: Literal["slower", "other-angle"]
    tries: int
    stood: int


class CollapseStory(Part, frozen=True):
    """GET /api/games/<id>/collapse: how the villa came down; seconds count from the beginning of the deed."""

    version: int
    by: str
    piece: str
    plateau: str | None
    carried: str | None
    first_lost: tuple[str, str] | None
    lost_s: float
    breaks_s: float
    hand: HandThen
    variations: list[Variation]


class Weighed(Part, frozen=True):
    """One thing that could have been done: its chance to succeed, and the chance to win that it promised."""

    what: str
    chance: float
    value: float
    tries: int


DeedEnds = Annotated[str, msgspec.Meta(extra={PAGE_TYPE: 'Extract<StoryDeed, { readonly ends: string }>["ends"]'})]
"""How a deed in which a piece was in hand ended."""


class Note(Part, frozen=True):
    """One deed looked at again; `outlook` is each player's chance to win after it."""

    version: int
    seat: int | None
    what: str
    ends: DeedEnds | None
    chance: float | None
    alternatives: list[Weighed]
    outlook: list[float]
    hope: float | None
    turning_point: bool


class ObjectionSeen(Part, frozen=True):
    """An application looked at again: an objection was `missed`, `right` or `wrong`; which column could prove it."""

    version: int
    seat: int | None
    kind: Literal["missed", "right", "wrong"]
    column: str | None
    chance: float


class Analysis(Part, frozen=True):
    """A game looked at again with a master's eye.

    Where it is not `exact`, the game was played under another engine: its villas were rebuilt from their pictures, and
    the chances of draws are approximate.
    """

    players: list[str]
    notes: list[Note]
    objections: list[ObjectionSeen]
    hopeless_since: int | None
    turning_points: list[int]
    exact: bool = True


class Thought(Part, frozen=True):
    """What a bot weighed before the deed of that version, best first."""

    version: int
    seat: int
    strength: Strength
    weighed: list[Weighed]


class AnalysisProgress(Part, frozen=True):
    """GET /api/games/<id>/analysis: how many deeds are done; ask again until the analysis is there.

    `thoughts` are what the bots of this game weighed; a game from a file brings its own.
    """

    done: int
    whole: int
    analysis: Analysis | None
    thoughts: list[Thought]


class DrawnExample(Part, frozen=True):
    """An example beside a clause: its drawing is at /api/rules/drawings/KEY.svg, `described` reads it aloud."""

    key: str
    caption: str
    described: str


class ClauseText(Part, frozen=True):
    """A clause in our own words.

    `own`: the original tells it otherwise, or not at all; `house_rule`: so does the edition, before the players
    changed anything; `ruling`: it does not stand in the book, but is our decision where the book is silent.
    """

    clause: Clause
    text: str
    own: bool
    house_rule: bool
    ruling: bool
    examples: list[DrawnExample]


class HandbookSection(Part, frozen=True):
    """A chapter of the rules: its title and its clauses, in the order in which they are read."""

    key: str
    title: str
    entries: list[ClauseText]


class Handbook(Part, frozen=True):
    """GET /api/rules: the rules of a house for a number of players, in one language."""

    lang: str
    edition: Edition
    players: int | None
    title: str
    subtitle: str
    about: str
    story: str
    aim: str
    ways: str | None
    sections: list[HandbookSection]


class Difference(Part, frozen=True):
    """One clause that editions tell differently; no text where an edition has no such clause."""

    clause: Clause
    choices: list[str]
    texts: dict[str, str | None]


class Comparison(Part, frozen=True):
    """GET /api/rules?compare=de,us: where editions differ."""

    lang: str
    editions: list[Edition]
    differences: list[Difference]


class Health(Part, frozen=True):
    """GET /healthz: the storage answers; how many tables are in memory."""

    ok: bool
    tables: int


class Invitation(Part, frozen=True):
    """GET /api/invitation/{table}: a link that phones on the same network can open, and its QR code: so many modules a
    side, and the dark ones as an SVG path. No link where only this machine is served."""

    link: str | None
    modules: int
    path: str


class ScoreShared(Part, frozen=True):
    """POST /api/scores: the link's last part."""

    score: str


class Score(Part, frozen=True):
    """GET /api/scores/<id>: a shared sheet of the score keeper, as JSON text."""

    version: int
    sheet: str


API = (
    NewTable,
    TableMade,
    Problem,
    TableStands,
    Lobby,
    SayInLobby,
    LobbyHeard,
    Invitation,
    Games,
    ReplayMade,
    Replay,
    CollapseStory,
    AnalysisProgress,
    Handbook,
    Comparison,
    ScoreShared,
    Score,
    Health,
)
