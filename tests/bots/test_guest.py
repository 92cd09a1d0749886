"""A user's own bot: what it may answer, what wrong answers cost it, and that a whole game survives it."""

import sys
from collections.abc import Iterator
from math import nan
from pathlib import Path

import pytest
from numpy.random import Generator
from tests.bots.scenes import PLAYERS, after, game, opening, rng

from paletti.bots import Intent, View, pairings, play, tournament, verbs
from paletti.bots.arena.guest import MOST_FAULTS, BadGuest, GuestBot, invite
from paletti.bots.mind.decision import Lay, LetBe, Raise, Speak, Spot
from paletti.bots.mind.intent import BadIntent, decision_of, least
from paletti.rules.deeds import ApplyForPlateau, ChooseColour, Consent, RunOutOfTime
from paletti.rules.pieces import Colour, Place
from paletti.rules.state import Stage
from paletti.table.setup import GameSetup

EXAMPLE = "examples.my_bot:MyBot"
SETUP = GameSetup(PLAYERS[:2], "de", serial=7, seed=7)


class Mute:
    """Never answers anything that can be understood."""

    def decide(self, view: View, rng: Generator) -> Intent:
        return "hello"  # type: ignore[return-value]  # wrong on purpose


class Broken:
    """Fails at everything it is asked, with brackets and a line break in the error message."""

    def decide(self, view: View, rng: Generator) -> Intent:
        raise RuntimeError("no [red] idea\nat all")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose modules can be imported; they are forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        del sys.modules[name]


def view() -> View:
    """What the player who has to build sees: a column stands on top, and the next plateau can be applied for."""
    table = opening().game
    return View.of(table, table.state.turn)


def test_what_may_be_answered_is_told_with_what_it_may_name() -> None:
    seen = view()

    assert seen.state.stage is Stage.BUILD
    assert verbs(seen) == {
        "move": tuple(map(str, seen.options.move)),
        "let-be": tuple(map(str, seen.options.move)),
        "apply": (),
    }


def test_where_nobody_may_break_off_no_column_may_be_let_be() -> None:
    table = game("us")
    seen = View.of(table, table.state.turn)

    assert verbs(seen)["move"]
    assert "let-be" not in verbs(seen)


def test_a_move_is_drawn_where_it_wants_and_stood_where_it_wants() -> None:
    seen = view()
    column = next(str(one) for one in seen.options.move if seen.ways(str(one))[0])
    at = (float(seen.poses[seen.facts.names.index("blue"), 0]), float(seen.poses[seen.facts.names.index("blue"), 1]))
    decided = decision_of(seen, Intent("move", column, direction=1.25, at=at), rng())

    assert isinstance(decided, Raise)
    assert (decided.draw.column, decided.draw.way.turn, decided.spot) == (column, 1.25, Spot(*at))
    assert decided.draw.way.metres > 0


def test_hands_choose_what_a_guest_leaves_open() -> None:
    seen = view()
    column = next(str(one) for one in seen.options.move if seen.ways(str(one))[0])
    decided = decision_of(seen, Intent("move", column), rng())

    assert isinstance(decided, Raise)
    assert decided.draw.way == seen.ways(column)[0][0]


def test_a_guest_may_let_a_column_be_or_speak() -> None:
    seen = view()
    column = next(str(one) for one in seen.options.move if seen.ways(str(one))[0])

    assert isinstance(decision_of(seen, Intent("let-be", column), rng()), LetBe)
    assert decision_of(seen, Intent("apply"), rng()) == Speak(ApplyForPlateau(seen.player))


def test_a_colour_is_chosen_by_its_name() -> None:
    table = play(SETUP, ["novice"] * 2, most_deeds=2).game
    seen = View.of(table, 1)

    assert decision_of(seen, Intent("choose", colour="yellow"), rng()) == Speak(
        ChooseColour(seen.player, Colour.YELLOW)
    )
    with pytest.raises(BadIntent, match="It may not choose 'green' now, only red, yellow, blue"):
        decision_of(seen, Intent("choose", colour="green"), rng())


def test_a_plateau_is_laid_where_it_wants() -> None:
    table = opening().game
    claimed = after(table.state, ApplyForPlateau(table.state.player), Consent())
    seen = View(table.setup, claimed, claimed.turn, table.snapshot())

    assert decision_of(seen, Intent("lay", at=(0.01, 0.02), turn=0.5), rng()) == Lay("green", Spot(0.01, 0.02, 0.5))


@pytest.mark.parametrize(
    ("intent", "sentence"),
    [
        (None, "It answered None, which is no Intent."),
        ("apply", "It answered 'apply', which is no Intent."),
        (Intent("dance"), "It may not 'dance' now: it may apply, let-be, move."),
        (Intent("consent"), "It may not 'consent' now: it may apply, let-be, move."),
        (Intent("move"), "`move` must name a column: one of "),
        (Intent("move", "purple-hex"), "It may not move 'purple-hex' now, only "),
        (Intent("move", "COLUMN", at=(9.0, 0.0)), "`at` is a place (x, y) in metres, each within 0.5 m"),
        (Intent("move", "COLUMN", at=(0.3, 0.3)), "(0.300, 0.300) is no place on the blue plateau."),
        (Intent("move", "COLUMN", at="here"), "`at` is a place (x, y) in metres"),  # type: ignore[arg-type]  # on purpose
        (Intent("move", "COLUMN", direction=nan), "`direction` is an angle in radians; it was nan."),
    ],
)
def test_a_bad_answer_gets_one_sentence(intent: object, sentence: str) -> None:
    seen = view()
    if isinstance(intent, Intent) and intent.column == "COLUMN":
        column = next(str(one) for one in seen.options.move if seen.ways(str(one))[0])
        intent = Intent(intent.verb, column, intent.direction, intent.at)
    with pytest.raises(BadIntent) as caught:
        decision_of(seen, intent, rng())

    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("source", "name", "sentence"),
    [
        (None, "nowhere_bot:MyBot", "cannot be imported: ModuleNotFoundError: No module named 'nowhere_bot'."),
        ("x = 1 / 0\n", "faulty_bot:MyBot", "ZeroDivisionError: division by zero (faulty_bot.py, line 1)."),
        ("class MyBot:\n    def\n", "clumsy_bot:MyBot", "clumsy_bot cannot be imported: SyntaxError"),
        ("raise SystemExit\n", "leaving_bot:MyBot", "leaving_bot cannot be imported: it ends the program."),
        ("MyBot = 3\n", "number_bot:MyBot", "There is no class 'MyBot' in number_bot."),
        ("class MyBot:\n    pass\n", "idle_bot:MyBot", "idle_bot:MyBot is no bot: it has no method decide(view, rng)."),
        (
            "class MyBot:\n    def __init__(self, x):\n        pass\n    def decide(self, view, rng):\n        pass\n",
            "needy_bot:MyBot",
            "needy_bot:MyBot cannot be made: TypeError",
        ),
    ],
)
def test_a_class_that_is_no_bot_gets_one_sentence(folder: Path, source: str | None, name: str, sentence: str) -> None:
    if source is not None:
        (folder / f"{name.split(':')[0]}.py").write_text(source)
    with pytest.raises(BadGuest) as caught:
        invite(name)

    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_answer_that_cannot_be_carried_out_costs_the_turn() -> None:
    table = play(SETUP, ["novice"] * 2, most_deeds=4).game
    bot = GuestBot(table.state.turn, f"{__name__}:Mute", 1)
    decided = bot.decide(bot.view(table), table.version)

    assert decided == Speak(RunOutOfTime(table.state.player))
    assert bot.faults == ["Turn 1: It answered 'hello', which is no Intent."]


def test_an_error_in_a_guest_is_told_in_one_line_with_its_place() -> None:
    table = opening().game
    bot = GuestBot(table.state.turn, f"{__name__}:Broken", 1)
    bot.decide(bot.view(table), table.version)

    assert len(bot.faults) == 1
    assert "It failed: RuntimeError: no [red] idea at all (test_guest.py, line " in bot.faults[0]


def test_the_least_that_one_can_do_is_always_lawful() -> None:
    table = opening().game
    views = [(seat, View.of(table, seat)) for seat in range(2)]
    asked = [(seat, seen) for seat, seen in views if not seen.options.idle]
    assert len(asked) == 1
    assert [table.may(seat, least(seen)) for seat, seen in asked] == [None]


def test_who_is_wrong_too_often_leaves_and_the_other_wins() -> None:
    played = play(SETUP, [f"{__name__}:Broken"] * 2)
    state = played.game.state
    faults = [[seat for seat, _ in played.faults].count(seat) for seat in range(2)]
    gone = faults.index(MOST_FAULTS)

    assert state.over
    assert (state.gone, state.winners) == (1 << gone, (1 - gone,))
    assert faults[1 - gone] < MOST_FAULTS


def test_the_example_plays_in_the_arena_across_processes() -> None:
    games = pairings(2, [EXAMPLE, "apprentice"], "de", 5)
    alone = tournament(games[:1], workers=1, most_deeds=9)
    both = tournament(games, workers=2, most_deeds=9)

    assert [result.number for result in both] == [0, 1]
    assert both[0].deeds == alone[0].deeds
    assert both[0].turns == alone[0].turns > 2
    assert [result.faults for result in both] == [(), ()]


def test_the_example_raises_a_column() -> None:
    played = play(SETUP, [EXAMPLE, EXAMPLE], most_deeds=6)

    assert played.faults == ()
    assert played.game.state.on(Place.BLUE)
