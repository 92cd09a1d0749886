"""Whole numbers in few bytes: LEB128, signed ones zigzagged; three small ones share a byte or two."""

from typing import Final

Triple = tuple[int, int, int]
NOWHERE: Final = (0, 0, 0)
TINY: Final = 2
"""Three numbers from -2 to 2 go into one byte …"""
SMALL: Final = 19
"""… three from -19 to 19 into two."""


def put(out: bytearray, value: int) -> None:
    """Appends a natural number."""
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


def put_signed(out: bytearray, value: int) -> None:
    """Appends a whole number; those near zero take one byte."""
    folded = value << 1 if value >= 0 else (-value << 1) - 1
    if folded < 0x80:
        out.append(folded)
    else:
        put(out, folded)


def width(triple: Triple) -> int:
    """How many bytes three numbers take: none if all are zero, one, two, or (3) as many as they need."""
    if triple == NOWHERE:
        return 0
    least, most = min(triple), max(triple)
    return 1 if least >= -TINY and most <= TINY else 2 if least >= -SMALL and most <= SMALL else 3


def plus(one: Triple, two: Triple) -> Triple:
    """The sum of two triples."""
    return one[0] + two[0], one[1] + two[1], one[2] + two[2]


def less(one: Triple, two: Triple) -> Triple:
    """The first triple minus the second."""
    return one[0] - two[0], one[1] - two[1], one[2] - two[2]


def put_triple(out: bytearray, triple: Triple, wide: int) -> None:
    """Appends three numbers in a width that holds them."""
    if wide == 3:
        for part in triple:
            put_signed(out, part)
    elif wide:
        most = TINY if wide == 1 else SMALL
        x, y, z = triple
        base = 2 * most + 1
        out += (x + most + base * (y + most + base * (z + most))).to_bytes(wide, "little")


class Reader:
    """Reads numbers from a message, front to back."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def byte(self) -> int:
        """The next byte."""
        value = self._data[self._at]
        self._at += 1
        return value

    def natural(self) -> int:
        """The next natural number, as `put` wrote it."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def signed(self) -> int:
        """The next whole number, as `put_signed` wrote it."""
        value = self.natural()
        return -(value + 1 >> 1) if value & 1 else value >> 1

    def triple(self, wide: int) -> Triple:
        """The next three numbers, as `put_triple` wrote them in this width."""
        if wide == 0:
            return NOWHERE
        if wide == 3:
            return self.signed(), self.signed(), self.signed()
        most = TINY if wide == 1 else SMALL
        base = 2 * most + 1
        packed = self.byte() if wide == 1 else self.byte() | self.byte() << 8
        return packed % base - most, packed // base % base - most, packed // base**2 - most

    def ended(self) -> bool:
        """Whether everything has been read."""
        return self._at == len(self._data)
