"""Standings: ratings with their uncertainty, shares of wins and collapses, what the games were like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from openskill.models import PlackettLuce

from paletti.bots.arena.tournament import MatchResult


@dataclass(frozen=True)
class Standing:
    """How one contestant did. A rating is `mu`, give or take `sigma`."""

    name: str
    bot: str  # its strength, or `module:Class`
    games: int
    wins: float  # a shared win counts in part
    collapses: int
    faults: int  # turns that a guest lost by its mistakes
    mu: float
    sigma: float

    @property
    def win_share(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def collapse_share(self) -> float:
        """The share of its games in which it brought the villa down."""
        return self.collapses / self.games if self.games else 0.0


@dataclass(frozen=True)
class Summary:
    """A whole tournament."""

    standings: tuple[Standing, ...]
    games: int
    decided: int
    collapsed: int
    stuck: int
    plateaus: tuple[int, ...]
    turns: tuple[int, ...]
    cpu_s: float

    def to_json(self) -> dict[str, object]:
        """The summary as plain data."""
        return {
            "games": self.games,
            "decided": self.decided,
            "collapsed": self.collapsed,
            "unfinished": self.stuck,
            "plateaus_mean": round(mean(self.plateaus), 3) if self.plateaus else 0.0,
            "turns_mean": round(mean(self.turns), 1) if self.turns else 0.0,
            "cpu_s": round(self.cpu_s, 1),
            "bots": [
                {
                    "name": one.name,
                    "bot": one.bot,
                    "faults": one.faults,
                    "wins": round(one.wins, 3),
                    "win_share": round(one.win_share, 3),
                    "collapse_share": round(one.collapse_share, 3),
                    "rating": round(one.mu, 2),
                    "uncertainty": round(one.sigma, 2),
                }
                for one in self.standings
            ],
        }


def contestant_names(bots: Sequence[str]) -> list[str]:
    """A name for each contestant: its bot's, numbered where several are the same."""
    names = []
    for at, bot in enumerate(bots):
        before = list(bots[:at]).count(bot)
        names.append(f"{bot} {before + 1}" if list(bots).count(bot) > 1 else str(bot))
    return names


def summary(bots: Sequence[str], results: Sequence[MatchResult]) -> Summary:
    """The standings after these games, rated in their order."""
    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in contestant_names(bots)]
    for result in results:
        ranks = [_rank(result, contestant) for contestant in range(len(bots))]
        rated = model.rate([[rating] for rating in ratings], ranks=[float(rank) for rank in ranks])
        ratings = [team[0] for team in rated]
    standings = tuple(
        Standing(
            name,
            str(bot),
            len(results),
            sum(1 / len(result.winners) for result in results if at in result.winners),
            sum(result.cause == at for result in results),
            sum(contestant == at for result in results for contestant, _ in result.faults),
            float(ratings[at].mu),
            float(ratings[at].sigma),
        )
        for at, (name, bot) in enumerate(zip(contestant_names(bots), bots, strict=True))
    )
    return Summary(
        standings,
        len(results),
        sum(result.decided for result in results),
        sum(result.cause is not None for result in results),
        sum(result.stuck for result in results),
        tuple(result.plateaus for result in results),
        tuple(result.turns for result in results),
        sum(result.cpu_s for result in results),
    )


def _rank(result: MatchResult, contestant: int) -> int:
    """The place of a contestant: winners first, the player who made the villa collapse last."""
    if contestant in result.winners:
        return 0
    return 2 if contestant == result.cause else 1
