"""Setting up by hand: columns are carried from beside the base to the site, then the blue plateau is laid on them."""

from __future__ import annotations

from dataclasses import dataclass

from paletti.physics.facts import BASE, TABLE
from paletti.physics.observation import Observation
from paletti.physics.pose import Pose
from paletti.physics.world import World
from paletti.physics.yard import PlaceError
from paletti.rules.deeds import RunOutOfTime, SetUp
from paletti.rules.pieces import COLUMNS, PLATEAUS
from paletti.rules.reasons import Reason
from paletti.rules.referee import may
from paletti.rules.refusals import refuse
from paletti.table import permission
from paletti.table.attempt import Attempt, Hindrance, Phase
from paletti.table.happenings import Happening, Trouble, TroubleKind
from paletti.table.kit import WoodSet, beside_base
from paletti.table.kit.survey import within_site
from paletti.table.putback import lead_back

BLUE = str(PLATEAUS[0])


def clear_site(world: World, kit: WoodSet, serial: int) -> None:
    """Takes everything off the base and stands the columns round it."""
    for name in world.names:
        world.park(name)
    world.place(beside_base(kit, serial))
    world.settle(20.0)


def on_site(facts: Observation, kit: WoodSet) -> list[str]:
    """The columns that stand on the site already."""
    radii = {piece.name: piece.foot_radius for piece in facts.pieces}
    found = []
    for name, fact in facts.columns.items():
        x, y = facts.poses[facts.names.index(name), :2].tolist()
        if fact.level == BASE and fact.upright and within_site(x, y, radii[name], kit.site_radius):
            found.append(name)
    return found


@dataclass(frozen=True)
class MerelyPlaced:
    """A piece was put down, and the villa is not complete yet."""


@dataclass(kw_only=True)
class Placing(Attempt):
    """A column, or the blue plateau, on its way to the site. There are no faults: fallen columns are set up again."""

    kit: WoodSet
    serial: int

    def may_let_go(self, facts: Observation | None = None) -> Hindrance:
        """Why the hand does not open here (SETUP-1, SETUP-2), if so."""
        facts = facts or self.world.observe()
        house = self.state.house
        if self.piece == BLUE:
            if permission.gap_to_heads(facts, BLUE, BASE) > permission.ABOVE_HEADS_M:
                return Trouble(TroubleKind.NOT_THERE_YET, (BLUE,))
            return may(self.state, permission.set_up_deed(facts, self.kit.site_radius, self.state.house))
        fact = facts.columns[self.piece]
        if fact.on_column is not None:
            return refuse(house, Reason.COLUMN_ON_COLUMN, self.piece, fact.on_column)
        if fact.level == TABLE:
            return None
        if fact.level is None:
            return Trouble(TroubleKind.IN_THE_AIR, (self.piece,))
        if not house.columns_on_rim and self.piece not in on_site(facts, self.kit):
            return refuse(house, Reason.COLUMN_ON_RIM, self.piece)
        if fact.lean > permission.LEAN_DEG:
            return refuse(house, Reason.COLUMN_LEANS, self.piece)
        return None

    def put_back(self, out_of_time: RunOutOfTime | None = None, *, forced: bool = False) -> Hindrance:
        """Takes the piece back to its place."""
        self.broken_off = True
        if self.piece == BLUE:
            self.take_away()
        else:
            self.back_at = lead_back(self.world, 0, self.piece, self.path, 0.0)
            self.turn_to(Phase.RETURNING)
        return None

    def look(self) -> list[Happening]:
        """Follows the piece. There is nothing to report, because nobody is judged while the villa is set up."""
        if self.slipped:
            self.take_away()
        if self.phase in (Phase.IN_HAND, Phase.OPEN):
            self.path.append(self.world.pose(self.piece).position)
        if self.phase is Phase.RETURNING and self.world.time >= self.back_at:
            self.open_hands()
            self.turn_to(Phase.SETTLING)
        return []

    def settled(self) -> SetUp | MerelyPlaced | None:
        """What was done: the whole setup, or one piece. None if something was moved and the wood must settle again."""
        facts = self.world.observe()
        if BLUE in facts.plateaus:
            deed = permission.set_up_deed(facts, self.kit.site_radius, self.state.house)
            stands = all(fact.upright for fact in facts.columns.values())
            if stands and facts.plateaus[BLUE].on_upright_columns_alone and may(self.state, deed) is None:
                return deed
            self.world.park(BLUE)
            return None
        lying = [name for name, fact in facts.columns.items() if not fact.upright]
        lying += [str(column) for column in COLUMNS if self.world.is_parked(str(column))]
        for name in lying:
            self._stand_up(name)
        return None if lying else MerelyPlaced()

    def _stand_up(self, name: str) -> None:
        """Stands a fallen column beside the base again, at its own place or the next free one."""
        places = beside_base(self.kit, self.serial)
        first = list(map(str, COLUMNS)).index(name)
        self.world.park(name)
        for number in range(len(places)):
            x, y, z = list(places.values())[(first + number) % len(places)].position
            try:
                self.world.place({name: Pose.upright(x, y, z)})
                return
            except PlaceError:
                continue
