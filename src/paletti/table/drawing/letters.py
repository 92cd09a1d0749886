"""Letters made of strokes, for pictures that carry no font: digits and capitals on a grid of 4 by 6."""

from __future__ import annotations

# Strokes as chains of grid points "xy", y downwards; chains parted by blanks.
STROKES: dict[str, str] = {
    "0": "10 30 41 45 36 16 05 01 10",
    "1": "02 20 26 06 46",
    "2": "01 10 30 41 42 06 46",
    "3": "01 10 30 41 42 33 13 33 44 45 36 16 05",
    "4": "36 30 04 44",
    "5": "40 00 02 32 43 45 36 06",
    "6": "40 20 02 05 16 36 45 44 33 03",
    "7": "00 40 16",
    "8": "10 30 41 42 33 13 02 01 10/13 04 05 16 36 45 44 33",
    "9": "43 13 02 01 10 30 41 44 26 06",
    ".": "15 25 26 16 15",
    ",": "25 16",
    "-": "13 33",
    ":": "12 22/15 25",
    "A": "06 20 46/14 34",
    "B": "00 30 41 42 33 03 33 44 45 36 06 00",
    "C": "41 30 10 01 05 16 36 45",
    "D": "00 20 42 44 26 06 00",
    "E": "40 00 06 46/03 33",
    "F": "40 00 06/03 33",
    "G": "41 30 10 01 05 16 36 45 43 23",
    "H": "00 06/40 46/03 43",
    "I": "10 30/20 26/16 36",
    "J": "40 45 36 16 05",
    "K": "00 06/40 03 46",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "10 30 41 45 36 16 05 01 10",
    "P": "06 00 30 41 42 33 03",
    "Q": "10 30 41 45 36 16 05 01 10/34 46",
    "R": "06 00 30 41 42 33 03/23 46",
    "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "00 40/20 26",
    "U": "00 05 16 36 45 40",
    "V": "00 26 40",
    "W": "00 16 23 36 40",
    "X": "00 46/40 06",
    "Y": "00 23 40/23 26",
    "Z": "00 40 06 46",
}
ADVANCE = 5.5  # grid steps from one letter to the next
HIGH = 6.0


def strokes(text: str, at: tuple[float, float], size: float) -> list[list[tuple[float, float]]]:
    """The lines of a text whose middle is at a point; what has no strokes is left blank."""
    step = size * 0.72 / HIGH
    left = at[0] - (len(text) * ADVANCE - 1.5) * step / 2
    top = at[1] - HIGH * step / 2
    lines = []
    for number, sign in enumerate(text.upper()):
        for chain in STROKES.get(sign, "").split("/"):
            points = [
                (left + (number * ADVANCE + int(pair[0])) * step, top + int(pair[1]) * step) for pair in chain.split()
            ]
            if len(points) > 1:
                lines.append(points)
    return lines
