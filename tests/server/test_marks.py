"""When a hand is told whether it may let go."""

from types import SimpleNamespace
from typing import cast

from paletti.physics.pose import Pose
from paletti.protocol import toclient as said
from paletti.server.master.marks import Marks
from paletti.table.attempt import Phase
from paletti.table.game import Game
from paletti.table.happenings import Trouble, TroubleKind, Verb
from paletti.table.view import AttemptView


class Carried:
    """A game with a column over the blue plateau, at a height that the test chooses; it counts the questions."""

    state = SimpleNamespace(top_plateau="blue")

    def __init__(self) -> None:
        self.world, self.z, self.asked = self, 0.4, 0

    def pose(self, name: str) -> Pose:
        return Pose((0.0, 0.0, self.height(name)))

    def height(self, name: str) -> float:
        return 0.1 if name == "blue" else self.z

    def is_parked(self, name: str) -> bool:
        return False

    def held(self, hand: int) -> str | None:
        return "red-hex" if hand == 0 else None

    def may_let_go(self) -> None:
        self.asked += 1


def test_whether_one_may_let_go_is_asked_as_often_as_the_answer_may_change() -> None:
    game = Carried()
    marks, attempt = Marks(cast(Game, game)), AttemptView(0, Verb.MOVE, "red-hex", "hand", 0, Phase.IN_HAND, False)

    def asked_in_a_second(metres_a_frame: float) -> int:
        before = game.asked
        for _ in range(60):
            game.z += metres_a_frame
            assert marks.look(attempt) is None  # already told, and the answer is the same
        return game.asked - before

    assert marks.look(attempt) == said.Mark(0, None)
    assert asked_in_a_second(0.0) == 1
    assert asked_in_a_second(0.0005) == 10
    assert asked_in_a_second(0.01) in (2, 3)  # at the first look it is still slow
    game.z = 0.05
    assert asked_in_a_second(0.0005) <= 2


def test_a_hand_that_did_not_open_and_the_mark_never_disagree() -> None:
    game = Carried()
    marks, attempt = Marks(cast(Game, game)), AttemptView(0, Verb.MOVE, "red-hex", "hand", 0, Phase.IN_HAND, False)
    why = Trouble(TroubleKind.NOT_THERE_YET)
    assert marks.look(attempt) == said.Mark(0, None)
    told = marks.refused(attempt, why)
    assert told is not None
    assert told.refusal is not None
    assert told.refusal.reason == "not-there-yet"
    assert marks.refused(attempt, why) is None  # nothing new
    game.z += 0.001
    marks_again = [marks.look(attempt) for _ in range(60)]
    assert [mark for mark in marks_again if mark is not None] == [said.Mark(0, None)]


def test_a_hand_that_opens_before_anybody_asked_is_judged_like_any_other() -> None:
    marks = Marks(cast(Game, Carried()))
    attempt = AttemptView(0, Verb.MOVE, "red-hex", "hand", 0, Phase.IN_HAND, False)
    assert marks.refused(attempt, Trouble(TroubleKind.NOT_THERE_YET)) is not None
    looks = [marks.look(attempt) for _ in range(60)]
    assert [mark for mark in looks if mark is not None] == [said.Mark(0, None)]
