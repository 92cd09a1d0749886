"""Letters made of strokes, for pictures without a font: digits and capitals on a grid of 4 by 6."""

from __future__ import annotations

from unicodedata import normalize

# Strokes as chains of grid points "xy", y downwards; chains are separated by spaces.
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
    "Б": "40 00 06 36 45 44 33 03",
    "Г": "40 00 06",
    "Д": "06 05 45 46/15 20 30 35",
    "Ж": "00 23 06/40 23 46/20 26",
    "З": "01 10 30 41 42 33 13 33 44 45 36 16 05",
    "И": "00 06 40 46",
    "Л": "06 20 40 46",
    "П": "06 00 40 46",
    "У": "00 23/40 16 06",
    "Ф": "20 26/11 31 42 43 34 14 03 02 11",
    "Ц": "00 05 45 46/30 35",
    "Ч": "00 02 13 43/40 46",
    "Ш": "00 06 46 40/20 26",
    "Щ": "00 05 45 46/20 25/40 45",
    "Ъ": "00 10 16 36 45 44 33 13",
    "Ы": "00 06 16 25 24 13 03/40 46",
    "Ь": "00 06 36 45 44 33 03",
    "Э": "01 10 30 41 45 36 16 05/23 43",
    "Ю": "00 06/03 13/20 30 41 45 36 26 15 11 20",
    "Я": "46 40 10 01 02 13 43/23 06",
}
STROKES |= {cyrillic: STROKES[latin] for cyrillic, latin in zip("АВЕКМНОРСТХ", "ABEKMHOPCTX", strict=True)}
# Marks over a letter: diaeresis, acute, grave, circumflex, breve, counted from two steps above it.
MARKS: dict[str, str] = {
    "\u0308": "10 11/30 31",
    "\u0301": "11 30",
    "\u0300": "10 31",
    "\u0302": "01 20 41",
    "\u0306": "10 21 30",
}
MARK_HIGH = 2.0
ADVANCE = 5.5  # grid steps from one letter to the next
HIGH = 6.0


def strokes(text: str, at: tuple[float, float], size: float) -> list[list[tuple[float, float]]]:
    """The lines of a text whose middle is at a point; what has no strokes is left blank."""
    step = size * 0.72 / HIGH
    text = normalize("NFC", text.upper())
    left = at[0] - (len(text) * ADVANCE - 1.5) * step / 2
    top = at[1] - HIGH * step / 2
    lines = []
    for number, sign in enumerate(text):
        # A letter first, and then its marks: each has its own row of the grid.
        for part in normalize("NFD", sign):
            above = MARK_HIGH if part in MARKS else 0.0
            for chain in STROKES.get(part, MARKS.get(part, "")).split("/"):
                points = [
                    (left + (number * ADVANCE + int(pair[0])) * step, top + (int(pair[1]) - above) * step)
                    for pair in chain.split()
                ]
                if len(points) > 1:
                    lines.append(points)
    return lines
