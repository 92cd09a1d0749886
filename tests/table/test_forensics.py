"""The story of a collapse."""

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.table.replay_game import fallen_villa, put_back_too_late
from tests.table.tables import begun, own

from paletti.bench.table import falls
from paletti.cli.analysis import forensics_lines
from paletti.messages import languages, messages
from paletti.physics.settings import TICK_S
from paletti.present.analysis import collapse_story
from paletti.present.story import forensics
from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.pieces import Column
from paletti.table.forensics import ANGLES_DEG, PACES, Story, carried, tell
from paletti.table.gestures import Grip, PutBack
from paletti.table.history import followed
from paletti.table.kit import beech
from paletti.table.parting import carried_by, first_parted
from paletti.table.record import unpack_gestures
from paletti.table.replay.file import Replay, replay_of
from paletti.testing import path
from paletti.testing.hand import ScriptedHand

NAMES = [piece.name for piece in beech().pieces(1)]


Told = tuple[Story, list[tuple[int, int]]]


@pytest.fixture(scope="module")
def fall() -> Told:
    """The story of the fallen villa, and the progress that was reported after each step."""
    steps: list[tuple[int, int]] = []
    story = tell(fallen_villa(), lambda done, total: steps.append((done, total)))
    assert story is not None
    return story, steps


def test_a_collapse_is_told_from_the_first_contact_lost_to_what_could_have_been(fall: Told) -> None:
    replay, (story, steps) = fallen_villa(), fall
    last = replay.entries[-1]
    assert isinstance(last.deed, MoveColumn)
    assert (story.version, story.piece, story.by) == (len(replay.entries), last.deed.column, last.deed.by)
    assert last.extra.collapse is not None
    assert story.plateau == last.extra.collapse.plateau
    assert story.first_lost is not None
    assert last.extra.collapse.parted is not None
    assert story.first_lost == (last.extra.collapse.parted.plateau, last.extra.collapse.parted.column)
    assert story.first_lost[0] == story.plateau
    assert 0 <= story.lost_s <= story.breaks_s
    assert story.hand.newtons > 0
    assert [one.tries for one in story.variations] == [len(PACES), len(ANGLES_DEG)]
    assert all(0 <= one.stood <= one.tries for one in story.variations)
    assert steps[-1] == (11, 11)
    assert story.to_json()["hand"] == asdict(story.hand)


def test_a_collapse_is_told_in_every_language(fall: Told) -> None:
    lines = [line for lang in languages() for line in forensics_lines(messages(lang), fall[0]).splitlines()]
    ways = [messages(lang).say(f"forensics-way-{one.name}") for lang in languages() for one in fall[0].variations]
    assert len(set(lines)) == len(lines) == 6 * len(languages())
    assert [way for way in ways if not any(line.startswith(way) for line in lines)] == []


@cache
def told(game: Callable[[], Replay]) -> Story | None:
    """The story of this game, told only once: it takes time to try a fall again."""
    return tell(game())


def torn_down() -> Replay:
    """A game that ends when the hook tears the villa down."""
    game = falls.game_of(next(job for job in falls.jobs(quick=False) if job.hooks))
    return replay_of(game.setup, game.journal.entries())


@pytest.mark.parametrize("game", [fallen_villa, torn_down, put_back_too_late])
def test_verdict_film_forensics_and_analysis_tell_the_same_fall(game: Callable[[], Replay]) -> None:
    replay = game()
    last = replay.entries[-1]
    fall, story, state = last.extra.collapse, told(game), followed(replay.setup, replay.entries)
    assert isinstance(last.deed, MoveColumn)
    assert fall is not None
    assert story is not None
    film, analysis = forensics(state, last, carried(replay.setup, last)), collapse_story(story)
    assert film is not None
    # Who and what
    assert state.players[state.cause] == story.by == analysis.by == last.deed.by
    assert story.piece == analysis.piece == last.deed.column
    assert fall.plateau == story.plateau == analysis.plateau == film.facts["plateau"]
    # What gave way
    assert story.carried == analysis.carried == film.facts["carried"]
    assert fall.parted is not None
    assert story.first_lost == analysis.first_lost == (fall.parted.plateau, fall.parted.column)
    assert film.facts["gaveWay"] == fall.parted.column
    # When
    assert last.began <= fall.parted.tick <= fall.tick <= last.ended
    assert (film.began, film.breaks, film.ended) == (last.began, fall.tick, last.ended)
    assert story.breaks_s == pytest.approx((fall.tick - last.began) * TICK_S, abs=1e-3)
    assert story.lost_s == pytest.approx((fall.parted.tick - last.began) * TICK_S, abs=1e-3)
    # And everybody sees it
    seen = falls.examined(replay.setup.wood().pieces(replay.setup.serial), replay.entries, "this game")
    assert (seen.called, seen.seen, seen.missed) == (1, 1, ())


def test_what_the_drawn_column_carried_is_told_before_what_parted_first() -> None:
    story = told(put_back_too_late)
    assert story is not None
    lines = forensics_lines(messages("en"), story).splitlines()
    assert lines[1] == "The blue plateau rested on that column."
    assert lines[2].startswith("The blue plateau and the ")
    assert "parted first" in lines[2]


def test_a_fall_while_the_column_is_put_back_is_not_tried_again_without_the_putting_back() -> None:
    replay = put_back_too_late()
    timed = unpack_gestures(replay.entries[-1].gestures)
    assert isinstance(timed[-1].gesture, PutBack)
    steps: list[tuple[int, int]] = []
    story = tell(replay, lambda done, total: steps.append((done, total)))
    assert story is not None
    assert (story.variations, steps[-1]) == ((), (11, 11))
    assert forensics_lines(messages("en"), story).endswith(
        "The table was already putting the piece back, so no other way was tried."
    )


def test_a_ruin_is_told_without_a_plateau_when_none_came_down() -> None:
    game = begun(players=2, seed=11, serial=2, ruin_columns=1, hands="steady")
    x, y, _ = game.world.pose("blue").position
    ScriptedHand(game, game.state.turn).raise_column(own(game, loose=True), spot=(x, y))
    seat, column, facts = game.state.turn, own(game, loose=True), game.facts()
    high = path.floor_height(facts, "blue") + 0.09
    out = path.raise_legs(facts, column, ScriptedHand(game, seat).heading(column), (x + 0.05, y), 0.0)[0]
    over = [path.Leg((*out.to[:2], high), 0.1), path.Leg((x + 0.05, y, high), 0.1), path.Leg((x - 0.03, y, high), 0.1)]
    assert game.gesture(seat, Grip(column)) is None
    for aim in path.aims(facts.pose(column).position, [out, *over]):
        if game.gesture(seat, aim) is not None:
            break
        game.advance()
    ScriptedHand(game, seat).rest()
    last = game.journal.entries()[-1]
    assert last.deed == MoveColumn(game.state.players[seat], Column(column), Ends.COLLAPSE)
    story = tell(replay_of(game.setup, game.journal.entries()))
    assert story is not None
    assert (story.by, story.piece, story.plateau) == (last.deed.by, column, None)
    assert story.first_lost is None  # the plateau still lies in its place, on the same columns
    assert story.lost_s == story.breaks_s > 0
    assert story.hand.newtons > 0
    assert "too many columns had fallen" in forensics_lines(messages("en"), story)


def test_a_game_without_a_collapse_has_no_such_story() -> None:
    replay = fallen_villa()
    assert tell(replace(replay, entries=replay.entries[:-1])) is None


def moved(rows: NDArray[np.float64], piece: str, *, z: float) -> NDArray[np.float64]:
    """The rows with a piece this much higher."""
    found = rows.copy()
    found[NAMES.index(piece), 2] += z
    return found


def test_the_first_to_part_for_good_gave_way_and_neither_the_drawn_column_nor_one_that_came_back() -> None:
    pieces = beech().pieces(1)
    game = begun()
    rows = game.world.poses()
    one, two, three = [name for name, fact in game.facts().columns.items() if fact.covered][:3]
    films = np.array(
        [
            rows,
            moved(rows, one, z=-0.01),  # the column in hand
            moved(moved(rows, one, z=-0.01), two, z=-0.01),  # it parts from the plateau and comes back
            moved(moved(rows, one, z=-0.01), three, z=-0.01),
            moved(moved(moved(rows, one, z=-0.01), three, z=-0.02), two, z=-0.02),
        ]
    )
    assert first_parted(pieces, films, "blue", one) == ("blue", three, 3)
    assert first_parted(pieces, films, None, one) == ("blue", three, 3)
    assert first_parted(pieces, films[:3], "blue", two) == ("blue", one, 1)
    assert first_parted(pieces, films[:1], "blue", one) is None


def tipped(rows: NDArray[np.float64], plateau: str, toward: str, *, sinks: float) -> NDArray[np.float64]:
    """The rows with a plateau that leans toward a column, so that it sinks there by about this much."""
    found = rows.copy()
    at = NAMES.index(plateau)
    x, y = found[NAMES.index(toward), :2] - found[at, :2]
    angle, far = np.arctan2(y, x), np.hypot(x, y)
    half = np.arctan2(sinks, far) / 2
    a, b, c = np.cos(half), -np.sin(half) * np.sin(angle), np.sin(half) * np.cos(angle)
    w, i, j, k = found[at, 3:]
    found[at, 3:] = (a * w - b * i - c * j, a * i + b * w + c * k, a * j + c * w - b * k, a * k + b * j - c * i)
    return found


def test_a_plateau_that_goes_down_where_the_drawn_column_stood_was_carried_by_it() -> None:
    pieces = beech().pieces(1)
    game = begun()
    rows = game.world.poses()
    x, y, _ = game.world.pose("blue").position
    covered = [name for name, fact in game.facts().columns.items() if fact.covered]
    away = sorted(covered, key=lambda name: float(np.hypot(*(rows[NAMES.index(name), :2] - (x, y)))))
    drawn, other = away[-1], away[0]
    out = rows.copy()
    out[NAMES.index(drawn), :2] *= 1.2
    fall = np.array([rows, out, tipped(out, "blue", drawn, sinks=0.01), tipped(out, "blue", drawn, sinks=0.03)])
    assert carried_by(pieces, fall, drawn) == "blue"
    assert carried_by(pieces, fall, other) is None  # the plateau did not go down where this column stood
    assert carried_by(pieces, fall[:2], drawn) is None  # it was loose: nothing went down
    swept = fall.copy()
    swept[2:, NAMES.index("blue"), 0] += 0.05
    assert carried_by(pieces, swept, drawn) is None  # the plateau was pushed off


def test_a_villa_whose_top_is_swept_off_was_not_carried_by_the_column_in_hand() -> None:
    replay = fallen_villa()
    last = replay.entries[-1]
    found = forensics(followed(replay.setup, replay.entries), last, carried(replay.setup, last))
    assert found is not None
    assert found.facts["carried"] is None
