"""Small stacks for the tests: columns on a ring, square slabs, and a strategy that generates many."""

import numpy as np
from hypothesis import strategies as st

from paletti.statics import BASE, Stack, StackColumn, StackSlab, disc

THIN_M = 0.0075
BEECH_KG_M3 = 720.0


def column(
    name: str, floor: str, x: float, y: float, radius: float = THIN_M, height: float = 0.08, friction: float = 0.4
) -> StackColumn:
    """A round beech column standing at a place."""
    mass = np.pi * radius**2 * 0.08 * BEECH_KG_M3
    return StackColumn(name, floor, disc((x, y), radius, 24), mass, height, friction=friction)


def square(name: str, floor: str, half: float, x: float = 0.0, y: float = 0.0) -> StackSlab:
    """A square plate of 6 mm plywood around a place."""
    corners = half * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) + np.array([x, y])
    return StackSlab(name, floor, corners, (2 * half) ** 2 * 0.006 * 680, (x, y))


def ring(floor: str, count: int, radius: float, prefix: str = "c") -> list[StackColumn]:
    """Columns at equal angles on a circle."""
    turns = 2 * np.pi * np.arange(count) / count
    return [
        column(f"{prefix}{k}", floor, radius * float(np.cos(turn)), radius * float(np.sin(turn)))
        for k, turn in enumerate(turns)
    ]


@st.composite
def stacks(draw: st.DrawFn) -> Stack:
    """A stack of one to three slabs over scattered columns; it need not stand."""
    place = st.floats(-0.06, 0.06)
    storeys = draw(st.integers(1, 3))
    columns: list[StackColumn] = []
    slabs: list[StackSlab] = []
    floor = BASE
    for storey in range(storeys):
        for k in range(draw(st.integers(3, 6))):
            flaw = draw(st.floats(-1e-4, 1e-4))
            radius = draw(st.sampled_from([0.0075, 0.011, 0.015]))
            columns.append(column(f"{floor}-{k}", floor, draw(place), draw(place), radius, 0.08 + flaw))
        slabs.append(square(f"slab-{storey}", floor, 0.09 - 0.01 * storey, draw(st.floats(-0.01, 0.01)), 0.0))
        floor = slabs[-1].name
    return Stack(columns, slabs)
