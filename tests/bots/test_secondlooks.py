"""Second looks, started early in a second thread: they change no decision and delay nobody."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import count
from threading import Event, active_count, current_thread
from time import sleep
from typing import Any

import pytest
from tests.bots.scenes import on_turn, rng, tall

from paletti.bots.mind import secondlooks
from paletti.bots.mind.candidates import Candidate, candidates, rehearsed
from paletti.bots.mind.foresight import CAME, asks_for_more
from paletti.bots.mind.rehearsal import STIFFNESSES, Draw, Tried, rehearse
from paletti.bots.mind.secondlooks import Rehearsal, SecondLooks
from paletti.bots.mind.strength import FITTED, SKILLS, Strength
from paletti.bots.mind.thinking import think
from paletti.bots.mind.view import View
from paletti.bots.player import decide
from paletti.physics.snapshot import Snapshot
from paletti.physics.world import World
from paletti.physics.yard import PlaceError
from paletti.rules.house import House

MASTER = SKILLS[Strength.MASTER]


@cache
def positions() -> tuple[View, ...]:
    """Villas of one to five storeys; the seal is held by nobody, by the bot, or by the other player."""
    high = [tall(plateaus) for plateaus in (2, 3, 4, 5)]
    holders = [(seen.seat + number) % 2 for number, seen in enumerate(high)]
    held = [seen.state._replace(holder=holder, fresh=False) for seen, holder in zip(high, holders, strict=True)]
    return on_turn(), *(replace(seen, state=state) for seen, state in zip(high, held, strict=True))


def best(view: View) -> Candidate:
    """The draw that looks best at a glance, of a column that has other ways out as well."""
    found = candidates(view, [str(column) for column in view.options.move], MASTER, rng())
    return next(one for one in found if one.others)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Draw, bool]]:
    """The rehearsals that were started: each draw, and whether a second thread did it."""
    seen = []
    main = current_thread()

    def noted(world: World, villa: Snapshot, draw: Draw, *args: Any, **kwargs: Any) -> Tried:
        seen.append((draw, current_thread() is not main))
        return rehearse(world, villa, draw, *args, **kwargs)

    monkeypatch.setattr(secondlooks, "rehearse", noted)
    return seen


@pytest.mark.parametrize("strength", [Strength.JOURNEYMAN, Strength.MASTER])
def test_two_cores_decide_what_one_decides(strength: Strength) -> None:
    for view in positions():
        assert decide(view, strength, 1, 9, cores=2) == decide(view, strength, 1, 9)


def test_a_bot_that_hardly_trusts_a_glance_decides_the_same_with_two_cores(made: list[tuple[Draw, bool]]) -> None:
    doubtful = replace(MASTER, trust=replace(FITTED, glance=0.3))
    for seed, view in enumerate(positions()):
        assert think(view, doubtful, rng(seed), cores=2) == think(view, doubtful, rng(seed))

    assert sum(beside for _, beside in made) > 3


def test_who_looks_twice_takes_the_look_that_was_begun_beside_the_first(made: list[tuple[Draw, bool]]) -> None:
    view, dice, copy = on_turn(), rng(), rng()
    with SecondLooks(cores=2) as second_looks:
        once = rehearsed(view, best(view), MASTER, dice, second_looks, again=True)
        twice = rehearsed(view, once, MASTER, dice, second_looks)

    assert sorted(beside for _, beside in made) == [False, True]
    assert twice == rehearsed(view, rehearsed(view, best(view), MASTER, copy), MASTER, copy)
    assert dice.bit_generator.state == copy.bit_generator.state


def test_what_a_player_expects_of_a_draw_makes_no_other_look_of_it() -> None:
    draw = best(on_turn()).draw

    assert replace(draw, stirs=3.0, newtons=1.0).bare == draw.bare
    assert replace(draw, speed=2 * draw.speed).bare != draw.bare


def test_a_look_that_turns_aside_differently_is_made_again(made: list[tuple[Draw, bool]]) -> None:
    view, dice, copy = on_turn(), rng(), rng()
    with SecondLooks(cores=2) as second_looks:
        once = rehearsed(view, best(view), MASTER, dice, second_looks, again=True)
        dice.random()  # random numbers were drawn in between
        twice = rehearsed(view, once, MASTER, dice, second_looks)

    assert sorted(beside for _, beside in made) == [False, False, True]
    alone = rehearsed(view, best(view), MASTER, copy)
    copy.random()
    assert twice == rehearsed(view, alone, MASTER, copy)


def test_a_look_that_is_not_needed_is_stopped_and_leaves_its_world_usable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = tall(3)
    draw, rules = best(view).draw.bare, view.state.house
    first, second = (Rehearsal(view.world(hard), view.villa, draw, 0.01, rules) for hard in STIFFNESSES[:2])
    whole, long_s = second.made(), second.world.time
    halfway, main = Event(), current_thread()

    def stopping(
        world: World, villa: Snapshot, draw: Draw, turn: float, house: House, heed: Callable[[], None]
    ) -> Tried:
        """A rehearsal that stops halfway in the second thread until it is ended."""
        checks = count()

        def stay() -> None:
            heed()
            while current_thread() is not main and next(checks) >= 3:
                halfway.set()
                heed()
                sleep(0.001)

        return rehearse(world, villa, draw, turn, house=house, heed=stay)

    monkeypatch.setattr(secondlooks, "rehearse", stopping)
    threads = active_count()
    with SecondLooks(cores=2) as second_looks:
        second_looks.made(first, following=second)
        assert halfway.wait(30)
        begun = active_count()

    assert (begun, active_count()) == (threads + 1, threads)
    assert second.world.time < long_s
    assert second.made() == whole


def test_a_thought_that_breaks_down_leaves_no_look_behind() -> None:
    view = tall(3)
    draw, house = best(view).draw.bare, view.state.house
    broken = Rehearsal(view.world(), view.villa, replace(draw, column="none of the set"), 0.0, house)
    second = Rehearsal(view.world(STIFFNESSES[1]), view.villa, draw, 0.01, house)
    threads = active_count()
    with pytest.raises(PlaceError), SecondLooks(cores=2) as second_looks:
        second_looks.made(broken, following=second)

    assert active_count() == threads


def test_with_one_core_nothing_is_begun_before_it_is_asked_for(made: list[tuple[Draw, bool]]) -> None:
    view = on_turn()
    with SecondLooks(cores=1) as second_looks:
        rehearsed(view, best(view), MASTER, rng(), second_looks, again=True)

    assert [beside for _, beside in made] == [False]


def test_a_second_look_is_started_early_only_if_it_will_be_needed() -> None:
    once = best(on_turn())
    unsure, sure = replace(once, prior=0.6), replace(once, prior=0.97)
    shook = Tried(True, (), 0.0, 0.4, 0.01, 0.0, came=True)

    assert asks_for_more(unsure, MASTER)
    assert not asks_for_more(sure, MASTER)
    assert not asks_for_more(replace(unsure, tried=(CAME,)), MASTER)
    assert asks_for_more(replace(unsure, tried=(shook, shook)), MASTER)
    assert not asks_for_more(unsure, SKILLS[Strength.JOURNEYMAN])
