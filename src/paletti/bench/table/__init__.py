"""Whole games in real physics, and whether their replays have the same outcome.

- `bench`: the figures
- `falls`: what can be seen of a collapse, from stored poses alone
- `kills`: a game that is killed at random moments and resumed
- `served_games`: games through a real server; `evening` plays one, `acts` is what its players can do in a turn,
  `visitor` a device at the table
"""
