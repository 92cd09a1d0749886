"""All scenarios of the project pass, they cover every clause, and a file that is no scenario is reported."""

from pathlib import Path
from typing import Any

import pytest
from tests.rules.coverage import PAGE, SCENARIOS, page, scenarios, uncovered

from paletti.rules.clauses import Clause
from paletti.rules.scenarios import NoScenario, read, run

FILES = sorted(SCENARIOS.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_holds(path: Path) -> None:
    report = run(scenarios()[path.stem])
    assert [str(failure) for failure in report.failures] == []


def test_every_clause_ruling_and_choice_has_a_scenario() -> None:
    assert uncovered(scenarios()) == []


def test_a_clause_without_a_scenario_is_noticed() -> None:
    found = {name: scenario for name, scenario in scenarios().items() if Clause.SETUP_1 not in scenario.clauses}
    assert "SETUP-1: no scenario" in uncovered(found)
    assert "SETUP-1: no refusal" in uncovered(found)


def test_an_edition_choice_without_a_scenario_is_noticed() -> None:
    found = {name: scenario for name, scenario in scenarios().items() if scenario.house.edition != "fr"}
    assert "fr: colour_rule (COLOUR-1) has no scenario" in uncovered(found)


def test_the_page_of_coverage_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(scenarios()), "run: python -m tests.rules.coverage"


def scenario(*steps: Any, **more: Any) -> dict[str, Any]:
    """The parsed data of a small scenario."""
    opening = [
        {"throw": {"by": "Ann", "shows": "red"}},
        {"choose": {"by": "Ben", "colour": "yellow"}},
        {"choose": {"by": "Ann", "colour": "blue"}},
    ]
    return {"edition": "de", "players": ["Ann", "Ben"], "steps": [*opening, *steps], **more}


def failures(*steps: Any) -> list[str]:
    """What fails in a small scenario."""
    return [str(failure) for failure in run(read(scenario(*steps))).failures]


def test_a_failed_expectation_names_step_wanted_and_found() -> None:
    assert failures({"expect": {"turn": "Ann", "points": {"Ben": 1}}}) == [
        "step 4 (expect turn): expected Ann, got Ben",
        "step 4 (expect points): expected {Ben: 1}, got {Ben: 0}",
    ]


def test_a_refused_step_fails_with_its_refusal() -> None:
    assert failures({"move": {"by": "Ann", "column": "red-hex"}}) == [
        "step 4 (move): expected allowed, got refused: MOVE-1 not-your-turn Ben"
    ]


def test_a_step_that_should_have_been_refused_fails() -> None:
    step = {"refuse": {"step": {"move": {"by": "Ben", "column": "yellow-hex"}}, "clause": "MOVE-1"}}
    assert failures(step) == ["step 4 (refuse move): expected refused: MOVE-1, got allowed"]


def test_a_refusal_by_another_clause_fails() -> None:
    step = {"refuse": {"step": {"move": {"by": "Ann", "column": "red-hex"}}, "clause": "MOVE-2"}}
    assert failures(step) == ["step 4 (refuse move): expected refused: MOVE-2, got refused: MOVE-1 not-your-turn Ben"]


def test_a_clause_and_its_repetition_count_as_one() -> None:
    first = {"move": {"by": "Ben", "column": "yellow-hex"}}
    second = {"move": {"by": "Ann", "column": "red-hex"}}
    again = {"move": {"by": "Ben", "column": "yellow-hex"}}
    refusals = [{"refuse": {"step": again, "clause": clause}} for clause in ("MOVE-2", "BUILD-7")]
    assert failures(first, second, *refusals) == []


def test_while_a_proof_is_due_the_objector_acts_in_the_turn_of_another() -> None:
    steps = [{"apply": {"by": "Ben"}}, {"object": {"by": "Ann"}}]
    assert failures(*steps, {"expect": {"turn": "Ann"}}) == []
    assert failures(*steps, {"expect": {"turn": "Ben"}}) == []


def test_a_new_round_is_set_up_by_itself_unless_a_step_does() -> None:
    collapse = {"move": {"by": "Ann", "column": "red-hex", "ends": "collapse"}}
    rim = {"refuse": {"step": {"setup": {"on-rim": ["red-hex"]}}, "clause": "SETUP-1"}}
    move = {"move": {"by": "Ben", "column": "red-hex"}}
    data = {"edition": "us", "options": {"rounds": 2, "columns-on-rim": False}, "players": ["Ann", "Ben"]}
    for steps in ([collapse, move], [collapse, rim, move], [collapse, {"setup": {}}, move]):
        assert run(read({**data, "steps": steps})).failures == ()


MOVE = {"move": {"by": "Ann", "column": "red-hex"}}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (None, "the file is empty"),
        ([], "a scenario is a map with edition, players and steps"),
        ("text", "a scenario is a map with edition, players and steps"),
        ({}, "edition is missing"),
        ({"edition": "de", "players": ["A", "B"]}, "steps is missing"),
        (scenario(note="hello"), "unknown key 'note'"),
        (scenario(edition="at"), "edition: there is no edition 'at', only de, nl, fr, en, ru, us"),
        (scenario(edition=None), "edition: there is no edition None"),
        (scenario(title=3), "title: 3 is no text"),
        (scenario(clauses=["MOVE-9"]), "clauses: there is no clause 'MOVE-9'"),
        (scenario(clauses="MOVE-1"), "clauses: a list of clause ids is expected"),
        (scenario(options=[]), "options: a map of options is expected"),
        (scenario(options={"colour": 1}), "options: there is no house rule 'colour'"),
        (scenario(options={"few-columns": "yes"}), "options: few-columns is one of false, true, not 'yes'"),
        (scenario(options={"mode": "random"}), "options: mode random does not go with scoring seal"),
        (scenario(options={"rounds": 2}), "options: rounds go with basic and tournament scoring"),
        (scenario(options={"first": "Ann"}), "options: first: in edition de nobody is named to begin"),
        (scenario(edition="us", options={"first": "Zoe"}), "players: 'Zoe' is to begin but does not play"),
        (scenario(edition="us", options={"rounds": 0}), "options: rounds is a number from 1 to 99, not 0"),
        (scenario(players=["Ann"]), "players: this game is for 2 to 4 players, not 1"),
        (scenario(players=["A", "B", "C", "D", "E"]), "players: this game is for 2 to 4 players, not 5"),
        (scenario(players=["Ann", "Ann"]), "players: two players are called 'Ann'"),
        (scenario(players=["Ann", " "]), "players: every player needs a name"),
        (scenario(players=["Ann", 7]), "players: a list of names is expected"),
        (scenario(players="Ann, Ben"), "players: a list of names is expected"),
        (scenario(steps=[]), "steps: a list of steps is expected"),
        (scenario(steps={"move": 1}), "steps: a list of steps is expected"),
        (scenario("move"), "step 4: a step is a map with one key"),
        (scenario({}), "step 4: a step is a map with one key"),
        (scenario({"move": {}, "pass": {}}), "step 4: a step is a map with one key"),
        (scenario({"jump": {}}), "step 4: unknown step 'jump'"),
        (scenario({"leave": {"by": "Ann"}}), "step 4: unknown step 'leave'"),
        (scenario({3: {}}), "step 4: unknown step 3"),
        (scenario({"move": None}), "step 4: move: a map is expected"),
        (scenario({"move": {"by": "Ann"}}), "step 4: move: column is missing"),
        (scenario({"move": {"column": "red-hex"}}), "step 4: move: by is missing"),
        (scenario({"move": {"by": "Zoe", "column": "red-hex"}}), "step 4: move: 'Zoe' is none of the players"),
        (scenario({"move": {"by": 1, "column": "red-hex"}}), "step 4: move: by cannot be 1"),
        (scenario({"move": {"by": "Ann", "column": "pink-hex"}}), "step 4: move: column cannot be 'pink-hex'"),
        (scenario({"move": {"by": "Ann", "column": "red-hex", "ends": "well"}}), "step 4: move: ends cannot be 'well'"),
        (
            scenario({"move": {"by": "Ann", "column": "red-hex", "fell": ["red-thick"], "askew": ["red-thick"]}}),
            "step 4: move: red-thick is named twice among the columns that fell or lean",
        ),
        (
            scenario({"lay": {"by": "Ann", "ends": "slips"}}),
            "step 4: lay: ends cannot be 'slips', only stands, given-up, slid-off, collapse",
        ),
        (scenario({"expect": {"askew": "red-hex"}}), "step 4: expect: askew: 'red-hex' is no list"),
        (scenario({"move": {"by": "Ann", "column": "red-hex", "swayed": True}}), "step 4: move: unknown key 'swayed'"),
        (scenario({"move": {"by": "Ann", "column": "red-hex", "fell": "x"}}), "step 4: move: fell is a list, not 'x'"),
        (scenario({"move": {"by": "Ann", "colum": "red-hex"}}), "step 4: move: unknown key 'colum'"),
        (scenario({"setup": {"on_rim": []}}), "step 4: setup: unknown key 'on_rim'"),
        (scenario({"setup": {"on-rim": "red-hex"}}), "step 4: setup: on-rim is a list, not 'red-hex'"),
        (scenario({"consent": {"by": "Ann"}}), "step 4: consent: unknown key 'by'"),
        (scenario({"lay": {"by": "Ann", "covers": "three"}}), "step 4: lay: covers cannot be 'three'"),
        (scenario({"lay": {"by": "Ann", "covers": True}}), "step 4: lay: covers cannot be True"),
        (scenario({"lay": {"by": "Ann", "covers": -1}}), "step 4: lay: covers cannot be -1"),
        (scenario({"lay": {"by": "Ann", "overhangs": "no"}}), "step 4: lay: overhangs cannot be 'no'"),
        (scenario({"take-out": {"by": "Ann"}}), "step 4: take-out: column is missing"),
        (scenario({"throw": {"by": "Ann", "shows": "pink"}}), "step 4: throw: shows cannot be 'pink'"),
        (scenario({"refuse": MOVE}), "step 4: refuse: step and clause are expected"),
        (scenario({"refuse": {"step": MOVE}}), "step 4: refuse: step and clause are expected"),
        (
            scenario({"refuse": {"step": MOVE, "clause": "NO-1"}}),
            "step 4: refuse: clause: there is no clause 'NO-1'",
        ),
        (
            scenario({"refuse": {"step": {"expect": {}}, "clause": "MOVE-1"}}),
            "step 4: refuse: step: unknown step 'expect'",
        ),
        (scenario({"expect": {}}), "step 4: expect: a map of expectations is expected"),
        (scenario({"expect": {"turns": "Ann"}}), "step 4: expect: unknown key 'turns'"),
        (scenario({"expect": {"turn": "Zoe"}}), "step 4: expect: turn: 'Zoe' is none of the players"),
        (scenario({"expect": {"top": "pink"}}), "step 4: expect: top: there is no plateau 'pink'"),
        (scenario({"expect": {"at": {"red-hex": "roof"}}}), "step 4: expect: at: there is no level 'roof'"),
        (scenario({"expect": {"at": {"hex": "base"}}}), "step 4: expect: at: there is no column 'hex'"),
        (scenario({"expect": {"points": {"Ann": "one"}}}), "step 4: expect: points: 'one' is no whole number"),
        (scenario({"expect": {"points": 3}}), "step 4: expect: points: 3 is no map"),
        (scenario({"expect": {"seal": {"owner": "Ann"}}}), "step 4: expect: unknown key 'owner'"),
        (scenario({"expect": {"locked": "red-hex"}}), "step 4: expect: locked: 'red-hex' is no list"),
        (scenario({"expect": {"over": "yes"}}), "step 4: expect: over: 'yes' is no yes or no"),
        (scenario({"expect": {"winner": ["Zoe"]}}), "step 4: expect: winner: 'Zoe' is none of the players"),
        (scenario({"expect": {"colours": {"Ann": "red"}}}), "step 4: expect: colours: 'red' is no list"),
    ],
)
def test_what_is_no_scenario_is_told_with_its_place(data: object, problem: str) -> None:
    with pytest.raises(NoScenario) as raised:
        read(data)
    assert str(raised.value).startswith(problem)
