"""Game, replay and analysis told in the protocol's words: one typed function a message. Imports no server."""
