"""Pose tracks: exact to 0.1 mm, and small."""

import zlib

import numpy as np

from paletti.table.record import pack_track, poses, quantised, ticks


def drifting(pictures: int, pieces: int = 25) -> list[np.ndarray[tuple[int, int], np.dtype[np.float64]]]:
    still = np.zeros((pieces, 7))
    still[:, 3] = 1.0
    found = []
    for number in range(pictures):
        now = still.copy()
        now[0, :3] = [0.001 * number, -0.0005 * number, 0.2]
        now[0, 3:] = [np.cos(number / 50), 0, 0, np.sin(number / 50)]
        found.append(now)
    return found


def test_poses_come_back_to_a_tenth_of_a_millimetre() -> None:
    seen = drifting(30)
    back = poses(pack_track(seen, 0, 232))
    assert back.shape == (30, 25, 7)
    assert np.abs(back - np.array(seen))[..., :3].max() <= 0.5e-4 + 1e-12
    assert np.abs(back - np.array(seen))[..., 3:].max() <= 0.5e-4 + 1e-12


def test_the_last_picture_has_the_last_tick() -> None:
    assert ticks(pack_track(drifting(4), 100, 121)) == [100, 108, 116, 121]


def test_a_quaternion_that_flips_its_sign_is_no_jump() -> None:
    one, two = drifting(2)
    two[3, 3:] *= -1
    steps = np.diff(quantised(np.array([one, two])), axis=0)
    assert np.abs(steps[0, 3]).max() == 0


def test_what_does_not_move_costs_nothing() -> None:
    track = pack_track(drifting(200), 0, 1600)
    assert len(zlib.compress(track.packed)) < 1200


def test_pieces_far_away_in_the_box_are_kept_too() -> None:
    far = drifting(2)
    far[1][7, :3] = [27.0, 0.0, 20.0]
    assert np.allclose(poses(pack_track(far, 0, 8))[1, 7, :3], [27.0, 0.0, 20.0])
