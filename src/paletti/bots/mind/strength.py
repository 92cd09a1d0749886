"""Four strengths of player: how steady the hand, how sharp the eye, how deep the thought."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from math import radians


class Strength(StrEnum):
    """The four names by which a table asks for a bot."""

    NOVICE = "novice"
    APPRENTICE = "apprentice"
    JOURNEYMAN = "journeyman"
    MASTER = "master"


@dataclass(frozen=True)
class Trust:
    """How a player judges draws, in log-odds: by what it sees at a glance (`oracle.NAMES`), and by rehearsals."""

    weights: tuple[float, ...]
    glance: float  # a factor for the glance once there is a rehearsal
    failed: float
    came: float
    strained: float  # added for one that nearly went wrong
    again: float  # a factor for a second rehearsal of the same draw


# By `python -m paletti.bots.study.sampling`, on villas and sets that no benchmark uses.
FITTED = Trust((-1.279, 2.517, -0.637, -0.493, -3.102, -1.089, 1.508, -1.74), 0.85, -3.25, 2.35, -0.53, 0.5)
# An older fit, when a villa counted as fallen sooner. It sees more danger, which helps players without rehearsals.
DOUBTFUL = Trust((-0.671, 2.33, -0.842, -1.49, -2.807, -0.729, 1.698, -0.841), 1.1, -1.2, 0.7, -1.03, 0.6)


@dataclass(frozen=True)
class Skill:
    """What a strength can do. Lengths in metres, speeds in metres a second."""

    # The hand
    tremor: float  # how much the hand shakes: 1 as people's hands do (RULING-20)
    draw_speed: float
    carry_speed: float
    aim_error_rad: float  # how far the actual way differs from the chosen one
    misplaced: float  # how far a column is set down beside the chosen spot
    # Patience and courage
    look_every_s: float  # between two looks at the villa while drawing
    alarm_lean: float  # degrees of a plateau's lean at which the draw is broken off
    alarm_shift: float  # metres a plateau may move
    dare_newtons: float  # a pull harder than this is given up
    eases: bool  # pauses and slows down when the villa begins to move
    # The eye
    blur: float  # how much an estimate of success is off, in log-odds
    sees_ways: int  # how many ways out of a column it looks at
    hooks: bool  # knows how to use the hook
    holds: bool  # knows how to relieve a column by lifting its plateau
    # The mind
    rehearsals: int  # draws tried out in the head, all candidates together
    looks: int  # how often the same draw is tried out, in harder and in softer wood
    least_chance: float  # least chance at which a column is drawn rather than a plateau applied for
    proof: float  # least chance at which another's application is objected to
    bluff: float  # how often a plateau is applied for though a column could go up
    playouts: int  # how often the rest of the game is played out in thought, for each choice
    foresight: float  # 0 only looks at this turn, 1 also weighs what seal and next players will do
    lands: bool  # thinks about how the column will stand above before drawing it
    lets_be: bool  # knows that a column may be left where it is, to let the others move first
    keeps_free: bool  # stands valuable columns where the next plateau will not cover them
    spite: float  # how much it values making others' columns carry
    trust: Trust = FITTED

    def bold(self) -> Skill:
        """The same player when there is nothing to lose: it goes on where it would otherwise break off."""
        if self.lets_be:
            return replace(self, least_chance=0.0)  # it knows that after a column is put back the game goes on as well
        return replace(self, alarm_lean=2 * self.alarm_lean, alarm_shift=2 * self.alarm_shift, least_chance=0.0)

    def careful(self) -> Skill:
        """The same player while nobody can win yet: toppling the villa now spoils the game for everybody."""
        return replace(
            self,
            tremor=0.4 * self.tremor,
            draw_speed=0.75 * self.draw_speed,
            aim_error_rad=0.6 * self.aim_error_rad,
            misplaced=0.6 * self.misplaced,
            look_every_s=0.5 * self.look_every_s,
            alarm_lean=0.8 * self.alarm_lean,
            alarm_shift=0.8 * self.alarm_shift,
            least_chance=max(self.least_chance, min(0.9, self.least_chance + 0.08)),
        )


SKILLS: dict[Strength, Skill] = {
    Strength.NOVICE: Skill(
        tremor=4.5,
        draw_speed=0.135,
        carry_speed=0.30,
        aim_error_rad=radians(7.5),
        misplaced=0.0075,
        look_every_s=0.65,
        alarm_lean=7.0,
        alarm_shift=0.014,
        dare_newtons=3.0,
        eases=False,
        blur=1.6,
        sees_ways=1,
        hooks=False,
        holds=False,
        rehearsals=0,
        looks=1,
        least_chance=0.5,
        proof=0.95,
        bluff=0.04,
        playouts=0,
        foresight=0.0,
        lands=False,
        lets_be=False,
        keeps_free=False,
        spite=0.0,
        trust=DOUBTFUL,
    ),
    Strength.APPRENTICE: Skill(
        tremor=2.9,
        draw_speed=0.114,
        carry_speed=0.32,
        aim_error_rad=radians(4.8),
        misplaced=0.0045,
        look_every_s=0.34,
        alarm_lean=5.7,
        alarm_shift=0.0112,
        dare_newtons=2.6,
        eases=False,
        blur=0.8,
        sees_ways=2,
        hooks=False,
        holds=False,
        rehearsals=0,
        looks=1,
        least_chance=0.72,
        proof=0.94,
        bluff=0.03,
        playouts=0,
        foresight=0.35,
        lands=False,
        lets_be=False,
        keeps_free=False,
        spite=0.0,
    ),
    Strength.JOURNEYMAN: Skill(
        tremor=2.8,
        draw_speed=0.095,
        carry_speed=0.36,
        aim_error_rad=radians(3.7),
        misplaced=0.0033,
        look_every_s=0.25,
        alarm_lean=4.4,
        alarm_shift=0.0085,
        dare_newtons=2.2,
        eases=True,
        blur=0.65,
        sees_ways=3,
        hooks=True,
        holds=True,
        rehearsals=1,
        looks=1,
        least_chance=0.75,
        proof=0.93,
        bluff=0.03,
        playouts=0,
        foresight=0.5,
        lands=False,
        lets_be=False,
        keeps_free=False,
        spite=0.3,
    ),
    Strength.MASTER: Skill(
        tremor=0.3,
        draw_speed=0.085,
        carry_speed=0.42,
        aim_error_rad=radians(1),
        misplaced=0.0008,
        look_every_s=0.045,
        alarm_lean=2.2,
        alarm_shift=0.004,
        dare_newtons=2.0,
        eases=True,
        blur=0.0,
        sees_ways=4,
        hooks=True,
        holds=True,
        rehearsals=14,
        looks=2,
        least_chance=0.5,
        proof=0.95,
        bluff=0.0,
        playouts=200,
        foresight=1.0,
        lands=True,
        lets_be=True,
        keeps_free=True,
        spite=0.6,
    ),
}

FORMER: dict[Strength, Skill] = {
    Strength.NOVICE: SKILLS[Strength.NOVICE],
    Strength.APPRENTICE: replace(
        SKILLS[Strength.APPRENTICE],
        tremor=3.0,
        aim_error_rad=radians(5.4),
        misplaced=0.0052,
        look_every_s=0.42,
        blur=1.0,
        least_chance=0.58,
        foresight=0.1,
        trust=DOUBTFUL,
    ),
    Strength.JOURNEYMAN: replace(SKILLS[Strength.JOURNEYMAN], tremor=1.75, least_chance=0.67, trust=DOUBTFUL),
    Strength.MASTER: replace(
        SKILLS[Strength.MASTER],
        least_chance=0.82,
        draw_speed=0.07,
        rehearsals=3,
        looks=1,
        bluff=0.04,
        playouts=40,
        keeps_free=False,
        trust=DOUBTFUL,
    ),
}
"""The strengths from the time when a villa fell more easily. The bench lets each play against its successor."""
FORMERLY = "former-"


def skill_of(name: str) -> Skill:
    """The skill of a strength, or of `former-` and a strength."""
    formerly = name.removeprefix(FORMERLY)
    return SKILLS[Strength(name)] if formerly == name else FORMER[Strength(formerly)]
