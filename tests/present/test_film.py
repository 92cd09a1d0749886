"""Hands in a film: they appear with the gestures of a deed, and disappear with them."""

from math import dist

from tests.server.test_replays import moments

from paletti.present.film import HandTrack, film
from paletti.protocol.words import PIECES, TOOLS
from paletti.rules.deeds import MoveColumn
from paletti.table.record import poses, ticks
from paletti.testing.bombs import toppled


def test_both_hands_of_a_deed_are_on_the_wood_until_the_villa_falls() -> None:
    entry = toppled().entries[-1]
    assert entry.track is not None
    assert isinstance(entry.deed, MoveColumn)
    hands = HandTrack(entry, 0.08)
    seen = [hands.at(tick, rows.tolist()) for tick, rows in zip(ticks(entry.track), poses(entry.track), strict=True)]
    main, other = seen[1]
    assert (TOOLS[main.tool], PIECES[main.piece]) == ("hand", str(entry.deed.column))
    assert (TOOLS[other.tool], PIECES[other.piece], other.seat) == ("hold", "blue", entry.seat)
    stretched = max(dist(now[-1].grip, now[-1].target) for now in seen if len(now) == 2)
    assert stretched > 0.01
    assert seen[-1] == []


def test_nobody_has_a_hand_in_a_deed_of_words() -> None:
    replay = toppled()
    entry = replay.entries[1]
    assert (entry.seat, HandTrack(entry, 0.08).at(entry.ended, [])) == (0, [])


def test_a_film_shows_hands_only_while_the_deed_lasts() -> None:
    shot = film("game", toppled())
    last = shot.shown.chapters[-1]
    seen = moments(list(shot.frames[last.first_frame : last.end_frame]))
    assert (len(seen[1].hands), seen[-1].hands) == (2, [])
