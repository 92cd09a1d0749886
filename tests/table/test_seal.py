"""The seal is really thrown."""

from collections import Counter

import numpy as np

from paletti.rules.pieces import Side
from paletti.table.seal import throw


def test_the_same_words_give_the_same_throw() -> None:
    one, two = throw(7, 1), throw(7, 1)
    assert one.shows is two.shows
    assert np.array_equal(one.poses, two.poses)


def test_every_side_comes_up_and_no_colour_is_favoured() -> None:
    shown = Counter(throw("fair", number).shows for number in range(240))
    colours = [shown[side] for side in Side if side is not Side.END]
    assert min(colours) > 30
    assert max(colours) < 95
    assert 0 < shown[Side.END] < 40


def test_a_throw_can_be_watched_to_its_rest() -> None:
    thrown = throw(3)
    assert thrown.poses.shape[1] == 7
    assert len(thrown.poses) > 15
    assert np.allclose(thrown.poses[-1], thrown.poses[-2], atol=5e-3)
