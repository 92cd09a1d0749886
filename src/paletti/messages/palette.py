"""What a terminal draws with beside the paint: softer colours, emblems and signs."""

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
"""What can be read on each paint."""

EMBLEM: Final[dict[str, str]] = {Colour.RED: "☼", Colour.YELLOW: "◊", Colour.BLUE: "≈", Colour.GREEN: "♠"}
"""Sun, lemon, wave and leaf, in signs that every terminal's letters have and that are one cell wide."""
NEUTRAL: Final = "○"
LOCKED: Final = "×"
ASKEW: Final = "/"
RISES: Final = "↑"
BACK: Final = "←"
