"""A hostile client against a real server.

- `bench`: the figures
- `attacked`: the server
- `messages`, `floods`, `bombs`, `kills`, `soak`: the parts
"""
