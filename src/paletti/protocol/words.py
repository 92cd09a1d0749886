"""The vocabulary that server and page share: pieces, editions, verbs, places."""

from typing import Final, Literal

COLOURS: Final = ("red", "yellow", "blue", "green")
KINDS: Final = ("thin-1", "thin-2", "thin-3", "hex", "thick")
COLUMNS: Final = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in KINDS)
PLATEAUS: Final = ("blue", "green", "yellow", "orange", "red")
PIECES: Final = (*COLUMNS, *PLATEAUS, "seal")
"""The order of poses in a frame."""

EDITIONS: Final = ("de", "nl", "fr", "en", "ru", "us")
LAYOUTS: Final = ("scattered", "rings", "colours", "by-hand")
STRENGTHS: Final = ("novice", "apprentice", "journeyman", "master")
PLACES: Final = ("villa", "parked", "out", "away")
TOOLS: Final = ("hand", "hook", "hold")
PHRASES: Final = (
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
)
"""What players can say to one another: a fixed set, so that nothing needs moderation."""

BASE: Final = 254
"""The base (and the table it lies on) among a contact's pieces."""
NOTHING: Final = 255
"""No piece: a hand that holds nothing."""

Colour = Literal["red", "yellow", "blue", "green"]
Plateau = Literal["blue", "green", "yellow", "orange", "red"]
Level = Literal["base", "blue", "green", "yellow", "orange", "red"]
Whereabouts = Literal["base", "blue", "green", "yellow", "orange", "red", "out", "hand", "aside"]
Edition = Literal["de", "nl", "fr", "en", "ru", "us"]
Layout = Literal["scattered", "rings", "colours", "by-hand"]
Strength = Literal["novice", "apprentice", "journeyman", "master"]
Place = Literal["villa", "parked", "out", "away"]
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
Stage = Literal["gathering", "playing", "over"]
"""A table's life: seats are being claimed, the game runs, the game has ended."""
