"""The handbook laid out for a terminal: headings, a margin of clause ids, wrapped paragraphs."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from paletti.messages import Messages
from paletti.messages.examples import DrawnExample
from paletti.messages.handbook import Difference, Handbook, is_ruling
from paletti.messages.typography import NARROW_NO_BREAK, NO_BREAK, on_one_line
from paletti.messages.villa import WIDTH, example_drawn
from paletti.rules.choices import CHOICES
from paletti.rules.clauses import Clause
from paletti.rules.examples import EXAMPLE

MEASURE: Final = 96
"""The widest line that is still easy to read."""
MARGIN: Final = 10
"""Cells for the longest clause id."""
SIDE_BY_SIDE: Final = 3
"""More editions than this do not fit beside one another."""

# A little brighter than the game's paint, to be legible on dark terminals as well as on light ones.
HEADING: Final = "bold #d9483b"
RULE: Final = "#efb52e"
NOTE: Final = "#3f86d0"
SOFT: Final = "dim"

# Private characters that no text of ours has: they stand for no-break spaces while lines are broken.
_SOLID: Final = str.maketrans({NO_BREAK: "\ue000", NARROW_NO_BREAK: "\ue001"})
_BLANK: Final = str.maketrans({"\ue000": NO_BREAK, "\ue001": NARROW_NO_BREAK})


class Prose(Text):
    """A text whose lines only break at plain spaces; rich also breaks lines at no-break spaces."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        solid = self.copy()
        solid.plain = self.plain.translate(_SOLID)
        lines = solid.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.translate(_BLANK)
        return lines


def set_handbook(console: Console, words: Messages, book: Handbook) -> None:
    """Print a whole handbook."""
    width = min(console.width, MEASURE)
    _title(console, book.title, book.subtitle, width)
    for text, style in ((book.about, SOFT), (book.story, "italic"), (book.aim, ""), (book.ways, NOTE)):
        if text is None:
            continue
        console.print(Padding(Prose(on_one_line(text), style=style), (1, 2, 0, 2)), width=width)
    for section in book.sections:
        _heading(console, section.title, width)
        page = _page()
        for entry in section.entries:
            ruled = entry.ruling and section.key != "ruling"  # a section of rulings says so in its heading
            sign = "⌂ " if entry.house_rule else "§ " if ruled else "≠ " if entry.own else ""
            page.add_row(
                Text().append(sign, style=NOTE).append(entry.clause, style=SOFT if not sign else NOTE),
                Prose(entry.text),
            )
            for one in entry.examples:
                page.add_row("", _example(words, one, width))
        console.print(page, width=width)
    if any(entry.own or entry.house_rule or entry.ruling for section in book.sections for entry in section.entries):
        console.print(Padding(Text(words.say("rules-legend"), style=NOTE), (1, 2)), width=width)


def set_clause(
    console: Console,
    words: Messages,
    clause: Clause,
    edition: str,
    said: Mapping[str, str | None],
    drawn: Sequence[DrawnExample] = (),
) -> None:
    """Print one clause, and how it reads in other editions."""
    width = min(console.width, MEASURE)
    name = words.say(f"edition-{edition}")
    _title(console, clause, name, width)
    here = said[edition]
    text = here if here is not None else words.say("rules-not-in-edition", edition=name)
    console.print(Padding(Prose(text), (1, 2, 0, 2)), width=width)
    if here is not None and is_ruling(clause, edition):
        console.print(Padding(Prose(words.say("rules-ruling"), style=NOTE), (1, 2, 0, 2)), width=width)
    for one in drawn:
        console.print(Padding(_example(words, one, width), (0, 2)), width=width)
    others = {other: text for other, text in said.items() if text != here}
    if others:
        _heading(console, words.say("rules-also"), width)
        console.print(_grouped(words, others), width=width)


def set_comparison(console: Console, words: Messages, editions: Sequence[str], found: Sequence[Difference]) -> None:
    """Print where editions differ: side by side if they fit, else grouped by what they say."""
    beside = len(editions) <= SIDE_BY_SIDE
    width = min(console.width, MEASURE + 24 if beside else MEASURE)
    _title(
        console, words.say("rules-compare-title"), " · ".join(words.say(f"edition-{name}") for name in editions), width
    )
    differing = [one for one in found if len({text for text in one.texts.values() if text is not None}) > 1]
    partial = [one for one in found if one not in differing]
    if not found:
        console.print(Padding(Prose(words.say("rules-compare-same")), (1, 2)), width=width)
    if beside and differing:
        table = Table(box=None, expand=True, padding=(1, 2, 0, 0), pad_edge=False, header_style=HEADING)
        table.add_column("", width=MARGIN, justify="right", style=SOFT, no_wrap=True)
        for name in editions:
            table.add_column(words.say(f"edition-{name}"), ratio=1)
        for one in differing:
            table.add_row(one.clause, *(_cell(words, one.texts[name]) for name in editions))
        console.print(Padding(table, (1, 0, 0, 0)), width=width)
    elif differing:
        for one in differing:
            named = [words.say(f"choice-{CHOICES[name].slug}") for name in one.choices[:1]]
            _heading(console, " · ".join([one.clause, *named]), width)
            console.print(_grouped(words, one.texts), width=width)
    if partial:
        _heading(console, words.say("rules-compare-only"), width)
        groups: dict[str, list[str]] = {}
        for one in partial:
            there = " ".join(name for name, text in one.texts.items() if text is not None)
            groups.setdefault(there, []).append(one.clause)
        page = _page(len("de nl fr en ru"))
        for there, clauses in groups.items():
            page.add_row(Text(there, style=NOTE), " ".join(clauses))
        console.print(page, width=width)


def _example(words: Messages, one: DrawnExample, width: int) -> Group:
    """An example's villa with its caption; in words if the terminal is too narrow."""
    narrow = width < WIDTH + MARGIN + 8
    picture = Prose(one.described, style=SOFT) if narrow else example_drawn(words, EXAMPLE[one.key])
    return Group(Text(), picture, Prose(one.caption, style="italic"), Text())


def _title(console: Console, title: str, subtitle: str, width: int) -> None:
    console.print()
    console.print(Text(title, style=HEADING), justify="center", width=width)
    console.print(Text(subtitle, style=SOFT), justify="center", width=width)


def _heading(console: Console, title: str, width: int) -> None:
    console.print()
    console.print(Rule(Text(title, style=HEADING), style=RULE, align="left"), width=width)


def _page(margin: int = MARGIN + 2) -> Table:
    page = Table.grid(padding=(0, 2, 0, 0), expand=True)
    page.add_column(width=margin, justify="right", no_wrap=True)
    page.add_column(ratio=1)
    return page


def _grouped(words: Messages, texts: Mapping[str, str | None]) -> Table:
    groups: dict[str | None, list[str]] = {}
    for name, text in texts.items():
        groups.setdefault(text, []).append(name)
    page = _page(len("de nl fr en ru"))
    for text, names in groups.items():
        page.add_row(Text(" ".join(names), style=NOTE), _cell(words, text))
    return page


def _cell(words: Messages, text: str | None) -> Text:
    return Prose(text) if text is not None else Text(words.say("rules-compare-missing"), style=SOFT)
