"""How a hand feels: its springs, its limits and its own weight. The page computes with the same numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Feel:
    """How a grip feels: springs (N/m, N m/rad), their damping, and the most that the fingers can do (N, N m)."""

    stiffness: float
    damping: float
    max_force: float
    turn_stiffness: float
    turn_damping: float
    max_torque: float


# A column is held softly upright, so that it neither tilts nor jams between its floor and its plateau.
COLUMN_FEEL = Feel(400.0, 8.0, 3.0, 3.0, 0.02, 0.15)
# A plateau is held level at an edge: that needs a stronger wrist, and a villa may stand on it.
PLATEAU_FEEL = Feel(500.0, 12.0, 7.0, 6.0, 0.08, 0.5)
# The hook pulls at a point, horizontally; it neither lifts nor steadies.
HOOK_FEEL = Feel(400.0, 8.0, 3.0, 0.0, 0.001, 0.0)

# Like a fingertip: heavy enough to steer a 9 g column smoothly, too light to hit the wood by itself.
HAND_MASS_KG = 0.03
# Targets come in small jumps, which the servos smooth inside the engine.
SERVO_S = 0.016
LATE_S = 0.026  # until half of a new target has passed through the servos
CONTROL_S = 0.016  # hands are steered and contacts looked at this often, whatever the step; servos smooth it
FALL_M_S2 = 9.81
