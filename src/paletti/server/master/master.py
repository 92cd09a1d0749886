"""The master of one game: lives in a stepper's thread, takes orders, lets time pass, and reports the results."""

from collections.abc import Callable
from typing import Final, assert_never

import msgspec

from paletti.bots.hands.travel import BRISK, HUMAN
from paletti.bots.mind.decision import Decision, thought
from paletti.bots.player import Bot
from paletti.physics.settings import FRAME_TICKS, TICK_S
from paletti.protocol import fromclient as wishes
from paletti.protocol.framing import HURRIED_FRAMES
from paletti.rules import deeds
from paletti.rules.reasons import Reason
from paletti.rules.refusals import refuse
from paletti.rules.state import Stage
from paletti.server.master import orders
from paletti.server.master.bots import Ask, BotSeats
from paletti.server.master.gestures import deed_of
from paletti.server.master.leads import Leads
from paletti.server.master.orders import Inbox, Order
from paletti.server.master.outbox import GameSummary, Outbox, Output, summary
from paletti.server.master.writer import Writer
from paletti.server.stepper import Stepper
from paletti.server.thinking import Thinkers
from paletti.table.game import Game, Result
from paletti.table.gestures import Aim, AimHold, LetGo, PutBack
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
        self.game, self.journal = game, journal
        self._writer, self._home, self._deliver = writer, home, deliver
        self._inbox, self._leads = Inbox(), Leads()
        self._outbox = Outbox(game, journal, writer, deliver, behind)
        self._in_frame = False
        self._closed = False
        self._waits = False
        self._hurried = False
        """Whether bots should hurry."""
        self._tells_later = False
        """Whether this frame's verdict is told in the next frame: both together would keep other games waiting."""
        self._bots = BotSeats(game.setup.seed, ask(thinkers), self._answered)
        journal.lighten()

    def order(self, order: Order) -> bool:
        """Whether the order was taken; the game's own thread then carries it out."""
        taken = self._inbox.put(order)
        self.wake()
        return taken

    def wake(self) -> None:
        """Makes the game's thread look at it soon."""
        self._home.wake(self)

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves, no hand is in the villa, and everything is written; may be asked from any thread."""
        game = self.game
        still = game.attempt is None and game.at_rest and self._writer.idle and not self._bots.acts
        # Asked last: within a frame the hand may be out already while its deed is not yet on its way to the journal.
        return still and not self._tells_later and not self._in_frame

    def take(self, due: float) -> bool:
        """Takes the orders for a frame; whether time should pass and be shown."""
        self._outbox.open(due)
        if self._writer.waits():
            return False  # the wood stands still, and orders wait, until the database is back
        self._in_frame = True
        if self._tells_later:
            self._tells_later = False
            self._outbox.tell_verdicts()
        for order in self._inbox.take():
            self._take(order)
        for move in self._leads.due(due):
            self._move(move)
        if self._closed or self._waits:
            self._outbox.send()
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
            self._outbox.happened(happening)

    def show(self) -> bool:
        """Sends the new frame to the pages; whether another is wanted."""
        if not self._tells_later:
            self._outbox.tell_verdicts()
        moves = self._outbox.show(self._leads.page_ms)
        awake = moves or self._bots.acts or bool(self._leads) or self._tells_later
        written = self._writer.idle
        if written and not self._tells_later:
            self._bots.consult(self.game)
            self._outbox.welcome()
        self._outbox.send()
        self._in_frame = False
        return awake or not written or bool(self._inbox)

    def _take(self, order: Order) -> None:
        """Carries out one order."""
        match order:
            case orders.MoveHand():
                if not self._leads.put(order):
                    self._move(order)
            case orders.DoDeed(seat, wish, line):
                self._outbox.answer(line, seat, _verb(wish), self._do(seat, wish))
            case orders.Wait():
                self._waits = True
            case orders.Show(line):
                self._waits = False
                self._outbox.show_whole(line)
            case orders.Key():
                self._outbox.show_key()
            case orders.SeatBots(strengths, hurried):
                self._hurried = hurried
                self._bots.seat(self.game, strengths, BRISK if hurried else HUMAN)
            case orders.BotDecided(seat, version, decision):
                bot = self._bots.decided(self.game, seat, version, decision)
                if bot is not None and decision is not None and decision.weighed:
                    self.journal.keep_thought(thought(version + 1, seat, bot.strength, decision.weighed))
            case orders.ShowReach(line, column):
                self._outbox.reach(line, column)
            case orders.ShowLoads(line, exact):
                self._outbox.loads(line, exact=exact)
            case orders.TakeBack():
                self._take_back()
            case orders.Silence(turn_number):
                if self.game.state.number == turn_number and self.game.state.stage in (Stage.CLAIM, Stage.WINDOW):
                    self._outbox.answer(None, 0, "consent", self.game.do(deeds.Consent()))
            case orders.TimeUp(seat, turn_number):
                if self.game.state.number == turn_number:
                    by = self.game.state.players[seat]
                    self._outbox.answer(None, seat, "time-up", self.game.do(deeds.RunOutOfTime(by)))
            case orders.Drop(seat):
                by = self.game.state.players[seat]
                self._outbox.answer(None, seat, "leave", self.game.do(deeds.Leave(by)))
            case orders.Close():
                self._closed = True
            case _:
                assert_never(order)

    def _do(self, seat: int, wish: wishes.Deed) -> Result:
        state = self.game.state
        if isinstance(wish, wishes.Arrange) and state.set_up:
            # The same villa again: building it would change nothing and cost the thread two frames.
            return refuse(state.house, Reason.ALREADY_BUILDING)
        return self.game.do(deed_of(state.players[seat], wish))

    def _move(self, move: orders.MoveHand) -> None:
        answer = self.game.gesture(move.seat, move.gesture)
        # After a hand has opened or a villa has fallen, aims are still on their way. They can be ignored silently.
        if not isinstance(move.gesture, Aim | AimHold):
            self._outbox.answer(move.line, move.seat, _verb(move.gesture), answer)
        if isinstance(move.gesture, LetGo) and answer is not None:
            self._outbox.keeps_hold(move.seat, answer)

    def _end_what_never_ends(self) -> None:
        """Leads a piece back that was not let go for too long, because every second of an attempt is kept in memory."""
        attempt = self.game.attempt
        if attempt is None:
            return
        held = self.game.tick - attempt.since
        if held < LONGEST_ATTEMPT_TICKS or held % AGAIN_TICKS >= FRAME_TICKS:
            return
        if held < LONGEST_ATTEMPT_TICKS + 4 * AGAIN_TICKS:
            self.game.gesture(attempt.seat, PutBack())
        else:
            # It can neither go on nor be put back, so the clock ends it, as it ends a turn (RULING-16).
            self.game.do(deeds.RunOutOfTime(self.game.state.players[attempt.seat]))

    def _take_back(self) -> None:
        # The first entry is the villa being set up: before it there is nothing to go back to.
        if self.journal.last() is None or self.game.version <= 1:
            return
        self.journal = self.journal.without_last()
        self.game = Game.resume(self.game.setup, self.journal)
        self._bots.start_over()
        self._outbox.start_over(self.game, self.journal)

    def _answered(self, seat: int, version: int, decision: Decision | None) -> None:
        self.order(orders.BotDecided(seat, version, decision))

    def summary(self) -> GameSummary:
        """What the room needs to know of the game as it stands."""
        return summary(self.game)

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


def _verb(message: msgspec.Struct) -> str:
    return str(message.__struct_config__.tag)
