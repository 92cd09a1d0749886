"""The kit: a set from its file, flaws from its serial number, villas laid out from it; imports only physics."""

from paletti.table.kit.flaws import Flaws
from paletti.table.kit.layout import STYLES, LayoutError, Style
from paletti.table.kit.villa import beside_base, reserve_pose, start_poses, storeyed_poses, tower_poses, villa, villa_at
from paletti.table.kit.wood import SetError, WoodSet, beech, parse_set, read_set

__all__ = [
    "STYLES",
    "Flaws",
    "LayoutError",
    "SetError",
    "Style",
    "WoodSet",
    "beech",
    "beside_base",
    "parse_set",
    "read_set",
    "reserve_pose",
    "start_poses",
    "storeyed_poses",
    "tower_poses",
    "villa",
    "villa_at",
]
