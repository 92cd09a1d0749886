"""What a terminal draws with besides the paint: softer colours, emblems and signs."""

from typing import Final

from paletti.paint import INK, PAINT, PAPER
from paletti.rules.pieces import Colour, Plateau

SOFT: Final = "#8a7f70"
WOOD: Final = "#b98d5b"
MEADOW: Final = "#7ea85b"
ACCENT: Final = PAINT[Colour.RED]

ON_PAINT: Final[dict[str, str]] = {
    Colour.RED: PAPER,
    Colour.YELLOW: INK,
    Colour.BLUE: PAPER,
    Colour.GREEN: PAPER,
    Plateau.ORANGE: INK,
}
"""An ink that is legible on each paint."""

EMBLEM: Final[dict[str, str]] = {Colour.RED: "☼", Colour.YELLOW: "◊", Colour.BLUE: "≈", Colour.GREEN: "♠"}
"""Sun, lemon, wave and leaf, as characters that every terminal has and that are one cell wide."""
NEUTRAL: Final = "○"
LOCKED: Final = "×"
ASKEW: Final = "/"
RISES: Final = "↑"
BACK: Final = "←"
