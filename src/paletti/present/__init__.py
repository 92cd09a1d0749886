"""Game, replay and analysis in the protocol's words: one typed function for each message. Imports no server.

A `Teller` describes a live game and a `Camera` sees its frames; a `Film` shows a replay, as `shots`. Everything else
has a module and a function of the same name: `view.view`, `story.story_entry`, `analysis.analysis`,
`handbook.handbook`, `kit.kit`.
"""

from typing import TYPE_CHECKING

from paletti.facade import on_demand

if TYPE_CHECKING:
    from paletti.present.camera import Camera
    from paletti.present.facts import refusal
    from paletti.present.film import Film, Shot, shots
    from paletti.present.handbook import comparison
    from paletti.present.story import forensics, outcome, story_entry
    from paletti.present.teller import Teller

__all__ = [
    "Camera",
    "Film",
    "Shot",
    "Teller",
    "comparison",
    "forensics",
    "outcome",
    "refusal",
    "shots",
    "story_entry",
]

# The rules do not need the wood: asking for a handbook does not load the engine.
__getattr__ = on_demand(
    __name__,
    {
        "camera": ("Camera",),
        "facts": ("refusal",),
        "film": ("Film", "Shot", "shots"),
        "handbook": ("comparison",),
        "story": ("forensics", "outcome", "story_entry"),
        "teller": ("Teller",),
    },
)
