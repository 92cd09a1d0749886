"""The wood: bodies, hands, contacts and rest, with nothing but MuJoCo and NumPy; it imports nothing else of ours.

`World` simulates the `Piece`s of one set on a `Floor`: `place` and `settle` them, `do` a gesture, `step`, `observe` the
facts, keep a `Snapshot`. `draw_out` tries one draw, `draw_each` many at once. docs/world.md explains the rest.
"""

from typing import TYPE_CHECKING

from paletti.facade import on_demand

if TYPE_CHECKING:
    from paletti.physics.batch import cores, draw_each, try_all
    from paletti.physics.ears import Sound
    from paletti.physics.facts import BASE, TABLE, ColumnFact, PlateauFact, RestsOn
    from paletti.physics.frame import Frame
    from paletti.physics.gesture import Gesture, GestureError, Grip, LetGo, Move, Tool, Tremor
    from paletti.physics.hand import Pull
    from paletti.physics.observation import Observation
    from paletti.physics.pose import Pose
    from paletti.physics.reach import Reach
    from paletti.physics.settings import (
        FRAME_S,
        FRAME_TICKS,
        LIVE,
        LIVE_BEFORE,
        REFERENCE,
        ROLLOUT,
        TICK_S,
        USUAL,
        WorldSettings,
    )
    from paletti.physics.shapes import Cylinder, Piece, Prism, Slab, slab
    from paletti.physics.snapshot import Snapshot, SnapshotError, engine_version
    from paletti.physics.trial import Verdict, draw_out, stands
    from paletti.physics.world import World
    from paletti.physics.yard import PARKED_ABOVE_M, Floor, PlaceError

__all__ = [
    "BASE",
    "FRAME_S",
    "FRAME_TICKS",
    "LIVE",
    "LIVE_BEFORE",
    "PARKED_ABOVE_M",
    "REFERENCE",
    "ROLLOUT",
    "TABLE",
    "TICK_S",
    "USUAL",
    "ColumnFact",
    "Cylinder",
    "Floor",
    "Frame",
    "Gesture",
    "GestureError",
    "Grip",
    "LetGo",
    "Move",
    "Observation",
    "Piece",
    "PlaceError",
    "PlateauFact",
    "Pose",
    "Prism",
    "Pull",
    "Reach",
    "RestsOn",
    "Slab",
    "Snapshot",
    "SnapshotError",
    "Sound",
    "Tool",
    "Tremor",
    "Verdict",
    "World",
    "WorldSettings",
    "cores",
    "draw_each",
    "draw_out",
    "engine_version",
    "slab",
    "stands",
    "try_all",
]

# The engine takes a fifth of a second to load; code that only needs a setting does not wait for it.
__getattr__ = on_demand(
    __name__,
    {
        "batch": ("cores", "draw_each", "try_all"),
        "ears": ("Sound",),
        "facts": ("BASE", "TABLE", "ColumnFact", "PlateauFact", "RestsOn"),
        "frame": ("Frame",),
        "gesture": ("Gesture", "GestureError", "Grip", "LetGo", "Move", "Tool", "Tremor"),
        "hand": ("Pull",),
        "observation": ("Observation",),
        "pose": ("Pose",),
        "reach": ("Reach",),
        "settings": (
            "FRAME_S",
            "FRAME_TICKS",
            "LIVE",
            "LIVE_BEFORE",
            "REFERENCE",
            "ROLLOUT",
            "TICK_S",
            "USUAL",
            "WorldSettings",
        ),
        "shapes": ("Cylinder", "Piece", "Prism", "Slab", "slab"),
        "snapshot": ("Snapshot", "SnapshotError", "engine_version"),
        "trial": ("Verdict", "draw_out", "stands"),
        "world": ("World",),
        "yard": ("PARKED_ABOVE_M", "Floor", "PlaceError"),
    },
)
