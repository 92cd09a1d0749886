"""Pictures of a villa, from the side and from above, as SVG or PNG."""

from paletti.table.picture.raster import to_png
from paletti.table.picture.sheet import Drawing, to_svg
from paletti.table.picture.villa import draw

__all__ = ["Drawing", "draw", "to_png", "to_svg"]
