"""What the pages of one game are sent: gathered frame by frame, delivered once it is written."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import assert_never

from paletti.physics.settings import FRAME_S
from paletti.present import facts, view
from paletti.present.camera import Camera, throws_of, tumbling
from paletti.present.teller import PHASES, Teller
from paletti.protocol import toclient as said
from paletti.protocol.frames import Encoder
from paletti.protocol.toclient import text
from paletti.protocol.words import VERBS, Level
from paletti.rules.refusals import Refusal
from paletti.server.master.marks import Marks
from paletti.server.master.orders import Line
from paletti.server.master.writer import Writer
from paletti.table.game import Game
from paletti.table.happenings import (
    AttemptBegan,
    AttemptEnded,
    Collapsing,
    Faulted,
    Felt,
    Happening,
    Idling,
    Jammed,
    Judged,
    LeftAlone,
    Placed,
    Pushing,
    PuttingBack,
    Swayed,
    Trouble,
)
from paletti.table.journal import Journal
from paletti.table.view import AttemptView


@dataclass(frozen=True)
class To:
    """Whom a text is for: one page, the pages of one seat, or (neither) everybody."""

    line: Line | None = None
    seat: int | None = None


EVERYBODY = To()


@dataclass(frozen=True)
class GameSummary:
    """What the room needs to know of the game: whom it waits for, and whether a clock must run."""

    stage: str
    turn: int | None
    turn_number: int
    acting: tuple[int, ...]
    top: Level
    over: bool


@dataclass
class Output:
    """Everything that resulted from one frame's work."""

    due: float = 0.0
    texts: list[tuple[To, str]] = field(default_factory=list)
    delta: bytes | None = None
    key: bytes | None = None
    keyed: list[Line] = field(default_factory=list)
    """Pages that were sent a snapshot with this: the key frame is for them, whatever they had before."""
    everybody_keyed: bool = False
    summary: GameSummary | None = None
    refusals: int = 0
    broken: bool = False
    away: bool = False
    """Whether the database is away: the table waits for it."""

    def __bool__(self) -> bool:
        return bool(self.texts or self.delta or self.key or self.summary)

    def parted(self) -> "tuple[Output, Output]":
        """Two parts: the messages about deeds, and the frames, which may go first.

        The pages that need a key frame go with the frames: later the frames that follow it would no longer fit.
        """
        texts = replace(self, delta=None, key=None, keyed=[], everybody_keyed=False)
        frames = Output(
            self.due, delta=self.delta, key=self.key, keyed=self.keyed, everybody_keyed=self.everybody_keyed
        )
        return texts, frames


class Outbox:
    """Fills one output a frame, and delivers it. Lives in the game's thread, and asks the game; it changes nothing."""

    def __init__(
        self,
        game: Game,
        journal: Journal,
        writer: Writer,
        deliver: Callable[[Output], None],
        behind: Callable[[], bool],
    ) -> None:
        self._writer, self._deliver, self._behind = writer, deliver, behind
        self._out = Output()
        self._wants_key = False
        self._newcomers: list[Line] = []
        """Pages that want the whole: they get it when the frame is made and everything is written."""
        self._seal: Iterator[list[float]] = iter(())
        self._attempt: AttemptView | None = None
        """The attempt under way, as the pages know it."""
        self._rested = True
        self._interrupted = _interrupted(game)
        self._turn_to(game, journal)

    def _turn_to(self, game: Game, journal: Journal) -> None:
        """From now on this is the game, and the pages know its state."""
        self._game, self._journal = game, journal
        self._teller, self._marks = Teller(game, journal), Marks(game)
        self._whole: tuple[object, str] | None = None
        """The last snapshot, and of which moment it is."""
        self._told_over, self._told_version = game.state.over, game.version
        self._camera, self._encoder = Camera(game), Encoder()
        self._encoder.encode(self._camera.moment(None, None))

    def open(self, due: float) -> None:
        """Begins the output of a frame."""
        self._out, self._wants_key = Output(due), False

    def send(self) -> None:
        """Delivers the results of the frame. Messages about deeds wait until these are written; frames do not wait."""
        out = self._out
        if self._wants_key:
            out.key = self._encoder.key()
        if self._writer.idle:
            if out:
                self._deliver(out)
            return
        texts, frames = out.parted()
        if frames:
            self._deliver(frames)
        if texts:
            self._writer.do(partial(self._deliver, texts))

    # --- answers to orders

    def answer(self, line: Line | None, seat: int, what: str, answer: object) -> None:
        """Tells the one who asked if it was refused. Verdicts are told from the journal."""
        if isinstance(answer, Trouble | Refusal):
            self._out.refusals += 1
            to = To(line=line) if line is not None else To(seat=seat)
            self._say(to, said.Refused(seat, what, facts.refusal(answer)))

    def keeps_hold(self, seat: int, why: Refusal | Trouble) -> None:
        """Sends the mark after the hand of this seat should have opened here and did not."""
        attempt = self._game.attempt
        if attempt is not None and attempt.seat == seat:
            self._tell_mark(self._marks.refused(attempt, why))

    def reach(self, line: Line, column: str) -> None:
        """Tells a page from where a column can be reached."""
        self._say(To(line=line), self._teller.reach(column))

    def loads(self, line: Line, *, exact: bool) -> None:
        """Tells a page what the columns carry."""
        self._say(To(line=line), self._teller.loads(exact=exact))

    def show_key(self) -> None:
        """The next frame is also made as a key frame."""
        self._wants_key = True

    def show_whole(self, line: Line) -> None:
        """Shows a page the whole game as soon as possible."""
        self._newcomers.append(line)

    def welcome(self) -> None:
        """Shows the whole game to the pages that asked for it; it is encoded once, however many they are."""
        if not self._newcomers:
            return
        out, snapshot = self._out, self._snapshot()
        mark = self._marks.last(self._game.attempt)
        for line in self._newcomers:
            out.texts.append((To(line=line), snapshot))
            if self._interrupted is not None:
                self._say(To(line=line), self._interrupted)
            if mark is not None:
                # The others only get it when it changes, and it may never change while the piece is kept still.
                self._say(To(line=line), mark)
            out.keyed.append(line)
            out.summary = out.summary or summary(self._game)
        self._newcomers.clear()
        self.show_key()

    def start_over(self, game: Game, journal: Journal) -> None:
        """Shows everybody the whole: the game went back to an earlier moment."""
        self._turn_to(game, journal)
        self._out.texts.append((EVERYBODY, self._snapshot()))
        self._out.everybody_keyed = True
        self._out.summary = summary(game)
        self.show_key()

    # --- the results of the frame

    def happened(self, happening: Happening) -> None:
        """Tells what happened in the wood but is not judged."""
        match happening:
            case Judged() | Placed() | Felt() | Faulted() | PuttingBack():
                pass  # told from the journal, in order, or with the attempt's phase
            case AttemptBegan():
                attempt = self._teller.attempt()
                if attempt is not None:
                    self._say(EVERYBODY, said.AttemptBegan(attempt))
                self._interrupted = None
                self._marks.forget()
            case AttemptEnded(seat=seat, verb=verb):
                self._say(EVERYBODY, said.AttemptEnded(seat, facts.word(verb.value, VERBS)))
                self._marks.forget()
            case Swayed(seat=seat):
                self._say(EVERYBODY, said.Noticed("swayed", seat, None))
            case Pushing(seat=seat, pushed=pushed):
                self._say(To(seat=seat), said.Noticed("pushing", seat, pushed))
            case Jammed(seat=seat, piece=piece):
                self._say(EVERYBODY, said.Noticed("jammed", seat, piece))
            case Idling(seat=seat, piece=piece, left_s=left_s):
                self._say(To(seat=seat), said.Noticed("idling", seat, piece, left_s))
            case LeftAlone(seat=seat, piece=piece):
                self._say(EVERYBODY, said.Noticed("left-alone", seat, piece))
            case Collapsing(seat=seat, plateau=plateau):
                self._say(EVERYBODY, said.Noticed("collapse", seat, plateau))
            case _:
                assert_never(happening)

    def tell_verdicts(self) -> None:
        """Tells everybody what the journal says since the last time."""
        state, version = self._game.state, self._game.version
        if self._told_version == version:
            return
        for entry in self._journal.entries()[self._told_version :]:
            self._say(EVERYBODY, self._teller.judged(entry))
            throws = throws_of(self._game.setup, entry)
            if throws:
                self._seal = tumbling(throws, FRAME_S)
        self._told_version = version
        self._journal.lighten()
        self._interrupted = None
        self._rested = False  # a villa that was arranged moved without any time passing
        self._out.summary = summary(self._game)
        if state.over and not self._told_over:
            self._told_over = True
            self._say(EVERYBODY, self._teller.over())

    def show(self, page_ms: Callable[[int | None], float | None]) -> bool:
        """Shows this moment if there is anything to see; whether something still moves.

        `page_ms` says at which time of its page a seat's hand is where it is.
        """
        self._tell_attempt()
        seal, attempt = next(self._seal, None), self._game.attempt
        moves = not self._game.at_rest or seal is not None
        if (moves or not self._rested) and self._behind():
            # Nothing is lost: the next frame leads from the last one to the state at that time.
            self._rested = False
            return True
        if moves or not self._rested:
            seat = None if attempt is None else attempt.seat
            self._out.delta = self._encoder.encode(self._camera.moment(seat, seal, page_ms(seat)))
        self._rested = not moves
        self._tell_mark(self._marks.look(attempt))
        return moves

    def _tell_attempt(self) -> None:
        """Tells everybody when the attempt under way is chosen, or has another phase than in the frame before."""
        attempt, before = self._game.attempt, self._attempt
        self._attempt = attempt
        if attempt is None or before is None:
            return
        if attempt.chosen and not before.chosen:
            self._say(EVERYBODY, said.AttemptChosen())
        if attempt.phase is not before.phase:
            self._say(EVERYBODY, said.AttemptTurned(PHASES[attempt.phase], self._teller.pushed))

    def _tell_mark(self, mark: said.Mark | None) -> None:
        if mark is not None:
            self._say(EVERYBODY, mark)

    def _say(self, to: To, message: said.ToClient) -> None:
        self._out.texts.append((to, text(message)))

    def _snapshot(self) -> str:
        """The snapshot as text; while nothing moves it is not made again."""
        game = self._game
        moment = (game.version, game.tick, game.attempt, self._teller.pushed)
        if self._whole is None or self._whole[0] != moment:
            self._whole = (moment, text(self._teller.snapshot()))
        return self._whole[1]


def summary(game: Game) -> GameSummary:
    """What the room needs to know of the game as it stands."""
    state = game.state
    return GameSummary(
        stage=view.phase(state),
        turn=None if state.over else state.turn,
        turn_number=state.number,
        acting=tuple(view.acting(state)),
        top=state.top_plateau.value,
        over=state.over,
    )


def _interrupted(game: Game) -> said.Noticed | None:
    """The notice for new pages about a gesture that was cut short, until the next one begins."""
    cut = game.interrupted
    return None if cut is None else said.Noticed("interrupted", cut.seat, cut.piece)
