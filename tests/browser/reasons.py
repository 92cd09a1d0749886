"""Every reason why something is not allowed: the words of its sentence on the page, or why no pointer can cause it.

Each table of sentences is what one test expects. A test fails if a reason is in none of them.
"""

import re
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Final

from playwright.sync_api import TimeoutError as NotInTime
from tests.browser.desk import DESK, lies_beside
from tests.browser.sight import my_touch
from tests.browser.table import Table

import paletti.messages

SAID_MS = 20_000

Read = dict[str, str]

# Reaching for a column.
IN_A_TURN: Final[Read] = {
    "colours-first": "Colours first",
    "column-locked": "is locked: Ben put it back in turn 3",
    "column-on-top": "is on the top level and stays there",
    "not-your-column": "belongs to Ann",
    "no-way-for-hook": "Not even the hook gets in there",
    "column-askew": "stands askew and holds: hands off",
}
IN_A_PROOF: Final[Read] = {
    "proof-not-theirs": "proves nothing: it has to be one of Ben",
    "proof-on-top": "is already up there and proves nothing",
    "proof-locked": "is locked and proves nothing",
    "proof-askew": "stands askew and proves nothing",
    "not-the-objectors": "is not one of Ann",
    "applied-already": "After an application, no column goes up in the same turn",
}
WITH_THREE: Final[Read] = {
    "neutral-first": "A neutral column first, then",
    "last-neutral": "is the last neutral one there and stays",
    "neutral-tried": "You have tried a neutral column",
    "ask-the-others": "First the others say whether another neutral column could go up",
    "proof-not-neutral": "proves nothing: it has to be a neutral one",
    "proof-last-neutral": "is the last neutral one there and proves nothing",
    "one-neutral-a-turn": "One neutral column a turn is enough",
}
BY_COLOUR: Final[Read] = {
    "name-first": "Name a colour first",
    "colour-not-yours": "You do not play",
    "colour-not-below": "column below the top",
    "throw-first": "Throw the seal first",
    "wrong-colour": "it has to be a",
    "answer-first": "First the others say whether they challenge it",
    "proof-wrong-colour": "proves nothing: it has to be a",
    "lay-first": "comes first, then the column",
    "nothing-to-claim": "There is nothing to claim here",
    "no-breaking-off": "No way back: you began with",
}

# Setting down or laying a piece, holding a plateau, putting a piece back.
WHERE_IT_IS: Final[Read] = {
    "still-inside": "It is still inside the villa",
    "too-few-columns": "It covers 0, and at least 3 are needed",
    "not-on-top-plateau": "is not entirely on the blue plateau",
    "column-overhangs": "sticks out over the edge",
    "column-leans": "does not stand upright",
}
SETTING_UP: Final[Read] = {
    "not-set-up": "The villa has to be set up first",
    "in-the-air": "It is still in the air",
    "column-on-rim": "stands on the rim",
    "blue-beyond-base": "sticks out over the edge of the base",
    "blue-unsteady": "is not steady: something leans",
    "column-uncovered": "is not under the blue plateau",
}
THOUGH_ELSEWHERE_IT_MAY: Final[Read] = {
    "plateau-shifted": "The blue plateau is not where it was",
    "cover-changed": "The blue plateau is not back in its place",
    "must-break-off": "The villa swayed",
    "not-there-yet": "It does not rest on the columns yet",
    "plateau-beyond-base": "sticks out over the edge of the base",
    "no-room-below": "Another column stands right below it",
    "column-on-column": "would stand on another one",
}
ON_A_FULL_TOP: Final[Read] = {"top-full": "No free spot up there is wide enough for it"}
BY_A_HAND: Final[Read] = {  # test_hand
    "plateau-held": "Let go of the blue plateau before you set the column down",
    "not-over-top": "It is not over the top plateau",
}

READ: Final[tuple[Read, ...]] = (
    IN_A_TURN,
    IN_A_PROOF,
    WITH_THREE,
    BY_COLOUR,
    WHERE_IT_IS,
    SETTING_UP,
    THOUGH_ELSEWHERE_IT_MAY,
    ON_A_FULL_TOP,
    BY_A_HAND,
)

BY_NO_POINTER: Final[dict[str, str]] = {
    **dict.fromkeys(("game-over", "not-at-the-table", "not-your-turn"), "only who must act has a hand and buttons"),
    **dict.fromkeys(
        (
            "already-building",
            "not-your-throw",
            "not-your-choice",
            "throw-for-colour",
            "choose-a-colour",
            "colours-settled",
            "colours-open-to-all",
            "colour-held",
            "nothing-to-throw",
            "nothing-to-name",
            "not-at-the-start",
            "raise-now",
            "no-plateau-left",
            "apply-first",
            "objections-open",
            "proof-due",
            "take-out-due",
            "nothing-to-object-to",
            "nothing-to-consent-to",
            "your-own-claim",
            "already-objected",
            "one-proof-a-turn",
            "nothing-to-prove-with",
            "which-column",
            "plateau-left",
            "must-move",
            "own-column-due",
            "no-passing-now",
            "no-clock-runs",
            "not-begun",
        ),
        "there is a button only for what may be done",
    ),
    "colour-taken": "only colours that are free can be pressed",
    "seal-on-end": "the table throws once more by itself",
    "no-jamming": "nobody declares a column jammed: the table does",
    **dict.fromkeys(("column-out", "proof-out", "already-out"), "what is out lies nowhere that could be pressed"),
    **dict.fromkeys(
        ("no-proof-due", "not-the-objector", "nothing-to-take-out"),
        "a press proves or takes out where that is due",
    ),
    "wrong-plateau": "only the next one is handed out",
    "too-many-columns": "the table counts what lies under a plateau",
    "second-column": "with a column in hand no other is taken by a press",
    **dict.fromkeys(("hands-off-plateau", "plateau-steadied"), "a second hand is offered only where it may hold"),
    **dict.fromkeys(("no-such-piece", "not-on-piece", "nonsense"), "a press means wood of the villa, there"),
    **dict.fromkeys(("nothing-in-hand", "hand-full"), "the page knows what is in hand"),
    **dict.fromkeys(("wood-moves", "being-put-back"), "nothing is offered until the wood rests"),
    "another-hand": "while one hand is at the villa no other is offered",
    "no-room-for-fingers": "the hook is offered before that",
}

_SENTENCE = re.compile(r"^(?:refusal|trouble)-([a-z-]+) =", re.MULTILINE)


def with_sentence() -> set[str]:
    """All reasons that have a sentence."""
    folder = Path(paletti.messages.__file__).parent / "en"
    return set(chain.from_iterable(_SENTENCE.findall(file.read_text("utf-8")) for file in folder.glob("*.ftl")))


class Reader:
    """Reads in a laptop's window why a hand may not do something, and collects the sentences that a test wants."""

    def __init__(self, table: Table, wanted: Read) -> None:
        self.table, self.found, self._wanted = table, dict[str, str](), wanted
        table.page.set_viewport_size(DESK)

    def presses(self, *reasons: str) -> None:
        """For each of these reasons, presses on the first visible column that is refused for it."""
        for reason in reasons:
            refused = my_touch(self.table.state)["refused"]
            column = self.table.first_seen([name for name, why in refused.items() if why["reason"] == reason])
            self.table.press_on(column)
            self.reads(reason, column)

    def reads(self, reason: str, beside: str | None = None) -> None:
        """Notes the sentence once it stands there, beside the piece that it is about; otherwise notes what is there."""
        words, slips = self._wanted[reason], self.table.page.locator(f".hud-refused, [data-why={reason}]")
        said = slips.filter(has_text=words).first
        with suppress(NotInTime):
            said.wait_for(timeout=SAID_MS)
            near = beside is None or lies_beside(self.table, said, beside)
            self.found[reason] = words if near else f"{words!r} does not lie beside {beside}"
            return
        self.found[reason] = f"Instead of {words!r}: {slips.all_inner_texts()}"
