"""Replays: written, read, verified, judged again; a file that is no replay gets a sentence that says so."""

import hashlib
import lzma
import struct
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
from tests.table.replay_game import fallen_villa

from paletti.physics.snapshot import Snapshot, engine_version
from paletti.rules.deeds import Ends, MoveColumn
from paletti.rules.reasons import Reason
from paletti.table.entry import Entry, fingerprint
from paletti.table.history import beginning, walk
from paletti.table.journal import Thought, Weighed
from paletti.table.machine import machine
from paletti.table.record import poses
from paletti.table.replay.file import (
    FORMAT,
    HEAD,
    MAGIC,
    BadReplay,
    Replay,
    from_bytes,
    load,
    replay_of,
    save,
    to_bytes,
)
from paletti.table.replay.rejudge import NoSuchGame, judge_again
from paletti.table.replay.scene import scene
from paletti.table.replay.verify import Differs, NotHere, Partly, Verified, verify
from paletti.table.setup import GameSetup

Kept = tuple[GameSetup, tuple[Entry, ...]]


@pytest.fixture
def replay() -> Replay:
    return fallen_villa()


def test_a_replay_comes_back_from_its_file(replay: Replay, tmp_path: Path) -> None:
    size = save(replay, tmp_path / "game.villa")
    again = load(str(tmp_path / "game.villa"))
    assert again == replay
    assert fingerprint(again.entries) == fingerprint(replay.entries)
    assert to_bytes(again) == to_bytes(replay)
    assert size < 60_000
    assert [path.name for path in tmp_path.iterdir()] == ["game.villa"]


def test_a_replay_verifies_to_the_bit(replay: Replay) -> None:
    seen: list[int] = []
    assert verify(from_bytes(to_bytes(replay)), seen.append) == Verified(len(replay.entries))
    assert seen == [entry.version for entry in replay.entries]


def test_a_replay_with_a_forged_state_does_not_verify(three_up_journal: Kept) -> None:
    setup, entries = three_up_journal
    forged = replay_of(setup, (*entries[:-1], replace(entries[-1], after="0" * 32)))
    assert verify(forged) == Differs(len(entries), "after")


@pytest.mark.parametrize("other", ["mujoco 3.0.0, x86-64", f"{engine_version()}, a kind of processor that is not ours"])
def test_a_game_of_another_engine_or_processor_cannot_be_verified_here(replay: Replay, other: str) -> None:
    moved = tuple(entry if entry.machine is None else replace(entry, machine=other) for entry in replay.entries)
    elsewhere = from_bytes(to_bytes(replace(replay, entries=moved)))
    found = verify(elsewhere)
    assert found == NotHere(other, machine())
    assert other in found.reason
    assert judge_again(elsewhere, "de").winners == judge_again(replay, "de").winners
    assert elsewhere.same_engine is other.startswith(f"{engine_version()},")


ELSEWHERE = f"{engine_version()}, a kind of processor that is not ours"


def moved_elsewhere(kept: Kept, versions: range, name: str = ELSEWHERE) -> Replay:
    """The game as if another machine had done those of these deeds that moved wood."""
    setup, entries = kept
    named = (e if e.machine is None or e.version not in versions else replace(e, machine=name) for e in entries)
    return from_bytes(to_bytes(replay_of(setup, tuple(named))))


def others(replay: Replay) -> int:
    return sum(entry.machine == ELSEWHERE for entry in replay.entries)


@pytest.mark.parametrize("half", ["first", "last", "every other"])
def test_of_a_game_that_moved_between_processors_the_deeds_of_this_one_are_verified(
    three_up_journal: Kept, half: str
) -> None:
    count = len(three_up_journal[1])
    halves = {
        "first": range(1, count // 2),
        "last": range(count // 2, count + 1),
        "every other": range(1, count + 1, 2),
    }
    moved = moved_elsewhere(three_up_journal, halves[half])
    assert 0 < others(moved) < sum(entry.machine is not None for entry in moved.entries)
    assert verify(moved) == Partly(count - others(moved), others(moved), ELSEWHERE, machine())


def test_in_a_game_that_moved_a_forged_deed_of_this_processor_is_found_out(three_up_journal: Kept) -> None:
    moved = moved_elsewhere(three_up_journal, range(1, len(three_up_journal[1]) - 1))
    forged = replace(moved, entries=(*moved.entries[:-1], replace(moved.entries[-1], after="0" * 32)))
    assert verify(forged) == Differs(len(moved.entries), "after")


def test_behind_a_villa_of_another_engine_nothing_can_be_checked_here(replay: Replay) -> None:
    """Its state cannot be set up here, and everything that follows was played from it."""
    first, *rest = replay.entries
    assert first.state is not None
    older = replace(Snapshot.from_bytes(first.state), engine="mujoco 3.0.0").to_bytes()
    moved = (replace(first, machine="mujoco 3.0.0, x86-64", state=older), *rest)
    assert verify(replace(replay, entries=moved)) == Partly(0, 5, "mujoco 3.0.0, x86-64", machine())


def test_what_bots_thought_travels_with_their_game(replay: Replay) -> None:
    thoughts = (Thought(3, 1, "master", (Weighed("move red-hex", 0.9, 0.4, 2), Weighed("pass", 1.0, 0.1))),)
    assert from_bytes(to_bytes(replace(replay, thoughts=thoughts))).thoughts == thoughts


@pytest.mark.parametrize("length", [0, 3, 20, 51, 60, 2000, -1])
def test_a_truncated_file_is_reported_as_cut_short(replay: Replay, length: int) -> None:
    with pytest.raises(BadReplay, match=r"cut short|is empty"):
        from_bytes(to_bytes(replay)[:length])


@pytest.mark.parametrize("at", [30, 100, 2000])
def test_an_altered_file_is_noticed(replay: Replay, at: int) -> None:
    data = bytearray(to_bytes(replay))
    data[at] ^= 1
    with pytest.raises(BadReplay, match="altered"):
        from_bytes(bytes(data))


def test_bytes_after_the_end_are_noticed(replay: Replay) -> None:
    with pytest.raises(BadReplay, match="altered"):
        from_bytes(to_bytes(replay) + b"more")


@pytest.mark.parametrize("foreign", [b"PK\x03\x04 something else", b"\x89PNG\r\n\x1a\n", b"{}"])
def test_a_foreign_file_is_no_replay(foreign: bytes) -> None:
    with pytest.raises(BadReplay, match="not a replay of Villa Paletti"):
        from_bytes(foreign)


def test_a_file_mangled_as_text_says_so(replay: Replay) -> None:
    with pytest.raises(BadReplay, match="as if it were text"):
        from_bytes(to_bytes(replay).replace(b"\r\n", b"\n"))


def test_a_newer_format_says_so(replay: Replay) -> None:
    data = bytearray(to_bytes(replay))
    struct.pack_into("<H", data, 8, 9)
    with pytest.raises(BadReplay, match="newer Paletti"):
        from_bytes(bytes(data))


def test_a_body_that_is_no_game_says_so() -> None:
    body = lzma.compress(b"\x93\x01\x02\x03")
    data = HEAD.pack(MAGIC, FORMAT, 1, len(body), hashlib.sha256(body).digest()) + body
    with pytest.raises(BadReplay, match="no game that this version understands"):
        from_bytes(data)


def test_missing_deeds_are_noticed(replay: Replay) -> None:
    data = to_bytes(replace(replay, entries=replay.entries[:2] + replay.entries[3:]))
    with pytest.raises(BadReplay, match="lacks some deeds"):
        from_bytes(data)


def test_a_file_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadReplay, match="cannot be read"):
        load(tmp_path / "nothing.villa")


def test_its_own_edition_gives_the_same_winner(replay: Replay) -> None:
    judged = judge_again(replay, "de")
    assert judged.refused_at is None
    assert judged.ended_at == len(replay.entries)
    assert judged.winners == ()


def test_american_rules_would_have_shared_the_win(replay: Replay) -> None:
    judged = judge_again(replay, "us")
    assert judged.refused_at is None
    toppler = judged.state.cause
    assert judged.winners == tuple(name for seat, name in enumerate(replay.setup.players) if seat != toppler)


def test_what_another_edition_forbids_ends_its_game_there() -> None:
    replay = fallen_villa()
    last = replay.entries[-1]
    assert isinstance(last.deed, MoveColumn)
    broken_off = replace(last, deed=replace(last.deed, ends=Ends.BROKEN_OFF))
    judged = judge_again(replace(replay, entries=(*replay.entries[:-1], broken_off)), "us")
    assert judged.refused_at == last.version
    assert judged.refusal is not None
    assert judged.refusal.reason is Reason.NO_BREAKING_OFF
    assert judged.winners is None


def test_too_many_players_for_an_edition_get_a_sentence(replay: Replay) -> None:
    setup = msgspec.structs.replace(replay.setup, players=tuple("ABCDEF"), edition="us")
    with pytest.raises(NoSuchGame, match="for 2 to 4 players"):
        judge_again(replace(replay, setup=setup), "de")


def test_every_state_on_the_way_can_be_had(replay: Replay) -> None:
    steps = list(walk(beginning(replay.setup), replay.entries))
    assert [step.entry for step in steps] == list(replay.entries)
    assert [step.events for step in steps] == [entry.events for entry in replay.entries]
    assert (steps[0].before.set_up, steps[0].after.set_up, steps[-1].after.over) == (False, True, True)


def test_watching_needs_no_physics(replay: Replay) -> None:
    track = replay.entries[-1].track
    assert track is not None
    seen = poses(track)
    exact = scene(replay, len(replay.entries))
    assert np.abs(seen[-1, :, :3] - exact.poses[:, :3]).max() < 1e-4


def test_a_scene_under_another_engine_has_poses_and_no_loads(replay: Replay) -> None:
    here = scene(replay, 1)
    assert here.loads is not None
    assert sum(here.present) == 24
    entries = tuple(
        entry if entry.state is None else replace(entry, state=b"made elsewhere") for entry in replay.entries
    )
    there = scene(replace(replay, entries=entries), 1)
    assert there.loads is None
    assert there.present == here.present
    assert np.abs(np.abs(there.poses) - np.abs(here.poses)).max() < 1e-3
    assert scene(replay, 0).present == (False,) * 25
