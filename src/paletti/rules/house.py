"""The house: the one frozen record of choices that a table plays by."""

from dataclasses import dataclass

from paletti.rules.values import (
    AfterChallenge,
    AfterPlateau,
    Begins,
    BluePlateau,
    BreakingOff,
    ColourRule,
    ColourUsedUp,
    EndsWhen,
    Hands,
    Mode,
    NeutralBrokenOff,
    Overhang,
    OwnAfterNeutral,
    ProofColumn,
    Scoring,
    SealCounted,
    SpareColours,
    Steadying,
    ToppleCosts,
    TwoColours,
    WithoutPlateau,
)

_ORANGE = 4  # the fourth plateau: from here on the option of few columns counts


@dataclass(frozen=True, slots=True)
class House:
    """All choices of a table. `changed` names those that are house rules and not the edition's own."""

    edition: str = "de"
    changed: tuple[str, ...] = ()

    columns_on_rim: bool = False
    blue_plateau: BluePlateau = BluePlateau.WITHIN_BASE
    colour_rule: ColourRule = ColourRule.THROW_THEN_CHOOSE
    begins: Begins = Begins.LAST_TO_A_COLOUR
    breaking_off: BreakingOff = BreakingOff.MAY
    proof_column: ProofColumn = ProofColumn.REQUIRED
    overhang: Overhang = Overhang.FROM_GREEN
    cover_minimum: int = 3
    few_columns: bool = False
    few_columns_minimum: int = 1
    after_plateau: AfterPlateau = AfterPlateau.TURN_OVER
    hold_plateaus: bool = True
    uncovering: bool = False  # a held plateau may uncover what it covered
    steadying: Steadying = Steadying.SETTING_DOWN
    seal_counted: SealCounted = SealCounted.AT_ONCE
    ends_when: EndsWhen = EndsWhen.NOTHING_TO_BUILD
    without_plateau: WithoutPlateau = WithoutPlateau.MAY_PASS
    spare_colours: SpareColours = SpareColours.SHARED_OUT
    two_colours: TwoColours = TwoColours.EITHER
    own_after_neutral: OwnAfterNeutral = OwnAfterNeutral.MAY
    neutral_broken_off: NeutralBrokenOff = NeutralBrokenOff.OWN_AT_ONCE
    mode: Mode = Mode.OWN
    scoring: Scoring = Scoring.SEAL
    rounds: int = 1
    colour_used_up: ColourUsedUp = ColourUsedUp.PLATFORM
    topple_costs: ToppleCosts = ToppleCosts.FROM_GREEN
    after_challenge: AfterChallenge = AfterChallenge.CHALLENGER

    setup_lean_deg: float | None = None  # how far the blue plateau may lean at rest; None: not judged
    setup_column_lean_deg: float | None = None
    collapse_lean_deg: float = 15
    collapse_drop_percent: float = 33.3  # share of a column's height that a point of a plateau's rim may sink
    collapse_after_s: float = 1  # if the villa does not come to rest, it must last this long
    ruin_columns: int = 5
    idle_hand_s: float = 120  # a hand that does nothing for this long opens
    askew_lean_deg: float = 5
    feel_first: float = 1  # mm that a column may be moved before it is chosen
    push_mm: float = 10
    push_top_mm: float = 10  # on the top level
    hold_shift_mm: float = 5
    hold_turn_deg: float = 3
    objection_time_s: float | None = 20
    turn_clock_s: float | None = None
    sway_lean_deg: float = 3
    sway_shift_mm: float = 8
    jam_s: float | None = None  # a column that does not come out in this time goes back; None: it is broken off
    hands: Hands = Hands.NATURAL

    @property
    def plays_for_seal(self) -> bool:
        """Whether the Master Builder's Seal decides, and not points over rounds."""
        return self.scoring is Scoring.SEAL

    @property
    def gives_colours(self) -> bool:
        """Whether players get colours of their own at the start."""
        return self.mode is Mode.OWN or self.mode is Mode.ASSIGNED

    @property
    def hears_objections(self) -> bool:
        """Whether players must apply for a plateau, and others can object, instead of simply laying it."""
        return self.scoring is not Scoring.BASIC

    @property
    def most_players(self) -> int:
        """How many can sit at the table: one for each colour, or eight if colours belong to nobody."""
        return 4 if self.gives_colours else 8

    def least_covered(self, level: int) -> int:
        """How many columns the plateau of this level (blue is 1) must cover."""
        return self.few_columns_minimum if self.few_columns and level >= _ORANGE else self.cover_minimum
