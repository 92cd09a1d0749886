"""What a bot sees and feels of the villa while it draws: whether to go on, ease off or break off."""

from enum import Enum
from typing import Final

from paletti.bots.mind.strength import Skill
from paletti.table.game import Game

TREMBLES_M: Final = 0.0004  # how far a hand may stray that trembles as people's hands do
LEAST_PUSH_M: Final = 0.0008  # even a trembling hand cannot look closer
MOST_EASED: Final = 4


class Mood(Enum):
    """How the draw feels to the bot."""

    CALM = "calm"
    UNEASY = "uneasy"  # ease off
    ALARMED = "alarmed"  # break off


class Lookout:
    """One player's look at the villa, as often and as exact as its skill."""

    def __init__(self, game: Game, skill: Skill, frame_s: float) -> None:
        """`frame_s` is the time that passes between two questions."""
        self._game, self._skill, self._frame_s = game, skill, frame_s
        self._since_look_s = 0.0
        self._eased = 0
        self.expects = 1.0
        """How many times its usual limits this player lets the villa move, knowing that it will stand."""
        self.newtons = 0.0
        """How hard it knows that it has to pull; it may dare more."""

    def mood(self) -> Mood:
        """What this player has just seen and felt; calm if it did not look."""
        skill, attempt = self._skill, self._game.attempt
        self._since_look_s += self._frame_s
        if attempt is not None and attempt.swayed:
            return Mood.ALARMED
        if self._since_look_s < skill.look_every_s:
            return Mood.CALM
        self._since_look_s = 0.0
        (lean, shift), pulls = self._game.world.sway(), self._game.world.pulls()
        strain = max(
            lean / (skill.alarm_lean * self.expects),
            shift / (skill.alarm_shift * self.expects),
            max(self._game.world.pushed().values(), default=0.0) / self._push_limit(),
            pulls[0].newtons / max(skill.dare_newtons, self.newtons) if pulls else 0.0,
        )
        if strain > 1:
            return Mood.ALARMED
        # Only skilled players ease off, and less each time, or the draw would never end.
        uneasy = strain > 0.55 and skill.eases and self._eased < MOST_EASED
        self._eased += uneasy
        return Mood.UNEASY if uneasy else Mood.CALM

    def _push_limit(self) -> float:
        """How far this player lets a neighbour be pushed, in metres: well within what the house allows (RULING-4)."""
        house = self._game.state.house
        return max(LEAST_PUSH_M, 0.00085 * min(house.push_mm, house.push_top_mm) - TREMBLES_M * self._skill.tremor)
