"""The game: the villa, the players, the story, and the turn's question with its keys."""

from collections.abc import Callable

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from paletti.keeper.drawing import people, story, villa
from paletti.keeper.screens.help import Help
from paletti.keeper.store import Kept, save
from paletti.messages import Messages, languages, messages
from paletti.messages.palette import ACCENT, ON_PAINT, SOFT
from paletti.messages.sentences import refusal
from paletti.paint import INK, PAINT, PAPER
from paletti.rules.deeds import Deed
from paletti.rules.notation import write_deed
from paletti.scorekeeping.asking import ask
from paletti.scorekeeping.questions import ENTER, Answer, Command, Question, meant, shown

SIDE_INSET = 3


class GameScreen(Screen[None]):
    """One kept game. Keys answer the question; every answer that is a deed is entered and saved."""

    def __init__(self, kept: Kept, command: Callable[[Command, Kept], None], leave: Callable[[Kept], None]) -> None:
        super().__init__()
        self.kept = kept
        self.command = command
        self.leave = leave
        self.asked: list[Question] = []
        self.at: int | None = None
        self.hint = ""

    @property
    def words(self) -> Messages:
        """The catalogue of the game's language, in the game's words."""
        return messages(self.kept.lang).at(self.kept.session.state.house)

    @property
    def question(self) -> Question:
        """The question at hand."""
        return self.asked[-1]

    def compose(self) -> ComposeResult:
        """Villa at the left, people at the right, the question below."""
        yield Static(id="head")
        with Horizontal(id="table"):
            yield Static(id="villa")
            with Vertical(id="side"):
                yield Static(id="seats")
                yield Static(id="story")
        yield Static(id="question")
        yield Static(id="hint")
        yield Static(id="footer")

    def on_mount(self) -> None:
        """Ask the first question."""
        self.ask()

    def on_resize(self) -> None:
        """Draw the villa as tall as the terminal allows."""
        if self.asked:
            self.draw()

    def ask(self, hint: str = "") -> None:
        """Ask the question that the state of the game leads to."""
        self.asked = [ask(self.words, self.kept.session.state)]
        self.at = None
        self.hint = hint
        self.draw()

    def draw(self) -> None:
        """Put everything in its place."""
        words, session = self.words, self.kept.session
        state = session.state
        self.query_one("#head", Static).update(self._head())
        below = self._answers()
        # Head, rule, hint and footer take a line each.
        height = self.size.height - 4 - self._lines(below) - self._lines(Text(self.question.text))
        self.query_one("#villa", Static).update(villa(words, state, max(height, 6)))
        side = max(20, self.size.width - 54 - SIDE_INSET)
        beside = people(words, state, side)
        self.query_one("#seats", Static).update(beside)
        room = max(2, height - self._lines(beside, side))
        self.query_one("#story", Static).update(story(words, session, room))
        asked = Text(self.question.text, style=f"bold {INK}")
        self.query_one("#question", Static).update(Text("\n").join([asked, below]))
        self.query_one("#hint", Static).update(Text(self.hint, style=f"italic {ACCENT}"))
        self.query_one("#footer", Static).update(Text(words.say("keeper-footer"), style=SOFT))

    def _lines(self, text: Text, width: int | None = None) -> int:
        room = width or max(20, self.size.width - 2)
        return sum(max(1, -(-line.cell_len // room)) for line in text.split("\n", allow_blank=True))

    def _head(self) -> Text:
        words, state = self.words, self.kept.session.state
        house = state.house
        parts = [words.say("keeper-title"), words.say(f"edition-{house.edition}")]
        if not house.plays_for_seal:
            parts.append(words.say("keeper-round", round=state.round, rounds=house.rounds))
        if state.number:
            parts.append(words.say("keeper-turn", number=state.number))
        return Text(" · ".join(parts), style=f"bold {PAPER}")

    def _answers(self) -> Text:
        """The answers in rows, broken between each other and never within."""
        rows = [Text()]
        room = max(20, self.size.width - 2)
        for number, answer in enumerate(self.question.answers):
            text = self._answer(answer, here=number == self.at)
            if rows[-1].cell_len and rows[-1].cell_len + 2 + text.cell_len > room:
                rows.append(Text())
            rows[-1].append("  " if rows[-1].cell_len else "").append_text(text)
        return Text("\n").join(rows)

    def _answer(self, answer: Answer, *, here: bool) -> Text:
        ink, paper = (ON_PAINT[answer.paint], PAINT[answer.paint]) if answer.paint else (PAPER, INK)
        text = Text().append(f" {shown(answer.key)} ", style=Style(color=ink, bgcolor=paper, bold=True))
        return text.append(f" {answer.label}", style=Style(color=ACCENT if here else INK, bold=here, underline=here))

    def on_key(self, event: events.Key) -> None:
        """Answer, go back, undo or leave."""
        event.stop()
        event.prevent_default()
        pressed = event.character or ""
        match event.key:
            case "enter":
                self.press_enter()
            case "escape":
                self.step_back()
            case "backspace":
                if len(self.asked) > 1:
                    self.step_back()
                else:
                    self.take_back()
            case "ctrl+z":
                self.take_back()
            case "f2":
                self.next_language()
            case "f1" | "question_mark":
                self.app.push_screen(Help(self.words))
            case "right" | "down" | "tab":
                self.move(1)
            case "left" | "up" | "shift+tab":
                self.move(-1)
            case _:
                self.press_letter(pressed)

    def press_letter(self, pressed: str) -> None:
        """The answer of that key; q leaves; anything else gets a hint."""
        key = meant(pressed, self.question.keys) if pressed else None
        if key is not None:
            self.follow(self.question.answer(key))
        elif meant(pressed, ("q",)):
            self.leave(self.kept)
        else:
            self.wrong()

    def press_enter(self) -> None:
        """The marked answer, or the usual one."""
        if self.at is not None:
            self.follow(self.question.answers[self.at])
        elif ENTER in self.question.keys:
            self.follow(self.question.answer(ENTER))
        else:
            self.wrong()

    def wrong(self) -> None:
        """Say which keys are possible."""
        keys = " ".join(shown(key) for key in self.question.keys)
        self.hint = self.words.say("keeper-hint-wrong-key", keys=keys)
        self.draw()

    def move(self, step: int) -> None:
        """Mark the next answer."""
        count = len(self.question.answers)
        self.at = (0 if step > 0 else count - 1) if self.at is None else (self.at + step) % count
        self.hint = ""
        self.draw()

    def follow(self, answer: Answer) -> None:
        """Go where an answer leads."""
        leads = answer.leads
        if isinstance(leads, Command):
            self.command(leads, self.kept)
        elif callable(leads):
            self.asked.append(leads())
            self.at, self.hint = None, ""
            self.draw()
        else:
            self.enter(leads)

    def enter(self, deed: Deed) -> None:
        """Enter a deed and save it. A refusal is shown and changes nothing."""
        refused = self.kept.session.enter(deed)
        if refused is not None:
            self.ask(refusal(self.words, refused, ringed=False))
        else:
            self.ask(self.save())

    def step_back(self) -> None:
        """Undo the last key while a question is half answered."""
        if len(self.asked) > 1:
            self.asked.pop()
        self.at, self.hint = None, ""
        self.draw()

    def take_back(self) -> None:
        """Undo the last entry."""
        undone = self.kept.session.undo()
        if undone is None:
            self.ask(self.words.say("keeper-hint-nothing-to-undo"))
        else:
            problem = self.save()
            self.ask(problem or self.words.say("keeper-hint-undone", deed=write_deed(undone)))

    def next_language(self) -> None:
        """Switch to the next language."""
        known = languages()
        self.kept.lang = known[(known.index(self.kept.lang) + 1) % len(known)]
        self.ask(self.save())

    def save(self) -> str:
        """Save the game; returns an empty text, or says why that failed."""
        try:
            save(self.kept)
        except OSError as problem:
            return self.words.say("keeper-hint-cannot-save", problem=problem.strerror or str(problem))
        return ""
