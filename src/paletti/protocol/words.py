"""The vocabulary that server and page share: pieces, editions, verbs, places. Each list is said once, as a type."""

from typing import Final, Literal, get_args

Colour = Literal["red", "yellow", "blue", "green"]
Plateau = Literal["blue", "green", "yellow", "orange", "red"]
Level = Literal["base", "blue", "green", "yellow", "orange", "red"]
Whereabouts = Literal["base", "blue", "green", "yellow", "orange", "red", "out", "hand", "aside"]
Edition = Literal["de", "nl", "fr", "en", "ru", "us"]
Layout = Literal["scattered", "rings", "colours", "by-hand"]
Strength = Literal["novice", "apprentice", "journeyman", "master"]
FramePlace = Literal["villa", "parked", "out", "away"]
Tool = Literal["hand", "hook", "hold"]
Phrase = Literal[
    "hello",
    "good-luck",
    "steady",
    "careful",
    "bravo",
    "ouch",
    "thinking",
    "hurry",
    "one-moment",
    "sorry",
    "thanks",
    "good-game",
    "again",
    "bye",
]
"""What players can say to one another: a fixed set, so that nothing needs moderation."""
Verb = Literal[
    "setup",
    "throw",
    "choose",
    "move",
    "apply",
    "consent",
    "object",
    "prove",
    "take-out",
    "waive",
    "lay",
    "give-up",
    "pass",
    "name",
]
Trouble = Literal[
    "nothing-in-hand",
    "hand-full",
    "wood-moves",
    "another-hand",
    "no-such-piece",
    "no-room-for-fingers",
    "no-way-for-hook",
    "not-on-piece",
    "nonsense",
    "being-put-back",
    "not-there-yet",
    "in-the-air",
    "not-over-top",
    "still-inside",
    "no-room-below",
    "top-full",
]
"""Why a hand cannot do what no rule forbids. The last four only the page itself sees, before it asks."""
ProblemReason = Literal[
    "analysis-failed",
    "bad-kit",
    "bad-message",
    "bad-players",
    "bad-replay",
    "bad-setup",
    "bots-missing",
    "damaged-game",
    "foreign-page",
    "no-collapse",
    "no-score",
    "no-storage",
    "no-such-edition",
    "no-such-game",
    "no-such-house",
    "no-such-table",
    "not-found",
    "other-engine",
    "score-went-on",
    "server-failed",
    "server-full",
    "too-fast",
    "too-large",
    "wrong-method",
]
"""Why a request over HTTP was refused."""
GamePhase = Literal[
    "setup",
    "colours",
    "throw",
    "name",
    "build",
    "neutral-broken-off",
    "own-column",
    "claimed",
    "proof",
    "neutral-proof",
    "take-out",
    "lay",
    "raise",
    "over",
]
"""What a game waits for: the villa to be set up, or what the rules call it."""
RoomStage = Literal["gathering", "playing", "over"]
"""A table's life: seats are being claimed, the game runs, the game has ended."""

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
KINDS: Final = ("thin-1", "thin-2", "thin-3", "hex", "thick")
COLUMNS: Final = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in KINDS)
PLATEAUS: Final[tuple[Plateau, ...]] = get_args(Plateau)
PIECES: Final = (*COLUMNS, *PLATEAUS, "seal")
"""The order of poses in a frame."""
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)
LAYOUTS: Final[tuple[Layout, ...]] = get_args(Layout)
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
PLACES: Final[tuple[FramePlace, ...]] = get_args(FramePlace)
TOOLS: Final[tuple[Tool, ...]] = get_args(Tool)
TROUBLES: Final[tuple[Trouble, ...]] = get_args(Trouble)
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
VERBS: Final[tuple[Verb, ...]] = get_args(Verb)
NOTED: Final = ("place", "feel")
"""What a table alone notes in its journal, beside the deeds that the rules know."""
GAME_PHASES: Final[tuple[GamePhase, ...]] = get_args(GamePhase)

BASE: Final = 254
"""The base (and the table it lies on) among a contact's pieces."""
NOTHING: Final = 255
"""No piece: a hand that holds nothing."""
