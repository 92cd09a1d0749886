"""The seal as a die."""

from collections import Counter

import numpy as np

from paletti.physics.pose import rotation
from paletti.physics.seal import throw_seal


def test_a_throw_belongs_to_its_seed() -> None:
    one, again, other = throw_seal(5), throw_seal(5), throw_seal(6)

    assert np.array_equal(one.poses, again.poses)
    assert one.face == again.face
    assert not np.array_equal(one.poses, other.poses)


def test_every_side_comes_up_and_now_and_then_an_end() -> None:
    faces = Counter(throw_seal(seed).face for seed in range(160))

    assert set(faces) == {0, 1, 2, 3, None}
    assert all(faces[side] > 20 for side in range(4))
    assert faces[None] < 30


def test_the_block_ends_lying_on_the_table_with_its_face_up() -> None:
    for seed in range(12):
        throw = throw_seal(seed)
        last = throw.poses[-1]
        up = rotation(last[3:])[2]
        if throw.face is None:
            assert abs(up[0]) > 0.99
        else:
            axis, sign = 1 + throw.face % 2, 1 if throw.face < 2 else -1
            assert up[axis] * sign > 0.99
