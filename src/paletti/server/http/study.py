"""The analysis of a kept game, which takes minutes, in a process that may die: nothing of the server belongs here."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from paletti.present.analysis import Forgotten, analysed_aside
from paletti.protocol import api
from paletti.server.http.inspection import kept, looking_at_what_was_kept
from paletti.table.forensics import Story, tell


def collapse_of(setup: Mapping[str, object], payloads: Sequence[bytes]) -> Story | None:
    """The story of how the villa came down, or None if it did not; raises OtherEngine if it cannot be tried here."""
    with looking_at_what_was_kept():
        return tell(kept(setup, payloads))


def analysis_of(
    setup: Mapping[str, object], payloads: Sequence[bytes], progress: Path, ray: str | None
) -> api.Analysis | None:
    """What could have been; None once the result is no longer wanted."""
    with looking_at_what_was_kept():
        try:
            return analysed_aside(kept(setup, payloads), progress, ray)
        except Forgotten:
            return None
