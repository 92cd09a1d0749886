"""The master of a game, frame by frame, without a server round it."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from paletti.bots.mind.decision import Decision, LetBe, Speak
from paletti.bots.mind.rehearsal import Draw
from paletti.bots.mind.strength import Strength
from paletti.bots.player import Bot
from paletti.physics.pose import Pose
from paletti.physics.yard import PARKED_ABOVE_M
from paletti.present.teller import Teller
from paletti.protocol import fromclient as wishes
from paletti.protocol import toclient as said
from paletti.protocol.frames import Decoder, Moment
from paletti.protocol.framing import STEP_M
from paletti.protocol.words import PIECES, PLACES
from paletti.rules.deeds import ThrowSeal
from paletti.rules.pieces import Side
from paletti.server.room import orders
from paletti.server.room.marks import Marks
from paletti.server.room.master import Master
from paletti.server.room.orders import EVERYBODY, Line, Output, To
from paletti.server.room.writer import Writer
from paletti.server.stepper import Stepper, Worker
from paletti.server.thinking import Thinkers
from paletti.table.attempt import Phase
from paletti.table.game import Game
from paletti.table.gestures import Aim, Grip, PutBack
from paletti.table.happenings import Trouble, TroubleKind, Verb
from paletti.table.journal import Journal, Outcome, Thought, Unfinished
from paletti.table.replay.file import replay_of
from paletti.table.replay.verify import Verified, verify
from paletti.table.setup import GameSetup
from paletti.table.view import AttemptView
from paletti.testing.players import Scripted

PAGE = cast(Line, object())
BY_HAND = GameSetup(("Ann", "Ben"), layout="by-hand", seed=8)
ARRANGED = GameSetup(("Ann", "Ben"), edition="us", house={"breaking-off": "may"}, serial=7, seed=11)


class Home:
    """A stepper that only remembers who was woken."""

    def __init__(self) -> None:
        self.woken = 0

    def wake(self, worker: Worker) -> None:
        self.woken += 1


class Asked:
    """Thinkers that keep the question until the test answers it."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.answer: Callable[[Decision | None], None] = lambda decision: None

    def ask(self, view: Any, strength: Strength, seed: int, version: int, answered: Any) -> None:
        self.seats.append(view.seat)
        self.answer = answered


class Later(Executor):
    """Threads that do nothing until they are told to."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, call: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        self.waiting.append(lambda: call(*args, **kwargs))
        return Future()

    def catch_up(self) -> None:
        waiting, self.waiting = self.waiting, []
        for call in waiting:
            call()


class Kept:
    """Keeps what was written, and fails when it is told to."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        self.attempts: list[Unfinished | None] = []
        self.full = False
        self.do: Callable[[Callable[[], None]], None] = lambda work: work()

    def append(self, version: int, payload: bytes, outcome: Outcome | None) -> None:
        self.do(lambda: self._append(version))

    def note_attempt(self, attempt: Unfinished | None) -> None:
        self.do(lambda: self.attempts.append(attempt))

    def keep_thought(self, thought: Thought) -> None: ...

    def _append(self, version: int) -> None:
        if self.full:
            raise OSError("The disk is full.")
        self.versions.append(version)


class Table:
    """A master and everything round it, in the test's hand."""

    def __init__(self, setup: GameSetup = BY_HAND, store: Kept | None = None) -> None:
        self.threads, self.failures = Later(), list[Exception]()
        writer = Writer(self.threads, self.failures.append)
        if store is not None:
            store.do = writer.do
        self.journal = Journal(store=store)
        self.game = Game.new(setup, self.journal)
        self.threads.catch_up()
        self.told: list[Output] = []
        self.behind = False
        self.home, self.thinkers = Home(), Asked()
        self.master = Master(
            self.game,
            self.journal,
            writer,
            cast(Stepper, self.home),
            self.told.append,
            cast(Thinkers, self.thinkers),
            lambda: self.behind,
        )

    def frame(self, *asked: orders.Order) -> list[Output]:
        """What is delivered in one frame with these orders; `again` is whether the next frame is wanted."""
        for order in asked:
            self.master.order(order)
        self.again = self.master.take(0.0) and self.master.step() and self.master.show()
        told, self.told[:] = list(self.told), []
        return told

    def frames(self, most: int) -> list[Output]:
        """What is delivered until no frame is wanted any more."""
        told = []
        for _ in range(most):
            told += self.frame()
            if not self.again:
                return told
        raise AssertionError("It never comes to rest.")


def kinds(outputs: list[Output]) -> list[tuple[To, str]]:
    """Who is told what kind of thing."""
    return [(to, msgspec.json.decode(text)["type"]) for output in outputs for to, text in output.texts]


def shown(frame: bytes | None) -> Moment:
    assert frame is not None
    return Decoder().decode(frame)


def take_in_hand(table: Table) -> list[Output]:
    """Lets the actor take the first column that fingers get at; what is delivered in that frame."""
    seat = table.game.state.actor
    for name, refused in table.game.touchable(seat).items():
        if refused is None:
            outputs = table.frame(orders.MoveHand(seat, Grip(name, (0.0, 0.0, 0.03)), PAGE))
            if table.game.attempt is not None:
                return outputs
    raise AssertionError("No column can be reached.")


def test_an_arranged_villa_is_seen_at_once_though_nothing_moved() -> None:
    table = Table()
    (output,) = table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert table.game.state.set_up
    assert kinds([output]) == [(EVERYBODY, "judged")]
    assert output.delta is not None


def test_who_asks_for_the_picture_gets_it_though_the_villa_is_arranged_in_the_same_frame() -> None:
    (output,) = Table().frame(orders.Show(PAGE), orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert kinds([output]) == [(EVERYBODY, "judged"), (To(line=PAGE), "snapshot")]
    assert output.keyed == [PAGE]
    standing = shown(output.key).places[PIECES.index("red-hex")]
    assert PLACES[standing] == "villa"


def test_a_deed_that_may_not_be_is_refused_to_who_wished_it_alone() -> None:
    table = Table()
    (output,) = table.frame(orders.DoDeed(1, wishes.Pass(1), PAGE))
    assert kinds([output]) == [(To(line=PAGE), "refused")]
    assert (output.refusals, output.summary, table.game.version) == (1, None, 0)


def test_a_table_at_rest_wants_no_further_frame_and_tells_nothing() -> None:
    table = Table()
    assert (table.frame(), table.again) == ([], False)


def test_orders_wait_until_the_next_frame_and_wake_the_stepper() -> None:
    table = Table()
    table.master.order(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert (table.home.woken, table.game.version, table.told) == (1, 0, [])


def test_a_hand_is_told_when_it_takes_a_column_and_whether_it_may_let_go() -> None:
    table = Table(ARRANGED)
    (output,) = take_in_hand(table)
    assert kinds([output]) == [(EVERYBODY, "attempt-began"), (EVERYBODY, "mark")]
    (output,) = table.frame(orders.MoveHand(0, Aim((0.0, 0.0, 0.3)), PAGE))
    assert (output.delta is not None, table.again) == (True, True)


def test_who_comes_while_a_piece_is_in_hand_is_told_whether_it_may_be_let_go() -> None:
    table = Table(ARRANGED)
    (told,) = texts_of(take_in_hand(table), "mark")
    (output,) = table.frame(orders.Show(PAGE))
    assert kinds([output]) == [(To(line=PAGE), "snapshot"), (To(line=PAGE), "mark")]
    assert texts_of([output], "mark") == [told]
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    (output,) = table.frame(orders.Show(PAGE))
    assert kinds([output]) == [(To(line=PAGE), "snapshot")]  # in nobody's hand any more


def texts_of(outputs: list[Output], kind: str) -> list[dict[str, Any]]:
    told = [msgspec.json.decode(text) for output in outputs for _, text in output.texts]
    return [one for one in told if one["type"] == kind]


def test_everybody_is_told_when_a_column_passes_from_the_player_to_the_table_and_to_nobody() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    attempt = table.game.attempt
    assert attempt is not None
    x, y, z = table.game.world.pose(attempt.piece).position
    outputs = [told for _ in range(60) for told in table.frame(orders.MoveHand(0, Aim((1.1 * x, 1.1 * y, z)), PAGE))]
    assert texts_of(outputs, "attempt-turned") == []  # it is in the hand as before
    outputs += table.frame(orders.MoveHand(0, PutBack(), PAGE)) + table.frames(3000)
    assert [told["phase"] for told in texts_of(outputs, "attempt-turned")] == ["returning", "settling"]


def test_a_push_is_told_with_its_column_while_the_villa_is_put_back_and_in_the_story() -> None:
    table = Table(ARRANGED)
    drawn, neighbour = "yellow-thin-2", "red-hex"
    told = table.frame(orders.MoveHand(0, Grip(drawn, (0.0, 0.0, 0.03)), PAGE))
    (x, y, z), (nx, ny, _) = (table.game.world.pose(name).position for name in (drawn, neighbour))
    for frame in range(240):
        share = 0.01 * min(frame, 120)
        told += table.frame(orders.MoveHand(0, Aim((x + (nx - x) * share, y + (ny - y) * share, z)), PAGE))
        if texts_of(told, "attempt-turned"):
            break
    assert texts_of(told, "attempt-turned") == [{"type": "attempt-turned", "phase": "faulted", "pushed": neighbour}]
    (snapshot,) = texts_of(table.frame(orders.Show(PAGE)), "snapshot")  # whoever comes now is told as well
    assert (snapshot["attempt"]["phase"], snapshot["attempt"]["pushed"]) == ("faulted", neighbour)
    rest = table.frames(6000)
    assert [told["phase"] for told in texts_of(rest, "attempt-turned")] == ["mending"]
    (judged,) = texts_of(rest, "judged")
    assert judged["told"]["events"][0] == {
        "kind": "villa-put-back",
        "facts": {"by": "Ann", "column": drawn, "locked": True, "pushed": neighbour},
    }


def test_where_frames_wait_to_be_sent_none_is_added_and_the_next_shows_it_all() -> None:
    table, decoder = Table(ARRANGED), Decoder()
    (output,) = table.frame(orders.Show(PAGE))
    assert output.key is not None
    decoder.decode(output.key)
    for told in take_in_hand(table):
        assert told.delta is not None
        decoder.decode(told.delta)
    table.behind = True
    outputs = [told for _ in range(20) for told in table.frame(orders.MoveHand(0, Aim((0.1, 0.0, 0.1)), PAGE))]
    assert [told.delta for told in outputs if told.delta is not None] == []
    assert table.again
    table.behind = False
    (output,) = table.frame()
    assert output.delta is not None
    shown, is_so = decoder.decode(output.delta), table.game.world.poses()
    assert shown.tick == table.game.tick
    standing = is_so[:, 2] < PARKED_ABOVE_M
    assert np.abs(np.array(shown.poses)[:-1][standing] - is_so[standing])[:, :3].max() < STEP_M


def test_aims_of_a_hand_that_is_no_longer_there_are_no_news() -> None:
    assert Table().frame(orders.MoveHand(0, Aim((0.0, 0.0, 0.3)), PAGE)) == []


def test_who_asks_for_loads_is_told_newtons_only_where_the_table_shows_them() -> None:
    table = Table(ARRANGED)
    (output,) = table.frame(orders.ShowLoads(PAGE, exact=False), orders.ShowLoads(PAGE, exact=True))
    hinted, exact = (msgspec.json.decode(text)["columns"] for _, text in output.texts)
    assert {load["newtons"] for load in hinted.values()} == {None}
    assert {name: load["hint"] for name, load in hinted.items()} == {name: load["hint"] for name, load in exact.items()}
    assert sum(load["newtons"] for load in exact.values()) > 1.0


def test_the_silence_of_an_earlier_turn_is_nobodys_consent() -> None:
    table = Table(ARRANGED)
    assert table.frame(orders.Silence(table.game.state.number)) == []
    assert table.frame(orders.Silence(99)) == []


def test_nobody_looks_and_the_wood_stands_still_until_somebody_does() -> None:
    table = Table(ARRANGED)
    take_in_hand(table)
    tick = table.game.tick
    assert table.frame(orders.Wait()) == []
    assert (table.again, table.game.tick) == (False, tick)
    (output,) = table.frame(orders.Show(PAGE))
    assert (To(line=PAGE), "snapshot") in kinds([output])
    assert table.game.tick > tick


def test_a_villa_of_practice_is_taken_back_deed_by_deed_but_never_unbuilt() -> None:
    table = Table(ARRANGED)
    before = table.game.world.hash()
    take_in_hand(table)
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    table.frames(2000)
    assert table.game.version == 2
    (output,) = table.frame(orders.TakeBack())
    assert (output.everybody_keyed, kinds([output])) == (True, [(EVERYBODY, "snapshot")])
    assert (table.master.game.version, table.master.game.world.hash()) == (1, before)
    assert table.frame(orders.TakeBack()) == []


def test_a_bot_is_asked_once_and_does_what_it_decided_for_the_moment_it_saw() -> None:
    table = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11))
    table.frame(orders.SeatBots({0: Strength.NOVICE}))
    table.frame()
    assert table.thinkers.seats == [0]
    version = table.game.version
    table.thinkers.answer(Speak(ThrowSeal("Ann", Side.RED)))
    assert kinds(table.frames(2000)) == [(EVERYBODY, "judged")]
    assert table.game.version == version + 1


def test_a_bot_that_is_hurried_goes_on_at_once_and_is_not_asked_again() -> None:
    table = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11))
    table.frame(orders.SeatBots({0: Strength.NOVICE}))
    table.frame()
    table.thinkers.answer(Speak(ThrowSeal("Ann", Side.RED)))
    assert kinds([*table.frame(), *table.frame(), *table.frame()]) == []  # it hesitates, as people do
    assert kinds(table.frame(orders.SeatBots({0: Strength.NOVICE}, hurried=True))) == [(EVERYBODY, "judged")]
    assert table.thinkers.seats == [0]


def test_what_a_bot_decided_about_an_earlier_moment_is_not_done() -> None:
    table = Table(GameSetup(("Ann", "Ben"), serial=7, seed=11))
    table.frame(orders.SeatBots({0: Strength.NOVICE}))
    throw = Speak(ThrowSeal("Ann", Side.RED))
    table.frame(orders.BotDecided(0, table.game.version - 1, throw))
    assert table.game.version == 1


def test_who_takes_over_a_bots_hand_goes_on_with_it_and_then_trembles_as_people_do() -> None:
    table = Table(ARRANGED)
    game, bot = table.game, Bot(0, Strength.MASTER, 11)
    view = bot.view(game)
    column, way = next((str(one), ways[0]) for one in view.options.move if (ways := view.ways(str(one))[0]))
    table.frame(orders.SeatBots({0: Strength.MASTER}))
    table.frame(orders.BotDecided(0, game.version, LetBe(Draw(column, way))))
    while game.attempt is None:
        table.frame()
    table.frame(orders.SeatBots({}))
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    table.frames(2000)
    assert game.gesture(0, Grip(column)) is None
    table.frame(orders.MoveHand(0, PutBack(), PAGE))
    table.frames(2000)
    # The replay of a hand trembles as that hand did from its first grip.
    kept = [entry.extra.steadiness for entry in table.journal.entries()[1:]]
    assert kept == [bot.skill.tremor, None]
    assert bot.skill.tremor != 1.0
    assert isinstance(verify(replay_of(game.setup, table.journal.entries())), Verified)


def test_a_verdict_waits_for_its_write_while_frames_go_on() -> None:
    store = Kept()
    table = Table(BY_HAND, store)
    (frames,) = table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert (kinds([frames]), frames.summary, frames.delta is not None) == ([], None, True)
    assert (store.versions, table.again) == ([], True)
    assert table.frame() == []
    table.threads.catch_up()
    assert store.versions == [1]
    assert kinds(table.told) == [(EVERYBODY, "judged")]
    assert table.told[0].summary is not None


def test_who_comes_while_a_deed_is_being_written_sees_the_villa_after_the_write() -> None:
    table = Table(BY_HAND, Kept())
    table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    assert kinds(table.frame(orders.Show(PAGE))) == []
    table.threads.catch_up()
    (output,) = table.frame()[-1:]
    assert kinds([output]) == [(To(line=PAGE), "snapshot")]
    assert output.key is not None


def test_what_could_not_be_written_is_never_told() -> None:
    store = Kept()
    table = Table(BY_HAND, store)
    store.full = True
    table.frame(orders.DoDeed(0, wishes.Arrange(0), PAGE))
    table.threads.catch_up()
    assert kinds(table.told) == []
    assert [str(failure) for failure in table.failures] == ["The disk is full."]


def test_that_a_hand_began_is_written_before_it_is_told() -> None:
    store = Kept()
    table = Table(ARRANGED, store)
    assert kinds(take_in_hand(table)) == []
    attempt = table.game.attempt
    assert attempt is not None
    table.threads.catch_up()
    assert store.attempts[-1] == Unfinished(0, "move", attempt.piece)
    assert kinds(table.told) == [(EVERYBODY, "attempt-began"), (EVERYBODY, "mark")]


def test_many_who_come_at_once_are_shown_one_picture_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, pictured = Table(ARRANGED), list[Teller]()
    snapshot = Teller.snapshot

    def counted(picture: Teller) -> said.Snapshot:
        pictured.append(picture)
        return snapshot(picture)

    monkeypatch.setattr(Teller, "snapshot", counted)
    pages = [cast(Line, object()) for _ in range(5)]
    (output,) = table.frame(*map(orders.Show, pages))
    assert [to.line for to, _ in output.texts] == output.keyed == pages
    assert len({id(text) for _, text in output.texts}) == len(pictured) == 1


def test_what_a_room_knows_of_its_game_is_what_its_pages_see() -> None:
    table = Table(GameSetup(("Ann", "Ben", "Cleo"), serial=7, seed=11))
    Scripted(table.game, 3).play(12)
    seen, known = Teller(table.game, table.journal).view(), table.master.summary()
    assert known == orders.GameSummary(seen.phase, seen.turn, seen.turn_number, tuple(seen.acting), seen.top, seen.over)


class Carried:
    """A game with a column over the blue plateau, at a height that the test chooses; it counts who asks."""

    state = SimpleNamespace(top_plateau="blue")

    def __init__(self) -> None:
        self.world, self.z, self.asked = self, 0.4, 0

    def pose(self, name: str) -> Pose:
        return Pose((0.0, 0.0, self.height(name)))

    def height(self, name: str) -> float:
        return 0.1 if name == "blue" else self.z

    def is_parked(self, name: str) -> bool:
        return False

    def held(self, hand: int) -> str | None:
        return "red-hex" if hand == 0 else None

    def may_let_go(self) -> None:
        self.asked += 1


def test_whether_one_may_let_go_is_asked_as_often_as_the_answer_may_change() -> None:
    game = Carried()
    marks, attempt = Marks(cast(Game, game)), AttemptView(0, Verb.MOVE, "red-hex", "hand", 0, Phase.IN_HAND, False)

    def asked_in_a_second(metres_a_frame: float) -> int:
        before = game.asked
        for _ in range(60):
            game.z += metres_a_frame
            assert marks.look(attempt) is None  # told already: the answer stays what it was
        return game.asked - before

    assert marks.look(attempt) == said.Mark(0, None)
    assert asked_in_a_second(0.0) == 1
    assert asked_in_a_second(0.0005) == 10
    assert asked_in_a_second(0.01) in (2, 3)  # the first look finds it slow yet
    game.z = 0.05
    assert asked_in_a_second(0.0005) <= 2


def test_a_hand_that_did_not_open_and_the_mark_never_disagree() -> None:
    game = Carried()
    marks, attempt = Marks(cast(Game, game)), AttemptView(0, Verb.MOVE, "red-hex", "hand", 0, Phase.IN_HAND, False)
    why = Trouble(TroubleKind.NOT_THERE_YET)
    assert marks.look(attempt) == said.Mark(0, None)
    told = marks.refused(attempt, why)
    assert told is not None
    assert told.refusal is not None
    assert told.refusal.reason == "not-there-yet"
    assert marks.refused(attempt, why) is None  # no news
    game.z += 0.001
    marks_again = [marks.look(attempt) for _ in range(60)]
    assert [mark for mark in marks_again if mark is not None] == [said.Mark(0, None)]


def test_a_hand_told_to_open_before_anybody_asked_is_looked_at_as_any_other() -> None:
    marks = Marks(cast(Game, Carried()))
    attempt = AttemptView(0, Verb.MOVE, "red-hex", "hand", 0, Phase.IN_HAND, False)
    assert marks.refused(attempt, Trouble(TroubleKind.NOT_THERE_YET)) is not None
    looks = [marks.look(attempt) for _ in range(60)]
    assert [mark for mark in looks if mark is not None] == [said.Mark(0, None)]
