"""The master of one game: lives in a stepper's thread, takes orders, lets time pass, tells what came of it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, assert_never

import msgspec

from paletti.bots.hands.travel import BRISK, HUMAN
from paletti.bots.mind.decision import Decision, thought
from paletti.bots.player import Bot
from paletti.physics.settings import FRAME_S, FRAME_TICKS, TICK_S
from paletti.present import facts, view
from paletti.present.camera import Camera, throws_of, tumbling
from paletti.present.teller import PHASES, Teller
from paletti.protocol import fromclient as wishes
from paletti.protocol import toclient as said
from paletti.protocol.frames import Encoder
from paletti.protocol.framing import HURRIED_FRAMES
from paletti.protocol.toclient import text
from paletti.rules import deeds
from paletti.rules.reasons import Reason
from paletti.rules.refusals import Refusal, refuse
from paletti.rules.state import Stage
from paletti.server.master import orders
from paletti.server.master.bots import Ask, BotSeats
from paletti.server.master.leads import Leads
from paletti.server.master.marks import Marks
from paletti.server.master.orders import EVERYBODY, GameSummary, Inbox, Line, Order, Output, To, deed_of
from paletti.server.master.writer import Writer
from paletti.server.stepper import Stepper
from paletti.server.thinking import Thinkers
from paletti.table.attempt import Phase
from paletti.table.game import Game, Result
from paletti.table.gestures import Aim, AimHold, LetGo, PutBack
from paletti.table.happenings import (
    AttemptBegan,
    AttemptEnded,
    Collapsing,
    Faulted,
    Felt,
    Happening,
    Jammed,
    Judged,
    Placed,
    Pushing,
    PuttingBack,
    Swayed,
    Trouble,
)
from paletti.table.journal import Journal

LONGEST_ATTEMPT_TICKS: Final = round(600 / TICK_S)
"""After ten minutes the table leads a piece back; it tries again every half minute."""
AGAIN_TICKS: Final = round(30 / TICK_S)


class Master:
    """One game and its way to the pages.

    `take`, `step` and `show` belong to the game's thread; `order`, `wake` and `at_rest` may be used from any thread.
    From elsewhere, `summary` may be asked only before the first order.
    """

    def __init__(
        self,
        game: Game,
        journal: Journal,
        writer: Writer,
        home: Stepper,
        deliver: Callable[[Output], None],
        thinkers: Thinkers,
        behind: Callable[[], bool] = lambda: False,
    ) -> None:
        """`behind` says whether what was delivered before still waits: then the next frame shows it all at once."""
        self.party = ""
        """The address that moves the wood here."""
        self._behind = behind
        self.game, self.journal = game, journal
        self._writer, self._home, self._deliver = writer, home, deliver
        self._inbox = Inbox()
        self._leads = Leads()
        self._out = Output()
        self._wants_key = False
        self._told_whole: tuple[object, str] | None = None
        """The last snapshot, and of which moment it is."""
        self._newcomers: list[Line] = []
        """Pages that want the whole: they get it when the frame is made and everything is written."""
        self._encoder = Encoder()
        self._teller = Teller(game, journal)
        self._camera = Camera(game)
        self._seal: Iterator[list[float]] = iter(())
        self._marks = Marks(game)
        self._phase: Phase | None = None
        """Of the attempt under way, as the pages know it."""
        self._rested = True
        self._in_frame = False
        self._closed = False
        self._waits = False
        self._hurried = False
        """Whether bots are not to take their time."""
        self._interrupted = _interrupted(game)
        self._told_over = game.state.over
        self._told_version = game.version
        self._tells_later = False
        """Whether what was judged in this frame is told in the next: both together would keep other games waiting."""
        self._bots = BotSeats(game.setup.seed, ask(thinkers), self._answered)
        journal.lighten()
        self._encoder.encode(self._camera.moment(None, None))

    def order(self, order: Order) -> bool:
        """Whether the order was taken; the game's own thread then carries it out."""
        taken = self._inbox.put(order)
        self.wake()
        return taken

    def wake(self) -> None:
        """Makes the game's thread turn to it soon."""
        self._home.wake(self)

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves, no hand is in the villa, and everything is written; may be asked from any thread."""
        game = self.game
        still = game.attempt is None and game.at_rest and self._writer.idle and not self._bots.acts
        # Asked last: within a frame a hand may be out already, and what it did not yet on its way to the journal.
        return still and not self._tells_later and not self._in_frame

    def take(self, due: float) -> bool:
        """Takes the orders for a frame; whether time is to pass and to be shown."""
        self._out = out = Output(due)
        self._wants_key = False
        if self._writer.waits():
            return False  # the wood stands still, and orders wait, until the database is back
        self._in_frame = True
        if self._tells_later:
            self._tells_later = False
            self._tell_verdicts(out)
        for order in self._inbox.take():
            self._wants_key = self._take(order, out) or self._wants_key
        for move in self._leads.due(due):
            self._move(move, out)
        if self._closed or self._waits:
            self._send(out)
            if self._inbox and not self._closed:
                self._home.wake(self)
            self._in_frame = False
            return False
        self._end_what_never_ends()
        self._bots.step()
        return True

    def step(self) -> bool:
        """Lets a frame's time pass, or that of several while a hurried bot's hand moves."""
        version = self.game.version
        self._advance()
        for _ in range(1, HURRIED_FRAMES):
            if self._hurried and self._bots.acts:
                self._bots.step()
                self._advance()
        self._tells_later = self.game.version > version
        return True

    def _advance(self) -> None:
        for happening in self.game.advance(FRAME_TICKS).happenings:
            self._happened(happening, self._out)

    def show(self) -> bool:
        """Tells the pages of the frame just made; whether another is wanted."""
        out = self._out
        if not self._tells_later:
            self._tell_verdicts(out)
        self._tell_phase(out)
        awake = self._show(out) or self._bots.acts or bool(self._leads) or self._tells_later
        written = self._writer.idle
        if written and not self._tells_later:
            self._bots.consult(self.game)
            self._welcome(out)
        if self._wants_key:
            out.key = self._encoder.key()
        self._send(out)
        self._in_frame = False
        return awake or not written or bool(self._inbox)

    def _send(self, out: Output) -> None:
        """Delivers what came of a frame; what tells of deeds waits until they are written, the frames do not."""
        if self._writer.idle:
            if out:
                self._deliver(out)
            return
        told, frames = out.parted()
        if frames:
            self._deliver(frames)
        if told:
            self._writer.do(partial(self._deliver, told))

    def _welcome(self, out: Output) -> None:
        """Shows the whole to those who asked for it: told once, however many they are."""
        if not self._newcomers:
            return
        snapshot = self._snapshot()
        mark = self._marks.last(self.game.attempt)
        for line in self._newcomers:
            out.texts.append((To(line=line), snapshot))
            if self._interrupted is not None:
                out.texts.append((To(line=line), text(self._interrupted)))
            if mark is not None:
                # The others are told only when it changes, which may be never while the piece is kept still.
                out.texts.append((To(line=line), text(mark)))
            out.keyed.append(line)
            out.summary = out.summary or self.summary()
            self._wants_key = True
        self._newcomers.clear()

    def _snapshot(self) -> str:
        """The snapshot as text; while nothing moves it is not made again."""
        game = self.game
        moment = (game.version, game.tick, game.attempt, self._teller.pushed)
        if self._told_whole is None or self._told_whole[0] != moment:
            self._told_whole = (moment, text(self._teller.snapshot()))
        return self._told_whole[1]

    def _take(self, order: Order, out: Output) -> bool:
        """Carries out one order; whether a key frame is wanted for it."""
        match order:
            case orders.MoveHand():
                if not self._leads.put(order):
                    self._move(order, out)
            case orders.DoDeed(seat, wish, line):
                self._answer(out, line, seat, _verb(wish), self._do(seat, wish))
            case orders.Wait():
                self._waits = True
            case orders.Show(line):
                self._waits = False
                self._newcomers.append(line)
            case orders.Key():
                return True
            case orders.SeatBots(strengths, hurried):
                self._hurried = hurried
                self._bots.seat(self.game, strengths, BRISK if hurried else HUMAN)
            case orders.BotDecided(seat, version, decision):
                bot = self._bots.decided(self.game, seat, version, decision)
                if bot is not None and decision is not None and decision.weighed:
                    self.journal.keep_thought(thought(version + 1, seat, bot.strength, decision.weighed))
            case orders.ShowReach(line, column):
                out.texts.append((To(line=line), text(self._teller.reach(column))))
            case orders.ShowLoads(line, exact):
                out.texts.append((To(line=line), text(self._teller.loads(exact=exact))))
            case orders.TakeBack():
                return self._take_back(out)
            case orders.Silence(turn_number):
                if self.game.state.number == turn_number and self.game.state.stage in (Stage.CLAIM, Stage.WINDOW):
                    self._answer(out, None, 0, "consent", self.game.do(deeds.Consent()))
            case orders.TimeUp(seat, turn_number):
                if self.game.state.number == turn_number:
                    by = self.game.state.players[seat]
                    self._answer(out, None, seat, "time-up", self.game.do(deeds.RunOutOfTime(by)))
            case orders.Drop(seat):
                by = self.game.state.players[seat]
                self._answer(out, None, seat, "leave", self.game.do(deeds.Leave(by)))
            case orders.Close():
                self._closed = True
            case _:
                assert_never(order)
        return False

    def _do(self, seat: int, wish: wishes.Deed) -> Result:
        state = self.game.state
        if isinstance(wish, wishes.Arrange) and state.set_up:
            # The same villa once more: it changes nothing and costs the thread two frames.
            return refuse(state.house, Reason.ALREADY_BUILDING)
        return self.game.do(deed_of(state.players[seat], wish))

    def _move(self, move: orders.MoveHand, out: Output) -> None:
        answer = self.game.gesture(move.seat, move.gesture)
        # A hand that opened or a villa that falls leaves aims behind on the way: no news for anybody.
        if not isinstance(move.gesture, Aim | AimHold):
            self._answer(out, move.line, move.seat, _verb(move.gesture), answer)
        attempt = self.game.attempt
        if isinstance(move.gesture, LetGo) and answer is not None and attempt is not None and attempt.seat == move.seat:
            mark = self._marks.refused(attempt, answer)
            if mark is not None:
                out.texts.append((EVERYBODY, text(mark)))

    def _end_what_never_ends(self) -> None:
        """Leads back a piece that is never let go, because every second of an attempt is kept in memory."""
        attempt = self.game.attempt
        if attempt is None:
            return
        held = self.game.tick - attempt.since
        if held < LONGEST_ATTEMPT_TICKS or held % AGAIN_TICKS >= FRAME_TICKS:
            return
        if held < LONGEST_ATTEMPT_TICKS + 4 * AGAIN_TICKS:
            self.game.gesture(attempt.seat, PutBack())
        else:
            # It goes neither forwards nor back: the clock ends it, as it ends a turn (RULING-16).
            self.game.do(deeds.RunOutOfTime(self.game.state.players[attempt.seat]))

    def _answer(self, out: Output, line: Line | None, seat: int, what: str, answer: object) -> None:
        # What was judged is told from the journal; only refusals are told here.
        if isinstance(answer, Trouble | Refusal):
            out.refusals += 1
            to = To(line=line) if line is not None else To(seat=seat)
            out.texts.append((to, text(said.Refused(seat, what, facts.refusal(answer)))))

    def _happened(self, happening: Happening, out: Output) -> None:
        match happening:
            case Judged() | Placed() | Felt() | Faulted() | PuttingBack():
                pass  # told from the journal, in order, or with the attempt's phase
            case AttemptBegan(seat=seat):
                attempt = self._teller.attempt()
                if attempt is not None:
                    out.texts.append((EVERYBODY, text(said.AttemptBegan(attempt))))
                self._interrupted = None
                self._marks.forget()
            case AttemptEnded(seat=seat, verb=verb):
                out.texts.append((EVERYBODY, text(said.AttemptEnded(seat, verb.value))))
                self._marks.forget()
            case Swayed(seat=seat):
                out.texts.append((EVERYBODY, text(said.Noticed("swayed", seat, None))))
            case Pushing(seat=seat, pushed=pushed):
                out.texts.append((To(seat=seat), text(said.Noticed("pushing", seat, pushed))))
            case Jammed(seat=seat, piece=piece):
                out.texts.append((EVERYBODY, text(said.Noticed("jammed", seat, piece))))
            case Collapsing(seat=seat, plateau=plateau):
                out.texts.append((EVERYBODY, text(said.Noticed("collapse", seat, plateau))))
            case _:
                assert_never(happening)

    def _tell_phase(self, out: Output) -> None:
        """Tells everybody when the attempt under way has another phase than in the frame before."""
        attempt, before = self.game.attempt, self._phase
        self._phase = None if attempt is None else attempt.phase
        if attempt is not None and before not in (None, attempt.phase):
            out.texts.append((EVERYBODY, text(said.AttemptTurned(PHASES[attempt.phase], self._teller.pushed))))

    def _tell_verdicts(self, out: Output) -> None:
        """Tells everybody what the journal says since the last time."""
        if self._told_version == self.game.version:
            return
        for entry in self.journal.entries()[self._told_version :]:
            out.texts.append((EVERYBODY, text(self._teller.judged(entry))))
            throws = throws_of(self.game.setup, entry)
            if throws:
                self._seal = tumbling(throws, FRAME_S)
        self._told_version = self.game.version
        self.journal.lighten()
        self._interrupted = None
        self._rested = False  # a villa that was arranged moved without any time passing
        out.summary = self.summary()
        if self.game.state.over and not self._told_over:
            self._told_over = True
            out.texts.append((EVERYBODY, text(self._teller.over())))

    def _show(self, out: Output) -> bool:
        """Encodes this moment if there is anything to see; whether something still moves."""
        seal, attempt = next(self._seal, None), self.game.attempt
        moves = not self.game.at_rest or seal is not None
        if (moves or not self._rested) and self._behind():
            # Nothing is lost: the next frame that is made leads from the last one to what is then.
            self._rested = False
            return True
        if moves or not self._rested:
            seat = None if attempt is None else attempt.seat
            out.delta = self._encoder.encode(self._camera.moment(seat, seal, self._leads.page_ms(seat)))
        self._rested = not moves
        mark = self._marks.look(attempt)
        if mark is not None:
            out.texts.append((EVERYBODY, text(mark)))
        return moves

    def _take_back(self, out: Output) -> bool:
        # The first entry is the villa being set up: before it there is nothing to go back to.
        if self.journal.last() is None or self.game.version <= 1:
            return False
        self.journal = self.journal.without_last()
        self.game = Game.resume(self.game.setup, self.journal)
        self._teller = Teller(self.game, self.journal)
        self._told_whole = None
        self._camera = Camera(self.game)
        self._encoder = Encoder()
        self._encoder.encode(self._camera.moment(None, None))
        self._bots.start_over()
        self._marks = Marks(self.game)
        self._told_over, self._told_version = self.game.state.over, self.game.version
        out.texts.append((EVERYBODY, self._snapshot()))
        out.everybody_keyed = True
        out.summary = self.summary()
        return True

    def _answered(self, seat: int, version: int, decision: Decision | None) -> None:
        self.order(orders.BotDecided(seat, version, decision))

    def summary(self) -> GameSummary:
        """What the room needs to know of the game as it stands."""
        state = self.game.state
        return GameSummary(
            stage=view.phase(state),
            turn=None if state.over else state.turn,
            turn_number=state.number,
            acting=tuple(view.acting(state)),
            top=state.top_plateau.value,
            over=state.over,
        )

    def close(self) -> None:
        """Leaves the stepper; nothing is written, everything already is."""
        self._home.evict()

    def give_up(self) -> None:
        """After a breakdown: the room lets this master go and starts again from the journal."""
        self._closed = True
        self._deliver(Output(broken=True))


def ask(thinkers: Thinkers) -> Ask:
    """The way to put a question to the bots' processes."""

    def put(bot: Bot, game: Game, answered: Callable[[Decision | None], None]) -> None:
        thinkers.ask(bot.view(game), bot.strength, bot.seed, game.version, answered)

    return put


def _interrupted(game: Game) -> said.Noticed | None:
    """What new pages are told of a gesture that was cut short, until the next one begins."""
    cut = game.interrupted
    return None if cut is None else said.Noticed("interrupted", cut.seat, cut.piece)


def _verb(message: msgspec.Struct) -> str:
    return str(message.__struct_config__.tag)
