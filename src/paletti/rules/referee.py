"""The referee: `start` a game, ask whether a deed `may` be done, `apply` it and get the outcome or a refusal."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    Deed,
    LayPlateau,
    Leave,
    MoveColumn,
    NameColour,
    Object,
    Pass,
    Prove,
    RunOutOfTime,
    SetUp,
    TakeOut,
    ThrowSeal,
)
from paletti.rules.draft import Draft
from paletti.rules.editions import LEAST_PLAYERS
from paletti.rules.events import Event
from paletti.rules.flow import FRESH_LEVELS, begin_turn
from paletti.rules.house import House
from paletti.rules.quoting import quoted
from paletti.rules.refusals import Refusal
from paletti.rules.state import BLUE, NOBODY, Stage, State
from paletti.rules.verbs import claim, colours, move, plateau, prove, rest, setup, throw


class Applied(NamedTuple):
    """A deed that was done: the state after it, and its events."""

    state: State
    events: tuple[Event, ...]


class NoSuchTable(ValueError):
    """These players cannot play this game; the message says why."""


# Each deed's check and its consequence.
_VERBS: Final[dict[type, tuple[Callable[[State, Any], Refusal | None], Callable[[Draft, Any], None]]]] = {
    SetUp: (setup.check, setup.carry_out),
    ThrowSeal: (throw.check, throw.carry_out),
    ChooseColour: (colours.check, colours.carry_out),
    NameColour: (throw.check_name, throw.carry_out_name),
    MoveColumn: (move.check, move.carry_out),
    ApplyForPlateau: (claim.check_apply, claim.apply_for),
    Consent: (claim.check_consent, claim.consent),
    Object: (claim.check_object, claim.object_to),
    Prove: (prove.check, prove.carry_out),
    TakeOut: (plateau.check_take_out, plateau.take_out),
    LayPlateau: (plateau.check_lay, plateau.lay),
    Pass: (rest.check_pass, rest.carry_out_pass),
    RunOutOfTime: (rest.check_time, rest.carry_out_time),
    Leave: (rest.check_leave, rest.carry_out_leave),
}


def start(house: House, players: Sequence[str], first: str | None = None) -> State:
    """The state before anything is done: players clockwise, the youngest first; `first` begins, if named."""
    names = tuple(players)
    if not LEAST_PLAYERS <= len(names) <= house.most_players:
        raise NoSuchTable(f"this game is for {LEAST_PLAYERS} to {house.most_players} players, not {len(names)}")
    if not all(name.strip() for name in names):
        raise NoSuchTable("every player needs a name")
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise NoSuchTable(f"two players are called {quoted(twice)}")
    if first is not None and first not in names:
        raise NoSuchTable(f"{quoted(first)} is to begin but does not play")
    starter = 0 if first is None else names.index(first)
    draft = Draft(_empty(house, names, starter))
    if house.gives_colours:
        draft.turn = starter if not house.plays_for_seal else 0
    else:
        begin_turn(draft, starter)
    return draft.freeze()


def _empty(house: House, names: tuple[str, ...], starter: int) -> State:
    return State(
        house=house,
        players=names,
        starter=starter,
        set_up=False,
        stage=Stage.COLOURS,
        turn=0,
        number=0,
        levels=FRESH_LEVELS,
        top=BLUE,
        out=0,
        locked=0,
        locks=(),
        askew=0,
        void=0,
        owned=(0,) * len(names),
        neutral=0,
        holder=NOBODY,
        former=NOBODY,
        fresh=True,
        raised=False,
        objector=NOBODY,
        consents=0,
        proof_spent=False,
        required=0,
        passes=0,
        gone=0,
        round=1,
        scores=(0,) * len(names),
        cause=NOBODY,
        winners=(),
        ended_by=None,
    )


def may(state: State, deed: Deed) -> Refusal | None:
    """Why a deed is refused now; None if it is allowed."""
    return _VERBS[type(deed)][0](state, deed)


def apply(state: State, deed: Deed) -> Applied | Refusal:
    """The result of a deed, or why it is refused; the given state never changes."""
    check, carry_out = _VERBS[type(deed)]
    refusal = check(state, deed)
    if refusal is not None:
        return refusal
    draft = Draft(state)
    carry_out(draft, deed)
    return Applied(draft.freeze(), tuple(draft.events))
