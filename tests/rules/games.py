"""Every kind of game there is, and random play, for the tests of this folder."""

from dataclasses import dataclass
from random import Random

from paletti.rules.choices import CHOICES
from paletti.rules.deeds import Deed, Ends, LayEnds, LayPlateau, MoveColumn, Prove, TakeOut, TakeOutEnds
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, house
from paletti.rules.house import House
from paletti.rules.legal import lawful
from paletti.rules.notation import read_deed
from paletti.rules.referee import Applied, apply, start
from paletti.rules.refusals import Refusal
from paletti.rules.state import State
from paletti.rules.values import Mode, Scoring

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")


def differences(edition: str) -> list[str]:
    """The choices in which an edition differs from the German original."""
    return [name for name in CHOICES if getattr(EDITIONS[edition], name) != getattr(EDITIONS["de"], name)]


@dataclass(frozen=True)
class Game:
    """One kind of game: an edition in a mode and scoring, for this many players."""

    house: House
    players: tuple[str, ...]

    @property
    def slug(self) -> str:
        """A name for files and test ids: `de-4`, `us-random-tournament-5`."""
        parts = [self.house.edition]
        if not self.house.plays_for_seal:
            parts += [self.house.mode.value, self.house.scoring.value]
        return "-".join([*parts, str(len(self.players))])


def all_games() -> list[Game]:
    """Every edition, mode, scoring and number of players."""
    games = []
    for edition in EDITIONS:
        own = house(edition)
        houses = [own]
        if not own.plays_for_seal:
            modes = [mode for mode in Mode if mode is not Mode.OWN]
            scorings = [scoring for scoring in Scoring if scoring is not Scoring.SEAL]
            houses = [house(edition, mode=mode, scoring=scoring, rounds=2) for mode in modes for scoring in scorings]
        games += [Game(made, NAMES[:count]) for made in houses for count in range(LEAST_PLAYERS, made.most_players + 1)]
    return games


GAMES = {game.slug: game for game in all_games()}


def mild(deed: Deed) -> bool:
    """Whether the wood was kind: nothing fell, and nothing was broken off."""
    if isinstance(deed, MoveColumn | Prove):
        return deed.ends is Ends.STANDS
    if isinstance(deed, LayPlateau):
        return deed.ends is LayEnds.STANDS
    return not isinstance(deed, TakeOut) or deed.ends is not TakeOutEnds.COLLAPSE


def done(state: State, deed: Deed) -> Applied:
    """What follows from a deed that must be lawful."""
    result = apply(state, deed)
    assert isinstance(result, Applied), f"{deed} refused: {result}"
    return result


def refused(state: State, line: str) -> Refusal:
    """The refusal of a deed that must not be lawful."""
    result = apply(state, read_deed(line))
    assert isinstance(result, Refusal), f"{line} was allowed"
    return result


def play(state: State, lines: str) -> State:
    """The state after these deeds, one in each line, all of them lawful."""
    for line in lines.strip().splitlines():
        state = done(state, read_deed(line.strip())).state
    return state


def begun(edition: str, players: int = 4, **rules: object) -> State:
    """A game whose villa is set up, and whose players got their colours in order: red, yellow, blue, green."""
    game = Game(house(edition, **rules), NAMES[:players])
    state = play(start(game.house, game.players), "setup")
    for colour in ("red", "yellow", "blue", "green"):
        # Throw or choose, whichever is due; the last players may already have their colours.
        coming = [deed for deed in lawful(state) if colour in (getattr(deed, "shows", ""), getattr(deed, "colour", ""))]
        if state.number == 0:
            state = done(state, coming[0]).state
    return state


def random_play(game: Game, seed: int, kindness: int = 25) -> list[tuple[State, Deed, Applied]]:
    """A whole game of random lawful deeds; one deed in `kindness` may end in any way."""
    rng = Random(seed)
    state = start(game.house, game.players)
    story = []
    while not state.over:
        possible = list(lawful(state))
        kind = [deed for deed in possible if mild(deed)]
        deed = rng.choice(kind if kind and rng.randrange(kindness) else possible)
        result = done(state, deed)
        story.append((state, deed, result))
        state = result.state
    return story
