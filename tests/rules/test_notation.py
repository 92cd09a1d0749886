"""The text notation and JSON: readable, and nothing is lost on the way back."""

import pytest
from tests.rules.games import begun, play

from paletti.rules.clauses import Clause
from paletti.rules.codec import (
    deed_from_plain,
    deed_to_plain,
    event_from_plain,
    event_to_plain,
    house_from_plain,
    house_to_plain,
    state_from_plain,
    state_to_plain,
)
from paletti.rules.deeds import (
    Consent,
    Deed,
    Ends,
    LayEnds,
    LayPlateau,
    MoveColumn,
    RunOutOfTime,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.editions import house
from paletti.rules.events import Consented, Event, GameEnded, SealTaken
from paletti.rules.forms import Malformed
from paletti.rules.house import House
from paletti.rules.notation import (
    read_deed,
    read_event,
    read_house,
    read_refusal,
    read_state,
    write_deed,
    write_event,
    write_house,
    write_refusal,
    write_state,
)
from paletti.rules.pieces import Column, Plateau, Side
from paletti.rules.reasons import Reason
from paletti.rules.referee import start
from paletti.rules.refusals import Refusal

DEEDS: list[tuple[Deed, str]] = [
    (SetUp(), "setup"),
    (SetUp((Column.RED_HEX, Column.BLUE_HEX), overhangs=True), "setup on-rim=red-hex,blue-hex overhangs=yes"),
    (ThrowSeal("Ann", Side.END), "throw Ann end"),
    (MoveColumn("Ann", Column.RED_HEX), "move Ann red-hex"),
    (
        MoveColumn("Ann", Column.RED_HEX, Ends.BROKEN_OFF, (Column.BLUE_HEX,), swayed=True),
        "move Ann red-hex ends=broken-off fell=blue-hex swayed=yes",
    ),
    (MoveColumn("Ann Lee", Column.RED_HEX), 'move "Ann Lee" red-hex'),
    (MoveColumn('Ann "the hook"', Column.RED_HEX), 'move "Ann \\"the hook\\"" red-hex'),
    (MoveColumn("a=b", Column.RED_HEX), 'move "a=b" red-hex'),
    (MoveColumn("by=x", Column.RED_HEX), 'move "by=x" red-hex'),
    (MoveColumn("-", Column.RED_HEX), 'move "-" red-hex'),
    (MoveColumn("Маша", Column.RED_HEX), "move Маша red-hex"),
    (Consent(), "consent"),
    (Consent("Ben"), "consent by=Ben"),
    (Consent("-"), 'consent by="-"'),
    (TakeOut("Ann", None, TakeOutEnds.WAIVED), "take-out Ann ends=waived"),
    (TakeOut("Ann", Column.RED_HEX), "take-out Ann column=red-hex"),
    (LayPlateau("Ann"), "lay Ann"),
    (
        LayPlateau("Ann", 2, True, LayEnds.GIVEN_UP, plateau=Plateau.RED),
        "lay Ann covers=2 overhangs=yes ends=given-up plateau=red",
    ),
    (RunOutOfTime("Ann", Column.RED_HEX), "time-up Ann column=red-hex"),
]


@pytest.mark.parametrize(("deed", "line"), DEEDS, ids=lambda value: value if isinstance(value, str) else None)
def test_a_deed_is_one_readable_line(deed: Deed, line: str) -> None:
    assert write_deed(deed) == line
    assert read_deed(line) == deed
    assert deed_from_plain(deed_to_plain(deed)) == deed


EVENTS: list[tuple[Event, str]] = [
    (Consented(None), "consented -"),
    (SealTaken("Ann", None), "seal-taken Ann -"),
    (SealTaken("Ann", "Ben"), "seal-taken Ann Ben"),
    (GameEnded((), Clause.END_1), "game-ended - END-1"),
    (GameEnded(("Ann", "B, C"), Clause.US_1), 'game-ended Ann,"B, C" US-1'),
]


@pytest.mark.parametrize(("event", "line"), EVENTS, ids=lambda value: value if isinstance(value, str) else None)
def test_an_event_is_one_readable_line(event: Event, line: str) -> None:
    assert write_event(event) == line
    assert read_event(line) == event
    assert event_from_plain(event_to_plain(event)) == event


def test_a_refusal_is_one_readable_line() -> None:
    refusal = Refusal(Clause.MOVE_2, Reason.COLUMN_ON_TOP, ("red-hex",), (Clause.BUILD_7,))
    assert str(refusal) == "MOVE-2 column-on-top red-hex"
    assert write_refusal(refusal) == "refused MOVE-2 column-on-top red-hex also=BUILD-7"
    assert read_refusal(write_refusal(refusal)) == refusal


HOUSES = [
    (house("de"), "de"),
    (house("de", few_columns=True), "de few-columns=yes"),
    (house("us", mode="random", rounds=3), "us mode=random rounds=3"),
    (house("ru", sway_lean_deg=2.5, objection_time_s=None), "ru objection-time-s=- sway-lean-deg=2.5"),
]


@pytest.mark.parametrize(("made", "line"), HOUSES, ids=[line for _, line in HOUSES])
def test_a_house_is_its_edition_and_what_it_changes(made: House, line: str) -> None:
    assert write_house(made) == line
    assert read_house(line) == made
    assert house_from_plain(house_to_plain(made)) == made


def test_a_state_is_one_line_and_comes_back_equal() -> None:
    state = play(begun("de"), "move Dan green-hex ends=broken-off\napply Ann\nobject Ben")
    line = write_state(state)
    assert "\n" not in line
    assert read_state(line) == state
    assert state_from_plain(state_to_plain(state)) == state


def test_names_of_any_kind_survive_the_state() -> None:
    state = start(house("de"), ('A "B"', "C; D", "Ж: {", "="))
    assert read_state(write_state(state)) == state


@pytest.mark.parametrize(
    "line",
    [
        "",
        "jump Ann",
        "move",
        "move Ann",
        "move Ann pink-hex",
        "move Ann red-hex blue-hex",
        "move Ann red-hex ends=well",
        "move Ann red-hex ends=falls ends=falls",
        "move Ann red-hex swayed=maybe",
        'move "Ann red-hex',
        "lay Ann covers=three",
        "lay Ann covers=99999999999",
        'move "\\x" red-hex',
    ],
)
def test_what_is_no_deed_is_told_so(line: str) -> None:
    with pytest.raises(Malformed):
        read_deed(line)


@pytest.mark.parametrize(
    "line",
    ["", "refused", "refused MOVE-2", "refused MOVE-2 column-on-top", "allowed MOVE-2 column-on-top red-hex"],
)
def test_what_is_no_refusal_is_told_so(line: str) -> None:
    with pytest.raises(Malformed):
        read_refusal(line)


@pytest.mark.parametrize("line", ["", "at", "de few-columns", "de few-columns=perhaps", "de rounds=2", "us mode=own"])
def test_what_is_no_house_is_told_so(line: str) -> None:
    with pytest.raises(Malformed):
        read_house(line)


@pytest.mark.parametrize("line", ["", "house", 'house "de"', 'house "de"; players ["Ann"]', "house 3", "villa {"])
def test_what_is_no_state_is_told_so(line: str) -> None:
    with pytest.raises(Malformed):
        read_state(line)


@pytest.mark.parametrize(
    "given",
    [
        None,
        [],
        {},
        {"deed": "jump"},
        {"deed": ["move"]},
        {"deed": "move", "by": "Ann"},
        {"deed": "move", "by": "Ann", "column": 3},
        {"deed": "move", "by": "Ann", "column": "red-hex", "fell": "blue-hex"},
        {"deed": "move", "by": "Ann", "column": "red-hex", "swayed": 1},
        {"deed": "pass", "by": "Ann", "more": 1},
    ],
)
def test_json_that_is_no_deed_is_told_so(given: object) -> None:
    with pytest.raises(Malformed):
        deed_from_plain(given)
