"""No gesture, however wild, breaks the world: it is refused with a sentence, or something physical happens."""

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.physics.wood import small_villa

from paletti.physics.gesture import Gesture, GestureError, Grip, LetGo, Move, Tool
from paletti.physics.settings import ROLLOUT

WORLD = small_villa(ROLLOUT)
START = WORLD.snapshot()

number = st.one_of(st.floats(-0.3, 0.3), st.floats(allow_nan=True, allow_infinity=True))
point = st.tuples(number, number, number)
near = st.tuples(st.floats(-0.15, 0.15), st.floats(-0.15, 0.15), st.floats(-0.1, 0.3))
hand = st.integers(-1, 2)
name = st.sampled_from([*WORLD.names, "nobody", ""])
moment = st.one_of(st.floats(0, 3), st.floats(allow_nan=True, allow_infinity=True))


@st.composite
def grips_that_hold(draw: st.DrawFn) -> Gesture:
    piece = draw(st.sampled_from([piece for piece in WORLD.names if piece != "spare"]))
    return Grip(draw(st.integers(0, 1)), piece, WORLD.pose(piece).position, draw(st.sampled_from(Tool)))


gesture: st.SearchStrategy[Gesture] = st.one_of(
    grips_that_hold(),
    st.builds(Grip, hand, name, point, st.sampled_from(Tool)),
    st.builds(Move, hand, moment, st.one_of(near, point), number),
    st.builds(LetGo, hand),
)


def refusal(deed: Gesture) -> str | None:
    try:
        WORLD.do(deed)
    except GestureError as error:
        return str(error)
    return None


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(st.lists(st.tuples(gesture, st.integers(0, 40)), min_size=1, max_size=8))
def test_wild_gestures_never_break_the_world(story: list[tuple[Gesture, int]]) -> None:
    WORLD.restore(START)
    for deed, steps in story:
        before = WORLD.hash()
        refused = refusal(deed)
        if refused is not None:
            assert refused.endswith(".")
            assert WORLD.hash() == before
        WORLD.step(steps)
    poses = WORLD.poses()[[not WORLD.is_parked(piece) for piece in WORLD.names]]
    assert np.isfinite(poses).all()
    assert np.abs(poses[:, :3]).max() < 5
    assert poses[:, 2].min() > -0.01
    assert np.abs(WORLD.data.qvel).max() < 500
