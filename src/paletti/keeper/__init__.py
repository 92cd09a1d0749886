"""The score keeper for the wooden game in the terminal; imports scorekeeping, messages and rules.

`ScoreKeeper` is the program with its screens, `keep_score` runs it; `store` has the files in which games are kept.
"""

from typing import TYPE_CHECKING

from paletti.facade import on_demand

if TYPE_CHECKING:
    from paletti.keeper.app import ScoreKeeper, keep_score

__all__ = ["ScoreKeeper", "keep_score"]

__getattr__ = on_demand(__name__, {"app": ("ScoreKeeper", "keep_score")})
