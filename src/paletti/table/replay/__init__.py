"""A whole game in one file: writing it, watching it, verifying it, judging it again; imports the table's game."""

from paletti.table.replay.file import BadReplay, OtherEngine, Replay, from_bytes, load, replay_of, save, to_bytes
from paletti.table.replay.rejudge import NoSuchGame, Rejudged, judge_again
from paletti.table.replay.scene import Scene, picture, scene
from paletti.table.replay.verify import Differs, NotHere, Partly, Verification, Verified, verify

__all__ = [
    "BadReplay",
    "Differs",
    "NoSuchGame",
    "NotHere",
    "OtherEngine",
    "Partly",
    "Rejudged",
    "Replay",
    "Scene",
    "Verification",
    "Verified",
    "from_bytes",
    "judge_again",
    "load",
    "picture",
    "replay_of",
    "save",
    "scene",
    "to_bytes",
    "verify",
]
