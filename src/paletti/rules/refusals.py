"""A refusal as a value: the clause, the reason, and the facts that its sentence needs."""

from dataclasses import dataclass

from paletti.rules.clauses import Clause, canonical
from paletti.rules.house import House
from paletti.rules.reasons import GROUNDS, Reason


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a deed is not allowed. The sentence comes from the message catalogue, by `reason` and `facts`."""

    clause: Clause
    reason: Reason
    facts: tuple[str, ...] = ()  # in the order of the reason's `Grounds.facts`
    also: tuple[Clause, ...] = ()  # further clauses that forbid the same

    def __str__(self) -> str:
        """The refusal in one line: `MOVE-2 column-on-top red-thin-1`."""
        return " ".join((self.clause, self.reason, *self.facts))

    @property
    def arguments(self) -> dict[str, str]:
        """The facts by name, as the catalogue's message needs them."""
        return dict(zip(GROUNDS[self.reason].facts, self.facts, strict=True))

    def cites(self, clause: Clause) -> bool:
        """Whether this clause is among those that forbid the deed, under its own id or a repeated one."""
        meant = canonical(clause)
        return any(canonical(cited) is meant for cited in (self.clause, *self.also))


def refuse(
    house: House, reason: Reason, *facts: object, cite: tuple[Clause, ...] = (), also: tuple[Clause, ...] = ()
) -> Refusal:
    """The refusal for this reason under this house; `cite` puts clauses before the usual ones, `also` after them."""
    usual = GROUNDS[reason].clauses(house.plays_for_seal)
    clauses = tuple(dict.fromkeys((*cite, *usual, *also)))
    return Refusal(clauses[0], reason, tuple(map(str, facts)), clauses[1:])
