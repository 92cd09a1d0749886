"""Players with hands: mind, hands, arena and study; imports the table and what is below it.

A bot of your own only needs `View` (what a seat sees) and `Intent` (what it wants to do): `docs/bots.md`.
"""

from paletti.bots.arena.guest import BadGuest, Guest
from paletti.bots.arena.match import Played, play
from paletti.bots.arena.standings import Standing, Summary, summary
from paletti.bots.arena.tournament import MatchResult, Pairing, pairings, tournament
from paletti.bots.hands.travel import BRISK, HUMAN, Pace
from paletti.bots.mind.decision import Decision, Weighed
from paletti.bots.mind.intent import BadIntent, Intent, verbs
from paletti.bots.mind.strength import SKILLS, Skill, Strength
from paletti.bots.mind.view import View
from paletti.bots.player import Bot, decide
from paletti.bots.study.analysis import Analysis, analyse

__all__ = [
    "BRISK",
    "HUMAN",
    "SKILLS",
    "Analysis",
    "BadGuest",
    "BadIntent",
    "Bot",
    "Decision",
    "Guest",
    "Intent",
    "MatchResult",
    "Pace",
    "Pairing",
    "Played",
    "Skill",
    "Standing",
    "Strength",
    "Summary",
    "View",
    "Weighed",
    "analyse",
    "decide",
    "pairings",
    "play",
    "summary",
    "tournament",
    "verbs",
]
