from collections.abc import Callable, Coroutine, Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from tests.loop import carried_out
from textual import _wait
from textual.pilot import Pilot
from textual.widgets import Static

from paletti.keeper.app import ScoreKeeper, keep_score
from paletti.keeper.screens.game import GameScreen
from paletti.keeper.screens.setup import Setup
from paletti.keeper.screens.welcome import WelcomeScreen
from paletti.keeper.store import latest, load
from paletti.messages.palette import EMBLEM
from paletti.rules.notation import write_deed
from paletti.rules.state import Stage
from paletti.scorekeeping.sheet import NotKept

HOPS = 4
"""From the terminal to the top screen, from there to the widget with the focus, and on to what that changes."""
IDLE_S = 0.001
"""A process that did nothing for this long is idle; Textual itself waits a fiftieth of a second, twice for each key."""
Play = Callable[["Table"], Coroutine[Any, Any, None]]


class Table:
    """People at a table, pressing keys."""

    def __init__(self, app: ScoreKeeper, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, keys: str) -> None:
        """Presses these keys one after another."""
        await self._press(keys.split())

    async def write(self, *names: str) -> None:
        """Types these names, each followed by Enter."""
        for name in names:
            await self._press([*name, "enter"])

    async def _press(self, keys: Iterable[str]) -> None:
        """Presses each key only when everything that the one before caused is done."""
        for key in keys:
            await self.pilot.press(key)
            for _ in range(HOPS):
                await self.pilot.pause(0)

    @property
    def game(self) -> GameScreen:
        """The game on the screen."""
        assert isinstance(self.app.screen, GameScreen)
        return self.app.screen

    @property
    def notes(self) -> list[str]:
        """What was entered, in the notation."""
        return [write_deed(deed) for deed in self.game.kept.session.deeds]

    def shown(self, place: str) -> str:
        """The text in that place on the screen."""
        return str(self.app.screen.query_one(place, Static).content)


@pytest.fixture(autouse=True)
def quick_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waits after a key until it is handled, and not much longer."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", IDLE_S)


def keep(folder: Path, play: Play, *, size: tuple[int, int] = (80, 24), **options: Any) -> ScoreKeeper:
    """Runs the score keeper while people play."""

    async def run() -> ScoreKeeper:
        app = ScoreKeeper(folder, options.pop("lang", "en"), now=lambda: datetime(2026, 8, 1, 12, 0, 0), **options)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(Table(app, pilot))
        return app

    return carried_out(run())


def test_a_whole_game_of_four(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben", "Cleo", "Dan")
        await table.press("down enter")
        await table.press("enter r y b")
        await table.press("1 enter 1 enter 1 enter 1 enter")
        assert table.shown("#question").startswith("Dan: draw a column, or apply for the green plateau.")
        await table.press("a enter enter")
        assert table.shown("#question").startswith("How many columns does the green plateau cover?")
        await table.press("enter 2 enter 1 0 enter 3 enter 1 0 b")
        state = table.game.kept.session.state
        assert (state.name(state.holder), state.name(state.former)) == ("Cleo", "Ann")
        assert "Cleo has the seal; Ann had it before." in table.shown("#seats")
        # Ann applies, Ben objects, fails and pays with a column; so the plateau is laid.
        await table.press("a 2 3 b 2 enter enter")
        assert table.game.kept.session.state.top == 3
        await table.press("1 0 enter 2 c")
        assert "Ben wins" in table.shown("#question")
        assert table.game.kept.session.state.over

    keep(tmp_path, play)
    found = latest(tmp_path, unfinished=False)
    assert found is not None
    assert found.session.state.over
    assert found.session.deeds[-1].__class__.__name__ == "MoveColumn"


def test_a_whole_game_of_three(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Rita", "Bela", "Gero")
        await table.press("down down enter")
        await table.press("enter r b g")
        state = table.game.kept.session.state
        assert state.neutral_colour == "yellow"
        assert "draw a neutral column first" in table.shown("#question")
        await table.press("1 enter 1 enter")
        await table.press("1 b")
        assert table.game.kept.session.state.stage is Stage.WINDOW
        # Gero objects to Rita's neutral column, which she broke off, and proves it with another one.
        await table.press("o 3 2 enter")
        assert table.notes[-2:] == ["object Gero", "prove Gero yellow-hex"]
        assert table.game.kept.session.state.player == "Bela"
        await table.press("3 c")
        assert "nobody wins" in table.shown("#question")

    keep(tmp_path, play)


def test_a_whole_game_of_two(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("enter enter")
        await table.press("enter r y b")
        state = table.game.kept.session.state
        assert [state.colours(seat) for seat in (0, 1)] == [("red", "blue"), ("yellow", "green")]
        for colour in ["y", "r", "g", "b"]:
            await table.press(f"{colour} 1 enter")
        await table.press("a enter enter enter r 3 enter g 2 enter b 1 0 enter y 1 1 f")
        assert table.notes[-1] == "move Ben yellow-thin-1 ends=falls"
        assert "1 out" in table.shown("#seats")
        await table.press("r 2 p y 1 c")
        assert "Ann wins" in table.shown("#question")

    keep(tmp_path, play)


def test_a_whole_american_game_of_two_rounds(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben", "Cleo", "Dan")
        await table.press("up up up up up left")
        assert "American edition" in table.shown("#body")
        # Random columns, tournament scoring, two rounds, five people, and Cleo begins.
        await table.press("down right down right down right down down down down down")
        await table.write("Eve")
        await table.press("down right right")
        assert "Cleo" in table.shown("#body")
        await table.press("down down enter")
        session = table.game.kept.session
        assert (session.house.mode, session.house.scoring, session.house.rounds) == ("random", "tournament", 2)
        assert session.players == ("Ann", "Ben", "Cleo", "Dan", "Eve")
        await table.press("enter g 3 enter")
        assert table.notes == ["setup", "throw Cleo green", "move Cleo green-thick"]
        # Dan's seal lands on its end; Ann challenges the claim and is right.
        await table.press("e r c 1 2 enter")
        assert table.notes[-2:] == ["object Ann", "prove Ann red-hex"]
        await table.press("b c enter enter 1 enter")
        assert session.state.scores == (0, 0, 0, 0, 1)
        await table.press("y 3 c")
        assert session.state.round == 2
        assert "round 2 of 2" in table.shown("#head")
        await table.press("enter b 1 c")
        assert session.state.over
        assert "Eve wins" in table.shown("#question")

    keep(tmp_path, play)


def test_entries_are_taken_back_as_often_as_one_likes(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("enter enter enter r y b y 1 enter")
        assert len(table.notes) == 5
        await table.press("backspace")
        assert "Undone: move Ben yellow-thin-1" in table.shown("#hint")
        # Backspace takes back one step of a half-given answer, not the entry before it.
        await table.press("y 3 backspace escape")
        assert len(table.notes) == 4
        assert table.shown("#question").startswith("Ben: draw a column")
        await table.press("y 3 enter ctrl+z backspace backspace backspace backspace backspace")
        assert table.notes == []
        assert "nothing to undo" in table.shown("#hint")

    keep(tmp_path, play)
    assert load(next(tmp_path.glob("*.json"))).session.deeds == ()


def test_a_killed_game_is_offered_again_and_goes_on(tmp_path: Path) -> None:
    async def first(table: Table) -> None:
        await table.write("Ann", "Ben", "Cleo", "Dan")
        await table.press("down enter enter r y b 1 enter 2 b")

    async def second(table: Table) -> None:
        assert isinstance(table.app.screen, WelcomeScreen)
        assert "Ann, Ben, Cleo and Dan, German edition, 6 entries so far." in table.shown("#body")
        await table.press("x")
        assert "That is no answer here" in table.shown("#hint")
        await table.press("enter")
        assert table.notes[-1] == "move Ann red-hex ends=broken-off"
        await table.press("3 enter")

    keep(tmp_path, first)  # ended without leaving, as if the plug was pulled
    keep(tmp_path, second)
    assert len(list(tmp_path.glob("*.json"))) == 1
    found = latest(tmp_path, unfinished=True)
    assert found is not None
    assert write_deed(found.session.deeds[-1]) == "move Ben yellow-thick"


def test_a_new_game_remembers_the_people(tmp_path: Path) -> None:
    async def first(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("enter enter enter q")

    async def second(table: Table) -> None:
        await table.press("n")
        assert isinstance(table.app.screen, Setup)
        assert "Ann" in table.shown("#body")
        await table.press("down down down down enter")
        assert table.game.kept.session.players == ("Ann", "Ben")
        assert table.notes == []

    keep(tmp_path, first)
    keep(tmp_path, second)


def test_wrong_keys_get_a_hint(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.press("down down enter")
        assert "It takes at least two names." in table.shown("#hint")
        await table.press("up up")
        await table.write("Ann", "Ann")
        await table.press("enter enter")
        assert "Two players are called Ann" in table.shown("#hint")
        await table.press("up up up backspace backspace backspace")
        await table.write("Ben")
        await table.press("enter enter")
        await table.press("z")
        assert table.shown("#hint") == "That is no answer here. Try ⏎."
        await table.press("enter enter")
        assert table.shown("#hint") == "That is no answer here. Try r y b g."
        assert table.notes == ["setup"]

    keep(tmp_path, play)


def test_arrows_and_enter_do_what_letters_do(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("enter enter enter right right enter left enter")
        assert table.notes == ["setup", "throw Ann yellow", "choose Ben green"]

    keep(tmp_path, play)


def test_house_rules_are_chosen_by_arrows(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("down enter down down down down down down right x")
        assert "never" in table.shown("#body")
        await table.press("escape")
        assert "1 changed" in table.shown("#body")
        await table.press("down enter")
        assert table.game.kept.session.house.changed == ("overhang",)

    keep(tmp_path, play)


def test_the_language_can_be_changed_at_any_time(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.press("up up right right right")
        assert "Кто играет?" in table.shown("#title")
        await table.press("down down")
        await table.write("Аня", "Боря")
        await table.press("enter enter enter")
        # A Russian letter, and the same key on a keyboard that is set to Latin.
        await table.press("к ;")
        assert table.notes[-2:] == ["throw Аня red", "choose Боря yellow"]
        await table.press("f2")
        assert "wählt" in table.shown("#question") or "sucht" in table.shown("#question")
        await table.press("question_mark")
        assert "Tasten" in table.shown("#title")
        await table.press("x")
        assert table.game.kept.lang == "de"

    keep(tmp_path, play)


@pytest.mark.parametrize("size", [(80, 24), (60, 18), (140, 50)])
def test_it_can_be_drawn_in_any_terminal(tmp_path: Path, size: tuple[int, int]) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("enter enter enter r y b y 1 enter")
        wide, high = size
        places = [table.app.screen.query_one(f"#{place}").region for place in ("villa", "question", "hint", "footer")]
        assert all(place.width > 0 and place.height > 0 for place in places)
        assert all(place.x >= 0 and place.right <= wide and place.bottom <= high for place in places)
        villa = table.shown("#villa").split("\n")
        assert sum(mark in line for line in villa for mark in EMBLEM.values()) >= 4
        assert len(villa) <= places[0].height

    keep(tmp_path, play, size=size)


def test_a_rematch_and_leaving(tmp_path: Path) -> None:
    async def play(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("enter enter enter r y b y 1 c a")
        assert table.notes == []
        await table.press("enter q")

    keep(tmp_path, play)
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_a_full_disk_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "scores"
    folder.write_text("a file where the folder should be")

    async def play(table: Table) -> None:
        await table.write("Ann", "Ben")
        await table.press("enter enter enter")
        assert "could not be saved" in table.shown("#hint")
        await table.press("r")
        assert table.notes == ["setup", "throw Ann red"]

    keep(folder, play)


def test_what_is_no_kept_game_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "notes.json"
    path.write_text("no game")
    with pytest.raises(NotKept, match="is no kept game: it is no JSON"):
        keep_score("en", str(path))


def test_without_a_terminal_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert keep_score("en") == 2
    assert capsys.readouterr().err == "paletti: The score keeper needs a terminal to draw in.\n"
