"""The story beside the villa: what happened, the newest first."""

from itertools import islice

from rich.text import Text

from paletti.keeper.palette import INK, SOFT
from paletti.messages import Messages
from paletti.rules.events import Event
from paletti.scorekeeping.told import told


def panel(words: Messages, story: tuple[Event, ...], lines: int) -> Text:
    """The latest lines, the newest first and in full ink."""
    latest = islice(reversed(told(words, story[-4 * lines :])), lines)
    return Text("\n").join(Text(line, style=SOFT if older else INK) for older, line in enumerate(latest))
