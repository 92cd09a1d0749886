"""Trying out a draw before it is done."""

import pytest
from tests.bots.scenes import rng, table_of

from paletti.bots.mind.candidates import Candidate
from paletti.bots.mind.oracle import Prospect, chance, chance_at_first_sight
from paletti.bots.mind.rehearsal import Draw, Landing, Tried, private_world, rehearse
from paletti.bots.mind.sight import UP, plan_of, ways_out
from paletti.bots.study.sampling import fit, sampled_draws
from paletti.table.kit import beech

LEGS = (("red-thick", 0.06, 0.0), ("yellow-thick", -0.03, 0.055), ("blue-thick", -0.03, -0.055))
GOOD = Tried(True, (), 0.0, 0.4, 0.0, 0.0, True)
BAD = Tried(False, ("red-hex",), 0.0, 2.9, 0.05, 20.0, False)


def test_a_column_that_nothing_needs_comes_out_in_the_rehearsal() -> None:
    world = table_of(*LEGS, ("green-thin-1", 0.02, 0.03))
    way = ways_out(plan_of(world.pieces, world.poses()), "green-thin-1")[0]

    assert rehearse(private_world(beech(), 3, 0.004), world.snapshot(), Draw("green-thin-1", way)).good


def test_a_leg_of_three_brings_the_villa_down_in_the_rehearsal() -> None:
    world = table_of(*LEGS)
    way = ways_out(plan_of(world.pieces, world.poses()), "red-thick")[0]

    assert not rehearse(private_world(beech(), 3, 0.004), world.snapshot(), Draw("red-thick", way)).stands


def test_a_column_on_top_is_lifted_off_in_the_rehearsal() -> None:
    world = table_of(*LEGS, above=(("red-thin-1", 0.02, 0.0),))

    assert rehearse(private_world(beech(), 3, 0.004), world.snapshot(), Draw("red-thin-1", UP)).good


def test_a_counterweight_that_is_lifted_off_brings_the_villa_down_in_the_rehearsal() -> None:
    legs = (("red-thick", 0.09, 0.0), ("yellow-thick", -0.004, 0.055), ("blue-thick", -0.004, -0.055))
    weights = (("red-hex", -0.09, 0.0), ("yellow-hex", -0.08, 0.03))
    world = table_of(*legs, above=(("green-thick", 0.09, 0.0), *weights))
    tried = rehearse(private_world(beech(), 3, 0.004), world.snapshot(), Draw("green-thick", UP))

    assert tried.came
    assert not tried.stands


def test_a_place_that_does_not_bear_the_column_brings_the_villa_down_in_the_rehearsal() -> None:
    world = table_of(*LEGS, ("green-thick", 0.02, 0.0))
    way = ways_out(plan_of(world.pieces, world.poses()), "green-thick")[0]

    def stands(x: float, y: float) -> bool:
        on = Landing("blue", x, y)
        return rehearse(private_world(beech(), 3, 0.008), world.snapshot(), Draw("green-thick", way), landing=on).good

    assert stands(0.0, 0.0)
    assert not stands(0.03, 0.09)


def test_a_rehearsal_leaves_the_villa_alone() -> None:
    world = table_of(*LEGS)
    before = world.hash()
    way = ways_out(plan_of(world.pieces, world.poses()), "red-thick")[0]
    rehearse(private_world(beech(), 3, 0.004), world.snapshot(), Draw("red-thick", way))

    assert world.hash() == before


def test_a_loose_column_over_a_wide_margin_looks_safer_than_a_loaded_one() -> None:
    loose = Prospect(spare_mm=30, gap_mm=20, load_n=0.0, share=0.0, distance_mm=40, storeys=1)
    loaded = Prospect(spare_mm=2, gap_mm=20, load_n=1.5, share=0.6, distance_mm=40, storeys=1)

    assert chance_at_first_sight(loose) > 0.9 > 0.5 > chance_at_first_sight(loaded)


def test_a_good_rehearsal_reassures_and_a_bad_one_warns() -> None:
    assert chance(0.6, [BAD]) < 0.6 < chance(0.6, [GOOD])


def test_a_near_miss_reassures_less() -> None:
    narrow = Tried(True, (), 0.008, 1.9, 0.01, 3.0, True)

    assert chance(0.6, [narrow]) < chance(0.6, [GOOD])


def test_a_candidate_takes_its_chance_from_its_rehearsals() -> None:
    draw = Draw("red-hex", ways_out(plan_of(table_of(*LEGS).pieces, table_of(*LEGS).poses()), "red-thick")[0])

    assert Candidate(draw, 0.6, (BAD,)).chance == pytest.approx(chance(0.6, [BAD]))


def test_what_shook_the_villa_goes_wrong_as_often_as_it_did_in_thought() -> None:
    shook = Tried(True, (), 0.0, 0.4, 0.01, 0.0, True)
    draw = Draw("red-hex", UP)

    def of(*tried: Tried) -> float:
        return Candidate(draw, 0.99, tried).chance

    assert of(shook, shook, BAD, shook) < 0.8 < 0.9 < of(shook, shook, shook, shook) < of(GOOD, GOOD, GOOD, GOOD)


def test_practice_is_the_same_for_the_same_seed() -> None:
    one, two = (list(sampled_draws(2, 31)) for _ in range(2))

    assert [(case.draw, case.seen, case.truth) for case in one] == [(case.draw, case.seen, case.truth) for case in two]


def test_the_fit_finds_the_line_that_made_the_cases() -> None:
    rows = rng().normal(0, 1, (4000, 2))
    good = (rng(2).random(4000) < 1 / (1 + 2.718281828 ** -(rows @ [1.5, -1.0]))).astype(float)

    assert fit(rows, good).tolist() == pytest.approx([1.5, -1.0], abs=0.15)
