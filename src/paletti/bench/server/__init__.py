"""How much one server carries.

- `bench`: the figures
- `processes`: the server or its nodes, each on the cores that it is to have
- `recorded_games`: what hands and words did in games of bots
- `played_tables`: the same, done again through the server before four pages a table
- `bare_physics`: the same, done again in worlds that nobody judges or sees
- `light_page`, `lateness`: a page that costs next to nothing, and how late its frames come
- `watchers`: hundreds of pages that only watch
"""
