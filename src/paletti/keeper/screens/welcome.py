"""The question whether to go on with the game that still stands on the table."""

from collections.abc import Callable

from rich.text import Text
from textual import events

from paletti.keeper.screens.sheet import SheetScreen, chip
from paletti.keeper.store import Kept
from paletti.messages import Messages
from paletti.messages.sentences import enumeration
from paletti.paint import INK
from paletti.scorekeeping.questions import key_of, meant, shown


class WelcomeScreen(SheetScreen):
    """Go on, or begin a new game."""

    def __init__(self, words: Messages, kept: Kept, go_on: Callable[[Kept], None], prepare: Callable[[], None]) -> None:
        super().__init__()
        self.words = words
        self.kept = kept
        self.go_on = go_on
        self.prepare = prepare
        self.hint = ""

    def draw(self) -> None:
        """Say who is playing that game and how far it is."""
        words, session = self.words, self.kept.session
        sentence = words.say(
            "keeper-resume-text",
            names=enumeration(words, session.players),
            edition=words.say(f"edition-{session.house.edition}"),
            count=len(session.entries),
        )
        new = key_of(words, "new")
        body = Text(f"{sentence}\n\n", style=INK)
        for key, label in (("enter", "keeper-answer-resume"), (new, "keeper-answer-new")):
            body.append(chip(shown(key))).append(f" {words.say(label)}   ")
        self.put(words.say("keeper-resume-title"), body, "", self.hint)

    def on_key(self, event: events.Key) -> None:
        """Enter goes on, the letter of a new game begins one."""
        event.stop()
        new = key_of(self.words, "new")
        if event.key == "enter":
            self.go_on(self.kept)
        elif meant(event.character or "", (new,)):
            self.prepare()
        elif event.key in ("escape", "q"):
            self.app.exit(0)
        else:
            self.hint = self.words.say("keeper-hint-wrong-key", keys=f"{shown('enter')} {new}")
            self.draw()
