"""The messages between server and page, defined once: the TypeScript types are generated from them.

A message has the name of the thing that it tells of, so it is written with its module: `api.Replay`, `view.Refusal`,
`fromclient.Grip`. It is built where only msgspec is installed, and so imports nothing of the table.
"""

__all__ = ["api", "frames", "fromclient", "toclient", "version", "view", "words"]
