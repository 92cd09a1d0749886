"""What each seat may do now, grouped for pages, and all lawful deeds one by one."""

from collections.abc import Iterator
from dataclasses import dataclass

from paletti.rules import masks
from paletti.rules.deeds import (
    ApplyForPlateau,
    ChooseColour,
    Consent,
    Deed,
    Ends,
    LayEnds,
    LayPlateau,
    MoveColumn,
    NameColour,
    Object,
    Pass,
    Prove,
    SetUp,
    TakeOut,
    TakeOutEnds,
    ThrowSeal,
)
from paletti.rules.pieces import COLOURS, COLUMNS, Colour, Column, Plateau, Side
from paletti.rules.raisable import provable, raisable
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal
from paletti.rules.state import Stage, State


@dataclass(frozen=True, slots=True)
class Options:
    """What one seat may do now. For each column that it may not touch, `kept` says why."""

    player: str
    set_up: bool = False
    throw: bool = False
    choose: tuple[Colour, ...] = ()
    name: tuple[Colour, ...] = ()
    move: tuple[Column, ...] = ()
    apply: Plateau | None = None
    consent: bool = False
    object: bool = False
    prove: tuple[Column, ...] = ()
    take_out: tuple[Column, ...] = ()
    waive: bool = False
    lay: Plateau | None = None
    give_up: bool = False
    pass_: bool = False
    kept: tuple[tuple[Column, Refusal], ...] = ()

    @property
    def idle(self) -> bool:
        """Whether the seat can only watch."""
        return self == Options(self.player, kept=self.kept)


def legal(state: State) -> tuple[Options, ...]:
    """What each seat may do now, in the order of the seats."""
    return tuple(options(state, player) for player in state.players)


def options(state: State, player: str) -> Options:
    """What one player may do now."""
    proving = state.stage in (Stage.PROOF, Stage.NEUTRAL_PROOF) and player == state.name(state.objector)
    moves: list[Column] = []
    proofs: list[Column] = []
    kept: list[tuple[Column, Refusal]] = []
    for column in COLUMNS:
        refusal = may(state, Prove(player, column) if proving else MoveColumn(player, column))
        if refusal is not None:
            kept.append((column, refusal))
        elif proving:
            proofs.append(column)
        else:
            moves.append(column)
    waive = may(state, TakeOut(player, ends=TakeOutEnds.WAIVED)) is None
    lay = may(state, LayPlateau(player, ends=LayEnds.GIVEN_UP)) is None
    return Options(
        player=player,
        set_up=not state.set_up and may(state, SetUp()) is None,
        throw=may(state, ThrowSeal(player, Side.RED)) is None,
        choose=tuple(colour for colour in COLOURS if may(state, ChooseColour(player, colour)) is None),
        name=tuple(colour for colour in COLOURS if may(state, NameColour(player, colour)) is None),
        move=tuple(moves),
        apply=state.next_plateau if may(state, ApplyForPlateau(player)) is None else None,
        consent=may(state, Consent(player)) is None,
        object=may(state, Object(player)) is None,
        prove=tuple(proofs),
        take_out=masks.columns(state.owned[state.objector] & ~state.out) if waive else (),
        waive=waive,
        lay=state.next_plateau if lay else None,
        give_up=lay,
        pass_=may(state, Pass(player)) is None,
        kept=tuple(kept),
    )


def lawful(state: State) -> Iterator[Deed]:
    """Every lawful deed of every seat, with every possible outcome in the wood; without clocks and leaving."""
    for candidate in _candidates(state):
        if may(state, candidate) is None:
            yield candidate


def _candidates(state: State) -> Iterator[Deed]:
    """What could be lawful at this stage: a short list, which `may` then judges."""
    if not state.set_up:
        yield SetUp()
    stage, player = state.stage, state.player
    if stage is Stage.COLOURS:
        for somebody in state.players:
            yield from (ThrowSeal(somebody, side) for side in Side)
            yield from (ChooseColour(somebody, colour) for colour in COLOURS)
    elif stage is Stage.THROW:
        yield from (ThrowSeal(player, side) for side in Side)
        yield Pass(player)
    elif stage is Stage.NAME:
        yield from (NameColour(player, colour) for colour in COLOURS)
        yield ApplyForPlateau(player)
        yield Pass(player)
    elif stage in (Stage.PROOF, Stage.NEUTRAL_PROOF):
        objector = state.players[state.objector]
        yield from (Prove(objector, column, ends) for column in masks.columns(provable(state)) for ends in Ends)
    elif stage is Stage.TAKE_OUT:
        for column in COLUMNS:
            yield TakeOut(player, column)
            yield TakeOut(player, column, TakeOutEnds.COLLAPSE)
        yield TakeOut(player, None, TakeOutEnds.WAIVED)
    elif stage is not Stage.CLAIM:
        yield from (MoveColumn(player, column, ends) for column in masks.columns(raisable(state)) for ends in Ends)
        yield ApplyForPlateau(player)
        yield from (LayPlateau(player, ends=ends) for ends in LayEnds)
        yield Pass(player)
    if stage in (Stage.CLAIM, Stage.WINDOW):
        yield Consent()
        for somebody in state.players:
            yield Consent(somebody)
            yield Object(somebody)
