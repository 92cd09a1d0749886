"""Whole numbers in few bytes: LEB128, signed ones zigzagged."""


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


class Reader:
    """Reads numbers off a message, front to back."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def byte(self) -> int:
        value = self._data[self._at]
        self._at += 1
        return value

    def natural(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def signed(self) -> int:
        value = self.natural()
        return -(value + 1 >> 1) if value & 1 else value >> 1

    def ended(self) -> bool:
        return self._at == len(self._data)
