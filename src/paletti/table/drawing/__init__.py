"""Pictures of a villa, from the side and from above, as SVG or PNG. Imports the kit and physics, never a game."""

from paletti.table.drawing.raster import to_png
from paletti.table.drawing.sheet import Drawing, to_svg
from paletti.table.drawing.villa import draw

__all__ = ["Drawing", "draw", "to_png", "to_svg"]
