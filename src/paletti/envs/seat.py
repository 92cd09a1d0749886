"""A game as one seat sees it, in numbers: the wood and what the referee knows, with seats counted from its own."""

from __future__ import annotations

import numpy as np

from paletti.envs.pieces import LARGEST, SMALLEST, Float32s, piece_numbers
from paletti.physics.world import World
from paletti.rules import masks
from paletti.rules.pieces import COLOURS, COLUMNS, PLATEAUS, Place
from paletti.rules.state import Stage, State

SEATS = 8
"""Places for players in an observation; unused ones are 0."""
PLACES = tuple(Place)
STAGES = tuple(Stage)
PER_COLUMN = len(PLACES) + 4 + SEATS
PER_SEAT = 8
OF_TABLE = len(COLOURS) + 6
LENGTH = len(LARGEST) + len(COLUMNS) * PER_COLUMN + len(STAGES) + SEATS * PER_SEAT + OF_TABLE

MOST_POINTS = 40.0  # points of a seat, on the top level or in a tournament, that count as 1
MOST_TURNS = 200.0
MOST_ROUNDS = 10.0

LOW = np.concatenate([SMALLEST, np.full(LENGTH - len(SMALLEST), -1, np.float32)])
HIGH = np.concatenate([LARGEST, np.full(LENGTH - len(LARGEST), 1, np.float32)])


def seat_numbers(world: World, state: State, seat: int) -> Float32s:
    """What this seat sees, within `LOW` and `HIGH`; docs/research.md has the table."""
    seats = len(state.players)
    known = [
        *_columns(state, seat, seats),
        *(float(state.stage is stage) for stage in STAGES),
        *_seats(state, seat, seats),
        *_table(state),
    ]
    numbers: Float32s = np.concatenate([piece_numbers(world), np.array(known, np.float32)])
    return numbers.clip(LOW, HIGH)


def _columns(state: State, seat: int, seats: int) -> list[float]:
    """For each column: its place, whether it is locked, askew, without worth, neutral, and whose it is."""
    known: list[float] = []
    for column in COLUMNS:
        bit, place = masks.BIT[column], state.place(column)
        known += (float(place is one) for one in PLACES)
        known += (float(bool(bits & bit)) for bits in (state.locked, state.askew, state.void, state.neutral))
        owner = state.owner(column)
        known += (float(owner >= 0 and (owner - seat) % seats == other) for other in range(SEATS))
    return known


def _seats(state: State, seat: int, seats: int) -> list[float]:
    """For each seat: its own first, then clockwise."""
    known: list[float] = []
    for step in range(SEATS):
        if step >= seats:
            known += [0.0] * PER_SEAT
            continue
        other = (seat + step) % seats
        known += [
            float(not state.gone >> other & 1),
            float(other == state.turn),
            float(other == state.holder),
            float(other == state.former),
            float(other == state.objector),
            float(state.consents >> other & 1),
            state.points(other) / MOST_POINTS,
            state.scores[other] / MOST_POINTS,
        ]
    return known


def _table(state: State) -> list[float]:
    """What belongs to no seat: the colour of this turn, how high the villa is, how long the game has lasted."""
    return [
        *(float(bool(state.required & masks.OF_COLOUR[colour])) for colour in COLOURS),
        state.top / len(PLATEAUS),
        float(state.fresh),
        float(state.raised),
        float(state.proof_spent),
        state.number / MOST_TURNS,
        state.round / MOST_ROUNDS,
    ]
