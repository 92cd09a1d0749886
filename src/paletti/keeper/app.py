"""The score keeper as an application in the terminal: which screen comes when."""

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from textual.app import App

from paletti.keeper.screens.game import GameScreen
from paletti.keeper.screens.setup import Setup
from paletti.keeper.screens.welcome import WelcomeScreen
from paletti.keeper.store import Kept, latest, load, new_game, save, scores_folder
from paletti.messages import messages
from paletti.paint import INK, LINE, PAPER
from paletti.scorekeeping.form import Form
from paletti.scorekeeping.questions import Command
from paletti.scorekeeping.session import Session

CSS: Final = f"""
Screen {{ background: {PAPER}; color: {INK}; }}
Sheet {{ align: center middle; overflow: hidden; }}
.sheet {{ width: 78; max-width: 100%; height: auto; padding: 1 2; border: round {LINE}; }}
#title {{ padding: 0 0 1 0; }}
#hint {{ height: 1; padding: 0 1; }}
.sheet #hint {{ padding: 1 0 0 0; height: auto; min-height: 1; }}
#footer {{ dock: bottom; height: 1; padding: 0 1; }}
#head {{ height: 1; padding: 0 1; background: {INK}; }}
#table {{ height: 1fr; }}
#villa {{ width: 54; height: 100%; padding: 0 1; content-align: center bottom; }}
#side {{ width: 1fr; height: 100%; padding: 0 1; border-left: solid {LINE}; }}
#story {{ height: 1fr; padding: 1 0 0 0; }}
#question {{ height: auto; padding: 0 1; border-top: solid {LINE}; }}
"""


class ScoreKeeper(App[int]):
    """The application; `resume` is a game to continue, `fresh` asks for a new one at once."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = []  # noqa: RUF012

    def __init__(
        self,
        folder: Path,
        lang: str,
        *,
        resume: Kept | None = None,
        fresh: bool = False,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        super().__init__()
        self.folder = folder
        self.lang = lang
        self.resume = resume
        self.fresh = fresh
        self.now = now
        self.kept: Kept | None = None

    def on_mount(self) -> None:
        """Go on with the game that was named, offer the last one, or prepare a new one."""
        if self.resume is not None:
            self.go_on(self.resume)
            return
        last = None if self.fresh else latest(self.folder, unfinished=True)
        if last is not None:
            self.push_screen(WelcomeScreen(messages(self.lang), last, self.go_on, self.prepare))
        else:
            self.prepare()

    def prepare(self) -> None:
        """Ask who plays, with what was chosen last time already filled in."""
        form = Form(self.lang)
        before = latest(self.folder, unfinished=False)
        if before is not None:
            session = before.session
            form.edition = session.house.edition
            form.changes = {name: getattr(session.house, name) for name in session.house.changed}
            form.names = list(session.players)
            form.first = session.players.index(session.first) if session.first else 0
        self._show(Setup(form, self.begin))

    def begin(self, session: Session, lang: str) -> None:
        """Begin a game, which gets its file with the first entry."""
        self.lang = lang
        self.go_on(new_game(self.folder, session, lang, self.now()))

    def go_on(self, kept: Kept) -> None:
        """Show a game."""
        self.kept = kept
        self._show(GameScreen(kept, self.command, self.leave))

    def command(self, asked: Command, kept: Kept) -> None:
        """Do what was asked once a game was over."""
        if asked is Command.REMATCH:
            self.begin(kept.session.rematch(), kept.lang)
        else:
            self.lang = kept.lang
            self.prepare()

    def leave(self, kept: Kept) -> None:
        """Save again and leave."""
        if kept.session.entries:
            save(kept)
        self.exit(0)

    def _show(self, screen: GameScreen | Setup) -> None:
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def keep_score(lang: str, saved: str | None = None, *, fresh: bool = False) -> int:
    """The score keeper's exit code: 2 with one sentence if there is no terminal. NotKept if no such game was saved."""
    resume = None if saved is None else load(Path(saved))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        sys.stderr.write(f"paletti: {messages(lang).say('keeper-needs-terminal')}\n")
        return 2
    app = ScoreKeeper(scores_folder(), lang, resume=resume, fresh=fresh)
    code = app.run()
    if app.kept is not None and app.kept.path.exists():
        sys.stdout.write(f"{messages(app.kept.lang).say('keeper-left', path=str(app.kept.path))}\n")
    return code or 0
