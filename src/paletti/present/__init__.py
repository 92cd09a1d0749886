"""Game, replay and analysis told in the protocol's words: one typed function a message. Imports no server.

`teller` tells of a live game, `camera` its frames, `film` a replay, `analysis` what could have been, `handbook` the
rules.
"""

__all__ = ["analysis", "camera", "facts", "film", "handbook", "kit", "story", "teller", "view"]
