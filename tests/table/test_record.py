"""Pose tracks: exact to 0.1 mm, and small."""

import zlib

import numpy as np
import pytest
from msgspec.structs import replace

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
    assert len(track.packed) == 4 * 200 * 4  # x, y, and two numbers of the turn
    assert len(zlib.compress(track.packed)) < 1200


def test_a_track_whose_parts_do_not_fit_together_is_refused() -> None:
    track = pack_track(drifting(4), 0, 24)
    for broken in (replace(track, packed=track.packed[:-4]), replace(track, moving=bytes(len(track.moving)))):
        with pytest.raises(ValueError, match="not as many numbers"):
            poses(broken)


def test_pieces_far_away_in_the_box_are_kept_too() -> None:
    far = drifting(2)
    far[1][7, :3] = [27.0, 0.0, 20.0]
    assert np.allclose(poses(pack_track(far, 0, 8))[1, 7, :3], [27.0, 0.0, 20.0])


def one_after_the_other(pictures: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> list[list[list[int]]]:
    """What `quantised` should return, computed number by number."""
    found = []
    for row in pictures.transpose(1, 0, 2).tolist():
        kept, before = list[list[int]](), list[float]()
        for at, pose in enumerate(row):
            if before and sum(one * two for one, two in zip(pose[3:], before, strict=True)) < 0:
                pose[3:] = [-part for part in pose[3:]]
            before, grains = pose[3:], [part / 1e-4 for part in pose]
            whole = [round(part) for part in grains]
            if 0 < at < len(row) - 1:
                whole = [
                    old if abs(new - old) < 1 else one for new, old, one in zip(grains, kept[-1], whole, strict=True)
                ]
            kept.append(whole)
        found.append(kept)
    return np.array(found).transpose(1, 0, 2).tolist()  # type: ignore[no-any-return]


def test_pictures_are_rounded_as_one_after_the_other_would_be() -> None:
    chance = np.random.default_rng(5)
    seen = np.array(drifting(40, pieces=5))
    seen[:, 2] += chance.normal(0, 8e-5, (40, 7))  # the tremor is between two numbers
    seen[:, 3, 3:] *= np.where(chance.random((40, 1)) < 0.3, -1, 1)
    seen[12:, 4, 3:] = [0.0, -1.0, 0.0, 0.0]  # half a turn at once, so that neither direction is the shorter one
    seen[20:, 4, 3:] *= -1
    for count in (1, 2, 3, 40):
        assert quantised(seen[:count]).tolist() == one_after_the_other(seen[:count])
