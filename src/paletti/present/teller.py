"""What pages are told of a game: snapshots, verdicts, reach and loads."""

from math import radians
from typing import Final, Literal

from paletti.physics.reach import Crowd
from paletti.physics.yard import PlaceError
from paletti.present import kit, story, view
from paletti.present.facts import word
from paletti.present.story import forensics, outcome
from paletti.protocol import toclient as said
from paletti.protocol import view as shown
from paletti.protocol.words import VERBS
from paletti.table.attempt import Hindrance, Phase
from paletti.table.entry import Entry
from paletti.table.forensics import carried
from paletti.table.game import Game
from paletti.table.happenings import Trouble, TroubleKind
from paletti.table.journal import Journal
from paletti.table.replay.scene import Scene

LOOSE_N: Final = 0.05
HEAVY_N: Final = 0.6
PHASES: Final[dict[Phase, shown.AttemptPhase]] = {
    Phase.IN_HAND: "in-hand",
    Phase.OPEN: "open",
    Phase.RETURNING: "returning",
    Phase.SETTLING: "settling",
    Phase.FALLING: "falling",
    Phase.FAULTED: "faulted",
    Phase.MENDING: "mending",
}


class Teller:
    """Reads the game; kept as long as the game, so that the kit is drawn once."""

    def __init__(self, game: Game, journal: Journal) -> None:
        self._game, self._journal = game, journal
        self._kit = kit.kit(game.kit, game.setup.serial)
        self._players = game.setup.players
        self._known: tuple[int, shown.View] | None = None
        """The view at rest, and the deed after which it was made."""
        self._carried: dict[int, str | None] = {}  # by version: a lightened journal has no pictures any more

    def view(self) -> shown.View:
        """The state as everybody sees it, with what the players on turn may take."""
        game = self._game
        if game.attempt is not None or not (game.at_rest and game.state.set_up):
            return self._look()
        # Nothing moves until the next deed, so pages that join meanwhile see the same.
        if self._known is None or self._known[0] != game.version:
            self._known = (game.version, self._look())
        return self._known[1]

    def _look(self) -> shown.View:
        game, facts = self._game, self._game.facts()
        touch: dict[int, dict[str, Hindrance]] = {}
        only: dict[str, view.Only] = {}
        if not game.state.over and game.state.set_up:
            columns: dict[str, Hindrance] = dict(game.touchable(game.state.actor))
            touch[game.state.actor] = columns
            crowd = Crowd(facts)
            for column in [name for name, why in columns.items() if why is None]:
                # Computed from these facts: the game's own reach would examine the whole villa again for each column.
                reach = crowd.reach(column)
                if not (reach.by_hand or reach.by_hook):
                    columns[column] = Trouble(TroubleKind.NO_WAY_FOR_HOOK, (column,))
                elif not (reach.by_hand and reach.by_hook):
                    only[column] = "hook" if reach.by_hook else "hand"
        return view.view(game.state, touch, only)

    def attempt(self) -> shown.Attempt | None:
        attempt = self._game.attempt
        if attempt is None:
            return None
        verb = word(attempt.verb.value, VERBS)
        tool: Literal["hand", "hook"] = "hook" if attempt.tool == "hook" else "hand"
        phase, chosen = PHASES[attempt.phase], attempt.chosen
        return shown.Attempt(attempt.seat, verb, attempt.piece, tool, attempt.since, phase, self.pushed, chosen)

    @property
    def pushed(self) -> str | None:
        """The column that was pushed too far, once that counts: not while the villa may still fall (RULING-4)."""
        attempt = self._game.attempt
        return None if attempt is None or attempt.phase is not Phase.MENDING else attempt.pushed

    def snapshot(self) -> said.Snapshot:
        """Everything that a page needs to start."""
        last = self._journal.last()
        state = self._game.state
        return said.Snapshot(
            version=self._game.version,
            hash=self._journal.hash,
            kit=self._kit,
            view=self.view(),
            attempt=self.attempt(),
            story=[self._entry(entry) for entry in self._journal.entries()],
            outcome=outcome(state) if state.over else None,
            forensics=None if last is None else self._forensics(last),
        )

    def judged(self, entry: Entry) -> said.Judged:
        """The verdict of that entry, and the state as it is now."""
        fell = self._forensics(entry)
        return said.Judged(entry.version, self._journal.hash_at(entry.version), self._entry(entry), self.view(), fell)

    def over(self) -> said.Over:
        """The end of the game."""
        state, last = self._game.state, self._journal.last()
        return said.Over(outcome(state), None if last is None else self._forensics(last))

    def _forensics(self, entry: Entry) -> shown.Forensics | None:
        if entry.track is not None and entry.version not in self._carried:
            self._carried = {entry.version: carried(self._game.setup, entry)}
        return forensics(self._game.state, entry, self._carried.get(entry.version))

    def reach(self, column: str) -> said.Reach:
        """From where this column can be reached."""
        try:
            reach = self._game.reach(column)
        except PlaceError:
            return said.Reach(column, [], [], False)
        return said.Reach(
            column, [radians(turn) for turn in reach.hand], [radians(turn) for turn in reach.hook], reach.from_above
        )

    def loads(self, *, exact: bool) -> said.Loads:
        """What each column in the villa carries: newtons, or only a hint of it."""
        columns = self._game.facts().columns
        return said.Loads(
            {
                name: shown.Load(hint(fact.load, covered=fact.covered), round(fact.load, 3) if exact else None)
                for name, fact in columns.items()
            }
        )

    def _entry(self, entry: Entry) -> shown.StoryEntry:
        return story.story_entry(self._players, entry)


def loads_then(scene: Scene) -> said.Loads:
    """What each column carried in a villa of a replay; empty if that would take another engine."""
    return said.Loads(
        {
            name: shown.Load(hint(newtons, covered=name in scene.covered), round(newtons, 3))
            for name, newtons in (scene.loads or {}).items()
        }
    )


def hint(newtons: float, *, covered: bool) -> Literal["loose", "light", "heavy", "free"]:
    """What a player could feel of a load without measuring it."""
    if not covered:
        return "free"
    return "loose" if newtons < LOOSE_N else "heavy" if newtons > HEAVY_N else "light"
