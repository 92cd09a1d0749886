"""What happens only in live play: swaying, other columns that fall, consents one by one, clocks, leavers."""

import pytest
from tests.rules.games import begun, done, play, refused

from paletti.rules.clauses import Clause
from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.editions import house
from paletti.rules.events import AttemptBrokenOff, ColumnOut, Passed, SealTaken, TurnEnded
from paletti.rules.notation import read_deed
from paletti.rules.pieces import COLUMNS, Colour, Column, Place, Shape
from paletti.rules.reasons import Reason
from paletti.rules.referee import may, start
from paletti.rules.state import NOBODY, Lock, Stage

GREEN_LAID = """
move Dan green-thin-1
move Ann red-thin-1
move Ben yellow-thin-1
move Cleo blue-thin-1
apply Dan
consent
lay Dan
"""


def test_in_ru_a_villa_that_sways_makes_the_player_break_off() -> None:
    state = begun("ru")
    refusal = refused(state, "move Ann red-hex swayed=yes")
    assert (refusal.clause, refusal.reason) == (Clause.ABORT_1, Reason.MUST_BREAK_OFF)
    assert refusal.cites(Clause.RULING_17)
    result = done(state, read_deed("move Ann red-hex ends=broken-off swayed=yes"))
    assert result.events[0] == AttemptBrokenOff("Ann", Column.RED_HEX, locked=True, swayed=True)


@pytest.mark.parametrize("edition", ["de", "nl", "fr", "en"])
def test_in_other_editions_a_player_may_go_on_while_the_villa_sways(edition: str) -> None:
    assert may(begun(edition), read_deed("move Dan green-hex swayed=yes")) is None


def test_in_ru_a_proof_under_which_the_villa_sways_is_broken_off_too() -> None:
    state = play(begun("ru"), "apply Ann\nobject Ben")
    assert refused(state, "prove Ben red-hex swayed=yes").clause is Clause.ABORT_1


def test_who_lets_other_columns_fall_scores_nothing_though_the_own_one_stands() -> None:
    state = play(begun("de"), GREEN_LAID)
    result = done(state, read_deed("move Ann red-thick fell=blue-hex,blue-thick"))
    assert ColumnOut("Ann", Column.BLUE_HEX, Clause.RULING_2) in result.events
    assert result.state.place(Column.RED_THICK) is Place.GREEN
    assert (result.state.holder, result.state.player) == (NOBODY, "Ben")
    # The first column that scores takes the seal.
    after = done(result.state, read_deed("move Ben yellow-hex"))
    assert SealTaken("Ben", None) in after.events


def test_a_column_that_falls_from_the_top_changes_the_points_at_once() -> None:
    state = play(begun("de"), GREEN_LAID + "move Ann red-thick\nmove Ben yellow-hex")
    result = done(state, read_deed("move Cleo blue-hex ends=broken-off fell=red-thick"))
    assert SealTaken("Ben", "Ann") in result.events
    assert TurnEnded("Cleo", Clause.RULING_2) in result.events


def test_who_made_others_fall_does_not_take_the_seal_by_it() -> None:
    state = play(begun("de"), GREEN_LAID + "move Ann red-hex\nmove Ben yellow-hex")
    result = done(state, read_deed("move Cleo blue-thick fell=red-hex"))
    assert result.state.points(2) == 0  # it was raised in an incident, and scores nothing before the next plateau
    assert result.state.name(result.state.holder) == "Ben"


def test_columns_falling_while_a_column_is_taken_out_end_the_turn() -> None:
    state = play(begun("de"), "apply Dan\nobject Ann\nprove Ann green-hex ends=broken-off")
    result = done(state, read_deed("take-out Dan column=red-hex fell=red-thick,blue-hex"))
    assert result.state.player == "Ann"
    assert result.state.top == 1
    assert result.state.on(Place.OUT) == (Column.RED_HEX, Column.RED_THICK, Column.BLUE_HEX)


def test_columns_falling_while_a_platform_is_laid_end_the_turn_before_the_column() -> None:
    state = done(begun("us", 2), read_deed("lay Ann fell=red-hex")).state
    assert (state.player, state.top, state.stage) == ("Ben", 2, Stage.BUILD)


def test_an_application_stands_when_the_last_of_the_others_consents() -> None:
    state = play(begun("de"), "apply Dan\nconsent by=Ann\nconsent by=Cleo")
    assert state.stage is Stage.CLAIM
    assert refused(state, "consent by=Dan").reason is Reason.YOUR_OWN_CLAIM
    assert play(state, "consent by=Ben").stage is Stage.LAY


def test_who_consented_may_still_object_while_others_think() -> None:
    state = play(begun("de"), "apply Dan\nconsent by=Ann\nobject Ann")
    assert (state.stage, state.players[state.actor]) == (Stage.PROOF, "Ann")


def test_consents_do_not_carry_over_to_the_next_application() -> None:
    state = play(begun("de", 2), "apply Ben\nconsent by=Ann\nlay Ben ends=given-up\napply Ann")
    assert state.consents == 0
    assert play(state, "consent by=Ben").stage is Stage.LAY


def test_the_clock_puts_the_column_in_hand_back_and_locks_it() -> None:
    state = play(begun("de"), "time-up Dan column=green-hex")
    assert state.locks == (Lock(Column.GREEN_HEX, 3, 1),)
    assert state.player == "Ann"


def test_the_clock_ends_a_turn_in_which_nothing_was_touched() -> None:
    state = play(begun("de"), "time-up Dan")
    assert (state.locks, state.player) == ((), "Ann")


def test_where_nothing_may_be_broken_off_the_clock_locks_nothing() -> None:
    state = play(begun("us", 2), "time-up Ann column=red-hex")
    assert (state.locked, state.player, state.place(Column.RED_HEX)) == (0, "Ben", Place.BASE)


@pytest.mark.parametrize(
    ("lines", "late", "stage", "player"),
    [
        ("apply Dan\nobject Ann", "time-up Ann column=green-hex", Stage.TAKE_OUT, "Dan"),
        ("apply Dan\nobject Ann", "time-up Ann", Stage.TAKE_OUT, "Dan"),
        ("apply Dan\nobject Ann\nprove Ann green-hex ends=broken-off", "time-up Dan", Stage.LAY, "Dan"),
        ("apply Dan\nconsent", "time-up Dan", Stage.BUILD, "Ann"),
    ],
)
def test_the_clock_ends_whatever_the_player_was_about(lines: str, late: str, stage: Stage, player: str) -> None:
    state = play(begun("de"), f"{lines}\n{late}")
    assert (state.stage, state.player) == (stage, player)


@pytest.mark.parametrize("line", ["time-up Ann", "time-up Dan column=red-hex"])
def test_a_clock_that_does_not_run_cannot_run_out(line: str) -> None:
    refused(begun("de"), line)


def test_time_up_is_refused_while_the_others_may_object() -> None:
    assert refused(play(begun("de"), "apply Dan"), "time-up Dan").clause is Clause.RULING_16


def test_the_clock_ends_a_three_player_turn_even_at_its_neutral_column() -> None:
    state = play(begun("de", 3), "time-up Cleo column=green-hex")
    assert (state.player, state.stage, state.locked.bit_count()) == ("Ann", Stage.BUILD, 1)


def test_who_leaves_is_passed_over_from_then_on() -> None:
    state = play(begun("de"), "move Dan green-hex\nleave Ben\nmove Ann red-hex")
    assert state.player == "Cleo"
    assert refused(state, "move Ben yellow-hex").reason is Reason.NOT_AT_THE_TABLE


def test_who_leaves_on_turn_ends_it() -> None:
    assert play(begun("de"), "leave Dan").player == "Ann"


def test_the_consent_of_a_leaver_is_not_waited_for() -> None:
    state = play(begun("de"), "apply Dan\nconsent by=Ann\nconsent by=Cleo\nleave Ben")
    assert state.stage is Stage.LAY


def test_an_objector_who_leaves_has_failed() -> None:
    state = play(begun("de"), "apply Dan\nobject Ann\nleave Ann")
    assert state.stage is Stage.TAKE_OUT
    assert play(state, "take-out Dan column=red-hex").stage is Stage.LAY


def test_the_last_one_left_has_won() -> None:
    state = play(begun("de", 3), "leave Ann\nleave Cleo")
    assert (state.over, state.winners) == (True, (1,))


def test_a_holder_who_left_does_not_win() -> None:
    state = play(begun("de"), GREEN_LAID + "move Ann red-thin-2\nmove Ben yellow-hex\nleave Ben")
    over = done(state, MoveColumn("Cleo", Column.BLUE_HEX, Ends.COLLAPSE)).state
    assert over.winners == (0,)


def test_only_who_sits_at_the_table_can_leave_it() -> None:
    assert refused(begun("us", 2), "leave Zoe").reason is Reason.NOT_AT_THE_TABLE


def test_a_leaver_before_the_villa_is_set_up_does_not_block_the_round() -> None:
    state = play(begun("us", 3, rounds=2), "move Ann red-hex ends=collapse\nleave Ben\nsetup")
    assert state.player == "Cleo"
    assert play(state, "move Cleo red-hex").player == "Ann"


def test_a_plateau_in_hand_that_is_not_the_next_one_is_refused() -> None:
    state = play(begun("de"), "move Dan green-hex\nmove Ann red-hex\nmove Ben yellow-hex\nmove Cleo blue-hex")
    state = play(state, "apply Dan\nconsent")
    refusal = refused(state, "lay Dan plateau=red")
    assert (refusal.clause, refusal.facts) == (Clause.PLATEAU_6, ("red", "green"))
    assert play(state, "lay Dan plateau=green").top == 2


def test_with_a_neutral_column_put_back_a_player_may_let_the_own_one_be() -> None:
    state = play(begun("de", 3), "move Cleo green-hex ends=broken-off\npass Cleo")
    assert state.player == "Ann"


def test_after_the_neutral_column_a_player_without_own_ones_is_passed_by_itself() -> None:
    fallen = "blue-thin-1,blue-thin-2,blue-thin-3 askew=blue-hex,blue-thick"
    state = play(begun("de", 3), f"move Cleo green-thin-1 fell={fallen}\napply Ann\nconsent\nlay Ann ends=given-up")
    state = play(state, "apply Ben\nconsent\nlay Ben ends=given-up")
    result = done(state, read_deed("move Cleo green-thin-2"))
    assert Passed("Cleo", itself=True) in result.events
    assert result.state.player == "Ann"


def test_nothing_is_built_before_the_villa_is_set_up() -> None:
    state = start(house("us"), ("Ann", "Ben"))
    assert refused(state, "move Ann red-hex").reason is Reason.NOT_SET_UP
    assert refused(state, "lay Ann").clause is Clause.SETUP_1


def test_taking_out_needs_a_column_unless_it_is_waived() -> None:
    state = play(begun("de"), "apply Dan\nobject Ann\nprove Ann green-hex ends=broken-off")
    assert refused(state, "take-out Dan").reason is Reason.WHICH_COLUMN


def test_nobody_leaves_for_good_before_colours_are_settled() -> None:
    assert refused(start(house("de"), ("Ann", "Ben")), "leave Ann").reason is Reason.NOT_BEGUN


def test_the_blue_plateau_must_lie_steady_where_the_house_says_how_steady() -> None:
    state = start(house("fr"), ("Ann", "Ben"))
    assert refused(state, "setup unsteady=yes").reason is Reason.BLUE_UNSTEADY
    assert play(start(house("de"), ("Ann", "Ben")), "setup unsteady=yes").set_up


def test_a_push_that_brings_the_villa_down_is_a_collapse() -> None:
    fallen = ",".join(column for column in COLUMNS if column.shape is Shape.THIN and column.colour is not Colour.GREEN)
    result = done(begun("de"), read_deed(f"move Dan green-hex ends=fault fell={fallen}"))
    assert result.state.over
    assert result.state.name(result.state.cause) == "Dan"


def test_a_column_askew_that_comes_down_is_told_as_one_that_leant() -> None:
    state = play(begun("de"), "move Dan green-hex ends=askew")
    result = done(state, read_deed("move Ann red-hex fell=green-hex"))
    assert ColumnOut("Ann", Column.GREEN_HEX, Clause.RULING_2, leant=True) in result.events
    assert result.state.askew == 0


def test_a_column_that_leans_already_is_no_new_incident() -> None:
    state = play(begun("de"), "move Dan green-hex ends=askew\nmove Ann red-hex askew=green-hex")
    assert (state.ended_by, state.void) == (Clause.MOVE_1, 0)


def test_a_fault_lock_cites_the_push() -> None:
    state = play(
        begun("de"), "move Dan green-hex ends=fault\nmove Ann red-hex\nmove Ben yellow-hex\nmove Cleo blue-hex"
    )
    refusal = refused(state, "move Dan green-hex")
    assert (refusal.clause, refusal.reason) == (Clause.RULING_4, Reason.COLUMN_LOCKED)


def test_time_up_while_a_colour_is_to_be_named_ends_the_turn() -> None:
    state = begun("en", 2, two_colours="named")
    assert state.stage is Stage.NAME
    assert play(state, f"time-up {state.player}").stage is Stage.NAME
