"""The games of `paletti bench bots`: who plays whom, a file of games already played, and their results.

Games follow from their seeds alone, so a run that was cut short goes on where it ended, on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from statistics import mean, median

import msgspec
from rich.progress import Progress

from paletti.bench.report import BadBench, Figures
from paletti.bots.arena.tournament import MatchResult, Pairing, pairings, tournament
from paletti.bots.mind.strength import FORMERLY, Strength

# None of these seeds was used to fit the oracle or the margins of statics, or to set the strengths.
LADDER_SEED, MASTERS_SEED = 13109, 13610
STRENGTHS = (Strength.MASTER, Strength.JOURNEYMAN, Strength.APPRENTICE, Strength.NOVICE)
LADDER = tuple((str(strong), str(weak)) for strong, weak in pairwise(STRENGTHS))
ENDS = (str(STRENGTHS[0]), str(STRENGTHS[-1]))
FORMER = tuple((str(strength), f"{FORMERLY}{strength}") for strength in STRENGTHS)
PEOPLE = (str(Strength.JOURNEYMAN), str(Strength.JOURNEYMAN))  # the bots that stand for people
BEGINNERS = (str(Strength.NOVICE), str(Strength.NOVICE))
DUELS = (*LADDER, ENDS, *FORMER, PEOPLE, BEGINNERS)
FOUR = (str(Strength.MASTER),) * 4
EARLY = 4  # a game that ends before this many columns are raised is hardly one
PLAYED_BY = ("bots", "outline.py", "physics", "rules", "statics", "table")  # the code that a game follows from


def schedule(pair: int, four: int) -> list[Pairing]:
    """The games to be played: `pair` of each pair and `four` of four masters, numbered throughout.

    Pairs take turns, so that a run cut short has about as many games of each. Two different bots play every villa
    twice, with seats exchanged, so that neither set nor seat favours one; two of a kind would play the same game again.
    """
    duels = [_duel(pair, duel, LADDER_SEED + 100 * at) for at, duel in enumerate(DUELS)]
    masters = pairings(four, FOUR, "de", MASTERS_SEED)
    played: list[Pairing] = []
    for round_ in range(max(pair, four)):
        played += [games[round_] for games in (*duels, masters) if round_ < len(games)]
    return [replace(one, number=number) for number, one in enumerate(played)]


def _duel(games: int, duel: tuple[str, str], seed: int) -> list[Pairing]:
    if len(set(duel)) == 1:
        return pairings(games, duel, "de", seed)
    villas = pairings((games + 1) // 2, duel, "de", seed)
    return [replace(one, seats=seats) for one in villas for seats in ((0, 1), (1, 0))][:games]


def games(
    progress: Progress,
    pair: int,
    four: int,
    keep: Path | None = None,
    workers: int | None = None,
    ray: str | None = None,
) -> Figures:
    """The figures of the whole schedule; games that `keep` holds are not played again, new ones are added to it."""
    played = schedule(pair, four)
    kept = KeptGames(keep)
    missing = [game for game in played if game.number not in kept.results]
    task = progress.add_task("bench-doing-games", total=len(played), completed=len(played) - len(missing))

    def note(result: MatchResult) -> None:
        kept.add(result)
        progress.advance(task)

    tournament(missing, workers=workers, progress=note, ray=ray)
    return figures_of(played, [kept.results[game.number] for game in played])


class KeptGames:
    """Games already played, by number: one line each in a file that names the code that played them."""

    def __init__(self, path: Path | None) -> None:
        self.results: dict[int, MatchResult] = {}
        self._path = path
        if path is None:
            return
        try:
            if not path.exists():
                path.write_text(f'{{"played_by": "{fingerprint()}"}}\n')
            first, *lines = path.read_text().splitlines() or [""]
            if fingerprint() not in first:
                raise BadBench(f"{path} holds no games of this very code: name a new file.")
            found = [msgspec.json.decode(line, type=MatchResult) for line in lines]
        except (OSError, UnicodeDecodeError, msgspec.DecodeError) as problem:
            raise BadBench(f"{path} cannot be continued: {problem}") from problem
        self.results = {result.number: result for result in found}

    def add(self, result: MatchResult) -> None:
        """Keeps one more game."""
        self.results[result.number] = result
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")


@cache
def fingerprint() -> str:
    """A hash of all the code and data that a game follows from."""
    root = Path(str(files("paletti")))
    taken = blake2b(digest_size=8)
    for path in (path for part in PLAYED_BY for path in (root / part, *sorted((root / part).rglob("*")))):
        if path.is_file() and path.suffix != ".pyc":
            taken.update(str(path.relative_to(root)).encode() + path.read_bytes())
    return taken.hexdigest()


def figures_of(played: Sequence[Pairing], results: Sequence[MatchResult]) -> Figures:
    """The figures of these games."""
    of = {duel: [one for one in results if played[one.number].bots == duel] for duel in (*DUELS, FOUR)}
    figures: Figures = {"ladder_games": min(len(of[duel]) for duel in DUELS)}
    shares = {duel: _share(of[duel]) for duel in (*LADDER, ENDS, *FORMER)}
    for (strong, weak), (share, decided) in shares.items():
        figures[f"ladder_{strong}_{weak}"] = share
        figures[f"decided_{strong}_{weak}"] = decided
    figures["ladder"] = min(shares[duel][0] for duel in LADDER)
    figures["former"] = min(shares[duel][0] for duel in FORMER)
    figures["endless"] = sum(result.stuck for result in results)
    figures["master_games"] = len(of[FOUR])
    figures["master_plateaus"] = mean(result.plateaus for result in of[FOUR]) if of[FOUR] else 0.0
    figures |= _as_people_play(of[PEOPLE])
    early = [result for result in of[BEGINNERS] if result.raised < EARLY]
    figures["early"] = len(early) / max(1, len(of[BEGINNERS]))
    turns = sum(result.turns for result in of[LADDER[0]])
    figures["turn_cpu_s"] = sum(result.cpu_s for result in of[LADDER[0]]) / max(1, turns)
    figures["decide_cpu_s"] = _decision(results, played, Strength.MASTER)
    figures["decide_cpu_s_novice"] = _decision(results, played, Strength.NOVICE)
    figures["games_cpu_s"] = sum(result.cpu_s for result in results)
    return figures


def _as_people_play(results: Sequence[MatchResult]) -> Figures:
    """Whether these are good games: how many end by a collapse, how high and after how many turns."""
    fallen = [result for result in results if result.cause is not None]
    return {
        "collapses": len(fallen) / max(1, len(results)),
        "collapse_plateaus": mean(result.plateaus for result in fallen) if fallen else 0.0,
        "collapse_turns": float(median(result.turns for result in fallen)) if fallen else 0.0,
    }


def _share(results: Sequence[MatchResult]) -> tuple[float, int]:
    """The share of decided games that the first contestant won, and how many were decided."""
    decided = [result for result in results if result.decided]
    return (mean(0 in result.winners for result in decided) if decided else 0.0), len(decided)


def _decision(results: Sequence[MatchResult], played: Sequence[Pairing], strength: Strength) -> float:
    seconds = [
        spent
        for result in results
        for contestant, spent in result.decide_s
        if played[result.number].bots[contestant] == strength
    ]
    return median(seconds) if seconds else 0.0
