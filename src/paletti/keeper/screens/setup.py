"""The first page of a game: who plays, which edition, which house rules; all by keyboard."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from textwrap import wrap
from typing import Final

from rich.text import Text
from textual import events

from paletti.keeper.screens.houserules import HouseRules
from paletti.keeper.screens.sheet import SheetScreen
from paletti.messages.palette import ACCENT, SOFT
from paletti.paint import INK, PAPER
from paletti.rules.editions import LONGEST_NAME
from paletti.scorekeeping.form import Form
from paletti.scorekeeping.session import Session

ABOUT: Final = 66
"""Cells for the lines that characterise an edition."""


@dataclass(frozen=True)
class Row:
    """A line of the form: what it is about, its value, and what keys do to it."""

    label: str
    value: str
    turn: Callable[[int], None] | None = None
    player: int | None = None
    enter: Callable[[], None] | None = None


class Setup(SheetScreen):
    """The form; `begun` is called with the game once it can begin."""

    def __init__(self, form: Form, begun: Callable[[Session, str], None]) -> None:
        super().__init__()
        self.form = form
        self.begun = begun
        self.hint = ""
        self.at = next(n for n, row in enumerate(self.rows()) if row.player is not None)

    def rows(self) -> list[Row]:
        """The lines of the form as it stands."""
        form = self.form
        say = form.words.say
        rows = [
            Row(say("keeper-setup-language"), form.language_name(), turn=form.turn_language),
            Row(say("keeper-setup-edition"), say(f"edition-{form.edition}"), turn=form.turn_edition),
        ]
        rows += [
            Row(say(f"choice-{choice.slug}"), form.shown(choice), turn=partial(form.turn_choice, choice))
            for choice in form.up_front()
        ]
        rows += [
            Row(say("keeper-setup-player", number=number + 1), name, player=number)
            for number, name in enumerate(form.names)
        ]
        if form.names_first and form.players:
            beginner = form.players[form.first % len(form.players)]
            rows.append(Row(say("keeper-setup-first"), beginner, turn=form.turn_first))
        changed = len(form.changes.keys() - {choice.name for choice in form.up_front()})
        some = say("keeper-setup-rules-some", count=changed) if changed else say("keeper-setup-rules-none")
        rows.append(Row(say("keeper-setup-rules"), some, enter=self.open_rules))
        rows.append(Row(say("keeper-setup-begin"), "", enter=self.begin))
        return rows

    def draw(self) -> None:
        """Put the form on the sheet, with the current line marked."""
        words = self.form.words
        self.tidy()
        rows = self.rows()
        self.at = min(self.at, len(rows) - 1)
        width = max(len(row.label) for row in rows) + 2
        body = Text(style=INK)
        for number, row in enumerate(rows):
            here = number == self.at
            if row.player == 0:
                body.append(f"\n  {words.say('keeper-setup-intro')}\n", style=f"italic {SOFT}")
            body.append("▸ " if here else "  ", style=f"bold {ACCENT}")
            if row is rows[-1]:
                body.append(f" {row.label} ", style=f"bold {PAPER} on {ACCENT if here else INK}")
                continue
            body.append(row.label.ljust(width), style=f"bold {INK}" if here else SOFT)
            body.append_text(self.value(row, here))
            body.append("\n")
            if number == 1:
                about = wrap(words.say(f"edition-{self.form.edition}-about"), ABOUT)
                body.append("".join(f"  {line}\n" for line in about), style=f"italic {SOFT}")
            if row.label == words.say("keeper-setup-rules"):
                body.append("\n")
        self.put(words.say("keeper-setup-title"), body, words.say("keeper-setup-footer"), self.hint)

    def value(self, row: Row, here: bool) -> Text:
        """A line's value, with arrows where it can be changed and a cursor where it can be typed."""
        if row.player is not None:
            shown = Text("  ").append(row.value, style=f"bold {INK}")
            if here:
                shown.append("▏", style=ACCENT)
            if not row.value:
                shown.append(self.form.words.say("keeper-setup-name") if here else "·", style=SOFT)
            return shown
        if row.turn is not None:
            return Text(f"‹ {row.value} ›" if here else f"  {row.value}", style=INK)
        return Text(f"  {row.value} ›" if here else f"  {row.value}", style=INK)

    def tidy(self) -> None:
        """Keep one empty line for the next name, as long as there is a seat for it."""
        names = self.form.names
        while len(names) > 1 and not names[-1] and not names[-2] and self.player() != len(names) - 1:
            names.pop()
        if names[-1] and len(names) < self.form.house.most_players:
            names.append("")

    def player(self) -> int | None:
        """The number of the player whose name is being typed, if any."""
        rows = self.rows()
        return rows[min(self.at, len(rows) - 1)].player

    def on_paste(self, event: events.Paste) -> None:
        """A pasted name is typed."""
        event.stop()
        number = self.player()
        if number is not None:
            self.type(number, event.text)
            self.draw()

    def on_key(self, event: events.Key) -> None:
        """Move, change, type, begin."""
        event.stop()
        event.prevent_default()
        self.hint = ""
        rows = self.rows()
        row = rows[self.at]
        match event.key:
            case "escape":
                self.app.exit(0)
                return
            case "up" | "shift+tab":
                self.at = (self.at - 1) % len(rows)
            case "down" | "tab":
                self.at = (self.at + 1) % len(rows)
            case "left" | "right" if row.turn is not None:
                row.turn(1 if event.key == "right" else -1)
            case "enter":
                self.press_enter(row, rows)
                return
            case "backspace" if row.player is not None:
                self.form.names[row.player] = self.form.names[row.player][:-1]
            case _ if row.player is not None and event.is_printable and event.character:
                self.type(row.player, event.character)
            case _:
                self.hint = self.form.words.say("keeper-setup-footer")
        self.draw()

    def press_enter(self, row: Row, rows: list[Row]) -> None:
        """Go to the next line; from an empty name straight to the last line, which begins the game."""
        if row.enter is not None:
            row.enter()
            return
        self.at = len(rows) - 1 if row.player is not None and not row.value else self.at + 1
        self.draw()

    def type(self, number: int, text: str) -> None:
        """Add the printable part of a text to a name."""
        plain = "".join(letter for letter in text if letter.isprintable())
        self.form.names[number] = (self.form.names[number] + plain).lstrip()[:LONGEST_NAME]

    def open_rules(self) -> None:
        """Show the house rules."""
        self.app.push_screen(HouseRules(self.form), lambda _: self.draw())

    def begin(self) -> None:
        """Begin the game, or say why not yet."""
        problem = self.form.problem()
        if problem is None:
            self.begun(self.form.session(), self.form.lang)
            return
        self.hint = problem
        self.draw()
