"""A game looked at again, as pages read it: the analysis, what bots weighed, how a villa came down."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

from paletti.bots.study.analysis import Analysis, Note, ObjectionSeen, analyse
from paletti.jobs import NoCluster, Tell, followed_on_cluster
from paletti.protocol import api
from paletti.protocol.words import Strength
from paletti.table.forensics import Story
from paletti.table.journal import Thought, Weighed
from paletti.table.replay.file import Replay


def analysis(found: Analysis) -> api.Analysis:
    """The whole analysis."""
    return api.Analysis(
        players=list(found.players),
        notes=[_note(note) for note in found.notes],
        objections=[_objection(objection) for objection in found.objections],
        hopeless_since=found.hopeless_since,
        turning_points=list(found.turning_points),
        exact=found.exact,
    )


def weighed(one: Weighed) -> api.Weighed:
    """One thing that could have been done."""
    return api.Weighed(one.what, one.chance, one.value, one.tries)


def thoughts(kept: Sequence[Thought]) -> list[api.Thought]:
    """What bots weighed, deed by deed; those of a strength that is unknown here are left out."""
    known = {str(strength): strength for strength in get_args(Strength)}
    return [
        api.Thought(one.version, one.seat, known[one.strength], [weighed(choice) for choice in one.weighed])
        for one in kept
        if one.strength in known
    ]


def collapse_story(story: Story) -> api.CollapseStory:
    """How the villa came down."""
    hand = story.hand
    return api.CollapseStory(
        version=story.version,
        by=story.by,
        piece=story.piece,
        plateau=story.plateau,
        carried=story.carried,
        first_lost=story.first_lost,
        lost_s=story.lost_s,
        breaks_s=story.breaks_s,
        hand=api.HandThen(hand.newtons, hand.speed_mm_s, hand.stretch_mm),
        variations=[api.Variation(one.name, one.tries, one.stood) for one in story.variations],
    )


def _note(note: Note) -> api.Note:
    return api.Note(
        version=note.version,
        seat=note.seat,
        what=note.what,
        ends=note.ends,
        chance=note.chance,
        alternatives=[weighed(one) for one in note.alternatives],
        outlook=list(note.outlook),
        hope=note.hope,
        turning_point=note.turning_point,
    )


def _objection(seen: ObjectionSeen) -> api.ObjectionSeen:
    return api.ObjectionSeen(seen.version, seen.seat, seen.kind, seen.column, seen.chance)


# --- in a process of its own: it imports this file, and nothing of the server ----------------------------------------


class Forgotten(Exception):
    """Nobody wants to know any more: the analysis stops where it is, so that a server can stop at once."""


def analysed_aside(replay: Replay, progress: Path, ray: str | None = None) -> api.Analysis:
    """The analysis of a game; runs in a process of its own and writes into `progress` how far it is.

    `Forgotten` as soon as that file is taken away. With `ray`, the address of a cluster, it is done there, if it can.
    """

    def tell(done: int, whole: int) -> None:
        if not progress.exists():
            raise Forgotten(f"Given up after {done} of {whole} deeds.")
        progress.write_text(str(done))

    if ray is not None:
        with contextlib.suppress(NoCluster):
            return followed_on_cluster(ray, analysed, replay, tell)
    return analysed(replay, tell)


def analysed(replay: Replay, tell: Tell) -> api.Analysis:
    """The analysis itself, wherever it is made."""
    return analysis(analyse(replay, tell))
