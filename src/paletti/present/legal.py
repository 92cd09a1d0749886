"""What each seat may do now, as verbs; and why not, for the buttons that are always there."""

from typing import Final

from paletti.protocol.words import Verb
from paletti.rules.deeds import ApplyForPlateau, Deed, Object, Pass
from paletti.rules.legal import Options
from paletti.rules.referee import may
from paletti.rules.refusals import Refusal
from paletti.rules.state import State

_EXPLAINED: Final[tuple[tuple[Verb, type[ApplyForPlateau] | type[Object] | type[Pass]], ...]] = (
    ("apply", ApplyForPlateau),
    ("object", Object),
    ("pass", Pass),
)


def verbs(options: Options) -> list[Verb]:
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
    """Why not, for the explained verbs that this seat may not do."""
    found: dict[Verb, Refusal] = {}
    for verb, kind in _EXPLAINED:
        deed: Deed = kind(state.players[seat])
        refused = may(state, deed)
        if refused is not None:
            found[verb] = refused
    return found
