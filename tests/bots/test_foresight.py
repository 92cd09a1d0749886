"""Thinking far ahead: what is rehearsed, where columns stand for later, when to apply."""

from dataclasses import replace

import numpy as np
from tests.bots.scenes import begun, on_turn, rng, tall

from paletti.bots.mind.candidates import candidates, hold_of
from paletti.bots.mind.claims import apply_value
from paletti.bots.mind.foresight import MOST_LOOKS, examined, is_known
from paletti.bots.mind.future import Worth
from paletti.bots.mind.rehearsal import Tried
from paletti.bots.mind.spots import best_lay, best_spot
from paletti.bots.mind.strength import SKILLS, Skill, Strength
from paletti.bots.mind.thinking import think
from paletti.physics.gesture import Tool
from paletti.rules.editions import house
from paletti.rules.state import NOBODY

MASTER = SKILLS[Strength.MASTER]


def test_only_rehearsals_that_could_change_the_choice_are_made() -> None:
    view = on_turn()
    found = candidates(view, [str(column) for column in view.options.move], MASTER, rng())
    found = [replace(one, prior=min(one.prior, 0.9)) for one in found[:3]]

    def tried(instead: float) -> list[int]:
        each = examined(view, found, MASTER, rng(), lambda one: one.chance, instead)
        return sorted(len(one.tried) for one in each)

    assert tried(instead=1.0) == [0, 0, 0]
    assert sum(tried(instead=0.5)) > 0


def test_masters_look_again_at_a_draw_that_shook_the_villa_and_left_it_standing() -> None:
    view = on_turn()
    found = candidates(view, [str(column) for column in view.options.move], MASTER, rng())[0]
    calm = Tried(True, (), 0.0, 0.4, 0.001, 0.2, True)
    shook, fell = replace(calm, shift=0.01), replace(calm, stands=False, shift=0.01)

    assert is_known(replace(found, tried=(calm, calm)), MASTER)
    assert not is_known(replace(found, tried=(calm, shook)), MASTER)
    assert is_known(replace(found, tried=(calm, shook, fell)), MASTER)
    assert is_known(replace(found, tried=(shook,) * MOST_LOOKS), MASTER)


def test_a_column_that_need_not_come_out_is_held_wherever_fingers_or_hook_get_at_it() -> None:
    view = tall(4)
    for column in view.stack.columns:
        reach, hold = view.reach(column), hold_of(view, column, MASTER.draw_speed)
        assert (hold is not None) == (reach.by_hand or reach.by_hook)
        assert hold is None or (hold.tool is Tool.HAND) == reach.by_hand


def test_a_master_with_the_seal_stands_a_column_where_the_next_plateau_leaves_it_free() -> None:
    view = tall(3)
    ahead = replace(view, state=view.state._replace(holder=view.seat, fresh=False))
    column = next(str(one) for one in view.options.move if one.worth == 1)
    middle = np.mean([one.foot for one in view.stack.on("yellow")], axis=0)

    def far(skill: Skill) -> float:
        spot = best_spot(ahead, column, skill, rng())
        assert spot is not None
        return float(np.hypot(spot.x - middle[0], spot.y - middle[1]))

    assert far(MASTER) > far(replace(MASTER, keeps_free=False)) + 0.01


def test_a_column_that_must_carry_the_next_plateau_is_not_kept_free() -> None:
    view = tall(3)  # two columns stand on top: too few for the next plateau
    behind = replace(view, state=view.state._replace(holder=1 - view.seat, fresh=False, void=view.state.levels[3]))
    column = next(str(one) for one in view.options.move if one.worth == 3)
    worthy = behind.state._replace(house=house("de"), players=("Ann", "Ben", "Cleo"), owned=(*behind.state.owned, 0))
    crowded = replace(behind, state=worthy)

    plain = best_spot(crowded, column, replace(MASTER, keeps_free=False), rng())
    assert best_spot(crowded, column, MASTER, rng()) == plain


def test_who_thinks_far_ahead_asks_whether_the_plateau_would_lie_before_it_applies() -> None:
    seen = tall(3)
    view = replace(seen, state=seen.state._replace(holder=1 - seen.seat, fresh=False))
    worth = Worth(view.seat)
    assert best_lay(view, MASTER, rng()) is None

    _, hopeful = apply_value(view, 0.95, replace(MASTER, playouts=0), rng(), worth)
    assert apply_value(view, 0.95, MASTER, rng(), worth)[1] == 0 < hopeful
    assert apply_value(view, 0.95, MASTER, rng(), worth, rival=1.0)[1] == hopeful


def test_nobody_waits_by_a_neutral_column() -> None:
    seen = tall(3)
    begins = begun(3)
    state = begins._replace(levels=seen.state.levels, top=3, holder=1 - begins.turn, former=begins.turn, fresh=False)
    view = replace(seen, state=state, seat=begins.turn)
    decided = think(view, MASTER, rng())

    assert decided is not None
    assert view.options.move
    assert all(state.owner(column) == NOBODY for column in view.options.move)
    assert not any(one.what.startswith("leave ") for one in decided.weighed)
