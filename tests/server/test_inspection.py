"""The checks of a stranger's file, one after the other; none of them moves any wood."""

from dataclasses import replace
from functools import cache

import mujoco
import pytest
from msgspec import structs
from tests.server.served import Server
from tests.server.test_replays import upload

from paletti.physics.world import World
from paletti.server.http.inspection import inspected
from paletti.table.entry import PlacePiece, packed
from paletti.table.game import Game
from paletti.table.happenings import Judged
from paletti.table.journal import Journal
from paletti.table.kit import start_poses
from paletti.table.record import pack_track, poses
from paletti.table.replay.file import BadReplay, Replay, replay_of, to_bytes
from paletti.table.setup import GameSetup
from paletti.testing.bombs import toppled
from paletti.testing.hand import ScriptedHand


def test_an_honest_game_passes_without_a_single_step_of_the_wood(monkeypatch: pytest.MonkeyPatch) -> None:
    def step(*args: object) -> None:
        raise AssertionError("The wood was moved.")

    honest = toppled()
    data = to_bytes(honest)
    for what in ("mj_step", "mj_step1", "mj_step2"):
        monkeypatch.setattr(mujoco, what, step)
    monkeypatch.setattr(World, "step", step)
    assert inspected(data).payloads == tuple(packed(entry) for entry in honest.entries)


@cache
def by_hand() -> Replay:
    """The beginning of a game in which two columns were placed by hand before the table set up the villa."""
    game = Game.new(GameSetup(("Ann", "Ben"), layout="by-hand", seed=8), journal := Journal())
    wanted = start_poses(game.kit, game.setup.serial, 3)
    for seat, column in enumerate(("red-thin-1", "red-hex")):
        x, y, _ = wanted[column].position
        ScriptedHand(game, seat).stand(column, (x, y))
    assert isinstance(game.arrange(), Judged)
    return replay_of(game.setup, journal.entries())


def test_a_game_that_was_set_up_by_hand_is_taken(server: Server) -> None:
    assert [type(entry.deed).__name__ for entry in by_hand().entries] == ["PlacePiece", "PlacePiece", "SetUp"]
    assert upload(server, to_bytes(by_hand())).status_code == 201


def changed(what: str) -> Replay:
    """The same game with one thing that is not true."""
    first, second, set_up = by_hand().entries
    changes = {
        "by": (replace(first, deed=PlacePiece("Ben", "red-thin-1")), second, set_up),
        "seat": (replace(first, seat=1), second, set_up),
        "no seat": (replace(first, seat=None), second, set_up),
        "piece": (replace(first, deed=PlacePiece("Ann", "red-cube")), second, set_up),
        "villa": (replace(first, state=None, track=None), second, set_up),
        "after the setup": (first, replace(set_up, version=2), replace(second, version=3)),
    }
    return replace(by_hand(), entries=changes[what])


@pytest.mark.parametrize("what", ["by", "seat", "no seat", "piece", "villa", "after the setup"])
def test_a_piece_that_nobody_can_have_put_down_so_is_refused_in_one_sentence(server: Server, what: str) -> None:
    refused = upload(server, to_bytes(changed(what)))
    sentence = "This file holds deeds that no table could have written."
    assert (refused.status_code, refused.json()["reason"], refused.json()["sentence"]) == (422, "bad-replay", sentence)


def test_a_piece_is_put_down_by_hand_only_at_a_table_that_is_set_up_so(server: Server) -> None:
    arranged = replace(by_hand(), setup=structs.replace(by_hand().setup, layout="scattered"))
    assert upload(server, to_bytes(arranged)).status_code == 422


@pytest.mark.parametrize("pose", [(5000.0, 0, 0, 1, 0, 0, 0), (0, 0, 0, 0.0, 0, 0, 0), (0, 0, 0, 1, 1, 1, 1)])
def test_a_picture_of_a_piece_that_cannot_be_there_is_refused(pose: tuple[float, ...]) -> None:
    honest = toppled()
    fall = honest.entries[-1]
    assert fall.track is not None
    pictures = list(poses(fall.track))
    pictures[40][3] = pose
    altered = replace(fall, track=pack_track(pictures, fall.track.start, fall.track.end))
    with pytest.raises(BadReplay, match="no table could have written"):
        inspected(to_bytes(replace(honest, entries=(*honest.entries[:-1], altered))))
