"""The colours, marks and signs of everything that a terminal draws."""

from typing import Final

from paletti.rules.pieces import Colour, Plateau

PAPER: Final = "#fbf6ec"
INK: Final = "#2b2620"
SOFT: Final = "#8a7f70"
LINE: Final = "#d9cdb8"
WOOD: Final = "#b98d5b"
MEADOW: Final = "#7ea85b"
ACCENT: Final = "#c8372d"

PAINT: Final[dict[str, str]] = {
    Colour.RED: "#c8372d",
    Colour.YELLOW: "#efb52e",
    Colour.BLUE: "#2c67ad",
    Colour.GREEN: "#3c8a43",
    Plateau.ORANGE: "#e5732a",
}
ON_PAINT: Final[dict[str, str]] = {
    Colour.RED: PAPER,
    Colour.YELLOW: INK,
    Colour.BLUE: PAPER,
    Colour.GREEN: PAPER,
    Plateau.ORANGE: INK,
}
"""What can be read on each paint."""

MARK: Final[dict[str, str]] = {Colour.RED: "☼", Colour.YELLOW: "◊", Colour.BLUE: "≈", Colour.GREEN: "♠"}
"""Sun, lemon, wave and leaf, in signs that every terminal's letters have and that are one cell wide."""
NEUTRAL: Final = "○"
LOCKED: Final = "×"
ASKEW: Final = "/"
RISES: Final = "↑"
BACK: Final = "←"
