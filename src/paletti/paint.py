"""The colours of paper, ink and painted wood, for everything that draws: pictures, terminal, reports and page."""

from typing import Final

PAPER: Final = "#fbf6ec"
INK: Final = "#2b2620"
LINE: Final = "#d9cdb8"

PAINT: Final[dict[str, str]] = {
    "red": "#c8372d",
    "yellow": "#efb52e",
    "blue": "#2c67ad",
    "green": "#3c8a43",
    "orange": "#e5732a",
    "neutral": "#b9a88c",
}
"""The paint of columns and plateaus by colour; `neutral` is what belongs to nobody."""
