"""What everybody can see of a collapse, computed only from stored poses and outlines. Nothing here asks the referee.

The figures compare the table's verdicts with this: every collapse that was called must be visible in the last picture
of its deed, and no other deed may end with a plateau down.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np
from numpy.typing import NDArray

from paletti.bots.arena.match import play
from paletti.bots.arena.tournament import NAMES
from paletti.bots.mind.strength import Strength
from paletti.physics.shapes import Piece, Slab
from paletti.protocol.words import EDITIONS
from paletti.rules.choices import Chosen
from paletti.rules.deeds import Ends, LayEnds, LayPlateau, MoveColumn, Prove, RunOutOfTime, SetUp, TakeOut, TakeOutEnds
from paletti.rules.editions import house
from paletti.rules.events import ColumnRaised
from paletti.rules.state import Stage
from paletti.table.chance import Chance
from paletti.table.entry import Done, Entry, PlacePiece
from paletti.table.game import Game
from paletti.table.gestures import Hook, PutBack
from paletti.table.journal import Journal
from paletti.table.record import poses, unpack_gestures
from paletti.table.setup import GameSetup
from paletti.testing import path
from paletti.testing.players import Scripted

LEAN_DEG = 15.0
THIRD = 1 / 3
RUIN = 5
LIES_DEG = 45.0  # a column that leans less than this still stands, perhaps askew
ASKEW_DEG = 5.0
MOST_DEEDS = 300
TEAR_M, TEAR_M_S = 0.2, 0.25
AWAY_M = 5.0  # what is higher than this is off the table
GRAIN_DEG, GRAIN_M = 0.5, 0.001  # stored poses are rounded: a case this near to the limit does not count as an error

Rows = NDArray[np.float64]


@dataclass(frozen=True)
class Falls:
    """The counts of some games: collapses that were called, and those that can be seen in the pictures."""

    called: int = 0
    seen: int = 0
    unseen: tuple[str, ...] = ()  # called, but not visible
    missed: tuple[str, ...] = ()  # visible, but not called
    by_hook: int = 0
    kinds: tuple[str, ...] = ()  # for each collapse that was called: its edition, and how strong the players were
    games: int = 0
    early: int = 0  # games that ended before the fourth column was raised

    def __add__(self, other: "Falls") -> "Falls":
        return Falls(
            self.called + other.called,
            self.seen + other.seen,
            self.unseen + other.unseen,
            self.missed + other.missed,
            self.by_hook + other.by_hook,
            self.kinds + other.kinds,
            self.games + other.games,
            self.early + other.early,
        )

    def least(self, kinds: Iterable[str]) -> int:
        """The number of collapses of the rarest kind."""
        return min(self.kinds.count(kind) for kind in kinds)


def up_axis(pose: Rows) -> Rows:
    """The direction in which a piece's own upward axis points."""
    w, x, y, z = pose[3:] / np.linalg.norm(pose[3:])
    return np.array([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)])


def lean_deg(pose: Rows) -> float:
    """How far a piece is from lying level, or standing upright."""
    return float(np.degrees(np.arccos(min(1.0, abs(float(up_axis(pose)[2]))))))


def rim_heights(piece: Piece, pose: Rows) -> Rows:
    """The heights of the points of a plateau's outline."""
    assert isinstance(piece.shape, Slab)
    w, x, y, z = pose[3:] / np.linalg.norm(pose[3:])
    flat = piece.shape.polygon()
    heights: Rows = pose[2] + flat[:, 0] * 2 * (x * z - w * y) + flat[:, 1] * 2 * (y * z + w * x)
    return heights


def plateau_down(pieces: Sequence[Piece], first: Rows, last: Rows, slack: float = 0.0) -> str | None:
    """The first plateau that visibly came down between two pictures; `slack` grains more than the limits say."""
    column_m = next(piece.height for piece in pieces if not piece.is_slab)
    for at, piece in enumerate(pieces):
        if not piece.is_slab or first[at, 2] > AWAY_M or last[at, 2] > AWAY_M:
            continue
        sank = float((rim_heights(piece, first[at]) - rim_heights(piece, last[at])).max())
        if lean_deg(last[at]) > LEAN_DEG + slack * GRAIN_DEG or sank > column_m * THIRD + slack * GRAIN_M:
            return piece.name
    return None


def leans_on_another(pieces: Sequence[Piece], last: Rows, at: int) -> bool:
    """Whether a leaning column touches another one: then it has fallen, and only the other keeps it up (RULING-2)."""
    if lean_deg(last[at]) <= ASKEW_DEG:
        return False
    steps = np.linspace(-0.5, 0.5, 41)[:, None]
    own = last[at, :3] + steps * pieces[at].height * up_axis(last[at])
    for other, piece in enumerate(pieces):
        if other == at or piece.is_slab or last[other, 2] > AWAY_M:
            continue
        axis = last[other, :3] + steps * piece.height * up_axis(last[other])
        apart = np.linalg.norm(own[:, None] - axis[None, :], axis=2).min()
        if apart < pieces[at].foot_radius + piece.foot_radius + GRAIN_M:
            return True
    return False


def ruined(pieces: Sequence[Piece], pictures: Rows, besides: str) -> bool:
    """Whether five columns or more that stood, upright or askew, lie, lean on others or came down.

    A column that was taken off the table is judged by the last picture that shows it; its removal proves nothing.
    """
    fell, first = 0, pictures[0]
    for at, piece in enumerate(pieces):
        if piece.is_slab or piece.name == besides or first[at, 2] > AWAY_M or lean_deg(first[at]) > LIES_DEG:
            continue
        last = pictures[np.flatnonzero(pictures[:, at, 2] <= AWAY_M)[-1]]
        lies = lean_deg(last[at]) > LIES_DEG or leans_on_another(pieces, last, at)
        fell += lies or first[at, 2] - last[at, 2] > piece.height * THIRD
    return bool(fell >= RUIN)


def examined(pieces: Sequence[Piece], entries: Iterable[Entry], name: str, kinds: tuple[str, ...] = ()) -> Falls:
    """How the stored pictures of a game compare with its verdicts, for every attempt."""
    found = Falls(games=1)
    raised = 0
    for entry in entries:
        deed = entry.deed
        raised += sum(isinstance(event, ColumnRaised) for event in entry.events)
        # Setting up by hand is not an attempt: no villa stands yet.
        if entry.track is None or isinstance(deed, PlacePiece | SetUp):
            continue
        pictures = poses(entry.track)
        what = f"{name}, entry {entry.version}: {deed}, {entry.extra.collapse}"
        if called_collapse(deed):
            in_hand = str(deed.column) if isinstance(deed, MoveColumn | Prove | TakeOut) else ""
            down = plateau_down(pieces, pictures[0], pictures[-1]) is not None or ruined(pieces, pictures, in_hand)
            hooked = any(isinstance(timed.gesture, Hook) for timed in unpack_gestures(entry.gestures))
            found += Falls(1, int(down), () if down else (what,), by_hook=int(hooked), kinds=kinds)
        elif plateau_down(pieces, pictures[0], pictures[-1], slack=1.0) is not None:
            found += Falls(missed=(what,))
    return found + Falls(early=int(raised < 4))


def called_collapse(deed: Done) -> bool:
    """Whether the referee calls this a collapse."""
    if not isinstance(deed, MoveColumn | Prove | TakeOut | LayPlateau):
        return False
    return deed.ends in (Ends.COLLAPSE, TakeOutEnds.COLLAPSE, LayEnds.COLLAPSE)


@dataclass(frozen=True)
class Job:
    """A game to be played by bots of these strengths, or by scripted players who are this bold."""

    setup: GameSetup
    bots: tuple[str, ...] = ()
    bold: float = 0.9
    hooks: bool = False  # the player on turn tears at a column with the hook


def game_of(job: Job) -> Game:
    """The game, played to its end."""
    if job.bots:
        return play(job.setup, job.bots).game
    game = Game.new(job.setup, Journal())
    players = Scripted(game, job.setup.seed, bold=job.bold)
    for _ in range(MOST_DEEDS):
        if game.state.over:
            break
        if not (job.hooks and game.state.stage is Stage.BUILD and _tear(game)):
            players.act()
    return game


def played(job: Job) -> Falls:
    """How a game's pictures compare with its verdicts."""
    game = game_of(job)
    kinds = (job.setup.edition, *dict.fromkeys(job.bots))
    return examined(game.pieces, game.journal.entries(), f"{job.setup.edition} seed {job.setup.seed}", kinds)


def _tear(game: Game) -> bool:
    """Whether the player on turn tore with the hook at a column in its reach, and then gave it up."""
    seat, facts = game.state.turn, game.facts()
    may = [name for name, why in game.touchable(seat).items() if why is None and game.reach(name).hook]
    if not may:
        return False
    column = may[Chance(game.setup.seed, "tear", game.version).below(len(may))]
    turn = radians(game.reach(column).hook[0])
    x, y, z = start = facts.pose(column).position
    if game.gesture(seat, Hook(column, (cos(turn), sin(turn)))) is not None:
        return False
    for aim in path.aims(start, [path.Leg((x + TEAR_M * cos(turn), y + TEAR_M * sin(turn), z), TEAR_M_S)]):
        game.gesture(seat, aim)
        game.advance()
    if game.attempt is not None and game.gesture(seat, PutBack()) is not None:
        game.do(RunOutOfTime(game.state.players[seat]))
    while game.attempt is not None:
        game.advance()
    return True


def jobs(quick: bool) -> list[Job]:
    """Games of all editions by scripted players, on villas of all heights, and by bots of all strengths."""
    found = []
    for number in range(6 if quick else 24):
        turn, at = divmod(number, len(EDITIONS))
        edition = EDITIONS[at]
        changes: dict[str, Chosen] = {} if house(edition).jam_s is None else {"rounds": 2, "jam-s": 1}
        height = 1 + (number + turn) % 4
        setup = GameSetup(NAMES[:3], edition, changes, serial=40 + number, seed=4000 + number, height=height)
        found.append(Job(setup, bold=0.95 if number % 2 else 0.6, hooks=(number + turn) % 2 == 0))
    for number in range(2 if quick else 16):
        strength = tuple(Strength)[number % len(Strength)]
        setup = GameSetup(NAMES[:2], ("de", "en", "ru", "us")[number // 4 % 4], serial=90 + number, seed=5000 + number)
        found.append(Job(setup, (str(strength),) * 2))
    return found


def novices(quick: bool) -> list[Job]:
    """Games of two novices by the German rules, to see how many end before they have really begun."""
    bots = (str(Strength.NOVICE),) * 2
    return [
        Job(GameSetup(NAMES[:2], serial=200 + number, seed=6000 + number), bots) for number in range(4 if quick else 40)
    ]
