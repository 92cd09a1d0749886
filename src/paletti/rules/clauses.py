"""Every clause and ruling of the catalogue, by its id."""

from enum import StrEnum


class Clause(StrEnum):
    """The id under which a test, an event or a refusal cites a rule."""

    PIECES_1 = "PIECES-1"
    PIECES_2 = "PIECES-2"
    PIECES_3 = "PIECES-3"

    SETUP_1 = "SETUP-1"
    SETUP_2 = "SETUP-2"

    COLOUR_1 = "COLOUR-1"
    COLOUR_2 = "COLOUR-2"
    COLOUR_3 = "COLOUR-3"

    MOVE_1 = "MOVE-1"
    MOVE_2 = "MOVE-2"

    ABORT_1 = "ABORT-1"
    ABORT_2 = "ABORT-2"

    PLATEAU_1 = "PLATEAU-1"
    PLATEAU_2 = "PLATEAU-2"
    PLATEAU_3 = "PLATEAU-3"
    PLATEAU_4 = "PLATEAU-4"
    PLATEAU_5 = "PLATEAU-5"
    PLATEAU_6 = "PLATEAU-6"
    PLATEAU_7 = "PLATEAU-7"
    PLATEAU_8 = "PLATEAU-8"
    PLATEAU_9 = "PLATEAU-9"

    BUILD_1 = "BUILD-1"
    BUILD_2 = "BUILD-2"
    BUILD_3 = "BUILD-3"
    BUILD_4 = "BUILD-4"
    BUILD_5 = "BUILD-5"
    BUILD_6 = "BUILD-6"
    BUILD_7 = "BUILD-7"
    BUILD_8 = "BUILD-8"

    SEAL_1 = "SEAL-1"
    SEAL_2 = "SEAL-2"
    SEAL_3 = "SEAL-3"
    SEAL_4 = "SEAL-4"
    SEAL_5 = "SEAL-5"

    END_1 = "END-1"
    END_2 = "END-2"

    TWO_1 = "TWO-1"
    TWO_2 = "TWO-2"

    THREE_1 = "THREE-1"
    THREE_2 = "THREE-2"
    THREE_3 = "THREE-3"
    THREE_4 = "THREE-4"
    THREE_5 = "THREE-5"
    THREE_6 = "THREE-6"

    US_1 = "US-1"
    US_2 = "US-2"
    US_3 = "US-3"
    US_4 = "US-4"
    US_5 = "US-5"
    US_6 = "US-6"
    US_7 = "US-7"
    US_8 = "US-8"
    US_9 = "US-9"

    RULING_1 = "RULING-1"
    RULING_2 = "RULING-2"
    RULING_3 = "RULING-3"
    RULING_4 = "RULING-4"
    RULING_5 = "RULING-5"
    RULING_6 = "RULING-6"
    RULING_7 = "RULING-7"
    RULING_8 = "RULING-8"
    RULING_9 = "RULING-9"
    RULING_10 = "RULING-10"
    RULING_11 = "RULING-11"
    RULING_12 = "RULING-12"
    RULING_13 = "RULING-13"
    RULING_14 = "RULING-14"
    RULING_15 = "RULING-15"
    RULING_16 = "RULING-16"
    RULING_17 = "RULING-17"
    RULING_18 = "RULING-18"
    RULING_19 = "RULING-19"
    RULING_20 = "RULING-20"

    @property
    def family(self) -> str:
        """The part before the number: `MOVE`, `SEAL`, `RULING`."""
        return self.value.partition("-")[0]


# The building regulations repeat two clauses under ids of their own.
SAME: dict[Clause, Clause] = {
    Clause.BUILD_4: Clause.PLATEAU_6,
    Clause.BUILD_7: Clause.MOVE_2,
}


def canonical(clause: Clause) -> Clause:
    """The clause itself, or the one that it repeats."""
    return SAME.get(clause, clause)
