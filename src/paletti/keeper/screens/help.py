"""The keys, explained."""

from rich.text import Text
from textual import events

from paletti.keeper.screens.sheet import SheetScreen
from paletti.messages import Messages
from paletti.paint import INK


class Help(SheetScreen):
    """A page that any key closes."""

    def __init__(self, words: Messages) -> None:
        super().__init__()
        self.words = words

    def draw(self) -> None:
        """Put the help on the sheet."""
        say = self.words.say
        paragraphs = (
            say("keeper-help-columns"),
            say("keeper-help-enter"),
            say("keeper-help-undo"),
            say("keeper-help-escape"),
            say("keeper-help-saved"),
            say("keeper-help-marks"),
        )
        self.put(say("keeper-help-title"), Text("\n\n".join(paragraphs), style=INK), say("keeper-help-close"))

    def on_key(self, event: events.Key) -> None:
        """Close it."""
        event.stop()
        self.dismiss()
