"""What a room asks of its game: orders.

Orders wait in an inbox until the game's own thread takes them; their results go through `outbox.py`.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Final, Protocol

from paletti.bots.mind.decision import Decision
from paletti.bots.mind.strength import Strength
from paletti.protocol import fromclient as wishes
from paletti.server.costs import cost_of
from paletti.table import gestures


class Line(Protocol):
    """One page at a table, as its room knows it; `owns` are the seats that it has proved to be its own."""

    owns: set[int]
    wants_key: bool
    """Whether the page can only go on from a key frame."""

    def tell(self, text: str) -> None:
        """Sends a text, after everything that was sent before it."""

    def show(self, delta: bytes | None, key: bytes | None) -> None:
        """Sends a frame, or drops it if the page is too slow."""

    def hang_up(self) -> None:
        """Ends the line once everything before is sent."""


@dataclass(frozen=True)
class MoveHand:
    """A hand of a seat moves."""

    seat: int
    gesture: gestures.Gesture
    line: Line | None
    at_ms: float | None = None
    """When, by the clock of its page; None: now."""
    came: float = 0.0
    """When it came, by ours, in seconds."""


@dataclass(frozen=True)
class DoDeed:
    """A seat does something that needs no hand."""

    seat: int
    wish: wishes.Deed
    line: Line | None


@dataclass(frozen=True)
class Show:
    """A page wants a snapshot and a key frame."""

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
class TakeBack:
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
class SeatBots:
    """These seats are played by bots from now on, at their own pace or quickly."""

    strengths: Mapping[int, Strength]
    hurried: bool = False


@dataclass(frozen=True)
class BotDecided:
    """What a bot decided to do when it saw this version."""

    seat: int
    version: int
    decision: Decision | None


@dataclass(frozen=True)
class Key:
    """A page missed a frame: the next one is also made as a key frame."""


@dataclass(frozen=True)
class Wait:
    """Nobody looks any more: the wood stops as it is until a page asks to see it."""


@dataclass(frozen=True)
class Close:
    """The game is put away; its journal stays."""


Order = (
    MoveHand
    | DoDeed
    | Show
    | ShowReach
    | ShowLoads
    | TakeBack
    | Silence
    | TimeUp
    | Drop
    | SeatBots
    | BotDecided
    | Key
    | Wait
    | Close
)


def asked_by(order: Order) -> Line | None:
    """The page that gave this order; None if it was the table itself."""
    match order:
        case MoveHand() | DoDeed() | Show() | ShowReach() | ShowLoads():
            return order.line
        case TakeBack() | Silence() | TimeUp() | Drop() | SeatBots() | BotDecided() | Key() | Wait() | Close():
            return None


MOST_ORDERS: Final = 128
"""Orders that wait at one table, of all its pages."""
MOST_ORDERS_A_LINE: Final = 24
ORDERS_ALWAYS_TAKEN: Final = 4
"""This number of orders of a page that owns a seat is always taken, however many others wait: spectators or other
players cannot crowd it out."""
MOST_AIMS_A_HAND: Final = 12
"""Timed aims of one hand that may wait: as many as a line brings at once after a delay of a fifth of a second."""
MOST_A_FRAME: Final = 24
WORK_A_FRAME: Final = 4.0
"""How many orders are carried out before the next step, and how many milliseconds they may cost (but at least one is
carried out): the other tables of the thread wait for them."""


class Inbox:
    """Orders in the order they came; of aims that follow one another only the latest of each hand are kept.

    A page can leave only a few. Orders of the table itself are always taken.
    """

    def __init__(self) -> None:
        self._orders: deque[Order] = deque()
        self._lock = Lock()

    def put(self, order: Order) -> bool:
        """Whether the order was taken; a page's order is refused when too many are waiting already."""
        with self._lock:
            if _aims(order):
                same = 0
                for at in range(len(self._orders) - 1, -1, -1):
                    earlier = self._orders[at]
                    if not _aims(earlier):
                        break
                    if _same_hand(earlier, order):
                        same += 1
                        if _untimed(order):
                            self._orders[at] = order
                            return True
                        if same == MOST_AIMS_A_HAND:
                            del self._orders[at]
            line = asked_by(order)
            if line is not None and not self._has_room(line):
                return False
            self._orders.append(order)
            return True

    def take(self) -> list[Order]:
        """The next few that wait."""
        with self._lock:
            taken: list[Order] = []
            work = 0.0
            while self._orders and len(taken) < MOST_A_FRAME:
                cost = _cost(self._orders[0])
                if cost > 0 and work > 0 and work + cost > WORK_A_FRAME:
                    break
                work += cost
                taken.append(self._orders.popleft())
            return taken

    def _has_room(self, line: Line) -> bool:
        own = sum(asked_by(waiting) is line for waiting in self._orders)
        if len(self._orders) >= MOST_ORDERS:
            return bool(line.owns) and own < ORDERS_ALWAYS_TAKEN
        return own < MOST_ORDERS_A_LINE

    def __bool__(self) -> bool:
        return bool(self._orders)


def _cost(order: Order) -> float:
    """What carrying it out costs, in milliseconds of a core."""
    match order:
        case DoDeed(wish=wish):
            return cost_of(wish)
        case MoveHand(gesture=gesture):
            return cost_of(gesture)
        case Show():
            return 0.0  # sent once to all who ask
        case ShowReach():
            return cost_of(wishes.AskReach(order.column))
        case ShowLoads():
            return cost_of(wishes.AskLoads())
        case TakeBack():
            return cost_of(wishes.Undo())
        case _:
            return 0.0


def _aims(order: Order) -> bool:
    return isinstance(order, MoveHand) and isinstance(order.gesture, gestures.Aim | gestures.AimHold)


def _untimed(order: Order) -> bool:
    return isinstance(order, MoveHand) and order.at_ms is None


def _same_hand(first: Order, second: Order) -> bool:
    return (
        isinstance(first, MoveHand)
        and isinstance(second, MoveHand)
        and first.seat == second.seat
        and type(first.gesture) is type(second.gesture)
    )
