"""What a room asks of its game. Orders wait in an inbox until the game's own thread takes them."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock

from paletti.bots.mind.decision import Decision
from paletti.bots.mind.strength import Strength
from paletti.protocol import fromclient as page
from paletti.server.live.line import Line
from paletti.table import gestures as table


@dataclass(frozen=True)
class Gesture:
    """A hand of a seat moves."""

    seat: int
    gesture: table.Gesture
    line: Line | None


@dataclass(frozen=True)
class Deed:
    """A seat does something that needs no hand."""

    seat: int
    deed: page.Deed
    line: Line | None


@dataclass(frozen=True)
class Show:
    """A page wants the whole."""

    line: Line


@dataclass(frozen=True)
class ShowReach:
    """A page asks from where a column can be reached."""

    line: Line
    column: str


@dataclass(frozen=True)
class ShowLoads:
    """A page asks what the columns carry: in newtons, or only a hint."""

    line: Line
    exact: bool


@dataclass(frozen=True)
class Undo:
    """The last deed is taken back (practice)."""


@dataclass(frozen=True)
class Silence:
    """The objection time is over: silence is consent (RULING-16)."""

    turn_number: int


@dataclass(frozen=True)
class TimeUp:
    """The clock of the seat on turn has run out (RULING-16)."""

    seat: int
    turn_number: int


@dataclass(frozen=True)
class Drop:
    """The others dropped this player."""

    seat: int


@dataclass(frozen=True)
class Bots:
    """These seats are played by bots from now on."""

    strengths: Mapping[int, Strength]


@dataclass(frozen=True)
class Decided:
    """What a bot made up its mind to do, when it saw this version."""

    seat: int
    version: int
    decision: Decision | None


@dataclass(frozen=True)
class Key:
    """A page missed a frame: the next one is also made as a key frame."""


@dataclass(frozen=True)
class Wait:
    """Nobody looks any more: the wood stands still as it is until a page wants to be shown it."""


@dataclass(frozen=True)
class Close:
    """The game is put away; its journal stays."""


Order = (
    Gesture | Deed | Show | ShowReach | ShowLoads | Undo | Silence | TimeUp | Drop | Bots | Decided | Key | Wait | Close
)


class Inbox:
    """Orders in the order they came; of aims that follow one another only the latest of each hand is kept."""

    def __init__(self) -> None:
        self._orders: deque[Order] = deque()
        self._lock = Lock()

    def put(self, order: Order) -> None:
        with self._lock:
            if _aims(order):
                for at in range(len(self._orders) - 1, -1, -1):
                    earlier = self._orders[at]
                    if not _aims(earlier):
                        break
                    if _same_hand(earlier, order):
                        self._orders[at] = order
                        return
            self._orders.append(order)

    def take(self) -> list[Order]:
        """Everything that waits; the inbox is empty then."""
        with self._lock:
            orders = list(self._orders)
            self._orders.clear()
        return orders

    def __bool__(self) -> bool:
        return bool(self._orders)


def _aims(order: Order) -> bool:
    return isinstance(order, Gesture) and isinstance(order.gesture, table.Aim | table.AimHold)


def _same_hand(first: Order, second: Order) -> bool:
    return (
        isinstance(first, Gesture)
        and isinstance(second, Gesture)
        and first.seat == second.seat
        and type(first.gesture) is type(second.gesture)
    )
