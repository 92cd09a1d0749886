"""The pages at one table: who is there, and how messages reach them."""

from collections.abc import Iterable, Iterator

from paletti.protocol import toclient as said
from paletti.server.master.orders import Line
from paletti.server.master.outbox import EVERYBODY, Output, To


class Pages:
    """The lines of a table, the oldest first; those that own no seat are its spectators."""

    def __init__(self) -> None:
        self._lines: dict[Line, None] = {}

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, line: Line) -> bool:
        return line in self._lines

    @property
    def spectators(self) -> int:
        """How many pages only look on."""
        return sum(not line.owns for line in self._lines)

    def add(self, line: Line) -> None:
        """A page comes."""
        self._lines[line] = None

    def remove(self, line: Line) -> None:
        """A page goes."""
        del self._lines[line]

    def of(self, seat: int) -> list[Line]:
        """The pages that own this seat, the oldest first."""
        return [line for line in self._lines if seat in line.owns]

    def tell(self, message: said.ToClient) -> None:
        """Says something to everybody."""
        text = said.text(message)
        for line in self._lines:
            line.tell(text)

    def deliver(self, output: Output) -> None:
        """Sends texts and frames of the game to those who should get them."""
        for to, text in output.texts:
            for line in self._addressees(to):
                line.tell(text)
        for line in self._lines if output.everybody_keyed else output.keyed:
            line.wants_key = True
        for line in sorted(self._lines, key=lambda line: not line.owns):  # players first
            line.show(output.delta, output.key)

    def hang_up(self) -> None:
        """Disconnects all; pages come back by themselves."""
        for line in self._lines:
            line.hang_up()

    def _addressees(self, to: To) -> Iterable[Line]:
        if to is EVERYBODY:
            return self._lines
        if to.line is not None:
            return [to.line] if to.line in self._lines else []
        return self.of(to.seat) if to.seat is not None else []
