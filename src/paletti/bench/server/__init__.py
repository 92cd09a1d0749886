"""How much one server carries.

- `bench`: the figures
- `processes`: the server or its nodes, each on the cores assigned to it
- `recorded_games`: what hands and words did in games of bots
- `played_tables`: the same, repeated through the server with four pages a table
- `bare_physics`: the same, repeated in worlds that nobody judges or sees
- `light_page`, `lateness`: a page that costs next to nothing, and how late its frames come
- `watchers`: hundreds of pages that only watch
"""
