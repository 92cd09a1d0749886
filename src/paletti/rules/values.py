"""The values between which a house chooses, where the rulebooks differ."""

from enum import StrEnum


class BluePlateau(StrEnum):
    """How the first plateau must lie when the villa is set up."""

    WITHIN_BASE = "within-base"
    ON_ALL_COLUMNS = "on-all-columns"
    FREE = "free"


class ColourRule(StrEnum):
    """How players get their colours."""

    THROW_THEN_CHOOSE = "throw-then-choose"
    ALL_THROW = "all-throw"


class Begins(StrEnum):
    """Who takes the first turn."""

    LAST_TO_A_COLOUR = "last-to-a-colour"
    THROWER = "thrower"
    NAMED = "named"


class BreakingOff(StrEnum):
    """Whether an attempt with a column may be broken off."""

    MAY = "may"
    MUST_WHEN_SWAYING = "must-when-swaying"
    NEVER = "never"


class ProofColumn(StrEnum):
    """The columns with which an objector can prove: those that the applicant would have had to raise, or any."""

    REQUIRED = "required"
    ANY = "any"


class Overhang(StrEnum):
    """Whether a plateau may stick out over the edge of the base."""

    FROM_GREEN = "from-green"
    NEVER = "never"


class AfterPlateau(StrEnum):
    """What follows in the turn once a plateau lies."""

    TURN_OVER = "turn-over"
    MUST_RAISE = "must-raise"


class Steadying(StrEnum):
    """The deed during which no plateau may be steadied."""

    SETTING_DOWN = "setting-down"
    LAYING = "laying"


class SealCounted(StrEnum):
    """When points are compared for the seal."""

    AT_ONCE = "at-once"
    TURN_END = "turn-end"


class EndsWhen(StrEnum):
    """What must be impossible for everybody before a standing villa ends the game."""

    NOTHING_TO_BUILD = "nothing-to-build"
    NOTHING_TO_MOVE = "nothing-to-move"


class WithoutPlateau(StrEnum):
    """What a player does who does not dare to move when no plateau is left."""

    MAY_PASS = "may-pass"
    MUST_MOVE = "must-move"


class Mode(StrEnum):
    """Which columns a player may raise."""

    OWN = "own"
    FREESTYLE = "freestyle"
    RANDOM = "random"
    ASSIGNED = "assigned"


class Scoring(StrEnum):
    """What decides about the winner."""

    SEAL = "seal"
    BASIC = "basic"
    TOURNAMENT = "tournament"


class SpareColours(StrEnum):
    """What happens to spare colours: a second one for each player, neutral, or simply unused."""

    SHARED_OUT = "shared-out"
    UNUSED = "unused"


class OwnAfterNeutral(StrEnum):
    """Whether a column of the player's own must follow the neutral one in the game of three."""

    MAY = "may"
    MUST = "must"


class NeutralBrokenOff(StrEnum):
    """What follows a neutral attempt that was broken off: an own column at once, or only if nobody objects."""

    OWN_AT_ONCE = "own-at-once"
    ASK_FIRST = "ask-first"


class TwoColours(StrEnum):
    """Whether a player with two colours uses either at will, or names one at the start of each turn."""

    EITHER = "either"
    NAMED = "named"


class ColourUsedUp(StrEnum):
    """What a player does whose thrown colour has no column below the top."""

    PLATFORM = "platform"
    THROW_AGAIN = "throw-again"


class ToppleCosts(StrEnum):
    """When toppling the tower costs points in a tournament."""

    FROM_GREEN = "from-green"
    ALWAYS = "always"


class AfterChallenge(StrEnum):
    """Who begins the next round after a challenger toppled the tower."""

    CHALLENGER = "challenger"
    CLOCKWISE = "clockwise"


class Hands(StrEnum):
    """How much a player's hand trembles."""

    STEADY = "steady"
    NATURAL = "natural"
    NERVOUS = "nervous"
