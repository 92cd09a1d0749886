"""The numbers that frames are made with; the page's decoder shares them."""

import math
from typing import Final

from paletti.physics.settings import TICK_S

STEP_M: Final = 0.0001
"""Positions travel in tenths of a millimetre."""
TURN_STEPS: Final = 2047 / math.sqrt(0.5)
"""The three smallest parts of a quaternion travel in 12 bits: 0.0003, under 0.05 mm at a column's end."""
TICKS_A_SECOND: Final = round(1 / TICK_S)
HURRIED_FRAMES: Final = 2
"""How many frames' time passes in one frame while a hurried bot moves its hand."""
SLACK: Final = 0.75
"""A piece is sent again only if it is this many steps off what was sent, so that rounding does not flicker."""
MOST_CONTACTS: Final = 12
LED_WRAP_MS: Final = (1 << 14) - 1
"""Times of a page's clock start again at zero after this. Frames only contain the difference to the one before."""

SLACK_STRAIN: Final = 0.03
"""As a share of a hand's full pull: less than this feels like nothing …"""
FIRM_STRAIN: Final = 0.15
"""… and this much more feels like two thirds of the most: weight has to show long before the hand is at its limit."""
LOOSE_TENSION: Final = 0.3
"""Wood that looks less taut than this is called loose …"""
HEAVY_TENSION: Final = 0.34
"""… and wood that looks more taut than this is called heavy, everywhere."""


def tension(strain: float) -> float:
    """How taut a hand's pull looks, sounds and vibrates, from 0 to 1; the page's `tension` is the same."""
    return 1 - math.exp(-max(0.0, strain - SLACK_STRAIN) / FIRM_STRAIN)


KEY: Final = 1
POSES: Final = 2
PLACES: Final = 4
HANDS: Final = 8
CONTACTS: Final = 16
RESTS: Final = 32
FEW: Final = 64
"""Each piece that moved is named before its pose; otherwise a mask names them all."""
MOST_FEW: Final = 3
USUAL: Final = 128
"""As nearly always, the usual number of ticks has passed since the last frame, so it is not sent."""

MORE: Final = 128
"""Added to a piece's name: another one follows."""

# A pose: its largest part in bits 0 and 1, how wide its move is in bits 2 and 3, its turn in bits 4 and 5.
TURN_WHOLE: Final = 64
STEADY: Final = 128
"""The numbers are the difference from moving on as before; in a key frame, how it moved before follows."""

# A hand: how wide its way is in bits 1 and 2, its target's in bits 3 and 4.
SAME: Final = 1
"""The same hand on the same piece as in the frame before: its numbers are differences."""
LED: Final = 32

LEAST_IMPULSE_N_S: Final = 1e-6
LEAST_SLIDE_M_S: Final = 1e-4
