"""The analysis of a game in the form that pages read, with what bots weighed and how a villa came down."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import msgspec

from paletti.bots.study.analysis import Analysis, analyse
from paletti.jobs import NoCluster, Tell, followed_on_cluster
from paletti.protocol import api
from paletti.protocol.words import Strength
from paletti.table.forensics import Story
from paletti.table.journal import Thought
from paletti.table.replay.file import Replay


def analysis(found: Analysis) -> api.Analysis:
    """The whole analysis; as with the handbook, msgspec refuses it if the fields differ."""
    return msgspec.convert(found, api.Analysis, from_attributes=True)


def thoughts(kept: Sequence[Thought]) -> list[api.Thought]:
    """What bots weighed, deed by deed; bots of a strength that is unknown here are left out."""
    known = [one for one in kept if one.strength in get_args(Strength)]
    return msgspec.convert(known, list[api.Thought], from_attributes=True)


def collapse_story(story: Story) -> api.CollapseStory:
    """How the villa came down."""
    return msgspec.convert(story, api.CollapseStory, from_attributes=True)


# --- for a separate process, which imports this file and nothing of the server ----------------------------------------


class Forgotten(Exception):
    """The result is no longer wanted. The analysis stops where it is, so that a server can stop at once."""


def analysed_aside(replay: Replay, progress: Path, ray: str | None = None) -> api.Analysis:
    """The analysis of a game; runs in a separate process and writes its progress into the file `progress`.

    Raises `Forgotten` soon after that file is removed. With `ray`, the address of a cluster, it runs there if possible.
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
    """The analysis itself, wherever it runs."""
    return analysis(analyse(replay, tell))
