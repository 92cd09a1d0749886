"""What a bot decides, stage by stage."""

from dataclasses import replace

import numpy as np
import pytest
from tests.bots.scenes import after, game, on_turn, rng, table_of, tall

from paletti.bots.mind.candidates import candidates, reconsidered, rehearsed
from paletti.bots.mind.decision import Raise, Remove, Speak
from paletti.bots.mind.rehearsal import STIFFNESSES, Tried, nudge
from paletti.bots.mind.spots import Footing, best_lay, free_places, landing, ranked_spots
from paletti.bots.mind.strength import SKILLS, Strength
from paletti.bots.mind.thinking import only_a_draw_helps, think
from paletti.bots.mind.view import View
from paletti.bots.player import Bot, decide
from paletti.outline import edge_distance
from paletti.rules import masks
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    LayEnds,
    LayPlateau,
    MoveColumn,
    Object,
    Prove,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.deeds import Ends as How
from paletti.rules.editions import house
from paletti.rules.pieces import Column, Side
from paletti.rules.state import Stage

MASTER, NOVICE = SKILLS[Strength.MASTER], SKILLS[Strength.NOVICE]


def test_the_youngest_throws_the_seal() -> None:
    begun = game()

    assert think(View.of(begun, 0), NOVICE, rng()) == Speak(ThrowSeal("Ann", Side.RED))


def test_a_seat_that_can_only_watch_decides_nothing() -> None:
    begun = game()

    assert think(View.of(begun, 1), NOVICE, rng()) is None
    assert not Bot(1, Strength.NOVICE, 1).wants(begun)


def test_a_colour_is_chosen_among_the_free_ones() -> None:
    begun = game()
    begun.do(ThrowSeal("Ann", Side.RED))
    decided = think(View.of(begun, 1), MASTER, rng())

    assert isinstance(decided, Speak)
    assert isinstance(decided.deed, ChooseColour)
    assert decided.deed.colour in View.of(begun, 1).options.choose


def test_on_turn_a_column_of_ones_own_is_raised_to_a_free_spot() -> None:
    seen = on_turn()
    decided = think(seen, MASTER, rng())

    assert isinstance(decided, Raise)
    assert Column(decided.draw.column) in seen.options.move
    assert decided.weighed[0].chance > 0.9


def test_every_decision_says_what_it_weighed_the_best_first() -> None:
    decided = think(on_turn(), MASTER, rng())

    assert decided is not None
    assert len(decided.weighed) > 3
    assert [one.value for one in decided.weighed] == sorted((one.value for one in decided.weighed), reverse=True)


def test_the_same_view_and_seed_give_the_same_decision() -> None:
    seen = on_turn()

    assert decide(seen, Strength.APPRENTICE, 5, 9) == decide(replace(seen), Strength.APPRENTICE, 5, 9)


@pytest.mark.parametrize("column", ["red-thin-1", "green-thick"])
def test_spots_are_wholly_on_the_top_plateau_and_clear_of_others(column: str) -> None:
    seen = tall()
    places = free_places(seen, column)
    radius = next(piece.foot_radius for piece in seen.facts.pieces if piece.name == column)
    outline = next(slab.outline for slab in seen.stack.slabs if slab.name == "green")

    assert len(places) > 10
    assert (edge_distance(outline, places) > radius).all()
    for other in seen.stack.on("green"):
        if other.name != column:
            assert (np.hypot(*(places - other.foot).T) > radius).all()


def test_the_best_spots_keep_the_villa_in_balance_where_others_would_tip_it() -> None:
    legs = (("red-thin-1", 0.03, 0.0), ("red-thin-2", -0.015, 0.026), ("red-thin-3", -0.015, -0.026))
    world = table_of(*legs, ("green-thick", 0.0, 0.0))
    seen = on_turn()
    narrow = View(seen.setup, seen.state, seen.seat, world.snapshot())
    narrow.__dict__["facts"] = world.observe()
    mass = next(piece.mass for piece in world.pieces if piece.name == "green-thick")
    footing = Footing(narrow.stack.without("green-thick"))
    best = [spot for _, spot in ranked_spots(narrow, "green-thick", MASTER, rng())]

    assert footing.spare(mass, free_places(narrow, "green-thick")).min() < 0
    assert footing.spare(mass, np.array([[spot.x, spot.y] for spot in best])).min() > 0


def test_no_spot_of_a_master_is_much_nearer_to_tipping_than_need_be() -> None:
    view = tall(3)
    column = str(view.options.move[0])
    mass = next(piece.mass for piece in view.facts.pieces if piece.name == column)
    footing = Footing(view.stack.without(column))
    best = float(footing.spare(mass, free_places(view, column)).max())
    spots = [spot for _, spot in ranked_spots(view, column, MASTER, rng())]

    assert footing.spare(mass, np.array([[spot.x, spot.y] for spot in spots])).min() >= min(0.006, 0.8 * best)


def test_a_column_that_the_villa_can_hardly_bear_above_is_no_good_candidate() -> None:
    # Without the third column the plateau overhangs, and this column cannot stand far enough out to hold it.
    world = table_of(("red-thin-1", -0.05, -0.03), ("red-thin-2", 0.05, -0.03), ("red-thin-3", 0.0, 0.06))
    seen = on_turn()
    narrow = View(seen.setup, seen.state, seen.seat, world.snapshot())
    narrow.__dict__["facts"] = world.observe()

    assert landing(narrow, "red-thin-3") < 0.1 < 0.9 < landing(seen, str(seen.options.move[0]))


def test_a_villa_that_lies_on_too_few_columns_bears_nothing() -> None:
    world = table_of(("red-thin-1", -0.05, -0.03), ("red-thin-2", 0.05, -0.03), ("red-thin-3", 0.0, 0.06))
    seen = on_turn()
    view = View(seen.setup, seen.state, seen.seat, world.snapshot())
    view.__dict__["facts"] = world.observe()
    # The statics know of only one column, which is not enough support.
    view.__dict__["stack"] = view.stack.without("red-thin-1").without("red-thin-2")

    assert landing(view, "red-thin-3") < 0.001


def test_a_rehearsal_that_the_hand_would_have_broken_off_is_no_success() -> None:
    view = on_turn()
    found = candidates(view, [str(column) for column in view.options.move], MASTER, rng())[0]
    wary = replace(SKILLS[Strength.JOURNEYMAN], alarm_lean=1e-3)

    assert not rehearsed(view, found, wary, rng()).tried[0].good
    assert rehearsed(view, found, SKILLS[Strength.JOURNEYMAN], rng()).tried[0].good


def test_who_looks_twice_expects_what_the_rehearsal_showed_and_goes_on() -> None:
    view = on_turn()
    found = candidates(view, [str(column) for column in view.options.move], MASTER, rng())[0]
    wary = replace(MASTER, alarm_shift=1e-6)

    assert rehearsed(view, found, MASTER, rng()).draw.stirs == 1
    tried = rehearsed(view, found, wary, rng())
    assert tried.tried[0].good
    assert tried.draw.stirs * wary.alarm_shift > tried.tried[0].shift


def test_a_master_whose_rehearsal_failed_thinks_of_another_way_for_the_same_column() -> None:
    view = on_turn()
    columns = [str(column) for column in view.options.move]
    found = next(one for one in candidates(view, columns, MASTER, rng()) if one.others)
    failed = replace(found, tried=(Tried(False, (), 0.0, 0.0, 0.0, 0.0, came=False),))
    came = replace(found, tried=(Tried(True, (), 0.0, 0.0, 0.0, 0.0, came=True),))

    assert reconsidered(failed).draw == found.others[0].draw
    assert reconsidered(failed).others == found.others[1:]
    assert reconsidered(came) == came
    assert not any(one.others for one in candidates(view, columns, SKILLS[Strength.JOURNEYMAN], rng()))


def test_who_looks_twice_knows_how_hard_it_must_pull() -> None:
    view = on_turn()
    found = candidates(view, [str(column) for column in view.options.move], MASTER, rng())[0]
    tried = rehearsed(view, found, MASTER, rng())

    assert found.draw.newtons == 0
    assert tried.draw.newtons > tried.tried[0].peak > 0
    assert rehearsed(view, found, SKILLS[Strength.JOURNEYMAN], rng()).draw.newtons == 0


def test_a_bot_rehearses_a_column_before_it_lets_it_be() -> None:
    view = tall(4)
    found = candidates(view, [str(column) for column in view.options.move], MASTER, rng())
    heavy = max(found, key=lambda one: view.loads[one.draw.column]).draw
    world, edition = view.world(STIFFNESSES[0]), view.state.house

    assert nudge(world, view.villa, heavy, edition)
    assert not nudge(world, view.villa, heavy, replace(edition, feel_first=20))  # it would have to move far


def test_a_master_with_nothing_to_lose_draws_boldly() -> None:
    seen = tall(5)
    other = seen.state._replace(holder=1 - seen.seat, fresh=False)
    behind = think(replace(seen, state=other), MASTER, rng())
    ahead = think(replace(seen, state=other._replace(holder=seen.seat)), MASTER, rng())

    assert isinstance(behind, Raise)
    assert behind.boldly
    assert not isinstance(ahead, Raise) or not ahead.boldly


def test_a_bot_that_looks_ahead_dares_more_if_only_a_draw_can_help() -> None:
    seen = tall(3)
    behind = replace(seen, state=seen.state._replace(holder=1 - seen.seat))
    ahead = replace(seen, state=seen.state._replace(holder=seen.seat))

    assert only_a_draw_helps(behind, 0.4, MASTER, rng())
    assert not only_a_draw_helps(ahead, 0.4, MASTER, rng())
    assert not only_a_draw_helps(behind, 0.99, MASTER, rng())
    assert not only_a_draw_helps(behind, 0.3, SKILLS[Strength.NOVICE], rng())


def test_a_plateau_is_given_up_where_too_few_columns_stand() -> None:
    seen = tall(3)
    seen = View(seen.setup, seen.state._replace(stage=Stage.LAY), seen.seat, seen.villa)
    found = best_lay(seen, MASTER, rng())
    decided = think(seen, MASTER, rng())

    # This villa has two columns on top: too few by the house rules.
    assert found is None
    assert isinstance(decided, Speak)
    assert decided.deed == LayPlateau(seen.player, 0, False, LayEnds.GIVEN_UP)


def test_a_bot_that_cannot_prove_it_consents() -> None:
    seen = tall()
    claimed = after(seen.state, ApplyForPlateau(seen.player))
    other = View(seen.setup, claimed, 1 - seen.seat, seen.villa)
    decided = think(other, replace(MASTER, proof=1.1), rng())

    assert isinstance(decided, Speak)
    assert decided.deed == Consent(other.player)


def test_a_bot_that_gains_by_a_sure_proof_objects() -> None:
    # The applicant holds the seal, and no column stands on the newest plateau yet.
    seen = tall(2)
    claimed = after(seen.state._replace(holder=seen.seat, fresh=True), ApplyForPlateau(seen.player))
    other = View(seen.setup, claimed, 1 - seen.seat, seen.villa)
    decided = think(other, replace(MASTER, playouts=0), rng())

    assert isinstance(decided, Speak)
    assert decided.deed == Object(other.player)
    assert decided.weighed[0].what.startswith("object with ")


def test_a_bot_that_looks_ahead_lets_a_plateau_be_laid_if_it_will_be_first_on_it() -> None:
    seen = tall(2)
    claimed = after(seen.state._replace(holder=seen.seat, fresh=True), ApplyForPlateau(seen.player))
    decided = think(View(seen.setup, claimed, 1 - seen.seat, seen.villa), MASTER, rng())

    assert isinstance(decided, Speak)
    assert isinstance(decided.deed, Consent)
    sure, consent = decided.weighed
    assert sure.chance > 0.95
    assert consent.value > sure.value


def test_beginners_too_object_to_a_plain_bluff_more_often_than_not() -> None:
    seen = on_turn()  # the first turn: many columns can still go up
    claimed = after(seen.state, ApplyForPlateau(seen.player))
    other = View(seen.setup, claimed, 1 - seen.seat, seen.villa)
    decided = [think(other, NOVICE, np.random.default_rng(seed)) for seed in range(40)]
    objected = sum(isinstance(one, Speak) and isinstance(one.deed, Object) for one in decided)
    assert 25 <= objected < 40


def test_an_objector_proves_with_a_column_of_the_applicant() -> None:
    seen = on_turn()
    objected = after(seen.state, ApplyForPlateau(seen.player), Object(seen.state.players[1 - seen.seat]))
    decided = think(View(seen.setup, objected, 1 - seen.seat, seen.villa), MASTER, rng())

    assert isinstance(decided, Raise)
    assert objected.owner(Column(decided.draw.column)) == seen.seat


def test_after_a_failed_proof_a_column_of_the_objector_is_taken_out_or_waived() -> None:
    seen = on_turn()
    other = seen.state.players[1 - seen.seat]
    objected = after(seen.state, ApplyForPlateau(seen.player), Object(other))
    column = View(seen.setup, objected, 1 - seen.seat, seen.villa).options.prove[0]
    failed = View(seen.setup, objected, seen.seat, seen.villa)
    due = after(failed.state, Prove(other, column, How.BROKEN_OFF))
    decided = think(View(seen.setup, due, seen.seat, seen.villa), MASTER, rng())

    match decided:
        case Remove(draw=draw):
            assert due.owner(Column(draw.column)) == 1 - seen.seat
        case Speak(deed=deed):
            assert deed == TakeOut(seen.player, None, TakeOutEnds.WAIVED)
        case _:
            pytest.fail("neither taken out nor waived")


def test_a_leaning_column_is_never_drawn() -> None:
    seen = on_turn()
    first = think(seen, MASTER, rng())
    assert isinstance(first, Raise)
    leaning = seen.state._replace(askew=masks.BIT[Column(first.draw.column)])
    again = think(replace(seen, state=leaning), MASTER, rng())

    assert isinstance(again, Raise)
    assert again.draw.column != first.draw.column
    assert again.weighed
    assert all(first.draw.column not in one.what for one in again.weighed)


def test_leaning_columns_do_not_count_under_a_plateau() -> None:
    seen = tall(2)
    top = [column.name for column in seen.stack.on("green")]
    few = seen.state._replace(stage=Stage.LAY, house=house("de", cover_minimum=len(top)))
    leaning = few._replace(askew=masks.BIT[Column(top[0])])

    assert best_lay(replace(seen, state=few), MASTER, rng()) is not None
    assert best_lay(replace(seen, state=leaning), MASTER, rng()) is None


def test_the_others_are_asked_before_an_own_column_where_the_house_wants_it() -> None:
    table = game("en", 3)
    while table.state.stage is Stage.COLOURS:
        bot = next(bot for bot in (Bot(seat, Strength.NOVICE, 1) for seat in range(3)) if bot.wants(table))
        decided = bot.decide(bot.view(table), table.version)
        assert isinstance(decided, Speak)
        table.do(decided.deed)
    neutral = next(column for column in Column if column.colour is table.state.neutral_colour)
    asked = after(table.state, MoveColumn(table.state.player, neutral, How.BROKEN_OFF))
    views = [View(table.setup, asked, seat, table.snapshot()) for seat in range(3)]

    assert asked.stage is Stage.WINDOW
    assert think(views[asked.turn], MASTER, rng()) is None
    assert [think(view, MASTER, rng()) is not None for view in views] == [seat != asked.turn for seat in range(3)]
