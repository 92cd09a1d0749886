"""A sheet of paper, as all small screens have it: title, body, a hint, and the keys at the bottom."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from paletti.messages.palette import ACCENT, SOFT
from paletti.paint import INK, PAPER


class SheetScreen(Screen[None]):
    """A screen that is drawn again after every key."""

    def compose(self) -> ComposeResult:
        """Title, body, hint and footer."""
        with Vertical(classes="sheet"):
            yield Static(id="title")
            yield Static(id="body")
            yield Static(id="hint")
        yield Static(id="footer")

    def on_mount(self) -> None:
        """Draw it for the first time."""
        self.draw()

    def draw(self) -> None:
        """Put everything on the sheet."""
        raise NotImplementedError

    def put(self, title: str, body: Text, footer: str, hint: str = "") -> None:
        """Put these texts in their places."""
        self.query_one("#title", Static).update(Text(title, style=f"bold {ACCENT}"))
        self.query_one("#body", Static).update(body)
        self.query_one("#hint", Static).update(Text(hint, style=f"italic {ACCENT}"))
        self.query_one("#footer", Static).update(Text(footer, style=SOFT))


def chip(key: str) -> Text:
    """A key as it is shown in a row of answers."""
    return Text(f" {key} ", style=f"bold {PAPER} on {INK}")
