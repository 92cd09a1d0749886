"""The story of a collapse."""

from dataclasses import replace

from tests.table.replay_game import fallen_villa

from paletti.rules.deeds import MoveColumn
from paletti.table.forensics import ANGLES_DEG, PACES, tell


def test_a_collapse_is_told_from_the_first_contact_lost_to_what_could_have_been() -> None:
    replay = fallen_villa()
    told: list[tuple[int, int]] = []
    story = tell(replay, lambda done, total: told.append((done, total)))
    assert story is not None
    last = replay.entries[-1]
    assert isinstance(last.deed, MoveColumn)
    assert (story.version, story.piece, story.by) == (len(replay.entries), last.deed.column, last.deed.by)
    assert last.extra.collapse is not None
    assert story.plateau == last.extra.collapse.plateau
    assert story.first_lost is not None
    assert story.first_lost[0] == story.plateau
    assert 0 <= story.lost_s <= story.breaks_s
    assert story.hand.newtons > 0.01
    assert [one.tries for one in story.variations] == [len(PACES), len(ANGLES_DEG)]
    assert all(0 <= one.stood <= one.tries for one in story.variations)
    assert told[-1] == (11, 11)
    assert story.to_json()["hand"]["newtons"] == story.hand.newtons


def test_a_game_without_a_collapse_has_no_such_story() -> None:
    replay = fallen_villa()
    assert tell(replace(replay, entries=replay.entries[:-1])) is None
