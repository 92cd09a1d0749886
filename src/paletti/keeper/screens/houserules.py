"""The house rules of a game, one line each."""

from typing import Final

from rich.text import Text
from textual import events

from paletti.keeper.screens.sheet import SheetScreen
from paletti.messages.palette import ACCENT, SOFT
from paletti.paint import INK
from paletti.scorekeeping.form import Form

LABEL: Final = 28
"""Cells for a choice's name; the rest of the line is its value's."""


class HouseRules(SheetScreen):
    """A list of choices with their clauses; what differs from the edition is marked."""

    def __init__(self, form: Form) -> None:
        super().__init__()
        self.form = form
        self.at = 0
        self.hint = ""

    def draw(self) -> None:
        """Put the choices on the sheet."""
        words = self.form.words
        choices = self.form.choices()
        self.at = min(self.at, len(choices) - 1)
        names = [words.say(f"choice-{choice.slug}") for choice in choices]
        width = min(LABEL, max(map(len, names))) + 2
        body = Text(style=INK, no_wrap=True, overflow="ellipsis")
        for number, (choice, name) in enumerate(zip(choices, names, strict=True)):
            here = number == self.at
            body.append("▸ " if here else "  ", style=f"bold {ACCENT}")
            body.append(f"{choice.clause:<10}", style=SOFT)
            label = name if len(name) < width else f"{name[: width - 3]}… "
            body.append(label.ljust(width), style=f"bold {INK}" if here else INK)
            value = self.form.shown(choice)
            changed = choice.name in self.form.changes
            body.append(f"‹ {value} ›" if here else f"  {value}", style=f"bold {ACCENT}" if changed else INK)
            body.append("\n")
        self.put(words.say("keeper-rules-title"), body, words.say("keeper-rules-footer"), self.hint)

    def on_key(self, event: events.Key) -> None:
        """Move, change, done."""
        event.stop()
        event.prevent_default()
        self.hint = ""
        choices = self.form.choices()
        match event.key:
            case "up" | "shift+tab":
                self.at = (self.at - 1) % len(choices)
            case "down" | "tab":
                self.at = (self.at + 1) % len(choices)
            case "left":
                self.form.turn_choice(choices[self.at], -1)
            case "right" | "space":
                self.form.turn_choice(choices[self.at], 1)
            case "escape" | "enter":
                self.dismiss()
                return
            case _:
                self.hint = self.form.words.say("keeper-rules-footer")
        self.draw()
