"""The state of a game in the form that everybody is shown."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec.structs import replace

from paletti.present.facts import plain, refusal, word
from paletti.protocol import view as shown
from paletti.protocol.words import EDITIONS, GAME_PHASES, GamePhase, Verb
from paletti.rules import masks
from paletti.rules.deeds import ApplyForPlateau, Deed, Object, Pass
from paletti.rules.editions import house_rules
from paletti.rules.legal import Options, options
from paletti.rules.pieces import COLOURS, COLUMNS
from paletti.rules.raisable import required
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal
from paletti.rules.state import NOBODY, Stage, State
from paletti.table.attempt import Hindrance
from paletti.table.happenings import Trouble

HANDS_ON: tuple[Verb, ...] = ("setup", "move", "prove", "take-out")
"""Verbs done by taking a column in hand."""


Only = Literal["hand", "hook"]


def view(
    state: State,
    touch: Mapping[int, Mapping[str, Hindrance]],
    only: Mapping[str, Only] | None = None,
) -> shown.View:
    """What all pages see of this state. `touch` says what a seat's hands may take now; `only`, by which tool alone."""
    seats = range(len(state.players))
    may, asked = [verbs_of(options(state, player)) for player in state.players], acting(state)
    return shown.View(
        edition=word(state.house.edition, EDITIONS),
        house={name.replace("_", "-"): plain(value) for name, value in house_rules(state.house).items()},
        players=[_player(state, seat) for seat in seats],
        phase=phase(state),
        round=state.round,
        rounds=state.house.rounds,
        turn=None if state.over else state.turn,
        turn_number=state.number,
        acting=asked,
        objector=_seat(state.objector),
        consented=[seat for seat in seats if state.consents >> seat & 1],
        may=may,
        may_not=[
            {verb: refusal(refused) for verb, refused in forbidden(state, seat).items()} if seat in asked else {}
            for seat in seats
        ],
        free_colours=[
            colour.value for colour in COLOURS if not any(state.owned[seat] & masks.OF_COLOUR[colour] for seat in seats)
        ],
        required=[] if state.over else [colour.value for colour in masks.colours(required(state, state.turn))],
        neutral=state.neutral_colour.value if state.neutral_colour else None,
        top=state.top_plateau.value,
        next_plateau=state.next_plateau.value if state.next_plateau else None,
        seal=_seal(state),
        at={column.value: state.place(column).value for column in COLUMNS},
        locked=[column.value for column in masks.columns(state.locked)],
        askew=[column.value for column in masks.columns(state.askew)],
        touch=[_touchable(seat, may[seat], columns, only or {}) for seat, columns in touch.items()],
        cause=_seat(state.cause),
        winners=list(state.winners),
        over=state.over,
    )


def phase(state: State) -> GamePhase:
    """What the game waits for, in the rules' own words; `setup` while the villa is not built."""
    if not state.set_up and state.stage is not Stage.COLOURS and not state.over:
        return "setup"
    return word(state.stage.value, GAME_PHASES)


def acting(state: State) -> list[int]:
    """The seats that the game waits for: one, or all who may still object."""
    if state.over:
        return []
    if state.stage in (Stage.CLAIM, Stage.WINDOW):
        asked = [seat for seat in range(len(state.players)) if not state.consents >> seat & 1]
        return [seat for seat in asked if verbs_of(options(state, state.players[seat]))]
    if phase(state) == "setup":
        return list(range(len(state.players)))
    return [state.actor]


def _player(state: State, seat: int) -> shown.Player:
    return shown.Player(
        seat=seat,
        name=state.players[seat],
        colours=[colour.value for colour in state.colours(seat)],
        points=state.points(seat),
        score=state.scores[seat],
        gone=bool(state.gone >> seat & 1),
    )


def _seal(state: State) -> shown.Seal:
    former = state.colours(state.former) if state.former != NOBODY else ()
    return shown.Seal(_seat(state.holder), _seat(state.former), former[0].value if former else None)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _touchable(
    seat: int, may: list[Verb], columns: Mapping[str, Hindrance], only: Mapping[str, Only]
) -> shown.Touchable:
    verb: Verb = next((verb for verb in HANDS_ON if verb in may), "move")
    return shown.Touchable(
        seat=seat,
        verb=verb,
        may=[column for column, refused in columns.items() if refused is None],
        refused=_barred({column: refused for column, refused in columns.items() if refused is not None}),
        only={column: tool for column, tool in only.items() if columns.get(column) is None},
    )


def _barred(refused: Mapping[str, Refusal | Trouble]) -> list[shown.Barred]:
    """The refused columns, grouped by reason, because every page gets them with every deed."""
    found: list[shown.Barred] = []
    for column, why in refused.items():
        reason = refusal(why)
        besides = {name: fact for name, fact in reason.facts.items() if (name, fact) != ("column", column)}
        reason = replace(reason, facts=besides)
        same = next((barred for barred in found if barred.why == reason), None)
        if same is None:
            found.append(shown.Barred([column], reason))
        else:
            same.columns.append(column)
    return found


_EXPLAINED: Final[tuple[tuple[Verb, type[ApplyForPlateau] | type[Object] | type[Pass]], ...]] = (
    ("apply", ApplyForPlateau),
    ("object", Object),
    ("pass", Pass),
)


def verbs_of(options: Options) -> list[Verb]:
    """The verbs that a seat with these options may do now."""
    allowed: dict[Verb, object] = {
        "setup": options.set_up,
        "throw": options.throw,
        "choose": options.choose,
        "move": options.move,
        "apply": options.apply,
        "consent": options.consent,
        "object": options.object,
        "prove": options.prove,
        "take-out": options.take_out,
        "waive": options.waive,
        "lay": options.lay,
        "give-up": options.give_up,
        "pass": options.pass_,
        "name": options.name,
    }
    return [verb for verb, may_be in allowed.items() if may_be]


def forbidden(state: State, seat: int) -> dict[Verb, Refusal]:
    """The reasons for those explained verbs that this seat may not do."""
    found: dict[Verb, Refusal] = {}
    for verb, kind in _EXPLAINED:
        deed: Deed = kind(state.players[seat])
        refused = may(state, deed)
        if refused is not None:
            found[verb] = refused
    return found
